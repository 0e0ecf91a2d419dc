"""`make screens`: screenshots of all screens and states of the program, in build/screens/.

Every state is taken in English in the light theme and, in the smallest window, in French in the
dark theme; the most important ones also in high contrast, in other sizes, and at twice the scale.
`index.html` shows all pictures. Arguments select states by parts of their names. `--store` takes
the pictures for the README and software centres instead, in packaging/screenshots/, and makes the
README's film there; `--handbook` takes those of the handbook, in resources/handbook/. Nothing
appears on the screen, and the user's settings and games stay as they are. Runs in `.venv`.
"""

from __future__ import annotations

import html
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import metadata
import palette
from linguist import ROOT, compile_all

if TYPE_CHECKING:
    from tests.desktop.gallery import Scene
    from tests.desktop.support.screen import Screen

FOLDER = ROOT / "build" / "screens"
HANDBOOK_FOLDER = ROOT / "resources" / "handbook"
IMPORTANT = (
    "start",
    "new-game",
    "hints",
    "tally-bluff",
    "tally-middle",
    "tally-turn",
    "tally-verdict",
    "tally-many",
    "curtain",
    "end-streak",
    "end-next-level",
    "look-back-brown",
    "library",
    "settings",
    "rules",
    "long-names",
)
STILL = {"speed": "none", "grace": "off", "afterTally": "run", "lookedBack": 1}
SEED = 7


@dataclass(frozen=True, slots=True)
class Series:
    """Some states, or all, in one language, theme and size; width and height before scaling."""

    language: str
    theme: str
    width: int = 1280
    height: int = 800
    scale: int = 1
    states: tuple[str, ...] = ()


SERIES = {
    "day": Series("en", "light"),
    "small-french-lamps": Series("fr", "dark", 1024, 640),
    "lamps": Series("en", "dark", states=(*IMPORTANT, "drag", "held", "memory")),
    "contrast": Series("en", "contrast", states=(*IMPORTANT, "placed", "held", "memory")),
    "small": Series("en", "light", 1024, 640, states=IMPORTANT),
    "large-french": Series("fr", "light", 1920, 1080, states=IMPORTANT),
    "fine-lamps": Series("en", "dark", scale=2, states=IMPORTANT),
}

STORE, STORE_SIZE = "store", (1280, 720)
"""The series of pictures for the README and software centres, with its size."""

STORE_PICTURES = {
    "table": ("hints", "dark"),
    "tally": ("tally-last", "dark"),
    "end": ("end-streak", "dark"),
    "look-back": ("look-back-brown", "light"),
    "new-game": ("new-game", "light"),
}
"""The state and the theme of each picture of that series, by file name."""

HANDBOOK, HANDBOOK_SIZE = "handbook-", (880, 550)
"""The series of pictures in the handbook, followed by the language, with its size."""

HANDBOOK_PICTURES = {
    "start": "start",
    "table": "hints",
    "tally": "tally-verdict",
    "curtain": "curtain",
    "opponents": "new-game",
    "look-back": "look-back-chances-ivory",
    "end": "end-verdict",
    "practice": "practice",
    "library": "library",
}
"""The state of each picture of that series, by file name."""

SMALLEST_PNG = 0
"""Qt's `quality` for a PNG: the strongest compression."""


class Waiting:
    """Waits until a condition holds, as pytest-qt's `QtBot` does in tests."""

    def waitUntil(self, done: Callable[[], bool], timeout: int = 10_000) -> None:  # noqa: N802
        from PySide6.QtTest import QTest

        end = time.monotonic() + timeout / 1000
        while not done():
            if time.monotonic() > end:
                raise TimeoutError
            QTest.qWait(5)


@contextmanager
def started(series: Series, **chosen: str) -> Iterator[Screen]:
    """Start the program, with settings and games of its own.

    Args:
        series: The language, theme and size.
        **chosen: Settings that differ from `STILL`.
    """
    from PySide6.QtCore import QSettings
    from PySide6.QtQuick import QQuickWindow

    from tests.desktop.support.screen import Screen
    from tyrus_desktop.desktop.startup.app import Application

    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/tyrus.ini", QSettings.Format.IniFormat)
        look = {"language": series.language, "theme": series.theme}
        for key, value in {**look, **STILL, **chosen}.items():
            store.setValue(key, value)
        rng = random.Random(SEED)
        application = Application(store, Path(folder, "games"), rng, answer_ms=None)
        application.show()
        window = application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        window.resize(series.width, series.height)
        screen = Screen(application, cast("Any", Waiting()), window)
        screen.qtbot.waitUntil(window.isExposed)
        try:
            yield screen
        finally:
            application.close()


def picture(number: int, target: Path, reach: Scene, series: Series) -> None:
    """Start the program, bring it into a state, and take its picture.

    Args:
        number: A number that differs for each picture of a process.
        target: The file of the picture.
        reach: Brings the program into the state.
        series: The language, theme and size.
    """
    from PySide6.QtGui import QImage
    from PySide6.QtTest import QTest

    with started(series) as screen:
        reach(screen)
        QTest.qWait(40)  # Wait until lists and sheets are laid out.
        screen.picture()  # This first picture rasterizes all glyphs.
        settle_outlines(number)
        taken = screen.picture().convertToFormat(QImage.Format.Format_RGB888)
        if target.is_relative_to(HANDBOOK_FOLDER):
            taken = palette.with_few_colours(taken)
        taken.save(str(target), quality=SMALLEST_PNG)


