"""The random player: any legal placement. For tests, and the zero of every comparison."""

from __future__ import annotations

import random
from collections.abc import Callable

from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.view import PlayerView


class RandomPlayer:
    """Every legal placement is equally likely."""

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        return Placement(rng.choice(view.hand), rng.choice(BUILDINGS))
