"""The coach: warns a person of a costly placement before it stands, from their side's view.

It is silent where the strongest level would do the same, at every level of the opponent.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

import numpy as np

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import STREAK
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trials import FULL_ATTENTION, Stop, Trial, lost_election

COSTLY = 20.0
"""The points of winning that a placement must cost for the coach to speak."""
ADDING = 8.0
"""The points that it must cost where the placements of this election together cost too much."""
TOGETHER = 30.0
"""The points that they must cost more than together."""
SAVES = 10.0
"""By how many points another placement must be likelier to prevent the third win in a row."""
USUAL = 0.05
"""The coach says nothing against a placement that the strongest level makes this often."""


class Caution(Enum):
    """Why the coach speaks."""

    COSTLY = 0
    THIRD = 1
    TOGETHER = 2
    """With those before it in this election, the placement costs too much."""


class Coach:
    """Warns one side of one game."""

    def __init__(self, player: SearchPlayer) -> None:
        """Create a coach that tries placements with this search."""
        self._player = player
        self._costs: dict[tuple[PlayerView, Placement], float] = {}
        """What was found of this election; this saves time without changing any answer."""

    def warn(self, view: PlayerView, placement: Placement, stop: Stop) -> Caution | None:
        """Return why the coach speaks before a placement stands; None if it is silent.

        Args:
            view: The view of the side to play.
            placement: What it is about to place.
            stop: Returns true when no answer is wanted any more.
        """
        tried = self._tried(view, placement, stop)
        if tried is None:
            return None
        cost = tried.cost
        if cost >= COSTLY:
            return Caution.COSTLY
        if _completes_a_row(view, tried):
            return Caution.THIRD
        if cost >= ADDING and cost + self._spent(view, stop) > TOGETHER:
            return Caution.TOGETHER
        return None

    def _spent(self, view: PlayerView, stop: Stop) -> float:
        """Return the points that the side's placements of this election have cost so far."""
        spent = 0.0
        for before, placement in earlier_turns(view):
            if (before, placement) not in self._costs:
                self._tried(before, placement, stop)
            spent += self._costs.get((before, placement), 0)
        return spent

    def _tried(self, view: PlayerView, placement: Placement, stop: Stop) -> Trial | None:
        """Try a placement; None if it was stopped, or if the strongest level might make it.

        What it costs is kept for later placements of this election.
        """
        if view.placed < len(Side):
            self._costs.clear()
        known = games_of_view(view)
        move = move_of_placement(view, known, placement)
        if self._player.prior(known, FULL_ATTENTION)[move] >= USUAL:
            self._costs[view, placement] = 0
            return None
        tried = Trial.of(self._player, view, stop, move)
        if tried is not None:
            self._costs[view, placement] = tried.cost
        return tried


def earlier_turns(view: PlayerView) -> Iterator[tuple[PlayerView, Placement]]:
    """Yield the view and the placement of each earlier turn of a side in this election."""
    now = [each for each in view.standing if each.election == view.election]
    for number, each in enumerate(now):
        if each.tile is not None:
            since = now[number:]
            own = tuple(later.tile for later in since if later.tile is not None)
            before = replace(
                view,
                standing=tuple(tile for tile in view.standing if tile not in since),
                hand=tuple(sorted(view.hand + own)),
                enemy_hand=view.enemy_hand + len(since) - len(own),
            )
            yield before, Placement(each.tile, each.building)


def _completes_a_row(view: PlayerView, tried: Trial) -> bool:
    """Return whether the enemy probably wins a third election in a row, though not by force."""
    third = view.winners[-STREAK + 1 :] == (view.side.other,) * (STREAK - 1)
    if not third or view.placed < PLACEMENTS - 1:
        return False
    lost = 100 * np.array([lost_election(tried.worlds, each) for each in tried.moves])
    (chosen,) = lost[tried.moves == tried.also]
    return bool(chosen > 50 and chosen - lost.min() >= SAVES)
