"""Placements that are tried for a person: what advice and coach compare, for one side's view.

The seed is constant, so that asking changes nothing and gives the same answer again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.tiles import ALL_TILES
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import PROFESSION, VALUE, Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.search import SearchPlayer

Stop = Callable[[], bool]

SEED = 54
FULL_ATTENTION = np.zeros((1, len(ALL_TILES)))
"""The attention noise of a player that considers all tiles of its hand."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The placements that were tried in worlds of the belief."""

    known: Games
    prior: Floats
    """(180): the strategy of the network."""
    moves: NDArray[np.intp]
    """(M): the relative moves that were tried."""
    values: NDArray[np.float64]
    """(M): their mean results, -1..1."""
    worlds: Games
    also: int | None = None
    """The move that is tried because somebody asks about it, as it is, whatever is proved of it."""

    @property
    def cost(self) -> float:
        """How many points the move `also` costs against the best one."""
        return float(50 * (self.values.max() - self.values[self.moves == self.also][0]))

    @classmethod
    def of(
        cls, player: SearchPlayer, view: PlayerView, stop: Stop, also: int | None = None
    ) -> Trial | None:
        """Try the likeliest placements, and the move `also`; return None if it was stopped.

        Args:
            player: The search that tries them.
            view: The view of the side to play.
            stop: Returns true when no answer is wanted any more.
            also: Another relative move to try.
        """
        known, rng = games_of_view(view), np.random.default_rng(SEED)
        prior = player.prior(known, FULL_ATTENTION)
        tried = player.candidates(known, prior)
        if also is not None and also not in tried:
            tried = np.append(tried, also)
        (worlds, enemy), *_ = player.beliefs(known, rng)
        values = player.evaluate(worlds, tried, enemy, rng, stop)
        return None if values is None else cls(known, prior, tried, values, worlds, also)


def gain(worlds: Games, move: int) -> float:
    """Return by how many votes a relative move shifts the count of its building, on average."""
    seat, after = worlds.seat, _placed(worlds, move)
    kind = moves(worlds, np.full(len(worlds), move))[1] % 3
    before, then = worlds.totals(kind), after.totals(kind)
    ours, theirs = (then[each] - before[each] for each in (seat, 1 - seat))
    return float((ours - theirs).mean())


def lost_election(worlds: Games, move: int) -> float:
    """Return how likely, 0..1, the enemy wins the election that a relative move ends."""
    totals = _placed(worlds, move).totals(worlds.kind)
    return float((totals[1 - worlds.seat] > totals[worlds.seat]).mean())


def _placed(worlds: Games, move: int) -> Games:
    """Return the worlds with the sums after a relative move, before any count."""
    after, rows = worlds.take(np.arange(len(worlds))), np.arange(len(worlds))
    tiles, buildings = moves(worlds, np.full(len(worlds), move))
    after.sums[worlds.seat, rows, 3 * buildings + PROFESSION[tiles]] += VALUE[tiles]
    return after
