"""The record of a game, and the reasons for refusing a file."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import InitVar, dataclass, field
from enum import Enum

from tyrus_desktop.engine import game
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.outcome import Outcome
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

FORMAT = "1"
DATE = "Date"
STARTED = "Started"
ORDER = "Order"
"""The header of a game's number in the order of play: one more than the folder's highest before.

It is inside `Folded` while the game is running.
"""

ORDER_LIMIT = 10**7
"""Such numbers are lower than this; a header with another number is worth nothing."""

UNFINISHED = "*"
DEAL_HEADERS = ("First", "Elections", "IvoryTiles", "BrownTiles")
SEAL = "Seal"
SALT = "Salt"
GIVEN_UP_BY = "GivenUpBy"
"""The header that names the resigning side. `Result` stays `*`: the rules have no such ending."""

STUDY = "Study"
"""The header that marks a game as a study; its value is `1`."""

FROM = "From"
"""The header of a study's origin: a number of placements and the identity of their game.

A study of a running game has no such header, because the identity is a hash of the whole deal and
could confirm guesses about it.
"""

PERSON, COMPUTER = "person", "computer"
"""The first word of the headers `IvoryPlayer` and `BrownPlayer`."""

CHARACTER = "Character"
"""The header of the secret character; inside `Folded` while the game is running."""

HINTS, UNDOS = "Hints", "Undos"
"""The headers that count placements made with advice, and turns that were taken back."""

IMPORTED = "Imported"
"""The header that marks a finished game as imported into the library; its value is `1`."""

PROGRAM = "Program"
"""The header of the version that began the game."""

FOLDED = "Folded"
TITLE = "Title"
NOTE = "Note"
STARRED = "Starred"
NOTES = (TITLE, NOTE, STARRED)
PROFILES = ("IvoryProfile", "BrownProfile")
"""The headers of the profiles of the persons who play; inside `Folded` while the game is running.

Any value that is not a profile's identity stands for somebody without one, as `nobody` does.
"""

NOBODY = "nobody"
FIRST = "first"
"""Stands for the first profile, which has the games of versions without profiles."""

OWNERS = (*NOTES, *PROFILES)
"""The headers that the owner of a finished game may change."""

HOT_SEAT = "HotSeat"
OPEN_HEADERS = (
    DATE,
    STARTED,
    PROGRAM,
    "Ivory",
    "IvoryPlayer",
    "Brown",
    "BrownPlayer",
    HOT_SEAT,
    STUDY,
)
"""The headers beside `Folded`, visible to anybody who opens the file."""

MAX_BYTES = 1_000_000
"""The size limit of a file and of a folded record. A record has about 2,000 bytes."""

_PROFILE = re.compile("[0-9a-f]{1,32}")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_LONGEST_VALUE = 60
_DIGITS = 9


def name_header(side: Side) -> str:
    """Return the header that contains the name of a side's player."""
    return side.value.capitalize()


def player_header(side: Side) -> str:
    """Return the header that tells whether a person or which computer player plays a side."""
    return f"{name_header(side)}Player"


def is_computer(headers: Mapping[str, str], side: Side) -> bool:
    """Return whether a computer plays a side, according to a record's headers."""
    return headers.get(player_header(side), PERSON).partition(" ")[0] == COMPUTER


def profile_header(side: Side) -> str:
    """Return the header of the profile of a side's player."""
    return f"{name_header(side)}Profile"


def is_profile(text: str) -> bool:
    """Return whether a text can be the identity of a profile."""
    return _PROFILE.fullmatch(text) is not None


def profiles_of(headers: Mapping[str, str]) -> dict[Side, str]:
    """Return the profiles of both sides' players, according to a record's headers; empty for none.

    Without a header the only person of a game that was played here has the first profile.
    """
    persons = [side for side in Side if not is_computer(headers, side)]
    found = dict.fromkeys(Side, "")
    if not headers.keys().isdisjoint(PROFILES):
        written = {side: headers.get(profile_header(side), "") for side in persons}
        found |= {side: profile for side, profile in written.items() if is_profile(profile)}
    elif len(persons) == 1 and headers.get(IMPORTED) != "1":
        found[persons[0]] = FIRST
    return found


def side_of(ivory: str, brown: str, mine: Collection[str]) -> Side | None:
    """Return the side that one person played; None if that person had neither side, or both.

    Args:
        ivory: The profile of Ivory's player, empty for none.
        brown: That of Brown's.
        mine: Every identity by which records name that person's profile.
    """
    if (ivory in mine) is (brown in mine):
        return None
    return Side.IVORY if ivory in mine else Side.BROWN


