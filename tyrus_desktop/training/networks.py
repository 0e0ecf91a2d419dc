"""The networks in torch: the policy, and a critic that sees both hands.

The first layer of both is sparse. About fifty of some 1,200 inputs are 1, so the forward pass adds
fifty rows of weights, and the backward pass is the same sum with positions and inputs exchanged.
One sort of 16-bit numbers per minibatch makes both fast.
"""

# mypy: allow-subclassing-any
from __future__ import annotations

from functools import cached_property, reduce
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, log_softmax, relu

from tyrus_desktop.players.batch.encoding import ENEMY_INPUTS, INPUTS, LEVEL_INPUTS, Inputs, inputs
from tyrus_desktop.players.batch.games import Bools, Games
from tyrus_desktop.players.batch.network import (
    ARRAYS,
    ILLEGAL,
    Network,
    WrongWeights,
    masked_softmax,
    read_arrays,
    sample,
)
from tyrus_desktop.players.batch.relative import MOVES, legal_tiles, moves
from tyrus_desktop.training.pool import BatchPlayer, Placements

ACTIVE = 50
"""The approximate number of active inputs, which scales the initial weights."""
KNOWN = range(INPUTS)
HIDDEN = range(INPUTS, INPUTS + ENEMY_INPUTS)
HIDDEN_AND_LEVELS = range(INPUTS, INPUTS + ENEMY_INPUTS + LEVEL_INPUTS)
POLICY_WIDTH = 256
CRITIC_WIDTHS = (256, 64)


