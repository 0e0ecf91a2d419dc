"""The batched rules of thumb equal those of the player."""

import numpy as np

from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.players.batch.games import PLIES, Games, tile_number
from tyrus_desktop.players.batch.relative import ABSOLUTE_BUILDING, ABSOLUTE_TILE, legal_tiles
from tyrus_desktop.players.rules_of_thumb.batch import probabilities, rules_of_thumb, worths
from tyrus_desktop.players.rules_of_thumb.parameters import TUNED
from tyrus_desktop.players.rules_of_thumb.player import worth_of_placements
from tyrus_desktop.training.batch_adapter import view_of_game
from tyrus_desktop.training.pool import blocker


def test_worths_are_those_of_the_player_in_whole_games() -> None:
    rng = np.random.default_rng(1)
    games = Games.shuffled(24, rng)
    compared = 0
    while games.ply < PLIES:
        found = worths(games).reshape(len(games), 30, 6)
        for number in np.flatnonzero(~games.over)[games.ply % 3 :: 3]:
            kind = games.kind[number]
            wanted = worth_of_placements(view_of_game(games, number), TUNED)
            tiles = ABSOLUTE_TILE[kind].tolist()
            buildings = ABSOLUTE_BUILDING[games.seat, kind].tolist()
            got = {
                placement: found[
                    number,
                    tiles.index(tile_number(placement.tile)),
                    buildings.index(BUILDINGS.index(placement.building)),
                ]
                for placement in wanted
            }
            assert len(wanted) == 6 * legal_tiles(games)[number].sum()
            assert max(abs(got[each] - wanted[each]) for each in wanted) < 1e-6
            compared += len(wanted)
        # Two players in turn, so that all buildings are used in many ways.
        players = (rules_of_thumb, blocker)
        games.play(*players[games.ply % 5 // 3](games, rng))
    assert compared > 10_000


def test_a_placement_that_is_worth_more_by_the_temperature_is_e_times_as_likely() -> None:
    games = Games.shuffled(8, np.random.default_rng(2))
    legal = np.repeat(legal_tiles(games), 6, axis=1)
    chances, worth = probabilities(games), worths(games)
    assert np.allclose(chances.sum(axis=1), 1)
    assert not chances[~legal].any()
    best = np.where(legal, worth, -np.inf).max(axis=1, keepdims=True)
    near = legal & (worth > best - 5 * TUNED.temperature)
    wanted = np.exp((worth - best) / TUNED.temperature) * chances.max(axis=1, keepdims=True)
    assert near.sum() > len(games)
    assert np.allclose(chances[near], wanted[near], rtol=1e-3)
