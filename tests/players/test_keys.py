"""The keys of the players, and the strength card of the levels."""

import copy
from dataclasses import replace
from pathlib import Path

from tyrus_desktop.players import keys, levels, strength_card
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS
from tyrus_desktop.players.rivals.monte_carlo import MonteCarloPlayer
from tyrus_desktop.tournament.pairs import NORMAL_95

NORMAL_99 = 2.576


def test_player_keys_round_trip_through_record_descriptions() -> None:
    assert tuple(LADDER_PLAYERS) == keys.LADDER
    assert tuple(CHARACTER_PLAYERS) == keys.CHARACTERS
    assert tuple(levels.SIMPLE_PLAYERS) == keys.SIMPLE
    for key in levels.LEVELS:
        assert keys.described(keys.description(key)) == key
    assert keys.description("miser") == "archon miser"
    assert keys.described("archon dreamer") == keys.described("emperor") == "archon"
    assert keys.described("miser") == "archon"
    assert [keys.step(key) for key in ("random", "citizen", "archon", "miser")] == [0, 1, 8, 8]


def test_every_documented_key_has_its_player() -> None:
    simple = ("random", "greedy", "rules-of-thumb")
    ladder = "citizen herald scribe tribune magistrate senator consul archon"
    characters = ("bluffer", "rampart", "saboteur", "miser", "sprinter")
    monte_carlo = ("monte-carlo-1000", "monte-carlo-5000")
    rivals = ("beginner", *monte_carlo, "archon-expert", "consul-0.1", "hunter")
    assert tuple(levels.LEVELS) == (*simple, *ladder.split(), *characters)
    assert tuple(levels.PLAYERS) == tuple(levels.LEVELS) + rivals
    assert all(isinstance(levels.create(key), MonteCarloPlayer) for key in monte_carlo)


def test_strength_card_round_trips_to_four_decimals(tmp_path: Path) -> None:
    card = strength_card.load()
    first = replace(card.levels[1], elo=1129.26, margin=8.77204, step_margin=11.86411)
    strength_card.save(replace(card, levels=(first, *card.levels[1:])), tmp_path / "card.json")
    again = strength_card.load(tmp_path / "card.json")
    rounded = replace(first, elo=1129.3, margin=8.772, step_margin=11.8641)
    assert again == replace(card, levels=(rounded, *card.levels[1:]))


def test_strength_card_values_are_within_bounds() -> None:
    card = strength_card.load()
    assert tuple(level.key for level in card.levels) == keys.LADDER
    assert tuple(each.key for each in card.characters) == (keys.STRONGEST, *keys.CHARACTERS)
    assert card.games >= 2000
    assert all(80 <= level.step <= 150 for level in card.levels[1:])
    assert all(
        round(level.step_margin) <= 15 for level in card.levels[1:]
    )  # As it is shown, rounded.
    assert card.distant_games >= 200
    assert card.character_games >= 960
    plain, *characters = card.characters
    assert all(each.elo[0] >= -40 for each in characters)
    # Its true value against itself is 0.
    assert abs(plain.elo[0]) <= NORMAL_99 / NORMAL_95 * (plain.elo[2] - plain.elo[1]) / 2
    assert card.exploiter["of_strongest"] <= 0.52
    hunter = next(each for each in card.rivals if each.key == "hunter")
    assert hunter.games >= 1000
    assert hunter.share[0] <= 0.55
    for level in card.levels:
        assert level.rates["useless"][0] <= 0.05
        assert level.rates["ninth"][0] <= 0.10
    rivals = {(each.key, each.level): each for each in card.rivals}
    beginner = rivals["beginner", keys.LADDER[0]]
    assert beginner.games >= 1000
    assert 0.60 <= beginner.share[0] <= 0.70


def test_strength_card_keeps_the_ratings_of_replaced_levels() -> None:
    ratings = strength_card.load().earlier["0.1.0"]
    assert tuple(ratings) == keys.LADDER
    assert [round(elo) for elo in ratings.values()][:3] == [1000, 1129, 1246]
    assert {f"0.1.0+{number}" for number in (1, 2, 3)} <= set(strength_card.load().earlier)


def test_unknown_level_error_can_be_copied_between_processes() -> None:
    error = levels.UnknownLevel("emperor")
    assert "“emperor”, only random," in str(error)
    # Errors of other processes are copied.
    assert str(copy.copy(error)) == str(error)
