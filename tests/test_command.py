"""The `tyrus` command as a process: its arguments, its output and its exit status."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.command import BUFFERED, said_one_line, tyrus, tyrus_here, whole_game
from tyrus_desktop import __main__, __version__
from tyrus_desktop.commands.terminal import (
    LONGEST_LINE,
    WRONG_ARGUMENTS,
    one_line,
    print_text,
    use_plain_characters,
)
from tyrus_desktop.desktop.startup import launch

HEAVY = {"PySide6", "numpy", "tqdm", "multiprocessing"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return whole_game(tmp_path)


def test_the_version_is_printed() -> None:
    done = tyrus("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"tyrus {__version__}\n", "")


@pytest.mark.parametrize(
    "arguments", [["--help"], ["replay", "--help"], ["match", "--help"], ["verify", "--help"]]
)
def test_help_is_printed(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    done = tyrus_here(capsys, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "tyrus" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--fast"], "--fast"),
        (["one.tyrus", "two.tyrus"], "two.tyrus"),
        (["--version", "game.tyrus"], "not allowed with"),
        (["game.tyrus", "--self-check"], "not allowed with"),
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
    assert said_one_line(tyrus_here(capsys, *arguments), 2, "tyrus", word)


def test_a_line_is_no_longer_than_it_may_be_with_what_is_escaped_in_it() -> None:
    assert len(one_line(f"tyrus: {LONGEST_LINE * chr(27)}.")) <= LONGEST_LINE + len(" ... ")


def test_a_process_ends_with_the_status_of_its_command() -> None:
    assert said_one_line(tyrus("--fast"), 2, "tyrus", "--fast")


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


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close standard error")
@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["replay", "none.tyrus"], 1, ""),
        (["match", "random", "random", "--games", "2"], 0, "random against random: "),
    ],
)
def test_without_standard_error_results_are_printed_and_errors_are_not(
    arguments: list[str], status: int, said: str
) -> None:
    command = shlex.join([sys.executable, "-m", "tyrus_desktop", *arguments])
    done = subprocess.run(
        ["sh", "-c", f"{command} 2>&-"], capture_output=True, text=True, check=False, env=BUFFERED
    )
    assert (done.returncode, done.stdout[: len(said) or None]) == (status, said)


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

    def show(argv: list[str]) -> int:
        shown.append(argv)
        return 3

    monkeypatch.setattr(launch, "launch", show)
    assert __main__.main(arguments) == 3
    assert shown == [arguments]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt comes with all that it needs")
@pytest.mark.parametrize("arguments", [[], ["game.tyrus"], ["--self-check"]])
def test_a_library_of_the_system_that_qt_lacks_is_named_in_one_sentence(
    arguments: list[str], tmp_path: Path
) -> None:
    (tmp_path / "libEGL.so.1").touch()  # No library.
    done = subprocess.run(
        [sys.executable, "-m", "tyrus_desktop", *arguments],
        check=False,
        env=BUFFERED | {"LD_LIBRARY_PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert said_one_line(done, 1, "tyrus: a system library is missing, damaged", "libEGL.so.1: ")


def test_a_fault_of_our_own_in_an_import_is_no_fault_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def launch_wrongly(_: list[str]) -> int:
        from math import nothing  # type: ignore[attr-defined]

        return int(nothing)

    monkeypatch.setattr(launch, "launch", launch_wrongly)
    with pytest.raises(ImportError, match="cannot import name"):
        __main__.main([])


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
