"""Telling the styles apart: the classifier, and the counts that it learns from."""

from __future__ import annotations

import numpy as np
import pytest

from tyrus_desktop.players.keys import CHARACTERS
from tyrus_desktop.players.levels import create
from tyrus_desktop.tournament import play_pair
from tyrus_desktop.training import recognise
from tyrus_desktop.training.recognise import Classifier, Counts, GameByGame, judged, rates_of
from tyrus_desktop.training.trait_rates import RATES, ObservedPlayer


def games(typical: float, count: int, seed: int) -> dict[str, Counts]:
    """Return games in which each style shows its habit this often, and others in a tenth."""
    rng = np.random.default_rng(seed)
    found = {}
    for number, key in enumerate(CHARACTERS):
        chances = np.full(len(RATES), 0.1)
        chances[recognise.HABITS[number]] = typical
        seen = rng.binomial(20, chances, (count, len(RATES)))
        found[key] = np.stack([seen, np.full_like(seen, 20)], axis=2).astype(float)
    return found


def test_counts_are_kept_game_by_game() -> None:
    one_by_one, together = GameByGame(create("senator")), ObservedPlayer(create("senator"))
    for player in (one_by_one, together):
        play_pair((player, create("greedy")), 5, 0)
    assert len(one_by_one.games) == 2
    total = np.sum([each.counts for each in one_by_one.games], axis=0)
    np.testing.assert_array_equal(total, together.counts)
    assert all(each.counts[0, 1] > 9 for each in one_by_one.games)


def test_rates_are_over_all_the_games_together() -> None:
    counts = np.zeros((2, len(RATES), 2))
    counts[:, :, 1] = [[10], [30]]
    counts[1, RATES.index("bluff"), 0] = 8
    assert rates_of(counts).tolist() == pytest.approx([0.2, 0, 0, 0, 0])


def test_distinct_styles_are_told_and_equal_ones_are_not() -> None:
    for typical, low, high in ((0.4, 0.9, 1.0), (0.1, 0.0, 0.45)):
        guesses = judged(Classifier.learned(games(typical, 60, 1)), games(typical, 60, 2))
        assert len(guesses) == 5 * 20
        right = sum(true == guess for true, guess in guesses) / len(guesses)
        assert low <= right <= high
