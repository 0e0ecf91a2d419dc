"""Helpers for tests of training: small runs, untrained networks and games. Needs torch."""

from pathlib import Path

import numpy as np
import torch

from tyrus_desktop.players.batch.games import Games, random_tiles
from tyrus_desktop.training import selfplay
from tyrus_desktop.training.networks import Policy


def middle_of_games(count: int = 64) -> Games:
    rng = np.random.default_rng(1)
    games = Games.shuffled(count, rng)
    while games.ply < 29:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, count))
    return games


def weak(folder: Path, seed: int = 1, width: int = 8) -> str:
    """Write an untrained network; return its file."""
    torch.manual_seed(seed)
    path = folder / f"weak-{seed}.npz"
    Policy(width).to_numpy().save(path)
    return str(path)


def small_plan(decisions: int) -> selfplay.Plan:
    return selfplay.Plan(decisions, games_a_round=32, evaluate_every=2000, pairs=10)
