"""Advice for a person: a placement with its idea, what a placement costs, what backs are worth.

All are functions of one side's view. An adviser is no opponent: its players, its memory and its
generators are its own, and their seed is constant, so asking changes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import Building, Placement, Role, StandingTile, role
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import STREAK
from tyrus_desktop.engine.tiles import ALL_TILES
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.critic import Critic, shipped
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, PROFESSION, VALUE, Games
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.players.batch.views import (
    games_of_view,
    move_of_placement,
    placement_of_move,
)
from tyrus_desktop.players.beliefs import Memory, posteriors
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import EXPERT, network
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.players.worlds import uniform

Stop = Callable[[], bool]

SEED = 54
SETTINGS = SearchSettings(particles=256, worlds=256)
"""Some .1 s of processor time, since it knows one kind of enemy only."""
FLAT = SearchSettings(particles=256, epsilon=0.1)
FLAT_TEMPERATURE = 6.0
"""The gauge's enemy plays nearly at random, so that the gauge claims little."""

APART = 6
"""More backs in a building are read together."""

LOW, MIDDLE = 3, 7
"""The highest values of low and of middle tiles."""
COSTLY = 30.0
"""The points of winning that a placement must cost for the coach to speak."""
SAVES = 10.0
"""By how many points another placement must be likelier to prevent the third win in a row."""
USUAL = 0.05
"""The coach says nothing against a placement that the opponent would make this often itself."""


class Height(Enum):
    """The height of a tile."""

    LOW = 0
    MIDDLE = 1
    HIGH = 2


@dataclass(frozen=True, slots=True)
class Advice:
    """A placement, and what can be said for it."""

    placement: Placement
    role: Role
    """The tile's role when its building is counted; `BLUFF` if it never is."""
    now: bool
    """Whether this election counts its building."""
    points: int
    """How many votes it gains there on the side's own total, or off the enemy's, on average."""

    @classmethod
    def of(cls, view: PlayerView, placement: Placement, points: int = 0) -> Advice:
        """Return the advice to make a placement.

        Args:
            view: The view of the side to play.
            placement: The placement.
            points: How many votes it gains.
        """
        kind = placement.building.profession
        now = kind is view.kind
        counted = now or view.cards_left(kind) > 0
        does = role(view.side, placement.tile.profession, placement.building)
        return cls(placement, does if counted else Role.BLUFF, now, points)

    @property
    def idea(self) -> tuple[Role, Building, Height]:
        """What it is about; all placements with the same idea are one class."""
        return self.role, self.placement.building, self.height

    @property
    def height(self) -> Height:
        """The height of the tile."""
        value = self.placement.tile.value
        return Height.LOW if value <= LOW else Height.MIDDLE if value <= MIDDLE else Height.HIGH


@dataclass(frozen=True, slots=True)
class Backs:
    """What enemy tiles that stand face down may be worth when their building is counted.

    One tile or, where too many stand, all of a building together.
    """

    standing: tuple[StandingTile, ...]
    mean: float
    spread: float
    nothing: float
    """The probability, 0..1, that they do nothing there."""


class Caution(Enum):
    """Why the coach speaks."""

    COSTLY = 0
    THIRD = 1


