"""One game at the table: its referee, who sits where, and what its record says of them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from tyrus_desktop import __version__
from tyrus_desktop.desktop.game.game_store import GameFile
from tyrus_desktop.desktop.game.lesson import Lesson, ScriptedPlayer
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.events import Event, GivenUp
from tyrus_desktop.engine.record import GIVEN_UP_BY, SALT, SEAL, STUDY, Record
from tyrus_desktop.engine.seal import new_salt, parse_seal, seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players import keys
from tyrus_desktop.referee import Referee

PERSON = "person"
COMPUTER = "computer"

CHARACTER = "Character"
"""The header that says who the secret character is; inside `Folded` while the game is running."""

HOT_SEAT = "HotSeat"
BY_CURTAINS, BY_SLOTS = "curtains", "slots"
"""The header of a game of two persons at one screen, and its two values."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's name, empty for the side's own; and the key of its level, None for a person.

    `character` is who plays in the seat of `keys.STRANGER`. Nobody is shown it before the end.
    """

    name: str
    level: str | None = None
    character: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def player(self) -> str | None:
        """The key of the player that chooses the placements, None for a person."""
        return self.character or self.level

    @property
    def step(self) -> int:
        """The step of the ladder on which a computer player stands, 1 to 8; else 0."""
        return 0 if self.level is None else keys.step(self.level)

    @property
    def description(self) -> str:
        """The player as the record's headers describe it."""
        return PERSON if self.level is None else f"{COMPUTER} {keys.description(self.level)}"


@dataclass(slots=True)
class Game:
    """A game at the table: its referee, who sits where, and where it is kept.

    `viewer` is the side before the screen. `salt` belongs to the deal's seal and stays secret
    until the end. A `lesson` is never saved. `origin` is the game that was left for a study, to go
    back to. An `untouched` study is one in which nothing has been played yet: it is not saved.
    """

    referee: Referee
    seats: Mapping[Side, Seat]
    file: GameFile
    headers: dict[str, str]
    viewer: Side
    tossed: bool
    revealed: bool = False
    salt: str | None = None
    lesson: Lesson | None = None
    origin: Game | None = None
    untouched: bool = False

    @property
    def path(self) -> Path:
        """Where the game is kept, once it has been written."""
        assert self.file.path is not None
        return self.file.path

    @property
    def files(self) -> tuple[GameFile, ...]:
        """The files that stay locked while this game is at the table."""
        return (self.file, *(self.origin.files if self.origin else ()))

    @property
    def study(self) -> bool:
        """Whether this is a study, which counts for nothing."""
        return STUDY in self.headers

    @property
    def hot_seat(self) -> bool:
        return all(seat.is_person for seat in self.seats.values())

    def name(self, side: Side) -> str:
        return shown_name(self.seats, side)

    @property
    def voices(self) -> Voices:
        """The players' names, and which of them is the person who plays the computer."""
        persons = [side for side in Side if self.seats[side].is_person]
        names = {side: self.name(side) for side in Side}
        return Voices(names, persons[0] if len(persons) == 1 else None)

    @property
    def scripted(self) -> dict[str, ScriptedPlayer]:
        """The players of a lesson, by the keys of the levels whose seats they have."""
        levels = [seat.level for seat in self.seats.values() if seat.level is not None]
        return {key: ScriptedPlayer(self.lesson.record) for key in levels} if self.lesson else {}

    @property
    def to_play(self) -> Side | None:
        return self.view().to_play

    def view(self, side: Side | None = None) -> PlayerView:
        return self.referee.view(side or self.viewer)

    @property
    def seal(self) -> str | None:
        """What the deal was sealed under, if it was."""
        return parse_seal(self.headers.get(SEAL, ""))

    def seal_of(self, salt: str) -> str:
        """Return the seal that this game's deal has under a salt."""
        return seal(self.referee.deal, salt)

    @property
    def record(self) -> Record:
        """The game as it is kept, with its salt: a file shows that only when the game is over."""
        salt = {SALT: self.salt} if self.salt else {}
        return self.referee.record(self.headers | salt)


def shown_name(seats: Mapping[Side, Seat], side: Side) -> str:
    """Say who sits on a side; in the language of the moment where nobody gave a name.

    A name may come from anybody's file: it is returned as a short text that can be shown.
    """
    seat = seats[side]
    if seat.level is not None:
        return words.level(seat.level)
    alone = not seats[side.other].is_person
    return clean(seat.name) or (words.person() if alone else words.side(side))


