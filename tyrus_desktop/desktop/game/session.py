"""A new game, a recorded game or a lesson at the table, with its referee and headers."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING

from tyrus_desktop.desktop.game.seats import (
    Seat,
    first_viewer,
    new_headers,
    only_person,
    seat_headers,
    seats_of,
    shown_names,
    with_character_drawn,
    with_profile,
)
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.events import ElectionTallied, Event, GivenUp
from tyrus_desktop.engine.record import (
    CHARACTER,
    FIRST,
    GIVEN_UP_BY,
    HINTS,
    HOT_SEAT,
    IMPORTED,
    PROFILES,
    SALT,
    SEAL,
    STUDY,
    Record,
    never_judged,
    profiles_of,
    side_of,
)
from tyrus_desktop.engine.seal import new_salt, parse_seal, seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView, fold, whose_turn
from tyrus_desktop.library.open_games import GameFile
from tyrus_desktop.players import keys
from tyrus_desktop.referee import Referee

if TYPE_CHECKING:  # Imported only when the first lesson begins.
    from tyrus_desktop.desktop.game.lesson import Lesson, ScriptedPlayer

BY_CURTAINS, BY_SLOTS = "curtains", "slots"
"""Values of `HOT_SEAT`: how two persons keep their tiles secret at one screen."""


@dataclass(frozen=True, slots=True)
class LastSeen:
    """The position of a replay when it was left.

    Attributes:
        moment: the index of the moment.
        lens: the lens.
        left_game: whether the person left the game, not only its replay.
    """

    moment: int
    lens: Lens
    left_game: bool


@dataclass(slots=True)
class Game:
    """A game at the table.

    Attributes:
        viewer: the side at the screen.
        tossed: whether the first player was drawn by a toss.
        revealed: whether all tiles were revealed at the end.
        salt: the salt of the seal, secret until the end.
        lesson: the lesson, which is never saved.
        parent: the game or study that was left for this study, if known.
        source: the file of a study's game, if known.
        source_voices: returns the players of that game, in the current language.
        began: the number of placements with which a study began.
        resumed: the number of placements when the game first came to the table.
        last_seen: the position of the last replay of a finished game.
        guess: the person's guess of the stranger's character; empty for no guess, None
            before an answer.
        shown: whether the end of the game was shown; until then its file is folded.
        foreign: whether a finished game is not of the profile in use, so that its players need not
            be the person at this computer.
        helped: the number of placements before the last turn that `HINTS` counts. A turn that
            comes again, after an undo or a restart, is counted again.
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
    parent: Game | None = None
    source: Path | None = None
    source_voices: Callable[[], Voices] | None = None
    began: int = 0
    resumed: int = 0
    last_seen: LastSeen | None = None
    guess: str | None = None
    shown: bool = False
    foreign: bool = False
    helped: int | None = None

    @property
    def path(self) -> Path:
        """The path of the game, once it has been saved."""
        assert self.file.path is not None
        return self.file.path

    @property
    def origin(self) -> Game | None:
        """The game from which a study, or a study of a study, was begun."""
        return (self.parent.origin or self.parent) if self.parent else None

    @property
    def files(self) -> tuple[GameFile, ...]:
        """The files that stay locked while this game is at the table."""
        return (self.file, *(self.origin.files if self.origin else ()))

    @property
    def study(self) -> bool:
        """Whether this is a study, which doesn't count."""
        return STUDY in self.headers

    @property
    def never_judged(self) -> bool:
        """Whether nothing judges this game: it is a study of one that was not over."""
        return never_judged(self.headers)

    @property
    def taken_over(self) -> int:
        """The number of placements that a study took over from its game.

        A saved study of a running game doesn't store this number; once it is reopened, all
        placements up to then count as taken over.
        """
        unknown = self.never_judged and self.parent is None
        return self.resumed if unknown else self.began

    @property
    def last_turn(self) -> int | None:
        """The number of placements before the person's last tile; None if they placed none.

        Placements that a study took over don't count.
        """
        return self._last_turn(self.taken_over)

    @property
    def untouched(self) -> bool:
        """Whether this is a study without a placement by the person, which is not saved."""
        return self.study and self._last_turn(self.began) is None

    def _last_turn(self, since: int) -> int | None:
        placed = range(len(self.referee.placements) - 1, since - 1, -1)
        return next((each for each in placed if self.side_to_play(each) is self.viewer), None)

    @property
    def hot_seat(self) -> bool:
        return all(seat.is_person for seat in self.seats.values())

    @property
    def names(self) -> Mapping[Side, str]:
        """The players' names; in a lesson the opponent is called by its side, as in the texts."""
        opponent = {self.viewer.other: words.side(self.viewer.other)} if self.lesson else {}
        return {**shown_names(self.seats), **opponent}

    def name(self, side: Side) -> str:
        return self.names[side]

    @property
    def voices(self) -> Voices:
        """The players' names, and which player is the person at this computer."""
        you = None if self.foreign else only_person(self.seats)
        return Voices(self.names, you, self._voices_before(you))

    def _voices_before(self, you: Side | None) -> tuple[tuple[int, Voices], ...]:
        """Return who played the placements that a study took over; by sides if unknown.

        A person who played the other side before the study is not addressed as "you".
        """
        if not self.study:
            return ()
        if self.parent is None:
            before = self.source_voices() if self.source_voices else Voices.by_sides()
            return ((self.taken_over, before.seen_by(you)),)
        voices = self.parent.voices.seen_by(you)
        earlier = (each for each in voices.before if each[0] < self.began)
        return (*earlier, (self.began, replace(voices.at(self.began), before=())))

    @property
    def steps(self) -> dict[Side, int]:
        """The players' steps on the ladder."""
        return {side: seat.step for side, seat in self.seats.items()}

    @property
    def scripted(self) -> dict[str, ScriptedPlayer]:
        """The scripted players of a lesson, by level."""
        if self.lesson is None:
            return {}
        from tyrus_desktop.desktop.game.lesson import ScriptedPlayer

        levels = [seat.level for seat in self.seats.values() if seat.level is not None]
        return {key: ScriptedPlayer(self.lesson.record) for key in levels}

    @property
    def to_play(self) -> Side | None:
        return self.view().to_play

    def remember(self, before: Game) -> None:
        """Copy the origin from `Game` objects of the same game that was at the table before."""
        self.resumed = min(self.resumed, before.resumed)
        self.source, self.source_voices = before.source, before.source_voices

    @property
    def against_computer(self) -> bool:
        """Whether one person plays the computer, and not in a lesson."""
        return self.lesson is None and only_person(self.seats) is not None

    @property
    def undoable(self) -> int | None:
        """The number of placements before the person's last tile in this election, if any.

        Only in a running game against the computer. A tally is final.
        """
        placed, last = len(self.referee.placements), self.last_turn
        if not self.against_computer or last is None or self.view().over:
            return None
        return last if last // PLACEMENTS == placed // PLACEMENTS else None

    def count(self, header: str) -> None:
        """Add one to the number in a header."""
        self.headers[header] = str(1 + self.record.number(header))

    def count_help(self) -> None:
        """Count the coming placement as made with help, unless it is counted already."""
        turn = len(self.referee.placements)
        if self.helped != turn:
            self.helped = turn
            self.count(HINTS)

    def view(self, side: Side | None = None) -> PlayerView:
        return self.referee.view(side or self.viewer)

    def side_to_play(self, moment: int) -> Side:
        """Return whose turn it is after `moment` placements."""
        election, placed = divmod(moment, PLACEMENTS)
        return whose_turn(self.referee.deal.first, election + 1, placed)

    @property
    def seal(self) -> str | None:
        """The seal of the deal, if it has one."""
        return parse_seal(self.headers.get(SEAL, ""))

    def seal_of(self, salt: str) -> str:
        """Return the seal of this game's deal for a salt."""
        return seal(self.referee.deal, salt)

    @property
    def record(self) -> Record:
        """The record to save. Its salt is written in clear only once the end was shown."""
        salt = {SALT: self.salt} if self.salt else {}
        record = self.referee.record(self.headers | salt, unshown=not self.shown)
        return self.file.numbered(record)


