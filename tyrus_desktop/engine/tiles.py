"""The electorate tiles: two sides, three professions, values 1 to 10.

Each side owns one tile of every profession and value, thirty in all. The owner is not part of a
tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum


class NotationError(ValueError):
    """A text is not in the notation of a tile, building or placement."""

    def __init__(self, text: str) -> None:
        super().__init__(f"“{text}” is not in the notation of tiles and buildings.")
        self.text = text


class Side(Enum):
    """One of the two sides."""

    IVORY = "ivory"
    BROWN = "brown"

    @property
    def other(self) -> Side:
        return Side.BROWN if self is Side.IVORY else Side.IVORY


class Profession(IntEnum):
    """A profession, which is also the kind of a building or an election.

    Merchants block soldiers, priests block merchants, and soldiers block priests. Soldiers vote in
    citadels, merchants in markets, priests in temples. The values are integers, to index arrays.
    """

    SOLDIER = 0
    MERCHANT = 1
    PRIEST = 2

    @property
    def blocks(self) -> Profession:
        return Profession((self - 1) % 3)

    @property
    def blocked_by(self) -> Profession:
        return Profession((self + 1) % 3)


class Height(IntEnum):
    """How high a tile is, in three steps."""

    LOW = 0
    MEDIUM = 1
    HIGH = 2

    @property
    def highest(self) -> int:
        """The highest value of a tile of this height."""
        return (3, 7, 10)[self]

    @classmethod
    def of(cls, value: int) -> Height:
        """Return the height of a value, 1..10."""
        return next(each for each in cls if value <= each.highest)


PROFESSION_LETTERS = "SMP"
"""The letter of each profession in game records, indexed by `Profession`."""


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """A tile. Tiles are sorted by profession, then by value. Written `S7`, `M10`, `P1`."""

    profession: Profession
    value: int

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Parse a tile such as `S7`; raises `NotationError`."""
        tile = _TILES_BY_TEXT.get(text)
        if tile is None:
            raise NotationError(text)
        return tile

    def __str__(self) -> str:
        return f"{PROFESSION_LETTERS[self.profession]}{self.value}"


VALUES = range(1, 11)
ALL_TILES = tuple(Tile(profession, value) for profession in Profession for value in VALUES)
"""One side's thirty tiles, sorted."""

_TILES_BY_TEXT = {str(tile): tile for tile in ALL_TILES}
