"""The tally of one election: which tiles were shown, and how the votes were counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tiles import Profession, Side


@dataclass(frozen=True, slots=True)
class Count:
    """The sums of one side's building, and the votes that result.

    `votes`, `blocks` and `counters` are the sums of the values of the tiles in that role; the
    blocks are the enemy's.
    """

    votes: int
    blocks: int
    counters: int

    @property
    def countered(self) -> int:
        """The part of the counters that takes effect: at most what was blocked."""
        return min(self.blocks, self.counters)

    @property
    def surplus(self) -> int:
        """The part of the counters without effect: spare counters add no votes."""
        return self.counters - self.countered

    @property
    def total(self) -> int:
        """The votes that count. Rulebook, "Counting the Votes": never below zero."""
        return max(0, self.votes - max(0, self.blocks - self.counters))


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of one election. `shown` holds both buildings' tiles, face up, as placed."""

    number: int
    kind: Profession
    shown: tuple[StandingTile, ...]
    ivory: Count
    brown: Count

    def count(self, side: Side) -> Count:
        return self.ivory if side is Side.IVORY else self.brown

    def tiles(self, side: Side, in_role: Role) -> tuple[StandingTile, ...]:
        """The tiles in `side`'s building that have this role there, in the order placed."""
        return tuple(
            standing
            for standing in self.shown
            if standing.building.side is side and standing.role is in_role
        )

    def bluffs(self, owner: Side) -> list[StandingTile]:
        """The tiles of `owner` that counted for nothing, in either building."""
        both = (standing for side in Side for standing in self.tiles(side, Role.BLUFF))
        return [standing for standing in both if standing.owner is owner]

    @property
    def winner(self) -> Side | None:
        """The side with more votes, or None for a null election."""
        if self.ivory.total == self.brown.total:
            return None
        return Side.IVORY if self.ivory.total > self.brown.total else Side.BROWN


def tally(number: int, kind: Profession, standing: Iterable[StandingTile]) -> Tally:
    """Count election `number` over the tiles on the board.

    Only the two buildings of `kind` are shown and counted; their faces must be known.
    """
    shown = tuple(tile for tile in standing if tile.building.profession is kind)
    return Tally(number, kind, shown, _count(Side.IVORY, shown), _count(Side.BROWN, shown))


def _count(side: Side, shown: Iterable[StandingTile]) -> Count:
    sums = dict.fromkeys(Role, 0)
    for standing in shown:
        if standing.building.side is side:
            assert standing.tile is not None
            sums[standing.role] += standing.tile.value
    return Count(sums[Role.VOTE], sums[Role.BLOCK], sums[Role.COUNTER])