def new_game(
    deal: Deal,
    seats: Mapping[Side, Seat],
    *,
    tossed: bool,
    by_slots: bool = False,
    rng: random.Random | None = None,
) -> Game:
    """Return a newly dealt and sealed game.

    Args:
        deal: The deal.
        seats: The players.
        tossed: Whether the first player was drawn by a toss.
        by_slots: Whether two persons play by slot.
        rng: Draws the salt of the seal; the system's generator if None.
    """
    salt = new_salt(rng)
    seats = {side: with_character_drawn(seat) for side, seat in seats.items()}
    headers = new_headers(seats)
    game = Game(Referee(deal), seats, GameFile(), headers, first_viewer(seats), tossed, salt=salt)
    if game.hot_seat:
        headers[HOT_SEAT] = BY_SLOTS if by_slots else BY_CURTAINS
    for character in filter(None, (seat.character for seat in seats.values())):
        headers[CHARACTER] = character
    headers[SEAL] = seal(deal, salt)
    return game


def lesson_game(lesson: Lesson) -> Game:
    """Return the game of a lesson at its start, against the first level."""
    seats = {lesson.side: Seat(""), lesson.side.other: Seat("", keys.LADDER[0])}
    referee = Referee(lesson.record.deal, lesson.record.placements[: lesson.start])
    return Game(referee, seats, GameFile(), {}, lesson.side, tossed=False, lesson=lesson)


