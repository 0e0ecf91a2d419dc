"""A player without search, which samples a placement from a policy."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView

if TYPE_CHECKING:
    from tyrus_desktop.players.batch.heuristic import HeuristicPolicy
    from tyrus_desktop.players.batch.policy import NetworkPolicy


class SamplingPlayer:
    """Samples from a policy's distribution over placements."""

    def __init__(self, policy: NetworkPolicy | HeuristicPolicy) -> None:
        self.policy = policy

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        from tyrus_desktop.players.batch.views import games_of_view, placement_of_move

        games = games_of_view(view)
        weights = self.policy.move_weights(games, self.policy.attention_noise(rng))[0].tolist()
        (move,) = rng.choices(range(len(weights)), weights)
        return placement_of_move(view, games, move)