def settle_outlines(number: int) -> None:
    """Let Qt rasterize a glyph at a whole pixel, at a scale that depends on the number.

    Qt draws large glyphs by their outlines, with the subpixel offset of the last rasterized glyph.
    Without this, that glyph would depend on the frames that were shown before.
    """
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QFont, QImage, QPainter

    image = QImage(32, 32, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setFont(QFont("Tyrus Vollkorn"))
    painter.scale(1 + number / 500, 1)
    painter.drawText(QPointF(0, 16), "0")
    painter.end()


def shots(key: str, states: list[str]) -> list[tuple[str, Path, Series]]:
    """Return the states of a series, each with its file and look."""
    if key == STORE:
        return [
            (state, metadata.SCREENSHOTS / f"{name}.png", Series("en", theme, *STORE_SIZE))
            for name, (state, theme) in STORE_PICTURES.items()
        ]
    if key.startswith(HANDBOOK):
        language = key.removeprefix(HANDBOOK)
        look = Series(language, "light", *HANDBOOK_SIZE)
        return [
            (state, HANDBOOK_FOLDER / language / f"{name}.png", look)
            for name, state in HANDBOOK_PICTURES.items()
        ]
    series = SERIES[key]
    return [(name, FOLDER / f"{name}--{key}.png", series) for name in series.states or states]


def scenes() -> Mapping[str, Scene]:
    """Return the functions that reach each state, by name."""
    sys.path.insert(0, str(ROOT))
    from tests.desktop.gallery import SCENES

    return SCENES


def make_series(key: str, wanted: list[str]) -> int:
    """Take the pictures of one series; return how many states could not be reached."""
    states = scenes()
    from PySide6.QtGui import QGuiApplication

    from tyrus_desktop.desktop.startup.start import load_fonts

    app = QGuiApplication(["tyrus"])
    load_fonts()
    if key not in SERIES:  # An opponent with a portrait of its own.
        from tests.desktop.support.positions import AGAINST_COMPUTER

        AGAINST_COMPUTER.update(Brown="", BrownPlayer="computer consul")
    failures = 0
    for number, (name, target, look) in enumerate(shots(key, list(states))):
        if wanted and not any(each in name for each in wanted):
            continue
        try:
            picture(number, target, states[name], look)
        except (AssertionError, LookupError, TimeoutError) as error:
            print(f"{name} ({key}): {type(error).__name__} {error}", file=sys.stderr)
            failures += 1
    del app
    return failures


def start_series(key: str, wanted: list[str]) -> int:
    """Run this script for one series, since only a new process can have another scale."""
    settings = environment(SERIES[key].scale if key in SERIES else 1)
    command = [sys.executable, __file__, "--series", key, *wanted]
    return subprocess.call(command, env=dict(os.environ, **settings), cwd=ROOT)


def environment(scale: int) -> dict[str, str]:
    """Return the environment variables of a process that takes pictures."""
    return {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "QT_QUICK_CONTROLS_STYLE": "Basic",
        "QT_SCALE_FACTOR": str(scale),
    }


def write_page() -> None:
    """Write the page that shows all pictures, state by state."""
    states: dict[str, list[str]] = {}
    for path in sorted(FOLDER.glob("*.png")):
        states.setdefault(path.name.split("--")[0], []).append(path.name)
    lines = ["<!doctype html><meta charset=utf-8><title>Tyrus: all screens</title>"]
    lines += [
        "<style>body{font:15px sans-serif;margin:24px} figure{display:inline-block;margin:6px}"
    ]
    lines += ["img{width:600px;border:1px solid #888}</style>"]
    for state, names in states.items():
        lines.append(f"<h2>{html.escape(state)}</h2>")
        for name in names:
            key = name.split("--")[1].removesuffix(".png")
            look = SERIES[key]
            label = f"{key}: {look.language}, {look.theme}, {look.width} × {look.height}"
            label += f", scale {look.scale}" * (look.scale > 1)
            lines.append(
                f'<figure><a href="{name}"><img loading=lazy src="{name}"></a>'
                f"<figcaption>{html.escape(label)}</figcaption></figure>"
            )
    (FOLDER / "index.html").write_text("\n".join(lines), "utf-8")


def main() -> int:
    """Take every series in its own process, and write the page; return the exit status."""
    if sys.argv[1:2] == ["--series"]:
        return make_series(sys.argv[2], sys.argv[3:])
    if sys.argv[1:] == ["--store"]:
        compile_all()
        import film  # It imports this module.

        return start_series(STORE, []) or film.start()
    if sys.argv[1:2] == ["--handbook"]:
        compile_all()
        keys = [f"{HANDBOOK}{language}" for language in sorted(metadata.languages())]
        return max(start_series(key, sys.argv[2:]) for key in keys)
    wanted = sys.argv[1:]
    if unknown := [name for name in wanted if not any(name in state for state in scenes())]:
        print(f"No screen has this in its name: {', '.join(unknown)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in [] if wanted else FOLDER.glob("*.png"):
        old.unlink()
    compile_all()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        statuses = list(pool.map(lambda key: start_series(key, wanted), SERIES))
    write_page()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}; open index.html there.")
    return int(any(statuses))


if __name__ == "__main__":
    sys.exit(main())
