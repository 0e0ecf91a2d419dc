"""The rules of thumb: worths in made positions, stakes, and habits in whole games."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from tests.readers import board
from tyrus_desktop.engine.tally import Count, Tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import PLIES, Games, random_tiles
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.rules_of_thumb.batch import (
    chance_above,
    probabilities,
    worths,
)
from tyrus_desktop.players.rules_of_thumb.parameters import TUNED
from tyrus_desktop.players.rules_of_thumb.player import RulesOfThumbPlayer
from tyrus_desktop.players.rules_of_thumb.stakes import NULL, Stakes, stakes_of
from tyrus_desktop.training import behaviours

SOLDIER, MERCHANT, PRIEST = Profession
HAND = "S1 S8 S9 M1 M7 M9 P1 P7 P9"


def seen(*tiles: str, hand: str = HAND, winners: str = "") -> PlayerView:
    """Return Ivory's view in a General election after these earlier elections.

    The sides must have placed the tiles in turn, Brown last.
    """
    votes = {"i": Count(5, 0, 0), "b": Count(0, 0, 0), "-": Count(0, 0, 0)}
    other = {"i": "b", "b": "i", "-": "-"}
    tallies = tuple(
        Tally(number, PRIEST, (), votes[winner], votes[other[winner]])
        for number, winner in enumerate(winners, start=1)
    )
    number = len(winners) + 1
    standing = tuple(
        replace(each, election=number, tile=each.tile if each.owner is Side.IVORY else None)
        for each in board(*tiles)
    )
    return PlayerView(
        Side.IVORY,
        Side.IVORY if (number + len(standing)) % 2 else Side.BROWN,
        (PRIEST,) * len(winners) + (SOLDIER,),
        tuple(sorted(map(Tile.parse, hand.split()))),
        enemy_hand=9,
        reserve=21,
        standing=standing,
        tallies=tallies,
    )


def test_chances_are_those_of_the_normal_distribution() -> None:
    for margin, deviation in ((0, 3), (3, 3), (-1.96, 1), (0.4, 2)):
        wanted = 0.5 * math.erfc(-margin / (deviation * math.sqrt(2)))
        found = chance_above(np.array([float(margin)]), np.array([float(deviation)]))
        assert found == pytest.approx([wanted], abs=2e-7)


def test_probabilities_follow_worth_and_temperature() -> None:
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


def test_worths_are_unchanged() -> None:
    """The strength card was measured with these worths; they change with the rules of thumb."""
    rng = np.random.default_rng(1)
    games, found = Games.shuffled(12, rng), []
    factors = np.cos(np.arange(12 * 180)).reshape(12, 180)
    while games.ply < PLIES:
        if games.ply % 5 == 2:
            found.append(float((worths(games) * factors).sum()))
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    assert found == pytest.approx(UNCHANGED, abs=1e-4)


UNCHANGED = [
    0.07201,
    0.05151,
    -0.06699,
    -1.51000,
    -0.56550,
    0.32100,
    -1.16313,
    -5.23892,
    -1.21664,
    0.58451,
    -0.40850,
]


def worth(view: PlayerView, placement: str) -> float:
    every = list(map(str, view.legal_placements()))
    return float(RulesOfThumbPlayer().worths(view)[every.index(placement)])


def test_block_is_worth_more_against_more_hidden_tiles() -> None:
    def blocking(view: PlayerView) -> float:
        return worth(view, "M9>bC") - worth(view, "M9>bT")

    none = seen("iS9>iC", "bS1>iT", "iS7>iC", "bS2>bM")
    two = seen("iS9>iC", "bS1>bC", "iS7>iC", "bS2>bC")
    assert blocking(two) > max(0, blocking(none))


def test_counter_is_worth_more_against_a_hidden_tile() -> None:
    def countering(view: PlayerView) -> float:
        return worth(view, "P9>iC") - worth(view, "P9>bC")

    quiet = seen("iS9>iC", "bM1>bT", "iS7>iC", "bM2>bT")
    threatened = seen("iS9>iC", "bM1>iC", "iS7>iC", "bM2>iC")
    assert countering(threatened) > max(0, countering(quiet))


def test_bluff_uses_low_tiles_while_the_enemy_can_still_react() -> None:
    view = seen("bS1>iT")
    assert worth(view, "P1>bC") > worth(view, "P9>bC")
    last = seen("bS1>bC", "iM2>bC", "bS2>bC", "iM3>bC", "bS3>bC")
    early = worth(view, "P1>bC") - worth(view, "P1>iM")
    late = worth(last, "P1>bC") - worth(last, "P1>iM")
    assert early > late == 0


def test_election_is_worth_more_against_a_third_win_in_a_row() -> None:
    def contesting(view: PlayerView) -> float:
        return worth(view, "S9>iC") - worth(view, "S1>bM")

    tiles = ("bS1>bC", "iS2>iC", "bM1>iT")
    calm, threatened = seen(*tiles, winners="bi"), seen(*tiles, winners="bb")
    assert contesting(threatened) > contesting(calm)


def test_high_tiles_are_saved_in_the_last_election() -> None:
    view = seen(hand="S1 S8 M1 M9 P1 P9", winners="ib-ib-ib")
    assert worth(view, "P1>bT") > worth(view, "P9>bT")


@pytest.mark.long
def test_every_behaviour_occurs_in_whole_games() -> None:
    found = behaviours.rates(RulesOfThumbPlayer(), games=60, seed=4)
    rates = {behaviour: seen / occasions for behaviour, (seen, occasions) in found.items()}
    assert min(rate for behaviour, rate in rates.items() if behaviour != "unasked") >= 0.02
    assert rates["counter"] > 2 * rates["unasked"]
    assert rates["guard"] > rates["contest"]


def after(winners: str) -> Stakes:
    """Return Ivory's stakes after elections won by `i` or `b`, or null `-`."""
    streak = 0
    for winner in winners:
        step = {"i": 1, "b": -1, "-": 0}[winner]
        streak = streak + step if streak * step > 0 else step
    return stakes_of(len(winners), winners.count("i"), winners.count("b"), streak)


