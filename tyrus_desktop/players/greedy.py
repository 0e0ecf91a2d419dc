"""The greedy player: it knows what votes, and nothing of blocking, counting or holding back."""

from __future__ import annotations

import random
from collections.abc import Callable

from tyrus_desktop.engine.board import Building, Placement, Role, role
from tyrus_desktop.engine.view import PlayerView


class GreedyPlayer:
    """Places its highest voter of the election in force at home; without one, a decoy.

    The decoy is a tile of the lowest value in hand, put into the one of the two buildings in
    force where it does nothing. Chance decides between tiles of the same value.
    """

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        home = Building(view.side, view.kind)
        voters = [tile for tile in view.hand if tile.profession is view.kind]
        if voters:
            return Placement(max(voters), home)
        lowest = min(tile.value for tile in view.hand)
        decoy = rng.choice([tile for tile in view.hand if tile.value == lowest])
        if role(view.side, decoy.profession, home) is Role.BLUFF:
            return Placement(decoy, home)
        return Placement(decoy, Building(view.side.other, view.kind))
