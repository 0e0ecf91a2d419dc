"""The rivals of self-play: frozen players, and exploiters that learn at the same time.

An exploiter plays only against the learning policy, which plays against the exploiter, too. So a
weakness is closed soon after it is found (the exploiters of AlphaStar's league: Vinyals et al.,
Nature 575, 2019). At each evaluation a copy of every exploiter joins the frozen rivals, so that the
weakness does not return.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from torch import Tensor

from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.training.contest import opponent_named
from tyrus_desktop.training.networks import Critic, Policy, policy_player, torch_player
from tyrus_desktop.training.pool import BatchPlayer, play_pairs
from tyrus_desktop.training.ppo import Learner
from tyrus_desktop.training.rollout import Rollout
from tyrus_desktop.training.schedule import Rates

RATES = Rates(learning=5e-4, entropy=0.01, magnet=0.0)
"""Constant rates of exploiters, whose opponent keeps changing."""
AVERAGE_DECAY = 0.995
"""Decay of the exploiters' averaged weights, per minibatch."""


class League:
    """The opponents of the learning policy besides itself."""

    def __init__(
        self,
        folder: Path,
        policy: Policy,
        rivals: Sequence[str],
        exploiters: Sequence[str],
        decay: float,
    ) -> None:
        """Load the rivals and start or resume the exploiters.

        Args:
            folder: The folder of the run; exploiters in it are resumed.
            policy: The learning policy.
            rivals: Names as for `opponent_named`.
            exploiters: Files of weights from which exploiters start.
            decay: The decay of `Rollout`.
        """
        self._folder = folder
        opponents = [opponent_named(name) for name in rivals]
        self._simple = [each.choose for each in opponents if each.network is None]
        self.networks = [torch_player(each.network) for each in opponents if each.network]
        self._learners: list[Learner] = []
        for number, start in enumerate(exploiters):
            files = sorted(folder.glob(f"exploiter-{number}-*.npz"), key=_millions)
            self.networks += [torch_player(Network.load(file)) for file in files]
            network = Network.load(files[-1] if files else Path(start))
            self._learners.append(Learner(Policy.of_numpy(network), Critic(), AVERAGE_DECAY))
        self._rollouts = [Rollout(each.policy, each.critic, decay) for each in self._learners]
        self._policy = policy_player(policy)

    def weights(self) -> Iterator[Tensor]:
        """Yield the weights of the exploiters."""
        for learner in self._learners:
            yield from learner.weights()

    def rival(self, rounds: int, rng: np.random.Generator) -> BatchPlayer:
        """Return the opponent of this round: in odd rounds an exploiter, else a frozen rival.

        Simple players are chosen as often as networks, whose number grows during a run.
        """
        if self._learners and rounds % 2:
            return policy_player(self._turn(rounds)[0].policy)
        groups = [group for group in (self._simple, self.networks) if group]
        group = groups[int(rng.integers(len(groups)))]
        return group[int(rng.integers(len(group)))]

    def learn(self, rounds: int, games: int, rng: np.random.Generator) -> None:
        """Let the exploiter whose turn it is learn from `games` games against the policy."""
        if self._learners:
            learner, rollout = self._turn(rounds)
            learner.learn(rollout.against(self._policy, games, rng), RATES, rng)

    def _turn(self, rounds: int) -> tuple[Learner, Rollout]:
        """Return the exploiter whose turn it is; each has two rounds, and is met in the second."""
        number = rounds // 2 % len(self._learners)
        return self._learners[number], self._rollouts[number]

    def exploiters(self) -> list[Network]:
        """Return the current exploiters."""
        return [each.average.to_numpy() for each in self._learners]

    def taken(self, network: Network, pairs: int, seed: int) -> dict[str, float]:
        """Return each exploiter's score, 0..1, against the network, by column of the log."""
        return {
            f"exploiter_{number}": float(play_pairs(two, pairs, seed).mean())
            for number, each in enumerate(self.exploiters())
            for two in [(each.choose, network.choose)]
        }

    def snapshot(self, when: str, writes: bool) -> None:
        """Add copies of the exploiters to the rivals.

        Args:
            when: Millions of decisions, for the names of the files.
            writes: Whether this process writes the files.
        """
        for number, network in enumerate(self.exploiters()):
            self.networks.append(torch_player(network))
            if writes:
                network.save(self._folder / f"exploiter-{number}-{when}.npz")


def sparring_partner(name: str) -> BatchPlayer:
    """Return a player to learn against, in torch if it plays a network."""
    player = opponent_named(name)
    return torch_player(player.network) if player.network else player.choose


def _millions(snapshot: Path) -> float:
    """Return the age of a snapshot in millions of decisions: 1016 for `exploiter-0-1016.npz`."""
    return float(snapshot.stem.rpartition("-")[2])
