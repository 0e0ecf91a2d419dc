"""The search that knows a policy exactly: what a best response on line takes from a player.

It believes what the policy's placements say about its tiles (`players.beliefs`), tries its own
best placements out in such worlds, lets the same policy play on for both sides to the end of the
election, and asks the critic there; without a critic, to the end of the game. It is a lower bound
on a player's weakness, as an exploiter is, and often the higher one. Not a player of the program.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.encoding import (
    ENEMY_INPUTS,
    INPUTS,
    enemy_inputs,
    inputs,
    moves,
)
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.network import Floats, Network, dense, sample
from tyrus_desktop.players.batch.views import games_of_view, placement_of_move
from tyrus_desktop.players.beliefs import SLIP, Policy, chosen_by, likely
from tyrus_desktop.players.levels import PLAYERS, create
from tyrus_desktop.players.trained import TrainedPlayer
from tyrus_desktop.tournament import Match, play_pair

TOLD_EVERY = 10
"""Pairs."""
KNOWN_SLIP = 0.001
"""That of a policy that is known: nearly none, but enough for what rounding forbids."""


class Critic:
    """The critic of a run in numpy: from whole games to -1..1, for the seat to play."""

    def __init__(self, path: Path) -> None:
        """Read what `networks.save_critic` wrote."""
        with np.load(path, allow_pickle=False) as file:
            self._weights = {name: file[name].astype(np.float32) for name in file.files}

    def __call__(self, games: Games) -> Floats:
        weights = self._weights
        active = np.concatenate([inputs(games), enemy_inputs(games)], axis=1)
        counts, named = dense(active, INPUTS + ENEMY_INPUTS)
        hidden = np.maximum(counts @ weights["first.weight"][named] + weights["first.bias"], 0)
        hidden = np.maximum(hidden @ weights["second.weight"].T + weights["second.bias"], 0)
        value: Floats = np.tanh(hidden @ weights["last.weight"][0] + weights["last.bias"])
        return value


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried: particles of the belief, placements, and worlds for each at first.

    The better half of the placements is tried in twice as many worlds, and so on.
    """

    particles: int = 128
    placements: int = 12
    worlds: int = 24


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Answers a policy that it knows.

    `rival` is the policy of the beliefs and of the enemy in imagined games; `own` is what
    proposes placements and plays on.
    """

    own: Policy
    rival: Policy
    critic: Critic | None
    budget: Budget = field(default_factory=Budget)
    slip: float = SLIP

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        known = games_of_view(view)
        stream = np.random.default_rng(rng.getrandbits(64))
        chances = self.own(known)[0]
        left = np.argsort(-chances, kind="stable")[: self.budget.placements]
        left = left[chances[left] > 0]
        believed = likely(known, self.rival, self.budget.particles, stream, self.slip)
        points, tried, worlds = np.zeros(len(left)), 0, self.budget.worlds
        while len(left) > 1 and not stop():
            games = believed.take(chosen_by(np.ones(len(believed)), worlds, stream))
            points += self._tried(games, left, stream)
            tried, worlds = tried + worlds, 2 * worlds
            best = np.argsort(-points, kind="stable")[: len(left) // 2]
            left, points = left[best], points[best]
        return placement_of_move(view, known, int(left[0]))

    def _tried(
        self, worlds: Games, left: NDArray[np.intp], rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Return for each placement the sum of the results, -1..1, over the worlds."""
        own, count = worlds.seat, len(worlds)
        games = worlds.take(np.tile(np.arange(count), len(left)))
        end = (games.election + 1) * PLIES_AN_ELECTION if self.critic else PLIES
        games.play(*moves(games, np.repeat(left, count)))
        results = np.zeros(len(games))
        live = np.arange(len(games))
        while True:
            results[live] = games.winner
            on = np.flatnonzero(~games.over)
            if not len(on):
                break
            live, games = live[on], games.take(on)
            if games.ply >= end:
                assert self.critic
                results[live] = self.critic(games) * (1 - 2 * games.seat)
                break
            policy = self.own if games.seat == own else self.rival
            games.play(*moves(games, sample(policy(games), rng)))
        sums: NDArray[np.float64] = results.reshape(len(left), count).sum(axis=1)
        return sums * (1 - 2 * own)


def policy_of(network: Network, temperature: float) -> Policy:
    """Return how a network plays at a temperature."""

    def play(games: Games) -> Floats:
        return network.probabilities(games, temperature)

    return play


def main() -> None:
    """Let the search that knows a network play it, or a stranger; print the result so far, often.

    Scores are the search's.
    """
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.search")
    parser.add_argument("weights", type=Path, help="the network that it knows and plays on with")
    parser.add_argument("--critic", type=Path, help="of the same run; else to the game's end")
    parser.add_argument("--rival", choices=PLAYERS, help="a stranger; else the network itself")
    parser.add_argument("--temperature", type=float, default=1.0, help="of the network's play")
    parser.add_argument("--flat", type=float, default=1.0, help="how much flatter it is believed")
    parser.add_argument(
        "--slip", type=float, default=KNOWN_SLIP, help="how often it may do anything"
    )
    budget = Budget()
    parser.add_argument("--particles", type=int, default=budget.particles)
    parser.add_argument("--placements", type=int, default=budget.placements)
    parser.add_argument("--worlds", type=int, default=budget.worlds)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    network, temperature = Network.load(arguments.weights), arguments.temperature
    search = SearchPlayer(
        policy_of(network, temperature),
        policy_of(network, temperature * arguments.flat),
        Critic(arguments.critic) if arguments.critic else None,
        Budget(arguments.particles, arguments.placements, arguments.worlds),
        arguments.slip,
    )
    rival = create(arguments.rival) if arguments.rival else TrainedPlayer(network, temperature)
    names = ("search", arguments.rival or arguments.weights.stem)
    pairs = []
    for number in range(arguments.games // 2):
        pairs.append(play_pair((search, rival), arguments.seed, number))
        if len(pairs) % TOLD_EVERY == 0 or len(pairs) == arguments.games // 2:
            summary = Match(names, arguments.seed, pairs).summary()
            sys.stdout.write(json.dumps(summary) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
