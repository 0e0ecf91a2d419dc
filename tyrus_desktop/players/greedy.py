"""The greedy player, which only votes: it doesn't block, counter or save tiles."""

from __future__ import annotations

import random
from collections.abc import Callable

from tyrus_desktop.engine.board import Building, Placement, Role, role
from tyrus_desktop.engine.view import PlayerView


class GreedyPlayer:
    """Places its highest voter of the current election at home or, without a voter, a decoy.

    The decoy is a tile of the lowest value in hand, placed in the current building where it has no
    effect. Ties between tiles of the same value are broken at random.
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
