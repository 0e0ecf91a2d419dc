"""Mirrored pairs, their random streams, the interval, ratings, and the order of the levels."""

import math
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.imagined import quick_player
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.record import parse
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library.record_files import is_game_name
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.tournament import (
    Match,
    Pair,
    interval,
    play_all,
    play_pair,
    table,
    workers,
)
from tyrus_desktop.tournament import matches as running
from tyrus_desktop.tournament.pairs import elo, score_of
from tyrus_desktop.tournament.ratings import Pairing, rate


class First:
    """Makes the first legal placement; records each opening hand and a first random number."""

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


def test_a_pair_is_one_deal_played_from_both_sides() -> None:
    one, two = First(), First()
    for number in range(10):
        pair = play_pair((one, two), seed=5, number=number)
        assert pair.score == 0.5
    assert one.hands[0][0] is Side.IVORY
    assert one.hands[1][0] is Side.BROWN
    assert one.hands[0] == two.hands[1]
    assert one.hands[1] == two.hands[0]
    assert one.hands[0] != one.hands[2]


def test_deals_and_a_players_stream_do_not_depend_on_how_much_the_other_draws() -> None:
    quiet, lavish = (First(), First()), (First(draws=9), First(draws=1))
    for players in (quiet, lavish):
        for number in range(3):
            play_pair(players, seed=5, number=number)
    assert quiet[0].hands == lavish[0].hands
    assert quiet[1].luck == lavish[1].luck
    assert not set(quiet[0].luck) & set(quiet[1].luck)


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_processes() -> None:
    def scores(seed: int, processes: int = 1) -> list[tuple[float, float]]:
        (match,) = play_all(("rules-of-thumb", "greedy"), 12, seed, processes)
        return [pair.scores for pair in match.pairs]

    assert scores(1) == scores(1, processes=2)
    assert scores(1) != scores(2)


