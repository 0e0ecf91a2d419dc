"""What a placement or a tally shows of how a side plays: the definitions that everything shares.

Training, the stories and the figures of *Your games* count with them. A tile *has an effect* in a
building if it votes, blocks or counters there; its points are its value. A building is *in force*
if the current election counts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tyrus_desktop.engine.board import Building, Placement, Role, StandingTile, role
from tyrus_desktop.engine.outcome import STREAK, streak
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

CONTESTED = 2
"""An election is contested if at least this many placements have an effect there."""
CONCEDED = 6
"""An election with fewer points than this is conceded."""
WASTED = 5
"""The least number of points wasted on a bluff with which a side was fooled."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a placement does, as the side that makes it knows.

    Attributes:
        home: Whether the building is the side's own.
        in_force: Whether the current election counts the building.
        useless: Whether the tile can never count, since it has no role there or no election of that
            kind is in force or to come; bluffs are included.
        read: Whether the role is what the place suggests.
    """

    role: Role
    value: int
    home: bool
    in_force: bool
    useless: bool
    read: bool

    @property
    def effect(self) -> int:
        """The points with an effect on the election in force."""
        return self.value if self.in_force and self.role is not Role.BLUFF else 0

    @property
    def bluff(self) -> bool:
        """A tile without effect in a building in force."""
        return self.in_force and self.role is Role.BLUFF

    @property
    def block(self) -> bool:
        """A block in the enemy's building in force."""
        return self.in_force and self.role is Role.BLOCK

    @property
    def counter(self) -> bool:
        """A counter at home in the election in force."""
        return self.in_force and self.role is Role.COUNTER

    @property
    def prepares(self) -> bool:
        """A tile that will have an effect in a later election."""
        return not self.in_force and not self.useless


def act(side: Side, placement: Placement, kind: Profession, *, to_come: bool) -> Act:
    """Return what a placement does.

    Args:
        side: The side that makes it.
        placement: The placement.
        kind: The kind of the election in force.
        to_come: Whether an election of the building's kind is still face down.
    """
    building = placement.building
    what = role(side, placement.tile.profession, building)
    in_force = building.profession is kind
    useless = what is Role.BLUFF or not (in_force or to_come)
    read = what is suggested(side, building)
    return Act(what, placement.tile.value, building.side is side, in_force, useless, read)


def act_in(view: PlayerView, placement: Placement) -> Act:
    """Return what a placement of the side to play does."""
    to_come = view.cards_left(placement.building.profession) > 0
    return act(view.side, placement, view.kind, to_come=to_come)


def contested(effects: Sequence[int]) -> bool:
    """Return whether a side contests an election, given the points of each of its tiles there."""
    return sum(map(bool, effects)) >= CONTESTED


def conceded(effects: Sequence[int]) -> bool:
    """Return whether a side concedes an election, given the points of each of its tiles there."""
    return sum(effects) < CONCEDED


def faces_row(winners: Sequence[Side | None], side: Side) -> bool:
    """Return whether the enemy has won the last two elections: a third would win the game.

    A side that contests such an election *guards* against the row.
    """
    return streak(winners) == (side.other, STREAK - 1)


def suggested(owner: Side, building: Building) -> Role:
    """Return what a back suggests: a vote at home, a block at the enemy's."""
    return Role.VOTE if owner is building.side else Role.BLOCK


def misleading(standing: StandingTile) -> bool:
    """Return whether a shown tile has another role than its place suggested."""
    return standing.role is not suggested(standing.owner, standing.building)


def margin(tally: Tally) -> int:
    """Return the margin of an election in votes; 0 if it is null."""
    return abs(tally.ivory.total - tally.brown.total)


def shown_points(tally: Tally, owner: Side) -> int:
    """Return the sum in points of a side's tiles shown at a tally, in both buildings."""
    return sum(t.tile.value for t in tally.shown if t.owner is owner and t.tile)


def wasted(tally: Tally, bluffer: Side) -> int:
    """Return how many points the other side wasted where a bluff stood.

    In the bluffer's own building these are the other side's blocks, if there were no votes; in the
    other side's building, its surplus counters.
    """
    mine, theirs = tally.count(bluffer), tally.count(bluffer.other)
    blocks = mine.blocks if mine.votes == 0 else 0
    spare = theirs.surplus
    return max(
        blocks if blocks and _bluffs_at(tally, bluffer, bluffer) else 0,
        spare if spare and _bluffs_at(tally, bluffer, bluffer.other) else 0,
    )


def _bluffs_at(tally: Tally, bluffer: Side, owner: Side) -> bool:
    """Return whether a side has a bluff in this owner's building."""
    return any(each.owner is bluffer for each in tally.tiles(owner, Role.BLUFF))


def fooled(tally: Tally, side: Side) -> bool:
    """Return whether a side wasted points on an enemy bluff and did not win the election."""
    return wasted(tally, side.other) >= WASTED and tally.winner is not side
