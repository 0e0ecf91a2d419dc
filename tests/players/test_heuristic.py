"""The lower levels' judgement: sensible placements, and what each skill changes."""

import random
import statistics
import time
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tests.readers import board
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import (
    PLIES,
    PLIES_AN_ELECTION,
    VALUE,
    VALUES,
    Games,
    Place,
    random_tiles,
)
from tyrus_desktop.players.batch.heuristic import HeuristicPolicy, mean_values, threatened, worths
from tyrus_desktop.players.batch.policy import AHEAD, EFFECT, IN_FORCE, useless
from tyrus_desktop.players.batch.relative import RELATIVE_BUILDING, RELATIVE_TILE
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Judgement, create
from tyrus_desktop.players.player import never
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.traits import Skills
from tyrus_desktop.referee import Referee

STRATEGIES = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}
LOWER = [key for key, each in LADDER_PLAYERS.items() if isinstance(each, Judgement)]
GAMES = 100
MOST_USELESS = 0.05
MOST_USELESS_IN_THE_LAST = 0.10
SLOWEST_MS = 20.0
SURE = Skills(belief=1.0, foresight=0.5, temperature=0.01, memory=9)
"""All that a placement is worth decides."""


@cache
def placed(key: str, count: int) -> tuple[tuple[int, bool, bool], ...]:
    """Return what each placement of a level is in `count` games against itself, without search.

    The election from 0, whether the tile can never count, and whether no election of its
    building's kind is to come.
    """
    policy, rng = STRATEGIES[key].policy(), np.random.default_rng(8)
    games, found = Games.shuffled(count, rng), []
    while games.ply < PLIES and len(games):
        tiles, buildings = policy.choose(games, rng)
        kind = games.kind
        tile, building = (
            RELATIVE_TILE[kind, tiles].astype(int),
            RELATIVE_BUILDING[games.seat][kind, buildings],
        )
        bad = useless(games)
        for number, move in enumerate(6 * tile + building):
            left = list(games.kinds[number, games.election :]).count(buildings[number] % 3)
            shown = games.kinds[number, : games.election + 1]
            turned = list(shown).count(buildings[number] % 3)
            closed = turned == ELECTIONS // 3 and shown[-1] != buildings[number] % 3
            assert closed == (left == 0)
            found.append((games.election, bool(bad[number, move]), closed))
        games.play(tiles, buildings)
        games = games.take(np.flatnonzero(~games.over))
    return tuple(found)


@pytest.mark.parametrize("key", STRATEGIES)
def test_no_level_places_a_tile_where_no_election_is_in_force_or_to_come(
    key: str, volume: int
) -> None:
    assert not any(closed for _, _, closed in placed(key, GAMES * volume))


@pytest.mark.parametrize("key", LADDER_PLAYERS)
def test_few_placements_of_a_level_are_useless(key: str, volume: int) -> None:
    found = placed(key, GAMES * volume)
    assert statistics.fmean(bad for _, bad, _ in found) <= MOST_USELESS
    last = [bad for election, bad, _ in found if election == ELECTIONS - 1]
    assert len(last) > 100
    assert statistics.fmean(last) <= MOST_USELESS_IN_THE_LAST
    if key in LOWER:
        assert not any(bad for _, bad, _ in found)


