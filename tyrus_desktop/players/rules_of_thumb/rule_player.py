"""The rules-of-thumb player, which applies the rules of `batch` to its own view.

It doesn't search. It chooses at random among placements of nearly equal worth, so that it can't be
predicted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rules_of_thumb.parameters import TUNED

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class RulesOfThumbPlayer:
    """Chooses at random among the placements of nearly the highest worth."""

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        import numpy as np

        worths = self.worths(view)
        weights = np.exp((worths - worths.max()) / TUNED.temperature)
        return rng.choices(list(view.legal_placements()), weights.tolist())[0]

    def worths(self, view: PlayerView) -> NDArray[np.float64]:
        """Return (M): the worth of each of the M legal placements, up to a constant."""
        from tyrus_desktop.players.batch.games import tile_number
        from tyrus_desktop.players.batch.relative import RELATIVE_BUILDING, RELATIVE_TILE
        from tyrus_desktop.players.batch.views import building_number, games_of_view
        from tyrus_desktop.players.rules_of_thumb.batch import worths

        games = games_of_view(view)
        worth = worths(games).reshape(-1, 6)
        tiles = RELATIVE_TILE[view.kind, [tile_number(tile) for tile in view.hand]]
        numbers = [building_number(view, building) for building in BUILDINGS]
        return worth[tiles][:, RELATIVE_BUILDING[games.seat, view.kind, numbers]].reshape(-1)
