"""The stakes of a tally, and whether it is still open, from public facts alone.

Tiles turn smallest value first, in both buildings together: so the heaviest come last, and no bluff
is known before it turns, as it would be if tiles turned role by role. A `PartTally` is public
between two turns; it has no hidden face.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from itertools import accumulate

from tyrus_desktop.engine.board import Building, Role, StandingTile, role
from tyrus_desktop.engine.outcome import ELECTIONS, can_end, one_win_short
from tyrus_desktop.engine.tally import Count, Tally, tally
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile

FEW_TILES = 3
"""The most tiles of a small tally."""


class Stakes(Enum):
    """A DECISIVE tally may end the game, a TRIVIAL one is small."""

    TRIVIAL = "trivial"
    NORMAL = "normal"
    DECISIVE = "decisive"


@dataclass(frozen=True, slots=True)
class History:
    """Public facts before a tally: the winners of the earlier elections, and the shown faces."""

    winners: tuple[Side | None, ...]
    shown: Mapping[Side, frozenset[Tile]]


@dataclass(frozen=True, slots=True)
class PartTally:
    """The public state of a tally between two turns.

    Attributes:
        turned: The tiles face up, in the order of turning.
        backs: The tiles face down, without their faces.
        unseen: The faces that a side's backs may have: never shown, and no smaller than the last
            one turned.
    """

    kind: Profession
    turned: tuple[StandingTile, ...]
    backs: tuple[StandingTile, ...]
    unseen: Mapping[Side, tuple[Tile, ...]]

    @property
    def so_far(self) -> Tally:
        """The tally of the turned tiles."""
        return tally(0, self.kind, self.turned)


def turning_order(shown: Iterable[StandingTile]) -> tuple[StandingTile, ...]:
    """Return the tiles of a tally by value, equal ones in the order placed."""
    return tuple(sorted(shown, key=_value))


def stakes_of(tally: Tally, history: History) -> Stakes:
    """Return the stakes, which depend only on the owners and places of the tiles."""
    if can_end(history.winners):
        return Stakes.DECISIVE
    at_home = {tile.owner for tile in tally.shown if tile.owner is tile.building.side}
    small = len(tally.shown) <= FEW_TILES or len(at_home) < len(Side)
    return Stakes.TRIVIAL if small else Stakes.NORMAL


def part_tally(tally: Tally, turned: int, history: History) -> PartTally:
    """Return the public state after the first `turned` tiles."""
    order = turning_order(tally.shown)
    up, down = order[:turned], order[turned:]
    least = _value(up[-1]) if up else 0
    gone = {side: set(history.shown[side]) for side in Side}
    for standing in up:
        assert standing.tile is not None
        gone[standing.owner].add(standing.tile)
    unseen = {
        side: tuple(t for t in ALL_TILES if t not in gone[side] and t.value >= least)
        for side in Side
    }
    down_as_placed = [each for each in tally.shown if each in down]
    backs = tuple(replace(standing, tile=None) for standing in down_as_placed)
    return PartTally(tally.kind, up, backs, unseen)


def bounds(at: PartTally, side: Side) -> tuple[int, int]:
    """Return a lower and an upper bound of the final total of `side`.

    A total is `max(0, V - max(0, B - C))`: it grows with votes V and counters C, and shrinks with
    blocks B. So it is lowest if no back at home counts and the enemy's backs are its highest
    blocks. It is highest if no enemy's back blocks and the backs at home are the highest votes and
    counters; every split between the two is tried. A face may be used twice and bluffs may be
    missing, which only widens the bounds. With one back left they are exact if its owner has unseen
    faces of every role there.
    """
    here = Building(side, at.kind)
    counted = at.so_far.count(side)
    backs = [back for back in at.backs if back.building == here]
    home = sum(back.owner is side for back in backs)
    votes = _best(at, side, here, Role.VOTE)
    counters = _best(at, side, here, Role.COUNTER)
    blocks = _best(at, side.other, here, Role.BLOCK)
    intruders = min(len(backs) - home, len(blocks) - 1)
    lowest = replace(counted, blocks=counted.blocks + blocks[intruders])
    highest = max(
        Count(
            counted.votes + votes[min(n, len(votes) - 1)],
            counted.blocks,
            counted.counters + counters[min(home - n, len(counters) - 1)],
        ).total
        for n in range(home + 1)
    )
    return lowest.total, highest


def is_open(at: PartTally) -> bool:
    """Return whether the backs may still change the winner; if False, they certainly can't."""
    (ivory_low, ivory_high), (brown_low, brown_high) = (bounds(at, side) for side in Side)
    fixed = ivory_low == ivory_high and brown_low == brown_high
    return not (fixed or ivory_low > brown_high or brown_low > ivory_high)


def may_end_game(at: PartTally, history: History) -> bool:
    """Return whether the tally may still end the game; if False, it certainly can't."""
    if len(history.winners) == ELECTIONS - 1:
        return True
    totals = {side: bounds(at, side) for side in Side}
    return any(
        one_win_short(history.winners, side) and totals[side][1] > totals[side.other][0]
        for side in Side
    )


def is_critical(at: PartTally) -> bool:
    """Return whether a single back could change the leader or tie the totals."""
    leader = at.so_far.winner
    return is_open(at) and any(
        tally(0, at.kind, (*at.turned, replace(back, tile=face))).winner is not leader
        for back in at.backs
        for face in at.unseen[back.owner]
    )


def _best(at: PartTally, owner: Side, here: Building, wanted: Role) -> list[int]:
    """Return the highest sums of 0, 1, 2 … unseen tiles of `owner` in a role."""
    faces = [t.value for t in at.unseen[owner] if role(owner, t.profession, here) is wanted]
    return [0, *accumulate(sorted(faces, reverse=True))]


def _value(standing: StandingTile) -> int:
    assert standing.tile is not None
    return standing.tile.value
