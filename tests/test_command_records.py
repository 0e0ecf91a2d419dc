"""`tyrus replay` and `tyrus verify`."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command import GOLDEN, said_one_line, tyrus, tyrus_here, whole_game
from tests.readers import play_game
from tyrus_desktop import __main__
from tyrus_desktop.engine.record import GIVEN_UP_BY, MAX_BYTES, Record, write, write_plain
from tyrus_desktop.engine.seal import seal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return whole_game(tmp_path)


def test_replay_prints_the_elections_and_the_result(record: Path) -> None:
    done = tyrus("replay", record)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    text = record.read_text("utf-8")
    for number, line in enumerate(text.split("\n\n")[1].splitlines(), start=1):
        votes, winner = line.split()[-2:]
        ivory, brown = votes.split("-")
        chart = lines[number].split()
        assert (chart[0], chart[2:]) == (str(number), [ivory, brown, winner])
    winner = text.split('[Result "')[1].split(" ")[0]
    assert lines[-1].startswith(f"{winner.title()} wins")


def test_replay_reads_folded_and_plain_records_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, path = play_game(5, "greedy", "greedy").cut(7), tmp_path / "running.tyrus"
    for options in ([], ["--json"]):
        printed = set()
        for form in (write, write_plain):
            path.write_bytes(form(Record({}, game.deal, game.placements)))
            printed.add(tyrus_here(capsys, "replay", *options, path).stdout)
        assert len(printed) == 1
    found = json.loads(printed.pop())
    assert list(found) == [
        "format", "first", "elections", "representatives", "placements", "winner", "ending",
    ]  # fmt: skip
    assert (found["format"], found["placements"], len(found["elections"])) == (1, 7, 1)
    assert (found["winner"], found["ending"]) == (None, None)
    assert list(found["elections"][0]) == ["kind", "ivory", "brown", "winner"]


@pytest.mark.parametrize(
    ("headers", "placed", "last"),
    [({}, 1, "The game is not over; 1 tile has been placed."),
     ({GIVEN_UP_BY: "ivory"}, 7, "Ivory resigned: Brown wins.")],
)  # fmt: skip
def test_replay_of_a_game_without_an_outcome(
    headers: dict[str, str],
    placed: int,
    last: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = play_game(5, "greedy", "greedy").cut(placed)
    path = tmp_path / "game.tyrus"
    path.write_bytes(write_plain(Record(headers, game.deal, game.placements)))
    assert tyrus_here(capsys, "replay", path).stdout.splitlines()[-1] == last


@pytest.mark.parametrize(
    ("game", "last"),
    [("draw", "The game is drawn."), ("streak", "wins by three elections in a row."),
     ("five", "wins with five representatives."),
     ("majority", "wins with the most representatives."),
     ("tiles", "wins on the last three tiles."),
     ("example", "The game is not over; 7 tiles have been placed.")],
)  # fmt: skip
def test_replay_names_the_ending(game: str, last: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["replay", str(GOLDEN / f"{game}.tyrus")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(last)


def test_invalid_record_is_refused_with_its_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text("utf-8").replace(">", "<", 1), "utf-8")
    for options in ([], ["--json"]):
        done = tyrus_here(capsys, "replay", *options, record)
        assert said_one_line(done, 1, "game.tyrus, line ", "is not a placement.")


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "steering", "verbose"])
def test_other_file_is_refused_in_one_sentence(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{kind}.tyrus"
    match kind:
        case "folder":
            path.mkdir()
        case "binary":
            path.write_bytes(random.Random(1).randbytes(4000))
        case "empty":
            path.write_bytes(b"")
        case "steering":
            path.write_bytes(b'[Tyrus "1"]\n[First "\x1b[2J\xc2\x85ivory"]\n')
        case "verbose":
            names = ("First", "Elections", "IvoryTiles", "BrownTiles")
            long = "".join(f'[{name} "{"x" * 9000}"]\n' for name in names)
            path.write_text(f'[Tyrus "1"]\n{long}')
    done = tyrus_here(capsys, "replay", path)
    assert said_one_line(done, 1, f"{kind}.tyrus")
    assert len(done.stderr) < 1000
    assert done.stderr.rstrip("\n").isprintable()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
@pytest.mark.parametrize("arguments", [["replay"], ["verify"]])
def test_named_pipe_is_refused(tmp_path: Path, arguments: list[str]) -> None:
    os.mkfifo(tmp_path / "pipe.tyrus")
    seals = ["0" * 64] if "verify" in arguments else []
    done = tyrus(*arguments, tmp_path / "pipe.tyrus", *seals)
    assert said_one_line(done, 1, "pipe.tyrus: this is not a file.")


def test_commands_limit_the_size_of_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "large.tyrus"
    example = (GOLDEN / "example.tyrus").read_bytes() + b"#"
    path.write_bytes(example.ljust(MAX_BYTES, b"-"))
    assert tyrus_here(capsys, "replay", path).returncode == 0
    path.write_bytes(example.ljust(MAX_BYTES + 1, b"-"))
    done = tyrus_here(capsys, "replay", path)
    assert said_one_line(done, 1, "large.tyrus: this is too large")


@pytest.mark.skipif(os.name == "nt", reason="such paths can't be made there")
def test_long_or_hostile_path_is_reported_in_one_line(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path.joinpath(*["d" * 200] * 10)
    folder.mkdir(parents=True)
    name = f"{'n' * 240}.tyrus"
    text = record.read_text("utf-8").replace(">", "<", 1)
    (folder / name).write_text(text, "utf-8")
    done = tyrus_here(capsys, "replay", folder / name)
    assert said_one_line(done, 1, f"tyrus: {str(tmp_path)[:10]}", " ... ", f"/{name}, line 9: ")
    assert done.stderr.endswith(" is not a placement.\n")
    done = tyrus_here(capsys, "replay", tmp_path / "two\nlines\x1b[1m")
    assert said_one_line(done, 1, "two\\nlines\\x1b[1m: this could not be read (")


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
