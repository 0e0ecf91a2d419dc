"""Slips: the only placements of which a review says that another was better.

A slip is worth less than two points under zero, by more than three standard errors, and some other
placement is at least two points better; all that under two beliefs on fresh samples: that of the
enemy's own policy, and a flat one, of an enemy that plays nearly at random. What was hidden from
the side is never asked. Judged under one sharp belief, good players would often be slandered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.review.choices import Choice, after_each
from tyrus_desktop.review.estimates import Estimator, Reals
from tyrus_desktop.review.eyes import Eyes
from tyrus_desktop.review.positions import Finished

POINTS = 0.02
"""The least worth mentioning."""
CERTAIN = 3.0
"""In standard errors."""
ALIKE, ALIKE_ERRORS = 0.01, 2.0
"""Placements within this of the best, or within so many standard errors, are as good."""
FLAT_TEMPERATURE, FLAT_EPSILON = 6.0, 0.1
"""The enemy of the flat belief: the reference policy at this temperature, with random moves."""
DIFFERENT = 16
"""With fewer different worlds a belief has collapsed, and nothing is said."""
CHECKED = 8
"""The placements of a game that are checked at most."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A placement that its side could know to be worse than others."""

    ply: int
    side: Side
    played: Placement
    better: Placement
    """The best of those that were compared."""
    points: float
    """How much better it was, in points, as far as the side could know."""
    alike: tuple[Placement, ...]
    """All placements that are about as good as the best."""


def suspects(choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices that may be slips, the worst first."""
    poor = [each for each in choices if each.worth < -POINTS / 2 and len(each.q) > 1]
    return sorted(poor, key=lambda each: each.worth)[:CHECKED]


def checked(
    game: Finished,
    estimator: Estimator,
    choice: Choice,
    beliefs: Sequence[Eyes],
    rng: np.random.Generator,
) -> Slip | None:
    """Return the slip, if it is one under all beliefs.

    Args:
        game: The game.
        estimator: The estimator.
        choice: The placement.
        beliefs: The eyes of its side, one for each enemy that it may have believed in.
        rng: The random number generator.
    """
    known, among = game.states[choice.ply], choice.candidates
    gains, errors = [], []
    for eyes in beliefs:
        worlds = eyes.worlds(known, rng)
        if different(worlds, 1 - choice.seat) < DIFFERENT:
            return None
        chances = after_each(estimator, worlds, among.moves, rng)
        against_mix = chances[among.played] - among.weights @ chances
        if not clearly(-against_mix):
            return None
        better = chances - chances[among.played]
        gains.append(better.mean(axis=1))
        errors.append(better.std(axis=1) / len(worlds) ** 0.5)
    best = int(np.min(gains, axis=0).argmax())
    if np.min(gains, axis=0)[best] < POINTS:
        return None
    gain = np.mean(gains, axis=0)
    margin = np.maximum(ALIKE, ALIKE_ERRORS * np.max(errors, axis=0)[best])
    made = [placement(game, known, move) for move in among.moves.tolist()]
    alike = [each for each, points in zip(made, gain, strict=True) if points > gain[best] - margin]
    side, played = game.side(choice.seat), game.record.placements[choice.ply]
    others = tuple(each for each in alike if each != played)
    return Slip(choice.ply, side, played, made[best], float(100 * gain[best]), others)


def clearly(worse: Reals) -> bool:
    """Return whether the mean of samples is worth mentioning, and certain."""
    mean, error = worse.mean(), worse.std() / len(worse) ** 0.5
    return bool(mean > POINTS and mean > CERTAIN * error)


def different(worlds: Games, enemy: int) -> int:
    """Return how many different arrangements of the enemy's tiles there are among the worlds."""
    return len(np.unique(worlds.place[enemy], axis=0))


def placement(game: Finished, known: Games, move: int) -> Placement:
    """Return the placement of a relative move.

    Args:
        game: The game.
        known: Its position, a batch of one.
        move: The relative move, 0..179.
    """
    (tile,), (number,) = moves(known, np.array([move]))
    building = BUILDINGS[int(number) % 3]
    side = game.side(int(number) // 3)
    return Placement(ALL_TILES[int(tile)], Building(side, building.profession))
