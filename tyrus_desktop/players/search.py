"""The searching player: it improves on a network's strategy with rollouts in sampled worlds.

It samples the enemy's hidden tiles from what its placements say about them (`beliefs`), as if the
enemy played the same network at a higher temperature, so that no habit is taken for certain. In
these worlds it plays the network's likeliest placements out to the end of the election, both sides
playing the network, and asks the critic there. Then it takes one step of mirror descent from the
network's strategy (Sokota et al., ICLR 2024, arXiv 2304.13138): each placement's probability is
the network's, times the exponential of its mean result. So the strategy stays mixed; always
playing the best placement could be exploited.
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
from tyrus_desktop.players.batch.network import Floats, Network, sample
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.batch.views import games_of_view, placement_of_move
from tyrus_desktop.players.beliefs import Policy, posterior, systematic_resample
from tyrus_desktop.players.traits import SearchSettings

MIN_PROBABILITY = 1e-3
"""A placement to which the network gives less is not evaluated."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Samples from the network's distribution over placements, improved by search."""

    policy: NetworkPolicy
    critic: Critic
    settings: SearchSettings
    enemy: Network | None = None
    """The network that the enemy is assumed to play; its own if None."""

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        known, attention_noise = games_of_view(view), self.policy.attention_noise(rng)
        stream = np.random.default_rng(rng.getrandbits(64))
        weights = self.move_weights(known, attention_noise, stream, stop)
        return placement_of_move(view, known, int(sample(weights[None], stream)[0]))

    def move_weights(
        self,
        known: Games,
        attention_noise: NDArray[np.float64],
        rng: np.random.Generator,
        stop: Callable[[], bool],
    ) -> Floats:
        """Return (180): the unnormalised probability of each relative move in this one game.

        `attention_noise` is that of `NetworkPolicy`. If stopped, the network's own strategy.
        """
        settings = self.settings
        prior: Floats = self.policy.move_weights(known, attention_noise)[0]
        prior /= prior.sum()
        tried = np.argsort(-prior, kind="stable")[: settings.placements]
        tried = tried[prior[tried] > MIN_PROBABILITY]
        if len(tried) == 1:
            return prior
        values = np.zeros(len(tried))
        for worlds, enemy in self.beliefs(known, rng):
            results = self.evaluate(worlds, tried, enemy, rng, stop)
            if results is None:
                return prior
            values += results * len(worlds) / settings.worlds
        improved = np.zeros_like(prior)
        advantage = (values - values.max()) / settings.value_temperature
        improved[tried] = prior[tried] * np.exp(advantage)
        return improved

    def beliefs(self, known: Games, rng: np.random.Generator) -> list[tuple[Games, Policy]]:
        """Return the worlds in which placements are tried, and the enemy's policy in them."""
        settings = self.settings
        past = self.past(known, rng)
        worlds = posterior(known, past, settings.particles, rng, settings.epsilon)
        worlds = worlds.take(systematic_resample(np.ones(len(worlds)), settings.worlds, rng))
        return [(worlds, self.enemy_at(settings.rollout_temperature))]

    def past(self, _known: Games, _rng: np.random.Generator) -> Policy:
        """Return the policy by which the enemy is assumed to have played this game so far."""
        return self.enemy_at(self.settings.belief_temperature)

    def enemy_at(self, temperature: float) -> Policy:
        """Return the network that the enemy is assumed to play, at a temperature."""
        enemy = self.enemy or self.policy.network
        return lambda games: enemy.probabilities(games, temperature)

    def evaluate(
        self,
        worlds: Games,
        tried: NDArray[np.intp],
        enemy: Policy,
        rng: np.random.Generator,
        stop: Callable[[], bool],
    ) -> NDArray[np.float64] | None:
        """Return for each of these moves its mean result, -1..1, over the worlds; None if stopped.

        The enemy plays the policy `enemy`. Results are those of the seat to play in `worlds`, which
        do not change.
        """
        own, count = worlds.seat, len(worlds)
        ours = self.policy.network.probabilities
        games = worlds.take(np.tile(np.arange(count), len(tried)))
        end = (games.election + 1) * PLIES_AN_ELECTION
        games.play(*moves(games, np.repeat(tried, count)))
        results, live = np.zeros(len(games)), np.arange(len(games))  # For seat 0.
        while True:
            results[live] = games.winner
            on = np.flatnonzero(~games.over)
            if not len(on):
                break
            if stop():
                return None
            live, games = live[on], games.take(on)
            if games.ply >= end:
                # The critic speaks for the seat to play, which opens the next election.
                results[live] = self.critic(games) * (1 - 2 * games.seat)
                break
            policy = ours if games.seat == own else enemy
            games.play(*moves(games, sample(policy(games), rng)))
        means: NDArray[np.float64] = results.reshape(len(tried), count).mean(axis=1)
        return means * (1 - 2 * own)
