"""Measuring the ladder: chunks of pairs, the rates that show a character, and exploiters."""

import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from tests.imagined import quick_player
from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.tournament import play_pair
from tyrus_desktop.training import ladder
from tyrus_desktop.training.ladder import chunks, meet_one_by_one
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


def test_chunks_hold_every_pair_once() -> None:
    found = chunks("greedy", "random", 23)
    assert [number for _, _, numbers in found for number in numbers] == list(range(23))
    assert {(one, other) for one, other, _ in found} == {("greedy", "random")}


def test_the_observed_rates_are_those_of_the_placements() -> None:
    recording = Recording(create("herald"))
    batches = []
    for number in range(4):
        observed = ObservedPlayer(recording)
        play_pair((observed, create("greedy")), 1, number)
        batches.append(observed.counts)
    found = rates(batches)
    assert tuple(found) == RATES
    for name, what in (("bluff", Role.BLUFF), ("block", Role.BLOCK), ("counter", Role.COUNTER)):
        mean, low, high = found[name]
        assert abs(mean - recording.share(what)) < 1e-9
        assert low <= mean <= high
        assert mean > 0
    early = [placement for view, placement in recording.placed if view.election <= 5]
    spent = sum(placement.tile.value >= 8 for placement in early) / len(early)
    assert abs(found["spend"][0] - spent) < 1e-9
    assert 0 < found["chase"][0] < 10


def test_a_pair_is_the_same_in_any_chunk() -> None:
    scores, counts = meet_one_by_one(("greedy", "random", range(3, 6)))
    again, more = meet_one_by_one(("greedy", "random", range(6)))
    assert scores == again[3:]
    assert counts[0, 1] < more[0, 1]


def test_an_exploiter_is_measured_against_the_network_and_the_search_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdicts = [tmp_path / name / "verdict.json" for name in ("first", "second")]
    for verdict, decisions in zip(verdicts, (3, 4), strict=True):
        verdict.parent.mkdir()
        verdict.write_text(json.dumps({"attack": {"decisions": decisions}}), "utf-8")
    shutil.copy(WEIGHTS, verdicts[-1].with_name("exploiter.npz"))
    monkeypatch.setattr(ladder, "EXPLOITED_PAIRS", 40)
    monkeypatch.setattr(ladder, "create", quick_player)
    found = ladder.exploited(verdicts, 2)
    assert (found["decisions"], found["games"], found["of_strongest_games"]) == (7, 80, 4)
    assert found["weights"] == ladder.digest()
    # A network takes about half from itself.
    assert 0.3 < cast("float", found["share"]) < 0.7
    assert 0 <= cast("float", found["of_strongest"]) <= 1
