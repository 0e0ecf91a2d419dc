"""`tyrus match` prints scores, saves games, and accepts levels and files of weights."""

import errno
import json
import os
import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.command import said_one_line, tyrus, tyrus_here
from tyrus_desktop.players.levels import PLAYERS
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.tournament import workers
from tyrus_desktop.tournament.workers import DIED, NOT_STARTED, WorkerFailed


def test_piped_match_prints_its_result_without_a_progress_bar() -> None:
    done = tyrus("match", "greedy", "random", "--games", "20", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "greedy against random: 100.00% (95 % interval" in done.stdout
    assert "20 games in mirrored pairs, seed 3: 20 won, 0 drawn, 0 lost" in done.stdout
    for level in ("greedy", "random"):
        assert f"time a move, {level}: median " in done.stdout


def test_match_prints_json_and_saves_its_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, weights = tmp_path / "a" / "b", str(WEIGHTS)
    options = ("--games", "2", "--seed", "3", "--json", "--records", folder)
    done = tyrus_here(capsys, "match", weights, "random", *options)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["players"] == [weights, "random"]
    assert (found["games"], found["seed"]) == (2, 3)
    assert found["interval"][0] <= found["score"] <= found["interval"][1]
    assert len(found["median_ms"]) == len(found["worst_ms"]) == 2
    assert len(list(folder.glob("weights-*-random-seed-3-*.tyrus"))) == 2


def test_match_reports_an_unusable_folder_for_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    done = tyrus_here(capsys, "match", "greedy", "random", "--games", "4", "--records", folder)
    assert said_one_line(done, 1, str(folder), "no games can be saved there: there is a file where")


def test_match_reports_a_failed_worker(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The match starts as many processes as there are processors."""
    played = Mock(side_effect=WorkerFailed(DIED))
    monkeypatch.setattr("tyrus_desktop.tournament.play_all", played)
    done = tyrus_here(capsys, "match", "greedy", "random", "--games", "6", "--seed", "9")
    assert said_one_line(done, 1, f"tyrus: {DIED}")
    assert played.call_args.args == (["greedy", "random"], 3, 9, os.cpu_count() or 1, None)
    monkeypatch.undo()
    full = OSError(errno.EMFILE, os.strerror(errno.EMFILE))
    monkeypatch.setattr(workers, "Pipe", Mock(side_effect=full))
    done = tyrus_here(capsys, "match", "greedy", "random", "--games", "40", "--processes", "2")
    if (os.cpu_count() or 1) > 1:  # One processor needs no workers.
        assert said_one_line(
            done, 1, f"tyrus: {NOT_STARTED}: the system is short of memory or open files"
        )


def test_match_help_names_every_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    said = tyrus_here(capsys, "match", "--help").stdout
    assert set(PLAYERS) <= set(re.split(r"[,;\s]+", said))
    assert "at most one per processor" in said


def test_match_reports_a_file_without_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut, other, missing = (tmp_path / f"{name}.npz" for name in ("cut", "other", "none"))
    cut.write_bytes(WEIGHTS.read_bytes()[:20_000])
    other.write_text("Tyrus", "utf-8")
    for file, words in (
        (cut, "not a player’s weights file"),
        (other, "not a player’s weights file"),
        (missing, "there is no such file."),
    ):
        done = tyrus_here(capsys, "match", file, "greedy")
        assert said_one_line(done, 2, str(file), words)
