"""`tyrus` from a terminal: without a usable display, in any locale, and with a file to open."""

import os
import socket
import sys
from pathlib import Path

import pytest

from tests.command import ROOT, Done, run
from tests.covering import first
from tests.readers import EXAMPLE

DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")

OPENED = """
import sys, time
from PySide6.QtGui import QFileOpenEvent, QGuiApplication

if sys.argv[1] == "--hand-over":
    handed = QFileOpenEvent(sys.argv.pop())
    sys.argv.pop()
else:
    handed = None

def until_opened(*_):
    if handed is not None:
        QGuiApplication.sendEvent(QGuiApplication.instance(), handed)
    end = time.monotonic() + 120
    titles = []
    while time.monotonic() < end and not any("election" in title for title in titles):
        QGuiApplication.processEvents()
        titles = [window.title() for window in QGuiApplication.allWindows()]
    print(titles)
    return 0

QGuiApplication.exec = until_opened
from tyrus_desktop.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


MAIN = "import sys; from tyrus_desktop.__main__ import main; sys.exit(main([]))"


def start(*arguments: str, **environment: str) -> Done:
    kept = {name: value for name, value in os.environ.items() if name not in DISPLAY_VARIABLES}
    return run(sys.executable, *arguments, cwd=ROOT, env=kept | environment)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize(
    "environment",
    first(
        3,
        [
            {"DISPLAY": ":4711"},
            {"QT_QPA_PLATFORM": "nonsense"},
            {"WAYLAND_DISPLAY": "nobody", "XDG_RUNTIME_DIR": "/nowhere"},
            {},
            {"QT_QPA_PLATFORM": "wayland-egl;xcb"},
            {"QT_QPA_PLATFORM": "two\nlines"},
            {"DISPLAY": "localhost:4711"},
            {"WAYLAND_DISPLAY": "x" * 200},
            {"QT_QPA_PLATFORM": "wayland", "WAYLAND_SOCKET": "99", "XDG_RUNTIME_DIR": "/nowhere"},
            {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4711"},
        ],
    ),
)
def test_program_explains_a_missing_display_in_one_sentence(environment: dict[str, str]) -> None:
    done = start("-m", "tyrus_desktop", **environment)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "graphical desktop" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="a framebuffer is Linux's")
@pytest.mark.skipif(Path("/dev/fb0").exists(), reason="there is a framebuffer here")
def test_program_refuses_a_qt_platform_without_a_screen() -> None:
    done = start("-m", "tyrus_desktop", QT_QPA_PLATFORM="linuxfb")
    assert done.returncode == 1
    assert "graphical desktop" in done.stderr.splitlines()[-1]


def test_program_says_that_its_window_could_not_be_made(tmp_path: Path) -> None:
    """Its QML is missing."""
    moved = f"from tyrus_desktop import paths; paths.qml = lambda: {str(tmp_path)!r}"
    done = start("-c", f"{moved}; {MAIN}", QT_QPA_PLATFORM="offscreen", HOME=str(tmp_path))
    assert done.returncode == 1
    assert "reinstall Tyrus" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="Wayland's sockets")
def test_program_accepts_a_listening_wayland_socket_as_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tyrus_desktop.desktop.startup.display import display_problem

    for name in DISPLAY_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "w")
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as compositor:
        assert display_problem() is not None
        compositor.bind("w")
        compositor.listen()
        assert display_problem() is None


@pytest.mark.parametrize(
    ("how", "platform"), [([], "nonsense;offscreen"), (["--hand-over"], "offscreen")]
)
def test_program_opens_the_file_it_was_given(tmp_path: Path, how: list[str], platform: str) -> None:
    """The command line or a macOS event names the file, even if Qt's first platform fails."""
    file = tmp_path / "a game é"
    file.write_text(EXAMPLE, "utf-8")
    done = start(
        *("-c", OPENED, *how, str(file)), QT_QPA_PLATFORM=platform, QT_QUICK_BACKEND="software"
    )
    assert done.returncode == 0, done.stderr
    assert bool(done.stderr) == ("nonsense" in platform)
    assert "election\\xa02" in done.stdout
