"""The batched opponents, and matches in mirrored pairs."""

import random

import numpy as np

from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.games import PLIES, Games, random_tiles
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament import interval
from tyrus_desktop.training.batch_adapter import as_batch_player, view_of_game
from tyrus_desktop.training.pool import POOL, blocker, greedy, play_pairs, random_player


def test_batch_view_equals_the_referees_view() -> None:
    deals = [Deal.shuffled(random.Random(n), Side.IVORY) for n in range(12)]
    referees, games = [Referee(deal) for deal in deals], Games.of_deals(deals)
    rng = np.random.default_rng(1)
    compared = 0
    while games.ply < PLIES:
        tiles, buildings = random_tiles(games.legal(), rng), rng.integers(0, 6, len(games))
        for number, referee in enumerate(referees):
            side = referee.view(Side.IVORY).to_play
            if side is not None:
                assert view_of_game(games, number) == referee.view(side)
                placement = Placement(ALL_TILES[tiles[number]], BUILDINGS[buildings[number]])
                referee.play(side, placement)
                compared += 1
        games.play(tiles, buildings)
    assert compared > 400


def test_batched_greedy_player_plays_as_the_greedy_player() -> None:
    """Choices may differ only between tiles of the same value that have no effect."""
    adapted, rng = as_batch_player(GreedyPlayer()), np.random.default_rng(1)
    games = Games.shuffled(20, rng)
    votes = decoys = 0
    while games.ply < PLIES and len(games):
        tiles, buildings = greedy(games, rng)
        others, elsewhere = adapted(games, rng)
        assert (tiles % 10 == others % 10).all()
        voting = tiles // 10 == games.kind
        assert (tiles == others)[voting].all()
        assert (buildings == elsewhere)[voting].all()
        votes, decoys = votes + voting.sum(), decoys + (~voting).sum()
        games.play(tiles, buildings)
        games = games.take(np.flatnonzero(~games.over))
    assert votes > decoys > 0
    assert play_pairs((adapted, as_batch_player(RandomPlayer())), 10, 3).mean() > 0.9


def test_batched_match_is_deterministic_and_the_stronger_player_wins() -> None:
    for strong, weak in (("greedy", "random"), ("blocker", "greedy")):
        low, _ = interval(play_pairs((POOL[strong], POOL[weak]), 300, 1).tolist())
        assert low > 0.5
    once, again = (play_pairs((random_player, blocker), 50, 4) for _ in range(2))
    assert once.tolist() == again.tolist()
    low, high = interval(play_pairs((random_player, random_player), 400, 5).tolist())
    assert low < 0.5 < high
