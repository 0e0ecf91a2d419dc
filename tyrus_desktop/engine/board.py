"""The six buildings, the tiles that stand in them, and the role of a tile in a building.

A tile's role depends on the owner of its building: this is the one difficult rule of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import NotationError, Profession, Side, Tile

BUILDING_LETTERS = "CMT"
"""The letters of citadels, markets and temples and their elections, indexed by `Profession`."""


@dataclass(frozen=True, slots=True)
class Building:
    """A building, identified by its owner and its voting profession. Written `iC`, `bT`."""

    side: Side
    profession: Profession

    @classmethod
    def parse(cls, text: str) -> Building:
        """Parse a building such as `iC`; raises `NotationError`."""
        building = _BUILDINGS_BY_TEXT.get(text)
        if building is None:
            raise NotationError(text)
        return building

    def __str__(self) -> str:
        return f"{self.side.value[0]}{BUILDING_LETTERS[self.profession]}"


BUILDINGS = tuple(Building(side, profession) for side in Side for profession in Profession)
_BUILDINGS_BY_TEXT = {str(building): building for building in BUILDINGS}


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile to be placed in a building: the only action in the game. Written `S7>iC`."""

    tile: Tile
    building: Building

    @classmethod
    def parse(cls, text: str) -> Placement:
        """Parse a placement such as `S7>iC`; raises `NotationError`."""
        tile, arrow, building = text.partition(">")
        if not arrow:
            raise NotationError(text)
        return cls(Tile.parse(tile), Building.parse(building))

    def __str__(self) -> str:
        return f"{self.tile}>{self.building}"


@dataclass(frozen=True, slots=True)
class StandingTile:
    """A tile on the board: its owner, its building, and the time of its placement.

    `election` is 1..9 and `order` is 1..6 within it. Both are public, and no two standing tiles
    share both. `tile` is None if the face is hidden from the viewer.
    """

    owner: Side
    building: Building
    election: int
    order: int
    tile: Tile | None

    @property
    def ply(self) -> int:
        """The number of its placement in the game, from 0."""
        return PLACEMENTS * (self.election - 1) + self.order - 1

    @property
    def role(self) -> Role:
        """The tile's role in its building; its face must be known."""
        assert self.tile is not None
        return role(self.owner, self.tile.profession, self.building)


class Role(Enum):
    """The effect of a tile when its building's votes are counted."""

    VOTE = "vote"
    BLOCK = "block"
    COUNTER = "counter"
    BLUFF = "bluff"


def role(owner: Side, profession: Profession, building: Building) -> Role:
    """Return the role of `owner`'s tiles of `profession` in `building`."""
    return _ROLES[owner is building.side][profession][building.profession]


def _role(profession: Profession, building: Profession, *, home: bool) -> Role:
    """Rulebook, "Electorate Tiles": votes and counters count at home, blocks at the enemy's."""
    if home:
        if profession is building:
            return Role.VOTE
        if profession.blocks is building.blocked_by:
            return Role.COUNTER
    elif profession.blocks is building:
        return Role.BLOCK
    return Role.BLUFF


_ROLES = [
    [[_role(tile, building, home=home) for building in Profession] for tile in Profession]
    for home in (False, True)
]
"""By whether the tile is at home, its profession and the building's; asked for very often."""