class Bags:
    """The active inputs of N positions, by position and, for the backward sum, by input."""

    def __init__(self, columns: Inputs, among: range) -> None:
        """Take active inputs, (N, columns), all in the range `among`; -1 means none."""
        active = np.flatnonzero(columns >= 0)
        self._numbers = columns.reshape(-1).take(active)
        self._active = active
        self._width = columns.shape[1]
        self._among = among
        self.inputs = torch.from_numpy(self._numbers.astype(np.int32))
        self.starts = _starts(active, np.arange(len(columns)) * self._width)

    @cached_property
    def by_input(self) -> tuple[Tensor, Tensor]:
        """The positions in which each input is active, and the offset of each list."""
        order = np.argsort(self._numbers, kind="stable")
        positions = (self._active // self._width).astype(np.int32)
        every = np.arange(self._among.start, self._among.stop, dtype=np.int16)
        return torch.from_numpy(positions.take(order)), _starts(self._numbers.take(order), every)


def both_bags(known: Inputs, hidden: Inputs, among: range = HIDDEN) -> tuple[Bags, Bags]:
    """Return the bags known to the side to play, and those known to the critic only.

    Args:
        known: (N, columns): active inputs.
        hidden: (N, columns): active inputs.
        among: The inputs that are known to the critic only.
    """
    return Bags(known, KNOWN), Bags(hidden, among)


def _starts(rising: NDArray[Any], values: NDArray[Any]) -> Tensor:
    return torch.from_numpy(np.searchsorted(rising, values).astype(np.int32))


class _BagSum(torch.autograd.Function):
    """(N, H): the sum of the weight rows of each position's active inputs.

    Several bags cover consecutive ranges of inputs.
    """

    @staticmethod
    def forward(ctx: Any, weights: Tensor, *bags: Bags) -> Tensor:
        ctx.bags = bags
        sums = [embedding_bag(each.inputs, weights, each.starts, mode="sum") for each in bags]
        return reduce(torch.add, sums)

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        bags: tuple[Bags, ...] = ctx.bags
        sums = [
            embedding_bag(positions, grads[0], starts, mode="sum")
            for positions, starts in (each.by_input for each in bags)
        ]
        return torch.cat(sums), *(None for _ in bags)


class SparseLayer(nn.Module):
    """A linear layer with few active inputs."""

    def __init__(self, inputs: int, width: int) -> None:
        super().__init__()
        self.inputs = inputs
        self.weight = nn.Parameter(torch.randn(inputs, width) / ACTIVE**0.5)
        self.bias = nn.Parameter(torch.zeros(width))

    def forward(self, *bags: Bags) -> Tensor:
        weight, bias = self.weight, self.bias
        if torch.is_autocast_enabled("cpu"):
            weight, bias = weight.bfloat16(), bias.bfloat16()
        total: Tensor = _BagSum.apply(weight, *bags)
        return total + bias


class Policy(nn.Module):
    """Maps the knowledge of the seat to play to the logits of its 180 moves, legal or not."""

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
        """Return a copy of the network for play."""
        arrays = (
            self.first.weight,
            self.first.bias,
            self.second.weight.T,
            self.second.bias,
            self.last.weight.T,
            self.last.bias,
        )
        # A copy, since these weights keep changing.
        return Network(*(array.detach().numpy().copy() for array in arrays))

    @classmethod
    def of_numpy(cls, network: Network) -> Policy:
        """Return a policy with these weights."""
        policy = cls(network.first_bias.size)
        first, first_bias, second, second_bias, last, last_bias = (
            torch.from_numpy(getattr(network, name)) for name in ARRAYS
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
    """Maps all tiles to the expected result, -1..1, of the seat to play."""

    def __init__(
        self, widths: tuple[int, int] = CRITIC_WIDTHS, inputs: int = INPUTS + ENEMY_INPUTS
    ) -> None:
        super().__init__()
        self.widths = first, second = widths
        self.first = SparseLayer(inputs, first)
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, 1)

    def forward(self, known: Bags, hidden: Bags) -> Tensor:
        value: Tensor = self.last(relu(self.second(relu(self.first(known, hidden)))))
        return torch.tanh(value[:, 0].float())


def bfloat16_autocast() -> torch.autocast:
    """Compute layers in bfloat16 in half the time, without a measured loss.

    This needs a processor with AVX-512. Elsewhere oneDNN's emulation takes 20 times as long as
    float32 (208 instead of 10 ms for a pair of layers with AVX2).
    """
    supported = torch.ops.mkldnn._is_mkldnn_bf16_supported()  # noqa: SLF001 - there is no public function.
    return torch.autocast("cpu", torch.bfloat16, enabled=supported)


def illegal_mask(legal: Bools) -> Tensor:
    """Return (N, 180), float32: 0 for `legal` moves, else -1e9, to be added to logits."""
    # torch converts bytes to floats much faster than bools.
    return (1 - torch.from_numpy(legal.view(np.uint8)).float()) * float(ILLEGAL)


def kl_divergence(logits: Tensor, chances: NDArray[Any]) -> Tensor:
    """Return (N): the KL divergence, in nats, of masked logits, (N, 180), from `chances`."""
    wanted = torch.from_numpy(chances.astype(np.float32, copy=False))
    return (wanted * (wanted.clamp_min(1e-12).log() - log_softmax(logits, dim=1))).sum(1)


def draw(chances: Tensor, rng: np.random.Generator) -> Tensor:
    """Return (N): an index sampled from each row, like `network.sample` but faster."""
    sums = chances.cumsum(1)
    drawn = torch.from_numpy(rng.random((len(sums), 1))) * (1 - 1e-6) * sums[:, -1:]
    return torch.searchsorted(sums, drawn.float(), right=True)[:, 0]


def save_critic(critic: Critic, path: Path) -> None:
    """Write the critic's weights in half precision, about 850 kB."""
    arrays = {name: each.numpy().astype(np.float16) for name, each in critic.state_dict().items()}
    np.savez_compressed(path, allow_pickle=False, **arrays)


def load_critic(path: Path, inputs: int = INPUTS + ENEMY_INPUTS) -> Critic:
    """Read a critic that `save_critic` wrote, with this number of inputs.

    Raises `WrongWeights` and `OSError`.
    """
    try:
        arrays = read_arrays(path, list(Critic((1, 1)).state_dict()))
        widths = arrays["first.bias"].size, arrays["second.bias"].size
        critic = Critic(widths, inputs)
        critic.load_state_dict({name: torch.from_numpy(each) for name, each in arrays.items()})
    # torch raises `RuntimeError` for wrong shapes.
    except (WrongWeights, RuntimeError) as error:
        raise WrongWeights(f"{path}: this is not a critic’s weights file.") from error
    return critic


def torch_player(network: Network) -> BatchPlayer:
    """Return a player of the network that is faster in large batches, up to float rounding."""
    return policy_player(Policy.of_numpy(network))


def policy_player(policy: Policy) -> BatchPlayer:
    """Return a player of the policy, which changes as the policy learns."""

    def choose(games: Games, rng: np.random.Generator) -> Placements:
        with torch.no_grad():
            logits = policy(Bags(inputs(games), KNOWN)).numpy()
        return moves(games, sample(masked_softmax(legal_tiles(games), logits), rng))

    return choose
