"""Tournaments: mirrored pairs, random streams, intervals, ratings, records, cross-table."""

import math
import random
from pathlib import Path

import pytest

from tests.imagined import quick_player
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.record import parse
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library.record_files import is_game_name
from tyrus_desktop.tournament import (
    Match,
    Pair,
    interval,
    match_report,
    play_all,
    play_pair,
)
from tyrus_desktop.tournament import matches as running
from tyrus_desktop.tournament.pairs import elo
from tyrus_desktop.tournament.ratings import Pairing, rate


class First:
    """Makes the first legal placement, and records its opening hand and first random number."""

    def __init__(self, draws: int = 0) -> None:
        self.hands: list[tuple[Side, tuple[Tile, ...]]] = []
        self.luck: list[float] = []
        self._draws = draws

    def choose(self, view: PlayerView, rng: random.Random, _stop: object, /) -> Placement:
        if len(view.hand) == 9 and view.election == 1:
            self.hands.append((view.side, view.hand))
            self.luck.append(rng.random())
        for _ in range(self._draws):
            rng.random()
        return next(view.legal_placements())


def test_mirrored_pair_plays_one_deal_from_both_sides() -> None:
    """The deal and a player's random numbers don't depend on the other player's."""
    quiet, lavish = (First(), First()), (First(draws=9), First(draws=1))
    for players in (quiet, lavish):
        for number in range(3):
            assert play_pair(players, seed=5, number=number).score == 0.5
    one, two = quiet
    assert [side for side, _ in one.hands[:2]] == [Side.IVORY, Side.BROWN]
    assert one.hands[:2] == two.hands[1::-1]
    assert one.hands[0] != one.hands[2]
    assert one.hands == lavish[0].hands
    assert two.luck == lavish[1].luck
    assert not set(one.luck) & set(two.luck)


def test_match_result_depends_only_on_the_seed() -> None:
    def scores(seed: int, processes: int = 1) -> list[tuple[float, float]]:
        (match,) = play_all(("random", "random"), 12, seed, processes)
        return [pair.scores for pair in match.pairs]

    assert scores(1) == scores(1, processes=2)
    assert scores(1) != scores(2)


def test_confidence_interval_adds_two_wins_and_two_losses() -> None:
    # 1, ½, 0, ½ and the four: mean ½, variance 6 · ¼ / 8; ± 1.96 · √(3/16) / √8.
    low, high = interval([1.0, 0.5, 0.0, 0.5])
    margin = 1.96 * math.sqrt(3 / 16) / math.sqrt(8)
    assert low == pytest.approx(0.5 - margin)
    assert high == pytest.approx(0.5 + margin)
    low, high = interval([1.0] * 20)
    assert 0.7 < low < 0.95
    assert high == 1.0


def test_match_summary_is_correct() -> None:
    pairs = [
        Pair((1.0, 0.5), ((0.001, 0.002, 0.009), (0.1,))),
        Pair((0.0, 1.0), ((0.002,), (0.3, 0.2))),
    ]
    summary = Match(("a", "b"), 4, pairs).summary()
    assert summary["score"] == 2.5 / 4
    assert (summary["won"], summary["drawn"], summary["lost"]) == (2, 1, 1)
    assert summary["games"] == 4
    assert summary["median_ms"] == [pytest.approx(2.0), pytest.approx(200.0)]
    assert summary["worst_ms"] == [pytest.approx(9.0), pytest.approx(300.0)]
    assert summary["elo"] == elo(2.5 / 4)
    low, high = interval([0.75, 0.5])
    assert summary["elo_interval"] == [elo(low), elo(high)]
    assert elo(10 / 11) == pytest.approx(400)
    assert (elo(0.5), elo(1.0), elo(0.0)) == (0, None, None)


def coins(share: float, pairs: int, seed: int) -> list[float]:
    """Return scores of pairs in which each game is won with this probability."""
    rng = random.Random(seed)
    return [sum(rng.random() < share for _ in range(2)) / 2 for _ in range(pairs)]


def test_ratings_recover_simulated_strengths() -> None:
    true = {"a": -150.0, "b": 0.0, "c": 150.0}
    missed = 0
    for seed in range(10):
        pairings = [
            Pairing(x, y, coins(1 / (1 + 10 ** ((true[y] - true[x]) / 400)), 400, 100 * seed + n))
            for n, (x, y) in enumerate((("a", "b"), ("a", "c"), ("c", "b")))
        ]
        ratings = rate(pairings)
        assert sum(ratings.elo.values()) == pytest.approx(0, abs=1e-6)
        for key, points in ratings.elo.items():
            missed += abs(points - true[key]) > ratings.margin(key)
        assert ratings.margin("a") < ratings.step_margin("b", "a") < 40
    assert missed <= 5  # One or two of thirty intervals of 95 % are expected to miss.


def test_rating_margins_are_computed_from_the_variance_of_pairs() -> None:
    level, swept = ([Pairing("a", "b", scores)] for scores in ([0.5] * 100, [0.0, 1.0] * 50))
    assert rate(level).elo == pytest.approx(rate(swept).elo)
    assert rate(level).margin("a") < rate(swept).margin("a") / 3
    ratings = rate([Pairing("a", "b", coins(0.6, 200, 1))])
    assert ratings.step_margin("a", "b") == pytest.approx(2 * ratings.margin("a"))
    assert ratings.step_margin("a", "b") == ratings.step_margin("b", "a")
    won = rate([Pairing("a", "b", [1.0] * 100), Pairing("b", "c", [1.0] * 100)])
    assert won.elo["a"] > won.elo["b"] > won.elo["c"] > -3000


def test_tournament_prints_a_cross_table_and_saves_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "create", quick_player)
    matches = play_all(("random", "greedy", "miser"), 1, seed=3, records=tmp_path)
    assert [match.players for match in matches] == [
        ("random", "greedy"),
        ("random", "miser"),
        ("greedy", "miser"),
    ]
    files = sorted(path.name for path in tmp_path.glob("random-greedy-*"))
    assert files[0] == "random-greedy-seed-3-00001-1.tyrus"
    scores = [score for pair in matches[0].pairs for score in pair.scores]
    for file, won_by_first in zip(files, scores, strict=True):
        record = parse((tmp_path / file).read_bytes(), file)
        assert record.outcome is not None
        first = Side.IVORY if record.headers["Ivory"] == "random" else Side.BROWN
        assert (record.outcome.winner is first) == (won_by_first == 1.0)
    with_character = next(tmp_path.glob("random-miser-*-1.tyrus"))
    headers = parse(with_character.read_bytes(), "").headers
    assert headers["BrownPlayer"] == "computer archon miser"
    names = [path.name for path in tmp_path.iterdir()]
    assert len(names) == 6
    assert all(map(is_game_name, names))
    lines = match_report.text(matches).splitlines()
    best = [line.split()[1] for line in lines[1:4]]
    assert best[-1] == "random"
    cells = [line.split()[4:] for line in lines[1:4]]
    assert float(cells[0][2]) > 50
    assert float(cells[0][2]) + float(cells[2][0]) == 100
    assert "2 games a pairing" in lines[4]
    summary = match_report.summary(matches)
    assert summary["games"] == 6
    assert isinstance(summary["players"], list)
    ratings = {each["player"]: each["elo"] for each in summary["players"]}
    assert sorted(ratings, key=lambda key: -ratings[key]) == best
    assert isinstance(summary["matches"], list)
    assert len(summary["matches"]) == 3
