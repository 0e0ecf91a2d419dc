"""Measures how far off the chances of a review are. Run it from the clone's root, with one thread:

    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_intervals --moments 500 --seed 1

The policies of levels without search play; most of their pairs are equals. Some moments of each
game are estimated as in a review of the usual effort, and played out by the same policies. Printed
are, of strong pairs (the Senator and above), weak ones (the Scribe and below), the others, and all:
the root mean square error of the estimate, with the play-outs' and the samples' own noise
subtracted; the share of intervals that hold the play-outs' chance; the same if the play-outs' own
noise widens them; and the median half width. Choose the model's error on one seed, and report on
another.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tyrus_desktop.players.batch.games import PLIES, Games
from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.players.levels import LADDER_PLAYERS
from tyrus_desktop.review.estimates import copies, shipped_estimator, to_roll
from tyrus_desktop.review.intervals import WITHIN, half_width, model
from tyrus_desktop.review.truth import LATE
from tyrus_desktop.training.pool import BatchPlayer, play_out

PLAYOUTS, ROLLED, OF_A_GAME = 400, 256, 4
EQUAL, STEPS = 0.6, 2
"""The share of pairs of equals, and how far apart the levels of the others are at most."""
STRONG, WEAK = LADDER.index("senator"), LADDER.index("scribe")


@dataclass(frozen=True, slots=True)
class Found:
    """A moment: what the review says, and what the play-outs do."""

    levels: tuple[int, int]
    ply: int
    said: float
    variance: float
    played: float
    noise: float
    """The square of the standard error of `played`."""

    @property
    def half_width(self) -> float:
        one, other = self.levels
        return half_width(self.said, self.variance, model((LADDER[one], LADDER[other])))

    @property
    def group(self) -> str:
        if min(self.levels) >= STRONG:
            return "strong"
        return "weak" if max(self.levels) <= WEAK else "middle"


def players() -> list[BatchPlayer]:
    """Return the levels without search, from the weakest."""
    return [each.policy().choose for each in LADDER_PLAYERS.values()]


def moments(count: int, seed: int) -> Iterator[Found]:
    """Yield moments of games between levels.

    Args:
        count: How many.
        seed: The seed.
    """
    rng, every = np.random.default_rng(seed), players()
    while count > 0:
        one = int(rng.integers(len(LADDER)))
        apart = 0 if rng.random() < EQUAL else int(rng.integers(-STEPS, STEPS + 1))
        levels = one, int(np.clip(one + apart, 0, len(LADDER) - 1))
        both = every[levels[0]], every[levels[1]]
        game, states = Games.shuffled(1, rng), []
        while game.ply < PLIES and not game.over[0]:
            states.append(game.take(np.zeros(1, np.intp)))
            game.play(*both[game.seat](game, rng))
        for ply in rng.choice(len(states), min(OF_A_GAME, count), replace=False):
            yield compared(states[ply], levels, both, rng)
        count -= OF_A_GAME


def compared(
    state: Games,
    levels: tuple[int, int],
    both: tuple[BatchPlayer, BatchPlayer],
    rng: np.random.Generator,
) -> Found:
    """Return a moment.

    Args:
        state: A batch of one game.
        levels: The levels of both seats, as numbers on the ladder.
        both: The players.
        rng: The random number generator.
    """
    ends = (1 + play_out(copies(state, PLAYOUTS, rng), both, (rng, rng)).astype(float)) / 2
    estimator = shipped_estimator((LADDER[levels[0]], LADDER[levels[1]]))
    batch = copies(state, ROLLED, rng)
    said = estimator.rolled(batch, rng.random((to_roll(batch, LATE), len(batch))))
    noise = ends.var() / (PLAYOUTS - 1)
    return Found(levels, state.ply, said.mean(), said.var() / len(said), ends.mean(), noise)


def report(found: list[Found]) -> Iterator[str]:
    """Yield a line for each group."""
    groups = {each.group for each in found}
    for name in (*sorted(groups), "all"):
        some = [each for each in found if name in (each.group, "all")]
        errors = np.array([each.said - each.played for each in some])
        noise = np.array([each.variance + each.noise for each in some])
        widths = np.array([each.half_width for each in some])
        wider = np.hypot(widths, WITHIN * np.array([each.noise for each in some]) ** 0.5)
        square = max(0.0, float((errors**2 - noise).mean()))
        yield (
            f"{name:7} {len(some):4} moments: rms {square**0.5:.3f}, bias {errors.mean():+.3f},"
            f" held {(abs(errors) <= widths).mean():.1%}, without noise"
            f" {(abs(errors) <= wider).mean():.1%}, median ±{100 * np.median(widths):.1f}"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found: list[Found] = []
    for each in moments(given.moments, given.seed):
        found.append(each)
        if len(found) % 100 == 0 or len(found) == given.moments:
            print("\n".join(report(found)), flush=True)


if __name__ == "__main__":
    main()
