"""The tally of one election: the shown tiles and the vote count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tiles import Profession, Side


@dataclass(frozen=True, slots=True)
class Count:
    """The vote count in one side's building.

    `votes`, `blocks` and `counters` are the summed values of the tiles in each role. The blocks are
    the enemy's.
    """

    votes: int
    blocks: int
    counters: int

    @property
    def countered(self) -> int:
        """The sum of the counters that take effect: at most the sum of the blocks."""
        return min(self.blocks, self.counters)

    @property
    def surplus(self) -> int:
        """The counters without effect: surplus counters add no votes."""
        return self.counters - self.countered

    @property
    def total(self) -> int:
        """The resulting votes. Rulebook, "Counting the Votes": never below zero."""
        return max(0, self.votes - max(0, self.blocks - self.counters))


@dataclass(frozen=True, slots=True)
class Tally:
    """The count of one election. `shown` has the tiles of both buildings in order of placement."""

    number: int
    kind: Profession
    shown: tuple[StandingTile, ...]
    ivory: Count
    brown: Count

    def count(self, side: Side) -> Count:
        return self.ivory if side is Side.IVORY else self.brown

    def tiles(self, side: Side, in_role: Role) -> tuple[StandingTile, ...]:
        """Return the tiles with this role in `side`'s building, in order of placement."""
        return tuple(
            standing
            for standing in self.shown
            if standing.building.side is side and standing.role is in_role
        )

    def bluffs(self, owner: Side) -> list[StandingTile]:
        """Return `owner`'s tiles without effect, in both buildings."""
        both = (standing for side in Side for standing in self.tiles(side, Role.BLUFF))
        return [standing for standing in both if standing.owner is owner]

    @property
    def winner(self) -> Side | None:
        """The side with more votes, or None for a null election."""
        if self.ivory.total == self.brown.total:
            return None
        return Side.IVORY if self.ivory.total > self.brown.total else Side.BROWN


def tally(number: int, kind: Profession, standing: Iterable[StandingTile]) -> Tally:
    """Return the tally of an election.

    Args:
        number: The number of the election, 1..9.
        kind: Its kind: only the two buildings of this kind are shown and counted.
        standing: The tiles on the board; the faces in these buildings must be known.
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
