"""The program in homes, encodings and time zones that Qt or Python would refuse."""

import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.command import ROOT, Done, run
from tests.library.programs import posix
from tyrus_desktop.desktop.file_names import from_qt, to_qt
from tyrus_desktop.desktop.startup.start import named_file
from tyrus_desktop.library import clock, record_files

CHILD = """
import os
from PySide6.QtCore import QTimer
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.startup import start
from tyrus_desktop.engine.tiles import Side

def play(app, application, signals):
    table = application.table

    def place():
        if table.phase is Phase.PERSON:
            table.place(next(table.game.view().legal_placements()))
            application.store.wait(20)
            application.unexpected.report(ValueError, ValueError(), None)
            application.close()
            os._exit(0)

    table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")}, Side.IVORY)
    again = QTimer(application)
    again.timeout.connect(place)
    again.start(20)
    app.exec()

start.run = play
raise SystemExit(start.main())
"""


def play_in(home: bytes, **environment: str) -> Done:
    """Let the real program place one tile in this home folder, and log an error."""
    os.makedirs(home, exist_ok=True)  # noqa: PTH103 - not every name is text.
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("XDG_", "LC_", "LANG", "PYTHONUTF8", "TZ"))
    }
    inherited |= {"LC_ALL": "C.UTF-8", **environment, "HOME": os.fsdecode(home)}
    return run(sys.executable, "-c", CHILD, env=inherited, cwd=ROOT)


def played(home: Path) -> str:
    """Return the file name of the only game in a home folder, which has one placement."""
    (path,) = (home / ".local/share/tyrus/games").glob("*.tyrus")
    assert len(record_files.read(path).placements) == 1
    assert (home / ".config/tyrus/tyrus.ini").exists()
    return path.name


@posix
@pytest.mark.parametrize(
    "environment",
    [{"TZ": "XYZ-25:59:59"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}],
    ids=["zone", "ascii"],
)
def test_game_and_log_are_kept_in_a_strange_environment(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    home = tmp_path / "Jürgen"
    done = play_in(os.fsencode(home), **environment)
    assert done.returncode == 0, done.stderr
    assert "Traceback (most recent call last):\n  File" not in done.stderr
    assert played(home)
    assert "ValueError" in (home / ".local/state/tyrus/errors.log").read_text("utf-8")


@posix
@pytest.mark.skipif(sys.platform == "darwin", reason="its file systems have only Unicode names")
def test_home_that_is_not_utf8_is_refused_in_a_sentence(tmp_path: Path) -> None:
    home = os.fsencode(tmp_path) + b"/h\xff"
    done = play_in(home)
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert sentence.endswith(" is not UTF-8: rename that folder, or set HOME to another.")
    assert os.listdir(os.fsencode(tmp_path)) == [b"h\xff"]  # noqa: PTH208 - bytes.
    assert os.listdir(home) == []  # noqa: PTH208


@posix
def test_file_names_cross_between_qt_and_python_by_their_bytes() -> None:
    for name in ("/home/Jürgen", "/home/日本", "/plain"):
        assert to_qt(from_qt(name)) == name
        assert os.fsencode(from_qt(name)) == name.encode()
    assert named_file(["file:///a/J%C3%BCrgen.tyrus"]) == Path("/a/Jürgen.tyrus")


def test_clock_gives_no_day_for_impossible_years() -> None:
    assert clock.day(int(datetime(2026, 3, 21, 12, tzinfo=UTC).timestamp())) == "2026-03-21"
    for odd in (10**12, -(10**12), 2**62):
        assert clock.day(odd) == ""
    assert clock.seconds("9999-12-31T23:59:59-23:59") > clock.seconds("2026-03-21")
    assert clock.day(clock.seconds("9999-12-31T23:59:59-23:59")) == ""
    assert clock.now().tzinfo is not None


def test_only_the_clock_asks_for_local_time() -> None:
    asked = re.compile(r"astimezone\(|\.now\(\)|localtime\(|\.today\(|mktime\(|currentDate")
    package = ROOT / "tyrus_desktop"
    found = {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if asked.search(path.read_text("utf-8").replace("clock.now()", ""))
    }
    assert {name for name in found if not name.startswith("training")} == {
        str(Path("library/clock.py"))
    }
