"""What is at stake in an election, by the rules of the end alone."""

from dataclasses import replace

import pytest

from tests.readers import play_game, witnessed
from tyrus_desktop.engine.tally import Count, Tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rules_of_thumb.stakes import NULL, Stakes, stakes


def after(winners: str) -> Stakes:
    """Return Ivory's stakes after elections won by `i` or `b`, or null `-`."""
    votes = {"i": (5, 0), "b": (0, 5), "-": (0, 0)}
    tallies = tuple(
        Tally(number, Profession.SOLDIER, (), *(Count(each, 0, 0) for each in votes[winner]))
        for number, winner in enumerate(winners, start=1)
    )
    view = PlayerView(Side.IVORY, Side.IVORY, tallies=tallies)
    return stakes(replace(view, elections=(Profession.SOLDIER,) * (len(winners) + 1)))


def test_at_the_start_both_sides_have_the_same_chances() -> None:
    start = after("")
    assert start.won + start.lost == pytest.approx(1)
    assert start.null == pytest.approx(0.5)
    assert start.won > 0.55


def test_a_third_win_in_a_row_decides_and_a_null_election_stops_it() -> None:
    assert after("bb").lost == 0
    assert after("bb").null > 0.15
    assert after("ii").won == 1
    assert after("bb-b").lost > 0
    assert after("b-b").lost > 0


def test_a_fifth_win_decides() -> None:
    assert after("ibib-ib").won < 1
    assert after("iibiib-").won == 1


def test_the_last_election_decides_by_the_majority_or_the_last_tiles() -> None:
    level = after("iibb--ib")
    assert (level.won, level.null, level.lost) == (1, 0.5, 0)
    ahead = after("iibib---")
    assert (ahead.won, ahead.null, ahead.lost) == (1, 1, 0.5)


def test_the_eighth_election_is_worth_what_the_ninth_leaves() -> None:
    # Two each before it: a win leads by one, so only a lost ninth, to the last tiles, can hurt.
    eighth = after("ib-ib--")
    assert eighth.won == pytest.approx(NULL + (1 - NULL) * (1 + 0.5) / 2)
    assert eighth.lost == pytest.approx(1 - eighth.won)


def test_the_stakes_of_the_two_sides_add_up_in_whole_games() -> None:
    for seed in range(5):
        game = play_game(seed, "greedy", "greedy")
        sides = [witnessed(game, side) for side in Side]
        for (ivory, _), (brown, _) in zip(*sides, strict=True):
            if not ivory.over:
                mine, theirs = stakes(ivory), stakes(brown)
                assert mine.won + theirs.lost == pytest.approx(1)
                assert mine.null + theirs.null == pytest.approx(1)
