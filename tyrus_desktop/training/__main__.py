"""`python -m tyrus_desktop.training selfplay`: the trainer's command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch

from tyrus_desktop.training.selfplay import MILLION, Plan, Run

DECISIONS_A_SECOND = 25_000
"""What one core gave beside other work: turns hours into the counts that schedules go by."""


def main() -> None:
    """Read the command line and train."""
    # Two threads wait for each other when anything else runs; see research on contention.
    torch.set_num_threads(1)
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training")
    commands = parser.add_subparsers(required=True)
    selfplay = commands.add_parser("selfplay", help="learn by playing against itself")
    length = selfplay.add_mutually_exclusive_group(required=True)
    length.add_argument("--hours", type=float, help="about so long, on one core")
    length.add_argument("--decisions", type=float, help="so many, in millions")
    selfplay.add_argument("--seed", type=int, default=1)
    selfplay.add_argument("--folder", type=Path, required=True, help="new, or to go on with")
    selfplay.set_defaults(run=_selfplay)
    arguments = parser.parse_args()
    arguments.run(arguments)


def _selfplay(arguments: argparse.Namespace) -> None:
    hours = arguments.hours
    millions = arguments.decisions or hours * 3600 * DECISIONS_A_SECOND / MILLION
    for line in Run(arguments.folder, Plan(int(millions * MILLION), arguments.seed)).learn():
        sys.stdout.write(" ".join(f"{name} {value:.4g}" for name, value in line.items()) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
