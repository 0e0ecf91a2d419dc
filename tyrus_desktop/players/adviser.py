"""Advice for a person: a placement with its idea, and what backs are worth.

All are functions of one side's view. An adviser is no opponent: its players, its memory and its
generators are its own, and their seed is constant, so asking changes nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import Building, Placement, Role, StandingTile, role
from tyrus_desktop.engine.tiles import ALL_TILES, Height
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.critic import Critic, shipped
from tyrus_desktop.players.batch.games import VALUE, Games
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.batch.views import (
    games_of_view,
    placement_of_move,
)
from tyrus_desktop.players.beliefs import Memory, posteriors
from tyrus_desktop.players.cautions import Coach
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import EXPERT, network
from tyrus_desktop.players.traits import FLAT_EPSILON, FLAT_TEMPERATURE, SearchSettings
from tyrus_desktop.players.trials import SEED, Stop, Trial, gain
from tyrus_desktop.players.worlds import uniform

SETTINGS = SearchSettings(particles=256, worlds=256)
"""Some .1 s of processor time, since it knows one kind of enemy only."""
FLAT = SearchSettings(particles=256, epsilon=FLAT_EPSILON)
"""The gauge's enemy plays nearly at random, so that the gauge claims little."""

APART = 6
"""More backs in a building are read together."""


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
        return Height.of(self.placement.tile.value)


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
        self.coach = Coach(self._player)

    @cached_property
    def _flat(self) -> Network:
        return self._network.tempered(FLAT_TEMPERATURE)

    def advise(self, view: PlayerView, stop: Stop) -> Advice | None:
        """Return the placement to advise the side to play; None if it was stopped."""
        tried = Trial.of(self._player, view, stop)
        if tried is None:
            return None
        reasons = tried.known, tried.prior, tried.moves, tried.values
        best = int(self._player.strategy(*reasons).argmax())
        placement = placement_of_move(view, tried.known, best)
        return Advice.of(view, placement, round(gain(tried.worlds, best)))

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


def _worth(view: PlayerView, hidden: Sequence[StandingTile], worlds: Games) -> Backs:
    """Return what hidden tiles of one building are worth together in some worlds."""
    kind = hidden[0].building.profession
    counted = kind is view.kind or view.cards_left(kind) > 0
    worth = np.zeros(len(worlds))
    for each in hidden if counted else ():
        ply = each.ply
        does = [role(each.owner, tile.profession, each.building) for tile in ALL_TILES]
        worth += np.where([d is Role.BLUFF for d in does], 0, VALUE)[worlds.tiles[ply]]
    spread, nothing = float(worth.std()), float((worth == 0).mean())
    return Backs(tuple(hidden), float(worth.mean()), spread, nothing)
