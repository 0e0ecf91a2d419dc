"""Open play by slot: which tile stands in which slot of a hand, known to the table alone.

Two persons at one screen look at their tiles once an election, each behind a curtain. Then both
play from memory, with all backs to the screen. Slots are shuffled before each look, so that no
tile can be followed from one election to the next.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from tyrus_desktop.engine.tiles import Side, Tile


@dataclass(slots=True)
class Slots:
    """The slots of both hands, and the sides that look at theirs before open play, in order."""

    rng: random.Random
    to_look: list[Side] = field(default_factory=list)
    election: int = 0
    hands: dict[Side, list[Tile | None]] = field(default_factory=lambda: {s: [] for s in Side})

    def begin_election(self, number: int, opener: Side) -> None:
        """Queue both sides to look; the opener looks last, so their memory is fresh."""
        if number != self.election:
            self.election = number
            self.to_look = [opener.other, opener]
            self.hands = {side: [] for side in Side}

    def shuffle(self, side: Side, hand: Sequence[Tile]) -> None:
        """Assign a hand to slots in random order."""
        self.hands[side] = [*self.rng.sample(hand, k=len(hand))]

    def tile(self, side: Side, slot: int) -> Tile | None:
        hand = self.hands[side]
        return hand[slot] if 0 <= slot < len(hand) else None

    def take(self, side: Side, tile: Tile) -> int:
        """Empty a tile's slot and return its number."""
        slot = self.hands[side].index(tile)
        self.hands[side][slot] = None
        return slot
