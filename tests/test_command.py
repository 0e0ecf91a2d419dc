"""The `tyrus` command as a process: its arguments, its output and its exit status."""

import io
import multiprocessing
import os
import shlex
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.command import BUFFERED, PROGRAM, Done, run, said_one_line, tyrus, tyrus_here, whole_game
from tyrus_desktop import __main__, __version__
from tyrus_desktop.commands.terminal import WRONG_ARGUMENTS, print_text, use_plain_characters
from tyrus_desktop.desktop.startup import launch

HEAVY = {"PySide6", "numpy", "tqdm", "multiprocessing"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return whole_game(tmp_path)


def test_tyrus_command_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ([], ["replay"], ["match"], ["verify"], ["review"]):
        done = tyrus_here(capsys, *command, "--help")
        assert (done.returncode, done.stderr) == (0, "")
        assert "tyrus" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("--fast", "--fast"),
        ("one.tyrus two.tyrus", "two.tyrus"),
        ("--version game.tyrus", "not allowed with"),
        ("game.tyrus --self-check", "not allowed with"),
        ("replay", "FILE"),
        ("replay a b", "b"),
        ("replay --xml a", "--xml"),
        ("verify", "FILE"),
        ("review", "FILE"),
        ("verify game.tyrus", "SEAL"),
        ("verify game.tyrus c0ffee", "64 hexadecimal"),
        ("match greedy", "two players"),
        ("match greedy random greedy", "all differ"),
        ("match greedy grandmaster", "grandmaster"),
        ("match greedy random --games 7", "odd"),
        ("match greedy random --games 0", "too few"),
        ("match greedy random --games many", "whole number"),
        ("match greedy random --seed 1.5", "whole number"),
        ("match greedy random --processes -1", "too few"),
    ],
)
def test_wrong_command_arguments_are_reported_in_one_sentence(
    arguments: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said_one_line(tyrus_here(capsys, *arguments.split()), WRONG_ARGUMENTS, "tyrus", word)


def test_process_has_the_exit_status_of_its_command() -> None:
    assert said_one_line(tyrus("--fast"), WRONG_ARGUMENTS, "tyrus", "--fast")


def replay_to(output: int, record: Path) -> Done:
    """Run `tyrus replay` with this file as its standard output."""
    to = {"stdout": output, "stderr": subprocess.PIPE}
    return run(*PROGRAM, "replay", record, check=False, env=BUFFERED, capture_output=False, **to)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_failed_write_is_an_error_without_a_traceback(record: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = replay_to(full.fileno(), record)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "nothing can be printed: " in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close streams")
@pytest.mark.parametrize(
    ("arguments", "closed", "status", "output", "errors"),
    [
        ("--version", ">&-", 1, "", "tyrus: there is no standard output to write to.\n"),
        ("replay none.tyrus", "2>&-", 1, "", ""),
        ("match random random --games 2", "2>&-", 0, "random against random: ", ""),
    ],
)
def test_command_works_without_standard_streams(
    arguments: str, closed: str, status: int, output: str, errors: str
) -> None:
    command = f"{shlex.quote(sys.executable)} -m tyrus_desktop {arguments} {closed}"
    done = run("sh", "-c", command, env=BUFFERED)
    assert (done.returncode, done.stderr) == (status, errors)
    assert done.stdout[: len(output) or None] == output


def test_tyrus_command_prints_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert tyrus_here(capsys, "--version").stdout == f"tyrus {__version__}\n"


def test_closed_pipe_ends_a_command_quietly(record: Path) -> None:
    read, written = os.pipe()
    os.close(read)
    done = replay_to(written, record)
    os.close(written)
    assert (done.returncode, done.stderr) == (1, "")


def test_version_and_replay_commands_load_no_heavy_module(record: Path) -> None:
    code = (
        "import sys\nfrom tyrus_desktop.__main__ import main\n"
        f"assert main(['--version']) == 0\nassert main(['replay', {str(record)!r}]) == 0\n"
        f"print(sorted({HEAVY!r} & set(sys.modules)))"
    )
    said = run(sys.executable, "-c", code, check=True)
    assert said.stdout.splitlines()[-1] == "[]"


def test_arguments_without_a_command_open_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Mock(return_value=3)
    monkeypatch.setattr(launch, "launch", shown)
    for arguments in ([], ["game.tyrus"]):
        assert __main__.main(arguments) == 3
        assert shown.call_args.args == (arguments,)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt includes its libraries")
def test_error_for_a_missing_system_library_names_it(tmp_path: Path) -> None:
    (tmp_path / "libEGL.so.1").touch()  # This file is not a library.
    done = tyrus(LD_LIBRARY_PATH=str(tmp_path))
    assert said_one_line(done, 1, "tyrus: a system library is missing, damaged", "libEGL.so.1: ")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt includes its libraries")
def test_error_names_all_missing_libraries_and_one_command(tmp_path: Path) -> None:
    """Both where Python can't load Qt, and where Qt can't load its plugin for the display."""
    (tmp_path / "libEGL.so.1").touch()  # This file is not a library.
    for name, text in (
        ("ldd", "echo 'libEGL.so.1 => not found'; echo 'libxcb-cursor.so.0 => not found'"),
        ("apt-get", ""),
    ):
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n", "ascii")
        (tmp_path / name).chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    for failing in ({"LD_LIBRARY_PATH": str(tmp_path)}, {"QT_QPA_PLATFORM": "none"}):
        done = tyrus(PATH=path, **failing)
        assert done.returncode == 1
        named, _, command, *_ = done.stderr.splitlines()
        assert "these system libraries: libEGL.so.1, libxcb-cursor.so.0." in named
        assert command.split()[:2] == ["sudo", "apt-get"]
        assert command.endswith(" libegl1 libxcb-cursor0")


@pytest.mark.parametrize("file", ["QtCore.pyd", "Qt6Core.dll", "QtCore.abi3.so"])
def test_module_that_cannot_be_loaded_is_reported_on_every_system(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "launch", Mock(side_effect=ImportError("not found", path=file)))
    assert __main__.main([]) == 1
    assert "a system library is missing" in capsys.readouterr().err


def test_frozen_program_works_for_a_match_when_started_for_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served = Mock()
    monkeypatch.setattr(multiprocessing, "freeze_support", served)
    __main__.serve_if_worker()
    assert not served.called
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    __main__.serve_if_worker()
    assert served.called


def test_import_error_in_our_own_code_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def launch_wrongly(_: list[str]) -> int:
        from math import nothing  # type: ignore[attr-defined]

        return int(nothing)

    monkeypatch.setattr(launch, "launch", launch_wrongly)
    with pytest.raises(ImportError, match="cannot import name"):
        __main__.main([])


def test_terminal_without_typographic_characters_gets_ascii() -> None:
    """Under `LC_ALL=C`, Python doesn't switch to UTF-8 in a bundle."""
    done = tyrus("match", "nobody", "archon", PYTHONIOENCODING="ascii:strict")
    assert said_one_line(done, WRONG_ARGUMENTS, 'no computer player "nobody", only')


@pytest.mark.parametrize(
    ("encoding", "text", "written"),
    [
        ("ascii", "Élise’s 5\u00a0− 3… 😀\n", rb"\xc9lise's 5 - 3... \U0001f600"),
        ("utf-8", "\udcff.npz\n", rb"\udcff.npz"),
    ],
)
def test_output_escapes_characters_that_cannot_be_encoded(
    encoding: str, text: str, written: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(stream, encoding=encoding))
    use_plain_characters()
    print_text(text)
    assert stream.getvalue() == written + b"\n"
