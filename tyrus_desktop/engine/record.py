"""The game record: a whole game, finished or not, as a text file ending `.tyrus`.

Reading one replays it by the rules and refuses what does not fit; nothing is repaired. A record
holds both sides' tiles: it belongs to whoever keeps games, never to a player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NoReturn

from tyrus_desktop.engine import game
from tyrus_desktop.engine.board import BUILDING_LETTERS, Placement
from tyrus_desktop.engine.deal import PLACEMENTS_EACH, Deal
from tyrus_desktop.engine.game import GameState, IllegalPlacement
from tyrus_desktop.engine.outcome import Outcome
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import NotationError, Profession, Side, Tile

FORMAT = "1"
UNFINISHED = "*"
_RULES_HEADERS = ("Tyrus", "First", "Elections", "IvoryTiles", "BrownTiles")
_ORDER = ("Tyrus", "Date", "Ivory", "IvoryPlayer", "Brown", "BrownPlayer", *_RULES_HEADERS[1:])
_HEADER = re.compile(r'\[([^\s"]+) "((?:[^"\\]|\\["\\])*)"\]')
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Fault(Enum):
    """What can be wrong with a record; the value is the English sentence."""

    NOT_TEXT = "this is not a text file in UTF-8."
    NOT_A_HEADER = "this is not a header line."
    HEADER_TWICE = "the header {0} is there twice."
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

    The placements must be legal: a record is made by the referee or by `parse`.
    """

    headers: Mapping[str, str]
    deal: Deal
    placements: tuple[Placement, ...]
    final: GameState = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        state, _ = game.start(self.deal)
        for placement in self.placements:
            state, _ = game.play(state, placement)
        object.__setattr__(self, "final", state)

    @property
    def tallies(self) -> tuple[Tally, ...]:
        return self.final.tallies

    @property
    def outcome(self) -> Outcome | None:
        return self.final.outcome


def parse(data: bytes, name: str) -> Record:
    """Read a record from a file's bytes; `name` is the file's, for messages.

    Raises `RecordError` for whatever does not fit.
    """
    return _Reader(name).read(data)


def write(record: Record) -> bytes:
    """Return the record as a file's bytes.

    A line end within a header's value becomes a space, and what UTF-8 can't hold a `?`.
    """
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in _headers(record)]
    lines += ["", *_election_lines(record)]
    return "".join(f"{line}\n" for line in lines).encode(errors="replace")


def result_text(outcome: Outcome | None) -> str:
    """Return the value of `Result`: `brown streak`, `draw`, `*`."""
    if outcome is None:
        return UNFINISHED
    if outcome.winner is None:
        return outcome.ending.value
    return f"{outcome.winner.value} {outcome.ending.value}"


def summary(record: Record) -> dict[str, object]:
    """Return what `tyrus replay --json` prints, as the record's format describes it."""
    names = {
        Profession.SOLDIER: "citadel",
        Profession.MERCHANT: "market",
        Profession.PRIEST: "temple",
    }
    winners = [tally.winner for tally in record.tallies]
    outcome = record.outcome
    return {
        "format": int(FORMAT),
        "first": record.deal.first.value,
        "elections": [
            {
                "kind": names[tally.kind],
                "ivory": tally.ivory.total,
                "brown": tally.brown.total,
                "winner": tally.winner.value if tally.winner else None,
            }
            for tally in record.tallies
        ],
        "representatives": {side.value: winners.count(side) for side in Side},
        "placements": len(record.placements),
        "winner": outcome.winner.value if outcome and outcome.winner else None,
        "ending": outcome.ending.value if outcome else None,
    }


def _headers(record: Record) -> Iterator[tuple[str, str]]:
    deal = record.deal
    values = dict(record.headers)
    values |= {
        "Tyrus": FORMAT,
        "First": deal.first.value,
        "Elections": " ".join(BUILDING_LETTERS[kind] for kind in deal.elections),
        "IvoryTiles": " ".join(map(str, deal.ivory)),
        "BrownTiles": " ".join(map(str, deal.brown)),
        "Result": result_text(record.outcome),
    }
    known = [name for name in (*_ORDER, "Result") if name in values]
    others = [name for name in values if name not in known]
    return ((name, values[name]) for name in (*known, *others))


def _escaped(value: str) -> str:
    one_line = re.sub(r"\r\n|\r|\n", " ", value)
    return one_line.replace("\\", "\\\\").replace('"', '\\"')


def _election_lines(record: Record) -> Iterator[str]:
    placements = list(map(str, record.placements))
    each = 2 * PLACEMENTS_EACH
    for start in range(0, len(placements), each):
        index = start // each
        words = [str(index + 1), BUILDING_LETTERS[record.deal.elections[index]]]
        words += placements[start : start + each]
        if index < len(record.tallies):
            words += _result_words(record.tallies[index])
        yield " ".join(words)


def _result_words(tally: Tally) -> tuple[str, str]:
    winner = tally.winner.value if tally.winner else "null"
    return f"{tally.ivory.total}-{tally.brown.total}", winner


