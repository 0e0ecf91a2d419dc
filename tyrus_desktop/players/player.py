"""The protocol of computer players."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView


class Player(Protocol):
    """Chooses placements for one side.

    A player may keep data between choices to save time, but its choices must not depend on them.
    """

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        """Return a legal placement.

        Args:
            view: The view of the side to play.
            rng: The only source of randomness: the choice depends on nothing but it and the view.
            stop: Returns true when a player that searches should answer immediately.
        """
        ...


def never() -> bool:
    """Return false: the `stop` of a player without a time limit."""
    return False
