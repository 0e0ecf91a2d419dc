"""Whether people could tell the styles apart: a simple classifier does, from three games.

`python -m tyrus_desktop.training.recognise` lets every style play the strongest level, learns the
typical rates of each (`trait_rates`) from games of one seed, and judges on games of another. No
torch.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.keys import CHARACTERS, STRONGEST
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player
from tyrus_desktop.tournament.matches import pool_of
from tyrus_desktop.tournament.pairs import interval, play_pair
from tyrus_desktop.training.trait_rates import RATES, ObservedPlayer

GAMES = 3
"""From how many games a style is to be told."""
HABITS = [RATES.index(name) for name in ("bluff", "block", "counter", "spend", "chase")]
LEARN, JUDGE = 86_000, 86_001
"""The seeds of the games that are learned from, and of those that are judged."""
RESAMPLED = 400
"""Sets of games that are drawn from those to be learned from."""

Counts = NDArray[np.float64]
"""(N, 10, 2): for each of N games the sums and the occasions of `trait_rates`."""


@dataclass(slots=True)
class GameByGame:
    """A player, and counts of what it did in each game."""

    player: Player
    games: list[ObservedPlayer] = field(default_factory=list)

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        if not any(each.owner is view.side for each in view.standing) and view.election == 1:
            self.games.append(ObservedPlayer(self.player))
        return self.games[-1].choose(view, rng, stop)


Task = tuple[str, int, int]
"""A style, the seed, and the number of the pair of games."""


def played(task: Task) -> Counts:
    """Let a style play a pair of games against the strongest level; return its counts."""
    key, seed, number = task
    observed = GameByGame(create(key))
    play_pair((observed, create(STRONGEST)), seed, number)
    return np.stack([each.counts for each in observed.games])


def rates_of(counts: Counts) -> NDArray[np.float64]:
    """Return the five rates over some games together."""
    seen, occasions = counts.sum(axis=0)[HABITS].T
    rates: NDArray[np.float64] = seen / np.maximum(1, occasions)
    return rates


@dataclass(frozen=True, slots=True)
class Classifier:
    """Naive Bayes: each rate of a style is normally distributed, independently of the others."""

    means: Mapping[str, NDArray[np.float64]]
    deviations: Mapping[str, NDArray[np.float64]]

    @classmethod
    def learned(cls, games: Mapping[str, Counts], seed: int = 1) -> Classifier:
        """Learn from the games of each style, taken three at a time."""
        rng = np.random.default_rng(seed)
        found = {}
        for key, counts in games.items():
            sets = (rng.choice(len(counts), GAMES, replace=False) for _ in range(RESAMPLED))
            found[key] = np.stack([rates_of(counts[each]) for each in sets])
        return cls(
            {key: each.mean(axis=0) for key, each in found.items()},
            {key: each.std(axis=0) + 1e-6 for key, each in found.items()},
        )

    def guess(self, counts: Counts) -> str:
        """Return the style that most likely played these games."""
        rates = rates_of(counts)

        def likelihood(key: str) -> float:
            apart = (rates - self.means[key]) / self.deviations[key]
            return float(-(apart**2).sum() / 2 - np.log(self.deviations[key]).sum())

        return max(self.means, key=likelihood)


def judged(classifier: Classifier, games: Mapping[str, Counts]) -> list[tuple[str, str]]:
    """Return the true style and the guess for each three games in a row of each style."""
    return [
        (key, classifier.guess(counts[at : at + GAMES]))
        for key, counts in games.items()
        for at in range(0, len(counts) - GAMES + 1, GAMES)
    ]


def main() -> None:
    """Play, learn, judge, and print the share of right guesses."""
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.recognise")
    parser.add_argument("--pairs", type=int, default=30, help="of games, for each style and seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    tasks = [
        (key, seed, n)
        for seed in (LEARN, JUDGE)
        for key in CHARACTERS
        for n in range(arguments.pairs)
    ]
    found: dict[tuple[str, int], list[Counts]] = {}
    with pool_of(arguments.processes) as pool:
        for (key, seed, _), counts in zip(tasks, pool.map(played, tasks), strict=True):
            found.setdefault((key, seed), []).append(counts)
    games = {
        seed: {key: np.concatenate(found[key, seed]) for key in CHARACTERS}
        for seed in (LEARN, JUDGE)
    }
    guesses = judged(Classifier.learned(games[LEARN]), games[JUDGE])
    right = [float(true == guess) for true, guess in guesses]
    shares = {
        key: sum(g == key for t, g in guesses if t == key) / sum(t == key for t, _ in guesses)
        for key in CHARACTERS
    }
    verdict = {
        "pairs": arguments.pairs,
        "seeds": [LEARN, JUDGE],
        "guesses": len(right),
        "right": sum(right) / len(right),
        "interval": interval(right),
        "by_style": shares,
    }
    sys.stdout.write(json.dumps(verdict) + "\n")


if __name__ == "__main__":
    main()
