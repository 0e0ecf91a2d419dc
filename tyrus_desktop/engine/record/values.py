"""The record of a game, and every reason for which a file is refused as one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import InitVar, dataclass, field
from enum import Enum

from tyrus_desktop.engine import game
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.outcome import Outcome
from tyrus_desktop.engine.tally import Tally

FORMAT = "1"
UNFINISHED = "*"
DEAL_HEADERS = ("First", "Elections", "IvoryTiles", "BrownTiles")
SEAL = "Seal"
SALT = "Salt"
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Fault(Enum):
    """Why a record is refused; the value is the English sentence."""

    NOT_TEXT = "this is not a text file in UTF-8."
    NOT_A_HEADER = "this is not a header line."
    HEADER_TWICE = "the header {0} appears twice."
    HEADER_MISSING = "the header {0} is missing."
    HEADER_LATE = "a header stands after the first election."
    NO_EMPTY_LINE = "an empty line must part the headers from the elections."
    WRONG_FORMAT = "this is a record of format {0}, and only format 1 can be read."
    WRONG_FIRST = "First must be ivory or brown, not “{0}”."
    WRONG_ELECTIONS = "Elections must be nine letters, three each of C, M and T."
    WRONG_TILES = "{0} must be all thirty tiles, each once."
    WRONG_ELECTION = "this should be election {0}."
    NO_PLACEMENT = "an election without a placement must not be written."
    NOT_A_PLACEMENT = "“{0}” is not a placement."
    NOT_IN_HAND = "{0} is not in the hand of the side whose turn it is."
    WRONG_VOTES = "the votes should be {0}."
    WRONG_WINNER = "the election should end with {0}."
    LINE_TOO_LONG = "“{0}” is too much on this line."
    ELECTION_UNFINISHED = "this election has {0} of its six placements, and another follows it."
    AFTER_THE_END = "the game was over before this line."
    WRONG_RESULT = "the result should be “{0}”."


class RecordError(ValueError):
    """A record is refused: in which file, on which line, and why.

    The sentence is one line and safe to print, whatever the file and its name hold.
    """

    def __init__(self, name: str, line: int, fault: Fault, *values: object) -> None:
        sentence = f"{name}, line {line}: {fault.value.format(*values)}"
        super().__init__(_CONTROL.sub("\N{REPLACEMENT CHARACTER}", sentence))
        self.name = name
        self.line = line
        self.fault = fault
        self.values = values


@dataclass(frozen=True, slots=True)
class Record:
    """A deal, its placements, and the headers that are not the rules' own (names, date, …).

    The placements must be legal: the referee and `parse` make records. `played` is the state after
    them, if the caller has it; otherwise the placements are replayed here.
    """

    headers: Mapping[str, str]
    deal: Deal
    placements: tuple[Placement, ...]
    played: InitVar[GameState | None] = None
    final: GameState = field(init=False, repr=False, compare=False)

    def __post_init__(self, played: GameState | None) -> None:
        if played is None:
            played, _ = game.start(self.deal)
            for placement in self.placements:
                played, _ = game.play(played, placement)
        object.__setattr__(self, "final", played)

    @property
    def tallies(self) -> tuple[Tally, ...]:
        return self.final.tallies

    @property
    def outcome(self) -> Outcome | None:
        return self.final.outcome
