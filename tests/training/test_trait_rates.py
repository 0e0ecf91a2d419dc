"""The rates of what a player does, counted beside the engine."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean

import numpy as np
import pytest

from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer
from tyrus_desktop.players.traits import Traits
from tyrus_desktop.tournament import play_pair
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.trait_rates import RATES, ObservedPlayer, rates


class Recording:
    """Plays as another player does and records its placements, to be counted by the engine."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.placed: list[tuple[PlayerView, Placement]] = []

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        placement = self._player.choose(view, rng, stop)
        self.placed.append((view, placement))
        return placement

    def share(self, what: Role) -> float:
        """Return the share of all placements that had this role in the election in force."""
        did = [
            placement.building.profession is view.kind
            and role(view.side, placement.tile.profession, placement.building) is what
            for view, placement in self.placed
        ]
        return sum(did) / len(did)


def never_counts(view: PlayerView, placement: Placement) -> bool:
    """Return whether the tile has no role there, or no such election is in force or to come."""
    kind = placement.building.profession
    nothing = role(view.side, placement.tile.profession, placement.building) is Role.BLUFF
    return nothing or (kind is not view.kind and not view.cards_left(kind))


def test_the_observed_rates_are_those_of_the_placements() -> None:
    recording = Recording(TrainedPlayer.load(WEIGHTS, Traits(attention=0.7, bluff=2.0)))
    batches = []
    for number in range(4):
        observed = ObservedPlayer(recording)
        play_pair((observed, create("greedy")), 1, number)
        batches.append(observed.counts)
    found = rates(batches)
    assert tuple(found) == RATES
    roles = (("bluff", Role.BLUFF), ("block", Role.BLOCK), ("counter", Role.COUNTER))
    for name, what in roles:
        mean, low, high = found[name]
        assert abs(mean - recording.share(what)) < 1e-9
        assert low <= mean <= high
        assert mean > 0
    early = [placement for view, placement in recording.placed if view.election <= 5]
    spent = sum(placement.tile.value >= 8 for placement in early) / len(early)
    assert abs(found["spend"][0] - spent) < 1e-9
    assert 0 < found["chase"][0] < 10
    bad = [(view.election, never_counts(view, placement)) for view, placement in recording.placed]
    assert 0 < found["useless"][0] == pytest.approx(fmean(each for _, each in bad))
    assert found["ninth"][0] == pytest.approx(fmean(each for number, each in bad if number == 9))


def test_how_often_a_back_is_guessed_from_its_building_is_counted_by_the_engines_rules() -> None:
    recording = Recording(create("citizen"))
    observed = ObservedPlayer(recording)
    play_pair((observed, create("greedy")), 1, 5)
    seen = dict(zip(RATES, observed.counts.tolist(), strict=True))
    home: list[bool] = []
    away: list[bool] = []
    first: dict[int, bool] = {}
    for number, (view, placement) in enumerate(recording.placed):
        kind = placement.building.profession
        if placement.building.side is view.side:
            home.append(placement.tile.profession is kind)
            # Three placements an election, and two games.
            first.setdefault(number // 3, home[-1])
        else:
            away.append(placement.tile.profession.blocks is kind)
    assert seen["home"] == [sum(first.values()), len(first)]
    assert seen["away"] == [sum(away), len(away)]
    assert seen["read"] == [sum(home) + sum(away), len(recording.placed)]
    assert 0 < sum(home) < len(home)
    assert 0 < len(first) < len(home)


def test_the_rate_of_chasing_is_over_the_placements_after_a_won_election() -> None:
    recording = Recording(create("senator"))
    observed = ObservedPlayer(recording)
    play_pair((observed, create("greedy")), 1, 0)
    after_a_win = [view for view, _ in recording.placed if view.winners[-1:] == (view.side,)]
    assert 0 < len(after_a_win) < len(recording.placed)
    assert observed.counts[RATES.index("chase"), 1] == len(after_a_win)


def test_the_margin_of_a_rate_shrinks_with_the_number_of_batches() -> None:
    # Two batches of ten placements with one and three bluffs, then the same four times.
    batches = [np.full((len(RATES), 2), (count, 10.0)) for count in (1.0, 3.0)]
    mean, low, high = rates(batches)["bluff"]
    assert (mean, mean - low) == pytest.approx((0.2, 1.96 * 0.1 * 2**0.5 / 2**0.5))
    assert high - mean == pytest.approx(mean - low)
    mean, low, _ = rates(4 * batches)["bluff"]
    assert (mean, mean - low) == pytest.approx((0.2, 1.96 * 0.1 * (8 / 7) ** 0.5 / 8**0.5))


def test_too_few_games_give_no_rates() -> None:
    one, none = np.full((len(RATES), 2), (1.0, 4.0)), np.zeros((len(RATES), 2))
    for batches in ([one], [none, none]):
        with pytest.raises(Refused):
            rates(batches)
    assert rates([one, none])["ninth"][0] == 0.25
