"""The `tyrus` command as a process: its output and its exit status."""

from __future__ import annotations

import io
import json
import os
import random
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

from tests.readers import play_game
from tyrus_desktop import __main__, __version__
from tyrus_desktop.commands.terminal import (
    WRONG_ARGUMENTS,
    CommandError,
    print_text,
    use_plain_characters,
)
from tyrus_desktop.engine.record import MAX_BYTES, Record, write, write_plain
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.players.trained import WEIGHTS

GOLDEN = Path(__file__).with_name("golden")
Done = subprocess.CompletedProcess[str]

BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""As users run it: standard output is buffered."""

HEAVY = {"PySide6", "numpy", "tqdm", "multiprocessing"}


def tyrus(*arguments: str | Path) -> Done:
    return subprocess.run(
        [sys.executable, "-m", "tyrus_desktop", *map(str, arguments)],
        check=False,
        env=BUFFERED,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def said_one_line(done: Done, status: int, *words: str) -> bool:
    """Whether the command failed with this status and one line that has these words in it."""
    return (
        done.returncode == status
        and not done.stdout
        and done.stderr.count("\n") == 1
        and all(word in done.stderr for word in words)
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game in a file."""
    game = play_game(5, "greedy", "greedy")
    path = tmp_path / "game.tyrus"
    path.write_bytes(write(Record({"Ivory": "Zoé"}, game.deal, game.placements)))
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    game = play_game(5, "greedy", "greedy").cut(7)
    path = tmp_path / "unfinished.tyrus"
    path.write_bytes(write(Record({}, game.deal, game.placements)))
    return path