def order_of(headers: Mapping[str, str]) -> int:
    """Return a game's number in the order of play, according to its headers; 0 for none."""
    written = headers.get(ORDER, "")
    number = int(written) if written.isdecimal() and len(written) <= _DIGITS else 0
    return number if number < ORDER_LIMIT else 0


def never_judged(headers: Mapping[str, str]) -> bool:
    """Return whether nothing judges a game, even once it is over, according to its headers.

    It is a study of a game that was not over: a judgement of it would be one of the running game's
    placements. Nothing in it ever tells that the other game is over.
    """
    return STUDY in headers and FROM not in headers


class Fault(Enum):
    """The reason for refusing a record; the value is the English sentence."""

    NOT_A_GAME = "this is not a Tyrus game."
    SEVERAL_GAMES = "a second game begins here: give a file of one game."
    NOT_TEXT = "this is not UTF-8 text."
    UTF_16 = "this is UTF-16 text; save it again as UTF-8 text."
    OLD_LINE_ENDS = "lines end with CR alone; save it again with the line ends LF or CRLF."
    NOT_A_HEADER = "an entry in square brackets should stand here, such as [Date …]."
    HEADER_TWICE = "the entry “{0}” appears twice."
    HEADER_MISSING = "the entry “{0}” is missing."
    HEADER_LATE = "an entry in square brackets follows the first election."
    NO_EMPTY_LINE = "an empty line must separate the entries in square brackets from the elections."
    WRONG_CHARACTER = "the character {0} in column {1} is not allowed here."
    WRONG_FORMAT = "this game is saved in format {0}; only format 1 can be read."
    NEWER_FORMAT = "this game was saved by a newer version of Tyrus; update the program."
    WRONG_FIRST = "“First” must be ivory or brown, not “{0}”."
    WRONG_ELECTIONS = "“Elections” must be nine letters, three each of C, M and T."
    WRONG_TILES = "“{0}” must list all thirty tiles, each once."
    WRONG_ELECTION = "this line should begin with “{0}”."
    NO_PLACEMENT = "this election has no placements."
    NOT_A_PLACEMENT = "“{0}” is not a placement."
    NOT_IN_HAND = "{0} is not in the hand of the side to play."
    WRONG_VOTES = "the votes should be “{0}”."
    WRONG_WINNER = "this election should end with “{0}”."
    LINE_TOO_LONG = "“{0}” should not stand here."
    ELECTION_UNFINISHED = "this election has only {0} of its six placements, but another follows."
    AFTER_THE_END = "the game was over before this line."
    WRONG_RESULT = "the result should be “{0}”."
    GIVEN_UP_AFTER_THE_END = (
        "this game ended by the rules, so nobody can have resigned (“GivenUpBy”)."
    )
    WRONG_GIVEN_UP_BY = "“GivenUpBy” (who resigned) must be ivory or brown, not “{0}”."
    WRONG_STUDY = "“Study” must be 1 in a study, not “{0}”."
    WRONG_FROM = (
        "“From” must say where a study began: a number of placements, and the identity of a game,"
        " not “{0}”."
    )
    NOT_BESIDE_FOLDED = "the entry “{0}” must not stand beside the packed part (“Folded”)."
    AFTER_FOLDED = "only empty lines and comments may follow the packed part (“Folded”)."
    FOLDED_DAMAGED = "the packed part (“Folded”) is damaged."
    FOLDED_TOO_LARGE = "the packed part (“Folded”) is too large for a saved game."
    FOLDED_TWICE = "this saved game is packed twice (“Folded”)."
    FOLDED_DIFFERS = "the entry “{0}” differs from the one in the packed part (“Folded”)."
    UNKNOWN_PLAYER = "the player “{0}” is unknown."


class RecordError(ValueError):
    """A record is invalid. If `folded` is true, `line` counts the lines inside `Folded`.

    The message is one line and safe to print, whatever the file and its name contain. Long values
    are shortened in the middle.
    """

    def __init__(
        self, name: str, line: int, fault: Fault, *values: object, folded: bool = False
    ) -> None:
        self.name = name
        self.line = line
        self.fault = fault
        self.values = tuple(map(_shortened, values))
        self.folded = folded
        place = f"line {line}, inside Folded (the packed part)" if folded else f"line {line}"
        sentence = f"{name}, {place}: {fault.value.format(*self.values)}"
        super().__init__(CONTROL.sub("\N{REPLACEMENT CHARACTER}", sentence))