def test_a_frozen_program_plays_in_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Started again as a worker it would open a window."""

    def no_workers(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(workers, "compute", no_workers)
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    with pytest.raises(AssertionError):
        play_all(("greedy", "random"), 20, seed=1, processes=2)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    (match,) = play_all(("greedy", "random"), 20, seed=1, processes=2)
    assert len(match.pairs) == 20


def test_the_interval_is_that_of_the_pairs_with_two_won_and_two_lost_added() -> None:
    # 1, ½, 0, ½ and the four: mean ½, variance 6 · ¼ / 8; ± 1.96 · √(3/16) / √8.
    low, high = interval([1.0, 0.5, 0.0, 0.5])
    margin = 1.96 * math.sqrt(3 / 16) / math.sqrt(8)
    assert low == pytest.approx(0.5 - margin)
    assert high == pytest.approx(0.5 + margin)


def test_the_interval_stays_within_0_and_1_and_always_has_a_width() -> None:
    low, high = interval([1.0] * 20)
    assert 0.7 < low < 0.95
    assert high == 1.0


def test_the_interval_counts_pairs_and_not_games() -> None:
    level = [Pair((1.0, 0.0), ((0.1,), (0.2,)))] * 50
    swept = [Pair((1.0, 1.0), ((0.1,), (0.2,))), Pair((0.0, 0.0), ((0.1,), (0.2,)))] * 25
    widths = []
    for pairs in (level, swept):
        match = Match(("a", "b"), 1, pairs)
        assert match.score == 0.5
        widths.append(match.interval[1] - match.interval[0])
    assert widths[0] < widths[1] / 2


def test_a_summary_counts_draws_as_half_and_times_both_players() -> None:
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


def test_a_drawn_game_is_worth_half_to_either_side() -> None:
    view = PlayerView(Side.IVORY, Side.IVORY, outcome=Outcome(None, Ending.DRAW))
    assert [score_of(view, side) for side in Side] == [0.5, 0.5]
    won = PlayerView(Side.IVORY, Side.IVORY, outcome=Outcome(Side.BROWN, Ending.FIVE))
    assert [score_of(won, side) for side in Side] == [0.0, 1.0]


def test_a_tile_that_is_not_in_the_hand_is_refused() -> None:
    class Cheat(RandomPlayer):
        def choose(self, view: PlayerView, _rng: random.Random, _stop: object, /) -> Placement:
            missing = view.undrawn()[0]
            return Placement(missing, next(view.legal_placements()).building)

    with pytest.raises(ValueError, match="not in the hand"):
        play_pair((Cheat(), Cheat()), seed=1, number=1)


@pytest.mark.parametrize(
    ("stronger", "weaker", "pairs"),
    [("greedy", "random", 20), ("rules-of-thumb", "greedy", 60), ("rules-of-thumb", "random", 20)],
)
def test_the_levels_are_in_order(stronger: str, weaker: str, pairs: int) -> None:
    (match,) = play_all((stronger, weaker), pairs, seed=20_260)
    assert match.score >= 0.65
    assert match.interval[0] > 0.5


def coins(share: float, pairs: int, seed: int) -> list[float]:
    """Return scores of pairs in which each game is won with this chance."""
    rng = random.Random(seed)
    return [sum(rng.random() < share for _ in range(2)) / 2 for _ in range(pairs)]


def test_ratings_recover_the_strengths_behind_simulated_scores() -> None:
    true = {"a": -150.0, "b": 0.0, "c": 150.0}
    missed = 0
    for seed in range(20):
        pairings = [
            Pairing(x, y, coins(1 / (1 + 10 ** ((true[y] - true[x]) / 400)), 400, 100 * seed + n))
            for n, (x, y) in enumerate((("a", "b"), ("a", "c"), ("c", "b")))
        ]
        ratings = rate(pairings)
        assert sum(ratings.elo.values()) == pytest.approx(0, abs=1e-6)
        for key, points in ratings.elo.items():
            missed += abs(points - true[key]) > ratings.margin(key)
        assert ratings.margin("a") < ratings.step_margin("b", "a") < 40
    # Of sixty intervals of 95 %, three are expected to miss.
    assert 0 <= missed <= 9


def test_the_margins_of_ratings_follow_the_observed_variance_of_the_pairs() -> None:
    """Pairs that are all drawn say more than as many that are won or lost with the same mean."""
    level, swept = ([Pairing("a", "b", scores)] for scores in ([0.5] * 100, [0.0, 1.0] * 50))
    assert rate(level).elo == pytest.approx(rate(swept).elo)
    assert rate(level).margin("a") < rate(swept).margin("a") / 3


def test_the_margin_between_two_players_is_twice_that_against_their_mean() -> None:
    ratings = rate([Pairing("a", "b", coins(0.6, 200, 1))])
    assert ratings.step_margin("a", "b") == pytest.approx(2 * ratings.margin("a"))
    assert ratings.step_margin("a", "b") == ratings.step_margin("b", "a")


def test_ratings_stay_finite_if_one_player_always_wins() -> None:
    ratings = rate([Pairing("a", "b", [1.0] * 100), Pairing("b", "c", [1.0] * 100)])
    assert ratings.elo["a"] > ratings.elo["b"] > ratings.elo["c"] > -3000
    assert ratings.margin("a") > 50


def test_a_score_of_ten_to_one_is_four_hundred_points_of_elo() -> None:
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.5) == 0
    assert elo(1.0) is elo(0.0) is None


def test_every_player_meets_every_other_and_the_games_are_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "create", quick_player)
    matches = play_all(("greedy", "random", "miser"), 2, seed=3, records=tmp_path)
    assert [match.players for match in matches] == [
        ("greedy", "random"),
        ("greedy", "miser"),
        ("random", "miser"),
    ]
    files = sorted(path.name for path in tmp_path.iterdir())
    assert len(files) == 12
    assert files[0] == "greedy-miser-seed-3-00001-1.tyrus"
    for file, won_by_first in zip(
        files[4:8], [s for p in matches[0].pairs for s in p.scores], strict=True
    ):
        record = parse((tmp_path / file).read_bytes(), file)
        assert record.outcome is not None
        first = Side.IVORY if record.headers["Ivory"] == "greedy" else Side.BROWN
        assert (record.outcome.winner is first) == (won_by_first == 1.0)
    assert (
        parse((tmp_path / files[0]).read_bytes(), "").headers["BrownPlayer"]
        == "computer archon miser"
    )


def test_the_records_of_a_file_of_weights_go_into_the_named_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").mkdir()
    shutil.copy(WEIGHTS, tmp_path / "mine" / "own.npz")
    monkeypatch.chdir(tmp_path)
    for file in ("mine/own.npz", f"{tmp_path}/mine/own.npz", "mine/../mine/own.npz"):
        kept = tmp_path / f"games-{len(file)}"
        kept.mkdir()
        play_all((file, "random"), 1, seed=3, records=kept)
        assert len(list(kept.glob("own-*-random-seed-3-00001-?.tyrus"))) == 2
    assert [each.name for each in (tmp_path / "mine").iterdir()] == ["own.npz"]


def test_every_record_of_a_file_of_weights_has_a_name_of_its_own_that_is_a_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = ("a/b.npz", "a-b.npz", "./a/b.npz", "a/.b.npz", "a/--.npz", f"{'é' * 100}.npz")
    (tmp_path / "a").mkdir()
    for file in files:
        shutil.copy(WEIGHTS, tmp_path / file)
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / "games"
    kept.mkdir()
    play_all(files, 1, seed=3, records=kept)
    names = [each.name for each in kept.iterdir()]
    assert len(names) == 2 * math.comb(len(files), 2)
    assert all(is_game_name(name) and not name.startswith("-") for name in names)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit of the size of files")
def test_a_record_that_does_not_fit_on_the_disk_leaves_nothing(tmp_path: Path) -> None:
    play = f"""
import resource
from pathlib import Path
from tyrus_desktop.tournament import play_all
resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))
play_all(("greedy", "random"), 1, 1, records=Path({str(tmp_path)!r}))
"""
    command = [sys.executable, "-B", "-c", play]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "File too large" in done.stderr
    assert not [*tmp_path.iterdir()]


def test_the_cross_table_has_the_best_first_and_names_the_games() -> None:
    matches = play_all(("random", "greedy", "citizen"), 5, seed=3)
    lines = table.text(matches).splitlines()
    assert [line.split()[1] for line in lines[1:4]] == ["greedy", "citizen", "random"]
    assert lines[1].split()[-3:] == ["-", "60.0", "100.0"]
    assert "10 games a pairing" in lines[4]
    told = table.summary(matches)
    assert told["games"] == 30
    assert isinstance(told["players"], list)
    ratings = {each["player"]: each["elo"] for each in told["players"]}
    assert sorted(ratings, key=lambda key: -ratings[key]) == ["greedy", "citizen", "random"]
    assert isinstance(told["matches"], list)
    assert len(told["matches"]) == 3
