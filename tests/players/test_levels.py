"""The levels, the characters and the rivals: their traits, networks and knowledge."""

import gc
import random
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from tests.imagined import met, play_on, random_games
from tests.readers import other_world, replay
from tyrus_desktop.players.batch.encoding import INPUTS, forget_faces, inputs
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, TILES, Bools, Games
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.batch.policy import (
    BLOCKS,
    COUNTERS,
    EFFECT,
    HIGH,
    HOARDED_UNTIL,
    IN_FORCE,
    VALUE_OF_MOVE,
    VOTES,
    NetworkPolicy,
    counted_again,
    on_streak,
)
from tyrus_desktop.players.batch.relative import MOVES, legal_tiles
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Strategy, create
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.players.traits import Traits

STRATEGIES = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}


@cache
def blank() -> Network:
    """Return a network with equal logits for all moves, so that only traits affect choices."""
    shapes = [(INPUTS, 4), (4,), (4, 4), (4,), (4, MOVES), (MOVES,)]
    return Network(*(np.zeros(shape, np.float32) for shape in shapes))


@cache
def twins(seed: int, games: int) -> tuple[tuple[Games, Games], ...]:
    """Return two batches of positions that the side to play can't tell apart."""
    rng, found = random.Random(seed), []
    for game, view in met(seed, games):
        other = replay(other_world(game, view.side, rng)).view(view.side)
        found.append((games_of_view(view), games_of_view(other)))
    return tuple(found)


@cache
def batch() -> Games:
    """Return random games in the middle of the fourth election."""
    return random_games(200, 20, 5)


def sensible(games: Games) -> Bools:
    """Return (N, 180): the legal moves into buildings that will be counted."""
    legal: Bools = np.repeat(legal_tiles(games), 6, axis=1) & counted_again(games)
    return legal


def preferred(traits: Traits) -> Bools:
    """Return (N, 180): the legal moves that the traits prefer."""
    games = batch()
    weights = NetworkPolicy(blank(), traits).probabilities(games)
    assert np.allclose(weights.sum(axis=1), 1)
    legal = sensible(games)
    least = np.where(legal, weights, np.inf).min(axis=1, keepdims=True)
    shown: Bools = legal & (weights > 1.01 * least)
    return shown


@pytest.mark.parametrize("key", STRATEGIES)
def test_move_probabilities_do_not_depend_on_hidden_tiles(key: str, seed: int, volume: int) -> None:
    """The probabilities are bit-identical."""
    policy = STRATEGIES[key].policy()
    for number, pair in enumerate(twins(seed, 2 * volume)):
        noise = policy.attention_noise(random.Random(number))
        one, other = (policy.move_weights(each, noise) for each in pair)
        assert one.tobytes() == other.tobytes()


def test_each_character_prefers_its_habit() -> None:
    games = batch()
    named_after = {
        "bluffer": IN_FORCE & ~EFFECT,
        "rampart": IN_FORCE & COUNTERS,
        "saboteur": IN_FORCE & BLOCKS,
        "miser": VALUE_OF_MOVE < HIGH,
    }
    legal = sensible(games)
    assert games.election < HOARDED_UNTIL
    for key, moves in named_after.items():
        shown = preferred(CHARACTER_PLAYERS[key].traits)
        without = ~(legal & ~moves).any(axis=1)
        # A miser prefers an 8 to a 10.
        assert not (shown & ~moves).any() or key == "miser"
        assert (shown | without[:, None] | ~(legal & moves)).all()
    shown, won = preferred(CHARACTER_PLAYERS["sprinter"].traits), on_streak(games)
    assert 0 < won.sum() < len(won)
    assert not (shown[won] & ~(IN_FORCE & VOTES)).any()
    assert shown[won].any()
    assert not shown[~won].any()


def test_memory_and_hoarding_last_a_fixed_number_of_elections() -> None:
    rng, games = np.random.default_rng(7), batch().take(np.arange(20))
    active = inputs(games)
    assert (forget_faces(games, active, 9) == active).all()
    counts = [(forget_faces(games, active, memory) >= 0).sum() for memory in (0, 1, 2, 3)]
    assert all(fewer < more for fewer, more in pairwise(counts))
    hoarding = []
    while games.ply < 6 * PLIES_AN_ELECTION:
        policy = NetworkPolicy(blank(), Traits(hoard=1.0))
        weights = policy.move_weights(games, np.zeros((len(games), TILES)))
        hoarding.append((games.election, len(np.unique(weights[sensible(games)])) > 1))
        play_on(games, rng)
    assert set(hoarding) == {(3, True), (4, True), (5, False)}


def test_shipped_weights_are_used_and_small() -> None:
    sizes = {file: file.stat().st_size for file in WEIGHTS.parent.glob("*.npz")}
    played = {each.weights for each in STRATEGIES.values() if isinstance(each, Strategy)}
    assert played <= set(sizes)
    assert max(sizes.values()) < 1_400_000


def test_later_games_create_players_without_garbage() -> None:
    """Each game creates a new player, and what a start of a game leaves is never collected."""
    players = (*LADDER_PLAYERS, *CHARACTER_PLAYERS)
    for key in players:
        create(key)
    gc.collect()
    for key in players:
        create(key)
    assert gc.collect() == 0
