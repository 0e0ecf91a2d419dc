"""Reference logits, computed by torch for some positions, for tests without torch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from tyrus_desktop.players.batch.encoding import inputs
from tyrus_desktop.players.batch.games import PLIES, Games, random_tiles
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.training.networks import KNOWN, Bags, Policy

SEED = 20_263
"""The seed of the game with these positions."""


def write(weights: Path, path: Path) -> None:
    """Write all positions of a random game with their logits by torch."""
    rng = np.random.default_rng(SEED)
    games = Games.shuffled(1, rng)
    positions = []
    while games.ply < PLIES:
        positions.append(inputs(games))
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, 1))
    active = np.concatenate(positions)
    with torch.no_grad():
        logits = Policy.of_numpy(Network.load(weights))(Bags(active, KNOWN)).numpy()
    np.savez_compressed(path, allow_pickle=False, active=active, logits=logits)
