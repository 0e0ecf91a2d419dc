"""Telling the characters apart: the classifier, and the games that it learns from."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tyrus_desktop.players import strength
from tyrus_desktop.players.keys import CHARACTERS, STRONGEST
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player
from tyrus_desktop.tournament import play_pair
from tyrus_desktop.training import card_parts, characters
from tyrus_desktop.training.characters import HABITS, SEEDS, GameByGame, Games, PlayedPair
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.recognise import rates_of
from tyrus_desktop.training.trait_rates import ObservedPlayer


def games(typical: float, pairs: int) -> Games:
    """Return games in which each character shows its habit this often, and others in a tenth."""
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


def test_counts_are_kept_game_by_game() -> None:
    one_by_one, together = GameByGame(create("senator")), ObservedPlayer(create("senator"))
    for player in (one_by_one, together):
        play_pair((player, create("greedy")), 5, 0)
    assert len(one_by_one.games) == 2
    total = np.sum([each.counts for each in one_by_one.games], axis=0)
    np.testing.assert_array_equal(total, together.counts)
    assert all(each.counts[0, 1] > 9 for each in one_by_one.games)


def test_rates_are_over_all_the_games_together() -> None:
    counts = np.zeros((2, 5, 2))
    counts[:, :, 1] = [[10], [30]]
    counts[1, 0, 0] = 8
    assert rates_of(counts).tolist() == pytest.approx([0.2, 0, 0, 0, 0])


def test_distinct_characters_are_told_and_equal_ones_are_not() -> None:
    for typical, low, high in ((0.4, 0.9, 1.0), (0.1, 0.0, 0.45)):
        right = characters.recognised(games(typical, 30))
        assert all(len(each) == 2 * 20 for each in right.values())
        assert low <= np.mean(list(right.values())) <= high


def test_a_character_is_judged_by_games_of_a_seed_that_was_not_learned_from() -> None:
    """Each habit is made to be another character's in the games of the other seed."""
    found = games(0.4, 30)
    turned = dict(zip(CHARACTERS, [*CHARACTERS[1:], CHARACTERS[0]], strict=True))
    mixed = {
        (key, seed): found[turned[key] if seed == SEEDS[1] else key, seed] for key, seed in found
    }
    assert np.mean(list(characters.recognised(mixed).values())) < 0.1


def test_a_character_meets_the_strongest_level_in_as_many_pairs_as_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = set()

    def quick_player(key: str) -> Player:
        asked.add(key)
        return create("senator")

    monkeypatch.setattr(characters, "create", quick_player)
    with ThreadPoolExecutor(1) as pool:
        found = characters.played(characters.missing(["miser"], 2, {}), {}, pool)
    assert asked == {"miser", STRONGEST}
    assert set(found) == {("miser", seed) for seed in SEEDS}
    assert all(len(pairs) == 2 for pairs in found.values())
    spend = HABITS.index("spend")
    assert all(
        0 < game[spend][1] <= 15 for pairs in found.values() for p in pairs for game in p.counts
    )
    characters.save(found, tmp_path / "games.json")
    assert characters.load(tmp_path / "games.json") == found


def test_more_games_add_to_those_that_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {each: pairs for each, pairs in games(0.4, 3).items() if each[0] == "miser"}
    assert characters.missing(["miser"], 2, known) == []
    tasks = characters.missing(["miser"], 5, known)
    assert tasks == [("miser", seed, number) for seed in SEEDS for number in (3, 4)]
    new = PlayedPair(1.0, ())
    monkeypatch.setattr(characters, "play", lambda _: new)
    with ThreadPoolExecutor(1) as pool:
        found = characters.played(tasks, known, pool)
    assert found == {each: [*pairs, new, new] for each, pairs in known.items()}


def test_all_characters_take_part_in_what_the_strongest_level_does() -> None:
    every = [STRONGEST, *CHARACTERS]
    assert characters.named([]) == characters.named(["herald", STRONGEST]) == every
    assert characters.named(["miser", "herald"]) == ["miser"]
    assert characters.named(["senator"]) == []


def test_a_character_that_wins_or_loses_every_game_has_a_finite_strength() -> None:
    every = {
        key: [replace(pair, score=score) for pair in pairs]
        for (name, seed), pairs in games(0.4, 10).items()
        for key, score in [((name, seed), 1.0 if name == "miser" else 0.0)]
    }
    (mean, low, high), (worst, lowest, upper) = (
        characters.entry(key, every, "").elo for key in ("miser", "bluffer")
    )
    assert 200 < low < mean <= high < 1000
    assert -1000 < lowest <= worst < upper < -200


def test_the_card_has_the_strength_and_habits_of_the_games_and_keeps_the_other_entries() -> None:
    before, found = strength.load(), games(0.4, 10)
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


def test_the_command_says_of_each_character_how_often_it_was_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["characters"])
    characters.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(CHARACTERS)
    for line in lines:
        _, right, _, of = line.split()
        assert 0.7 * int(of) <= int(right) <= int(of), "Fewer than are asked for."


def test_the_command_refuses_what_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["characters", "miser"])
    with pytest.raises(SystemExit) as stopped:
        characters.main()
    assert stopped.value.code == 2
    assert "unrecognized arguments: miser" in capsys.readouterr().err
