"""Concealments and reads are measured by knowing one back; empty answers by the count."""

import random

import numpy as np
import pytest

from tests.imagined import critic, network
from tests.readers import play_game
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.review import bluffs
from tyrus_desktop.review.choices import Candidates, Choice
from tyrus_desktop.review.estimates import Estimator
from tyrus_desktop.review.eyes import Eyes
from tyrus_desktop.review.positions import Finished

PLAYED = play_game(7, "greedy", "greedy")
GAME = Finished(Record({}, PLAYED.deal, PLAYED.placements))


def test_belief_of_a_back_comes_from_the_worlds_alone() -> None:
    ply = next(p for p in range(2, GAME.plies) if bluffs.backs(GAME, p, GAME.states[p]))
    seat, sure = GAME.states[ply].seat, GAME.states[ply]
    for back in bluffs.backs(GAME, ply, sure.take(np.zeros(4, np.intp))):
        assert (back.expected, back.spread, back.surprise) == (back.points, 0, 0)
    eyes = Eyes(GAME, seat, network(1).probabilities, 64)
    for back in bluffs.backs(GAME, ply, eyes.worlds(sure, np.random.default_rng(1))):
        assert back.owner is GAME.side(1 - seat)
        assert back.tile == PLAYED.placements[back.ply].tile
        assert back.spread > 0
        assert 0 <= back.nothing <= 1


def test_cost_of_a_back_is_the_gain_from_knowing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ply = next(p for p in range(8, GAME.plies) if bluffs.backs(GAME, p, GAME.states[p]))
    back = bluffs.backs(GAME, ply, GAME.states[ply])[0]
    even = np.array([0.5, 0.5])
    among = Candidates(np.arange(2), np.append(even, 0), 0, np.zeros(180), even)
    choice = Choice(ply, GAME.states[ply].seat, among)
    noise = np.random.default_rng(1).normal(scale=0.01, size=(2, 64))
    choice.parts.append(np.vstack([0.5 + noise, np.zeros((1, 64))]))
    seen: list[Games] = []

    def knowing(_: object, worlds: Games, *_rest: object) -> np.ndarray:
        seen.append(worlds)
        chances: np.ndarray = 0.5 + noise + gains[-1]
        return chances

    monkeypatch.setattr(bluffs, "after_each", knowing)
    rng = np.random.default_rng(1)
    gains: list[np.ndarray] = []
    for gain, cost in ((0.1, 10), (0.0, None)):
        gains.append(np.array([[0.0], [gain]]))
        eyes = Eyes(GAME, choice.seat, network(1).probabilities, 32)
        policy = network(1).probabilities
        estimator = Estimator((policy, policy), critic())
        found = bluffs.measured(GAME, estimator, choice, back, eyes, rng)
        assert (found is None) == (cost is None)
        assert found is None or found.cost == pytest.approx(cost, abs=1)
        assert (seen[-1].tiles[back.ply] == GAME.states[ply].tiles[back.ply]).all()


def test_noise_alone_never_looks_like_a_missed_chance() -> None:
    rng = np.random.default_rng(1)
    found = [bluffs.missed(rng.normal(size=(8, 16)), 0).mean() for _ in range(2000)]
    assert abs(np.mean(found)) < 3 * np.std(found) / len(found) ** 0.5


def one_election(seed: int) -> Record:
    """Return a resigned game: the first player votes low at home, the other blocks high there."""
    deal = Deal.shuffled(random.Random(seed))
    kind, home = deal.elections[0], deal.first
    hands = {side: sorted(deal.tiles(side)[:9]) for side in Side}
    placements = []
    for order in range(6):
        side = home if order % 2 == 0 else home.other
        role = kind if side is home else kind.blocked_by
        fitting = [tile for tile in hands[side] if tile.profession is role] or hands[side]
        tile = fitting[0 if side is home else -1]
        hands[side].remove(tile)
        placements.append(Placement(tile, Building(home, kind)))
    return Record({GIVEN_UP_BY: "ivory"}, deal, tuple(placements))


def test_empty_answers_are_those_that_changed_no_vote() -> None:
    costly = 0
    for seed in range(8):
        record = one_election(seed)
        home, (tally,) = record.deal.first, record.tallies
        count = tally.count(home)
        wasted = count.blocks - count.counters - count.votes
        found = [each for each in bluffs.empty_answers(Finished(record)) if each.owner is home]
        assert [each.wasted for each in found] == [wasted] * (wasted >= bluffs.WASTED)
        for each in found:
            assert sum(tile.value for tile in each.answers) == count.blocks
            assert len(each.bait) == 3
            costly += 1
    assert 0 < costly < 8
