"""`tyrus match` prints scores, saves games, and accepts levels and files of weights."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn
from unittest.mock import Mock

import pytest

from tests.command import said_one_line, tyrus, tyrus_here
from tyrus_desktop import __main__
from tyrus_desktop.commands.terminal import CommandError
from tyrus_desktop.players.levels import PLAYERS
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.tournament import workers
from tyrus_desktop.tournament.workers import DIED, NOT_STARTED, WorkerFailed


def test_match_prints_its_result_and_no_bar_into_a_pipe() -> None:
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


def test_unusable_folder_for_games_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    done = tyrus_here(capsys, "match", "greedy", "random", "--games", "4", "--records", folder)
    assert said_one_line(done, 1, str(folder), "could not be saved there (")


def test_dead_worker_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tyrus_desktop.tournament.play_all", Mock(side_effect=WorkerFailed(DIED)))
    assert said_one_line(tyrus_here(capsys, "match", "greedy", "random"), 1, f"tyrus: {DIED}")


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one processor needs no workers")
def test_worker_that_cannot_start_is_not_blamed_on_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = OSError(errno.EMFILE, os.strerror(errno.EMFILE))
    monkeypatch.setattr(workers, "Pipe", Mock(side_effect=full))
    arguments = ("greedy", "random", "--games", "40", "--processes", "2", "--records", tmp_path)
    sentence = f"tyrus: {NOT_STARTED} ({full.strerror})."
    assert said_one_line(tyrus_here(capsys, "match", *arguments), 1, sentence)


@pytest.mark.parametrize(("given", "used"), [(["--processes", "3"], 3), ([], os.cpu_count() or 1)])
def test_match_uses_the_processes_given_or_all_processors(
    given: Sequence[str], used: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []

    def play_all(*arguments: object) -> NoReturn:
        called.extend(arguments)
        raise CommandError("enough")

    monkeypatch.setattr("tyrus_desktop.tournament.play_all", play_all)
    command = ["match", "greedy", "random", "--games", "6", "--seed", "9", *given]
    assert __main__.main(command) == 1
    assert called == [["greedy", "random"], 3, 9, used, None]


def test_help_names_every_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    said = tyrus_here(capsys, "match", "--help").stdout
    assert set(PLAYERS) <= set(re.split(r"[,;\s]+", said))
    assert "at most one per processor" in said


def test_file_without_weights_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut, other, missing = (tmp_path / f"{name}.npz" for name in ("cut", "other", "none"))
    cut.write_bytes(WEIGHTS.read_bytes()[:20_000])
    other.write_text("Tyrus", "utf-8")
    for file, words in (
        (cut, "not a player’s weights file"),
        (other, "not a player’s weights file"),
        (missing, "No such file"),
    ):
        done = tyrus_here(capsys, "match", file, "greedy")
        assert said_one_line(done, 2, str(file), words)
