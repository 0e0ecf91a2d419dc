"""The user's rating: one unknown number against opponents of measured strength. No Qt.

The chance to win is that of Bradley and Terry, in Elo; a draw counts as half a win and half a loss.
The rating drifts from game to game like a random walk with a trend, as in the local linear trend
model (Harvey, Forecasting, Structural Time Series Models and the Kalman Filter, 1989); the trend is
one of a few, and is now and then redrawn. The posterior of both is computed on a grid, forward
and backward, as for a hidden Markov model (Rabiner, Proc. IEEE 77, 1989).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop import __version__
from tyrus_desktop.figures.own import OwnGame
from tyrus_desktop.players import keys, strength_card
from tyrus_desktop.review import FEWEST_GAMES

PRIOR, SPREAD, DRIFT = 1150.0, 300.0, 10.0
"""The mean and the standard deviation of new players, and of the change from game to game."""

MANY_GAMES = 50
"""How many games ago the rating is compared with, if there were enough before."""

TRENDS = np.array([-2.0, 0.0, 2.0, 4.0, 8.0])
"""How much better players may get from game to game, on average; only learners do for long."""

TREND_PRIOR = np.array([0.1, 0.4, 0.15, 0.15, 0.2])
REDRAW = 1 / 300
"""The chance from game to game that the trend is redrawn: nobody learns for ever."""

GRID = np.arange(0.0, 4501.0, 10.0)
"""It reaches far beyond the strongest level, where only the trend tells how far a player got."""

STEPS = 200
"""The most steps of the chain; of more games several share one, and drift together."""

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Moment:
    """The rating after a number of games: its mean and the ends of its 95 % interval."""

    games: int
    began: int
    value: float
    low: float
    high: float


class Played(NamedTuple):
    """A game that counts: the level whose line it belongs to, and its score.

    The styles, and the Stranger, play at the highest level.
    """

    level: str
    score: float


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The level nearest to even: the user's chance to win against it, from a number of games."""

    level: str
    chance: float
    games: int


@dataclass(frozen=True, slots=True)
class Rating:
    """The user's rating, if there are enough games, and what follows from it.

    Attributes:
        games: The games against opponents of measured strength.
        band: The rating over time, given all games; empty for too few.
        people: The levels' ratings today, the weakest first.
        suggestion: Whom to play next: the first level without any games, nobody for too few.
        played: The games against opponents of measured strength, from the oldest.
    """

    band: tuple[Moment, ...]
    people: tuple[tuple[str, float], ...]
    suggestion: Suggestion | None
    played: tuple[Played, ...] = ()

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def now(self) -> Moment | None:
        return self.band[-1] if self.band else None

    @property
    def earlier(self) -> Moment | None:
        """The rating with which the last one is compared, if there are enough games."""
        last = self.band[-1].games if self.band else 0
        past = [each for each in self.band if FEWEST_GAMES <= each.games <= last - FEWEST_GAMES]
        long_ago = [each for each in past if each.games <= last - MANY_GAMES]
        return next(iter(long_ago[-1:] or past), None)

    @property
    def level(self) -> str | None:
        """The level that plays about as well as the user; None for too few games."""
        return self.suggestion.level if self.band and self.suggestion else None

    @property
    def missing(self) -> int:
        """How many more games it needs."""
        return max(0, FEWEST_GAMES - self.games)


def rating(games: Sequence[OwnGame], version: str = __version__) -> Rating:
    """Return the rating from games in the order in which they were played.

    Args:
        games: The user's games; those against unmeasured players are left out.
        version: This program's version.
    """
    found = ((game, opponent_elo(game, version)) for game in games)
    rated = [(game, elo) for game, elo in found if elo is not None]
    scores = np.array([game.score for game, _ in rated])
    chances, ends = posterior(np.array([elo for _, elo in rated]), scores)
    band = tuple(
        _moment(each, int(end), rated[int(end) - 1][0].entry.began)
        for each, end in zip(chances, ends, strict=True)
        if end
    )
    levels = elos(version, version)
    people = tuple((key, levels[key]) for key in keys.LADDER)
    suggestion = _suggestion(chances[-1], people, len(rated))
    played = tuple(
        Played(game.opponent if game.opponent in keys.LADDER else keys.STRONGEST, game.score)
        for game, _ in rated
    )
    return Rating(band if len(rated) >= FEWEST_GAMES else (), people, suggestion, played)


