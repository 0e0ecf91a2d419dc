"""What the choices were worth, each seen with the eyes of the side that made it.

`Q(a)` is the mean chance of winning after placement `a` over the worlds that the side believed
possible, and `v` the mean of `Q` over the placements that the reference policy makes. A choice is
worth `Q(a) - v`, which may be positive. The policy's own mix is fixed before any sample is seen: a
mix improved with the samples that judge `a` would make every choice look bad.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.review.estimates import Estimator, Reals, to_roll

TRIED = 8
"""The placements that are compared: the policy's most likely ones."""
UNLIKELY = 0.005
"""Placements with a lower probability are not compared one by one."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """The placements that are compared at one turn.

    The rest of the policy's placements is represented by one of them, drawn by chance, so that `v`
    stays unbiased.
    """

    moves: NDArray[np.intp]
    """(M): relative moves."""
    weights: Reals
    """(M): the probability of each in `v`; their sum is 1."""
    played: int
    """The index of the placement that was made."""


def candidates(mix: Floats, move: int, rng: np.random.Generator) -> Candidates:
    """Choose what to compare.

    Args:
        mix: (180): the probabilities of the reference policy.
        move: The relative move that was made.
        rng: The random number generator.
    """
    order = np.argsort(-mix, kind="stable")
    common = np.zeros(len(mix), np.bool_)
    common[order[:TRIED]] = mix[order[:TRIED]] > UNLIKELY
    tried, weights = order[common[order]], mix[order[common[order]]].astype(np.float64)
    rest = np.where(common, 0, mix).astype(np.float64)
    if rest.sum() > 0:
        some = rng.choice(len(mix), p=rest / rest.sum())
        tried, weights = np.append(tried, some), np.append(weights, rest.sum())
    if move not in tried:
        tried, weights = np.append(tried, move), np.append(weights, 0)
    return Candidates(tried, weights / weights.sum(), int(np.flatnonzero(tried == move)[0]))


@dataclass(slots=True)
class Choice:
    """A placement among its candidates. Chances are those of the side that made it."""

    ply: int
    seat: int
    candidates: Candidates
    parts: list[Reals] = field(default_factory=list)
    """Each (M, W): the chance after each candidate in each world."""

    @property
    def chances(self) -> Reals:
        """(M, W): the samples so far."""
        return np.concatenate(self.parts, axis=1)

    @property
    def q(self) -> Reals:
        """(M): the mean chance after each candidate."""
        values: Reals = self.chances.mean(axis=1)
        return values

    @property
    def before(self) -> float:
        """What the side could know of its chance before the placement: `v`."""
        return float(self.candidates.weights @ self.q)

    @property
    def after(self) -> float:
        """What it could know right after the placement."""
        return float(self.q[self.candidates.played])

    @property
    def worth(self) -> float:
        """What the placement was worth, compared with the policy's own mix."""
        return self.after - self.before

    @property
    def variance(self) -> float:
        """The square of the standard error of `worth`, from the pairs in each world."""
        chances, among = self.chances, self.candidates
        pairs = chances[among.played] - among.weights @ chances
        return float(pairs.var() / len(pairs))


def after_each(
    estimator: Estimator, worlds: Games, tried: NDArray[np.intp], rng: np.random.Generator
) -> Reals:
    """Return (M, W): the chance of the side to play after each placement in each world.

    Args:
        estimator: The estimator.
        worlds: W worlds, which are not changed.
        tried: (M): relative moves.
        rng: The random number generator.
    """
    seat, count = worlds.seat, len(worlds)
    games = worlds.take(np.tile(np.arange(count), len(tried)))
    luck = rng.random((to_roll(worlds) - 1, count))
    games.play(*moves(games, np.repeat(tried, count)))
    chances = estimator.rolled(games, np.tile(luck, len(tried))).reshape(len(tried), count)
    return 1 - chances if seat else chances
