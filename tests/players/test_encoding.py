"""What the networks are shown: every fact has an input of its own."""

import numpy as np

from tyrus_desktop.players.batch import encoding
from tyrus_desktop.players.batch.games import TILES


def test_the_enemys_earlier_placements_name_inputs_of_their_own_groups() -> None:
    hidden, shown = encoding._EARLIER[..., TILES], encoding._EARLIER[..., :TILES]
    for numbers, group in (
        (hidden, "enemy placements before, hidden"),
        (shown, "enemy placements before, shown"),
    ):
        start = encoding._STARTS[group]
        size = encoding._SIZES[group]
        assert set(np.unique(numbers)) == set(range(start, start + size))


def test_hidden_placements_of_different_ages_orders_and_buildings_are_told_apart() -> None:
    # One seat, one kind in force, and a building that was not in force then.
    for then in (1, 2):
        numbers = encoding._EARLIER[0, :, :, 0, then, :, TILES]
        assert len(np.unique(numbers)) == numbers.size == 4 * 3 * 6