def test_the_version_is_printed() -> None:
    done = tyrus("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"tyrus {__version__}\n", "")


@pytest.mark.parametrize(
    "arguments", [["--help"], ["replay", "--help"], ["match", "--help"], ["verify", "--help"]]
)
def test_help_is_printed(arguments: Sequence[str]) -> None:
    done = tyrus(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "tyrus" in done.stdout


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
    said = {"streak": "in a row", "five": "five", "majority": "more", "tiles": "last three tiles"}
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


def test_a_replay_says_that_a_game_is_not_over(unfinished: Path) -> None:
    assert "not over; 7 tiles" in tyrus("replay", unfinished).stdout


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
     ("five", "wins with five representatives."), ("majority", "wins with more representatives."),
     ("tiles", "wins by the last three tiles."),
     ("example", "The game is not over; 7 tiles have been placed.")],
)  # fmt: skip
def test_a_replay_says_how_each_kind_of_game_ended(
    game: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main(["replay", str(GOLDEN / f"{game}.tyrus")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(last)


def test_an_invalid_record_is_refused_with_its_line(record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace(">", "<", 1), "utf-8")
    assert said_one_line(tyrus("replay", record), 1, "game.tyrus, line ", "is not a placement.")
    assert said_one_line(tyrus("replay", "--json", record), 1, "game.tyrus, line ")


SALT = "5a" * 32


@pytest.fixture
def sealed(tmp_path: Path) -> tuple[Path, str]:
    """A whole game in a file, opened, and the seal under which it was begun."""
    game = play_game(5, "greedy", "greedy")
    found = seal(game.deal, SALT)
    path = tmp_path / "sealed.tyrus"
    headers = {"Seal": found, "Salt": SALT}
    path.write_bytes(write(Record(headers, game.deal, game.placements)))
    return path, found


def test_a_seal_that_fits_is_confirmed_in_one_line(sealed: tuple[Path, str]) -> None:
    done = tyrus("verify", *sealed)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    assert done.stdout.startswith("Match.")


def test_a_seal_of_another_deal_does_not_fit_even_if_the_record_states_it(
    sealed: tuple[Path, str],
) -> None:
    path, found = sealed
    other = "0" * 64
    path.write_text(path.read_text("utf-8").replace(found, other), "utf-8")
    done = tyrus("verify", path, other)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (1, "", 1)
    assert done.stdout.startswith("No match.")
    assert tyrus("verify", path, found).returncode == 0


@pytest.mark.parametrize("fits", [True, False])
def test_a_verdict_as_json_is_one_object(sealed: tuple[Path, str], *, fits: bool) -> None:
    path, found = sealed
    given = found if fits else "0" * 64
    done = tyrus("verify", "--json", path, given)
    assert (done.returncode, done.stderr) == (0 if fits else 1, "")
    assert json.loads(done.stdout) == {"seal": given, "deal": found, "fits": fits}


def test_a_game_without_a_salt_cannot_be_verified(record: Path) -> None:
    assert said_one_line(tyrus("verify", record, "0" * 64), 1, "game.tyrus", "no salt")


@pytest.mark.parametrize("form", [write, write_plain], ids=["folded", "plain"])
def test_a_game_that_is_not_over_is_not_verified_although_its_file_has_the_salt(
    tmp_path: Path, form: Callable[[Record], bytes]
) -> None:
    game, path = play_game(5).cut(7), tmp_path / "running.tyrus"
    found = seal(game.deal, SALT)
    path.write_bytes(form(Record({"Seal": found, "Salt": SALT}, game.deal, game.placements)))
    assert said_one_line(tyrus("verify", path, found), 1, "running.tyrus", "not over")
    path.write_bytes(
        form(
            Record({"Seal": found, "Salt": SALT, "GivenUpBy": "brown"}, game.deal, game.placements)
        )
    )
    assert tyrus("verify", path, found).returncode == 0


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="sha256sum is not here")
def test_sha256sum_computes_the_same_seal(sealed: tuple[Path, str]) -> None:
    path, found = sealed
    text = path.read_text("utf-8")
    names = ("Salt", "First", "Elections", "IvoryTiles", "BrownTiles")
    values = [text.split(f'[{name} "')[1].split('"')[0] for name in names]
    lines = "".join(f"{value}\n" for value in values)
    said = subprocess.run(["sha256sum"], input=lines, capture_output=True, text=True, check=True)
    assert said.stdout.split()[0] == found


@pytest.mark.parametrize(
    "kind", ["missing", "folder", "binary", "empty", "huge", "steering", "verbose"]
)
def test_a_file_that_is_not_a_record_is_refused_in_one_sentence(tmp_path: Path, kind: str) -> None:
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
    done = tyrus("replay", path)
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


@pytest.mark.parametrize("size", [MAX_BYTES, MAX_BYTES + 1])
def test_the_commands_have_the_size_limit_of_the_window(tmp_path: Path, size: int) -> None:
    path = tmp_path / "large.tyrus"
    path.write_bytes((GOLDEN / "example.tyrus").read_bytes().ljust(size, b"\n"))
    done = tyrus("replay", path)
    if size == MAX_BYTES:
        assert done.returncode == 0
    else:
        assert said_one_line(done, 1, "large.tyrus: this is too large")


@pytest.mark.skipif(os.name == "nt", reason="such paths cannot be made there")
@pytest.mark.parametrize("name", ["game.tyrus", f"{'n' * 240}.tyrus"])
def test_a_long_path_is_shortened_but_file_name_line_and_reason_stay(
    tmp_path: Path, record: Path, name: str
) -> None:
    folder = tmp_path.joinpath(*["d" * 200] * 10)
    folder.mkdir(parents=True)
    path = folder / name
    path.write_text(record.read_text("utf-8").replace(">", "<", 1), "utf-8")
    done = tyrus("replay", path)
    assert said_one_line(done, 1, f"tyrus: {str(tmp_path)[:10]}", "...", f"/{name}, line 9: ")
    assert done.stderr.endswith(" is not a placement.\n")
    assert len(done.stderr) < len(name) + 180
    assert said_one_line(tyrus("replay", folder / "none"), 1, ".../none: this could not be read")
    assert said_one_line(tyrus("match", folder / "none.npz", "random"), 2, ".../none.npz: this")
    assert said_one_line(
        tyrus("verify", record, "0" * 64), 1, "game.tyrus: this record has no salt"
    )


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be made there")
def test_a_file_name_cannot_break_the_line(tmp_path: Path) -> None:
    assert said_one_line(tyrus("replay", tmp_path / "two\nlines\x1b[1m"), 1, "two\\nlines\\x1b[1m")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--fast"], "--fast"),
        (["one.tyrus", "two.tyrus"], "two.tyrus"),
        (["replay"], "FILE"),
        (["replay", "a", "b"], "b"),
        (["replay", "--xml", "a"], "--xml"),
        (["verify"], "FILE"),
        (["verify", "game.tyrus"], "SEAL"),
        (["verify", "game.tyrus", "c0ffee"], "64 hexadecimal"),
        (["match", "greedy"], "two players"),
        (["match", "greedy", "random", "greedy"], "all differ"),
        (["match", "greedy", "grandmaster"], "grandmaster"),
        (["match", "greedy", "random", "--games", "7"], "odd"),
        (["match", "greedy", "random", "--games", "0"], "too few"),
        (["match", "greedy", "random", "--games", "many"], "whole number"),
        (["match", "greedy", "random", "--seed", "1.5"], "whole number"),
        (["match", "greedy", "random", "--processes", "-1"], "too few"),
    ],
)
def test_wrong_arguments_are_reported_in_one_sentence(
    arguments: Sequence[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = __main__.main(arguments)
    assert said_one_line(Done(arguments, status, *capsys.readouterr()), 2, "tyrus", word)


def test_a_process_ends_with_the_status_of_its_command() -> None:
    assert said_one_line(tyrus("--fast"), 2, "tyrus", "--fast")


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


def test_a_folder_that_cannot_hold_the_games_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    done = tyrus("match", "greedy", "random", "--games", "4", "--records", folder)
    assert said_one_line(done, 1, str(folder), "could not be saved there (Not a directory)")


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


def test_a_match_accepts_a_file_of_weights() -> None:
    done = tyrus("match", str(WEIGHTS), "random", "--games", "4", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["players"] == [str(WEIGHTS), "random"]


def test_a_file_that_holds_no_weights_is_reported_in_one_sentence(tmp_path: Path) -> None:
    cut, other = tmp_path / "cut.npz", tmp_path / "other.npz"
    cut.write_bytes(WEIGHTS.read_bytes()[:20_000])
    other.write_text("Tyrus", "utf-8")
    for file in (cut, other):
        assert said_one_line(
            tyrus("match", str(file), "greedy"), 2, str(file), "not a player’s weights file"
        )
    missing = str(tmp_path / "none.npz")
    assert said_one_line(tyrus("match", missing, "greedy"), 2, missing, "No such file")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["replay", "FILE"]])
def test_a_failed_write_to_standard_output_is_an_error_without_a_traceback(
    arguments: list[str], record: Path
) -> None:
    command = [str(record) if word == "FILE" else word for word in arguments]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tyrus_desktop", *command],
            check=False,
            env=BUFFERED,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "could not be written" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close standard output")
def test_a_missing_standard_output_is_an_error_without_a_traceback(record: Path) -> None:
    command = shlex.join([sys.executable, "-m", "tyrus_desktop", "replay", str(record)])
    done = subprocess.run(
        ["sh", "-c", f"{command} >&-"], capture_output=True, text=True, check=False, env=BUFFERED
    )
    assert said_one_line(done, 1, "there is no standard output")


def test_a_closed_pipe_ends_a_command_quietly(record: Path) -> None:
    read, written = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "tyrus_desktop", "replay", str(record)],
        check=False,
        env=BUFFERED,
        stdout=written,
        stderr=subprocess.PIPE,
    )
    os.close(written)
    assert (done.returncode, done.stderr) == (1, b"")


