"""What the choices were worth, each seen with the eyes of the side that made it.

`Q(a)` is the mean chance of winning after placement `a` over the worlds that the side believed
possible, and `v` the mean of `Q` over the placements that its level makes. A choice is worth
`Q(a) - v`, which may be positive. The level's own mix is fixed before any sample is seen: a mix
improved with the samples that judge `a` would make every choice look bad. Whether another placement
was better is a different question: there the strongest level's mix is the yardstick (`behind`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.review.estimates import Estimator, Reals, picked, to_roll

TRIED, BEST = 5, 3
"""The placements that are compared: the level's and the strongest level's most likely ones."""
UNLIKELY = 0.005
"""Placements with a lower probability are not compared one by one."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """The M placements that are compared at one turn, and the rest of the level's mix.

    In each world one of the rest is drawn, so that `v` stays unbiased and hardly noisier.
    """

    moves: NDArray[np.intp]
    """(M): relative moves."""
    weights: Reals
    """(M + 1): the probability of each in `v`, and of the rest; their sum is 1."""
    played: int
    """The index of the placement that was made."""
    rest: Reals
    """(180): the probability of each placement among the rest; all 0 if there is none."""
    best: Reals
    """(M): the probability of each by the strongest level, if it makes one of them."""

    def tried(self, worlds: int, rng: np.random.Generator) -> NDArray[np.intp]:
        """Return (M + 1, worlds): the relative moves to try in each world."""
        every = np.repeat(self.moves[:, None], worlds, axis=1)
        if self.weights[-1] == 0:  # A row without weight, which is never asked about.
            return np.vstack([every, every[:1]])
        rest = np.broadcast_to(self.rest, (worlds, len(self.rest)))
        return np.vstack([every, picked(rest.astype(np.float32), rng.random(worlds))])


def candidates(mix: Floats, best: Floats, move: int) -> Candidates:
    """Choose what to compare.

    Args:
        mix: (180): the probabilities of the level that the side plays at.
        best: (180): those of the strongest level.
        move: The relative move that was made.
    """
    common = np.zeros(len(mix), np.bool_)
    for chances, count in ((mix, TRIED), (best, BEST)):
        order = np.argsort(-chances, kind="stable")[:count]
        common[order] |= chances[order] > UNLIKELY
    common[move] = True
    tried = np.flatnonzero(common)
    rest = np.where(common, 0, mix).astype(np.float64)
    weights = np.append(mix[tried], rest.sum()).astype(np.float64)
    strong = best[tried].astype(np.float64) + 1e-9
    played = int(np.flatnonzero(tried == move)[0])
    return Candidates(tried, weights / weights.sum(), played, rest, strong / strong.sum())


@dataclass(slots=True)
class Choice:
    """A placement among its candidates. Chances are those of the side that made it."""

    ply: int
    seat: int
    candidates: Candidates
    parts: list[Reals] = field(default_factory=list)
    """Each (M + 1, W): the chance after each candidate, and after the rest, in each world."""

    @property
    def chances(self) -> Reals:
        """(M + 1, W): the samples so far."""
        return np.concatenate(self.parts, axis=1)

    @property
    def q(self) -> Reals:
        """(M + 1): the mean chance after each candidate, and after the rest."""
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
        """What the placement was worth, compared with the level's own mix."""
        return self.after - self.before

    @property
    def behind(self) -> float:
        """How much better the strongest level would have placed, without its search."""
        return float(self.candidates.best @ self.q[:-1]) - self.after

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
        tried: (M, W), or (M, 1): relative moves.
        rng: The random number generator.
    """
    seat, count = worlds.seat, len(worlds)
    games = worlds.take(np.tile(np.arange(count), len(tried)))
    luck = rng.random((to_roll(worlds) - 1, count))
    games.play(*moves(games, np.broadcast_to(tried, (len(tried), count)).reshape(-1)))
    chances = estimator.rolled(games, np.tile(luck, len(tried))).reshape(len(tried), count)
    return 1 - chances if seat else chances