def choices(skills: Skills, hand: str, *standing: str) -> set[str]:
    """Return what Ivory places with twenty generators in the first election, for the General.

    `standing` are the placements so far, as for `board`; it does not see the enemy's tiles.
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


def test_nobody_counters_where_nothing_is_to_be_countered_or_protected() -> None:
    careless = replace(SURE, temperature=7.5)
    assert "P9>iC" not in choices(careless, "S1 M1 P9")
    assert "P9>iC" in choices(careless, "S1 M1 P9", "iS9>iC", "bS2>bC")


def test_only_a_player_that_believes_backs_counters_and_blocks_them() -> None:
    trusting = replace(SURE, foresight=0.0)
    doubter = replace(trusting, belief=0.0)
    threatened = ("S1 P4", "iS2>iC", "bM5>iC")
    assert choices(trusting, *threatened) == {"P4>iC"}
    assert choices(doubter, *threatened) == {"S1>iC"}
    voted = ("S1 M8 P3", "iM2>iM", "bS9>bC")
    assert choices(trusting, *voted) == {"M8>bC"}
    assert choices(doubter, *voted) == {"S1>iC"}


def test_foresight_prepares_later_elections() -> None:
    assert choices(SURE, "S1 M9") == {"M9>iM"}
    assert choices(replace(SURE, foresight=0.1), "S1 M9") == {"S1>iC"}


def test_a_player_that_counts_stops_voting_when_it_has_enough() -> None:
    led = ("S8 P6", "iS10>iC", "bP1>bT", "iS9>iC", "bP2>iM")
    assert choices(SURE, *led) == {"S8>iC"}
    assert choices(replace(SURE, counting=True), *led) == {"P6>iT"}


def test_a_guarded_election_is_worth_more_only_while_the_enemy_could_win_by_it() -> None:
    rng = np.random.default_rng(4)
    policy, games, checked = LADDER_PLAYERS["tribune"].policy(), Games.shuffled(200, rng), 0
    here = AHEAD == 0
    while games.ply < 40:
        plain, guarded = (worths(games, replace(SURE, guard=each)) for each in (0, 0.5))
        own = 1 if games.seat == 0 else -1
        danger = (games.streak * own <= -2) | (games.wins[1 - games.seat] >= 4)
        checked += int(danger.sum())
        legal = here & ~useless(games)
        np.testing.assert_array_equal(plain[~danger], guarded[~danger])
        np.testing.assert_array_equal(plain[:, ~here], guarded[:, ~here])
        asked = plain > 0
        rows = danger[:, None] & legal & asked
        assert (guarded[rows] > plain[rows]).all()
        games.play(*policy.choose(games, rng))
    assert checked > 500


@pytest.mark.parametrize("key", ["citizen", "herald", "scribe", "tribune"])
def test_a_player_that_guards_rarely_gives_up_an_election_whose_loss_ends_the_game(
    key: str,
) -> None:
    level = LADDER_PLAYERS[key]
    assert isinstance(level, Judgement)
    heedless = replace(level, skills=replace(level.skills, guard=0))
    given_up, without_guard = (share_given_up(each.policy()) for each in (level, heedless))
    assert given_up < 0.08
    assert given_up < 0.7 * without_guard


def share_given_up(policy: HeuristicPolicy) -> float:
    """Return the share of the elections that could end the game with no vote, block or counter."""
    rng = np.random.default_rng(12)
    games, endangered, given_up = Games.shuffled(500, rng), 0, 0
    effects = danger = np.zeros((2, 0))
    while games.ply < PLIES:
        if games.ply % PLIES_AN_ELECTION == 0:
            effects, danger = np.zeros((2, len(games))), np.zeros((2, len(games)), np.bool_)
        seat = games.seat
        danger[seat] = threatened(games)
        tiles, buildings = policy.choose(games, rng)
        relative = RELATIVE_TILE[games.kind, tiles] * 6
        move = relative + RELATIVE_BUILDING[seat][games.kind, buildings]
        effects[seat] += EFFECT[move] & IN_FORCE[move]
        games.play(tiles, buildings)
        if games.ply % PLIES_AN_ELECTION == 0:
            endangered += int(danger.sum())
            given_up += int((danger & (effects == 0)).sum())
            games = games.take(np.flatnonzero(~games.over))
    return given_up / endangered


def test_thrift_keeps_high_tiles() -> None:
    assert choices(SURE, "S3 S10") == {"S10>iC"}
    assert choices(replace(SURE, thrift=1.5), "S3 S10") == {"S3>iC"}


def test_in_the_last_election_nothing_is_kept() -> None:
    games = random_games(8 * PLIES_AN_ELECTION)
    thrifty = worths(games, replace(SURE, thrift=1.5))
    np.testing.assert_array_equal(thrifty, worths(games, SURE))


def test_nobody_counters_where_no_enemy_tile_stands_while_there_is_better_to_do() -> None:
    assert choices(SURE, "S1 P9", "iM2>iM", "bM1>bM") == {"P9>iT"}


def test_a_low_temperature_compares_exactly_and_a_high_one_hardly() -> None:
    hot = replace(SURE, temperature=8.0)
    assert choices(SURE, "S7 S8 S9") == {"S9>iC"}
    assert len(choices(hot, "S7 S8 S9")) > 2


def test_memory_tells_what_the_enemy_still_has() -> None:
    games = random_games(5 * PLIES_AN_ELECTION + 2)
    np.testing.assert_array_equal(mean_values(games, 0), np.full((len(games), 3), 5.5))
    exact, number = mean_values(games, 9), 0
    for relative in range(3):
        profession = (relative + games.kind[number]) % 3
        tiles = range(VALUES * profession, VALUES * (profession + 1))
        place = games.place[1 - games.seat, number]
        unseen = [VALUE[tile] for tile in tiles if place[tile] != Place.SHOWN]
        assert exact[number, relative] == pytest.approx(np.mean(unseen))
    assert (mean_values(games, 2) != exact).any()


def random_games(ply: int) -> Games:
    """Return games played at random up to a ply."""
    rng = np.random.default_rng(4)
    games = Games.shuffled(50, rng)
    while games.ply < ply:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    return games


@pytest.mark.parametrize("key", LOWER)
def test_a_choice_takes_a_few_milliseconds_of_the_processor(key: str) -> None:
    player, rng, seconds = create(key), random.Random(2), []
    referee = Referee(Deal.shuffled(rng))
    while (side := referee.view(Side.IVORY).to_play) is not None:
        view, start = referee.view(side), time.process_time()
        placement = player.choose(view, rng, never)
        seconds.append(time.process_time() - start)
        referee.play(side, placement)
    assert 1000 * statistics.median(seconds) < SLOWEST_MS
