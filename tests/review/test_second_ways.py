"""Numbers of a review that a person reads, found a second, slower way."""

from dataclasses import replace

import numpy as np
import pytest

from tests.imagined import network
from tests.readers import play_game
from tyrus_desktop.engine.deal import HAND
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import MOVES, legal_tiles
from tyrus_desktop.review import guessing, review
from tyrus_desktop.review.effort import Effort
from tyrus_desktop.review.estimates import Estimator, Mean
from tyrus_desktop.review.eyes import Eyes, Guess
from tyrus_desktop.review.intervals import half_width
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.review import Review

LITTLE = Effort(truths=1, choices=1, worlds=16, checks=16, share=8)
POLICY = network(1).probabilities
PLAYED = play_game(7, "greedy", "greedy")


@pytest.mark.parametrize("plies", [7, 14])
def test_chance_at_a_resignation_counts_the_last_placement(plies: int) -> None:
    """This critic gives the game to the first player if the last back stands where it does."""
    record = Record({GIVEN_UP_BY: Side.IVORY.value}, PLAYED.deal, PLAYED.cut(plies).placements)
    last, game = plies - 1, Finished(record)
    building = game.states[plies].buildings[last, 0]

    def critic(games: Games) -> Floats:
        there = games.buildings[last] == building
        return (np.where(there, 1.0, -1.0) * (1 - 2 * games.seat)).astype(np.float32)

    found = Review(record, 1, LITTLE, None, lambda _: Estimator((POLICY, POLICY), critic)).run()
    for side in Side:
        resigned = found.curves(side)[-2]
        first = float(side is record.deal.first)
        assert (resigned.truth, resigned.seen, resigned.their_view) == (first, first, first)


def test_error_of_a_mean_shrinks_with_the_root_of_the_samples() -> None:
    rng, mean = np.random.default_rng(3), Mean()
    samples: list[float] = []
    for count in (7, 50, 200):
        added = rng.random(count)
        mean.add(added)
        samples += added.tolist()
        average = sum(samples) / len(samples)
        spread = sum((each - average) ** 2 for each in samples) / len(samples)
        assert mean.value == pytest.approx(average)
        assert mean.variance == pytest.approx(spread / len(samples))
    error = 1.645 * (spread / len(samples)) ** 0.5
    assert half_width(average, mean.variance, 0.0) == pytest.approx(error)


def test_error_of_the_rows_shrinks_with_more_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen times the worlds of the choices; the model's error, which stays, is left out."""
    monkeypatch.setattr(review, "model", lambda _: 0.0)
    record = Record({}, PLAYED.deal, PLAYED.placements)
    estimator = Estimator((POLICY, POLICY), lambda games: np.zeros(len(games), np.float32))
    errors = []
    for worlds in (16, 256):
        effort = replace(LITTLE, worlds=worlds)
        rows = Review(record, 1, effort, None, lambda _: estimator).run().rows(Side.IVORY)
        errors.append(rows.error)
    assert errors[1] < 0.75 * errors[0]


def test_perfect_reader_weighs_its_samples() -> None:
    """By hand: three samples of one back, of which the likeliest counts most."""
    owner, weights = Side.BROWN, (0.6, 0.3, 0.1)
    standing = next(each for each in Record({}, PLAYED.deal, PLAYED.placements).tallies[0].shown)
    standing = replace(standing, owner=owner)
    ply = standing.ply
    tiles = (2, 5, 9)
    guess = Guess((ply,), np.array([tiles], np.int8), np.array(weights))
    expected = guessing.USUAL.tolist()
    effective = 1 / sum(each**2 for each in weights)
    for tile, weight in zip(tiles, weights, strict=True):
        worth = guessing.points(owner, ALL_TILES[tile], standing.building)
        expected[guessing.band(worth).value] += effective * weight
    whole = sum(expected)
    found = guessing.perfect(guess, standing)
    assert found.tolist() == pytest.approx([each / whole for each in expected])


@pytest.mark.parametrize("epsilon", [0.03, 0.5])
def test_belief_allows_for_random_placements(epsilon: float) -> None:
    """By Bayes: an enemy who places one tile surely, if it has it, else any tile anywhere.

    Its hand holds that tile with `HAND / 30`. A back in that building is then the tile, a random
    placement, or a placement of an enemy without it.
    """
    game = Finished(Record({GIVEN_UP_BY: "ivory"}, PLAYED.deal, PLAYED.cut(1).placements))
    sure = game.move(0)

    def enemy(games: Games) -> Floats:
        legal = np.repeat(legal_tiles(games), 6, axis=1)
        chances: Floats = (legal / legal.sum(axis=1, keepdims=True)).astype(np.float32)
        has = legal[:, sure]
        chances[has] = np.eye(MOVES, dtype=np.float32)[sure]
        return chances

    eyes = Eyes(game, 1, enemy, 8192, epsilon=epsilon)
    worlds = eyes.worlds(game.states[1], np.random.default_rng(4))
    tile = game.states[1].tiles[0, 0]
    share = float((worlds.tiles[0] == tile).mean())
    held = HAND / len(ALL_TILES)
    that = held * (1 - epsilon + epsilon / (6 * HAND))
    other = held * epsilon * (HAND - 1) / (6 * HAND) + (1 - held) / 6
    assert share == pytest.approx(that / (that + other), abs=0.03)
