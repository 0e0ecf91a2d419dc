"""Measuring the ladder: what the command plays, and what it writes."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import nan
from pathlib import Path

import pytest

from tests.training.conftest import Change, Met
from tyrus_desktop.players import keys, strength
from tyrus_desktop.training import card_parts, characters, chunks, ladder, level_games, rows
from tyrus_desktop.training.characters import PlayedPair
from tyrus_desktop.training.digests import digest

PRESENT = (
    *("--near", "1000", "--distant", "100", "--rate-pairs", "75"),
    *("--character-pairs", "240", "--rival-pairs", "63"),
)
"""Arguments with which the card has enough games of everything."""


class Command:
    """Runs the command, and has what it would have written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cards: list[strength.StrengthCard] = []
        self.rows: list[rows.Row] = []
        self.games: characters.Games = {}
        self._monkeypatch = monkeypatch
        monkeypatch.setattr(strength, "save", self.cards.append)
        monkeypatch.setattr(rows, "save", self.rows.extend)
        monkeypatch.setattr(characters, "save", self._keep)
        monkeypatch.setattr(ladder, "pool_of", ThreadPoolExecutor)
        monkeypatch.setattr(card_parts, "today", lambda: "2099-01-01")

    def _keep(self, games: characters.Games) -> None:
        self.games = games

    def __call__(self, *arguments: str) -> strength.StrengthCard:
        """Return the card that it wrote last."""
        self._monkeypatch.setattr("sys.argv", ["ladder", "--processes", "1", *arguments])
        ladder.main()
        return self.cards[-1]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(monkeypatch)


def test_without_anything_due_nothing_is_played_and_the_card_stays(
    command: Command, met: Met
) -> None:
    card = command(*PRESENT)
    assert not met
    assert not command.rows
    assert not command.games
    before = strength.load()
    assert card == replace(before, levels=card.levels)
    for level, was in zip(card.levels, before.levels, strict=True):
        assert level.elo == pytest.approx(was.elo, abs=0.06)
        assert level.rates == was.rates


