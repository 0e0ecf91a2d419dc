"""The average of several networks: a network that plays as one of them, drawn for each game.

Each network has its own weaknesses, and an exploiter of one network gains far less against the
others. An exploiter of the average can only use shared weaknesses; so in fictitious play the
average, not the last player, approaches an equilibrium (Heinrich and Silver 2016, arXiv
1603.01121). The average learns from games: one network plays each of them, and the average learns
its probabilities from the same inputs. A side's earlier placements reveal which network it may be.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import softmax

from tyrus_desktop.players.batch.encoding import inputs
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.batch.relative import legal_tiles, moves
from tyrus_desktop.training.league import sparring_partner
from tyrus_desktop.training.log import append, print_line
from tyrus_desktop.training.networks import (
    KNOWN,
    Bags,
    Policy,
    bfloat16_autocast,
    draw,
    illegal_mask,
)
from tyrus_desktop.training.pool import BatchPlayer, Placements, play_out
from tyrus_desktop.training.recorded_choices import Choices, train_epoch
from tyrus_desktop.training.rollout import joined
from tyrus_desktop.training.schedule import MILLION, cosine_decay
from tyrus_desktop.training.team import ALONE, Team

LEARNING = (1e-3, 2e-5)
"""The first and the last rate; cosine decay between them."""
MATCHES_A_ROUND = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of an average, which learns from `decisions` placements of its parts.

    `parts` and `start` are files of weights. The `rivals`, as in self-play, lead the parts into
    positions that they would not reach among themselves. A round is eight matches of `games` games.
    """

    parts: tuple[str, ...]
    start: str
    rivals: tuple[str, ...] = ()
    decisions: int = 10 * MILLION
    seed: int = 1
    games: int = 512


class Averaging:
    """Learns the average. Every process of a team has its own instance."""

    def __init__(self, plan: Plan, team: Team = ALONE) -> None:
        """Raises `WrongWeights` and `OSError`."""
        torch.manual_seed(plan.seed)
        self._plan = plan
        self._team = team
        self._parts = [Policy.of_numpy(Network.load(Path(part))) for part in plan.parts]
        self._rivals = [sparring_partner(name) for name in plan.rivals]
        self._policy = Policy.of_numpy(Network.load(Path(plan.start)))
        self._optimiser = torch.optim.Adam(self._policy.parameters(), fused=True)

    @property
    def network(self) -> Network:
        return self._policy.to_numpy()

    def learn(self) -> Iterator[Mapping[str, float]]:
        """Learn; yield the mean divergence from the parts, in nats, after each round."""
        done, rounds, decisions = 0, 0, self._plan.decisions
        while done < decisions:
            rng = np.random.default_rng([self._plan.seed, rounds, self._team.rank])
            self._optimiser.param_groups[0]["lr"] = cosine_decay(LEARNING, done / decisions)
            seen = joined([each for _ in range(MATCHES_A_ROUND) for each in self._play(rng)])
            mean = train_epoch(self._policy, self._optimiser, seen, rng)
            self._team.average(self._policy.parameters())
            rounds, done = rounds + 1, done + self._team.total(len(seen))
            yield {"decisions": float(done), "nats": mean}

    def _play(self, rng: np.random.Generator) -> list[Choices]:
        """Let a part play against a part or a rival; return the parts' choices."""
        seen: list[Choices] = []
        part = _recorded(self._parts[int(rng.integers(len(self._parts)))], seen)
        number = int(rng.integers(len(self._parts) + len(self._rivals)))
        others = [*(_recorded(each, seen) for each in self._parts), *self._rivals]
        for seats in ((part, others[number]), (others[number], part)):
            play_out(Games.shuffled(self._plan.games // 2, rng), seats, (rng, rng))
        return seen


def learn(folder: Path, plan: Plan, team: Team = ALONE) -> None:
    """Learn the average, log its divergence, and write `average.npz`."""
    averaging = Averaging(plan, team)
    folder.mkdir(parents=True, exist_ok=True)
    for line in averaging.learn():
        if team.rank == 0:
            append(folder / "log.csv", line)
            print_line(line)
    if team.rank == 0:
        averaging.network.save(folder / "average.npz")
        (folder / "run.json").write_text(json.dumps(asdict(plan), indent=1) + "\n", "utf-8")


def _recorded(policy: Policy, seen: list[Choices]) -> BatchPlayer:
    """Return a player that plays the policy and appends its choices to `seen`."""

    def choose(games: Games, rng: np.random.Generator) -> Placements:
        known, legal = inputs(games), legal_tiles(games)
        with torch.no_grad(), bfloat16_autocast():
            logits: Tensor = policy(Bags(known, KNOWN)).float()
            mask = illegal_mask(np.repeat(legal, 6, axis=1))
            chances = softmax(logits + mask, dim=1)
        seen.append(Choices(known, legal, chances.numpy()))
        return moves(games, draw(chances, rng).numpy())

    return choose
