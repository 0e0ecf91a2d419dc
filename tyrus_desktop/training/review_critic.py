"""Trains the critic of the reviews, by supervision, on games of all levels.

The levels' policies without search play in pairs, so a game costs little. At the starts of
elections the critic, who is told both levels, learns the result, mixed with its own values at the
next starts, which are less noisy: TD(lambda), with an average of the weights as the target. Many
games are begun by another pair, which plays some elections: a review's positions are those of
persons and of players that search, not of the levels themselves. No game is learned from twice:
with three passes, or with many copies of late elections, the critic got worse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.encoding import (
    ENEMY_INPUTS,
    INPUTS,
    LEVEL_INPUTS,
    LEVELS,
    Inputs,
    enemy_inputs,
    inputs,
    level_inputs,
)
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.network import WrongWeights
from tyrus_desktop.players.levels import LADDER_PLAYERS
from tyrus_desktop.training.networks import (
    HIDDEN_AND_LEVELS,
    Critic,
    both_bags,
    load_critic,
    save_critic,
)
from tyrus_desktop.training.pool import BatchPlayer
from tyrus_desktop.training.rollout import joined
from tyrus_desktop.training.schedule import cosine_decay

INPUTS_AND_LEVELS = INPUTS + ENEMY_INPUTS + LEVEL_INPUTS
PAIRS, GAMES = 16, 256
"""The pairs of levels in a round, and the games of each."""
MINIBATCH = 2048
KEPT = 10
"""The rounds after which the critic is kept."""
DECAY = 0.85
"""The lambda of an election."""
AVERAGED = 0.99
"""The decay of the average of the weights, for each step."""
EQUAL, NEAR = 0.35, 0.4
"""The share of pairs of equal levels, and of levels at most two steps apart; the rest are any."""
STRAYING = 0.5
"""The share of the games that another pair begins."""
Levels = tuple[int, int]
"""The numbers on the ladder, from 0, of the first and the second player."""


@dataclass(frozen=True, slots=True)
class Samples:
    """S positions with their targets."""

    known: Inputs
    """(S, columns): inputs known to the side to play."""
    hidden: Inputs
    """(S, columns): inputs known to the critic only, with the levels."""
    target: NDArray[np.float32]
    """(S): -1..1, for the side to play."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run does."""

    rounds: int
    seed: int
    learning: tuple[float, float]
    """The first and the last learning rate, with cosine decay."""


class Run:
    """A critic that learns. It is kept after every few rounds, and a stopped run goes on there."""

    def __init__(self, start: Critic, plan: Plan, file: Path) -> None:
        """Take the critic to start from, which is changed, and the file of the average."""
        self._critic, self._plan, self._file = start, plan, file
        self._average = deepcopy(start)
        self._optimiser = torch.optim.Adam(start.parameters())
        self._state = file.with_suffix(".run.pt")
        self._done = 0
        if self._state.exists():
            self._restore(torch.load(self._state, weights_only=True))

    def learn(self, players: Sequence[BatchPlayer], say: Callable[[str], object]) -> None:
        """Do the rounds that are left.

        Args:
            players: The levels, from the weakest.
            say: Takes a line whenever the critic is kept.
        """
        errors: list[float] = []
        save_critic(self._average, self._file)
        for number in range(self._done, self._plan.rounds):
            rng = np.random.default_rng([self._plan.seed, number])
            rate = cosine_decay(self._plan.learning, number / self._plan.rounds)
            self._optimiser.param_groups[0]["lr"] = rate
            parts = [
                labelled(self._average, players, *_begun(players, rng), rng) for _ in range(PAIRS)
            ]
            errors.append(_epoch(self._critic, self._average, self._optimiser, joined(parts), rng))
            if (number + 1) % KEPT == 0 or number + 1 == self._plan.rounds:
                self._keep(number + 1)
                say(f"{number + 1} rounds, mean square error {np.mean(errors[-KEPT:]):.4f}")

    def _keep(self, done: int) -> None:
        save_critic(self._average, self._file)
        parts = {"critic": self._critic, "average": self._average, "optimiser": self._optimiser}
        state = {name: each.state_dict() for name, each in parts.items()}
        torch.save(state | {"done": done}, self._state)

    def _restore(self, state: dict[str, Any]) -> None:
        self._critic.load_state_dict(state["critic"])
        self._average.load_state_dict(state["average"])
        self._optimiser.load_state_dict(state["optimiser"])
        self._done = state["done"]


def level_players() -> list[BatchPlayer]:
    """Return the levels' policies without search, from the weakest."""
    return [each.policy().choose for each in LADDER_PLAYERS.values()]


def drawn_levels(rng: np.random.Generator) -> Levels:
    """Return a pair of levels: most play their equals."""
    one, kind = int(rng.integers(LEVELS)), rng.random()
    if kind < EQUAL:
        return one, one
    if kind >= EQUAL + NEAR:
        return one, int(rng.integers(LEVELS))
    return one, int(np.clip(one + rng.integers(-2, 3), 0, LEVELS - 1))


