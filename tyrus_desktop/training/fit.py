"""Fits the lower levels: the temperature with which each is so much Elo below the next one.

`python -m tyrus_desktop.training.ladder --fit ELO` runs it down from the first level that plays a
network without a search, and prints what is to be entered in `players.levels`. Not here: how the
levels are measured (`ladder`). No torch.
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
"""Of the games that levels are fitted by; those of the strength card are others."""
PAIRS = 600
"""How many pairs of games each temperature is judged by."""
STEPS = 7
"""How many temperatures are tried for a level: so it is found to 2 % of itself."""

COLDEST, HOTTEST = 0.1, 16.0
"""The temperatures between which that of a level is sought."""

Level = Strategy | Judgement
"""A level that plays without a search."""


def fit(step: float) -> None:
    """Print for each lower level the temperature that makes it `step` Elo below the next one."""
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
    """Return a level with this much, 0..1, of the strength that it can have."""
    temperature = HOTTEST * (COLDEST / HOTTEST) ** strength
    return replace(level, skills=replace(level.skills, temperature=temperature))


def share(one: Level, other: Level) -> float:
    """Return the first one's share, 0..1, in the games that levels are fitted by."""
    players = (one.policy().choose, other.policy().choose)
    return float(play_pairs(players, PAIRS, SEED).mean())


def _bisect(excess: Callable[[float], float]) -> float:
    """Return the zero in 0..1 of a falling function, or the end of 0..1 nearer to it."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return (low + high) / 2
