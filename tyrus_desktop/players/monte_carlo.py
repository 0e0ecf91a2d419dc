"""The Monte Carlo player: it tries placements out in imagined games that greedy players finish.

Each sample draws everything that its side cannot know, all arrangements being equally likely
(`worlds`): so it reads nothing out of what the enemy does, nor does it hide its own intentions.
Samples go to the placements by sequential halving (Karnin et al., ICML 2013): a round gives each
that is left as many, in the same worlds, and the better half goes on. A rival to measure others
by, as strong as its samples are many.
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
    """Tries out every placement that has an effect of its own; `samples` games a choice."""

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
        rng.shuffle(left)  # Of those that look the same, any.
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
    """Return the legal placements; of those where a tile does nothing, one alone, in force."""
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
    """Return of each placement how many of `count` games it won, less those lost."""
    import numpy as np

    from tyrus_desktop.players.batch.games import tile_number
    from tyrus_desktop.players.batch.greedy_play import random_coins, winners
    from tyrus_desktop.players.batch.views import building_number
    from tyrus_desktop.players.worlds import uniform

    worlds = uniform(known, count, rng).take(np.tile(np.arange(count), len(placements)))
    coins = np.tile(random_coins(count, rng), len(placements))
    tiles = np.array([tile_number(placement.tile) for placement in placements])
    buildings = np.array([building_number(view, placement.building) for placement in placements])
    worlds.play(np.repeat(tiles, count), np.repeat(buildings, count))
    won = winners(worlds, coins).reshape(len(placements), count).sum(axis=1)
    points: list[float] = (won * (1 - 2 * known.seat)).tolist()
    return points
