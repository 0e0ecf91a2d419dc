"""Guesses are scored by the logarithm, and a reading score is an interval over games."""

import numpy as np
import pytest

from tests.imagined import critic, network
from tests.readers import play_game
from tyrus_desktop.engine.board import Building
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.review.effort import Effort
from tyrus_desktop.review.estimates import Estimator
from tyrus_desktop.review.guessing import (
    ANSWERS,
    USUAL,
    Answer,
    Band,
    Certainty,
    asked,
    band,
    nearest,
    perfect,
    points,
    reading,
    reading_score,
    truth,
)
from tyrus_desktop.review.review import Review


def test_bands_follow_the_effect_in_the_building() -> None:
    home, away = Building.parse("iC"), Building.parse("bC")
    assert points(Side.IVORY, Tile.parse("S9"), home) == 9
    assert points(Side.IVORY, Tile.parse("S9"), away) == 0
    assert [band(value) for value in (0, 1, 3, 4, 7, 8, 10)] == [
        Band.BLUFF, Band.LOW, Band.LOW, Band.MEDIUM, Band.MEDIUM, Band.HIGH, Band.HIGH
    ]  # fmt: skip


def test_nearest_answer_follows_the_belief() -> None:
    assert nearest(np.array([0, 0, 0.02, 0.98])) == Answer(Band.HIGH, Certainty.SURE)
    assert nearest(np.array([0.02, 0.55, 0.4, 0.03])) == Answer(Band.LOW, Certainty.LIKELY)
    assert nearest(USUAL).certainty is Certainty.UNSURE
    for answer in ANSWERS:
        assert answer.chances.sum() == pytest.approx(1)


def test_perfect_reader_beats_usual_frequencies_and_sees_no_face() -> None:
    """All backs of a game, read with the belief in the policy that played them."""
    game = play_game(7, "rules-of-thumb", "rules-of-thumb")
    record = Record({}, game.deal, game.placements)
    effort = Effort(truths=1, choices=1, worlds=64, checks=16, share=16)
    policy = network(1).probabilities
    estimator = Estimator((policy, policy), critic())
    review = Review(record, 1, effort, None, lambda _: estimator).run()
    seat, guesses = review.game.seat(Side.IVORY), []
    for election in range(1, review.game.elections + 1):
        for standing in asked(review.game, election, Side.IVORY):
            assert standing.owner is Side.BROWN
            chances = perfect(review.guesses[seat, election - 1], standing)
            assert chances.sum() == pytest.approx(1)
            assert chances.min() > 0
            guesses.append((truth(standing), nearest(chances), chances))
    found = reading(guesses)
    assert found.backs == len(guesses) > 5
    other = reading([(band, Answer(Band.MEDIUM, Certainty.UNSURE), c) for band, _, c in guesses])
    assert other.perfect == found.perfect
    assert other.gained == 0


def test_reading_score_needs_ten_games_and_has_an_interval() -> None:
    rng = np.random.default_rng(1)
    sharp = np.array([0.01, 0.05, 0.04, 0.9])
    games = []
    for _ in range(40):
        bands = rng.choice(4, 10, p=sharp)
        games.append(reading([(Band(each), nearest(sharp), sharp) for each in bands]))
    assert reading_score(games[:9]) is None
    found = reading_score(games)
    assert found is not None
    score, low, high = found
    assert low < score < high
    assert 0.9 < score < 1.1
    few = reading_score(games[:10])
    assert few is not None
    assert few[2] - few[1] > high - low
