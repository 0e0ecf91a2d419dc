"""The finished game that the story patterns read, and the facts that they find.

All data comes from a view after the end, in which every tile is revealed. No sentences, no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from tyrus_desktop.engine import tally as counting
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView

WHOLE_GAME = 0
"""The `election` of a fact about the whole game."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened in a game.

    `values` are the numbers and tiles of its sentence; `actor` is the side that it is about, None
    for neither. `tiles` are those that it is about, if any, with their owners; the sentence may
    not name them.
    """

    pattern: str
    actor: Side | None
    election: int
    values: tuple[int | Tile, ...] = ()
    tiles: tuple[tuple[Side, Tile], ...] = field(default=(), compare=False)

    def about(self, standing: Iterable[StandingTile]) -> Fact:
        """Return this fact with these tiles, the highest first."""
        faces = [(each.owner, each.tile) for each in standing if each.tile]
        return replace(self, tiles=tuple(sorted(faces, key=lambda each: -each[1].value)))


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with all faces. `ending` is None if a side resigned."""

    tallies: Sequence[Tally]
    winner: Side | None
    ending: Ending | None
    standing: Sequence[StandingTile]
    points: dict[Side, int]
    """The sum of each side's hand at the end, in points."""

    opened: int
    """The number of the last election that was opened, counted or not."""

    @property
    def last(self) -> Tally:
        return self.tallies[-1]

    @property
    def loser(self) -> Side | None:
        return self.winner.other if self.winner else None

    def won(self, side: Side, elections: int = ELECTIONS) -> int:
        """Return how many of the first elections a side won."""
        return sum(tally.winner is side for tally in self.tallies[:elections])

    def still_to_come(self, kind: Profession, election: int) -> bool:
        """Return whether another election of this kind came after election `election`."""
        opened = sum(tally.kind is kind for tally in self.tallies[:election])
        return opened < ELECTIONS // len(Profession)

    def winners_before(self, tally: Tally) -> list[Side | None]:
        """Return the winners of the elections before this one."""
        return [each.winner for each in self.tallies[: tally.number - 1]]


Find = Callable[[FinishedGame], Iterator[Fact]]


@dataclass(frozen=True, slots=True)
class Pattern:
    """Finds facts of one kind, the best first. Every game's story may use a `plain` pattern."""

    key: str
    find: Find
    plain: bool = False


def finished(view: PlayerView) -> FinishedGame:
    """Return the finished game of a view.

    Raises:
        ValueError: The game is not over, or its tiles are not revealed.
    """
    if not view.over or not view.final_hands:
        raise ValueError("There is nothing to tell before the game is over.")
    hands = {side: sum(tile.value for tile in hand) for side, hand in view.final_hands}
    ending = view.outcome.ending if view.outcome else None
    return FinishedGame(view.tallies, view.winner, ending, view.standing, hands, view.election)


def score(tally: Tally, side: Side) -> tuple[int, int]:
    """Return both totals of an election in points, that of `side` first."""
    return tally.count(side).total, tally.count(side.other).total


def winner_without(tally: Tally, tiles: Iterable[StandingTile]) -> Side | None:
    """Return the winner that an election would have had without these tiles."""
    removed = list(tiles)
    left = (tile for tile in tally.shown if tile not in removed)
    return counting.tally(tally.number, tally.kind, left).winner


def shown_roles(tallies: Iterable[Tally], owner: Side) -> list[Role]:
    """Return the role of each of a side's tiles that were shown at these tallies."""
    return [
        did
        for tally in tallies
        for side in Side
        for did in Role
        for standing in tally.tiles(side, did)
        if standing.owner is owner
    ]
