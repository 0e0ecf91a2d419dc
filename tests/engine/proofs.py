"""What a placement that ends an election proves of the game, found by playing it in every world.

This is a second proof of the puzzles: it shares nothing with `engine.puzzles`, and knows neither
votes nor blocks. A world is the game with its hidden tiles exchanged; the engine's `play`, which
the referee asks, says what becomes of it. Earlier than the last election the rest is every sequence
of winners.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import IntEnum
from functools import cache
from itertools import chain, combinations
from math import comb

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.game import GameState, play
from tyrus_desktop.engine.outcome import ELECTIONS, outcome_after
from tyrus_desktop.engine.tiles import Side, Tile

Tiles = tuple[Tile, ...]
Winners = tuple[Side | None, ...]


class End(IntEnum):
    """What becomes of a game for a side, better results last; OPEN: it isn't decided."""

    LOST = 0
    OPEN = 1
    DRAWN = 2
    WON = 3


def proved(state: GameState, placements: Iterable[Placement]) -> dict[Placement, End]:
    """Return the worst end of each placement in all worlds that its side can't rule out."""
    worst = dict.fromkeys(placements, End.WON)
    for world in worlds(state):
        for each in [each for each, least in worst.items() if least is not End.LOST]:
            worst[each] = min(worst[each], end(state, play(world, each)[0]))
    return worst


def end(state: GameState, after: GameState) -> End:
    """Return the end for the side to play in `state` when it has played on to `after`."""
    assert state.to_play is not None
    if after.outcome is not None:
        if after.outcome.winner is None:
            return End.DRAWN
        return End.WON if after.outcome.winner is state.to_play else End.LOST
    winner = decided(tuple(tally.winner for tally in after.tallies))
    return End.OPEN if winner is None else End.WON if winner is state.to_play else End.LOST


@cache
def decided(winners: Winners) -> Side | None:
    """Return the side that wins in every sequence of further winners, if any."""
    outcome = outcome_after(winners, dict.fromkeys(Side, ()))
    if outcome is not None:
        return outcome.winner
    assert len(winners) < ELECTIONS
    further = {decided((*winners, each)) for each in (None, *Side)}
    return further.pop() if len(further) == 1 else None


def worlds(state: GameState) -> Iterator[GameState]:
    """Yield the game with the enemy's tiles exchanged, in all ways that can matter to a tally.

    These are the tiles in the two buildings that are counted; in the last election also those that
    the enemy keeps. The order of tiles in one building or hand doesn't matter, nor which tiles with
    the same sum are kept.
    """
    unseen, groups = unknown(state)
    for some in split(unseen, *map(len, groups)):
        yield exchanged(state, zip(chain(*groups), some, strict=True))


def size(state: GameState) -> int:
    """Return how many worlds there are at most."""
    unseen, (home, away, kept) = unknown(state)
    left = len(unseen) - len(home)
    count = comb(len(unseen), len(home)) * comb(left, len(away))
    return count * comb(left - len(away), len(kept))


def unknown(state: GameState) -> tuple[Tiles, tuple[Tiles, Tiles, Tiles]]:
    """Return the enemy's unseen tiles; and those in its own building, in the other, and kept."""
    enemy = enemy_of(state)
    places = [
        at
        for at in state.standing
        if at.owner is enemy and at.building.profession is state.deal.elections[state.election - 1]
    ]
    home = tuple(at.tile for at in places if at.tile and at.building.side is enemy)
    away = tuple(at.tile for at in places if at.tile and at.building.side is not enemy)
    kept = tuple(state.held(enemy)) if state.election == ELECTIONS else ()
    seen = {t.tile for tally in state.tallies for t in tally.shown if t.owner is enemy}
    unseen = set(state.deal.tiles(enemy)) - seen
    # The highest tiles first: they refute soon, and that saves time.
    return tuple(sorted(unseen, key=lambda tile: (-tile.value, tile))), (home, away, kept)


def split(unseen: Tiles, home: int, away: int, kept: int) -> Iterator[Tiles]:
    """Yield sets of these sizes out of the tiles, one after another; kept ones by their sum."""
    for first in combinations(unseen, home):
        rest = tuple(tile for tile in unseen if tile not in first)
        for second in combinations(rest, away):
            left = tuple(tile for tile in rest if tile not in second)
            sums = {sum(t.value for t in some): some for some in combinations(left, kept)}
            yield from ((*first, *second, *some) for some in sums.values())


def exchanged(state: GameState, wanted: Iterable[tuple[Tile, Tile]]) -> GameState:
    """Return the game with some of the enemy's tiles exchanged, on the board and in its hand.

    Its reserve stays: what is drawn after the tally doesn't matter.
    """
    enemy = enemy_of(state)
    new = {tile: tile for tile in state.deal.tiles(enemy)}
    where = dict(new)  # Which tile has become this one.
    for tile, other in wanted:
        mine, holder = new[tile], where[other]
        new[tile], new[holder] = other, mine
        where[other], where[mine] = tile, holder
    standing = tuple(
        replace(at, tile=new[at.tile]) if at.owner is enemy and at.tile else at
        for at in state.standing
    )
    hand = frozenset(new[tile] for tile in state.held(enemy))
    if enemy is Side.IVORY:
        return replace(state, standing=standing, ivory_hand=hand)
    return replace(state, standing=standing, brown_hand=hand)


def enemy_of(state: GameState) -> Side:
    assert state.to_play is not None
    return state.to_play.other
