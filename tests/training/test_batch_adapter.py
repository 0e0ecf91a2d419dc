"""A game of a batch gives a player the same view as the referee."""

import random

import numpy as np

from tests.imagined import of_deals
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.games import PLIES, random_tiles
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.referee import Referee
from tyrus_desktop.training.batch_adapter import as_batch_player, view_of_game
from tyrus_desktop.training.pool import greedy, play_pairs


def test_the_view_of_a_game_in_a_batch_is_that_of_the_referee() -> None:
    deals = [Deal.shuffled(random.Random(n), Side.IVORY) for n in range(25)]
    referees, games = [Referee(deal) for deal in deals], of_deals(deals)
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
    assert compared > 1000


def test_an_adapted_player_plays_batches_as_it_plays_games() -> None:
    scores = play_pairs((as_batch_player(GreedyPlayer()), greedy), 100, 2)
    assert abs(scores.mean() - 0.5) < 0.05
    adapted = (as_batch_player(GreedyPlayer()), as_batch_player(RandomPlayer()))
    assert play_pairs(adapted, 30, 3).mean() > 0.9
