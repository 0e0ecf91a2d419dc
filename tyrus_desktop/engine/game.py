"""The full state of a game and its transitions, which are pure and deterministic.

Only the referee, the record and the imagined games of computer players may import this module.
All other code works with a `PlayerView`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.deal import DRAW, HAND, PLACEMENTS, Deal
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameEnded,
    GameStarted,
    TilePlaced,
    TilesDrawn,
)
from tyrus_desktop.engine.illegal import IllegalPlacement, Refusal
from tyrus_desktop.engine.outcome import Outcome, outcome_after
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile
from tyrus_desktop.engine.view import PlayerView, whose_turn


@dataclass(frozen=True, slots=True)
class GameState:
    """The full state, with every face. `drawn` is the number of tiles drawn per side, 9..30."""

    deal: Deal
    drawn: int
    ivory_hand: frozenset[Tile]
    brown_hand: frozenset[Tile]
    standing: tuple[StandingTile, ...] = ()
    tallies: tuple[Tally, ...] = ()
    outcome: Outcome | None = None

    def hand(self, side: Side) -> tuple[Tile, ...]:
        return tuple(sorted(self.held(side)))

    def held(self, side: Side) -> frozenset[Tile]:
        """Return the hand, unsorted."""
        return self.ivory_hand if side is Side.IVORY else self.brown_hand

    @property
    def election(self) -> int:
        """The number, 1..9, of the current election or, after the end, of the last election."""
        return len(self.tallies) + (self.outcome is None)

    @property
    def placed(self) -> int:
        """The number of tiles placed in the current election, 0..5.

        It is meaningless after the end, because the last election's tiles have been discarded.
        """
        if not self.standing or self.standing[-1].election != self.election:
            return 0
        return self.standing[-1].order

    @property
    def to_play(self) -> Side | None:
        if self.outcome is not None:
            return None
        return whose_turn(self.deal.first, self.election, self.placed)

    def __repr__(self) -> str:
        return f"<GameState, election {self.election}>"


def start(deal: Deal) -> tuple[GameState, tuple[Event, ...]]:
    """Deal the opening hands and reveal the first election card; return the state and events."""
    state = GameState(deal, HAND, frozenset(deal.ivory[:HAND]), frozenset(deal.brown[:HAND]))
    opening = ElectionOpened(1, deal.elections[0])
    return state, (GameStarted(deal.first), *_draws(deal, 0, HAND), opening)


def play(state: GameState, placement: Placement) -> tuple[GameState, tuple[Event, ...]]:
    """Make a placement for the side to play; return the new state and the events.

    The sixth placement closes the election.

    Raises:
        IllegalPlacement: The game is over, or the tile is not in the hand.
    """
    side = state.to_play
    if side is None:
        raise IllegalPlacement(Refusal.GAME_OVER, placement)
    if placement.tile not in state.held(side):
        raise IllegalPlacement(Refusal.NOT_IN_HAND, placement)
    order = state.placed + 1
    standing = StandingTile(side, placement.building, state.election, order, placement.tile)
    ivory_hand, brown_hand = state.ivory_hand, state.brown_hand
    if side is Side.IVORY:
        ivory_hand -= {placement.tile}
    else:
        brown_hand -= {placement.tile}
    state = replace(
        state,
        standing=(*state.standing, standing),
        ivory_hand=ivory_hand,
        brown_hand=brown_hand,
    )
    if order < PLACEMENTS:
        return state, (TilePlaced(standing),)
    state, events = _close_election(state)
    return state, (TilePlaced(standing), *events)


def _close_election(state: GameState) -> tuple[GameState, tuple[Event, ...]]:
    number = state.election
    kind = state.deal.elections[number - 1]
    counted = tally(number, kind, state.standing)
    tallies = (*state.tallies, counted)
    outcome = outcome_after(
        [each.winner for each in tallies], {side: state.held(side) for side in Side}
    )
    left = tuple(tile for tile in state.standing if tile.building.profession is not kind)
    state = replace(state, standing=left, tallies=tallies, outcome=outcome)
    if outcome is not None:
        return state, (ElectionTallied(counted), GameEnded(outcome))
    draws = _draws(state.deal, state.drawn, DRAW)
    state = replace(
        state,
        drawn=min(state.drawn + DRAW, len(ALL_TILES)),
        ivory_hand=state.ivory_hand.union(state.deal.ivory[state.drawn : state.drawn + DRAW]),
        brown_hand=state.brown_hand.union(state.deal.brown[state.drawn : state.drawn + DRAW]),
    )
    opening = ElectionOpened(number + 1, state.deal.elections[number])
    return state, (ElectionTallied(counted), *draws, opening)


def _draws(deal: Deal, drawn: int, count: int) -> tuple[TilesDrawn, ...]:
    """Return both sides' draws, Ivory's first, or none if the reserves are empty."""
    if drawn == len(ALL_TILES):
        return ()
    return tuple(
        TilesDrawn(side, count, tuple(sorted(deal.tiles(side)[drawn : drawn + count])))
        for side in Side
    )


def observe(state: GameState, side: Side) -> PlayerView:
    """Return `side`'s view of `state`."""
    standing = tuple(
        tile if tile.owner is side else replace(tile, tile=None) for tile in state.standing
    )
    return PlayerView(
        side=side,
        first=state.deal.first,
        elections=state.deal.elections[: state.election],
        hand=state.hand(side),
        enemy_hand=len(state.held(side.other)),
        reserve=len(ALL_TILES) - state.drawn,
        standing=standing,
        tallies=state.tallies,
        outcome=state.outcome,
    )
