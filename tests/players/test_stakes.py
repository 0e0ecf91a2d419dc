"""The stakes of an election follow from the rules of the end alone."""

import pytest

from tyrus_desktop.players.rules_of_thumb.stakes import NULL, Stakes, stakes_of


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
