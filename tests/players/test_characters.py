"""The characters show their habits more often than the plain strongest level."""

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
    """Return every third position of the first five elections of a network's games."""
    rng, found = np.random.default_rng(11), []
    policy = LADDER_PLAYERS["consul"].policy()
    games = Games.shuffled(GAMES, rng)
    while games.ply < HOARDED_UNTIL * PLIES_AN_ELECTION:
        found += [games.take(np.array([number])) for number in np.flatnonzero(~games.over)]
        games.play(*policy.choose(games, rng))
    return tuple(found[::3])


@cache
def shares(key: str) -> NDArray[np.float64]:
    """Return (N, 180): a player's probability of each move in each position."""
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
    """Return the mean rate, or the mean points, of a habit of a player (`trait_rates`)."""
    rows = [habit != "chase" or bool(on_streak(each)[0]) for each in positions()]
    shown = {
        "bluff": IN_FORCE & ~EFFECT,
        "counter": IN_FORCE & COUNTERS,
        "block": IN_FORCE & BLOCKS,
        "spend": VALUE_OF_MOVE >= HIGH,
        "chase": (IN_FORCE & VOTES) * VALUE_OF_MOVE,
    }[habit]
    return float((shares(key)[rows] @ shown).mean())


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "habit", "factor"),
    [("bluffer", "bluff", 5), ("rampart", "counter", 1.5), ("saboteur", "block", 1.5),
     ("sprinter", "chase", 1.5)],
)  # fmt: skip
def test_character_shows_its_habit_more(key: str, habit: str, factor: float) -> None:
    assert typical(key, habit) > factor * typical(STRONGEST, habit)


@pytest.mark.long
def test_miser_places_half_as_many_high_tiles() -> None:
    assert typical("miser", "spend") < 0.5 * typical(STRONGEST, "spend")
