"""Imitation: a network learns from the recorded placements of a slow player."""

import json
from pathlib import Path

import numpy as np
import pytest

from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.rivals.searching import FIFTH
from tyrus_desktop.players.trained import EXPERT, WEIGHTS
from tyrus_desktop.training.arguments import Refused

pytest.importorskip("torch")

from tyrus_desktop.training.__main__ import main
from tyrus_desktop.training.contest import own_network
from tyrus_desktop.training.imitate import collect, imitate
from tyrus_desktop.training.recorded_choices import Choices, divergence


def test_imitated_player_uses_its_own_network() -> None:
    for key, weights in (("archon", EXPERT), ("senator", WEIGHTS), ("consul-0.1", FIFTH)):
        own = own_network(create(key))
        assert own is not None
        assert (own.last == Network.load(weights).last).all()
    assert own_network(create("greedy")) is None


def test_imitation_records_each_match_once_on_separate_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rivals = [("beginner", 4), ("greedy", 4)]
    alone, itself = collect("greedy", rivals, 1, 1, tmp_path)
    assert "is there" not in capsys.readouterr().err
    assert alone.legal[0].tobytes() != itself.legal[0].tobytes()
    # Both sides of a game against itself are recorded.
    assert len(itself) > 2 * PLACEMENTS * ELECTIONS > len(alone)
    again, _ = collect("greedy", rivals, 1, 1, tmp_path)
    assert (again.chances == alone.chances).all()
    assert "is there" in capsys.readouterr().err


def test_imitation_also_learns_from_earlier_recordings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    collect("greedy", [("beginner", 20)], 1, 1, tmp_path / "earlier")
    (earlier,) = (tmp_path / "earlier").glob("choices-*.npz")

    def run(earlier: Path, folder: Path) -> None:
        options = ["--against", "random:20", "--earlier", str(earlier), "--epochs", "1"]
        command = ["training", "imitate", "greedy", *options, "--folder", str(folder)]
        monkeypatch.setattr("sys.argv", command)
        main()

    run(earlier, tmp_path / "both")
    (later,) = (tmp_path / "both").glob("choices-*.npz")
    verdict = json.loads((tmp_path / "both" / "imitation.json").read_text("utf-8"))
    both = len(Choices.load(earlier)) + len(Choices.load(later))
    assert verdict["choices"] + verdict["held_out"] == both
    other = tmp_path / "other.npz"
    for content in (b"", WEIGHTS.read_bytes(), earlier.read_bytes()[:900]):
        other.write_bytes(content)
        with pytest.raises(SystemExit):
            run(other, tmp_path)
        assert f"{other}: this is not a file of recorded choices." in capsys.readouterr().err


def test_placements_of_another_player_are_imitated(tmp_path: Path) -> None:
    (choices,) = collect("greedy", [("beginner", 40)], 1, 1, tmp_path)
    assert set(choices.chances.sum(1)) == {1}
    assert not choices.chances[~np.repeat(choices.legal, 6, axis=1)].any()
    verdict = imitate("greedy", [choices], 40, 1, tmp_path)
    end = slice(-verdict["held_out"], None)
    assert verdict["nats"] < divergence(Network.load(WEIGHTS), choices.take(end)) / 2
    assert verdict["nats_of_its_network"] is None
    # At least one choice of each match is held out.
    few = [choices.take(slice(3)), choices.take(slice(2))]
    verdict = imitate("greedy", few, 1, 1, tmp_path)
    assert (verdict["choices"], verdict["held_out"]) == (3, 2)
    with pytest.raises(Refused, match="fewer than two choices"):
        imitate("greedy", [choices.take(slice(1))], 1, 1, tmp_path)
    start = Network.load(EXPERT)
    imitate("greedy", few, 0, 1, tmp_path, start)
    assert (Network.load(tmp_path / "imitation.npz").last == start.last).all()