def posterior(elos: Reals, scores: Reals) -> tuple[Reals, NDArray[np.int64]]:
    """Return the chances of each rating after each step, given all games, with the steps' ends.

    Args:
        elos: (N) the opponents' ratings.
        scores: (N) 1 for a win, 0.5 for a draw, 0 for a loss.

    Returns:
        (S + 1, grid) and (S + 1): before the first game and after each step; the number of games
        until then.
    """
    size = max(1, -(-len(scores) // STEPS))
    starts = np.arange(0, len(scores), size)
    ends = np.append(0, np.minimum(starts + size, len(scores)))
    likely = _likely(elos, scores, size)
    kernels, redraw = _kernels(size), 1 - (1 - REDRAW) ** size
    forward = [np.outer(TREND_PRIOR, _bell(GRID - PRIOR, SPREAD))]
    for each in likely:
        redrawn = np.outer(TREND_PRIOR, forward[-1].sum(axis=0))
        drawn = (1 - redraw) * forward[-1] + redraw * redrawn
        forward.append(_whole(_moved(drawn, kernels) * each))
    backward = [np.ones_like(forward[0])]
    for each in likely[::-1]:
        moved = _moved(backward[-1] * each, kernels[:, ::-1])
        backward.append(_whole((1 - redraw) * moved + redraw * (TREND_PRIOR @ moved)))
    both = (np.array(forward) * np.array(backward[::-1])).sum(axis=1)
    return both / both.sum(axis=1, keepdims=True), ends


def _likely(elos: Reals, scores: Reals, size: int) -> Reals:
    """Return (S, grid) how well each rating fits the games of each step, the best by 1."""
    some, which = np.unique(elos, return_inverse=True)  # Few, unlike the games.
    won, played = np.zeros((2, -(-len(scores) // size), len(some)))
    steps = np.arange(len(scores)) // size
    np.add.at(won, (steps, which), scores)
    np.add.at(played, (steps, which), 1)
    log_odds = (GRID - some[:, None]) * (np.log(10) / 400)
    fits = won @ log_odds - played @ np.logaddexp(0, log_odds)
    found: Reals = np.exp(fits - fits.max(axis=1, keepdims=True))
    return found


def interval(chances: Reals) -> tuple[float, float]:
    """Return the ends of the 95 % interval of a distribution on the grid."""
    below = np.cumsum(chances) - chances / 2
    low, high = np.interp([0.025, 0.975], below, GRID)
    return float(low), float(high)


def opponent_elo(game: OwnGame, version: str = __version__) -> float | None:
    """Return the measured rating of the opponent that a game was played against, or None."""
    key = game.opponent
    if key == keys.STRANGER:
        key = game.entry.character or keys.STRONGEST
    return elos(game.entry.program, version).get(key)


@cache
def elos(program: str, version: str) -> Mapping[str, float]:
    """Return the ratings of the computer players that the version `program` had, by key.

    Replaced levels are listed under the last version with them.

    Args:
        program: The version that began a game.
        version: This program's version, whose levels are on the card.
    """
    card = strength_card.load()
    last = sorted(card.earlier, key=_order)
    levels: Mapping[str, float] = {each.key: each.elo for each in card.levels}
    if program != version and (at := bisect_left(last, _order(program), key=_order)) < len(last):
        levels = card.earlier[last[at]]
    strongest = levels[keys.STRONGEST]
    styles = {each.key: strongest + each.elo[0] for each in card.characters}
    return {**styles, **levels}


def _order(version: str) -> list[int]:
    """Return a version as a key to sort by: `0.1.0` comes before `0.1.0+1`."""
    parts = version.replace("+", ".").split(".")
    return [int(part[:9]) for part in parts if part.isdecimal()]  # A file may claim anything.


def _suggestion(
    chances: Reals, people: Iterable[tuple[str, float]], games: int
) -> Suggestion | None:
    if games < FEWEST_GAMES:
        return None if games else Suggestion(keys.LADDER[0], 0.5, 0)
    wins = {key: float(chances @ (1 / (1 + 10 ** ((elo - GRID) / 400)))) for key, elo in people}
    level = min(wins, key=lambda key: abs(wins[key] - 0.5))
    return Suggestion(level, wins[level], games)


def _moment(chances: Reals, games: int, began: int) -> Moment:
    return Moment(games, began, float(chances @ GRID), *interval(chances))


def _kernels(size: int) -> Reals:
    """Return by trend how the rating changes in a step of `size` games."""
    cell = GRID[1] - GRID[0]
    reach = (np.abs(TRENDS).max() * size + 6 * DRIFT * np.sqrt(size)) // cell
    reach = min(reach, len(GRID) // 2)
    ways = np.arange(-reach, reach + 1) * cell
    return np.array([_bell(ways - trend * size, DRIFT * np.sqrt(size)) for trend in TRENDS])


def _moved(chances: Reals, kernels: Reals) -> Reals:
    rows = zip(chances, kernels, strict=True)
    return np.array([np.convolve(row, kernel, "same") for row, kernel in rows])


def _bell(away: Reals, spread: float) -> Reals:
    return _whole(np.exp(-((away / spread) ** 2) / 2))


def _whole(weights: Reals) -> Reals:
    found: Reals = weights / weights.sum()
    return found
