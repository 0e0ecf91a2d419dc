"""The games between levels: who is due, their chunks and rows, and what the card says of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from tests.training.conftest import Change, Met
from tyrus_desktop.players import keys, levels, strength
from tyrus_desktop.training import card_parts, chunks, fit, level_games, rows
from tyrus_desktop.training.chunks import meet_one_by_one
from tyrus_desktop.training.points import points

PAIRS = level_games.Pairs(plain=30, near=20, distant=10)


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_chunks_hold_every_pair_once() -> None:
    found = chunks.chunks("greedy", "random", range(4, 27))
    assert [number for _, _, numbers in found for number in numbers] == list(range(4, 27))
    assert {(one, other) for one, other, _ in found} == {("greedy", "random")}


def test_a_pair_is_the_same_in_any_chunk() -> None:
    scores, counts = meet_one_by_one(("greedy", "random", range(3, 6)))
    again, more = meet_one_by_one(("greedy", "random", range(6)))
    assert scores == again[3:]
    assert counts[0, 1] < more[0, 1]


def test_the_card_counts_elo_from_the_level_below_and_lets_neighbours_play_more(
    met: Met, pool: Executor
) -> None:
    two = [*combinations(keys.LADDER, 2)]
    assert level_games.due(PAIRS, {}) == two
    card = card_parts.with_levels(strength.load(), level_games.played(two, PAIRS, {}, pool))
    searching = [each for each in two if {*each} & {"consul", "archon"}]
    assert {each: met[each] for each in searching} == {
        each: 20 if each in pairwise(keys.LADDER) else 10 for each in searching
    }
    assert all(met[each] == 30 for each in two if each not in searching)
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
    assert [each.rates for each in card.levels] == [each.rates for each in strength.load().levels]


def test_rows_are_read_back(met: Met, pool: Executor, tmp_path: Path) -> None:
    found = level_games.played(level_games.due(PAIRS, {}), PAIRS, {}, pool)
    assert met.keys() == found.keys()
    rows.save(found.values(), tmp_path / "rows.json")
    assert rows.load(tmp_path / "rows.json") == found
    assert found["scribe", "tribune"].pairing.scores == [0.25] * 30
    assert [found[two].seed for two in (("scribe", "tribune"), ("scribe", "archon"))] == [
        level_games.SEED,
        chunks.SEED,
    ]


def test_levels_that_have_changed_or_played_too_few_games_are_due_and_all_again_if_asked_for(
    changed: Change,
) -> None:
    known, two = rows.load(), [*combinations(keys.LADDER, 2)]
    assert level_games.due(PAIRS, known) == []
    assert level_games.due(PAIRS, known, again=True) == two
    assert level_games.due(PAIRS, known, ["miser"], again=True) == []
    of_tribune = [each for each in two if "tribune" in each]
    assert level_games.due(PAIRS, known, ["tribune"], again=True) == of_tribune
    more = level_games.Pairs(plain=30, near=1301, distant=10)
    assert level_games.due(more, known) == [("senator", "consul"), ("consul", "archon")]
    changed("tribune")
    assert level_games.due(PAIRS, known) == of_tribune
    assert level_games.due(PAIRS, known, ["scribe"]) == [("scribe", "tribune")]
    few = {each: row for each, row in known.items() if each != ("consul", "archon")}
    assert level_games.due(PAIRS, few, ["citizen"])[-1] == ("consul", "archon")


def test_of_unchanged_levels_that_search_only_the_missing_games_are_played(
    met: Met, pool: Executor, changed: Change
) -> None:
    plain, near, top = ("scribe", "tribune"), ("senator", "consul"), ("consul", "archon")
    distant = ("citizen", "archon")
    two = [plain, near, top, distant]
    known = level_games.played(two, PAIRS, {}, pool)
    won = {each: replace(row, pairs=(0, 0, 0, 0, sum(row.pairs))) for each, row in known.items()}
    won[distant] = replace(won[distant], seed=1)
    changed("senator")
    met.clear()
    more = level_games.played(two, level_games.Pairs(40, 26, 12), won, pool)
    assert met == {plain: 40, near: 26, top: 6, distant: 12}
    assert more[top].pairs == (0, 6, 0, 0, 20)
    assert more[near].pairs == (0, 26, 0, 0, 0)
    assert (more[distant].pairs, more[distant].seed) == ((0, 12, 0, 0, 0), chunks.SEED)


def test_the_elo_of_all_or_nothing_is_that_of_half_a_game_from_it() -> None:
    assert points(0.5, 10) == 0
    assert points(0.75, 10) == pytest.approx(190.85, abs=0.01)
    assert points(1.0, 10) == pytest.approx(-points(0.0, 10)) == pytest.approx(points(0.95, 10))
    assert points(1.0, 1000) > points(1.0, 10) > points(0.94, 10)


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
