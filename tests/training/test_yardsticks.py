"""The levels' habits, which are the yardsticks of the user's."""

import json

from tyrus_desktop.figures import habits
from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.training import yardsticks
from tyrus_desktop.training.digests import digest


def test_yardsticks_were_measured_on_todays_levels() -> None:
    levels = json.loads(habits.FILE.read_text("utf-8"))["levels"]
    assert list(levels) == list(LADDER)
    for key, found in levels.items():
        assert found["players"] == digest(key)
        assert found["games"] >= 40
        assert list(found["habits"]) == list(habits.KINDS)[: len(found["habits"])]
        assert all(low <= value <= high for value, low, high in found["habits"].values())


def test_yardsticks_repeat_with_the_same_games() -> None:
    measured = yardsticks.level("citizen", 6)
    assert measured == yardsticks.level("citizen", 6)
    assert measured["habits"]["bluffs"][0] == 0
    assert 0.05 < measured["habits"]["blocks"][0] < 0.3
