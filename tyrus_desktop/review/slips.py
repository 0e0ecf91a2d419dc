"""Slips: the only placements of which a review says that another was better.

What the strongest level would have placed, without its search, is better than a slip by two points
and by more than three standard errors; all that under two beliefs on fresh samples, that of the
enemy's own policy, and a flat one, of an enemy that plays nearly at random; and whether the game is
then played on at the levels of its players or at the strongest. What was hidden from the side is
never asked. Judged under one sharp belief, good players would often be slandered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.policy import useless
from tyrus_desktop.players.batch.relative import legal_tiles, moves
from tyrus_desktop.review.choices import Choice, after_each
from tyrus_desktop.review.estimates import Estimator, Reals
from tyrus_desktop.review.eyes import Eyes
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.ranges import Ply, Points

POINTS = 0.02
"""The least worth mentioning."""
CERTAIN = 3.0
"""In standard errors."""
ALIKE, ALIKE_ERRORS = 0.01, 2.0
"""Placements within this of the best, or within this many standard errors, are as good."""
COMPARED = (32, 128)
"""The worlds in which all placements are compared with the best, then those that are left."""
DIFFERENT = 16
"""With fewer different worlds a belief has collapsed, and nothing is said."""
CHECKED = 4
"""The placements of a side that are checked at most."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A placement that its side could know to be worse than others."""

    ply: Ply
    side: Side
    played: Placement
    better: Placement
    """The best of the most likely placements."""
    points: Points
    """How much better it was at the least, in points, between players of these levels."""
    alike: frozenset[Placement]
    """All placements that are about as good as it, itself among them: each is a right answer."""


def suspects(choices: Iterable[Choice], seat: int) -> list[Choice]:
    """Return a seat's choices that may be slips, the worst first."""
    poor = [each for each in choices if each.seat == seat and each.behind > POINTS / 2]
    return sorted(poor, key=lambda each: -each.behind)[:CHECKED]


def checked(
    game: Finished,
    judges: Sequence[Estimator],
    choice: Choice,
    beliefs: Sequence[Eyes],
    rng: np.random.Generator,
) -> Slip | None:
    """Return the slip, if it is one under all beliefs.

    Args:
        game: The game.
        judges: The estimators for the players' levels and for the strongest.
        choice: The placement.
        beliefs: The eyes of its side, one for each enemy that it may have believed in.
        rng: The random number generator.
    """
    known, among = game.states[choice.ply], choice.candidates
    gains, believed = [], []
    for eyes in beliefs:
        worlds = eyes.worlds(known, rng)
        if different(worlds, 1 - choice.seat) < DIFFERENT:
            return None
        believed.append(worlds)
        for each in judges:
            chances = after_each(each, worlds, among.moves[:, None], rng)
            if not clearly(among.best @ chances - chances[among.played]):
                return None
            gains.append((chances - chances[among.played]).mean(axis=1))
    least = np.min(gains, axis=0)
    best = int(least.argmax())
    if least[best] < POINTS:
        return None
    better, side = int(among.moves[best]), game.side(choice.seat)
    # How much, at the levels of the players: the smaller of the two beliefs.
    played, points = (
        game.record.placements[choice.ply],
        float(100 * np.min(gains[:: len(judges)], axis=0)[best]),
    )
    alike = {
        placement(game, known, move)
        for move in as_good(judges[0], known, better, believed, rng).tolist()
    }
    found = placement(game, known, better)
    return Slip(choice.ply, side, played, found, points, frozenset(alike - {played}))


def as_good(
    estimator: Estimator,
    known: Games,
    better: int,
    believed: Sequence[Games],
    rng: np.random.Generator,
) -> NDArray[np.intp]:
    """Return the relative moves that are about as good as one, among all that have a use.

    Args:
        estimator: The estimator.
        known: The position, a batch of one game.
        better: The relative move.
        believed: The worlds of each belief.
        rng: The random number generator.
    """
    useful = np.repeat(legal_tiles(known), 6, axis=1)[0] & ~useless(known)[0]
    useful[better] = True
    every = np.flatnonzero(useful)
    for count in COMPARED:
        some = [worlds.take(np.arange(min(count, len(worlds)))) for worlds in believed]
        chances = [after_each(estimator, worlds, every[:, None], rng) for worlds in some]
        pairs = np.concatenate(chances, axis=1)
        pairs -= pairs[every == better]
        errors = pairs.std(axis=1) / pairs.shape[1] ** 0.5
        every = every[pairs.mean(axis=1) >= -np.maximum(ALIKE, ALIKE_ERRORS * errors)]
    return every


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
