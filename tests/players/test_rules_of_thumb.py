"""The player with rules of thumb: its worths of moves, its stakes, and its habits in games."""

import math

import numpy as np
import pytest

from tests.imagined import play_on
from tyrus_desktop.players.batch.games import PLIES, Games
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.rules_of_thumb.batch import chance_above, probabilities, worths
from tyrus_desktop.players.rules_of_thumb.election_stakes import NULL, Stakes, stakes_of
from tyrus_desktop.players.rules_of_thumb.parameters import TUNED
from tyrus_desktop.players.rules_of_thumb.rule_player import RulesOfThumbPlayer
from tyrus_desktop.training import behaviour_rates


def test_win_chances_follow_the_normal_distribution() -> None:
    for margin, deviation in ((0, 3), (3, 3), (-1.96, 1), (0.4, 2)):
        wanted = 0.5 * math.erfc(-margin / (deviation * math.sqrt(2)))
        found = chance_above(np.array([float(margin)]), np.array([float(deviation)]))
        assert found == pytest.approx([wanted], abs=2e-7)


def test_move_probabilities_follow_worth_and_temperature() -> None:
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


def test_worth_of_moves_is_unchanged() -> None:
    """The strength card was measured with these worths; changed rules need new measurements."""
    rng = np.random.default_rng(1)
    games, found = Games.shuffled(12, rng), []
    factors = np.cos(np.arange(12 * 180)).reshape(12, 180)
    while games.ply < PLIES:
        if games.ply % 5 == 2:
            found.append(float((worths(games) * factors).sum()))
        play_on(games, rng)
    unchanged = [0.07201, 0.05151, -0.06699, -1.51, -0.5655, 0.321, -1.16313, -5.23892, -1.21664,
                 0.58451, -0.4085]  # fmt: skip
    assert found == pytest.approx(unchanged, abs=1e-4)


@pytest.mark.long
def test_every_behaviour_occurs_in_whole_games() -> None:
    found = behaviour_rates.rates(RulesOfThumbPlayer(), games=60, seed=4)
    rates = {behaviour: seen / occasions for behaviour, (seen, occasions) in found.items()}
    assert min(rate for behaviour, rate in rates.items() if behaviour != "unasked") >= 0.02
    assert rates["counter"] > 2 * rates["unasked"]
    assert rates["guard"] > rates["contest"]


def after(winners: str) -> Stakes:
    """Return Ivory's stakes after elections with the winners `i`, `b` or none (`-`)."""
    streak = 0
    for winner in winners:
        step = {"i": 1, "b": -1, "-": 0}[winner]
        streak = streak + step if streak * step > 0 else step
    return stakes_of(len(winners), winners.count("i"), winners.count("b"), streak)


def test_election_stakes_depend_on_the_wins_so_far() -> None:
    start = after("")
    assert start.null == pytest.approx(0.5)
    assert start.won > 0.55
    # A third win in a row decides, and so does a fifth win.
    assert (after("bb").lost, after("ii").won, after("iibiib-").won) == (0, 1, 1)
    assert after("bb").null > 0.15
    assert after("bb-b").lost > 0
    assert after("b-b").lost > 0
    assert after("ibib-ib").won < 1
    # The last election decides by the majority or the last tiles.
    level, ahead = after("iibb--ib"), after("iibib---")
    assert (level.won, level.null, level.lost) == (1, 0.5, 0)
    assert (ahead.won, ahead.null, ahead.lost) == (1, 1, 0.5)
    # Two wins each before the eighth election: its winner leads by one.
    eighth = after("ib-ib--")
    assert eighth.won == pytest.approx(NULL + (1 - NULL) * (1 + 0.5) / 2)
    for winners in ("", "i", "ib", "ii", "ib-bi", "iibb", "ibibib-"):
        mine, theirs = after(winners), after(winners.translate(str.maketrans("ib", "bi")))
        assert mine.won + theirs.lost == pytest.approx(1)
        assert mine.null + theirs.null == pytest.approx(1)