def _shortened(value: object) -> str:
    text = str(value)
    if len(text) <= _LONGEST_VALUE:
        return text
    half = _LONGEST_VALUE // 2
    return f"{text[:half]}…{text[-half:]}"


@dataclass(frozen=True, slots=True)
class Record:
    """A deal, its placements, and the other headers (names, date, …).

    `final` is the state after the placements. A caller that has it can pass it as `played`;
    otherwise the placements are replayed. A game that is `unshown` counts as running even if it has
    ended, since nobody has been shown its end yet: its file is folded. Every record that was read
    folded is `unshown`.

    Raises:
        IllegalPlacement: A replayed placement is illegal.
    """

    headers: Mapping[str, str]
    deal: Deal
    placements: tuple[Placement, ...]
    played: InitVar[GameState | None] = None
    unshown: bool = field(default=False, compare=False)
    final: GameState = field(init=False, repr=False, compare=False)

    def __post_init__(self, played: GameState | None) -> None:
        if played is None:
            played, _ = game.start(self.deal)
            for placement in self.placements:
                played, _ = game.play(played, placement)
        object.__setattr__(self, "final", played)

    def number(self, header: str) -> int:
        """Return a header's number; a damaged one is 1, since it says that there was something."""
        written = self.headers.get(header, "0")
        return int(written) if written.isdecimal() and len(written) <= _DIGITS else 1

    @property
    def tallies(self) -> tuple[Tally, ...]:
        return self.final.tallies

    @property
    def outcome(self) -> Outcome | None:
        return self.final.outcome

    @property
    def taken_over(self) -> tuple[int, str] | None:
        """The number of placements that a study copied from another game, and its identity."""
        if FROM not in self.headers:
            return None
        count, identity = self.headers[FROM].split(" ")
        return int(count), identity

    def continues(self, earlier: Record) -> bool:
        """Return whether this is the same game as `earlier`, and at least as far on.

        A study is a different game from its origin. If either record has a seal, only the seals are
        compared, because comparing deals or tiles could confirm guesses about hidden tiles. So
        the longer of two copies continues the other even if their placements differ.
        """
        count = len(earlier.placements)
        if SEAL in self.headers or SEAL in earlier.headers:
            return self.has_seal_of(earlier) and self.progress >= earlier.progress
        if (STUDY in self.headers) != (STUDY in earlier.headers):
            return False
        return self.deal == earlier.deal and self.placements[:count] == earlier.placements

    @property
    def progress(self) -> tuple[int, int, int]:
        """How far on the game is: the numbers of undone turns, placements after them, and hints.

        Otherwise a copy from before an undo would be taken for the later one, and its undo lost.
        """
        return self.number(UNDOS), len(self.placements), self.number(HINTS)

    def has_seal_of(self, other: Record) -> bool:
        """Return whether both records have the same seal: one game, or studies of it."""
        if (STUDY in self.headers) != (STUDY in other.headers):
            return False
        seal = self.headers.get(SEAL)
        return seal is not None and seal == other.headers.get(SEAL)

    def cut(self, placements: int) -> Record:
        """Return the game after this number of placements.

        The resignation header and the owner's notes are removed.
        """
        headers = {k: v for k, v in self.headers.items() if k not in (GIVEN_UP_BY, *NOTES)}
        if self.taken_over is not None:
            count, origin = self.taken_over
            headers[FROM] = f"{min(count, placements)} {origin}"
        return Record(headers, self.deal, self.placements[:placements])

    def before_its_count(self) -> Record:
        """Return a game without its end and, just after a tally, without the placement before.

        So what is told of a game during a tally does not tell whether that ends the game.
        """
        counted = len(self.placements) % PLACEMENTS == 0
        return self.cut(max(0, len(self.placements) - counted))

    def before_its_end(self) -> Record:
        """Return a game that has ended without the placement or resignation that ended it."""
        if not self.ended:
            return self
        return self.cut(len(self.placements) - (self.outcome is not None))

    @property
    def ended(self) -> bool:
        """Whether the game has ended, by the rules or by a resignation, shown or not."""
        return self.outcome is not None or GIVEN_UP_BY in self.headers

    @property
    def over(self) -> bool:
        """Whether the game has ended and its end was shown."""
        return self.ended and not self.unshown
