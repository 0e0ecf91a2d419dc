"""Measuring the ladder: chunks of pairs, the rates that show a character, and exploiters."""

import json
import random
import re
import shutil
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from statistics import fmean
from typing import cast

import numpy as np
import pytest

from tests.imagined import quick_player
from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players import keys, levels, strength
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer
from tyrus_desktop.players.traits import Traits
from tyrus_desktop.tournament import Pair, play_pair
from tyrus_desktop.tournament.ratings import Pairing
from tyrus_desktop.training import attacks, chunks, fit, ladder, rows
from tyrus_desktop.training.chunks import meet_one_by_one
from tyrus_desktop.training.search import InformedSearch
from tyrus_desktop.training.trait_rates import RATES, ObservedPlayer, rates

PAIRS = ladder.Pairs(plain=30, near=20, distant=10)


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


def test_chunks_hold_every_pair_once() -> None:
    found = chunks.chunks("greedy", "random", 23)
    assert [number for _, _, numbers in found for number in numbers] == list(range(23))
    assert {(one, other) for one, other, _ in found} == {("greedy", "random")}


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


def test_the_card_counts_elo_from_the_level_below_and_lets_neighbours_play_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every level is made to take a quarter from each level above it."""
    singly: Counter[tuple[str, str]] = Counter()

    def one_by_one(chunk: chunks.Chunk) -> chunks.Played:
        singly[chunk[:2]] += len(chunk[2])
        return [0.25] * len(chunk[2]), np.zeros((len(RATES), 2))

    def at_once(pairs: int, _seed: int, pairing: tuple[str, str]) -> Pairing:
        return Pairing(*pairing, [0.25] * pairs)

    monkeypatch.setattr(ladder, "meet", at_once)
    monkeypatch.setattr(chunks, "meet_one_by_one", one_by_one)
    with ThreadPoolExecutor(1) as pool:
        card = ladder.with_levels(strength.load(), ladder.measured_rows(PAIRS, pool), "")
    two = combinations(keys.LADDER, 2)
    near = [*pairwise(keys.LADDER)]
    assert singly == {
        each: 20 if each in near else 10 for each in two if {*each} & {"consul", "archon"}
    }
    assert (card.games, card.distant_games) == (40, 20)
    lowest, *others = card.levels
    assert (lowest.elo, lowest.margin, lowest.step) == (1000, 0, 0)
    assert min(level.margin for level in others) > 0
    for below, level in pairwise(card.levels):
        assert level.step == pytest.approx(level.elo - below.elo)
        assert level.step > 20
        assert level.scores[below.key] == 0.75
        assert below.scores[level.key] == 0.25
    assert len(others) == 7


def test_only_the_rows_of_named_levels_are_measured_again_and_rows_are_read_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    met: list[tuple[str, str]] = []

    def one_by_one(chunk: chunks.Chunk) -> chunks.Played:
        met.append(chunk[:2])
        return [0.25] * len(chunk[2]), np.zeros((len(RATES), 2))

    def at_once(pairs: int, _seed: int, pairing: tuple[str, str]) -> Pairing:
        met.append(pairing)
        return Pairing(*pairing, [0.5, 0.75] * (pairs // 2))

    monkeypatch.setattr(ladder, "meet", at_once)
    monkeypatch.setattr(chunks, "meet_one_by_one", one_by_one)
    with ThreadPoolExecutor(1) as pool:
        known = ladder.measured_rows(PAIRS, pool)
        rows.save(known.values(), tmp_path / "rows.json")
        assert rows.load(tmp_path / "rows.json") == known
        assert len(known) == 28 == len({*met})
        met.clear()
        again = ladder.measured_rows(replace(PAIRS, plain=40), pool, ["tribune"], known)
    assert len(again) == 28
    assert {*met} == {two for two in known if "tribune" in two}
    for two, row in again.items():
        assert (row == known[two]) is ("tribune" not in two or bool({*two} & {*levels.SEARCHING}))
    assert sum(again["scribe", "tribune"].pairs) == 40
    assert again["scribe", "tribune"].pairing.scores == [0.5] * 20 + [0.75] * 20
    card = strength.load()
    rated = ladder.with_levels(card, again, "")
    assert [each.rates for each in rated.levels] == [each.rates for each in card.levels]


def test_levels_are_rated_by_the_known_rows_without_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = dict(rows.load())
    for two, row in known.items():
        known[two] = replace(row, pairs=(0, 0, 900, 0, 100))
    monkeypatch.setattr(rows, "load", lambda: known)
    monkeypatch.setattr(ladder, "measured_rows", None)
    monkeypatch.setattr(ladder, "_today", lambda: "2099-01-01")
    monkeypatch.setattr(rows, "save", lambda _: None)
    saved: list[strength.StrengthCard] = []
    monkeypatch.setattr(strength, "save", saved.append)
    monkeypatch.setattr("sys.argv", ["ladder", "--part", "levels", "--known", "--processes", "1"])
    ladder.main()
    assert saved[0].date == strength.load().date
    # Each level takes 55 % from all above it: by this, the first is the best.
    first, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("1 citizen      1000")
    assert first.endswith(7 * "  55.0")


def test_only_the_named_rates_and_rivals_are_measured_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: Counter[tuple[str, str]] = Counter()

    def one_by_one(chunk: chunks.Chunk) -> chunks.Played:
        met[chunk[:2]] += len(chunk[2])
        return [0.25] * len(chunk[2]), np.full((len(RATES), 2), (1.0, 4.0))

    monkeypatch.setattr(chunks, "meet_one_by_one", one_by_one)
    before = strength.load()
    with ThreadPoolExecutor(1) as pool:
        card = ladder.with_rates(before, 20, pool, ["tribune"])
        card = ladder.with_rivals(card, attacks.rivals(10, pool, ["citizen"]))
    assert met == {("tribune", "tribune"): 20, ("beginner", "citizen"): 150}
    for old, new in zip(before.levels, card.levels, strict=True):
        assert (old.rates == new.rates) is (old.key != "tribune")
    tribune = next(each for each in card.levels if each.key == "tribune")
    assert (tribune.rate_games, tribune.rate_seed) == (40, chunks.SEED + 1)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", tribune.rate_date)
    for rival, found in zip(before.rivals, card.rivals, strict=True):
        assert (rival == found) is (rival.key != "beginner")


def test_retired_ratings_are_kept_under_the_version_that_had_them() -> None:
    card = strength.load()
    kept = ladder.retired(replace(card, earlier={"0.0.1": {"citizen": 1.0}}), "0.0.2").earlier
    assert kept["0.0.1"] == {"citizen": 1.0}
    assert kept["0.0.2"] == {level.key: level.elo for level in card.levels}


def test_rates_and_rivals_are_measured_in_as_many_games_as_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every first player is made to take three quarters, and to waste one tile in four."""
    played: Counter[tuple[str, str]] = Counter()

    def one_by_one(chunk: chunks.Chunk) -> chunks.Played:
        played[chunk[:2]] += len(chunk[2])
        return [0.75] * len(chunk[2]), np.full((len(RATES), 2), (1.0, 4.0))

    monkeypatch.setattr(chunks, "meet_one_by_one", one_by_one)
    with ThreadPoolExecutor(1) as pool:
        card = ladder.with_rates(strength.load(), 20, pool)
        found = {(each.key, each.level): each for each in attacks.rivals(10, pool)}
    assert all(level.rates["useless"] == (0.25, 0.25, 0.25) for level in card.levels)
    assert all(played[key, key] == 20 for key in keys.LADDER)
    assert found["asking", "archon"].games == 20
    assert found["hunter", "archon"].games == 60
    assert found["beginner", "citizen"].games == 300
    share, low, high = found["hunter", "archon"].share
    assert low < share == 0.75 < high


