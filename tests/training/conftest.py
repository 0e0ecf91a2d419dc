"""Fixtures that simulate the strength card's games and changed players."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from tyrus_desktop.players import levels
from tyrus_desktop.tournament.ratings import Pairing
from tyrus_desktop.training import chunks, digests, level_games
from tyrus_desktop.training.trait_rates import RATES

Met = Counter[tuple[str, str]]
"""The number of pairs of games of two players."""

Change = Callable[[str], None]
"""Changes how the level or character with this key plays, and undoes the last change."""


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> Met:
    """Let the first player score a quarter of each pair; return the numbers of pairs played."""
    met: Met = Counter()

    def one_by_one(chunk: chunks.Chunk) -> chunks.Played:
        met[chunk[:2]] += len(chunk[2])
        return [0.25] * len(chunk[2]), np.full((len(RATES), 2), (1.0, 4.0))

    def at_once(pairs: int, _seed: int, two: tuple[str, str]) -> Pairing:
        met[two] += pairs
        return Pairing(*two, [0.25] * pairs)

    monkeypatch.setattr(level_games, "meet", at_once)
    monkeypatch.setattr(chunks, "meet_one_by_one", one_by_one)
    return met


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Change:
    def change(key: str) -> None:
        players = {**levels.LADDER_PLAYERS, **levels.CHARACTER_PLAYERS}
        player = players[key]
        if isinstance(player, levels.Strategy):
            players[key] = replace(player, traits=replace(player.traits, block=0.01))
        else:
            players[key] = replace(player, skills=replace(player.skills, temperature=99))
        monkeypatch.setattr(digests, "PLAYERS", players)

    return change
