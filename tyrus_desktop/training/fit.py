"""Fits the levels: the attention or temperature with which each is so much Elo below the next.

`python -m tyrus_desktop.training.ladder --fit ELO` runs it from the top down and prints what is to
be entered in `players.levels`. Not here: how the levels are measured (`ladder`). No torch.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tyrus_desktop.players.levels import LADDER, SEARCHING, Judgement, Strategy
from tyrus_desktop.tournament.pairs import elo
from tyrus_desktop.training.pool import play_pairs

SEED = 82_000
PAIRS = 600
STEPS = 7


COLDEST, HOTTEST = 0.1, 8.0
"""The temperatures between which that of a level without a network is sought."""

Level = Strategy | Judgement


def fit(step: float) -> None:
    """Print for each level what makes it `step` Elo below the next one.

    That is its attention if it plays a network, else the temperature of its judgement.
    """
    wanted = 1 / (1 + 10 ** (-step / 400))
    keys = [key for key in LADDER if key not in SEARCHING]
    above = LADDER[keys[-1]]
    for key in reversed(keys[:-1]):
        weaker = partial(_with, LADDER[key])
        found = _bisect(lambda a, w=weaker, u=above: share(u, w(a)) - wanted)  # type: ignore[misc]
        below = elo(share(above, weaker(found)))
        above = weaker(found)
        sys.stdout.write(f"{key} {_dial(above)}, {below:.0f} below\n")
        sys.stdout.flush()


def _with(level: Level, strength: float) -> Level:
    """Return a level with this much, 0..1, of the strength that it can have."""
    if isinstance(level, Strategy):
        return replace(level, traits=replace(level.traits, attention=strength))
    temperature = HOTTEST * (COLDEST / HOTTEST) ** strength
    return replace(level, skills=replace(level.skills, temperature=temperature))


def _dial(level: Level) -> str:
    """Return what was fitted, as it is to be entered."""
    if isinstance(level, Strategy):
        return f"attention={level.traits.attention:.2f}"
    return f"temperature={level.skills.temperature:.2f}"


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
