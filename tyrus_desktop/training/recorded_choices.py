"""Recorded choices, from which a network learns their probabilities."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tyrus_desktop.players.batch.encoding import Inputs
from tyrus_desktop.players.batch.games import Bools
from tyrus_desktop.players.batch.network import Network, WrongWeights, read_arrays
from tyrus_desktop.training.networks import (
    KNOWN,
    Bags,
    Policy,
    bfloat16_autocast,
    illegal_mask,
    kl_divergence,
)

MINIBATCH = 1024


@dataclass(frozen=True, slots=True)
class Choices:
    """S choices: active inputs, (S, columns); legal tiles, (S, 30); probabilities, (S, 180)."""

    known: Inputs
    legal: Bools
    chances: NDArray[np.floating]

    def __len__(self) -> int:
        return len(self.known)

    def take(self, which: slice | NDArray[np.intp]) -> Choices:
        return Choices(self.known[which], self.legal[which], self.chances[which])

    def save(self, path: Path) -> None:
        """Write the choices, with probabilities in half precision."""
        chances = self.chances.astype(np.float16)
        np.savez_compressed(path, known=self.known, legal=self.legal, chances=chances)

    @classmethod
    def load(cls, path: Path) -> Choices:
        """Load choices that `save` wrote; raises `WrongWeights` and `OSError`."""
        try:
            arrays = read_arrays(path, ("known", "legal", "chances"))
        except WrongWeights as error:
            raise WrongWeights(f"{path}: this is not a file of recorded choices.") from error
        known, legal = arrays["known"].astype(np.int16), arrays["legal"].astype(np.bool_)
        return cls(known, legal, arrays["chances"].astype(np.float16))


def divergence(network: Network, choices: Choices) -> float:
    """Return the mean KL divergence, in nats, of the network from the recorded probabilities."""
    policy = Policy.of_numpy(network)
    with torch.no_grad():
        sums = [
            float(_divergences(policy, choices.take(rows)).sum())
            for rows in _minibatches(np.arange(len(choices)))
        ]
    return sum(sums) / len(choices)


def train_epoch(
    policy: Policy, optimiser: torch.optim.Optimizer, choices: Choices, rng: np.random.Generator
) -> float:
    """Learn from all choices once, in random order; return the mean divergence before each step."""
    losses = []
    for rows in _minibatches(rng.permutation(len(choices))):
        with bfloat16_autocast():
            loss = _divergences(policy, choices.take(rows)).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(float(loss.detach()))
    return sum(losses) / len(losses)


def _minibatches(rows: NDArray[np.intp]) -> list[NDArray[np.intp]]:
    return np.array_split(rows, max(1, len(rows) // MINIBATCH))


def _divergences(policy: Policy, choices: Choices) -> Tensor:
    """Return (S): the policy's divergence from the recorded probabilities, in nats."""
    legal = np.repeat(choices.legal, 6, axis=1)
    logits = policy(Bags(choices.known, KNOWN)).float() + illegal_mask(legal)
    return kl_divergence(logits, choices.chances)