class Adviser:
    """Advises one side of one game. Raises `WrongWeights` and `OSError`."""

    def __init__(
        self,
        own: Network | None = None,
        critic: Critic | None = None,
        settings: SearchSettings = SETTINGS,
    ) -> None:
        """Create an adviser; by default with the strongest level's network."""
        own = own or network(EXPERT)
        self._network = own
        self._player = SearchPlayer(NetworkPolicy(own), critic or shipped(), settings, (Kind(own),))
        self._memory = Memory()

    @cached_property
    def _flat(self) -> Network:
        return self._network.tempered(FLAT_TEMPERATURE)

    def advise(self, view: PlayerView, stop: Stop) -> Advice | None:
        """Return the placement to advise the side to play; None if it was stopped."""
        judged = _Judged.of(self._player, view, stop)
        if judged is None:
            return None
        reasons = judged.known, judged.prior, judged.tried, judged.values
        best = int(self._player.strategy(*reasons).argmax())
        placement = placement_of_move(view, judged.known, best)
        return Advice.of(view, placement, round(gain(judged.worlds, best)))

    def warn(
        self, view: PlayerView, placement: Placement, opponent: str, stop: Stop
    ) -> Caution | None:
        """Return why the coach speaks before a placement stands; None if it is silent.

        Args:
            view: The view of the side to play.
            placement: What it is about to place.
            opponent: The key of its opponent: no coach is stricter than that.
            stop: Returns true when no answer is wanted any more.
        """
        known = games_of_view(view)
        move = move_of_placement(view, known, placement)
        if self._usual(opponent, known, move):
            return None
        judged = _Judged.of(self._player, view, stop, move)
        if judged is None:
            return None
        place = int(np.flatnonzero(judged.tried == move)[0])
        if 50 * (judged.values.max() - judged.values[place]) >= COSTLY:
            return Caution.COSTLY
        enemy = view.side.other
        third = view.winners[-STREAK + 1 :] == (enemy,) * (STREAK - 1)
        if third and view.placed == PLACEMENTS - 1:
            lost = 100 * np.array([lost_election(judged.worlds, each) for each in judged.tried])
            if lost[place] > 50 and lost[place] - lost.min() >= SAVES:
                return Caution.THIRD
        return None

    def backs(self, view: PlayerView) -> tuple[Backs, ...]:
        """Return what the hidden enemy tiles on the board may be worth, in order of placement."""
        known, seat = games_of_view(view), 0 if view.side is view.first else 1
        hidden = [each for each in view.standing if each.tile is None]
        if not hidden:
            return ()
        rng = np.random.default_rng(SEED)
        found = posteriors(known, self._flat_enemy, (1.0,), FLAT, rng, self._memory, seat)
        worlds = found[0].worlds if found else uniform(known, FLAT.particles, rng, seat)
        together: dict[object, list[StandingTile]] = {}
        for each in hidden:
            many = sum(other.building == each.building for other in hidden) > APART
            together.setdefault(each.building if many else each, []).append(each)
        return tuple(_worth(view, each, worlds) for each in together.values())

    def _flat_enemy(self, games: Games, _kinds: NDArray[np.intp]) -> Floats:
        return self._flat.probabilities(games)

    def _usual(self, opponent: str, known: Games, move: int) -> bool:
        level = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}.get(opponent)
        if level is None:
            return False
        weights = level.policy().move_weights(known, np.zeros((1, len(ALL_TILES))))[0]
        return bool(weights[move] >= USUAL * weights.sum())


@dataclass(frozen=True, slots=True)
class _Judged:
    """The placements that were tried in worlds of the belief."""

    known: Games
    prior: Floats
    tried: NDArray[np.intp]
    values: NDArray[np.float64]
    worlds: Games

    @classmethod
    def of(
        cls, player: SearchPlayer, view: PlayerView, stop: Stop, also: int | None = None
    ) -> _Judged | None:
        """Try the likeliest placements, and the move `also`; None if it was stopped."""
        known, rng = games_of_view(view), np.random.default_rng(SEED)
        prior = player.prior(known, np.zeros((1, len(ALL_TILES))))
        tried = player.candidates(known, prior)
        if also is not None and also not in tried:
            tried = np.append(tried, also)
        (worlds, enemy), *_ = player.beliefs(known, rng)
        values = player.evaluate(worlds, tried, enemy, rng, stop)
        return None if values is None else cls(known, prior, tried, values, worlds)


def gain(worlds: Games, move: int) -> float:
    """Return by how many votes a relative move shifts the count of its building, on average."""
    seat, after = worlds.seat, _placed(worlds, move)
    kind = moves(worlds, np.full(len(worlds), move))[1] % 3
    before, then = worlds.totals(kind), after.totals(kind)
    ours, theirs = (then[each] - before[each] for each in (seat, 1 - seat))
    return float((ours - theirs).mean())


def lost_election(worlds: Games, move: int) -> float:
    """Return how likely, 0..1, the enemy wins the election that a relative move ends."""
    totals = _placed(worlds, move).totals(worlds.kind)
    return float((totals[1 - worlds.seat] > totals[worlds.seat]).mean())


def _placed(worlds: Games, move: int) -> Games:
    """Return the worlds with the sums after a relative move, before any count."""
    after, rows = worlds.take(np.arange(len(worlds))), np.arange(len(worlds))
    tiles, buildings = moves(worlds, np.full(len(worlds), move))
    after.sums[worlds.seat, rows, 3 * buildings + PROFESSION[tiles]] += VALUE[tiles]
    return after


def _worth(view: PlayerView, hidden: Sequence[StandingTile], worlds: Games) -> Backs:
    """Return what hidden tiles of one building are worth together in some worlds."""
    kind = hidden[0].building.profession
    counted = kind is view.kind or view.cards_left(kind) > 0
    worth = np.zeros(len(worlds))
    for each in hidden if counted else ():
        ply = PLIES_AN_ELECTION * (each.election - 1) + each.order - 1
        does = [role(each.owner, tile.profession, each.building) for tile in ALL_TILES]
        worth += np.where([d is Role.BLUFF for d in does], 0, VALUE)[worlds.tiles[ply]]
    spread, nothing = float(worth.std()), float((worth == 0).mean())
    return Backs(tuple(hidden), float(worth.mean()), spread, nothing)
