"""Who sits on each side of a game, and what the headers of its record say of them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop import __version__
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.engine.record import (
    CHARACTER,
    COMPUTER,
    DATE,
    PERSON,
    STARTED,
    is_computer,
    name_header,
    player_header,
)
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's name, empty for the side's own; and the key of its level, None for a person.

    `character` is who plays in the seat of `keys.STRANGER`, as far as its record tells. Nobody is
    shown it before the end. `unknown`: the record names a player that this program does not offer;
    it keeps its name, and `level` takes its seat if the game goes on.
    """

    name: str
    level: str | None = None
    character: str | None = None
    unknown: bool = False

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def player(self) -> str | None:
        """The key of the player that chooses the placements, None for a person."""
        if self.level == keys.STRANGER:
            return self.character or keys.STRONGEST
        return self.level

    @property
    def step(self) -> int:
        """The step of the ladder on which a computer player stands, 1 to 8; else 0."""
        return 0 if self.level is None or self.unknown else keys.step(self.level)

    @property
    def description(self) -> str:
        """The player as the record's headers describe it."""
        return PERSON if self.level is None else f"{COMPUTER} {keys.description(self.level)}"


def with_character_drawn(seat: Seat) -> Seat:
    """Return the seat with a new character, if it is the secret one's."""
    if seat.level != keys.STRANGER:
        return seat
    return replace(seat, character=random.SystemRandom().choice(keys.CHARACTERS))


def shown_names(seats: Mapping[Side, Seat]) -> dict[Side, str]:
    """Say who sits on each side; in the language of the moment where nobody gave a name.

    Two players of one name are told apart by their sides. A name may come from anybody's file: it
    is returned as a short text that can be shown.
    """
    names = {side: _name(seats, side) for side in Side}
    if len({name.casefold() for name in names.values()}) == len(names):
        return names
    text = QT_TRANSLATE_NOOP("Words", "%1 (%2)")
    return {side: words.translate(text, name, words.side(side)) for side, name in names.items()}


def _name(seats: Mapping[Side, Seat], side: Side) -> str:
    seat = seats[side]
    if seat.level is not None:
        own = clean(seat.name) if seat.unknown else ""
        return own or words.level(seat.level)
    alone = not seats[side.other].is_person
    return clean(seat.name) or (words.person() if alone else words.side(side))


def new_headers(seats: Mapping[Side, Seat]) -> dict[str, str]:
    """Return the headers of a game that these players begin now."""
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    return {STARTED: started, "Program": __version__, **seat_headers(seats)}


def seat_headers(seats: Mapping[Side, Seat]) -> dict[str, str]:
    """Return what a new game's record says of the day and the players.

    A person who gave no name has none there either: it would be one of today's language.
    """
    lines = {DATE: datetime.now().astimezone().date().isoformat()}
    for side, seat in seats.items():
        if seat.name or seat.level is not None:
            name = seat.name if seat.level is None else words.level(seat.level)
            lines[name_header(side)] = name
        lines[player_header(side)] = seat.description
    return lines


def seats_of(headers: Mapping[str, str]) -> dict[Side, Seat]:
    """Return who sat on each side, by the headers of a record."""
    return {side: _recorded_seat(headers, side) for side in Side}


def _recorded_seat(headers: Mapping[str, str], side: Side) -> Seat:
    person = headers.get(name_header(side), "")
    if not is_computer(headers, side):
        return Seat(person)
    level = headers[player_header(side)].partition(" ")[2]
    key, character = keys.described(level), headers.get(CHARACTER)
    if key == keys.STRANGER:
        return Seat(person, key, character if character in keys.CHARACTERS else None)
    return Seat(person, key, unknown=keys.description(key) != level)


def only_person(seats: Mapping[Side, Seat]) -> Side | None:
    """The side of the person who plays the computer; None where there are two or none."""
    persons = [side for side in Side if seats[side].is_person]
    return persons[0] if len(persons) == 1 else None


def first_viewer(seats: Mapping[Side, Seat]) -> Side:
    """The side whose view is shown: the person's; ivory's where there are two or none."""
    return next((side for side in Side if seats[side].is_person), Side.IVORY)
