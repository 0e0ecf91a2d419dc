"""The library's entries: one for each file, with its players, its result and so on. No Qt.

An entry of a running game contains only what both players know: the headers outside `Folded`, the
current election, and the election in which a study began. So the index on the disk reveals no
hands.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.record import (
    DATE,
    GIVEN_UP_BY,
    IMPORTED,
    NOTE,
    PERSON,
    STARRED,
    STARTED,
    STUDY,
    TITLE,
    Fault,
    Record,
    RecordError,
    identity,
    is_computer,
    name_header,
    player_header,
)
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import whose_turn
from tyrus_desktop.library import record_files

RESIGNED = "resigned"
"""The ending of a resigned game."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One file. The fields are the columns of the index; missing texts are empty.

    Attributes:
        stamp: Changes whenever the file does.
        error: Why the file can't be read, as JSON.
        identity: The identity of a finished game.
        began: When the game began, in seconds since 1970; 0 if that is unknown.
        begun_in: The election in which a study began, or 0.
        seat: The user's side: the only person's side in a game that was played here and is not a
            study.
        winner: The value of a `Side`.
        ending: The value of an `Ending`, or `RESIGNED`.
        elections: The number of elections, including the current one.
        votes: Each counted election's votes, Ivory's first: `10-18 0-3`.
        spent: Each counted election's sum of placed tiles, in the same form.
    """

    name: str
    stamp: str
    error: str = ""
    running: bool = False
    identity: str = ""
    date: str = ""
    started: str = ""
    began: int = 0
    ivory: str = ""
    ivory_player: str = ""
    brown: str = ""
    brown_player: str = ""
    study: bool = False
    begun_in: int = 0
    imported: bool = False
    starred: bool = False
    title: str = ""
    note: str = ""
    seat: str = ""
    winner: str = ""
    ending: str = ""
    elections: int = 0
    votes: str = ""
    spent: str = ""

    @property
    def game(self) -> str:
        """A key that copies of a finished game share; for other files it is unique."""
        return self.identity or f"/{self.name}"

    @property
    def readable(self) -> bool:
        return not self.error

    @property
    def over(self) -> bool:
        return self.readable and not self.running

    @property
    def headers(self) -> Mapping[str, str]:
        """The record's headers that name the players."""
        found = {
            name_header(Side.IVORY): self.ivory,
            player_header(Side.IVORY): self.ivory_player,
            name_header(Side.BROWN): self.brown,
            player_header(Side.BROWN): self.brown_player,
        }
        return {name: value for name, value in found.items() if value}


def stamp(status: os.stat_result) -> str:
    """Return a text that changes whenever the file is written."""
    return f"{status.st_mtime_ns} {status.st_size} {status.st_ino}"


def read(folder: Path, name: str, stamped: str) -> Entry:
    """Return the entry of a file, with an `error` if it can't be read."""
    try:
        return _entry(name, stamped, record_files.read(folder / name))
    except (OSError, RecordError) as error:
        return Entry(name, stamped, error=_written(error))


def as_running(entry: Entry) -> Entry:
    """Return an entry without anything that reveals the game's progress."""
    return replace(
        entry,
        running=entry.readable,
        elections=0,
        identity="",
        imported=False,
        starred=False,
        title="",
        note="",
        seat="",
        winner="",
        ending="",
        votes="",
        spent="",
    )


def _entry(name: str, stamped: str, record: Record) -> Entry:
    headers = record.headers
    known = Entry(
        name,
        stamped,
        date=headers.get(DATE, ""),
        started=headers.get(STARTED, ""),
        began=_began(headers),
        ivory=headers.get(name_header(Side.IVORY), ""),
        ivory_player=headers.get(player_header(Side.IVORY), PERSON),
        brown=headers.get(name_header(Side.BROWN), ""),
        brown_player=headers.get(player_header(Side.BROWN), PERSON),
        study=STUDY in headers,
        begun_in=_begun_in(record),
    )
    if not record.over:
        return replace(known, running=True, elections=len(record.tallies) + 1)
    imported = headers.get(IMPORTED) == "1"
    winner, ending = _result(record)
    return replace(
        known,
        identity=identity(record),
        imported=imported,
        starred=headers.get(STARRED) == "1",
        title=headers.get(TITLE, ""),
        note=headers.get(NOTE, ""),
        seat="" if known.study or imported else _seat(headers),
        winner=winner,
        ending=ending,
        elections=len(record.tallies) + (record.outcome is None),
        votes=" ".join(f"{each.ivory.total}-{each.brown.total}" for each in record.tallies),
        spent=_spent(record),
    )


def _began(headers: Mapping[str, str]) -> int:
    """Return `Entry.began`; a date without a time begins at midnight here."""
    for written in (headers.get(STARTED, ""), headers.get(DATE, "")):
        with suppress(ValueError, OverflowError, OSError):  # Some systems refuse early years.
            return int(datetime.fromisoformat(written).timestamp())
    return 0


def _begun_in(record: Record) -> int:
    taken_over = record.taken_over
    return min(ELECTIONS, taken_over[0] // PLACEMENTS + 1) if taken_over else 0


def _result(record: Record) -> tuple[str, str]:
    """Return the winner's value, empty for a draw, and the ending."""
    outcome = record.outcome
    if outcome is not None:
        return outcome.winner.value if outcome.winner else "", outcome.ending.value
    return Side(record.headers[GIVEN_UP_BY]).other.value, RESIGNED


def _seat(headers: Mapping[str, str]) -> str:
    """Return the value of the only person's side; empty if two persons or none played."""
    persons = [side.value for side in Side if not is_computer(headers, side)]
    return persons[0] if len(persons) == 1 else ""


def _spent(record: Record) -> str:
    """Return `Entry.spent`."""
    sums = []
    for index in range(len(record.tallies)):
        start = PLACEMENTS * index
        values = [each.tile.value for each in record.placements[start : start + PLACEMENTS]]
        first, second = sum(values[::2]), sum(values[1::2])
        ivory_first = whose_turn(record.deal.first, index + 1, 0) is Side.IVORY
        sums.append(f"{first}-{second}" if ivory_first else f"{second}-{first}")
    return " ".join(sums)


def _written(error: OSError | RecordError) -> str:
    """Return an error as JSON, without details of `Folded`, which could reveal a hand."""
    if isinstance(error, OSError):
        return json.dumps({"errno": error.errno})
    if error.folded:
        return json.dumps({"fault": Fault.FOLDED_DAMAGED.name, "line": 1, "values": ()})
    return json.dumps({"fault": error.fault.name, "line": error.line, "values": error.values})


def error_of(entry: Entry) -> OSError | RecordError:
    """Return the error of an unreadable file's entry."""
    written = json.loads(entry.error)
    if "errno" in written:
        number = written["errno"] or 0
        return OSError(number, os.strerror(number), entry.name)
    return RecordError(entry.name, written["line"], Fault[written["fault"]], *written["values"])


ENDINGS = (*(ending.value for ending in Ending), RESIGNED)
"""The values of `Entry.ending`, in the rulebook's order."""
