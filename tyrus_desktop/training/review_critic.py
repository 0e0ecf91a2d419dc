"""Trains the critic of the reviews, by supervision.

The network's own mix plays both seats. At the starts of elections two to eight the critic learns
the result, mixed with its own values at the next starts, which are less noisy: TD(lambda), with an
average of the weights as the target. In some rounds both sides play more randomly up to some
election, so the critic also knows positions that strong players seldom reach. No game is learned
from twice: with three passes, or with many copies of late elections, the critic got worse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import softmax

from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.encoding import Inputs, enemy_inputs, inputs
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.batch.relative import legal_tiles, moves
from tyrus_desktop.training.networks import (
    KNOWN,
    Bags,
    Critic,
    Policy,
    bfloat16_autocast,
    both_bags,
    draw,
    illegal_mask,
    save_critic,
)
from tyrus_desktop.training.pool import BatchPlayer, Placements
from tyrus_desktop.training.rollout import joined
from tyrus_desktop.training.schedule import cosine_decay

GAMES = 4096
"""The games of a round."""
MINIBATCH = 2048
DECAY = 0.3
"""The lambda of an election."""
AVERAGED = 0.998
"""The decay of the average of the weights, for each step."""
STRAYING = 4
"""Play is more random at first in one of this many rounds."""
TEMPERATURES = (1.5, 3.0)
"""Those of the network in such a round."""


@dataclass(frozen=True, slots=True)
class Samples:
    """S positions with their targets."""

    known: Inputs
    """(S, columns): inputs known to the side to play."""
    hidden: Inputs
    """(S, columns): inputs known to the critic only."""
    target: NDArray[np.float32]
    """(S): -1..1, for the side to play."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run does."""

    rounds: int
    seed: int
    learning: tuple[float, float]
    """The first and the last learning rate, with cosine decay."""


def learn(
    start: Critic, network: Network, plan: Plan, file: Path, say: Callable[[str], object]
) -> None:
    """Train a critic and keep the average of its weights in a file, every ten rounds.

    Args:
        start: The critic to start from, which is changed.
        network: The policy of both sides.
        plan: What to do.
        file: The file of the critic.
        say: Takes a line after every ten rounds.
    """
    rng, player = np.random.default_rng(plan.seed), own_mix(network)
    strays = [own_mix(network.tempered(each)) for each in TEMPERATURES]
    average, errors = deepcopy(start), []
    save_critic(average, file)
    optimiser = torch.optim.Adam(start.parameters())
    for number in range(plan.rounds):
        optimiser.param_groups[0]["lr"] = cosine_decay(plan.learning, number / plan.rounds)
        games = Games.shuffled(GAMES, rng)
        if number % STRAYING == STRAYING - 1:
            stray = strays[rng.integers(len(strays))]
            for _ in range(rng.integers(1, ELECTIONS - 2)):
                games = next_election(stray, games, rng)
        samples = labelled(average, player, games, rng)
        errors.append(_epoch(start, average, optimiser, samples, rng))
        if number % 10 == 9 or number + 1 == plan.rounds:
            save_critic(average, file)
            say(f"{number + 1} rounds, mean square error {np.mean(errors[-10:]):.4f}")


def own_mix(network: Network) -> BatchPlayer:
    """Return a player of the network's own mix; it is fast, but rounds where the machine can."""
    policy = Policy.of_numpy(network)

    def choose(games: Games, rng: np.random.Generator) -> Placements:
        legal = np.repeat(legal_tiles(games), 6, axis=1)
        with torch.no_grad(), bfloat16_autocast():
            logits = policy(Bags(inputs(games), KNOWN)).float()
        return moves(games, draw(softmax(logits + illegal_mask(legal), dim=1), rng).numpy())

    return choose


def next_election(player: BatchPlayer, games: Games, rng: np.random.Generator) -> Games:
    """Play an election, in place; return the games that are not over."""
    for _ in range(PLIES_AN_ELECTION):
        games.play(*player(games, rng))
    return games.take(np.flatnonzero(~games.over))


def labelled(
    critic: Critic, player: BatchPlayer, games: Games, rng: np.random.Generator
) -> Samples:
    """Play games to their ends; return their positions at starts of elections, with targets.

    The last election has no positions, because a review plays it out.

    Args:
        critic: The critic whose values are mixed into the targets.
        player: The player of both sides.
        games: N games at the start of an election.
        rng: The random number generator.
    """
    results, starts, parts = [], [], []
    while len(going := next_election(player, games, rng)):
        results.append(games.winner.astype(np.float64))
        starts.append((np.flatnonzero(~games.over), going.take(np.arange(len(going)))))
        games = going
    found = games.winner.astype(np.float64)
    for result, (on, start) in zip(results[::-1], starts[::-1], strict=True):
        target, found = found, result
        found[on] = target
        if start.election < ELECTIONS - 1:
            known, hidden, sign = inputs(start), enemy_inputs(start), 1 - 2 * start.seat
            parts.append(Samples(known, hidden, (sign * target).astype(np.float32)))
            with torch.no_grad():
                values = sign * critic(*both_bags(known, hidden)).numpy()
            found[on] = DECAY * target + (1 - DECAY) * values
    return joined(parts)


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
        values: Tensor = critic(*both_bags(samples.known[part], samples.hidden[part]))
        loss = (values - torch.from_numpy(samples.target[part])).square().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        errors.append(loss.item())
        with torch.no_grad():
            for mean, now in zip(average.parameters(), critic.parameters(), strict=True):
                mean.lerp_(now, 1 - AVERAGED)
    return float(np.mean(errors))


def widened(critic: Critic, widths: tuple[int, int]) -> Critic:
    """Return a wider critic with the same values; the new units have no effect yet."""
    wide = Critic(widths)
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
    found = Critic(critics[0].widths)
    weights = [critic.state_dict() for critic in critics]
    found.load_state_dict(
        {name: torch.stack([each[name] for each in weights]).mean(0) for name in weights[0]}
    )
    return found
