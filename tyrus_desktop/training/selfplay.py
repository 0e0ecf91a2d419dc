"""Self-play: the policy learns against itself, from scratch or from saved weights.

Schedules count decisions, and every round uses its own stream of the seed. So a run does not
depend on the speed of the machine, up to the rounding of float sums. It writes to its folder:
`log.csv`, a line per evaluation; `policy-NNN.npz`, the averaged policy after NNN million decisions
(`policy-NNN.NN.npz` if checkpoints are less than a million apart); `critic.npz`; and `run.json`,
with settings and progress.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.league import League
from tyrus_desktop.training.log import append, print_line
from tyrus_desktop.training.networks import (
    POLICY_WIDTH,
    Critic,
    Policy,
    load_critic,
    save_critic,
)
from tyrus_desktop.training.pool import POOL, play_pairs
from tyrus_desktop.training.ppo import MINIBATCH, Learner, Report
from tyrus_desktop.training.rollout import Rollout, Samples, joined
from tyrus_desktop.training.schedule import MILLION, Rates, Schedule
from tyrus_desktop.training.team import ALONE, Team

EVALUATION_SEED = 20_261
"""The seed of evaluations during training, which no reported match uses."""
SPARRING = ("greedy", "blocker", "rules-of-thumb")
"""The default rivals."""
SCHEDULE = Schedule(learning=(1e-3, 1e-4), entropy=(0.05, 0.003), magnet=0.05)
"""The default rates, for a run from scratch."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a run.

    Attributes:
        decisions: The length of the schedule, in placements of both sides.
        seed: The seed of all games and weights.
        games_a_round: Games between two steps of learning.
        sparring: The share, 0..1, of games against other players.
        rivals: Frozen players, named as for `opponent_named`.
        exploiters: Files of weights from which exploiters keep learning.
        exploited: The exploiters' games, as a share, 0..1, of a round.
        decay: The lambda of advantages, per placement.
        average_decay: The decay of the averaged weights, per minibatch.
        schedule: The rates.
        evaluate_every: Decisions between two evaluations.
        pairs: Pairs of games in an evaluation.
        width: Units in each layer of a policy from scratch.
        minibatch: As in `Learner`.
        opening: As in `Learner`.
        start: Files of a policy and a critic to start from; from scratch if empty.
    """

    decisions: int
    seed: int = 1
    games_a_round: int = 1024
    sparring: float = 0.0
    rivals: tuple[str, ...] = SPARRING
    exploiters: tuple[str, ...] = ()
    exploited: float = 0.5
    decay: float = 0.95
    average_decay: float = 0.999
    schedule: Schedule = SCHEDULE
    evaluate_every: int = 4 * MILLION
    pairs: int = 500
    width: int = POLICY_WIDTH
    minibatch: int = MINIBATCH
    opening: float = 1.0
    start: tuple[str, ...] = ()

    @property
    def sparring_games(self) -> int:
        """Number of games per round against other players, half of them in each seat."""
        return 2 * int(self.games_a_round * self.sparring / 2)

    @property
    def exploited_games(self) -> int:
        """Number of games per round from which an exploiter learns, half of them in each seat."""
        return 2 * int(self.games_a_round * self.exploited / 2)


class Run:
    """A training run; if the folder holds one, it is resumed.

    Every process of a team has its own `Run`; only the first evaluates and writes.
    """

    def __init__(self, folder: Path, plan: Plan, team: Team = ALONE) -> None:
        """Raises `UnknownPlayer`, `WrongWeights`, `Refused` and `OSError`."""
        self.folder = folder
        self.plan = plan
        self._team = team
        self.decisions = self.rounds = self.games = 0
        torch.manual_seed(plan.seed)
        if (folder / "run.json").exists():
            policy, critic = self._resume()
        elif plan.start:
            policy_file, critic_file = map(Path, plan.start)
            policy, critic = Policy.of_numpy(Network.load(policy_file)), load_critic(critic_file)
        else:
            policy, critic = Policy(plan.width), Critic()
        self.learner = Learner(policy, critic, plan.average_decay, plan.minibatch, plan.opening)
        self._rollout = Rollout(policy, critic, plan.decay)
        self.league = League(folder, policy, plan.rivals, plan.exploiters, plan.decay)
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def rates(self) -> Rates:
        """The current rates."""
        return self.plan.schedule.rates(self.decisions / self.plan.decisions)

    def learn(self) -> Iterator[Mapping[str, float]]:
        """Learn; at each evaluation write and yield a line of the log."""
        due = (self.decisions // self.plan.evaluate_every + 1) * self.plan.evaluate_every
        start, before = time.monotonic(), self.decisions
        while self.decisions < self.plan.decisions:
            report = self.play_and_learn()
            if self.decisions < min(due, self.plan.decisions):
                continue
            due += self.plan.evaluate_every
            self.league.snapshot(self._when, writes=self._team.rank == 0)
            if self._team.rank == 0:
                seconds = time.monotonic() - start
                line = self._line(report, (self.decisions - before) / seconds)
                self._save(line)
                yield line
                start, before = time.monotonic(), self.decisions

    def play_and_learn(self) -> Report:
        """Play one round and learn from it."""
        team = self._team
        # The first process uses the same stream as a single process.
        own = [team.rank] if team.rank else []
        rng = np.random.default_rng([self.plan.seed, self.rounds, *own])
        samples = self.play(rng)
        report = self.learner.learn(samples, self.rates, rng)
        self.league.learn(self.rounds, self.plan.exploited_games, rng)
        self.rounds += 1
        self.games += self.plan.games_a_round * team.size
        self.decisions += team.total(len(samples))
        team.average([*self.learner.weights(), *self.league.weights()])
        return report

    def play(self, rng: np.random.Generator) -> Samples:
        """Play a round's games."""
        parts, sparring = [], self.plan.sparring_games
        if alone := self.plan.games_a_round - sparring:
            parts.append(self._rollout.self_play(alone, rng))
        if sparring:
            rival = self.league.rival(self.rounds, rng)
            parts.append(self._rollout.against(rival, sparring, rng))
        return joined(parts)

    def _line(self, report: Report, speed: float) -> dict[str, float]:
        """Return a line of the log.

        The line contains counts, the last round's report and rates, the averaged policy's scores,
        0..1, against the pool, and each exploiter's score against it. `speed` is in decisions per
        second.
        """
        network = self.learner.average.to_numpy()
        counts = {"decisions": self.decisions, "games": self.games, "rounds": self.rounds}
        line = {**counts, "decisions_a_second": round(speed)}
        rates = asdict(self.rates)
        line |= {f"{name}_rate": rate for name, rate in rates.items()}
        taken = self.league.taken(network, self.plan.pairs, EVALUATION_SEED)
        return line | asdict(report) | scores(network, self.plan.pairs) | taken

    @property
    def _when(self) -> str:
        """Millions of decisions so far, with a fixed number of digits."""
        whole = self.plan.evaluate_every % MILLION == 0
        return f"{self.decisions / MILLION:{'03.0f' if whole else '06.2f'}}"

    def _save(self, line: Mapping[str, float]) -> None:
        """Write the line and the weights, then `run.json`, which refers to them."""
        append(self.folder / "log.csv", line)
        name = f"policy-{self._when}.npz"
        self.learner.average.to_numpy().save(self.folder / name)
        save_critic(self.learner.critic, self.folder / "critic.npz")
        done = {"decisions": self.decisions, "games": self.games, "rounds": self.rounds}
        made = {"processes": self._team.size, "policy": name}
        state = {"plan": asdict(self.plan), "done": done, **made}
        # Replaced as a whole, since half a file could not be resumed.
        written = self.folder / "run.json.new"
        written.write_text(json.dumps(state, indent=1) + "\n", "utf-8")
        written.replace(self.folder / "run.json")

    def _resume(self) -> tuple[Policy, Critic]:
        """Return the saved averaged policy and critic; the optimiser is not saved."""
        state = _stored(self.folder / "run.json")
        done = state["done"]
        self.decisions, self.games = done["decisions"], done["games"]
        self.rounds = done["rounds"]
        policy = Policy.of_numpy(Network.load(self.folder / state["policy"]))
        return policy, load_critic(self.folder / "critic.npz")


