"""A side's view: everything it may know of a game, and nothing else.

A hidden face is None, the enemy's hand is a number, the hand is sorted so that its order reveals
nothing, and no tile has an identity that could be followed from hand to board. The view has
perfect recall: standing tiles and those of past tallies record who placed them, where, in which
election and in which order.
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
    """What `side` knows.

    `elections` are the kinds of the cards turned up so far, the current one last. `standing` is
    in the order of placement. `enemy_hand` and `reserve` (each side's, always equal) are numbers
    of tiles. `final_hands` is empty until the game is over and every tile is revealed.
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
        """Who won the game; None for a draw, and while it goes on."""
        if self.given_up_by is not None:
            return self.given_up_by.other
        return self.outcome.winner if self.outcome is not None else None

    @property
    def election(self) -> int:
        """The number of the current election, 1..9; after the end, of the last one."""
        return len(self.elections)

    @property
    def kind(self) -> Profession:
        """The kind of the current election."""
        return self.elections[-1]

    @property
    def placed(self) -> int:
        """How many tiles, 0..6, both sides have placed in the current election.

        Six before the first card is turned up, as before each of the others.
        """
        if len(self.tallies) == self.election:
            return PLACEMENTS
        return sum(tile.election == self.election for tile in self.standing)

    @property
    def to_play(self) -> Side | None:
        """Whose turn it is; None when all six tiles of the election are placed, or at the end."""
        if self.over or self.placed == PLACEMENTS:
            return None
        return whose_turn(self.first, self.election, self.placed)

    @property
    def winners(self) -> tuple[Side | None, ...]:
        return tuple(tally.winner for tally in self.tallies)

    def representatives(self, side: Side) -> int:
        return sum(winner is side for winner in self.winners)

    def cards_left(self, kind: Profession) -> int:
        """How many election cards of this kind are still face down."""
        return ELECTION_CARDS.count(kind) - self.elections.count(kind)

    def shown_tiles(self, side: Side) -> tuple[Tile, ...]:
        """`side`'s tiles that were shown at tallies, in that order."""
        return tuple(
            standing.tile
            for tally in self.tallies
            for standing in tally.shown
            if standing.owner is side and standing.tile is not None
        )

    def undrawn(self) -> tuple[Tile, ...]:
        """This side's tiles that are still in its reserve, sorted: their order is unknown."""
        placed = {standing.tile for standing in self.standing if standing.owner is self.side}
        gone = {*self.hand, *placed, *self.shown_tiles(self.side)}
        return tuple(tile for tile in ALL_TILES if tile not in gone)

    def enemy_unseen(self) -> tuple[Tile, ...]:
        """The enemy's tiles that were never shown: in its reserve, its hand, or hidden."""
        shown = set(self.shown_tiles(self.side.other))
        return tuple(tile for tile in ALL_TILES if tile not in shown)

    def legal_placements(self) -> Iterator[Placement]:
        """Every placement this side can make now; none when it is not its turn."""
        if self.to_play is self.side:
            for tile in self.hand:
                for building in BUILDINGS:
                    yield Placement(tile, building)


def whose_turn(first: Side, election: int, placed: int) -> Side:
    """Who places next after `placed` tiles of an election; the first player opens the odd ones."""
    return first if (election + placed) % 2 == 1 else first.other


def fold(view: PlayerView, event: Event) -> PlayerView:  # noqa: PLR0911 - one return per kind of event
    """Return `view` after `event`, which must be that side's own version of it."""
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
