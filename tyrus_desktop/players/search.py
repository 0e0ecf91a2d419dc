"""The searching player, which improves on a network's strategy with rollouts in sampled worlds.

It samples the kind of the enemy (`kinds`) and the enemy's hidden tiles from the posterior given its
placements (`beliefs`). In these worlds it tries the network's most likely placements and rolls out
to the end of the election, where the critic evaluates the position. In a rollout it plays the
network, and the enemy plays as its kind. Then it takes one step of mirror descent from the
network's strategy (Sokota et al., ICLR 2024, arXiv 2304.13138): each placement's probability is the
network's, times the exponential of its mean result. So the strategy stays mixed; always playing the
best placement could be exploited.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.critic import Critic
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.network import Floats, sample
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.players.batch.views import games_of_view, placement_of_move
from tyrus_desktop.players.beliefs import Memory, Policy, followed, posteriors
from tyrus_desktop.players.filters import systematic_resample
from tyrus_desktop.players.kinds import Kind, policies_of, shares
from tyrus_desktop.players.last_tiles import LastTile, is_last_of_all, narrowed
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.players.worlds import uniform

MIN_PROBABILITY = 1e-3
"""Placements to which the network gives a lower probability are not evaluated."""
FINAL_WORLDS = 512
"""The number of worlds for the last tile of the game: no rollout follows it."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Samples from the network's distribution over placements, improved by search."""

    policy: NetworkPolicy
    critic: Critic
    settings: SearchSettings
    kinds: Sequence[Kind]
    """The enemy models."""
    memory: Memory = field(default_factory=Memory, init=False, repr=False, compare=False)
    """Filters to reuse; this saves time without changing any choice."""

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        known, attention_noise = games_of_view(view), self.policy.attention_noise(rng)
        stream = np.random.default_rng(rng.getrandbits(64))
        weights = self.move_weights(known, attention_noise, stream, stop)
        return placement_of_move(view, known, int(sample(weights[None], stream)[0]))

    def prepare(self, view: PlayerView) -> None:
        """Do now what a choice in this election would begin with. It changes no choice.

        Args:
            view: The view of its side, whether it is to play or not.
        """
        seat = 0 if view.side is view.first else 1
        priors = [kind.prior for kind in self.kinds]
        rng = np.random.default_rng()  # Nothing is drawn from it at the start of an election.
        policies = policies_of(self.kinds)
        followed(games_of_view(view), policies, priors, self.settings, rng, self.memory, seat)

    def move_weights(
        self,
        known: Games,
        attention_noise: NDArray[np.float64],
        rng: np.random.Generator,
        stop: Callable[[], bool],
    ) -> Floats:
        """Return (180): the unnormalised probability of each relative move.

        It is the network's own strategy if the search is stopped.

        Args:
            known: A batch of one game.
            attention_noise: (1, 30): the noise of `NetworkPolicy.move_weights`.
            rng: The random number generator.
            stop: Returns true when the search should be stopped.
        """
        prior = self.prior(known, attention_noise)
        tried = self.candidates(known, prior)
        if len(tried) == 1 or stop():
            return prior
        values = np.zeros(len(tried))
        for worlds, enemy in self.beliefs(known, rng):
            results = self.evaluate(worlds, tried, enemy, rng, stop)
            if results is None:
                return prior
            values += results * len(worlds) / self.worlds(known)
        return self.strategy(known, prior, tried, values)

    def prior(self, known: Games, attention_noise: NDArray[np.float64]) -> Floats:
        """Return (180): the network's strategy, without last tiles that are provably worse.

        Args:
            known: A batch of one game.
            attention_noise: (1, 30): the noise of `NetworkPolicy.move_weights`.
        """
        weights: Floats = self.policy.move_weights(known, attention_noise)[0]
        return narrowed(known, weights / weights.sum())

    def worlds(self, known: Games) -> int:
        """Return in how many worlds each placement is evaluated."""
        return FINAL_WORLDS if is_last_of_all(known) else self.settings.worlds

    def candidates(self, known: Games, prior: Floats) -> NDArray[np.intp]:
        """Return the relative moves to evaluate: before the game's last tile, the likeliest ones.

        Args:
            known: A batch of one game.
            prior: (180): the network's strategy.
        """
        return LastTile.of(known).different if is_last_of_all(known) else self.tried(prior)

    def strategy(
        self, known: Games, prior: Floats, tried: NDArray[np.intp], values: NDArray[np.float64]
    ) -> Floats:
        """Return (180): the unnormalised strategy, mixed except for the game's last tile.

        Args:
            known: A batch of one game.
            prior: (180): the network's strategy.
            tried: (M): the moves that were evaluated.
            values: (M): their mean results, -1..1.
        """
        if not is_last_of_all(known):
            return self.improved(prior, tried, values)
        chosen = np.zeros_like(prior)
        chosen[LastTile.of(known).best(tried, values)] = 1
        return chosen

    def tried(self, prior: Floats) -> NDArray[np.intp]:
        """Return the relative moves to evaluate: the most likely ones of `prior`, (180)."""
        tried = np.argsort(-prior, kind="stable")[: self.settings.placements]
        likely: NDArray[np.intp] = tried[prior[tried] > MIN_PROBABILITY]
        return likely

    def improved(
        self, prior: Floats, tried: NDArray[np.intp], values: NDArray[np.float64]
    ) -> Floats:
        """Return (180): the unnormalised strategy after a step of mirror descent.

        Args:
            prior: (180): the network's strategy.
            tried: (M): the moves that were evaluated.
            values: (M): their mean results, -1..1.
        """
        improved = np.zeros_like(prior)
        advantage = (values - values.max()) / self.settings.value_temperature
        improved[tried] = prior[tried] * np.exp(advantage)
        return improved

    def beliefs(self, known: Games, rng: np.random.Generator) -> list[tuple[Games, Policy]]:
        """Return worlds of each sufficiently likely kind of enemy, with the kind's policy."""
        priors, count = [kind.prior for kind in self.kinds], self.worlds(known)
        policies = policies_of(self.kinds)
        found = posteriors(known, policies, priors, self.settings, rng, self.memory)
        if not found:
            return [(uniform(known, count, rng), self.kinds[0].policy())]
        return [
            (some(belief.worlds, share, rng), self.kinds[belief.kind].policy())
            for belief, share in zip(found, shares(found, count), strict=True)
            if share
        ]

    def evaluate(
        self,
        worlds: Games,
        tried: NDArray[np.intp],
        enemy: Policy,
        rng: np.random.Generator,
        stop: Callable[[], bool],
    ) -> NDArray[np.float64] | None:
        """Return (M): the mean result of each move for the seat to play, or None if stopped.

        Args:
            worlds: N worlds, which are not changed.
            tried: (M): the relative moves to evaluate.
            enemy: The policy of the enemy.
            rng: The random number generator.
            stop: Returns true when the search should be stopped.
        """
        count = len(worlds)
        games = worlds.take(np.tile(np.arange(count), len(tried)))
        results = self.play_out(games, np.repeat(tried, count), enemy, rng, stop)
        return None if results is None else results.reshape(len(tried), count).mean(axis=1)

    def play_out(
        self,
        games: Games,
        first: NDArray[np.intp],
        enemy: Policy,
        rng: np.random.Generator,
        stop: Callable[[], bool],
    ) -> NDArray[np.float64] | None:
        """Roll games out; return (N): their results for the seat to play, or None if stopped.

        Results are -1..1. A game that isn't over at the end of the election has the critic's value.

        Args:
            games: N games, which are changed.
            first: (N): the first relative move in each game.
            enemy: The policy of the enemy.
            rng: The random number generator.
            stop: Returns true when the search should be stopped.
        """
        own, ours = games.seat, self.policy.network.probabilities
        end = (games.election + 1) * PLIES_AN_ELECTION
        games.play(*moves(games, first))
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
                # The value is for the seat to play, which opens the next election.
                results[live] = self.critic(games) * (1 - 2 * games.seat)
                break
            policy = ours if games.seat == own else enemy
            games.play(*moves(games, sample(policy(games), rng)))
        return results * (1 - 2 * own)


def some(worlds: Games, count: int, rng: np.random.Generator) -> Games:
    """Return `count` of the worlds, chosen uniformly; some may occur more than once."""
    return worlds.take(systematic_resample(np.ones(len(worlds)), count, rng))
