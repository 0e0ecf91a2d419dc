"""A screen of its own with a window manager, where the program runs and gets real events.

Events are sent by xdotool. What the program shows is read from the screen's memory, so nothing that
it reports of itself is believed.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

import system_libraries

ROOT = Path(__file__).resolve().parents[3]
SIZE = (1400, 920)
WAIT_S = 60.0
"""Long enough for a busy machine."""

STILL_S, CHANGE_S = 0.6, 10.0
"""How long a still picture stays the same, and how long an answer may take."""


@cache
def missing(*needed: str) -> str:
    """Return the packages that are missing; `needed` names those of one program each."""
    if not sys.platform.startswith("linux"):
        return "Linux"
    programs = {"xvfb": "Xvfb", "dbus": "dbus-daemon"}
    lacking = [package for package in needed if not shutil.which(programs.get(package, package))]
    return " ".join([*lacking, *sorted(system_libraries.missing(sys.executable, ("xcb",)))])


def running(
    command: list[str], environment: dict[str, str], stack: ExitStack
) -> subprocess.Popen[str]:
    """Start a program that ends with `stack`."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    stack.enter_context(process)
    stack.callback(process.terminate)
    return process


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def home_environment(home: Path, settings: str) -> dict[str, str]:
    """Return the environment of a user with these settings, whose home folder is made."""
    runtime, folder = home / "run", home / ".config" / "tyrus"
    runtime.mkdir(mode=0o700)
    folder.mkdir(parents=True)
    (folder / "tyrus.ini").write_text(f"[General]\n{settings}", "utf-8")
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": str(runtime),
    }


@dataclass(slots=True)
class Display:
    """A screen with a window manager, and one program on it.

    Attributes:
        memory: the file that holds the screen's picture.
        errors: receives what the program writes.
    """

    environment: dict[str, str]
    memory: Path
    errors: Path
    program: subprocess.Popen[bytes] | None = None

    def start(self, *arguments: str) -> None:
        """Start the program again, and wait for its window."""
        self.kill()
        command = [sys.executable, "-m", "tyrus_desktop", *arguments]
        with self.errors.open("ab") as errors:
            self.program = subprocess.Popen(
                command, cwd=ROOT, env=self.environment, stdout=errors, stderr=errors
            )
        assert self.wait_until(lambda: bool(self.windows()) or self.ended()), "no window"
        self.wait_until_still()

    def kill(self) -> None:
        if self.program is not None:
            self.program.kill()
            self.program.wait()

    def ended(self) -> bool:
        return self.program is None or self.program.poll() is not None

    def do(self, *words: object) -> str:
        """Run xdotool; return what it prints."""
        command = ["xdotool", *" ".join(map(str, words)).split()]
        done = subprocess.run(
            command,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=WAIT_S,
            check=False,
        )
        return done.stdout

    def windows(self) -> list[str]:
        """Return the program's visible windows, the table's first."""
        assert self.program is not None
        return self.do("search", "--onlyvisible", "--pid", self.program.pid).split()

    def picture(self) -> bytes:
        return sha256(self.memory.read_bytes()).digest()

    def wait_until(self, reached: Callable[[], bool], seconds: float = WAIT_S) -> bool:
        """Wait; return whether it was reached in time."""
        end = time.monotonic() + seconds
        while not (done := reached()) and time.monotonic() < end:
            time.sleep(0.05)
        return done

    def wait_until_still(self) -> bytes:
        """Wait until the picture stays the same, but not forever; return it."""
        end = time.monotonic() + WAIT_S
        before, since = self.picture(), time.monotonic()
        while time.monotonic() < min(since + STILL_S, end):
            time.sleep(0.05)
            if (now := self.picture()) != before:
                before, since = now, time.monotonic()
        return before

    def answers(self) -> bool:
        """Return whether the program shows the rules and hides them again, as their keys ask."""
        self.do("mouseup 1 keyup ctrl keyup shift keyup alt")
        for window in self.do("search --pid", self.program.pid if self.program else 0).split()[:1]:
            self.do("windowmap", window, "windowactivate", window)
        for _ in range(3):
            self.do("key --delay 100 Escape Escape Escape Escape")
            before = self.wait_until_still()
            self.do("key F1")
            if not self.wait_until(lambda: self.picture() != before, CHANGE_S):  # noqa: B023
                continue
            rules = self.wait_until_still()
            self.do("key Escape")
            if self.wait_until(lambda: self.picture() != rules, CHANGE_S):  # noqa: B023
                return True
        return False


@contextmanager
def display(home: Path, settings: str) -> Iterator[Display]:
    """Yield a screen where the program runs with `home` as its home folder."""
    if lacking := missing("xvfb", "openbox", "xdotool"):
        pytest.skip(f"no screen here without {lacking}")
    environment = home_environment(home, settings)
    with ExitStack() as stack:
        size = "x".join(map(str, (*SIZE, 24)))
        folder = home / "screen"
        folder.mkdir()
        server = [
            "Xvfb",
            "-displayfd",
            "1",
            "-noreset",
            "-screen",
            "0",
            size,
            "-fbdir",
            str(folder),
        ]
        environment["DISPLAY"] = f":{first_line(running(server, environment, stack))}"
        running(["openbox"], environment, stack)
        shown = Display(environment, folder / "Xvfb_screen0", home / "errors")
        stack.callback(shown.kill)
        yield shown
