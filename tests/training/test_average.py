"""The average of networks: at the first placement it is between them."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tests.training.support import weak  # noqa: E402 - torch comes first
from tyrus_desktop.players.batch.games import Games  # noqa: E402
from tyrus_desktop.players.batch.network import Network  # noqa: E402
from tyrus_desktop.training.average import Plan, learn  # noqa: E402
from tyrus_desktop.training.log import read  # noqa: E402
from tyrus_desktop.training.team import run_together  # noqa: E402


def two_opposites(folder: Path) -> tuple[str, str]:
    """Write two networks with opposite preferences."""
    one = Network.load(Path(weak(folder, width=256))).tempered(0.2)
    one.save(folder / "one.npz")
    one.tempered(-1.0).save(folder / "other.npz")
    return str(folder / "one.npz"), str(folder / "other.npz")


def test_two_processes_learn_an_average_that_is_near_to_both(tmp_path: Path) -> None:
    parts = two_opposites(tmp_path)
    plan = Plan(parts, start=parts[0], rivals=("greedy",), decisions=120_000, games=32)
    run_together(partial(learn, tmp_path / "run", plan), 2)
    games = Games.shuffled(200, np.random.default_rng(1))
    one, other = (Network.load(Path(part)).probabilities(games) for part in parts)
    average = Network.load(tmp_path / "run" / "average.npz").probabilities(games)
    middle = (one + other) / 2
    assert np.abs(average - middle).sum(1).mean() < 0.6 * np.abs(one - middle).sum(1).mean()
    nats = [line["nats"] for line in read(tmp_path / "run" / "log.csv")]
    assert nats[-1] < nats[0]


def test_a_part_may_play_at_its_own_temperature(tmp_path: Path) -> None:
    """The network is near to itself, and far from itself at a high temperature."""
    sharp = str(tmp_path / "sharp.npz")
    Network.load(Path(weak(tmp_path))).tempered(0.05).save(Path(sharp))
    nats = {}
    for part in (sharp, f"{sharp}@20"):
        learn(tmp_path / part[-2:], Plan((part,), start=sharp, decisions=1000, games=16))
        (line,) = read(tmp_path / part[-2:] / "log.csv")
        nats[part] = line["nats"]
    assert nats[sharp] < 0.01
    assert nats[f"{sharp}@20"] > 1