def test_printing_the_version_or_a_replay_loads_no_heavy_module(record: Path) -> None:
    code = (
        "import sys\nfrom tyrus_desktop.__main__ import main\n"
        f"assert main(['--version']) == 0\nassert main(['replay', {str(record)!r}]) == 0\n"
        f"print(sorted({HEAVY!r} & set(sys.modules)))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, encoding="utf-8"
    )
    assert said.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("arguments", [[], ["game.tyrus"]])
def test_other_arguments_open_the_table(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[list[str]] = []
    table = ModuleType("tyrus_desktop.desktop.startup.start")

    def show(argv: list[str]) -> int:
        shown.append(argv)
        return 3

    monkeypatch.setattr(table, "main", show, raising=False)
    monkeypatch.setitem(sys.modules, table.__name__, table)
    assert __main__.main(arguments) == 3
    assert shown == [arguments]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "ascii:strict"])
def test_a_terminal_without_typographic_signs_gets_plain_ones(encoding: str) -> None:
    """As under `LC_ALL=C` in a bundle, where Python doesn't switch to UTF-8."""
    done = subprocess.run(
        [sys.executable, "-m", "tyrus_desktop", "match", "nobody", "archon"],
        check=False,
        env=BUFFERED | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        text=True,
        encoding="ascii",
        timeout=60,
    )
    assert said_one_line(done, WRONG_ARGUMENTS, 'no computer player "nobody", only')


def test_a_character_that_a_terminal_lacks_is_written_as_its_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    use_plain_characters()
    print_text("Élise’s 5\u00a0− 3… 😀\n")
    assert written.getvalue() == b"\\xc9lise's 5 - 3... \\U0001f600\n"
