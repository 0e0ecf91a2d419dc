"""The batched opponents, and matches in mirrored pairs."""

import random

import numpy as np
import pytest

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES, Games, Place
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee
from tyrus_desktop.training.pool import (
    POOL,
    blocker,
    greedy,
    mean_and_error,
    play_pairs,
    random_player,
)


def test_the_batched_greedy_player_plays_as_the_greedy_player() -> None:
    """Where chance decides, the placements have the same value and no effect."""
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
    roles: list[list[int]] = []
    while games.ply < PLIES:
        tiles, buildings = blocker(games, rng)
        away = buildings == 3 * (1 - games.seat) + games.kind
        block = away & (tiles // 10 == (games.kind + 1) % 3)
        enemy_home = games.place[1 - games.seat] == (3 * (1 - games.seat) + games.kind + 2)[:, None]
        # Of a decoy it is no matter; a block is made only where something stands.
        assert enemy_home.any(axis=1)[block & (tiles % 10 >= 5)].all()
        assert (games.place[games.seat][np.arange(500), tiles] == Place.HAND).all()
        roles.append([int(block.sum()), int((~block).sum())])
        games.play(tiles, buildings)
    blocks = sum(block for block, _ in roles)
    assert 0.05 < blocks / (500 * PLIES) < 1 / 3


@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("blocker", "greedy")])
def test_the_pool_is_in_order_of_strength(strong: str, weak: str) -> None:
    score, error = mean_and_error(play_pairs((POOL[strong], POOL[weak]), 300, 1))
    assert score - 2 * error > 0.5
    assert 0 <= error < 0.03


def test_a_match_is_the_same_under_its_seed_and_fair_to_equals() -> None:
    once, again = (play_pairs((random_player, blocker), 50, 4) for _ in range(2))
    assert once.tolist() == again.tolist()
    mean, error = mean_and_error(play_pairs((random_player, random_player), 400, 5))
    assert abs(mean - 0.5) < 3 * error
