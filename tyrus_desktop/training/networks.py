"""The networks in torch: the policy, and a critic that sees both hands and only trains it.

The first layer of both is sparse. Of some 1,200 inputs about fifty are 1, so forward it adds
fifty rows of weights, and backward the same sum with positions and inputs exchanged; sorting
16-bit numbers once a minibatch pays for both. Not here: how they learn (`ppo`).
"""

# mypy: allow-subclassing-any
from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, relu

from tyrus_desktop.players.batch.encoding import (
    ENEMY_INPUTS,
    INPUTS,
    MOVES,
    Inputs,
    inputs,
    moves,
)
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import WEIGHTS, Network, legal_odds, sample
from tyrus_desktop.training.pool import BatchPlayer, Placements

ACTIVE = 50
"""About how many inputs are active: scales the first weights."""
POLICY_WIDTH = 256
CRITIC_WIDTHS = (256, 64)


class Bags:
    """The active inputs of N positions, by position and by input (for the backward sum)."""

    def __init__(self, columns: Inputs, count: int, wider: Bags | None = None) -> None:
        """Take (N, columns), -1 for none, of inputs 0..count - 1.

        `wider` are the same positions with further inputs after these; it spares a sorting.
        """
        active = columns >= 0
        inputs = columns[active]
        counts = active.sum(axis=1)
        positions = np.repeat(np.arange(len(columns), dtype=np.int32), counts)
        self.inputs = torch.from_numpy(inputs.astype(np.int32))
        self.starts = _starts(counts)
        self._count = count
        self._wider = wider
        self._numbers = inputs
        self._owners = positions

    @cached_property
    def by_input(self) -> tuple[Tensor, Tensor]:
        """The positions in which each input is active, and where each input's begin."""
        if self._wider is not None:
            owners, starts = self._wider.by_input
            return owners[: len(self._numbers)], starts[: self._count]
        order = np.argsort(self._numbers, kind="stable")
        counts = np.bincount(self._numbers, minlength=self._count)
        return torch.from_numpy(self._owners[order]), _starts(counts)


def _starts(counts: NDArray[Any]) -> Tensor:
    return torch.from_numpy((np.cumsum(counts) - counts).astype(np.int32))


class _BagSum(torch.autograd.Function):
    """(N, H): the sum of the rows of weights that each position's active inputs name."""

    @staticmethod
    def forward(ctx: Any, weights: Tensor, bags: Bags) -> Tensor:
        ctx.bags = bags
        return embedding_bag(bags.inputs, weights, bags.starts, mode="sum")

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor, None]:
        bags: Bags = ctx.bags
        positions, starts = bags.by_input
        return embedding_bag(positions, grads[0], starts, mode="sum"), None


class SparseLayer(nn.Module):
    """A linear layer of which few inputs are active."""

    def __init__(self, inputs: int, width: int) -> None:
        super().__init__()
        self.inputs = inputs
        self.weight = nn.Parameter(torch.randn(inputs, width) / ACTIVE**0.5)
        self.bias = nn.Parameter(torch.zeros(width))

    def forward(self, bags: Bags) -> Tensor:
        total: Tensor = _BagSum.apply(self.weight, bags)
        return total + self.bias


class Policy(nn.Module):
    """From what the seat to play knows to the logits of its 180 moves, legal or not."""

    def __init__(self, width: int = POLICY_WIDTH) -> None:
        super().__init__()
        self.first = SparseLayer(INPUTS, width)
        self.second = nn.Linear(width, width)
        self.last = nn.Linear(width, MOVES)
        with torch.no_grad():
            self.last.weight *= 0.1

    def forward(self, bags: Bags) -> Tensor:
        logits: Tensor = self.last(relu(self.second(relu(self.first(bags)))))
        return logits

    def to_numpy(self) -> Network:
        """Return the network as it is played."""
        arrays = (
            self.first.weight,
            self.first.bias,
            self.second.weight.T,
            self.second.bias,
            self.last.weight.T,
            self.last.bias,
        )
        # A copy: the weights here learn on.
        return Network(*(array.detach().numpy().copy() for array in arrays))

    @classmethod
    def of_numpy(cls, network: Network) -> Policy:
        """Return a policy that starts from these weights."""
        policy = cls(network.first_bias.size)
        first, first_bias, second, second_bias, last, last_bias = (
            torch.from_numpy(getattr(network, name)) for name in WEIGHTS
        )
        with torch.no_grad():
            policy.first.weight.copy_(first)
            policy.first.bias.copy_(first_bias)
            policy.second.weight.copy_(second.T)
            policy.second.bias.copy_(second_bias)
            policy.last.weight.copy_(last.T)
            policy.last.bias.copy_(last_bias)
        return policy


class Critic(nn.Module):
    """From all tiles to the result, -1..1, that the seat to play may expect."""

    def __init__(self) -> None:
        super().__init__()
        first, second = CRITIC_WIDTHS
        self.first = SparseLayer(INPUTS + ENEMY_INPUTS, first)
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, 1)

    def forward(self, bags: Bags) -> Tensor:
        value: Tensor = self.last(relu(self.second(relu(self.first(bags)))))
        return torch.tanh(value[:, 0].float())


def brain_floats() -> torch.autocast:
    """Let dense layers compute with 8-bit fractions: half the time, and no loss was seen."""
    return torch.autocast("cpu", torch.bfloat16)


def save_critic(critic: Critic, path: Path) -> None:
    """Write the critic's weights in half precision, about 850 kB."""
    arrays = {name: each.numpy().astype(np.float16) for name, each in critic.state_dict().items()}
    np.savez_compressed(path, allow_pickle=False, **arrays)


def load_critic(path: Path) -> Critic:
    """Read a critic that `save_critic` wrote."""
    critic = Critic()
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: torch.from_numpy(file[name].astype(np.float32)) for name in file.files}
    critic.load_state_dict(arrays)
    return critic


def in_torch(network: Network) -> BatchPlayer:
    """Return what plays as the network does, faster in large batches, but for float rounding."""
    policy = Policy.of_numpy(network)

    def choose(games: Games, rng: np.random.Generator) -> Placements:
        with torch.no_grad():
            logits = policy(Bags(inputs(games), INPUTS)).numpy()
        return moves(games, sample(legal_odds(games, logits), rng))

    return choose
