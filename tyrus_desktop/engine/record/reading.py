"""Reading a record: it is replayed by the rules, and whatever is invalid is refused."""

from __future__ import annotations

import re
from typing import NoReturn

from tyrus_desktop.engine import game
from tyrus_desktop.engine.board import BUILDING_LETTERS, Placement
from tyrus_desktop.engine.deal import PLACEMENTS_EACH, Deal
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.illegal import IllegalPlacement
from tyrus_desktop.engine.record.values import DEAL_HEADERS, FORMAT, Fault, Record, RecordError
from tyrus_desktop.engine.record.writing import result_text, result_words
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import NotationError, Profession, Side, Tile

_HEADER = re.compile(r'\[([^\s"]+) "((?:[^"\\]|\\["\\])*)"\]')


def parse(data: bytes, name: str) -> Record:
    """Read a record from a file's bytes; `name` is the file's, for messages.

    Raises `RecordError` if anything in it is invalid.
    """
    return _Reader(name).read(data)


class _Reader:
    """Reads one record; `line` is the number of the current line, for messages."""

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
        own = {name: v for name, v in self.headers.items() if name not in ("Tyrus", *DEAL_HEADERS)}
        result = own.pop("Result", None)
        record = Record(own, deal, placements)
        if result not in (None, result_text(record.outcome)):
            self.line = self.header_lines["Result"]
            self.refuse(Fault.WRONG_RESULT, result_text(record.outcome))
        return record

    def refuse(self, fault: Fault, *values: object) -> NoReturn:
        raise RecordError(self.name, self.line, fault, *values)

    def read_headers(self, lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Read the headers; return the lines of the elections."""
        separated = False
        for index, (number, text) in enumerate(lines):
            if not text:
                separated = bool(self.headers)
                continue
            self.line = number
            match = _HEADER.fullmatch(text)
            if match is None:
                if text.startswith("[") or not self.headers:
                    self.refuse(Fault.NOT_A_HEADER)
                if not separated:
                    self.refuse(Fault.NO_EMPTY_LINE)
                return [(n, rest) for n, rest in lines[index:] if rest]
            separated = False
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
        """Return a required header; its line, or the last header's, becomes the current one."""
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
        votes, winner = result_words(tally)
        if words[:1] != [votes]:
            self.refuse(Fault.WRONG_VOTES, votes)
        if words[1:2] != [winner]:
            self.refuse(Fault.WRONG_WINNER, winner)
        if len(words) > 2:
            self.refuse(Fault.LINE_TOO_LONG, " ".join(words[2:]))
