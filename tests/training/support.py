"""Helpers for tests of training: small runs, untrained networks and games. Needs torch."""

from pathlib import Path

import torch

from tests.imagined import random_games
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.training import selfplay
from tyrus_desktop.training.networks import Policy


def middle_of_games() -> Games:
    return random_games(64, 29, 1)


def weak(folder: Path, seed: int = 1, width: int = 8) -> str:
    """Write an untrained network; return its file."""
    torch.manual_seed(seed)
    path = folder / f"weak-{seed}.npz"
    Policy(width).to_numpy().save(path)
    return str(path)


def small_plan(decisions: int) -> selfplay.Plan:
    return selfplay.Plan(decisions, games_a_round=32, evaluate_every=2000, pairs=10)
