"""Greedy playouts have the same results as games played placement by placement."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tyrus_desktop.players.batch.games import (
    PLIES,
    PROFESSION,
    TILES,
    VALUE,
    Games,
    random_tiles,
)
from tyrus_desktop.players.rivals.greedy_playouts import random_coins, winners


def greedy_turn(games: Games, coins: NDArray[np.int32]) -> None:
    """Make one greedy placement; the coins break ties between decoys."""
    legal, kind = games.legal(), games.kind[:, None]
    votes = legal & (kind == PROFESSION)
    heads = (coins[:, None] >> (10 * games.seat + VALUE - 1) & 1) > 0
    after = np.where(heads, TILES - np.arange(TILES), np.arange(TILES)) / 100
    decoy = np.argmin(np.where(legal, VALUE + after, 99), axis=1)
    has_voter = votes.any(axis=1)
    tiles = np.where(has_voter, np.argmax(votes * VALUE, axis=1), decoy)
    away = ~has_voter & (PROFESSION[tiles] == (games.kind + 2) % 3)
    games.play(tiles, 3 * np.where(away, 1 - games.seat, games.seat) + games.kind)


@pytest.mark.parametrize("start", [0, 4, 17, 41, 48, 53, 54])
def test_playouts_match_single_placements(start: int) -> None:
    rng = np.random.default_rng(start)
    games = Games.shuffled(1000, rng)
    while games.ply < start:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    coins = random_coins(len(games), rng)
    before = games.take(np.arange(len(games)))
    won = winners(games, coins)
    for name in ("place", "streak"):
        assert (getattr(games, name) == getattr(before, name)).all()
    while games.ply < PLIES:
        greedy_turn(games, coins)
    assert won.tolist() == games.winner.tolist()
    assert start > 50 or len(set(won.tolist())) == 3


def test_coins_are_fair() -> None:
    coins = random_coins(20_000, np.random.default_rng(1))
    shares = (coins[:, None] >> np.arange(30) & 1).mean(axis=0)
    assert np.abs(shares - 0.5).max() < 0.02
