"""Under random input the program stays responsive, logs nothing and loses nothing."""

import pytest

from tests.desktop.conftest import Starter
from tests.desktop.support.monkey import Monkey, Setting


@pytest.mark.parametrize(
    "seconds", [0.4, pytest.param(600, marks=pytest.mark.long)], ids=["short", "long"]
)
@pytest.mark.parametrize("setting", Setting)
def test_random_input_causes_no_error_or_data_loss(
    start: Starter, caplog: pytest.LogCaptureFixture, setting: Setting, seed: int, seconds: float
) -> None:
    monkey = Monkey(start(), setting, seed)
    try:
        monkey.run(seconds)
    finally:
        print(monkey.story())  # noqa: T201 - pytest shows it if the test fails.
    assert not caplog.records, "\n".join(record.getMessage() for record in caplog.records)
    assert monkey.steps > seconds