class _Reader:
    """Reads one record, line by line; `line` is the number of the line in hand."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line = 1
        self.headers: dict[str, str] = {}
        self.header_lines: dict[str, int] = {}

    def read(self, data: bytes) -> Record:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            self.line = 1 + error.object.count(b"\n", 0, error.start)
            self.refuse(Fault.NOT_TEXT)
        lines = [
            (number, line.strip())
            for number, line in enumerate(text.split("\n"), start=1)
            if not line.startswith("#")
        ]
        elections = self.read_headers(lines)
        deal = self.deal()
        placements = self.read_elections(deal, elections)
        own = {name: v for name, v in self.headers.items() if name not in _RULES_HEADERS}
        result = own.pop("Result", None)
        record = Record(own, deal, placements)
        if result not in (None, result_text(record.outcome)):
            self.line = self.header_lines["Result"]
            self.refuse(Fault.WRONG_RESULT, result_text(record.outcome))
        return record

    def refuse(self, fault: Fault, *values: object) -> NoReturn:
        raise RecordError(self.name, self.line, fault, *values)

    def read_headers(self, lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Take the headers; return the lines of the elections."""
        parted = False
        for index, (number, text) in enumerate(lines):
            if not text:
                parted = bool(self.headers)
                continue
            self.line = number
            match = _HEADER.fullmatch(text)
            if match is None:
                if text.startswith("[") or not self.headers:
                    self.refuse(Fault.NOT_A_HEADER)
                if not parted:
                    self.refuse(Fault.NO_EMPTY_LINE)
                return [(n, rest) for n, rest in lines[index:] if rest]
            parted = False
            name, value = match.groups()
            if name in self.headers:
                self.refuse(Fault.HEADER_TWICE, name)
            self.headers[name] = re.sub(r"\\(.)", r"\1", value)
            self.header_lines[name] = number
        return []

    def deal(self) -> Deal:
        if (number := self.header("Tyrus")) != FORMAT:
            self.refuse(Fault.WRONG_FORMAT, number)
        first = self.header("First")
        if first not in {side.value for side in Side}:
            self.refuse(Fault.WRONG_FIRST, first)
        letters = self.header("Elections").split()
        if sorted(letters) != sorted(3 * BUILDING_LETTERS):
            self.refuse(Fault.WRONG_ELECTIONS)
        elections = tuple(Profession(BUILDING_LETTERS.index(letter)) for letter in letters)
        return Deal(Side(first), elections, self.tiles("IvoryTiles"), self.tiles("BrownTiles"))

    def header(self, name: str) -> str:
        """Return a required header; its line, or else the last header's, comes in hand."""
        if name not in self.headers:
            self.line = max(self.header_lines.values(), default=1)
            self.refuse(Fault.HEADER_MISSING, name)
        self.line = self.header_lines[name]
        return self.headers[name]

    def tiles(self, name: str) -> tuple[Tile, ...]:
        try:
            tiles = tuple(map(Tile.parse, self.header(name).split()))
        except NotationError:
            self.refuse(Fault.WRONG_TILES, name)
        if len(tiles) != 30 or len(set(tiles)) != 30:
            self.refuse(Fault.WRONG_TILES, name)
        return tiles

    def read_elections(self, deal: Deal, lines: list[tuple[int, str]]) -> tuple[Placement, ...]:
        state, _ = game.start(deal)
        placements: list[Placement] = []
        for index, (self.line, text) in enumerate(lines):
            if text.startswith("["):
                self.refuse(Fault.HEADER_LATE)
            if state.outcome is not None:
                self.refuse(Fault.AFTER_THE_END)
            state, played = self.election(state, text, last=index == len(lines) - 1)
            placements += played
        return tuple(placements)

    def election(
        self, state: GameState, text: str, *, last: bool
    ) -> tuple[GameState, list[Placement]]:
        number = state.election
        expected = [str(number), BUILDING_LETTERS[state.deal.elections[number - 1]]]
        words = text.split()
        if words[:2] != expected:
            self.refuse(Fault.WRONG_ELECTION, " ".join(expected))
        played: list[Placement] = []
        for word in words[2 : 2 + 2 * PLACEMENTS_EACH]:
            state, placement = self.placement(state, word)
            played.append(placement)
        if not played:
            self.refuse(Fault.NO_PLACEMENT)
        if len(played) == 2 * PLACEMENTS_EACH:
            self.check_result(state.tallies[-1], words[2 + len(played) :])
        elif not last:
            self.refuse(Fault.ELECTION_UNFINISHED, len(played))
        return state, played

    def placement(self, state: GameState, word: str) -> tuple[GameState, Placement]:
        try:
            placement = Placement.parse(word)
        except NotationError:
            self.refuse(Fault.NOT_A_PLACEMENT, word)
        try:
            return game.play(state, placement)[0], placement
        except IllegalPlacement:
            self.refuse(Fault.NOT_IN_HAND, placement.tile)

    def check_result(self, tally: Tally, words: list[str]) -> None:
        votes, winner = _result_words(tally)
        if words[:1] != [votes]:
            self.refuse(Fault.WRONG_VOTES, votes)
        if words[1:2] != [winner]:
            self.refuse(Fault.WRONG_WINNER, winner)
        if len(words) > 2:
            self.refuse(Fault.LINE_TOO_LONG, " ".join(words[2:]))
