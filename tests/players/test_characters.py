"""The characters show their habits, by the asked factor more than the plain strongest level."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.imagined import critic
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, TILES, Games
from tyrus_desktop.players.batch.policy import (
    BLOCKS,
    COUNTERS,
    EFFECT,
    HIGH,
    HOARDED_UNTIL,
    IN_FORCE,
    VALUE_OF_MOVE,
    VOTES,
    on_streak,
)
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.kinds import known_kinds
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Strategy
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.traits import SearchSettings

LITTLE = SearchSettings(particles=8, worlds=8)
GAMES = 2


@cache
def positions() -> tuple[Games, ...]:
    """Return one in three positions of the network's games against itself, in five elections."""
    rng, found = np.random.default_rng(11), []
    policy = LADDER_PLAYERS["consul"].policy()
    games = Games.shuffled(GAMES, rng)
    while games.ply < HOARDED_UNTIL * PLIES_AN_ELECTION:
        found += [games.take(np.array([number])) for number in np.flatnonzero(~games.over)]
        games.play(*policy.choose(games, rng))
    return tuple(found[::3])


@cache
def shares(key: str) -> NDArray[np.float64]:
    """Return (N, 180): how likely a player's search makes it place what, in each position."""
    strategy = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}[key]
    assert isinstance(strategy, Strategy)
    assert strategy.search == SearchSettings()
    player = SearchPlayer(strategy.policy(), critic(), LITTLE, known_kinds())
    noise = np.zeros((1, TILES))
    weights = [
        player.move_weights(each, noise, np.random.default_rng(number), never)
        for number, each in enumerate(positions())
    ]
    return np.stack([each / each.sum() for each in weights])


def typical(key: str, habit: str) -> float:
    """Return how often, or with how many points, a player shows a habit (`trait_rates`)."""
    rows = [habit != "chase" or bool(on_streak(each)[0]) for each in positions()]
    shown = {
        "bluff": IN_FORCE & ~EFFECT,
        "counter": IN_FORCE & COUNTERS,
        "block": IN_FORCE & BLOCKS,
        "spend": VALUE_OF_MOVE >= HIGH,
        "chase": (IN_FORCE & VOTES) * VALUE_OF_MOVE,
    }[habit]
    return float((shares(key)[rows] @ shown).mean())


def test_a_bluffer_bluffs_with_more_than_one_tile_of_nine_and_far_more_often() -> None:
    assert typical("bluffer", "bluff") > max(0.12, 5 * typical(STRONGEST, "bluff"))


@pytest.mark.parametrize(
    ("key", "habit"), [("rampart", "counter"), ("saboteur", "block"), ("sprinter", "chase")]
)
def test_in_the_same_positions_a_character_shows_its_habit_half_as_much_again(
    key: str, habit: str
) -> None:
    assert typical(key, habit) > 1.5 * typical(STRONGEST, habit)


def test_in_the_same_positions_a_miser_places_half_as_many_high_tiles() -> None:
    assert typical("miser", "spend") < 0.5 * typical(STRONGEST, "spend")
