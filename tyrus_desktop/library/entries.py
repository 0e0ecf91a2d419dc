"""What the library knows of one file of the games folder: who played, and how it ended. No Qt.

Of a running game an entry has only what both players know: the headers that stand beside `Folded`,
which election is held, and in which a study was begun. So the index on the disk tells nothing of
its hands either.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
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
"""The ending of a game that a side gave up."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One file. Its fields are the columns of the index; a text is empty where there is none.

    `stamp` changes with the file. `error` says why it can't be read. `identity` is that of a game
    that is over. `winner` is a side's value, `ending` that of an `Ending` or `RESIGNED`.
    `elections` counts those held, the current one included; `begun_in` is the election in which a
    study was begun in its game, 0 where that is not known. `votes` and `spent` give two numbers
    per election that was counted, Ivory's first (`10-18 0-3`): the votes, and the sum of the tiles
    placed. `seat` is the user's side: that of the only person in a game that was played here and
    is no study.
    """

    name: str
    stamp: str
    error: str = ""
    running: bool = False
    identity: str = ""
    date: str = ""
    started: str = ""
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
        """What the files of one game have in common; a running game has a file of its own."""
        return self.identity or f"/{self.name}"

    @property
    def readable(self) -> bool:
        return not self.error

    @property
    def over(self) -> bool:
        return self.readable and not self.running

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of the record that say who played."""
        found = {
            name_header(Side.IVORY): self.ivory,
            player_header(Side.IVORY): self.ivory_player,
            name_header(Side.BROWN): self.brown,
            player_header(Side.BROWN): self.brown_player,
        }
        return {name: value for name, value in found.items() if value}


def stamp(status: os.stat_result) -> str:
    """Return what differs once a file has been written again."""
    return f"{status.st_mtime_ns} {status.st_size} {status.st_ino}"


def read(folder: Path, name: str, stamped: str) -> Entry:
    """Return the entry of a file, also of one that can't be read."""
    try:
        return _entry(name, stamped, record_files.read(folder / name))
    except (OSError, RecordError) as error:
        return Entry(name, stamped, error=_written(error))


def as_running(entry: Entry, election: int) -> Entry:
    """Return what would be known of a game if it were still in this election; 0 for unknown."""
    return replace(
        entry,
        running=entry.readable,
        elections=election if entry.readable else 0,
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


def _begun_in(record: Record) -> int:
    taken_over = record.taken_over
    return min(ELECTIONS, taken_over[0] // PLACEMENTS + 1) if taken_over else 0


def _result(record: Record) -> tuple[str, str]:
    """Return the winner's side, empty for none, and the ending."""
    outcome = record.outcome
    if outcome is not None:
        return outcome.winner.value if outcome.winner else "", outcome.ending.value
    return Side(record.headers[GIVEN_UP_BY]).other.value, RESIGNED


def _seat(headers: Mapping[str, str]) -> str:
    """Return the side of the only person in a game."""
    persons = [side.value for side in Side if not is_computer(headers, side)]
    return persons[0] if len(persons) == 1 else ""


def _spent(record: Record) -> str:
    """Return the sums of the tiles placed in each election that was counted."""
    sums = []
    for index in range(len(record.tallies)):
        start = PLACEMENTS * index
        values = [each.tile.value for each in record.placements[start : start + PLACEMENTS]]
        first, second = sum(values[::2]), sum(values[1::2])
        ivory_first = whose_turn(record.deal.first, index + 1, 0) is Side.IVORY
        sums.append(f"{first}-{second}" if ivory_first else f"{second}-{first}")
    return " ".join(sums)


def _written(error: OSError | RecordError) -> str:
    """Return an error as text. What is wrong inside `Folded` may tell of a hand: it is left out."""
    if isinstance(error, OSError):
        return json.dumps({"errno": error.errno})
    if error.folded:
        return json.dumps({"fault": Fault.FOLDED_DAMAGED.name, "line": 1, "values": ()})
    return json.dumps({"fault": error.fault.name, "line": error.line, "values": error.values})


def error_of(entry: Entry) -> OSError | RecordError:
    """Return why a file can't be read; the entry must have an `error`."""
    written = json.loads(entry.error)
    if "errno" in written:
        number = written["errno"] or 0
        return OSError(number, os.strerror(number), entry.name)
    return RecordError(entry.name, written["line"], Fault[written["fault"]], *written["values"])


ENDINGS = (*(ending.value for ending in Ending), RESIGNED)
"""The values of `Entry.ending`, in the order of the rulebook."""