def new_game(
    deal: Deal, seats: Mapping[Side, Seat], *, tossed: bool, by_slots: bool = False
) -> Game:
    """Return a game that has just been dealt and sealed; two persons may play it `by_slots`."""
    salt = new_salt()
    seats = {side: _with_character_drawn(seat) for side, seat in seats.items()}
    headers = new_headers(seats)
    game = Game(Referee(deal), seats, GameFile(), headers, _first_viewer(seats), tossed, salt=salt)
    if game.hot_seat:
        headers[HOT_SEAT] = BY_SLOTS if by_slots else BY_CURTAINS
    for character in filter(None, (seat.character for seat in seats.values())):
        headers[CHARACTER] = character
    headers[SEAL] = seal(deal, salt)
    return game


def _with_character_drawn(seat: Seat) -> Seat:
    """Return the seat with a new character, if it is the secret one's."""
    if seat.level != keys.STRANGER:
        return seat
    return replace(seat, character=random.SystemRandom().choice(keys.CHARACTERS))


def lesson_game(lesson: Lesson) -> Game:
    """Return the arranged game of a lesson: a person plays Ivory against the first level."""
    seats = {Side.IVORY: Seat(""), Side.BROWN: Seat("", keys.LADDER[0])}
    referee = Referee(lesson.record.deal)
    return Game(referee, seats, GameFile(), {}, Side.IVORY, tossed=False, lesson=lesson)


def recorded_game(
    record: Record, file: GameFile, salt: str | None = None
) -> tuple[Game, tuple[Event, ...]]:
    """Return a recorded game as it stands, and its story as the side to be shown heard it.

    `salt` is that of its seal, if it is known: a record has it only once its game is over.
    """
    seats = recorded_seats(record)
    headers = {**_headers(seats), **record.headers}
    referee = Referee(record.deal, record.placements)
    salt = headers.pop(SALT, salt)
    game = Game(referee, seats, file, headers, _first_viewer(seats), tossed=False, salt=salt)
    if GIVEN_UP_BY in headers and not game.view().over:
        referee.give_up(Side.BROWN if headers[GIVEN_UP_BY] == Side.BROWN.value else Side.IVORY)
    return game, stories(game)[game.viewer]


def stories(game: Game) -> Mapping[Side, tuple[Event, ...]]:
    """Return what each side has been told of a game so far."""
    end: list[Event] = []
    quitter = game.view().given_up_by
    if quitter is not None:
        end.append(GivenUp(quitter))
    if game.revealed:
        end.append(game.referee.reveal())
    placed = len(game.referee.placements)
    return {side: (*game.referee.story(side, placed), *end) for side in Side}


def new_headers(seats: Mapping[Side, Seat]) -> dict[str, str]:
    """Return the headers of a game that these players begin now."""
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    return {"Started": started, "Program": __version__, **_headers(seats)}


def _headers(seats: Mapping[Side, Seat]) -> dict[str, str]:
    """Return what a new game's record says of the day and the players.

    A person who gave no name has none there either: it would be one of today's language.
    """
    lines = {"Date": datetime.now().astimezone().date().isoformat()}
    for side, seat in seats.items():
        header = side.value.capitalize()
        if seat.name or seat.level is not None:
            lines[header] = seat.name if seat.level is None else words.level(seat.level)
        lines[f"{header}Player"] = seat.description
    return lines


def recorded_seats(record: Record) -> dict[Side, Seat]:
    """Return who sat on each side of a recorded game."""
    return seats_of(record.headers)


def seats_of(headers: Mapping[str, str]) -> dict[Side, Seat]:
    """Return who sat on each side, by the headers of a record."""
    return {side: _recorded_seat(headers, side) for side in Side}


def _recorded_seat(headers: Mapping[str, str], side: Side) -> Seat:
    name = side.value.capitalize()
    kind, _, level = headers.get(f"{name}Player", PERSON).partition(" ")
    person = headers.get(name, "")
    if kind != COMPUTER:
        return Seat(person)
    # The strongest takes the seat of a player that this program does not have.
    key, character = keys.described(level), headers.get(CHARACTER)
    if key == keys.STRANGER:
        return Seat(person, key, character if character in keys.CHARACTERS else keys.STRONGEST)
    return Seat(person, key)


def _first_viewer(seats: Mapping[Side, Seat]) -> Side:
    """The side whose view is shown: the person's; ivory's where there are two or none."""
    return next((side for side in Side if seats[side].is_person), Side.IVORY)
