"""The library's entries: one for each file, with its players, its result and so on. No Qt.

An entry of a running game contains only what both players know: the headers outside `Folded`, the
profiles, the number in the order of play, the current election, and the election in which a study
began. So the index on the disk reveals no hands.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tyrus_desktop.engine.board import BUILDING_LETTERS
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.record import (
    CHARACTER,
    DATE,
    GIVEN_UP_BY,
    HINTS,
    IMPORTED,
    NOTE,
    PERSON,
    PROGRAM,
    STARRED,
    STARTED,
    STUDY,
    TITLE,
    UNDOS,
    Fault,
    Record,
    RecordError,
    identity,
    name_header,
    order_of,
    player_header,
    profiles_of,
    side_of,
)
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import clock, conduct, record_files

NANOSECONDS = 10**9
"""In a second."""

RESIGNED = "resigned"
"""The ending of a resigned game."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One file. The fields are the columns of the index; missing texts are empty.

    Attributes:
        stamp: Changes whenever the file does.
        error: Why the file can't be read, as JSON.
        identity: The identity of a finished game.
        number: The game's number in the order of play; 0 for games from outside and of earlier
            versions.
        began: When the game began as far as its file tells, in seconds since 1970; 0 if that is
            unknown. A game without a number began no later than its file was written.
        begun_in: The election in which a study began, or 0.
        winner: The value of a `Side`.
        ending: The value of an `Ending`, or `RESIGNED`.
        elections: The number of elections, including the current one.
        votes: Each counted election's votes, Ivory's first: `10-18 0-3`.
        winners: The winner of each counted election, `i` or `b`, or `-` if it was null: `bi-`.
        program: The version that began the game.
        hints: The number of placements made with advice.
        undos: The number of turns taken back.
        character: The secret character of the computer's level, as the finished game tells it.
        first: The value of the side that placed first.
        kinds: The letters of the counted elections: `CMT`.
        left: The sum of each hand at the end, Ivory's first: `12-7`.
        conduct: Both sides' counts of how they played; see `conduct`.
        ivory_profile: The profile of the person who played Ivory, `brown_profile` that of Brown, in
            a game that is not a study; `FIRST` for the first one, empty for none.
        seat: The side of the profile in use, the one field that is no column.
    """

    name: str
    stamp: str
    error: str = ""
    running: bool = False
    identity: str = ""
    date: str = ""
    started: str = ""
    number: int = 0
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
    winner: str = ""
    ending: str = ""
    elections: int = 0
    votes: str = ""
    winners: str = ""
    program: str = ""
    hints: int = 0
    undos: int = 0
    character: str = ""
    first: str = ""
    kinds: str = ""
    left: str = ""
    conduct: str = ""
    ivory_profile: str = ""
    brown_profile: str = ""
    seat: str = ""

    @property
    def game(self) -> str:
        """A key that copies of a finished game share; for other files it is unique."""
        return self.identity or f"/{self.name}"

    @property
    def foreign(self) -> bool:
        """Whether it is an import that nobody has claimed."""
        return self.imported and not (self.ivory_profile or self.brown_profile)

    @property
    def profiles(self) -> dict[Side, str]:
        """The profiles of both sides."""
        return {Side.IVORY: self.ivory_profile, Side.BROWN: self.brown_profile}

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
        return entry_of(name, stamped, record_files.read(folder / name))
    except (OSError, RecordError) as error:
        return Entry(name, stamped, error=_written(error))


def entry_of(name: str, stamped: str, record: Record) -> Entry:
    """Return the entry of a record in this file, with this stamp."""
    headers = record.headers
    profiles = dict.fromkeys(Side, "") if STUDY in headers else profiles_of(headers)
    known = Entry(
        name,
        stamped,
        date=headers.get(DATE, ""),
        started=headers.get(STARTED, ""),
        number=order_of(headers),
        began=_began(headers, stamped),
        ivory=headers.get(name_header(Side.IVORY), ""),
        ivory_player=headers.get(player_header(Side.IVORY), PERSON),
        brown=headers.get(name_header(Side.BROWN), ""),
        brown_player=headers.get(player_header(Side.BROWN), PERSON),
        study=STUDY in headers,
        begun_in=_begun_in(record),
        program=headers.get(PROGRAM, ""),
        ivory_profile=profiles[Side.IVORY],
        brown_profile=profiles[Side.BROWN],
    )
    if not record.over:
        # A missing election must not reveal an end that has not been shown.
        return replace(known, running=True, elections=min(ELECTIONS, len(record.tallies) + 1))
    winner, ending = _result(record)
    return replace(
        known,
        identity=identity(record),
        imported=headers.get(IMPORTED) == "1",
        starred=headers.get(STARRED) == "1",
        title=headers.get(TITLE, ""),
        note=headers.get(NOTE, ""),
        winner=winner,
        ending=ending,
        elections=len(record.tallies) + (record.outcome is None),
        votes=" ".join(f"{each.ivory.total}-{each.brown.total}" for each in record.tallies),
        winners="".join(each.winner.value[0] if each.winner else "-" for each in record.tallies),
        hints=record.number(HINTS),
        undos=record.number(UNDOS),
        character=headers.get(CHARACTER, ""),
        first=record.deal.first.value,
        kinds="".join(BUILDING_LETTERS[each.kind] for each in record.tallies),
        left="-".join(str(sum(t.value for t in record.final.held(side))) for side in Side),
        conduct=conduct.conducts(record),
    )


def seated(entry: Entry, mine: Collection[str]) -> Entry:
    """Return an entry with the seat of the person who has these profiles."""
    seat = seat_of(entry.ivory_profile, entry.brown_profile, mine)
    return entry if seat == entry.seat else replace(entry, seat=seat)


def seat_of(ivory: str, brown: str, mine: Collection[str]) -> str:
    """Return `Entry.seat` for the profiles of both sides."""
    side = side_of(ivory, brown, mine)
    return side.value if side else ""


def _began(headers: Mapping[str, str], stamped: str) -> int:
    """Return `Entry.began`; a date without a time begins at midnight here."""
    told = clock.seconds(headers.get(STARTED, "")) or clock.seconds(headers.get(DATE, ""))
    if order_of(headers):
        return told
    return min(told, int(stamped.partition(" ")[0]) // NANOSECONDS)


def _begun_in(record: Record) -> int:
    taken_over = record.taken_over
    return min(ELECTIONS, taken_over[0] // PLACEMENTS + 1) if taken_over else 0


def _result(record: Record) -> tuple[str, str]:
    """Return the winner's value, empty for a draw, and the ending."""
    outcome = record.outcome
    if outcome is not None:
        return outcome.winner.value if outcome.winner else "", outcome.ending.value
    return Side(record.headers[GIVEN_UP_BY]).other.value, RESIGNED


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
