"""Measures the decisions per second of self-play, in one process and in two.

`make test` does not run it. Run it from the clone's root on an idle machine, in the environment of
`make test-training`, which has torch:

    OMP_NUM_THREADS=1 build/train-env/bin/python -m tests.benchmarks.bench_training

A decision is a placement that is played, evaluated and learned from. The shipped policy plays,
since an untrained one plays longer games. Processor time is less disturbed by other work.
"""

import json
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import torch

from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.training.networks import Critic, save_critic
from tyrus_desktop.training.selfplay import Plan, Run
from tyrus_desktop.training.team import Team, run_together

ROUNDS = 12
GOAL = 70_000
PLAN = Plan(10**9)


def start(folder: Path) -> None:
    """Create the folder of a training run that starts from the shipped policy."""
    (folder / WEIGHTS.name).write_bytes(WEIGHTS.read_bytes())
    save_critic(Critic(), folder / "critic.npz")
    done = {"decisions": 0, "games": 0, "rounds": 0}
    (folder / "run.json").write_text(json.dumps({"done": done, "policy": WEIGHTS.name}), "utf-8")


def measure(folder: Path, team: Team) -> None:
    """Learn for some rounds after the first; print the speeds by wall and processor time."""
    run = Run(folder, PLAN, team)
    run.play_and_learn()
    before, clock, processor = run.decisions, time.perf_counter(), time.process_time()
    for _ in range(ROUNDS):
        run.play_and_learn()
    seconds, used = time.perf_counter() - clock, time.process_time() - processor
    if team.rank == 0:
        done = run.decisions - before
        sys.stdout.write(
            f"{team.size} process(es): {done / seconds:,.0f} decisions a second, "
            f"{done / used:,.0f} a second of the processors' time\n"
        )
        sys.stdout.flush()


def main() -> None:
    """Measure training with one process, then with two."""
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as name:
        start(Path(name))
        for size in (1, 2):
            run_together(partial(measure, Path(name)), size)
    sys.stdout.write(f"goal: {GOAL:,} a second on two cores\n")


if __name__ == "__main__":
    main()
