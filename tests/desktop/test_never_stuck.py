"""Whatever real events the program gets, its table, its keys and its close button still answer."""

import random
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.support.display import SIZE, Display, display
from tests.readers import play_game
from tyrus_desktop.engine.record import Record, write

SETTINGS = "language=en\nspeed=fast\nmuted=1\ntalliesSeen=3\nsecondLesson=1\nreduceMotion=1\n"
PLAYERS = {
    "computer": {"BrownPlayer": "computer citizen"},
    "curtains": {"BrownPlayer": "person", "HotSeat": "curtains"},
    "slots": {"BrownPlayer": "person", "HotSeat": "slots"},
}
CHECK_EVERY, GAME_EVERY = 60, 400
"""Events between two checks, and two games."""

MONKEY_S = 600

KEYS = (
    *"123456789qweasd",
    *("i", "t", "l", "h", "v", "o", "x", "question", "comma"),
    *("Left", "Right", "Up", "Down", "Home", "Next", "Tab", "space", "Return", "Return", "Escape"),
    *("F1", "F10", "F11", "ctrl+n", "ctrl+o", "ctrl+l", "ctrl+b", "ctrl+d", "ctrl+z", "ctrl+comma"),
    *("ctrl+shift+s", "ctrl+shift+s", "ctrl+o", "alt+g", "alt+l", "Delete"),
)


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Display]:
    with display(tmp_path, SETTINGS) as made:
        yield made


def game_file(folder: Path, seating: str, seed: int = 1, placements: int = 7) -> str:
    """Write a game that these players go on with; return its path."""
    game = play_game(seed)
    headers = {"Ivory": "Claire", "IvoryPlayer": "person", "Brown": "Denis", **PLAYERS[seating]}
    path = folder / f"{seating}{seed}.tyrus"
    path.write_bytes(write(Record(headers, game.deal, game.placements[:placements])))
    return str(path)


def open_file_dialog(shown: Display) -> None:
    """Ask to save the running game, and agree."""
    assert shown.answers()
    before = shown.wait_until_still()
    shown.do("key ctrl+shift+s")
    assert shown.wait_until(lambda: shown.picture() != before)
    question = shown.wait_until_still()
    shown.do("key Return")
    assert shown.wait_until(lambda: shown.picture() not in (before, question))
    time.sleep(1.5)  # The cursor in its field blinks, so it is never still.


def test_table_responds_after_a_drag_out_of_a_file_dialog(shown: Display, tmp_path: Path) -> None:
    shown.start(game_file(tmp_path, "computer"))
    for y in (502, 737):  # In the list of files, and on the dialog's lower edge.
        open_file_dialog(shown)
        shown.do(f"mousemove 673 {y} mousedown 1 mousemove 1036 710 sleep 0.02")
        shown.do("mousemove 1399 919 mouseup 1")
        shown.do("key Escape")
        assert shown.answers()


def test_close_button_and_quit_key_work_over_a_file_dialog(shown: Display, tmp_path: Path) -> None:
    for key in ("alt+F4", "ctrl+q"):
        shown.start(game_file(tmp_path, "computer"))
        open_file_dialog(shown)
        shown.do("key", key)
        assert shown.wait_until(shown.ended), key
        assert shown.program is not None
        assert shown.program.returncode == 0
    assert shown.errors.read_text() == ""


class Monkey:
    """Sends random real events to all windows of a program; `log` has the last of them."""

    def __init__(self, shown: Display, folder: Path, seating: str, seed: int) -> None:
        self.shown, self.folder, self.seating = shown, folder, seating
        self.rng = random.Random(f"{seed} {seating}")
        self.log: deque[str] = deque([f"seed {seed}"], maxlen=2 * CHECK_EVERY)
        self.events = 0

    def step(self) -> None:
        if self.events % GAME_EVERY == 0 or self.shown.ended():
            if self.shown.ended() and self.shown.program is not None:
                assert self.shown.program.returncode == 0
            placements = self.rng.choice([0, 3, 7, 11, 29, 40])
            self.shown.start(
                game_file(self.folder, self.seating, self.rng.randrange(20), placements)
            )
        self.events += 1
        event = self.rng.choices((self.key, self.click, self.drag, self.manage), (10, 6, 4, 1))[0]()
        self.log.append(event)
        self.shown.do(event)
        if self.events % CHECK_EVERY == 0 and not self.shown.ended():
            assert self.shown.answers() or self.shown.ended(), "stuck"

    def key(self) -> str:
        return f"key {self.rng.choice(KEYS)}"

    def point(self) -> tuple[int, int]:
        """Return a point in one of the windows, on its frame, or anywhere."""
        windows = self.shown.windows()
        if not windows or self.rng.random() < 0.1:
            return self.rng.randrange(SIZE[0]), self.rng.randrange(SIZE[1])
        told = self.shown.do("getwindowgeometry --shell", self.rng.choice(windows))
        lines = dict(line.split("=") for line in told.splitlines() if "=" in line)
        x, y, width, height = (int(lines.get(name, 1)) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return x + self.rng.randrange(width), y + self.rng.randrange(height)

    def click(self) -> str:
        x, y = self.point()
        return f"mousemove {x} {y} click --repeat {self.rng.choice([1, 1, 2])} 1"

    def drag(self) -> str:
        """Return a drag, which may begin in one window and end in another, or outside all."""
        (x, y), (to_x, to_y) = self.point(), self.point()
        if self.rng.random() < 0.3:
            to_x, to_y = self.rng.randrange(SIZE[0]), self.rng.randrange(SIZE[1])
        middle = f"mousemove {(x + to_x) // 2} {(y + to_y) // 2}"
        between = f"{self.key()} " if self.rng.random() < 0.2 else ""
        return f"mousemove {x} {y} mousedown 1 {middle} {between}mousemove {to_x} {to_y} mouseup 1"

    def manage(self) -> str:
        """Return what a window manager does to one of the windows."""
        windows = self.shown.windows()
        if not windows:
            return "key Escape"
        window, size = (
            self.rng.choice(windows),
            (self.rng.randint(880, 1380), self.rng.randint(440, 880)),
        )
        return self.rng.choice(
            (
                f"windowsize {window} {size}",
                f"windowminimize {window} sleep 0.2 windowmap {window} windowactivate {window}",
                f"windowmove {window} {self.rng.randrange(400)} {self.rng.randrange(300)}",
                f"windowunmap {window} sleep 0.2 windowmap {window}",
            )
        )


@pytest.mark.long
@pytest.mark.parametrize("seating", PLAYERS)
def test_table_responds_after_random_real_events(
    shown: Display, tmp_path: Path, seating: str, seed: int
) -> None:
    monkey, end = Monkey(shown, tmp_path, seating, seed), time.monotonic() + MONKEY_S
    try:
        while time.monotonic() < end:
            monkey.step()
    finally:
        print("\n".join(monkey.log))  # noqa: T201 - pytest shows it if the test fails.
    assert shown.answers() or shown.ended()
    assert shown.errors.read_text() == ""
