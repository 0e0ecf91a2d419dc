"""`tyrus verify` tells whether a seal matches the deal of a finished game."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command import said_one_line, tyrus_here, whole_game
from tests.readers import play_game
from tyrus_desktop.engine.record import Record, write, write_plain
from tyrus_desktop.engine.seal import seal

SALT = "5a" * 32


@pytest.fixture
def sealed(tmp_path: Path) -> tuple[Path, str]:
    """The file of a finished game, and the seal of its start."""
    game = play_game(5, "greedy", "greedy")
    found = seal(game.deal, SALT)
    path = tmp_path / "sealed.tyrus"
    headers = {"Seal": found, "Salt": SALT}
    path.write_bytes(write(Record(headers, game.deal, game.placements)))
    return path, found


def test_matching_seal_is_confirmed(
    sealed: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    done = tyrus_here(capsys, "verify", *sealed)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    assert done.stdout.startswith("Match.")


def test_seal_of_another_deal_does_not_match(
    sealed: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Even if the record contains it."""
    path, found = sealed
    other = "0" * 64
    path.write_text(path.read_text("utf-8").replace(found, other), "utf-8")
    done = tyrus_here(capsys, "verify", path, other)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (1, "", 1)
    assert done.stdout.startswith("No match.")
    assert tyrus_here(capsys, "verify", path, found).returncode == 0


@pytest.mark.parametrize("fits", [True, False])
def test_verdict_as_json(
    sealed: tuple[Path, str], *, fits: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    path, found = sealed
    given = found if fits else "0" * 64
    done = tyrus_here(capsys, "verify", "--json", path, given)
    assert (done.returncode, done.stderr) == (0 if fits else 1, "")
    assert json.loads(done.stdout) == {"seal": given, "deal": found, "fits": fits}


def test_game_without_a_salt_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = tyrus_here(capsys, "verify", whole_game(tmp_path), "0" * 64)
    assert said_one_line(done, 1, "game.tyrus", "no salt")


@pytest.mark.parametrize("form", [write, write_plain], ids=["folded", "plain"])
def test_running_game_is_refused_although_it_has_a_salt(
    tmp_path: Path, form: Callable[[Record], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    game, path = play_game(5).cut(7), tmp_path / "running.tyrus"
    found = seal(game.deal, SALT)
    headers = {"Seal": found, "Salt": SALT}
    path.write_bytes(form(Record(headers, game.deal, game.placements)))
    assert said_one_line(tyrus_here(capsys, "verify", path, found), 1, "running.tyrus", "not over")
    resigned = Record({**headers, "GivenUpBy": "brown"}, game.deal, game.placements)
    path.write_bytes(form(resigned))
    assert tyrus_here(capsys, "verify", path, found).returncode == 0


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="sha256sum is not here")
def test_sha256sum_computes_the_same_seal(sealed: tuple[Path, str]) -> None:
    path, found = sealed
    text = path.read_text("utf-8")
    names = ("Salt", "First", "Elections", "IvoryTiles", "BrownTiles")
    values = [text.split(f'[{name} "')[1].split('"')[0] for name in names]
    lines = "".join(f"{value}\n" for value in values)
    said = subprocess.run(["sha256sum"], input=lines, capture_output=True, text=True, check=True)
    assert said.stdout.split()[0] == found