def _begun(players: Sequence[BatchPlayer], rng: np.random.Generator) -> tuple[Levels, Games]:
    """Return a pair of levels, and games at the start of an election that it goes on with."""
    games = Games.shuffled(GAMES, rng)
    if rng.random() < STRAYING:
        strangers = drawn_levels(rng)
        for _ in range(rng.integers(1, ELECTIONS - 2)):
            games = next_election(players, strangers, games, rng)
    return drawn_levels(rng), games


def next_election(
    players: Sequence[BatchPlayer], levels: Levels, games: Games, rng: np.random.Generator
) -> Games:
    """Play an election, in place; return the games that are not over.

    Args:
        players: The levels, from the weakest.
        levels: Who plays.
        games: N games at the start of an election.
        rng: The random number generator.
    """
    for _ in range(PLIES_AN_ELECTION):
        games.play(*players[levels[games.seat]](games, rng))
    return games.take(np.flatnonzero(~games.over))


def labelled(
    critic: Critic,
    players: Sequence[BatchPlayer],
    levels: Levels,
    games: Games,
    rng: np.random.Generator,
) -> Samples:
    """Play games to their ends; return their positions at starts of elections, with targets.

    The last election has no positions, because a review plays it out.

    Args:
        critic: The critic whose values are mixed into the targets.
        players: The levels, from the weakest.
        levels: Who plays.
        games: N games at the start of an election.
        rng: The random number generator.
    """
    results, starts, parts = [], [], []
    while len(going := next_election(players, levels, games, rng)):
        results.append(games.winner.astype(np.float64))
        starts.append((np.flatnonzero(~games.over), going.take(np.arange(len(going)))))
        games = going
    found = games.winner.astype(np.float64)
    for result, (on, start) in zip(results[::-1], starts[::-1], strict=True):
        target, found = found, result
        found[on] = target
        if start.election < ELECTIONS - 1:
            known, hidden, sign = inputs(start), hidden_inputs(start, levels), 1 - 2 * start.seat
            parts.append(Samples(known, hidden, (sign * target).astype(np.float32)))
            with torch.no_grad():
                values = sign * critic(*both_bags(known, hidden, HIDDEN_AND_LEVELS)).numpy()
            found[on] = DECAY * target + (1 - DECAY) * values
    return joined(parts)


def hidden_inputs(games: Games, levels: Levels) -> Inputs:
    """Return (N, 42): what only the critic knows, with who plays."""
    own, enemy = levels[games.seat], levels[1 - games.seat]
    return np.concatenate([enemy_inputs(games), level_inputs(own, enemy, len(games))], axis=1)


def _epoch(
    critic: Critic,
    average: Critic,
    optimiser: torch.optim.Optimizer,
    samples: Samples,
    rng: np.random.Generator,
) -> float:
    """Learn from each sample once; return the mean square of the error."""
    order, errors = rng.permutation(len(samples.target)), []
    for part in np.array_split(order, max(1, round(len(order) / MINIBATCH))):
        bags = both_bags(samples.known[part], samples.hidden[part], HIDDEN_AND_LEVELS)
        values: Tensor = critic(*bags)
        loss = (values - torch.from_numpy(samples.target[part])).square().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        errors.append(loss.item())
        with torch.no_grad():
            for mean, now in zip(average.parameters(), critic.parameters(), strict=True):
                mean.lerp_(now, 1 - AVERAGED)
    return float(np.mean(errors))


def started(path: Path) -> Critic:
    """Read a critic that knows the levels, or one that doesn't, to which they mean nothing yet.

    Raises `WrongWeights` and `OSError`.
    """
    try:
        return load_critic(path, INPUTS_AND_LEVELS)
    except WrongWeights:
        critic = load_critic(path)
    found = Critic(critic.widths, INPUTS_AND_LEVELS)
    with torch.no_grad():
        for mine, weights in zip(found.parameters(), critic.parameters(), strict=True):
            mine.zero_()
            mine[: len(weights)] = weights
    return found


def widened(critic: Critic, widths: tuple[int, int]) -> Critic:
    """Return a wider critic with the same values; the new units have no effect yet."""
    wide = Critic(widths, critic.first.inputs)
    first, second = critic.widths
    with torch.no_grad():
        wide.first.weight[:, :first] = critic.first.weight
        wide.first.bias[:first] = critic.first.bias
        wide.second.weight[:second] = 0
        wide.second.weight[:second, :first] = critic.second.weight
        wide.second.bias[:second] = critic.second.bias
        wide.last.weight.zero_()
        wide.last.weight[:, :second] = critic.last.weight
        wide.last.bias.copy_(critic.last.bias)
    return wide


def averaged(critics: Sequence[Critic]) -> Critic:
    """Return a critic with the mean weights of critics that were trained from the same start."""
    found = Critic(critics[0].widths, critics[0].first.inputs)
    weights = [critic.state_dict() for critic in critics]
    found.load_state_dict(
        {name: torch.stack([each[name] for each in weights]).mean(0) for name in weights[0]}
    )
    return found
