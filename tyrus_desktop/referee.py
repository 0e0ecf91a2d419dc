"""The referee: owns the live game, and gives each side only its own knowledge.

It provides views, redacted events and, for saving, the record. It uses neither Qt nor files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tyrus_desktop.engine import game
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.events import Event, GivenUp, TilesRevealed, redact
from tyrus_desktop.engine.illegal import IllegalPlacement, Refusal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView, fold

SideEvents = Mapping[Side, tuple[Event, ...]]
"""Each side's own version of the latest events."""


class Referee:
    """A live game. `opening` has each side's version of the events before the first placement."""

    def __init__(self, deal: Deal, placements: Iterable[Placement] = ()) -> None:
        """Start a game and replay `placements`; raises `IllegalPlacement`."""
        self._state, events = game.start(deal)
        self._given_up_by: Side | None = None
        self._placements: list[Placement] = []
        self._views: dict[Side, PlayerView] = {}
        self.opening = _redacted(events)
        self._seen = [self.opening]
        for placement in placements:
            self._advance(placement)

    @property
    def deal(self) -> Deal:
        return self._state.deal

    @property
    def placements(self) -> tuple[Placement, ...]:
        return tuple(self._placements)

    def view(self, side: Side) -> PlayerView:
        """Return `side`'s current view, which is cached."""
        if side not in self._views:
            view = game.observe(self._state, side)
            left = self._given_up_by
            self._views[side] = fold(view, GivenUp(left)) if left else view
        return self._views[side]

    def play(self, side: Side, placement: Placement) -> SideEvents:
        """Make a placement for `side`; after an `IllegalPlacement` nothing has changed."""
        to_play = None if self._given_up_by else self._state.to_play
        if to_play is None:
            raise IllegalPlacement(Refusal.GAME_OVER, placement)
        if to_play is not side:
            raise IllegalPlacement(Refusal.NOT_YOUR_TURN, placement)
        self._advance(placement)
        return self._seen[-1]

    def give_up(self, side: Side) -> SideEvents:
        """Resign for `side`; raises `ValueError` if the game is already over."""
        if self.view(side).over:
            raise ValueError("A game that is over can't be given up.")
        self._given_up_by = side
        self._views.clear()
        return _redacted((GivenUp(side),))

    def reveal(self) -> TilesRevealed:
        """Return the event that reveals every tile; raises `ValueError` before the end."""
        if not self.view(Side.IVORY).over:
            raise ValueError("Nothing is revealed before the game is over.")
        return TilesRevealed(self._state.standing, {side: self._state.hand(side) for side in Side})

    def story(self, side: Side, placements: int) -> tuple[Event, ...]:
        """Return all events that `side` saw until this number of tiles had been placed.

        A resignation is not among them.
        """
        return tuple(event for seen in self._seen[: placements + 1] for event in seen[side])

    def record(self, headers: Mapping[str, str], *, unshown: bool = False) -> Record:
        """Return the record of the game so far.

        Args:
            headers: Names, the date and the like.
            unshown: Whether the end, if the game has ended, is still to be shown.
        """
        return Record(headers, self.deal, self.placements, self._state, unshown=unshown)

    def _advance(self, placement: Placement) -> None:
        self._state, events = game.play(self._state, placement)
        self._views.clear()
        self._placements.append(placement)
        self._seen.append(_redacted(events))


def _redacted(events: Iterable[Event]) -> SideEvents:
    whole = tuple(events)
    return {side: tuple(redact(event, side) for event in whole) for side in Side}
