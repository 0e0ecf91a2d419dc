"""The batched opponents, and matches in mirrored pairs."""

import copy
import random

import numpy as np
import pytest

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION, Games, Place
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament import interval
from tyrus_desktop.training.pool import (
    POOL,
    BatchPlayer,
    Placements,
    blocker,
    greedy,
    play_pairs,
    random_player,
)


def test_the_batched_greedy_player_plays_as_the_greedy_player() -> None:
    """Where chance decides, both tiles have the same value and no effect."""
    rng = np.random.default_rng(1)
    votes = decoys = 0
    for number in range(40):
        stream = random.Random(number)
        referee = Referee(Deal.shuffled(stream))
        while (side := referee.view(Side.IVORY).to_play) is not None:
            view = referee.view(side)
            placement = GreedyPlayer().choose(view, stream, never)
            tiles, buildings = greedy(games_of_view(view), rng)
            seat = 0 if placement.building.side is view.first else 1
            assert tiles[0] % 10 + 1 == placement.tile.value
            if tiles[0] == 10 * placement.tile.profession + placement.tile.value - 1:
                assert buildings[0] == 3 * seat + placement.building.profession
                votes += 1
            else:
                decoys += 1
            referee.play(side, placement)
    assert votes > 10 * decoys > 0


def test_the_blocker_blocks_once_counters_once_and_is_greedy_otherwise() -> None:
    games = Games.shuffled(500, np.random.default_rng(2))
    rng = np.random.default_rng(3)
    counts = np.zeros((500, PLIES // PLIES_AN_ELECTION, 2, 2), np.int64)
    while games.ply < PLIES:
        tiles, buildings = blocker(games, rng)
        away = buildings == 3 * (1 - games.seat) + games.kind
        block = away & (tiles // 10 == (games.kind + 1) % 3)
        enemy_home = games.place[1 - games.seat] == (3 * (1 - games.seat) + games.kind + 2)[:, None]
        # Decoys are low tiles; a block is made only where an enemy tile stands.
        assert enemy_home.any(axis=1)[block & (tiles % 10 >= 5)].all()
        assert (games.place[games.seat][np.arange(500), tiles] == Place.HAND).all()
        home = buildings == 3 * games.seat + games.kind
        counter = home & (tiles // 10 == (games.kind + 2) % 3)
        counts[:, games.election, games.seat, 0] += block
        counts[:, games.election, games.seat, 1] += counter
        games.play(tiles, buildings)
    assert counts.max() == 1
    assert (counts.mean(axis=(0, 1, 2)) > 0.3).all()


@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("blocker", "greedy")])
def test_the_pool_is_in_order_of_strength(strong: str, weak: str) -> None:
    low, _ = interval(play_pairs((POOL[strong], POOL[weak]), 300, 1).tolist())
    assert low > 0.5


def test_a_match_is_deterministic_and_fair_to_equal_players() -> None:
    once, again = (play_pairs((random_player, blocker), 50, 4) for _ in range(2))
    assert once.tolist() == again.tolist()
    low, high = interval(play_pairs((random_player, random_player), 400, 5).tolist())
    assert low < 0.5 < high


def test_a_player_has_the_same_stream_in_both_games_of_a_pair() -> None:
    """So a pair differs from its mirror by the seats alone."""
    first_numbers: dict[str, list[float]] = {"one": [], "other": []}

    def noting(name: str) -> BatchPlayer:
        def choose(games: Games, rng: np.random.Generator) -> Placements:
            if games.ply < 2:
                first_numbers[name].append(np.random.default_rng(copy.deepcopy(rng)).random())
            return random_player(games, rng)

        return choose

    play_pairs((noting("one"), noting("other")), 10, 7)
    assert [len(numbers) for numbers in first_numbers.values()] == [2, 2]
    assert all(len(set(numbers)) == 1 for numbers in first_numbers.values())
    assert first_numbers["one"] != first_numbers["other"]