def recorded_game(
    record: Record,
    file: GameFile,
    salt: str | None = None,
    mine: Collection[str] = (FIRST,),
    profile: str = "",
) -> Game:
    """Return a recorded game at its last placement.

    Args:
        record: The game.
        file: Where it is saved.
        salt: The salt of its seal, if known; records contain it only once the game is over.
        mine: The profile in use, by every identity that records give it.
        profile: That profile, as which a person of none plays on against the computer.
    """
    headers = dict(record.headers)
    if file.outside:
        headers = {name: value for name, value in headers.items() if name not in PROFILES}
    seats = seats_of(headers)
    if not record.over:
        seats = with_profile(seats, profile)
        headers = {**seat_headers(seats), **headers}
    referee = Referee(record.deal, record.placements)
    salt = headers.pop(SALT, salt)
    game = Game(referee, seats, file, headers, first_viewer(seats), tossed=False, salt=salt)
    if GIVEN_UP_BY in headers and not game.view().over:
        referee.give_up(Side(headers[GIVEN_UP_BY]))
    game.resumed, game.shown = len(record.placements), record.over
    if record.taken_over is not None:
        game.began = min(record.taken_over[0], len(record.placements))
    if record.over:
        game.guess = ""  # Don't ask who the stranger was.
        ivory, brown = (profiles_of(headers)[side] for side in Side)
        game.foreign = file.outside or side_of(ivory, brown, mine) is None
    else:  # The game is continued on this computer.
        headers.pop(IMPORTED, None)
    return game


def stories(game: Game) -> Mapping[Side, tuple[Event, ...]]:
    """Return each side's own events of a game so far."""
    end: list[Event] = []
    quitter = game.view().given_up_by
    if quitter is not None:
        end.append(GivenUp(quitter))
    if game.revealed:
        end.append(game.referee.reveal())
    placed = len(game.referee.placements)
    return {side: (*game.referee.story(side, placed), *end) for side in Side}


def told_and_untold(game: Game) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Return the viewer's events of a recorded game, and apart those of an end never shown."""
    story = stories(game)[game.viewer]
    if game.shown or not game.view().over:
        return story, ()
    *_, end = (n for n, event in enumerate(story) if isinstance(event, ElectionTallied | GivenUp))
    return story[:end], story[end:]


def view_of(game: Game, seen: Iterable[Event]) -> PlayerView:
    """Return what the viewer knows of a game from the first of its own events."""
    return reduce(fold, seen, PlayerView(game.viewer, game.referee.deal.first))
