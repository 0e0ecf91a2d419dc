"""The beginner, which knows a single rule. The lowest level is measured against it."""

from __future__ import annotations

import random
from collections.abc import Callable

from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.view import PlayerView


class BeginnerPlayer:
    """Places its highest voter of the current election at home; without a voter, anything."""

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        voters = [tile for tile in view.hand if tile.profession is view.kind]
        if voters:
            return Placement(max(voters), Building(view.side, view.kind))
        return rng.choice(list(view.legal_placements()))