def test_first_election_is_even() -> None:
    start = after("")
    assert start.won + start.lost == pytest.approx(1)
    assert start.null == pytest.approx(0.5)
    assert start.won > 0.55


def test_third_win_in_a_row_decides() -> None:
    assert after("bb").lost == 0
    assert after("bb").null > 0.15
    assert after("ii").won == 1
    assert after("bb-b").lost > 0
    assert after("b-b").lost > 0
    assert after("bb").null == stakes_of(2, 0, 2, 0).null


def test_fifth_win_decides() -> None:
    assert after("ibib-ib").won < 1
    assert after("iibiib-").won == 1


def test_last_election_decides_by_majority_or_tiles() -> None:
    level = after("iibb--ib")
    assert (level.won, level.null, level.lost) == (1, 0.5, 0)
    ahead = after("iibib---")
    assert (ahead.won, ahead.null, ahead.lost) == (1, 1, 0.5)


def test_eighth_election_counts_the_ninth() -> None:
    # Two each before it: a win leads by one, so only a lost ninth, to the last tiles, can hurt.
    eighth = after("ib-ib--")
    assert eighth.won == pytest.approx(NULL + (1 - NULL) * (1 + 0.5) / 2)
    assert eighth.lost == pytest.approx(1 - eighth.won)


def test_stakes_of_the_two_sides_add_up() -> None:
    for winners in ("", "i", "ib", "ii", "ib-bi", "iibb", "ibibib-"):
        mine, theirs = after(winners), after(winners.translate(str.maketrans("ib", "bi")))
        assert mine.won + theirs.lost == pytest.approx(1)
        assert mine.null + theirs.null == pytest.approx(1)
