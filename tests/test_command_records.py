"""Tests `tyrus replay` and `tyrus verify`."""

import json
import os
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.command import GOLDEN, said_one_line, tyrus, tyrus_here, whole_game
from tests.readers import play_game
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


def test_replay_names_the_ending(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, path = play_game(5, "greedy", "greedy"), tmp_path / "game.tyrus"
    path.write_bytes(write_plain(Record({}, game.deal, game.placements[:1])))
    given_up = tmp_path / "given up.tyrus"
    given_up.write_bytes(write_plain(Record({GIVEN_UP_BY: "ivory"}, game.deal, ())))
    for file, last in {
        path: "The game is not over; 1 tile has been placed.",
        given_up: "Ivory resigned: Brown wins.",
        GOLDEN / "draw.tyrus": "The game is drawn.",
        GOLDEN / "streak.tyrus": "wins by three elections in a row.",
        GOLDEN / "five.tyrus": "wins with five representatives.",
        GOLDEN / "majority.tyrus": "wins with the most representatives.",
        GOLDEN / "tiles.tyrus": "wins on the last three tiles.",
        GOLDEN / "example.tyrus": "The game is not over; 7 tiles have been placed.",
    }.items():
        assert tyrus_here(capsys, "replay", file).stdout.splitlines()[-1].endswith(last)


def test_invalid_record_is_refused_with_its_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text("utf-8").replace(">", "<", 1), "utf-8")
    for options in ([], ["--json"]):
        done = tyrus_here(capsys, "replay", *options, record)
        assert said_one_line(done, 1, "game.tyrus, line ", "is not a placement.")


def test_non_record_file_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("First", "Elections", "IvoryTiles", "BrownTiles")
    long = "".join(f'[{name} "{"x" * 9000}"]\n' for name in names)
    for content in (
        None,
        b"",
        random.Random(1).randbytes(4000),
        b'[Tyrus "1"]\n[First "\x1b[2J\xc2\x85ivory"]\n',
        f'[Tyrus "1"]\n{long}'.encode(),
    ):
        path = tmp_path / "other.tyrus"
        if content is not None:
            path.write_bytes(content)
        done = tyrus_here(capsys, "replay", path)
        assert said_one_line(done, 1, "other.tyrus")
        assert len(done.stderr) < 1000
        assert done.stderr.rstrip("\n").isprintable()
    assert said_one_line(tyrus_here(capsys, "replay", tmp_path), 1, str(tmp_path))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_record_commands_refuse_a_named_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tyrus")
    done = tyrus("replay", tmp_path / "pipe.tyrus")
    assert said_one_line(done, 1, "pipe.tyrus: this is not a file.")


def test_record_commands_refuse_oversized_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "large.tyrus"
    example = (GOLDEN / "example.tyrus").read_bytes() + b"#"
    path.write_bytes(example.ljust(MAX_BYTES, b"-"))
    assert tyrus_here(capsys, "replay", path).returncode == 0
    path.write_bytes(example.ljust(MAX_BYTES + 1, b"-"))
    done = tyrus_here(capsys, "replay", path)
    assert said_one_line(done, 1, "large.tyrus: this is too large")


def test_record_commands_want_one_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, one = tmp_path / "two.tyrus", (GOLDEN / "majority.tyrus").read_bytes()
    line = one.count(b"\n") + 1
    for text in (one + one, one + one + b"#".ljust(MAX_BYTES, b"-")):
        path.write_bytes(text)
        for done in (
            tyrus_here(capsys, "replay", path),
            tyrus_here(capsys, "verify", path, "0" * 64),
        ):
            sentence = (
                f"two.tyrus, line {line}: a second game begins here: give a file of one game."
            )
            assert said_one_line(done, 1, sentence)


@pytest.mark.skipif(os.name == "nt", reason="such paths can't be made there")
def test_long_or_hostile_record_path_is_reported_in_one_line(
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
    assert said_one_line(done, 1, "two\\nlines\\x1b[1m: there is no such file.")


SALT = "5a" * 32


@pytest.fixture
def sealed(tmp_path: Path) -> tuple[Path, str]:
    """The file of a finished game, and the seal that was shown at its start."""
    game = play_game(5, "greedy", "greedy")
    found = seal(game.deal, SALT)
    path = tmp_path / "sealed.tyrus"
    headers = {"Seal": found, "Salt": SALT}
    path.write_bytes(write(Record(headers, game.deal, game.placements)))
    return path, found


def test_verify_accepts_only_the_seal_of_the_deal(
    sealed: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    path, found = sealed
    done = tyrus_here(capsys, "verify", path, found)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    assert done.stdout.startswith("Match.")
    other = "0" * 64
    path.write_text(path.read_text("utf-8").replace(found, other), "utf-8")
    done = tyrus_here(capsys, "verify", path, other)  # The record contains this seal, too.
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (1, "", 1)
    assert done.stdout.startswith("No match.")
    for given, fits in ((found, True), (other, False)):
        done = tyrus_here(capsys, "verify", "--json", path, given)
        assert (done.returncode, done.stderr) == (not fits, "")
        assert json.loads(done.stdout) == {"seal": given, "deal": found, "fits": fits}


def test_verify_refuses_a_game_without_a_salt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = tyrus_here(capsys, "verify", whole_game(tmp_path), "0" * 64)
    assert said_one_line(done, 1, "game.tyrus", "no salt")


def test_verify_refuses_a_running_game_that_has_a_salt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, path = play_game(5).cut(7), tmp_path / "running.tyrus"
    found = seal(game.deal, SALT)
    headers = {"Seal": found, "Salt": SALT}
    resigned = Record({**headers, "GivenUpBy": "brown"}, game.deal, game.placements)
    for form in (write, write_plain):
        path.write_bytes(form(Record(headers, game.deal, game.placements)))
        done = tyrus_here(capsys, "verify", path, found)
        assert said_one_line(done, 1, "running.tyrus", "not over")
        path.write_bytes(form(resigned))
        assert tyrus_here(capsys, "verify", path, found).returncode == 0
    path.write_bytes(write(replace(resigned, unshown=True)))
    assert said_one_line(tyrus_here(capsys, "verify", path, found), 1, "running.tyrus", "not over")
    told = json.loads(tyrus_here(capsys, "replay", "--json", path).stdout)
    assert (told["placements"], told["winner"]) == (7, None)
    assert "resigned" not in tyrus_here(capsys, "replay", path).stdout
