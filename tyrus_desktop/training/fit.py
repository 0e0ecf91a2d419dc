"""Fits the temperature of each lower level so that it is a given Elo below the next one.

`python -m tyrus_desktop.training.ladder --fit ELO` starts at the first level that plays a network
without a search, goes down from there, and prints the values for `players.levels`. No torch.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tyrus_desktop.players.levels import LADDER_PLAYERS, SEARCHING, Judgement, Strategy
from tyrus_desktop.training.points import points
from tyrus_desktop.training.pool import play_pairs

SEED = 82_000
"""The seed of these games; the strength card uses others."""
PAIRS = 600
"""Pairs of games for each temperature."""
STEPS = 7
"""Temperatures tried for a level, which give it to within 2 %."""

COLDEST, HOTTEST = 0.1, 16.0
"""The range of temperatures."""

Level = Strategy | Judgement
"""A level that plays without a search."""


def fit(step: float) -> None:
    """Print the temperature that makes each lower level `step` Elo weaker than the next one."""
    wanted = 1 / (1 + 10 ** (-step / 400))
    keys = [key for key in LADDER_PLAYERS if key not in SEARCHING]
    above: Level = LADDER_PLAYERS[keys[-1]]
    for key in reversed(keys[:-1]):
        level = LADDER_PLAYERS[key]
        assert isinstance(level, Judgement)
        weaker = partial(_with, level)
        found = _bisect(lambda a, w=weaker, u=above: share(u, w(a)) - wanted)  # type: ignore[misc]
        fitted = weaker(found)
        temperature, below = fitted.skills.temperature, points(share(above, fitted), 2 * PAIRS)
        above = fitted
        sys.stdout.write(f"{key} temperature={temperature:.2f}, {below:.0f} below\n")
        sys.stdout.flush()


def _with(level: Judgement, strength: float) -> Judgement:
    """Return the level with a share, 0..1, of its greatest strength."""
    temperature = HOTTEST * (COLDEST / HOTTEST) ** strength
    return replace(level, skills=replace(level.skills, temperature=temperature))


def share(one: Level, other: Level) -> float:
    """Return the first level's score, 0..1, against the other."""
    players = (one.policy().choose, other.policy().choose)
    return float(play_pairs(players, PAIRS, SEED).mean())


def _bisect(excess: Callable[[float], float]) -> float:
    """Return the zero in 0..1 of a falling function, or the nearer end of 0..1."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return (low + high) / 2
