"""Under random input the program stays responsive, logs nothing and loses nothing."""

from __future__ import annotations

import pytest

from tests.desktop.conftest import Starter
from tests.desktop.support.monkey import Monkey, Sharing

SAMPLE_S = 0.4
LONG_S = 200
"""Seconds for each seating."""


def play(start: Starter, caplog: pytest.LogCaptureFixture, monkey: Monkey, seconds: float) -> None:
    try:
        monkey.run(seconds)
    finally:
        print(monkey.story())  # noqa: T201 - pytest shows it if the test fails.
    assert not caplog.records, "\n".join(record.getMessage() for record in caplog.records)
    assert monkey.steps > seconds


@pytest.mark.parametrize("sharing", Sharing)
def test_short_random_input_does_no_harm(
    start: Starter, caplog: pytest.LogCaptureFixture, sharing: Sharing, seed: int
) -> None:
    play(start, caplog, Monkey(start(), sharing, seed), SAMPLE_S)


@pytest.mark.long
@pytest.mark.parametrize("sharing", Sharing)
def test_long_random_input_does_no_harm(
    start: Starter, caplog: pytest.LogCaptureFixture, sharing: Sharing, seed: int
) -> None:
    play(start, caplog, Monkey(start(), sharing, seed), LONG_S)
