"""The random player, for tests and as a baseline."""

from __future__ import annotations

import random
from collections.abc import Callable

from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.view import PlayerView


class RandomPlayer:
    """Makes each legal placement with the same probability."""

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        return Placement(rng.choice(view.hand), rng.choice(BUILDINGS))
