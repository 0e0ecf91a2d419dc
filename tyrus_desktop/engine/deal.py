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
"""Of both sides, in one election."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Who is first, the nine elections in order, and both sides' thirty tiles as drawn.

    The first nine tiles of a side are its opening hand. Raises `ValueError` for anything that
    could not have been dealt.
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
        """Draw a deal; `first` is drawn by lot unless given."""
        return cls(
            first=first or rng.choice(list(Side)),
            elections=tuple(rng.sample(ELECTION_CARDS, k=len(ELECTION_CARDS))),
            ivory=tuple(rng.sample(ALL_TILES, k=len(ALL_TILES))),
            brown=tuple(rng.sample(ALL_TILES, k=len(ALL_TILES))),
        )

    def tiles(self, side: Side) -> tuple[Tile, ...]:
        return self.ivory if side is Side.IVORY else self.brown
