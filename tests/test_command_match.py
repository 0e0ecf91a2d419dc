"""`tyrus match` prints scores, saves games, and takes levels and files of weights."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
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


def test_a_match_prints_score_interval_and_time_per_move_but_no_bar_into_a_pipe() -> None:
    done = tyrus("match", "greedy", "random", "--games", "20", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "greedy against random: 100.00% (95 % interval" in done.stdout
    assert "20 games in mirrored pairs, seed 3: 20 won, 0 drawn, 0 lost" in done.stdout
    for level in ("greedy", "random"):
        assert f"time a move, {level}: median " in done.stdout


def test_a_match_as_json_is_one_object() -> None:
    done = tyrus("match", "greedy", "random", "--games", "20", "--seed", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["players"] == ["greedy", "random"]
    assert (found["games"], found["seed"], found["score"]) == (20, 3, 1.0)
    assert found["interval"][0] < found["score"] <= found["interval"][1]
    assert len(found["median_ms"]) == len(found["worst_ms"]) == 2


def test_a_match_saves_its_games_in_a_folder_that_it_makes(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    done = tyrus("match", "greedy", "random", "--games", "4", "--records", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list(folder.glob("greedy-random-seed-1-*.tyrus"))) == 4


def test_a_folder_that_cannot_hold_the_games_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    done = tyrus_here(capsys, "match", "greedy", "random", "--games", "4", "--records", folder)
    assert said_one_line(done, 1, str(folder), "could not be saved there (")


@pytest.mark.parametrize("cause", [DIED, f"{NOT_STARTED} (Cannot allocate memory)."])
def test_a_worker_that_died_or_could_not_be_started_is_reported_in_one_sentence(
    cause: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The system kills one, for example, where memory runs out."""

    def play_all(*_: object) -> NoReturn:
        raise WorkerFailed(cause)

    monkeypatch.setattr("tyrus_desktop.tournament.play_all", play_all)
    assert said_one_line(tyrus_here(capsys, "match", "greedy", "random"), 1, f"tyrus: {cause}")


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one processor needs no workers")
def test_a_folder_for_the_games_is_not_blamed_for_a_worker_that_could_not_be_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = OSError(errno.EMFILE, os.strerror(errno.EMFILE))
    monkeypatch.setattr(workers, "Pipe", Mock(side_effect=full))
    arguments = ("greedy", "random", "--games", "40", "--processes", "2", "--records", tmp_path)
    sentence = f"tyrus: {NOT_STARTED} ({full.strerror})."
    assert said_one_line(tyrus_here(capsys, "match", *arguments), 1, sentence)


def test_an_empty_name_is_no_folder_for_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is what a shell gives for a variable that is not set."""
    monkeypatch.chdir(tmp_path)
    done = tyrus_here(capsys, "match", "greedy", "random", "--games", "2", "--records", "")
    assert said_one_line(done, 2, '"" is not a folder')
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(("given", "used"), [(["--processes", "3"], 3), ([], os.cpu_count() or 1)])
def test_a_match_uses_the_processes_asked_for_or_all_processors(
    given: Sequence[str], used: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def play_all(*arguments: object) -> NoReturn:
        asked.extend(arguments)
        raise CommandError("enough")

    monkeypatch.setattr("tyrus_desktop.tournament.play_all", play_all)
    command = ["match", "greedy", "random", "--games", "6", "--seed", "9", *given]
    assert __main__.main(command) == 1
    assert asked == [["greedy", "random"], 3, 9, used, None]


def test_the_help_names_every_player_in_one_word_and_says_how_many_processes_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = tyrus_here(capsys, "match", "--help").stdout
    assert set(PLAYERS) <= set(re.split(r"[,;\s]+", said))
    assert "at most one per processor" in said


def test_a_match_accepts_a_file_of_weights() -> None:
    done = tyrus("match", str(WEIGHTS), "random", "--games", "4", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["players"] == [str(WEIGHTS), "random"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no file can have such a name")
def test_a_file_of_weights_with_any_name_is_printed_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copies = [tmp_path / "\n\x1b[31m.npz", tmp_path / os.fsdecode(b"\xff.npz")]
    for copy in copies:
        copy.symlink_to(WEIGHTS)
    done = tyrus_here(capsys, "match", *copies, "--games", "2", "--processes", "1")
    assert (done.returncode, done.stderr) == (0, "")
    first, second = rf"{tmp_path}/\n\x1b[31m.npz", rf"{tmp_path}/\udcff.npz"
    assert f"{first} against {second}: " in done.stdout


def test_a_file_that_holds_no_weights_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut, other = tmp_path / "cut.npz", tmp_path / "other.npz"
    cut.write_bytes(WEIGHTS.read_bytes()[:20_000])
    other.write_text("Tyrus", "utf-8")
    for file in (cut, other):
        assert said_one_line(
            tyrus_here(capsys, "match", str(file), "greedy"),
            2,
            str(file),
            "not a player’s weights file",
        )
    missing = str(tmp_path / "none.npz")
    assert said_one_line(tyrus_here(capsys, "match", missing, "greedy"), 2, missing, "No such file")