def refuse_another(folder: Path, plan: Plan) -> None:
    """Raise `Refused` if the folder holds a damaged run or one with another plan.

    Only the number of decisions may differ, so that a run can be made longer.
    """
    file = folder / "run.json"
    if not file.exists():
        if (folder / "log.csv").exists():
            raise Refused(f"{folder}: this holds the log of another run; name another folder.")
        return
    stored = _stored(file).get("plan", {})
    wanted = json.loads(json.dumps(asdict(plan)))  # As in the file: lists instead of tuples.
    others = [name for name, value in wanted.items() if stored.get(name) != value]
    if found := ", ".join(name for name in others if name != "decisions"):
        raise Refused(
            f"{folder}: the run there has other settings ({found}); "
            "give the same ones to resume it, or name another folder."
        )


def _stored(file: Path) -> dict[str, Any]:
    """Read the settings and progress of a run; raises `Refused` and `OSError`."""
    try:
        stored: dict[str, Any] = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise Refused(f"{file}: this is damaged; name another folder.") from error
    return stored


def learn(folder: Path, plan: Plan, team: Team = ALONE) -> None:
    """Learn, and print the log. Defined at top level, so that it can be pickled."""
    for line in Run(folder, plan, team).learn():
        print_line(line)


def scores(network: Network, pairs: int) -> dict[str, float]:
    """Return the network's scores, 0..1, against the pool, on the same deals each time."""
    return {
        name: float(play_pairs((network.choose, rival), pairs, EVALUATION_SEED).mean())
        for name, rival in POOL.items()
    }
