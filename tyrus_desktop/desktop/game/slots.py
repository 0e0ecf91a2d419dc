"""The slots of both hands, in open play by slot."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from tyrus_desktop.engine.tiles import Side, Tile


@dataclass(slots=True)
class Slots:
    """The slots of both hands, and the queue of sides that look at their slots before open play."""

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

    def move(self, side: Side, slot: int, to: int) -> int:
        """Move a tile to another slot; return the slot that it takes.

        The tiles between close up. Empty slots stay as the other person sees them: a tile moved to
        one goes on to the next filled slot, or to the last one.
        """
        hand = self.hands[side]
        filled = [number for number, tile in enumerate(hand) if tile is not None]
        tiles = [tile for tile in hand if tile is not None]
        new = bisect_left(filled, to) if to > slot else bisect_right(filled, to) - 1
        new = max(0, min(new, len(filled) - 1))
        tiles.insert(new, tiles.pop(filled.index(slot)))
        for number, tile in zip(filled, tiles, strict=True):
            hand[number] = tile
        return filled[new]

    def take(self, side: Side, tile: Tile) -> int:
        """Empty a tile's slot and return its number."""
        slot = self.hands[side].index(tile)
        self.hands[side][slot] = None
        return slot
