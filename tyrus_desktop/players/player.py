"""What a computer player is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView


class Player(Protocol):
    """Chooses placements for one side.

    What a player keeps between choices may save time, and never changes a choice.
    """

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        """Return a legal placement; it must be `view.side`'s turn.

        The choice depends on the view and on what is drawn from `rng` alone. `stop` is asked by
        players that search; once it is true they answer immediately with what they have.
        """
        ...


def never() -> bool:
    """The `stop` of a player without a time limit."""
    return False
