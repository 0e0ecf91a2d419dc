"""The players of a game, and the headers that describe them in its record."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from tyrus_desktop import __version__
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.untrusted import NAME, clean
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.record import (
    CHARACTER,
    COMPUTER,
    DATE,
    PERSON,
    STARTED,
    Fault,
    Record,
    RecordError,
    is_computer,
    name_header,
    player_header,
    profile_header,
)
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import clock
from tyrus_desktop.players import keys


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of one side.

    Attributes:
        name: empty to use the name of the side.
        level: the key of the computer's level; None for a person.
        profile: the person's profile; empty for a guest, and in games of earlier versions.
        character: who plays in the seat of `keys.STRANGER`, if recorded; secret until the end.
        unknown: whether the record names a player unknown to this program. The name is
            kept, and such a game can only be looked at once it is over.
    """

    name: str
    level: str | None = None
    character: str | None = None
    unknown: bool = False
    profile: str = ""

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def player(self) -> str | None:
        """The key of the player that chooses the placements; None for a person."""
        if self.level == keys.STRANGER:
            return self.character or keys.STRONGEST
        return self.level

    @property
    def step(self) -> int:
        """The computer player's step on the ladder, from 1; 0 if it has none."""
        return 0 if self.level is None or self.unknown else keys.step(self.level)

    @property
    def description(self) -> str:
        """The description of the player in a record's header."""
        return PERSON if self.level is None else f"{COMPUTER} {keys.description(self.level)}"


def with_character_drawn(seat: Seat) -> Seat:
    """Return the seat, with a random character if it is the stranger's."""
    if seat.level != keys.STRANGER:
        return seat
    return replace(seat, character=random.SystemRandom().choice(keys.CHARACTERS))


def shown_names(seats: Mapping[Side, Seat]) -> dict[Side, str]:
    """Return both players' names, in the current language for players without one.

    Equal names are told apart by side. Names from files are cleaned for display.
    """
    names = {side: _name(seats, side) for side in Side}
    if len({name.casefold() for name in names.values()}) == len(names):
        return names
    return {side: words.name_with_side(name, side) for side, name in names.items()}


def _name(seats: Mapping[Side, Seat], side: Side) -> str:
    seat = seats[side]
    if seat.level is not None:
        own = clean(seat.name, NAME) if seat.unknown else ""
        return own or words.level(seat.level)
    alone = not seats[side.other].is_person
    return clean(seat.name, NAME) or (say(words.PERSON) if alone else words.side(side))


def new_headers(seats: Mapping[Side, Seat]) -> dict[str, str]:
    """Return the headers of a new game."""
    started = clock.now().isoformat(timespec="seconds")
    return {STARTED: started, "Program": __version__, **seat_headers(seats)}


def seat_headers(seats: Mapping[Side, Seat]) -> dict[str, str]:
    """Return the headers for today's date and the players.

    A person without a name gets no name header, which would be in the current language.
    """
    lines = {DATE: clock.now().date().isoformat()}
    for side, seat in seats.items():
        if seat.name or seat.level is not None:
            name = seat.name if seat.level is None else words.level(seat.level)
            lines[name_header(side)] = name
        lines[player_header(side)] = seat.description
        if seat.profile:
            lines[profile_header(side)] = seat.profile
    return lines


def seats_of(headers: Mapping[str, str]) -> dict[Side, Seat]:
    """Return the players described in a record's headers."""
    return {side: _recorded_seat(headers, side) for side in Side}


def _recorded_seat(headers: Mapping[str, str], side: Side) -> Seat:
    person = headers.get(name_header(side), "")
    if not is_computer(headers, side):
        return Seat(person, profile=headers.get(profile_header(side), ""))
    level = headers[player_header(side)].partition(" ")[2]
    key, character = keys.described(level), headers.get(CHARACTER)
    if key == keys.STRANGER:
        return Seat(person, key, character if character in keys.CHARACTERS else None)
    return Seat(person, key, unknown=keys.description(key) != level)


def with_profile(seats: Mapping[Side, Seat], profile: str) -> dict[Side, Seat]:
    """Return the seats; a person of no profile who plays the computer gets this one."""
    person = only_person(seats)
    if person is None or seats[person].profile:
        return dict(seats)
    return {**seats, person: replace(seats[person], profile=profile)}


def check_players(record: Record, name: str) -> None:
    """Raise `RecordError` for a running game, called `name`, of a player unknown to this program.

    Another one would play on in its place.
    """
    for side, seat in seats_of(record.headers).items():
        if seat.unknown and not record.over:
            player = record.headers[player_header(side)].partition(" ")[2]
            raise RecordError(name, 1, Fault.UNKNOWN_PLAYER, player)


def only_person(seats: Mapping[Side, Seat]) -> Side | None:
    """Return the side of the person who plays the computer; None if there are two or none."""
    persons = [side for side in Side if seats[side].is_person]
    return persons[0] if len(persons) == 1 else None


def first_viewer(seats: Mapping[Side, Seat]) -> Side:
    """Return the side whose view is shown first: the person's, else ivory's."""
    return next((side for side in Side if seats[side].is_person), Side.IVORY)
