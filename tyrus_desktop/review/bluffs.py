"""Who believed whom: the best concealments and reads of a game, and the costliest empty answer.

At a placement, the side believed something of each enemy back in the buildings in force. Had it
known one of them, another placement might have been better: that is what the back concealed. Or its
own was better than it could know: it acted as if it had read the back. Both are measured with
beliefs that know this one tile, never with all that was hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from tyrus_desktop.engine.board import Building, Role, StandingTile
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile
from tyrus_desktop.players.batch.games import Games, Place, seat_of_ply
from tyrus_desktop.players.worlds import hidden_plies
from tyrus_desktop.review.choices import Choice, after_each
from tyrus_desktop.review.estimates import Estimator, Reals
from tyrus_desktop.review.eyes import Eyes
from tyrus_desktop.review.guessing import points
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.ranges import Election, Ply, Points, Share, Wasted
from tyrus_desktop.review.slips import POINTS

ERRORS = 2.0
"""A cost of fewer standard errors is not mentioned."""
ASKED = 2
"""The placements of a side in each direction that are looked at: those with the most hidden."""
WASTED = 6
"""The fewest points that make an empty answer."""


@dataclass(frozen=True, slots=True)
class Back:
    """A hidden tile, and what the other side believed of it at one of its placements."""

    ply: Ply
    """The placement of the tile."""
    owner: Side
    tile: Tile
    building: Building
    at: Ply
    """The placement of the other side at which it was believed."""
    expected: Points
    """The points that the other side should have expected there; nothing if without effect."""
    spread: Points
    """Their standard deviation."""
    nothing: Share
    """The believed probability that the tile had no effect there."""

    @property
    def points(self) -> int:
        """What the tile is worth in its building."""
        return points(self.owner, self.tile, self.building)

    @property
    def surprise(self) -> float:
        """How far the belief was from the truth, in points."""
        return abs(self.points - self.expected)


@dataclass(frozen=True, slots=True)
class Bluff:
    """A back, and what it cost the side that did not know it; a gain is a read."""

    back: Back
    cost: Points
    """In points of the chance of winning: positive for a concealment, negative for a read."""


@dataclass(frozen=True, slots=True)
class EmptyAnswer:
    """Tiles that answered little: the points of blocks or counters that changed nothing."""

    election: Election
    building: Building
    bait: tuple[Tile, ...]
    answers: tuple[Tile, ...]
    owner: Side
    """The side whose bait it was; the other side answered."""
    wasted: Wasted


def backs(game: Finished, ply: int, worlds: Games) -> list[Back]:
    """Return the enemy's backs in the buildings in force, the most misleading first.

    Args:
        game: The game.
        ply: The placement of the side that looked at them.
        worlds: The worlds that it believed in, equally likely.
    """
    known, found = game.states[ply], []
    for each in hidden_plies(known, 1 - known.seat):
        placement = game.record.placements[each]
        owner, building = game.side(seat_of_ply(each)), placement.building
        if building.profession != int(known.kind[0]):
            continue
        worth = np.array([points(owner, tile, building) for tile in ALL_TILES])
        believed = worth[worlds.tiles[each]]
        mean, spread = float(believed.mean()), float(believed.std())
        nothing = float((believed == 0).mean())
        found.append(Back(each, owner, placement.tile, building, ply, mean, spread, nothing))
    return sorted(found, key=lambda each: -each.surprise)


def measured(
    game: Finished,
    estimator: Estimator,
    choice: Choice,
    back: Back,
    eyes: Eyes,
    rng: np.random.Generator,
) -> Bluff | None:
    """Return what a back cost at a placement, if that is certain and worth mentioning.

    Args:
        game: The game.
        estimator: The estimator.
        choice: The placement, judged without knowing the back.
        back: The back.
        eyes: The eyes of the side that placed, with a memory of their own.
        rng: The random number generator.
    """
    known = game.states[choice.ply].take(np.zeros(1, np.intp))
    known.shown[back.ply] = True
    known.place[1 - choice.seat, 0, known.tiles[back.ply, 0]] = Place.SHOWN
    worlds = eyes.worlds(known, rng)
    knowing = after_each(estimator, worlds, choice.candidates.moves[:, None], rng)
    both = (knowing, choice.chances[:-1])
    aware, guessed = (missed(each, choice.candidates.played) for each in both)
    cost = aware.mean() - guessed.mean()
    error = (aware.var() / len(aware) + guessed.var() / len(guessed)) ** 0.5
    if abs(cost) < max(POINTS, ERRORS * error):
        return None
    return Bluff(back, float(100 * cost))


def missed(chances: Reals, played: int) -> Reals:
    """Return how much better the best placement was than the one made, in each world.

    The best is chosen in one half of the worlds and judged in the other, so noise gains nothing.

    Args:
        chances: (M, W): the chance after each placement in each world.
        played: The index of the placement that was made.
    """
    half = chances.shape[1] // 2
    halves = chances[:, :half], chances[:, half:]
    gains = [
        here[int(there.mean(axis=1).argmax())] - here[played]
        for here, there in (halves, halves[::-1])
    ]
    return np.concatenate(gains)


def empty_answers(game: Finished) -> list[EmptyAnswer]:
    """Return the answers of either side that wasted the most, the costliest first."""
    found = [answer for side in Side for answer in _baits(game, side)]
    return sorted(found, key=lambda each: -each.wasted)


def _baits(game: Finished, side: Side) -> Iterator[EmptyAnswer]:
    """Yield what the enemy wasted on a side's tiles: blocks at its home, counters at theirs."""
    for tally in game.record.tallies:
        for owner, role in ((side, Role.BLOCK), (side.other, Role.COUNTER)):
            count = tally.count(owner)
            excess = count.blocks - count.counters - count.votes
            wasted = excess if role is Role.BLOCK else count.surplus
            answers = tally.tiles(owner, role)
            building = Building(owner, tally.kind)
            bait = [each for each in tally.shown if (each.owner, each.building) == (side, building)]
            if wasted >= WASTED and bait:
                found, given = _tiles(bait), _tiles(answers)
                yield EmptyAnswer(tally.number, building, found, given, side, wasted)


def _tiles(standing: Iterable[StandingTile]) -> tuple[Tile, ...]:
    return tuple(each.tile for each in standing if each.tile is not None)
