"""Games of the characters, and how often players show habits, compared with the engine."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players import strength_card
from tyrus_desktop.players.keys import CHARACTERS, STRONGEST
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer
from tyrus_desktop.players.traits import Traits
from tyrus_desktop.tournament import play_pair
from tyrus_desktop.training import card_parts, characters
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.characters import HABITS, SEEDS, Games, PlayedPair
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.trait_rates import RATES, ObservedPlayer, rates


def games(typical: float, pairs: int) -> Games:
    """Return games in which each character shows its habit at this rate, and others at 0.1."""
    rng = np.random.default_rng(1)

    def pair(number: int) -> PlayedPair:
        chances = np.full(len(HABITS), 0.1)
        chances[number] = typical
        seen = rng.binomial(20, chances, (2, len(HABITS))).tolist()
        return PlayedPair(0.25, tuple(tuple((each, 20) for each in game) for game in seen))

    return {
        (key, seed): [pair(number) for _ in range(pairs)]
        for number, key in enumerate(CHARACTERS)
        for seed in SEEDS
    }


def test_each_character_plays_against_the_strongest_level(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = set()

    def quick_player(key: str) -> Player:
        asked.add(key)
        return create("senator")

    monkeypatch.setattr(characters, "create", quick_player)
    with ThreadPoolExecutor(1) as pool:
        found = characters.played(characters.missing(["miser"], 1, {}), {}, pool)
        assert asked == {"miser", STRONGEST}
        assert {each: len(pairs) for each, pairs in found.items()} == {
            ("miser", seed): 1 for seed in SEEDS
        }
        spend = HABITS.index("spend")
        shown = [game[spend] for pairs in found.values() for p in pairs for game in p.counts]
        assert all(0 < occasions <= 15 for _, occasions in shown)
        characters.save(found, tmp_path / "games.json")
        assert characters.load(tmp_path / "games.json") == found
        # Further games are added.
        assert characters.missing(["miser"], 1, found) == []
        tasks = characters.missing(["miser"], 3, found)
        assert tasks == [("miser", seed, number) for seed in SEEDS for number in (1, 2)]
        new = PlayedPair(1.0, ())
        monkeypatch.setattr(characters, "play", lambda _: new)
        more = characters.played(tasks, found, pool)
    assert more == {each: [*pairs, new, new] for each, pairs in found.items()}


def test_all_characters_are_measured_with_the_strongest_level() -> None:
    every = [STRONGEST, *CHARACTERS]
    assert characters.named([]) == characters.named(["herald", STRONGEST]) == every
    assert characters.named(["miser", "herald"]) == ["miser"]
    assert characters.named(["senator"]) == []


def test_strength_card_gets_character_strength_and_habits_from_games() -> None:
    before, found = strength_card.load(), games(0.4, 10)
    card = card_parts.with_characters(before, found, ["bluffer", "miser"], "2099-01-01")
    assert card.character_games == 40
    for old, new in zip(before.characters, card.characters, strict=True):
        assert (old == new) is (new.key not in ("bluffer", "miser"))
    bluffer = card.characters[1]
    assert bluffer.elo[0] == pytest.approx(-190.8, abs=0.1)
    assert bluffer.elo[1] < bluffer.elo[0] < bluffer.elo[2] < 0
    assert bluffer.rates["bluff"][0] == pytest.approx(0.4, abs=0.08)
    assert set(bluffer.rates) == set(HABITS)
    assert card.characters[0].key == STRONGEST
    assert (bluffer.date, bluffer.players) == ("2099-01-01", digest("bluffer", STRONGEST))
    won = {each: [replace(pair, score=1.0) for pair in pairs] for each, pairs in found.items()}
    mean, low, high = characters.entry("miser", won, "").elo
    assert 200 < low < mean <= high < 1000


class Recording:
    """Plays like another player, and records its placements for the engine to count."""

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
        return fmean(
            placement.building.profession is view.kind
            and role(view.side, placement.tile.profession, placement.building) is what
            for view, placement in self.placed
        )


def never_counts(view: PlayerView, placement: Placement) -> bool:
    """Return whether a placement can never count: no role, or no such election now or later."""
    kind = placement.building.profession
    nothing = role(view.side, placement.tile.profession, placement.building) is Role.BLUFF
    return nothing or (kind is not view.kind and not view.cards_left(kind))


def test_observed_habit_rates_match_the_placements() -> None:
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
    spent = fmean(placement.tile.value >= 8 for placement in early)
    assert abs(found["spend"][0] - spent) < 1e-9
    bad = [(view.election, never_counts(view, placement)) for view, placement in recording.placed]
    assert 0 < found["useless"][0] == pytest.approx(fmean(each for _, each in bad))
    assert found["ninth"][0] == pytest.approx(fmean(each for number, each in bad if number == 9))
    won = [view for view, _ in recording.placed if view.winners[-1:] == (view.side,)]
    assert 0 < len(won) < len(recording.placed)
    assert sum(each[RATES.index("chase"), 1] for each in batches) == len(won)
    assert 0 < found["chase"][0] < 10


def test_habit_rate_margin_shrinks_with_more_batches() -> None:
    # Two batches of ten placements, with one and three bluffs, then eight such batches.
    batches = [np.full((len(RATES), 2), (count, 10.0)) for count in (1.0, 3.0)]
    mean, low, high = rates(batches)["bluff"]
    assert (mean, mean - low) == pytest.approx((0.2, 1.96 * 0.1 * 2**0.5 / 2**0.5))
    assert high - mean == pytest.approx(mean - low)
    mean, low, _ = rates(4 * batches)["bluff"]
    assert (mean, mean - low) == pytest.approx((0.2, 1.96 * 0.1 * (8 / 7) ** 0.5 / 8**0.5))
    one, none = np.full((len(RATES), 2), (1.0, 4.0)), np.zeros((len(RATES), 2))
    for few in ([one], [none, none]):
        with pytest.raises(Refused):
            rates(few)
    assert rates([one, none])["ninth"][0] == 0.25