def test_a_date_is_that_of_what_was_played(
    command: Command,
    met: Met,
    changed: Change,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(characters, "play", lambda _: PlayedPair(0.5, 2 * (5 * ((1, 4),),)))
    before = strength.load()
    changed("miser")
    card = command("--only", "miser", *PRESENT)
    assert not met
    assert card.date == before.date
    assert {each.key for each in card.characters if each.date == "2099-01-01"} == {"miser"}
    assert [*command.games] == [*characters.load()], "The order of the file stays."
    changed("senator")
    card = command("--only", "senator", *PRESENT)
    assert {key for two in met for key in two} == {*keys.LADDER}
    assert card.date == "2099-01-01"
    assert card.characters == before.characters
    assert [each.key for each in card.levels if each.rate_date == "2099-01-01"] == ["senator"]


def test_with_the_strongest_level_all_characters_are_measured_again(
    command: Command,
    met: Met,
    changed: Change,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: Counter[str] = Counter()

    def play(task: characters.Task) -> PlayedPair:
        played[task[0]] += 1
        return PlayedPair(0.5, 2 * (5 * ((1, 4),),))

    monkeypatch.setattr(characters, "play", play)
    changed("archon")
    card = command("--only", "archon", *PRESENT, "--character-pairs", "10")
    assert played == dict.fromkeys((keys.STRONGEST, *keys.CHARACTERS), 20)
    assert all(each.players == digest(each.key, "archon") for each in card.characters)
    assert card.character_games == 40
    assert all("archon" in two for two in met)
    assert {each.date for each in card.rivals if each.level == "archon"} == {"2099-01-01"}
    assert not card.exploiter, "It has met another Archon."


def test_levels_are_rated_by_the_known_rows_without_a_game(
    command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = {
        two: replace(row, pairs=(0, 0, 900, 0, 100), players="others")
        for two, row in rows.load().items()
    }
    monkeypatch.setattr(rows, "load", lambda: known)
    monkeypatch.setattr(level_games, "played", None)
    card = command("--part", "levels", "--known")
    assert card.date == strength.load().date
    assert not command.rows
    # Each level takes 55 % from all above it: by this, the first is the best.
    first, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("1 citizen      1000")
    assert first.endswith(7 * "  55.0")


def test_a_row_that_is_missing_is_played_and_comes_to_its_place(
    command: Command, met: Met, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = rows.load()
    some = {two: row for two, row in known.items() if two != ("herald", "scribe")}
    monkeypatch.setattr(rows, "load", lambda: some)
    command("--part", "levels", *PRESENT)
    assert met == {("herald", "scribe"): 1000}
    assert [(row.one, row.other) for row in command.rows] == [*known]


def test_more_games_add_to_those_that_are_known_unless_all_are_played_again(
    command: Command, met: Met
) -> None:
    before = {(row.one, row.other): sum(row.pairs) for row in rows.load().values()}
    two = "consul", "archon"
    more = ("--part", "levels", "--near", str(before[two] + 3), "--distant", "1")
    command(*more)
    assert met == {("senator", "consul"): 3, two: 3}
    assert {(row.one, row.other): sum(row.pairs) for row in command.rows}[two] == before[two] + 3
    met.clear()
    command(*more, "--replace", "--only", "archon")
    assert met[two] == before[two] + 3


def test_a_look_writes_nothing(command: Command, met: Met) -> None:
    arguments = ("--look", "--replace", "--only", "citizen", "--part", "levels")
    with pytest.raises(IndexError):
        command(*arguments)
    assert len(met) == 7
    assert not command.rows


def test_only_the_named_rates_and_rivals_are_measured_again(command: Command, met: Met) -> None:
    before = strength.load()
    parts = ("--part", "rates", "--part", "rivals", "--replace")
    card = command(*parts, "--only", "tribune", "--rate-pairs", "20")
    assert met == {("tribune", "tribune"): 20}
    for old, new in zip(before.levels, card.levels, strict=True):
        assert (old == new) is (new.key != "tribune")
    tribune = next(each for each in card.levels if each.key == "tribune")
    assert tribune.rates["useless"] == (0.25, 0.25, 0.25)
    assert (tribune.rate_games, tribune.rate_seed) == (40, chunks.SEED)
    assert (tribune.rate_date, tribune.rate_players) == ("2099-01-01", digest("tribune"))
    assert card.rivals == before.rivals
    met.clear()
    card = command(*parts, "--only", "citizen", "--rate-pairs", "10")
    assert met == {("citizen", "citizen"): 10, ("beginner", "citizen"): 3000}
    for rival, found in zip(before.rivals, card.rivals, strict=True):
        assert (rival == found) is (found.key != "beginner")
    beginner = next(each for each in card.rivals if each.key == "beginner")
    share, low, high = beginner.share
    assert low < share == 0.25 < high
    assert (beginner.games, beginner.date, beginner.players) == (
        6000,
        "2099-01-01",
        digest("citizen"),
    )


@pytest.mark.parametrize("step", ["nan", "inf", "0", "-90"])
def test_levels_are_fitted_by_a_finite_step_above_0(command: Command, step: str) -> None:
    with pytest.raises(SystemExit):
        command(f"--fit={step}")


def test_retired_ratings_are_kept_under_the_version_that_had_them() -> None:
    card = strength.load()
    kept = card_parts.retired(replace(card, earlier={"0.0.1": {"citizen": 1.0}}), "0.0.2").earlier
    assert kept["0.0.1"] == {"citizen": 1.0}
    assert kept["0.0.2"] == {level.key: level.elo for level in card.levels}


def test_an_exploiter_without_a_verdict_is_refused_in_a_sentence(
    command: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "verdict.json"
    damaged.write_text("{}", "utf-8")
    for file, words in ((tmp_path / "none.json", "none.json"), (damaged, "is not the verdict")):
        with pytest.raises(SystemExit) as stopped:
            command("--exploiter", str(file))
        assert stopped.value.code == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert words in line
    assert not command.cards


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("--pairs 0", "0 is too few"),
        ("--near -1", "-1 is too few"),
        ("--rate-pairs 9", "9 is too few: rates need at least 10"),
        ("--character-pairs 1", "1 is too few: rates need at least 10"),
        ("--processes two", "'two' is not a whole number"),
    ],
)
def test_a_wrong_number_is_refused_in_a_sentence(
    wrong: str, words: str, command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        command(*wrong.split())
    assert stopped.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.endswith(f"argument {wrong.split(maxsplit=1)[0]}: {words}")


def test_a_card_with_a_number_that_is_not_finite_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        strength.save(replace(strength.load(), exploiter={"share": nan}), tmp_path / "card.json")
    assert not (tmp_path / "card.json").exists()
