"""*Guess the tiles*: guesses at the enemy's backs before each tally, and their score.

A guess is coarse: nothing, weak, middle or strong, with a degree of certainty. It stands for
probabilities, and the score is logarithmic: it rewards honest certainty. The reading score compares
the bits gained over the usual frequencies with those of a perfect reader, who knows the enemy's
policy: 1 reads as well, 0 knows nothing of this game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from tyrus_desktop.engine.board import Building, Role, StandingTile, role
from tyrus_desktop.engine.tiles import ALL_TILES, Height, Side, Tile
from tyrus_desktop.review import FEWEST_GAMES
from tyrus_desktop.review.estimates import Reals
from tyrus_desktop.review.eyes import Guess
from tyrus_desktop.review.positions import Finished


class Band(Enum):
    """What a tile is worth when its building is counted."""

    BLUFF = 0
    LOW = 1
    MEDIUM = 2
    HIGH = 3


class Certainty(Enum):
    """How sure a guess is."""

    UNSURE = 0
    LIKELY = 1
    SURE = 2


USUAL: Reals = np.array([0.02, 0.24, 0.42, 0.32])
"""How often each band is turned over: 82,000 tiles in 2,000 games of the reference policy."""
MEANINGS: Reals = np.array(
    [
        [[0.02, 0.24, 0.42, 0.32], [0.30, 0.45, 0.17, 0.08], [0.70, 0.16, 0.07, 0.07]],
        [[0.02, 0.24, 0.42, 0.32], [0.02, 0.48, 0.44, 0.06], [0.02, 0.74, 0.13, 0.11]],
        [[0.02, 0.24, 0.42, 0.32], [0.01, 0.07, 0.65, 0.27], [0.02, 0.07, 0.86, 0.05]],
        [[0.02, 0.24, 0.42, 0.32], [0.01, 0.06, 0.37, 0.56], [0.02, 0.07, 0.10, 0.81]],
    ]
)
"""The probability of each band that an answer stands for, by the answer's band and certainty. They
were fitted to a perfect reader's answers in 90 games; unsure ones stand for `USUAL`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A guess at one back."""

    band: Band
    certainty: Certainty

    @property
    def chances(self) -> Reals:
        """(4): the probability of each band."""
        found: Reals = MEANINGS[self.band.value, self.certainty.value]
        return found


ANSWERS = tuple(Answer(band, certainty) for band in Band for certainty in Certainty)


def points(owner: Side, tile: Tile, building: Building) -> int:
    """Return what a tile is worth when its building is counted: its value, or nothing."""
    return 0 if role(owner, tile.profession, building) is Role.BLUFF else tile.value


def band(value: int) -> Band:
    """Return the band of a tile that is worth so much."""
    return Band(1 + Height.of(value)) if value else Band.BLUFF


def asked(game: Finished, election: int, reader: Side) -> tuple[StandingTile, ...]:
    """Return the enemy's tiles that a tally turns over, in order of placement.

    Args:
        game: The game.
        election: The election, 1..9.
        reader: The side that guesses.
    """
    shown = game.record.tallies[election - 1].shown
    return tuple(standing for standing in shown if standing.owner is not reader)


def truth(standing: StandingTile) -> Band:
    """Return the band of a tile that was turned over."""
    assert standing.tile is not None
    return band(points(standing.owner, standing.tile, standing.building))


def perfect(guess: Guess, standing: StandingTile) -> Reals:
    """Return (4): what a perfect reader believes of a back.

    Args:
        guess: Its belief before the count, from `Review.guesses`.
        standing: The tile, of which only the place and the time are used.
    """
    ply = standing.ply
    chances = USUAL.copy()
    if ply in guess.plies:
        worth = [band(points(standing.owner, each, standing.building)).value for each in ALL_TILES]
        bands = np.array(worth)[guess.tiles[guess.plies.index(ply)]]
        samples = 1 / float((guess.weights**2).sum())
        chances += samples * np.bincount(bands, guess.weights, minlength=4)
    whole: Reals = chances / chances.sum()
    return whole


def nearest(chances: Reals) -> Answer:
    """Return the coarse answer that scores best if the bands have these chances, (4)."""
    return max(ANSWERS, key=lambda answer: float(chances @ np.log2(answer.chances)))


@dataclass(frozen=True, slots=True)
class Reading:
    """The guesses of one game: how many bits they gained, and a perfect reader would have."""

    backs: int
    gained: float
    perfect: float


def reading(guesses: Sequence[tuple[Band, Answer, Reals]]) -> Reading:
    """Return the score of one game's guesses: the truth, the answer, and the perfect reader's."""
    gained = ideal = 0.0
    for found, answer, chances in guesses:
        usual = np.log2(USUAL[found.value])
        gained += float(np.log2(answer.chances[found.value]) - usual)
        ideal += float(np.log2(chances[found.value]) - usual)
    return Reading(len(guesses), gained, ideal)


def reading_score(games: Sequence[Reading]) -> tuple[float, float, float] | None:
    """Return the score of many games, with the bounds of its 95 % interval; None for too few.

    The interval is a jackknife over the games.
    """
    if len(games) < FEWEST_GAMES:
        return None
    gained = np.array([game.gained for game in games])
    ideal = np.array([game.perfect for game in games])
    if ideal.sum() <= 0:
        return None
    score, count = float(gained.sum() / ideal.sum()), len(games)
    without = (gained.sum() - gained) / (ideal.sum() - ideal)
    error = float(((count - 1) / count * ((without - without.mean()) ** 2).sum()) ** 0.5)
    return score, score - 2 * error, score + 2 * error
