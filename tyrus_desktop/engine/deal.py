"""The deal: every chance outcome of a game, drawn before it starts."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile

ELECTION_CARDS = tuple(kind for kind in Profession for _ in range(3))
HAND = 9
DRAW = 3
PLACEMENTS_EACH = 3
PLACEMENTS = 2 * PLACEMENTS_EACH
"""The number of placements that both sides together make in one election."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The first player, the nine elections in order, and each side's thirty tiles in order.

    The first nine tiles of a side are its opening hand.

    Raises:
        ValueError: The elections or tiles are not a complete set.
    """

    first: Side
    elections: tuple[Profession, ...]
    ivory: tuple[Tile, ...]
    brown: tuple[Tile, ...]

    def __post_init__(self) -> None:
        if sorted(self.elections) != list(ELECTION_CARDS):
            raise ValueError("The nine elections must be three of each kind.")
        for side in Side:
            if sorted(self.tiles(side)) != list(ALL_TILES):
                raise ValueError(f"The {side.value} tiles must be all thirty, each once.")

    @classmethod
    def shuffled(cls, rng: random.Random, first: Side | None = None) -> Deal:
        """Return a random deal; `first` is random unless it is given."""
        return cls(
            first=first or rng.choice(list(Side)),
            elections=tuple(rng.sample(ELECTION_CARDS, k=len(ELECTION_CARDS))),
            ivory=tuple(rng.sample(ALL_TILES, k=len(ALL_TILES))),
            brown=tuple(rng.sample(ALL_TILES, k=len(ALL_TILES))),
        )

    def tiles(self, side: Side) -> tuple[Tile, ...]:
        return self.ivory if side is Side.IVORY else self.brown
