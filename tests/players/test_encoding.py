"""The networks' inputs: every fact has an input of its own."""

import numpy as np

from tyrus_desktop.players.batch.encoding import EARLIER, GROUPS
from tyrus_desktop.players.batch.games import TILES


def test_the_enemys_earlier_placements_use_every_input_of_their_groups() -> None:
    hidden, shown = EARLIER[..., TILES], EARLIER[..., :TILES]
    for numbers, group in (
        (hidden, "enemy placements before, hidden"),
        (shown, "enemy placements before, shown"),
    ):
        assert set(np.unique(numbers)) == set(GROUPS[group])


def test_hidden_placements_that_differ_in_age_order_or_building_have_different_inputs() -> None:
    # One seat, one kind in force, and a building that was not in force then.
    for then in (1, 2):
        numbers = EARLIER[0, :, :, 0, then, :, TILES]
        assert len(np.unique(numbers)) == numbers.size == 4 * 3 * 6
