"""Rivals of self-play: exploiters that learn beside it, and all who were met before.

An exploiter plays the learning policy alone, and the policy meets it while it learns; so a hole
is closed soon after it is found, and what closed it is not learned by heart from one frozen rival
(the exploiters of AlphaStar's league: Vinyals et al., Nature 575, 2019). Every exploiter is kept
now and then and stays a rival as it was, lest its hole open again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from torch import Tensor

from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.training.networks import Critic, Policy, in_torch, placing
from tyrus_desktop.training.pool import POOL, BatchPlayer, play_pairs
from tyrus_desktop.training.ppo import Learner, Rates
from tyrus_desktop.training.rollout import Rollout

RATES = Rates(learning=5e-4, entropy=0.01, magnet=0.0)
"""Of exploiters, always: the policy that they follow does not stand still."""
AVERAGE_DECAY = 0.995


class League:
    """Whom the learning policy meets beside itself."""

    def __init__(
        self,
        folder: Path,
        policy: Policy,
        rivals: Sequence[str],
        exploiters: Sequence[str],
        decay: float,
    ) -> None:
        """`rivals` and `exploiters`, who learn on, are as for `sparring_partner`, the latter files.

        What the folder holds of exploiters is gone on with. `decay` is that of `Rollout`.
        """
        self._folder = folder
        self._kept = [sparring_partner(name) for name in rivals]
        self._learners: list[Learner] = []
        for number, start in enumerate(exploiters):
            files = sorted(folder.glob(f"exploiter-{number}-*.npz"))
            self._kept += [sparring_partner(str(file)) for file in files]
            network = Network.load(files[-1] if files else Path(start))
            self._learners.append(Learner(Policy.of_numpy(network), Critic(), AVERAGE_DECAY))
        self._rollouts = [Rollout(each.policy, each.critic, decay) for each in self._learners]
        self._policy = placing(policy)

    def weights(self) -> Iterator[Tensor]:
        """All that the exploiters have learned."""
        for learner in self._learners:
            yield from learner.weights()

    def rival(self, rounds: int, rng: np.random.Generator) -> BatchPlayer:
        """Return who is met after so many rounds: an exploiter every other one."""
        if self._learners and rounds % 2:
            return placing(self._turn(rounds)[0].policy)
        return self._kept[int(rng.integers(len(self._kept)))]

    def learn(self, rounds: int, games: int, rng: np.random.Generator) -> None:
        """Let the exploiter whose turn it is play the policy so often, and learn from it."""
        if self._learners:
            learner, rollout = self._turn(rounds)
            learner.learn(rollout.against(self._policy, games, rng), RATES, rng)

    def _turn(self, rounds: int) -> tuple[Learner, Rollout]:
        number = rounds // 2 % len(self._learners)
        return self._learners[number], self._rollouts[number]

    def networks(self) -> list[Network]:
        """Return the exploiters as they are."""
        return [each.average.to_numpy() for each in self._learners]

    def taken(self, network: Network, pairs: int, seed: int) -> dict[str, float]:
        """Return by name what share, 0..1, each exploiter takes from the network."""
        return {
            f"exploiter_{number}": float(play_pairs(two, pairs, seed).mean())
            for number, each in enumerate(self.networks())
            for two in [(each.choose, network.choose)]
        }

    def keep(self, when: str, writes: bool) -> None:
        """Make rivals of the exploiters as they are; write them if this process `writes`.

        `when` is in their files' names, so that these stand in order.
        """
        for number, network in enumerate(self.networks()):
            self._kept.append(in_torch(network))
            if writes:
                network.save(self._folder / f"exploiter-{number}-{when}.npz")


def sparring_partner(name: str) -> BatchPlayer:
    """Return one of the pool, or a network by its file; raises `WrongWeights` and `OSError`."""
    return POOL[name] if name in POOL else in_torch(Network.load(Path(name)))
