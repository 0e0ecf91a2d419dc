"""A side's view: everything that it knows about a game, and nothing else.

A hidden face is None, and the enemy's hand is a number. The hand is sorted, so its order reveals
nothing, and no tile has an identity that could be tracked from hand to board. The view has perfect
recall: standing tiles and past tallies record the owner, building, election and order of each
placement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tyrus_desktop.engine.board import BUILDINGS, Placement, StandingTile
from tyrus_desktop.engine.deal import ELECTION_CARDS, PLACEMENTS
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameEnded,
    GameStarted,
    GivenUp,
    TilePlaced,
    TilesDrawn,
    TilesRevealed,
)
from tyrus_desktop.engine.outcome import Outcome
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The knowledge of `side`.

    `elections` are the kinds of the revealed cards, the current one last. `standing` is in order of
    placement. `enemy_hand` and `reserve` are numbers of tiles; both reserves are equal.
    `final_hands` is empty until all tiles are revealed after the end.
    """

    side: Side
    first: Side
    elections: tuple[Profession, ...] = ()
    hand: tuple[Tile, ...] = ()
    enemy_hand: int = 0
    reserve: int = len(ALL_TILES)
    standing: tuple[StandingTile, ...] = ()
    tallies: tuple[Tally, ...] = ()
    outcome: Outcome | None = None
    given_up_by: Side | None = None
    final_hands: tuple[tuple[Side, tuple[Tile, ...]], ...] = ()

    @property
    def over(self) -> bool:
        return self.outcome is not None or self.given_up_by is not None

    @property
    def winner(self) -> Side | None:
        """The winner of the game; None for a draw, or if it isn't over."""
        if self.given_up_by is not None:
            return self.given_up_by.other
        return self.outcome.winner if self.outcome is not None else None

    @property
    def election(self) -> int:
        """The number, 1..9, of the current election or, after the end, of the last election."""
        return len(self.elections)

    @property
    def kind(self) -> Profession:
        """The kind of the current election."""
        return self.elections[-1]

    @property
    def placed(self) -> int:
        """The number of tiles that both sides have placed in the current election, 0..6.

        It is 6 from the start, or from a tally, until the next election card is revealed.
        """
        if len(self.tallies) == self.election:
            return PLACEMENTS
        return sum(tile.election == self.election for tile in self.standing)

    @property
    def to_play(self) -> Side | None:
        """The side to play; None at the end, or between a tally and the next card."""
        if self.over or self.placed == PLACEMENTS:
            return None
        return whose_turn(self.first, self.election, self.placed)

    @property
    def winners(self) -> tuple[Side | None, ...]:
        return tuple(tally.winner for tally in self.tallies)

    def representatives(self, side: Side) -> int:
        return sum(winner is side for winner in self.winners)

    def cards_left(self, kind: Profession) -> int:
        """Return the number of election cards of this kind that are still face down."""
        return ELECTION_CARDS.count(kind) - self.elections.count(kind)

    def shown_tiles(self, side: Side) -> tuple[Tile, ...]:
        """Return `side`'s tiles that past tallies have shown, in the order of the tallies."""
        return tuple(
            standing.tile
            for tally in self.tallies
            for standing in tally.shown
            if standing.owner is side and standing.tile is not None
        )

    def undrawn(self) -> tuple[Tile, ...]:
        """Return this side's tiles that are still in its reserve, sorted."""
        placed = {standing.tile for standing in self.standing if standing.owner is self.side}
        gone = {*self.hand, *placed, *self.shown_tiles(self.side)}
        return tuple(tile for tile in ALL_TILES if tile not in gone)

    def enemy_unseen(self) -> tuple[Tile, ...]:
        """Return the enemy's tiles that were never shown: in its reserve or hand, or face down."""
        shown = set(self.shown_tiles(self.side.other))
        return tuple(tile for tile in ALL_TILES if tile not in shown)

    def legal_placements(self) -> Iterator[Placement]:
        """Yield every legal placement; none if it isn't this side's turn."""
        if self.to_play is self.side:
            for tile in self.hand:
                for building in BUILDINGS:
                    yield Placement(tile, building)


def whose_turn(first: Side, election: int, placed: int) -> Side:
    """Return the side to play; the first player opens the odd elections.

    Args:
        first: The first player of the game.
        election: The number of the election, 1..9.
        placed: The number of tiles placed in it so far, 0..5.
    """
    return first if (election + placed) % 2 == 1 else first.other


def placed_by(first: Side, ply: int) -> Side:
    """Return the side that makes a placement of a game.

    Args:
        first: The first player of the game.
        ply: The number of the placement in the game, counted from 0.
    """
    election, placed = divmod(ply, PLACEMENTS)
    return whose_turn(first, election + 1, placed)


def fold(view: PlayerView, event: Event) -> PlayerView:  # noqa: PLR0911 - one return per kind of event
    """Return `view` updated with `event`, which must be the version for that side."""
    match event:
        case GameStarted(first):
            return PlayerView(view.side, first)
        case TilesDrawn(side, count, tiles):
            if side is not view.side:
                return replace(view, enemy_hand=view.enemy_hand + count)
            assert tiles is not None
            hand = tuple(sorted(view.hand + tiles))
            return replace(view, hand=hand, reserve=view.reserve - count)
        case ElectionOpened(_, kind):
            return replace(view, elections=(*view.elections, kind))
        case TilePlaced(standing):
            return _after_placement(view, standing)
        case ElectionTallied(tally):
            left = tuple(t for t in view.standing if t.building.profession is not tally.kind)
            return replace(view, standing=left, tallies=(*view.tallies, tally))
        case GameEnded(outcome):
            return replace(view, outcome=outcome)
        case GivenUp(side):
            return replace(view, given_up_by=side)
        case TilesRevealed(standing, hands):
            return replace(view, standing=standing, final_hands=tuple(hands.items()))


def _after_placement(view: PlayerView, standing: StandingTile) -> PlayerView:
    board = (*view.standing, standing)
    if standing.owner is not view.side:
        return replace(view, standing=board, enemy_hand=view.enemy_hand - 1)
    hand = tuple(tile for tile in view.hand if tile != standing.tile)
    return replace(view, standing=board, hand=hand)
