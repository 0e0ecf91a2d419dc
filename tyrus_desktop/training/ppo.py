"""One step of learning: PPO with an entropy bonus and a magnet to a moving average of the weights.

The clipped objective is from Schulman et al. (arXiv 1707.06347). Entropy keeps the policy mixed.
The magnet, a penalty on the divergence from the averaged policy, damps the cycles of self-play
(mirror descent with a moving magnet: Sokota et al., arXiv 2206.05825; averaged weights as the
magnet: arXiv 2606.23995). The averaged policy is evaluated and saved.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import log_softmax, nll_loss, softmax

from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.networks import (
    Critic,
    Policy,
    bfloat16_autocast,
    both_bags,
    illegal_mask,
)
from tyrus_desktop.training.rollout import Samples
from tyrus_desktop.training.schedule import Rates

CLIP = 0.2
"""The relative change of a move's probability in a round beyond which it has no further effect."""
MINIBATCH = 1024
"""The default size of a minibatch, in samples. Larger ones give fewer steps with less noise."""


@dataclass(frozen=True, slots=True)
class Report:
    """Means over a round: entropy and divergence in nats, the share of clipped ratios, and the
    explained share of the variance of results.
    """

    entropy: float
    divergence: float
    clipped: float
    explained: float


class Learner:
    """A policy, its moving average, a critic, and their optimiser."""

    def __init__(
        self,
        policy: Policy,
        critic: Critic,
        average_decay: float,
        minibatch: int = MINIBATCH,
        opening: float = 1.0,
    ) -> None:
        """Set up the optimiser and the average.

        Args:
            policy: The network that learns the policy.
            critic: The network that learns the values.
            average_decay: The decay per minibatch: .999 averages over about a thousand of them.
            minibatch: The number of samples in a step.
            opening: The weight of the entropy at an election's first placement relative to its
                last; it falls linearly.
        """
        self.policy = policy
        self.critic = critic
        self.average: Policy = copy.deepcopy(policy)
        self.average.requires_grad_(requires_grad=False)
        self._average_decay = average_decay
        self._minibatch_size = minibatch
        self._opening = opening
        parameters = [*policy.parameters(), *critic.parameters()]
        self.optimiser = torch.optim.Adam(parameters, lr=1e-3, eps=1e-5, fused=True)

    def weights(self) -> Iterator[Tensor]:
        """Yield the weights of the policy, its average and the critic."""
        for network in (self.policy, self.average, self.critic):
            yield from network.parameters()

    def learn(self, samples: Samples, rates: Rates, rng: np.random.Generator) -> Report:
        """Learn from all samples once, in random minibatches of equal size.

        Raises:
            Refused: A weight is no longer finite.
        """
        for group in self.optimiser.param_groups:
            group["lr"] = rates.learning
        advantage = samples.advantage - samples.advantage.mean()
        advantage /= advantage.std() + 1e-8
        order = rng.permutation(len(samples))
        count = max(1, len(samples) // self._minibatch_size)
        sums = torch.zeros(4)
        for rows in np.array_split(order, count):
            sums += self._minibatch(samples, advantage[rows], rows, rates)
        if not all(bool(each.isfinite().all()) for each in self.weights()):
            raise Refused("The network has diverged: the learning rate or a weight is too large.")
        entropy, divergence, clipped, squares = (sums / count).tolist()
        return Report(entropy, divergence, clipped, 1 - squares / float(samples.value.var()))

    def _minibatch(
        self, samples: Samples, advantages: np.ndarray, rows: np.ndarray, rates: Rates
    ) -> Tensor:
        known, hidden = both_bags(samples.known[rows], samples.hidden[rows])
        mask = illegal_mask(samples.legal[rows])
        with bfloat16_autocast():
            logits = self.policy(known) + mask
            values = self.critic(known, hidden)
            with torch.no_grad():
                average = log_softmax(self.average(known) + mask, dim=1)
        chances, log_chances = softmax(logits, dim=1), log_softmax(logits, dim=1)
        entropies = -(chances * log_chances).sum(1)
        entropy = entropies.mean()
        divergence = -entropy - _expected(chances, average)
        weight = 1 + (self._opening - 1) * torch.from_numpy(samples.to_come[rows])
        weighted_entropy = (weight * entropies).mean()
        move = torch.from_numpy(samples.move[rows])
        advantage = torch.from_numpy(advantages)
        log_probability = -nll_loss(log_chances, move, reduction="none")
        ratio = (log_probability - torch.from_numpy(samples.log_probability[rows])).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        gain = torch.minimum(ratio * advantage, clipped * advantage).mean()
        squares = (values - torch.from_numpy(samples.value[rows])).square().mean()
        loss = squares - gain - rates.entropy * weighted_entropy + rates.magnet * divergence
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        self._follow()
        outside = (ratio != clipped).float().mean()
        return torch.stack([entropy, divergence, outside, squares]).detach()

    def _follow(self) -> None:
        """Update the moving average."""
        pairs = zip(self.average.parameters(), self.policy.parameters(), strict=True)
        with torch.no_grad():
            for mean, new in pairs:
                mean.lerp_(new, 1 - self._average_decay)


def _expected(chances: Tensor, values: Tensor) -> Tensor:
    """Return the expected value, averaged over rows; both arguments are (N, M)."""
    return chances.flatten() @ values.flatten() / len(chances)
