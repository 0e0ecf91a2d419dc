"""The six buildings, the tiles that stand in them, and the role of a tile in a building.

The one difficult rule of the game is here: a tile's role depends on whose building it is in.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tyrus_desktop.engine.tiles import NotationError, Profession, Side, Tile

BUILDING_LETTERS = "CMT"
"""The letter of each kind of building and election (citadel, market, temple), by `Profession`."""


@dataclass(frozen=True, slots=True)
class Building:
    """A building by its owner and the profession that votes in it. Written `iC`, `bT`."""

    side: Side
    profession: Profession

    @classmethod
    def parse(cls, text: str) -> Building:
        """Read `iC`; raises `NotationError`."""
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
    """A tile put into a building: the only action in the game. Written `S7>iC`."""

    tile: Tile
    building: Building

    @classmethod
    def parse(cls, text: str) -> Placement:
        """Read `S7>iC`; raises `NotationError`."""
        tile, arrow, building = text.partition(">")
        if not arrow:
            raise NotationError(text)
        return cls(Tile.parse(tile), Building.parse(building))

    def __str__(self) -> str:
        return f"{self.tile}>{self.building}"


@dataclass(frozen=True, slots=True)
class StandingTile:
    """A tile on the board: whose, where, and when it was placed.

    `election` is 1..9 and `order` 1..6 within it, both public; no two standing tiles share both.
    `tile` is None if the face is hidden from the viewer.
    """

    owner: Side
    building: Building
    election: int
    order: int
    tile: Tile | None

    @property
    def role(self) -> Role:
        """What the tile does where it stands; its face must be known."""
        assert self.tile is not None
        return role(self.owner, self.tile.profession, self.building)


class Role(Enum):
    """What a tile does in a building when that building's votes are counted."""

    VOTE = "vote"
    BLOCK = "block"
    COUNTER = "counter"
    BLUFF = "bluff"


def role(owner: Side, profession: Profession, building: Building) -> Role:
    """Return what `owner`'s tiles of `profession` do in `building`.

    Rulebook, "Electorate Tiles": votes and counters count at home, blocks in the enemy's building.
    """
    if owner is building.side:
        if profession is building.profession:
            return Role.VOTE
        if profession.blocks is building.profession.blocked_by:
            return Role.COUNTER
    elif profession.blocks is building.profession:
        return Role.BLOCK
    return Role.BLUFF
