"""The ladder command: which games are due, what it plays, and which strength card it writes."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, pairwise
from math import nan
from pathlib import Path

import pytest

from tests.training.conftest import Change, Met
from tyrus_desktop.players import keys, strength_card
from tyrus_desktop.players.batch.heuristic import HeuristicPolicy
from tyrus_desktop.players.kinds import known_kinds
from tyrus_desktop.players.rules_of_thumb.parameters import Parameters
from tyrus_desktop.players.trained import EXPERT, EXPLOITERS, WEIGHTS
from tyrus_desktop.players.traits import Skills
from tyrus_desktop.training import (
    card_parts,
    characters,
    chunks,
    digests,
    ladder,
    level_games,
    rating_rows,
)
from tyrus_desktop.training.characters import PlayedPair
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.points import points

PRESENT = (
    *("--near", "1000", "--distant", "100", "--rate-pairs", "75"),
    *("--character-pairs", "240", "--rival-pairs", "63"),
)
"""Arguments with which the card has enough games of everything."""
PAIRS = level_games.Pairs(plain=30, near=20, distant=10)
EVERY_TWO = [*combinations(keys.LADDER, 2)]


class Command:
    """Runs the ladder command, and records what it would write."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cards: list[strength_card.StrengthCard] = []
        self.rows: list[rating_rows.Row] = []
        self.games: characters.Games = {}
        self._monkeypatch = monkeypatch
        monkeypatch.setattr(strength_card, "save", self.cards.append)
        monkeypatch.setattr(rating_rows, "save", self.rows.extend)
        monkeypatch.setattr(characters, "save", lambda games: setattr(self, "games", games))
        monkeypatch.setattr(ladder, "pool_of", ThreadPoolExecutor)
        monkeypatch.setattr(card_parts, "today", lambda: "2099-01-01")

    def __call__(self, *arguments: str) -> strength_card.StrengthCard:
        """Run the command, and return the card that it wrote last."""
        self._monkeypatch.setattr("sys.argv", ["ladder", "--processes", "1", *arguments])
        ladder.main()
        return self.cards[-1]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(monkeypatch)


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_strength_card_describes_the_current_players() -> None:
    """After changing a level, a character or the weights, run `training.ladder` again."""
    card = strength_card.load()
    assert [*rating_rows.load()] == EVERY_TWO
    assert all(row.players == digest(*two) for two, row in rating_rows.load().items())
    assert all(level.rate_players == digest(level.key) for level in card.levels)
    assert all(each.players == digest(each.key, keys.STRONGEST) for each in card.characters)
    assert all(rival.players == digest(rival.level) for rival in card.rivals)
    assert card.exploiter["players"] == digest(keys.STRONGEST)


