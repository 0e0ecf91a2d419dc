"""`tyrus replay` prints a game, and refuses in one sentence what is none."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.command import GOLDEN, said_one_line, tyrus, tyrus_here, whole_game
from tests.readers import play_game
from tyrus_desktop import __main__
from tyrus_desktop.engine.record import GIVEN_UP_BY, MAX_BYTES, Record, write, write_plain


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return whole_game(tmp_path)


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    game = play_game(5, "greedy", "greedy").cut(7)
    path = tmp_path / "unfinished.tyrus"
    path.write_bytes(write(Record({}, game.deal, game.placements)))
    return path


def test_a_replay_prints_the_chart_and_how_the_game_ended(record: Path) -> None:
    done = tyrus("replay", record)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    text = record.read_text("utf-8")
    for number, line in enumerate(text.split("\n\n")[1].splitlines(), start=1):
        votes, winner = line.split()[-2:]
        ivory, brown = votes.split("-")
        chart = lines[number].split()
        assert (chart[0], chart[2:]) == (str(number), [ivory, brown, winner])
    winner, how = text.split('[Result "')[1].split('"')[0].split()
    said = {"streak": "in a row", "five": "five", "majority": "most", "tiles": "last three tiles"}
    assert lines[-1].startswith(f"{winner.title()} wins")
    assert said[how] in lines[-1]


def test_a_replay_as_json_has_the_documented_keys_and_no_others(unfinished: Path) -> None:
    done = tyrus("replay", "--json", unfinished)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert list(found) == [
        "format",
        "first",
        "elections",
        "representatives",
        "placements",
        "winner",
        "ending",
    ]
    assert (found["format"], found["placements"], len(found["elections"])) == (1, 7, 1)
    assert (found["winner"], found["ending"]) == (None, None)
    assert list(found["elections"][0]) == ["kind", "ivory", "brown", "winner"]
    assert tyrus("replay", unfinished, "--json").stdout == done.stdout


@pytest.mark.parametrize(
    ("headers", "placed", "last"),
    [({}, 7, "The game is not over; 7 tiles have been placed."),
     ({}, 1, "The game is not over; 1 tile has been placed."),
     ({GIVEN_UP_BY: "ivory"}, 7, "Ivory resigned: Brown wins.")],
)  # fmt: skip
def test_a_replay_says_how_a_game_stands_that_the_rules_did_not_end(
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


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_a_replay_reads_folded_and_plain_records_alike(
    tmp_path: Path, arguments: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> None:
    game, path = play_game(5).cut(7), tmp_path / "running.tyrus"
    printed = set()
    for form in (write, write_plain):
        path.write_bytes(form(Record({}, game.deal, game.placements)))
        assert __main__.main(["replay", *arguments, str(path)]) == 0
        printed.add(capsys.readouterr().out)
    assert len(printed) == 1


@pytest.mark.parametrize(
    ("game", "last"),
    [("draw", "The game is drawn."), ("streak", "wins by three elections in a row."),
     ("five", "wins with five representatives."),
     ("majority", "wins with the most representatives."),
     ("tiles", "wins on the last three tiles."),
     ("example", "The game is not over; 7 tiles have been placed.")],
)  # fmt: skip
def test_a_replay_says_how_each_kind_of_game_ended(
    game: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main(["replay", str(GOLDEN / f"{game}.tyrus")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(last)


def test_an_invalid_record_is_refused_with_its_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text("utf-8").replace(">", "<", 1), "utf-8")
    assert said_one_line(
        tyrus_here(capsys, "replay", record), 1, "game.tyrus, line ", "is not a placement."
    )
    assert said_one_line(tyrus_here(capsys, "replay", "--json", record), 1, "game.tyrus, line ")


@pytest.mark.parametrize(
    "kind", ["missing", "folder", "binary", "empty", "huge", "steering", "verbose"]
)
def test_a_file_that_is_not_a_record_is_refused_in_one_sentence(
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
        case "huge":
            with path.open("wb") as file:
                file.truncate(MAX_BYTES * 20)
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
    assert ("too large" in done.stderr) == (kind == "huge")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
@pytest.mark.parametrize("arguments", [["replay"], ["replay", "--json"], ["verify"]])
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path, arguments: Sequence[str]) -> None:
    os.mkfifo(tmp_path / "pipe.tyrus")
    seals = ["0" * 64] if "verify" in arguments else []
    done = tyrus(*arguments, tmp_path / "pipe.tyrus", *seals)
    assert said_one_line(done, 1, "pipe.tyrus: this is not a file.")


def test_a_name_that_is_empty_is_shown_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    assert said_one_line(tyrus_here(capsys, "replay", ""), 1, 'tyrus: "": this is not a file.')


@pytest.mark.parametrize("size", [MAX_BYTES, MAX_BYTES + 1])
def test_the_commands_have_the_size_limit_of_the_window(
    tmp_path: Path, size: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes((GOLDEN / "example.tyrus").read_bytes().ljust(size, b"\n"))
    done = tyrus_here(capsys, "replay", path)
    if size == MAX_BYTES:
        assert done.returncode == 0
    else:
        assert said_one_line(done, 1, "large.tyrus: this is too large")


@pytest.mark.skipif(os.name == "nt", reason="such paths cannot be made there")
@pytest.mark.parametrize("name", ["game.tyrus", f"{'n' * 240}.tyrus"])
def test_a_long_path_is_shortened_but_file_name_line_and_reason_stay(
    tmp_path: Path,
    record: Path,
    name: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path.joinpath(*["d" * 200] * 10)
    folder.mkdir(parents=True)
    path = folder / name
    path.write_text(record.read_text("utf-8").replace(">", "<", 1), "utf-8")
    done = tyrus_here(capsys, "replay", path)
    assert said_one_line(done, 1, f"tyrus: {str(tmp_path)[:10]}", "...", f"/{name}, line 9: ")
    assert done.stderr.endswith(" is not a placement.\n")
    assert len(done.stderr) < len(name) + 180
    assert said_one_line(
        tyrus_here(capsys, "replay", folder / "none"), 1, ".../none: this could not be read"
    )
    assert said_one_line(
        tyrus_here(capsys, "match", folder / "none.npz", "random"), 2, ".../none.npz: this"
    )
    assert said_one_line(
        tyrus_here(capsys, "verify", record, "0" * 64), 1, "game.tyrus: this record has no salt"
    )


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be made there")
def test_a_file_name_cannot_break_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said_one_line(
        tyrus_here(capsys, "replay", tmp_path / "two\nlines\x1b[1m"), 1, "two\\nlines\\x1b[1m"
    )
