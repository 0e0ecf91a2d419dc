"""The searching player: what a network would place, tried out in worlds that the game makes likely.

It believes what the enemy's placements say about its tiles (`beliefs`), as if the enemy played
like the network but less surely, so that no stranger's habit is taken for certain. In such worlds
it plays its own likely placements out to the end of the election, both sides placing as the network
does, and asks a critic there. Then it draws: the likelier the network had a placement and the
better it went, the likelier it is. That is one step of mirror descent from the network's strategy
(Sokota et al., ICLR 2024, arXiv 2304.13138): it stays mixed, where the best alone could be read.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.critic import Critic
from tyrus_desktop.players.batch.encoding import moves
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.minds import Mind
from tyrus_desktop.players.batch.network import Floats, sample
from tyrus_desktop.players.batch.views import games_of_view, placement_of_move
from tyrus_desktop.players.beliefs import Policy, chosen_by, likely
from tyrus_desktop.players.traits import Effort

LEAST_CHANCE = 1e-3
"""A placement that the network thinks less of is not tried out."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Draws from the network's distribution over placements, bent by what came of them."""

    mind: Mind
    critic: Critic
    effort: Effort

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        known, noticing = games_of_view(view), self.mind.noticing(rng)
        stream = np.random.default_rng(rng.getrandbits(64))
        odds = self.odds(known, noticing, stream, stop)
        return placement_of_move(view, known, int(sample(odds[None], stream)[0]))

    def odds(
        self,
        known: Games,
        noticing: NDArray[np.float64],
        rng: np.random.Generator,
        stop: Callable[[], bool],
    ) -> Floats:
        """Return (180): how likely it places what in this one game, whatever their sum.

        `noticing` is of `Mind`. If stopped, it is what the network would place.
        """
        effort = self.effort
        odds: Floats = self.mind.odds(known, noticing)[0]
        odds /= odds.sum()
        tried = np.argsort(-odds, kind="stable")[: effort.placements]
        tried = tried[odds[tried] > LEAST_CHANCE]
        if len(tried) == 1:
            return odds
        worlds = likely(known, self.past(known, rng), effort.particles, rng, effort.slip)
        worlds = worlds.take(chosen_by(np.ones(len(worlds)), effort.worlds, rng))
        points = self._points(worlds, tried, rng, stop)
        if points is None:
            return odds
        improved = np.zeros_like(odds)
        improved[tried] = odds[tried] * np.exp((points - points.max()) / effort.caution)
        return improved

    def past(self, _known: Games, _rng: np.random.Generator) -> Policy:
        """Return by which policy the enemy of this game is thought to have played."""
        return self._network_at(self.effort.doubt)

    def _network_at(self, temperature: float) -> Policy:
        return lambda games: self.mind.network.probabilities(games, temperature)

    def _points(
        self,
        worlds: Games,
        tried: NDArray[np.intp],
        rng: np.random.Generator,
        stop: Callable[[], bool],
    ) -> NDArray[np.float64] | None:
        """Return for each placement its mean result, -1..1, over the worlds; None if stopped."""
        own, count = worlds.seat, len(worlds)
        ours, theirs = self._network_at(1.0), self._network_at(self.effort.ease)
        games = worlds.take(np.tile(np.arange(count), len(tried)))
        end = (games.election + 1) * PLIES_AN_ELECTION
        games.play(*moves(games, np.repeat(tried, count)))
        results, live = np.zeros(len(games)), np.arange(len(games))
        while True:
            results[live] = games.winner
            on = np.flatnonzero(~games.over)
            if not len(on):
                break
            if stop():
                return None
            live, games = live[on], games.take(on)
            if games.ply >= end:
                results[live] = self.critic(games) * (1 - 2 * games.seat)
                break
            policy = ours if games.seat == own else theirs
            games.play(*moves(games, sample(policy(games), rng)))
        means: NDArray[np.float64] = results.reshape(len(tried), count).mean(axis=1)
        return means * (1 - 2 * own)