def test_player_digest_covers_settings_weights_and_enemy_models(
    changed: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = (*keys.LADDER, *keys.CHARACTERS)
    before = {key: digest(key) for key in every}
    assert len({*before.values()}) == len(every)
    for key in ("citizen", "senator", "archon", "miser"):
        changed(key)
        assert {each for each in every if digest(each) != before[each]} == {key}
        assert digest("herald", key) != digest(key, "herald")
    monkeypatch.undo()
    for name, value in (
        ("NETWORKS", ((WEIGHTS, 0.2), (EXPERT, 0.397))),
        ("MIXED", (WEIGHTS, EXPLOITERS)),
        ("TUNED", Parameters(price=1.0)),
        ("JUDGEMENT", HeuristicPolicy(Skills(belief=0.1, foresight=0.4, temperature=1.0))),
        ("known_kinds", lambda: known_kinds()[:-1]),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(digests, name, value)
            differ = {key for key in keys.LADDER if digest(key) != before[key]}
        assert differ == {"consul", "archon"}, name


def test_ladder_with_nothing_due_keeps_the_strength_card(command: Command, met: Met) -> None:
    card, before = command(*PRESENT), strength_card.load()
    assert not met
    assert not command.rows
    assert not command.games
    assert card == replace(before, levels=card.levels)
    for level, was in zip(card.levels, before.levels, strict=True):
        assert level.elo == pytest.approx(was.elo, abs=0.06)
        assert level.rates == was.rates


def test_changed_player_is_measured_again_and_dated(
    command: Command, met: Met, changed: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: Counter[str] = Counter()

    def play(task: characters.Task) -> PlayedPair:
        played[task[0]] += 1
        return PlayedPair(0.5, 2 * (5 * ((1, 4),),))

    monkeypatch.setattr(characters, "play", play)
    before = strength_card.load()
    changed("miser")
    card = command("--only", "miser", *PRESENT)
    assert not met
    assert card.date == before.date
    assert {each.key for each in card.characters if each.date == "2099-01-01"} == {"miser"}
    assert [*command.games] == [*characters.load()]  # The file keeps its order.
    changed("senator")
    card = command("--only", "senator", *PRESENT)
    assert {key for two in met for key in two} == {*keys.LADDER}
    assert card.date == "2099-01-01"
    assert card.characters == before.characters
    assert [each.key for each in card.levels if each.rate_date == "2099-01-01"] == ["senator"]
    changed("archon")
    met.clear()
    played.clear()
    card = command("--only", "archon", *PRESENT, "--character-pairs", "10")
    assert played == dict.fromkeys((keys.STRONGEST, *keys.CHARACTERS), 20)
    assert all(each.players == digest(each.key, "archon") for each in card.characters)
    assert card.character_games == 40
    assert all("archon" in two for two in met)
    assert {each.date for each in card.rivals if each.level == "archon"} == {"2099-01-01"}
    assert not card.exploiter


def test_ladder_adds_missing_rows_and_games_in_place(
    command: Command, met: Met, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, two = rating_rows.load(), ("consul", "archon")
    pairs = sum(known[two].pairs)
    more = ("--part", "levels", "--near", str(pairs + 3), "--distant", "1")
    command(*more)
    assert met == {("senator", "consul"): 3, two: 3}
    assert {(row.one, row.other): sum(row.pairs) for row in command.rows}[two] == pairs + 3
    met.clear()
    command(*more, "--replace", "--only", "archon")
    assert met[two] == pairs + 3
    met.clear()
    command.rows.clear()
    some = {each: row for each, row in known.items() if each != ("herald", "scribe")}
    monkeypatch.setattr(rating_rows, "load", lambda: some)
    command("--part", "levels", *PRESENT)
    assert met == {("herald", "scribe"): 1000}
    assert [(row.one, row.other) for row in command.rows] == [*known]


def test_ladder_measures_only_the_named_rates_and_rivals(command: Command, met: Met) -> None:
    before = strength_card.load()
    parts = ("--part", "rates", "--part", "rivals", "--replace")
    card = command(*parts, "--only", "tribune", "--rate-pairs", "20")
    assert met == {("tribune", "tribune"): 20}
    assert {n.key for o, n in zip(before.levels, card.levels, strict=True) if o != n} == {"tribune"}
    tribune = next(each for each in card.levels if each.key == "tribune")
    assert tribune.rates["useless"] == (0.25, 0.25, 0.25)
    assert (tribune.rate_games, tribune.rate_seed) == (40, chunks.SEED)
    assert (tribune.rate_date, tribune.rate_players) == ("2099-01-01", digest("tribune"))
    assert card.rivals == before.rivals


def test_strength_card_keeps_retired_ratings_by_version() -> None:
    card = strength_card.load()
    kept = card_parts.retired(replace(card, earlier={"0.0.1": {"citizen": 1.0}}), "0.0.2").earlier
    assert kept["0.0.1"] == {"citizen": 1.0}
    assert kept["0.0.2"] == {level.key: level.elo for level in card.levels}


def test_ladder_refuses_wrong_arguments_in_one_sentence(
    command: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "verdict.json"
    damaged.write_text("{}", "utf-8")
    for option, value, status, words in (
        ("--pairs", "0", 2, "argument --pairs: 0 is too few"),
        ("--rate-pairs", "9", 2, "9 is too few: rates need at least 10"),
        ("--exploiter", str(tmp_path / "none.json"), 1, "none.json"),
        ("--exploiter", str(damaged), 1, "is not the verdict"),
    ):
        with pytest.raises(SystemExit) as stopped:
            command(option, value)
        assert stopped.value.code == status
        assert words in capsys.readouterr().err.splitlines()[-1]
    assert not command.cards


def test_strength_card_with_nan_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        strength_card.save(
            replace(strength_card.load(), exploiter={"share": nan}), tmp_path / "card.json"
        )
    assert not (tmp_path / "card.json").exists()


# The games between each two levels


def test_chunks_contain_every_pair_once_and_play_it_identically() -> None:
    found = chunks.chunks("greedy", "random", range(4, 27))
    assert [number for _, _, numbers in found for number in numbers] == list(range(4, 27))
    assert {(one, other) for one, other, _ in found} == {("greedy", "random")}
    scores, counts = chunks.meet_one_by_one(("greedy", "random", range(3, 6)))
    again, more = chunks.meet_one_by_one(("greedy", "random", range(6)))
    assert scores == again[3:]
    assert counts[0, 1] < more[0, 1]


def test_ladder_ratings_are_relative_to_the_first_level(
    met: Met, pool: Executor, tmp_path: Path
) -> None:
    assert level_games.due(PAIRS, {}) == EVERY_TWO
    found = level_games.played(EVERY_TWO, PAIRS, {}, pool)
    rating_rows.save(found.values(), tmp_path / "rows.json")
    assert rating_rows.load(tmp_path / "rows.json") == found
    assert found["scribe", "tribune"].pairing.scores == [0.25] * 30
    assert found["scribe", "tribune"].seed == level_games.SEED
    assert found["scribe", "archon"].seed == chunks.SEED
    for two in EVERY_TWO:
        near = two in pairwise(keys.LADDER)
        assert met[two] == ((20 if near else 10) if {*two} & {"consul", "archon"} else 30)
    card = card_parts.with_levels(strength_card.load(), found)
    assert (card.games, card.distant_games) == (40, 20)
    lowest, *others = card.levels
    assert (lowest.elo, lowest.margin, lowest.step) == (1000, 0, 0)
    assert min(level.margin for level in others) > 0
    for below, level in pairwise(card.levels):
        assert level.step == pytest.approx(level.elo - below.elo)
        assert level.step > 20
        assert (level.scores[below.key], below.scores[level.key]) == (0.75, 0.25)
    assert [each.rates for each in card.levels] == [
        each.rates for each in strength_card.load().levels
    ]


def test_changed_or_rarely_played_levels_are_due(changed: Change) -> None:
    known = rating_rows.load()
    assert level_games.due(PAIRS, known) == []
    assert level_games.due(PAIRS, known, again=True) == EVERY_TWO
    assert level_games.due(PAIRS, known, ["miser"], again=True) == []
    of_tribune = [each for each in EVERY_TWO if "tribune" in each]
    assert level_games.due(PAIRS, known, ["tribune"], again=True) == of_tribune
    more = level_games.Pairs(plain=30, near=1301, distant=10)
    assert level_games.due(more, known) == [("senator", "consul"), ("consul", "archon")]
    changed("tribune")
    assert level_games.due(PAIRS, known) == of_tribune
    assert level_games.due(PAIRS, known, ["scribe"]) == [("scribe", "tribune")]
    few = {each: row for each, row in known.items() if each != ("consul", "archon")}
    assert level_games.due(PAIRS, few, ["citizen"])[-1] == ("consul", "archon")


def test_elo_difference_is_finite_for_all_wins_or_losses() -> None:
    assert points(0.5, 10) == 0
    assert points(1.0, 10) == pytest.approx(-points(0.0, 10)) == pytest.approx(points(0.95, 10))
    assert points(0.75, 10) == pytest.approx(190.85, abs=0.01)
