"""The lower levels make sensible placements, and each of their skills has its effect."""

import random
from dataclasses import replace

import numpy as np
import pytest

from tests.imagined import random_games
from tests.readers import board
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.heuristic import HeuristicPolicy, worths
from tyrus_desktop.players.batch.policy import useless
from tyrus_desktop.players.batch.relative import RELATIVE_BUILDING, RELATIVE_TILE
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Judgement
from tyrus_desktop.players.player import never
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.traits import Skills

STRATEGIES = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}
LOWER = [key for key, each in LADDER_PLAYERS.items() if isinstance(each, Judgement)]
SURE = Skills(belief=1.0, foresight=0.5, temperature=0.01, memory=9)
"""A player that always makes the placement of the highest worth."""


def useless_shares(key: str, games: Games) -> list[float]:
    """Return the share of a level's useless placements in each election, and check its buildings.

    No level places a tile in a building of a kind that will not be counted again.
    """
    policy, rng = STRATEGIES[key].policy(), np.random.default_rng(8)
    counts = np.zeros((ELECTIONS, 2))
    while games.ply < PLIES and len(games):
        rows = np.arange(len(games))
        tiles, buildings = policy.choose(games, rng)
        assert (games.kinds[:, games.election :] == buildings[:, None] % 3).any(axis=1).all()
        tile = RELATIVE_TILE[games.kind, tiles].astype(int)
        building = RELATIVE_BUILDING[games.seat][games.kind, buildings]
        counts[games.election] += useless(games)[rows, 6 * tile + building].sum(), len(games)
        games.play(tiles, buildings)
        games = games.take(np.flatnonzero(~games.over))
    shares: list[float] = (counts[:, 0] / np.maximum(1, counts[:, 1])).tolist()
    return shares


@pytest.mark.parametrize("key", [*LOWER, "senator", "bluffer"])
def test_lower_levels_make_no_useless_placements(key: str) -> None:
    shares = useless_shares(key, Games.shuffled(25, np.random.default_rng(8)))
    assert not any(shares) or key not in LOWER


def choices(skills: Skills, hand: str, *standing: str) -> set[str]:
    """Return Ivory's placements in a General election with twenty random generators.

    `standing` lists the earlier placements as for `board`; the enemy's tiles are hidden.
    """
    seen = [
        each if each.owner is Side.IVORY else replace(each, tile=None) for each in board(*standing)
    ]
    view = PlayerView(
        Side.IVORY,
        Side.IVORY,
        (Profession.SOLDIER,),
        tuple(sorted(map(Tile.parse, hand.split()))),
        enemy_hand=9,
        reserve=21,
        standing=tuple(seen),
    )
    player = SamplingPlayer(HeuristicPolicy(skills))
    return {str(player.choose(view, random.Random(seed), never)) for seed in range(20)}


def test_each_skill_changes_the_expected_placements() -> None:
    assert choices(SURE, "S1 M9") == {"M9>iM"}
    assert choices(replace(SURE, foresight=0.1), "S1 M9") == {"S1>iC"}
    led = ("S8 P6", "iS10>iC", "bP1>bT", "iS9>iC", "bP2>iM")
    assert choices(SURE, *led) == {"S8>iC"}
    assert choices(replace(SURE, counting=True), *led) == {"P6>iT"}
    assert choices(SURE, "S3 S10") == {"S10>iC"}
    assert choices(replace(SURE, thrift=1.5), "S3 S10") == {"S3>iC"}
    assert choices(SURE, "S7 S8 S9") == {"S9>iC"}
    assert len(choices(replace(SURE, temperature=8.0), "S7 S8 S9")) > 2
    last = random_games(50, 8 * PLIES_AN_ELECTION, 4)
    np.testing.assert_array_equal(worths(last, replace(SURE, thrift=1.5)), worths(last, SURE))


def test_player_with_a_belief_counters_and_blocks_hidden_tiles() -> None:
    trusting = replace(SURE, foresight=0.0)
    doubter = replace(trusting, belief=0.0)
    threatened = ("S1 P4", "iS2>iC", "bM5>iC")
    assert choices(trusting, *threatened) == {"P4>iC"}
    assert choices(doubter, *threatened) == {"S1>iC"}
    voted = ("S1 M8 P3", "iM2>iM", "bS9>bC")
    assert choices(trusting, *voted) == {"M8>bC"}
    assert choices(doubter, *voted) == {"S1>iC"}
