"""Fits the levels: the attention with which each is a given number of Elo below the next.

`python -m tyrus_desktop.training.ladder --fit ELO` runs it from the top down and prints what is to
be entered in `players.levels`. Not here: how the levels are measured (`ladder`). No torch.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.levels import LADDER, SEARCHING, Strategy
from tyrus_desktop.players.trained import network
from tyrus_desktop.tournament.pairs import elo
from tyrus_desktop.training.pool import play_pairs

SEED = 82_000
PAIRS = 600
STEPS = 7


def network_policy(strategy: Strategy) -> NetworkPolicy:
    """Return the policy of this strategy without its search, for whole batches."""
    return NetworkPolicy(network(strategy.weights), strategy.traits)


def fit(step: float) -> None:
    """Print for each level the attention with which it is `step` Elo below the next one."""
    wanted = 1 / (1 + 10 ** (-step / 400))
    keys = [key for key in LADDER if key not in SEARCHING]
    above = LADDER[keys[-1]]
    for key in reversed(keys[:-1]):
        weaker = partial(_with_attention, LADDER[key])
        found = _bisect(lambda a, w=weaker, u=above: share(u, w(a)) - wanted)  # type: ignore[misc]
        below = elo(share(above, weaker(found)))
        sys.stdout.write(f"{key} attention={found:.2f}, {below:.0f} below\n")
        sys.stdout.flush()
        above = weaker(found)


def _with_attention(strategy: Strategy, attention: float) -> Strategy:
    return replace(strategy, traits=replace(strategy.traits, attention=attention))


def share(one: Strategy, other: Strategy) -> float:
    """Return the first one's share, 0..1, in the games that levels are fitted by."""
    players = (network_policy(one).choose, network_policy(other).choose)
    return float(play_pairs(players, PAIRS, SEED).mean())


def _bisect(excess: Callable[[float], float]) -> float:
    """Return the zero in 0..1 of a falling function, or the end of 0..1 nearer to it."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return (low + high) / 2
