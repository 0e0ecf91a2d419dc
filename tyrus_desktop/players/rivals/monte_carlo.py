"""The Monte Carlo player, which tries placements in sampled games that greedy players finish.

The samples are uniform over everything that its side doesn't know (`worlds`), so it infers nothing
from the enemy's placements, and it doesn't hide its own intentions. Samples are allocated by
sequential halving (Karnin et al., ICML 2013): each round tries all remaining placements equally
often, in the same worlds, and drops the worse half. More samples make this rival stronger.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tyrus_desktop.engine.board import Building, Placement, Role, role
from tyrus_desktop.engine.tiles import Profession
from tyrus_desktop.engine.view import PlayerView

if TYPE_CHECKING:
    import numpy as np

    from tyrus_desktop.players.batch.games import Games


class MonteCarloPlayer:
    """Tries every distinct placement, in about `samples` games per choice."""

    def __init__(self, samples: int) -> None:
        self._samples = samples

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        import numpy as np

        from tyrus_desktop.players.batch.views import games_of_view

        known = games_of_view(view)
        stream = np.random.default_rng(rng.getrandbits(64))
        left = distinct_placements(view)
        rng.shuffle(left)  # This breaks ties at random.
        points = dict.fromkeys(left, 0.0)
        each_round = self._samples // max(1, math.ceil(math.log2(len(left))))
        while len(left) > 1 and not stop():
            count = max(1, each_round // len(left))
            for placement, won in zip(left, _tried(view, known, left, count, stream), strict=True):
                points[placement] += won
            left.sort(key=points.__getitem__, reverse=True)
            del left[(len(left) + 1) // 2 :]
        return left[0]


def distinct_placements(view: PlayerView) -> list[Placement]:
    """Return the legal placements, but only one without effect for each tile.

    This placement is in the current election's buildings if possible.
    """
    places = [Building(side, kind) for kind in Profession for side in (view.side, view.side.other)]
    places.sort(key=lambda place: place.profession is not view.kind)
    placements = []
    for tile in view.hand:
        what = {place: role(view.side, tile.profession, place) for place in places}
        useless = next(place for place in places if what[place] is Role.BLUFF)
        placements += [
            Placement(tile, place)
            for place in places
            if what[place] is not Role.BLUFF or place == useless
        ]
    return placements


def _tried(
    view: PlayerView,
    known: Games,
    placements: list[Placement],
    count: int,
    rng: np.random.Generator,
) -> list[float]:
    """Play `count` games with each placement; return its wins minus its losses."""
    import numpy as np

    from tyrus_desktop.players.batch.games import tile_number
    from tyrus_desktop.players.batch.views import building_number
    from tyrus_desktop.players.rivals.greedy_playouts import random_coins, winners
    from tyrus_desktop.players.worlds import uniform

    worlds = uniform(known, count, rng).take(np.tile(np.arange(count), len(placements)))
    coins = np.tile(random_coins(count, rng), len(placements))
    tiles = np.array([tile_number(placement.tile) for placement in placements])
    buildings = np.array([building_number(view, placement.building) for placement in placements])
    worlds.play(np.repeat(tiles, count), np.repeat(buildings, count))
    won = winners(worlds, coins).reshape(len(placements), count).sum(axis=1)
    points: list[float] = (won * (1 - 2 * known.seat)).tolist()
    return points
