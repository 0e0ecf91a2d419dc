"""Reads a record, replays its game under the rules, and refuses it if anything is invalid."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NoReturn

from tyrus_desktop.engine import game
from tyrus_desktop.engine.board import BUILDING_LETTERS, Placement
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.illegal import IllegalPlacement
from tyrus_desktop.engine.record.folding import FoldingError, unfold
from tyrus_desktop.engine.record.values import (
    CONTROL,
    DEAL_HEADERS,
    FOLDED,
    FORMAT,
    FROM,
    GIVEN_UP_BY,
    NOTE,
    OPEN_HEADERS,
    STUDY,
    TITLE,
    Fault,
    Record,
    RecordError,
)
from tyrus_desktop.engine.record.writing import result_text, result_words
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import NotationError, Profession, Side, Tile

_NAME = r'[^\s"\x00-\x1f\x7f-\x9f]+'
_HEADER = re.compile(rf'[ \t]*\[({_NAME}) "([^"\\]*(?:\\["\\][^"\\]*)*)"\][ \t]*')
_NOTE = re.compile(rf'[ \t]*\[({NOTE}) "([^"\\]*(?:\\["\\n][^"\\]*)*)"\][ \t]*')
_STRAY = re.compile(r"(?![ \t])[\s\x00-\x1f\x7f-\x9f]")
"""White space other than space and tab, and control characters."""

_SIDE = re.compile("ivory|brown")
_ONE = re.compile("1")
_NEWER = re.compile(r"[2-9]|[1-9][0-9]+")
_TAKEN_FROM = re.compile(r"([0-9]|[1-4][0-9]|5[0-3]) [0-9a-f]{64}")
"""From 0 to 53 placements: the 54th always ends a game."""

_SIGN = re.compile(rf"\[({'|'.join(('Tyrus', *DEAL_HEADERS))}) ".encode())
"""A sign that a file was meant to be a record."""

BEGINNING = re.compile(rb'^(?:\xef\xbb\xbf)?[ \t]*\[Tyrus "', re.MULTILINE)
"""Matches the line with which a game begins, where a text has several."""

_FREE_TEXT = ("Ivory", "Brown", TITLE, NOTE)
"""Headers in which control characters are read as spaces; in others they are refused."""


def parse(data: bytes, name: str) -> Record:
    """Read a record, plain or folded.

    Args:
        data: The contents of the file.
        name: The name of the file, for messages.

    Raises:
        RecordError: Something is invalid. The line and the detailed reason are given only if the
            file was apparently meant to be a record.
    """
    if "[Tyrus".encode("utf-16-le") in data:  # In either order of bytes.
        raise RecordError(name, 1, Fault.UTF_16)
    if b"\n" not in data and data.count(b"\r") > len(DEAL_HEADERS) and _SIGN.search(data):
        raise RecordError(name, 1, Fault.OLD_LINE_ENDS)
    refuse_several(data, name)
    try:
        return _Reader(name).read(data)
    except RecordError as error:
        if _SIGN.search(data):
            raise
        raise RecordError(name, 1, Fault.NOT_A_GAME) from error


def headers_of(data: bytes, name: str) -> Mapping[str, str]:
    """Return a record's headers, plain or folded, without a look at its game.

    Args:
        data: The contents of the file.
        name: The name of the file, for messages.

    Raises:
        RecordError: A header is invalid.
    """
    reader = _Reader(name)
    reader.read_headers(reader.lines(data))
    if FOLDED in reader.headers:
        data, reader = reader.packed(), _Reader(name, folded=True)
        reader.read_headers(reader.lines(data))
    return reader.headers


def refuse_several(data: bytes, name: str) -> None:
    """Raise `RecordError` if a text has several games."""
    if len(games := list(BEGINNING.finditer(data))) > 1:
        raise RecordError(name, 1 + data.count(b"\n", 0, games[1].start()), Fault.SEVERAL_GAMES)


class _Reader:
    """Reads one record. `line` is the number of the current line, for messages.

    `folded` is true for a record inside the `Folded` header of another record.
    """

    def __init__(self, name: str, *, folded: bool = False) -> None:
        self.name = name
        self.folded = folded
        self.line = 1
        self.headers: dict[str, str] = {}
        self.header_lines: dict[str, int] = {}

    def read(self, data: bytes) -> Record:
        elections = self.read_headers(self.lines(data))
        self.header("Tyrus")
        if FOLDED in self.headers:
            return self.unfolded(elections)
        deal = self.deal()
        placements, state = self.read_elections(deal, elections)
        own = {name: v for name, v in self.headers.items() if name not in ("Tyrus", *DEAL_HEADERS)}
        result = own.pop("Result", None)
        record = Record(own, deal, placements, state, unshown=self.folded)
        if result not in (None, result_text(record.outcome)):
            self.refuse(Fault.WRONG_RESULT, result_text(record.outcome), header="Result")
        self.check_header(GIVEN_UP_BY, _SIDE, Fault.WRONG_GIVEN_UP_BY)
        if GIVEN_UP_BY in self.headers and record.outcome is not None:
            self.refuse(Fault.GIVEN_UP_AFTER_THE_END, header=GIVEN_UP_BY)
        self.check_header(STUDY, _ONE, Fault.WRONG_STUDY)
        self.check_header(FROM, _TAKEN_FROM, Fault.WRONG_FROM)
        return record

    def check_header(self, name: str, allowed: re.Pattern[str], fault: Fault) -> None:
        """Refuse an optional header if it is present with a value that isn't allowed."""
        if name in self.headers and not allowed.fullmatch(self.headers[name]):
            self.refuse(fault, self.headers[name], header=name)

    def lines(self, data: bytes) -> list[tuple[int, str]]:
        """Return the lines, except comments, with their numbers and without line ends."""
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            self.line = 1 + error.object.count(b"\n", 0, error.start)
            self.refuse(Fault.NOT_TEXT)
        *ended, last = text.split("\n")
        lines = [*(line.removesuffix("\r") for line in ended), last]
        return [
            (number, line) for number, line in enumerate(lines, start=1) if not line.startswith("#")
        ]

    def unfolded(self, after: list[tuple[int, str]]) -> Record:
        """Return the record inside `Folded`. `after` contains the lines after the headers."""
        if self.folded:
            self.refuse(Fault.FOLDED_TWICE, header=FOLDED)
        for name, number in self.header_lines.items():
            if number > self.header_lines[FOLDED]:
                self.refuse(Fault.AFTER_FOLDED, header=name)
            if name not in ("Tyrus", FOLDED, *OPEN_HEADERS):
                self.refuse(Fault.NOT_BESIDE_FOLDED, name, header=name)
        for self.line, _ in after:
            self.refuse(Fault.AFTER_FOLDED)
        record = _Reader(self.name, folded=True).read(self.packed())
        for name in OPEN_HEADERS:
            if name in self.headers and self.headers[name] != record.headers.get(name):
                self.refuse(Fault.FOLDED_DIFFERS, name, header=name)
        return record

    def packed(self) -> bytes:
        """Return the text of the record inside `Folded`."""
        try:
            return unfold(self.headers[FOLDED])
        except FoldingError as error:
            self.refuse(error.fault, header=FOLDED)

    def refuse(self, fault: Fault, *values: object, header: str | None = None) -> NoReturn:
        """Refuse the record because of a header or, if none is given, of the current line."""
        if header is not None:
            self.line = self.header_lines[header]
        raise RecordError(self.name, self.line, fault, *values, folded=self.folded)

    def read_headers(self, lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Read the headers; return the lines of the elections."""
        separated = False
        for index, (number, text) in enumerate(lines):
            if not text.strip(" \t"):
                separated = True
                continue
            self.line = number
            match = _HEADER.fullmatch(text) or _NOTE.fullmatch(text)
            if match is None:
                self.check_characters(text)
                if text.lstrip(" \t").startswith("[") or not self.headers:
                    self.refuse(Fault.NOT_A_HEADER)
                if not separated:
                    self.refuse(Fault.NO_EMPTY_LINE)
                return [(n, rest) for n, rest in lines[index:] if rest.strip(" \t")]
            separated = False
            self.read_header(match)
        return []

    def read_header(self, match: re.Match[str]) -> None:
        name, value = match.groups()
        if name in self.headers:
            self.refuse(Fault.HEADER_TWICE, name)
        if name in _FREE_TEXT:
            value = CONTROL.sub(" ", value)
        elif control := CONTROL.search(value):
            self.refuse_character(control[0], match.start(2) + control.start())
        self.headers[name] = re.sub(r"\\(.)", _unescaped, value)
        self.header_lines[name] = self.line
        if name == "Tyrus":  # Checked first, because another format may have another syntax.
            self.check_format(self.headers[name])

    def check_format(self, number: str) -> None:
        if number != FORMAT:
            newer = _NEWER.fullmatch(number)
            self.refuse(Fault.NEWER_FORMAT if newer else Fault.WRONG_FORMAT, number)

    def check_characters(self, text: str) -> None:
        """Refuse control characters and unusual white space outside quotes."""
        first, last = text.find('"'), text.rfind('"')
        for stray in _STRAY.finditer(text):
            if not first < stray.start() < last:
                self.refuse_character(stray[0], stray.start())

    def refuse_character(self, character: str, index: int) -> NoReturn:
        self.refuse(Fault.WRONG_CHARACTER, f"U+{ord(character):04X}", index + 1)

    def deal(self) -> Deal:
        first = self.header("First")
        if first not in {side.value for side in Side}:
            self.refuse(Fault.WRONG_FIRST, first)
        letters = _words(self.header("Elections"))
        if sorted(letters) != sorted(3 * BUILDING_LETTERS):
            self.refuse(Fault.WRONG_ELECTIONS)
        elections = tuple(Profession(BUILDING_LETTERS.index(letter)) for letter in letters)
        return Deal(Side(first), elections, self.tiles("IvoryTiles"), self.tiles("BrownTiles"))

    def header(self, name: str) -> str:
        """Return a required header, and make its line the current one.

        A missing header is reported at the line of the last header.
        """
        if name not in self.headers:
            self.line = max(self.header_lines.values(), default=1)
            self.refuse(Fault.HEADER_MISSING, name)
        self.line = self.header_lines[name]
        return self.headers[name]

    def tiles(self, name: str) -> tuple[Tile, ...]:
        try:
            tiles = tuple(map(Tile.parse, _words(self.header(name))))
        except NotationError:
            self.refuse(Fault.WRONG_TILES, name)
        if len(tiles) != 30 or len(set(tiles)) != 30:
            self.refuse(Fault.WRONG_TILES, name)
        return tiles

    def read_elections(
        self, deal: Deal, lines: list[tuple[int, str]]
    ) -> tuple[tuple[Placement, ...], GameState]:
        state, _ = game.start(deal)
        placements: list[Placement] = []
        for index, (self.line, text) in enumerate(lines):
            self.check_characters(text)
            if text.lstrip(" \t").startswith("["):
                self.refuse(Fault.HEADER_LATE)
            if state.outcome is not None:
                self.refuse(Fault.AFTER_THE_END)
            state, played = self.election(state, text, last=index == len(lines) - 1)
            placements += played
        return tuple(placements), state

    def election(
        self, state: GameState, text: str, *, last: bool
    ) -> tuple[GameState, list[Placement]]:
        number = state.election
        expected = [str(number), BUILDING_LETTERS[state.deal.elections[number - 1]]]
        words = _words(text)
        if words[:2] != expected:
            self.refuse(Fault.WRONG_ELECTION, " ".join(expected))
        played: list[Placement] = []
        for word in words[2 : 2 + PLACEMENTS]:
            state, placement = self.placement(state, word)
            played.append(placement)
        if not played:
            self.refuse(Fault.NO_PLACEMENT)
        if len(played) == PLACEMENTS:
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


def _words(text: str) -> list[str]:
    return re.findall(r"[^ \t]+", text)


def _unescaped(match: re.Match[str]) -> str:
    return "\n" if match[1] == "n" else match[1]