def test_the_search_that_asks_is_made_for_the_level_that_it_meets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[Player] = []

    def played(players: tuple[ObservedPlayer, Player], seed: int, number: int) -> Pair:
        met.extend((players[0].player, players[1]))
        return Pair((1.0, 0.5), ((), ()))

    monkeypatch.setattr(chunks, "play_pair", played)
    assert meet_one_by_one(("asking", "archon", range(1)))[0] == [0.75]
    search, rival = met
    assert isinstance(search, InformedSearch)
    assert isinstance(rival, SearchPlayer)
    assert (search.rival.kinds, search.rival.settings) == (rival.kinds, rival.settings)
    assert meet_one_by_one(("magistrate", "archon", range(1)))[0] == [0.75]
    assert isinstance(met[2], SamplingPlayer)


def test_fitting_finds_what_makes_the_wanted_difference_in_elo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each half of a degree is made worth a hundred points."""

    def strength_of(level: fit.Level) -> float:
        if isinstance(level, levels.Strategy):
            return 1000
        return 1000 - 200 * level.skills.temperature

    def share(one: fit.Level, other: fit.Level) -> float:
        above = strength_of(one) - strength_of(other)
        return float(1 / (1 + 10 ** (-above / 400)))

    monkeypatch.setattr(fit, "share", share)
    fit.fit(100)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(reversed(keys.LADDER[:5]))
    found = [float(line.split("=")[1].split(",")[0]) for line in lines]
    assert all("temperature" in line for line in lines)
    assert found == pytest.approx([0.5, 1.0, 1.5, 2.0, 2.5], abs=0.1)


def test_a_pair_is_the_same_in_any_chunk() -> None:
    scores, counts = meet_one_by_one(("greedy", "random", range(3, 6)))
    again, more = meet_one_by_one(("greedy", "random", range(6)))
    assert scores == again[3:]
    assert counts[0, 1] < more[0, 1]


@pytest.mark.long
def test_an_exploiter_is_measured_against_the_network_and_the_search_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdicts = [tmp_path / name / "verdict.json" for name in ("first", "second")]
    for verdict, decisions in zip(verdicts, (3, 4), strict=True):
        verdict.parent.mkdir()
        verdict.write_text(json.dumps({"attack": {"decisions": decisions}}), "utf-8")
    shutil.copy(WEIGHTS, verdicts[-1].with_name("exploiter.npz"))
    monkeypatch.setattr(attacks, "EXPLOITED_PAIRS", 40)
    monkeypatch.setattr(attacks, "create", quick_player)
    found = attacks.exploited(verdicts, 2)
    assert (found["decisions"], found["games"], found["of_strongest_games"]) == (7, 80, 4)
    assert found["weights"] == attacks.digest()
    # A network takes about half from itself.
    assert 0.3 < cast("float", found["share"]) < 0.7
    assert 0 <= cast("float", found["of_strongest"]) <= 1
