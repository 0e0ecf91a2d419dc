"""`make screens`: pictures of all screens and states of the program, to look at, in build/screens/.

Every state is there in English by day and, in the smallest window, in French by lamplight; those
that show most also in high contrast, in other sizes, and at two pixels to one. `index.html` shows
them all. Arguments keep to the states that have one of them in their names; `--store` makes those
pictures instead that the README and the software centres show, in packaging/screenshots/. Nothing
is opened on the screen, and the user's own settings and games are left alone. Runs in the
environment.
"""

from __future__ import annotations

import html
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import metadata
from linguist import ROOT, compile_all

if TYPE_CHECKING:
    from tests.desktop.gallery import Scene

FOLDER = ROOT / "build" / "screens"
MOST = (
    "start",
    "new-game",
    "hints",
    "tally-middle",
    "curtain",
    "end-streak",
    "settings",
    "rules",
    "long-names",
)
SEED = 7


@dataclass(frozen=True, slots=True)
class Series:
    """Some states, or all, in one look; width and height in pixels of the scale."""

    language: str
    theme: str
    width: int = 1280
    height: int = 800
    scale: int = 1
    states: tuple[str, ...] = ()


SERIES = {
    "day": Series("en", "light"),
    "small-french-lamps": Series("fr", "dark", 1024, 640),
    "lamps": Series("en", "dark", states=(*MOST, "drag", "memory", "walking")),
    "contrast": Series("en", "contrast", states=(*MOST, "placed", "memory")),
    "small": Series("en", "light", 1024, 640, states=MOST),
    "large-french": Series("fr", "light", 1920, 1080, states=MOST),
    "fine-lamps": Series("en", "dark", scale=2, states=MOST),
}

STORE, STORE_SIZE = "store", (1280, 720)
"""The series of the pictures that are shown to those who don't have the program yet."""

STORE_PICTURES = {
    "table": ("hints", "light"),
    "tally": ("tally-middle", "dark"),
    "end": ("end-streak", "light"),
    "new-game": ("new-game", "light"),
}
"""Its pictures by their names in the metainfo, each a state in a theme."""

SMALLEST_PNG = 0
"""Qt's “quality” of a PNG: the most time for the fewest bytes."""


class Patience:
    """Waits for the program, as pytest-qt's `QtBot` does for a test."""

    def waitUntil(self, done: Callable[[], bool], timeout: int = 10_000) -> None:  # noqa: N802
        from PySide6.QtTest import QTest

        end = time.monotonic() + timeout / 1000
        while not done():
            if time.monotonic() > end:
                raise TimeoutError
            QTest.qWait(5)


def picture(target: Path, reach: Scene, series: Series) -> None:
    """Start the program, lead it to a state and take its picture."""
    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QImage
    from PySide6.QtQuick import QQuickWindow
    from PySide6.QtTest import QTest

    from tests.desktop.screen import Screen
    from tyrus_desktop.desktop.startup.app import Application

    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/tyrus.ini", QSettings.Format.IniFormat)
        chosen = {"language": series.language, "theme": series.theme}
        for key, value in {**chosen, "speed": "none", "grace": "off"}.items():
            store.setValue(key, value)
        rng = random.Random(SEED)
        application = Application(store, Path(folder, "games"), rng, answer_ms=None)
        application.show()
        window = application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        window.resize(series.width, series.height)
        screen = Screen(application, window, cast("Any", Patience()))
        screen.qtbot.waitUntil(window.isExposed)
        try:
            reach(screen)
            QTest.qWait(40)  # Lists and sheets take a moment to find their place.
            taken = screen.picture().convertToFormat(QImage.Format.Format_RGB888)
            taken.save(str(target), quality=SMALLEST_PNG)
        finally:
            application.close()


def shots(key: str, states: list[str]) -> list[tuple[str, Path, Series]]:
    """Give the states of a series, of all there are, with the file and the look of each."""
    if key == STORE:
        return [
            (state, metadata.SCREENSHOTS / f"{name}.png", Series("en", theme, *STORE_SIZE))
            for name, (state, theme) in STORE_PICTURES.items()
        ]
    series = SERIES[key]
    return [(name, FOLDER / f"{name}--{key}.png", series) for name in series.states or states]


def make_series(key: str, wanted: list[str]) -> int:
    """Make the pictures of one series, and give how many states could not be reached."""
    sys.path.insert(0, str(ROOT))
    from PySide6.QtGui import QGuiApplication

    from tests.desktop.gallery import SCENES
    from tyrus_desktop.desktop.startup.start import load_fonts

    app = QGuiApplication(["tyrus"])
    load_fonts()
    failures = 0
    for name, target, look in shots(key, list(SCENES)):
        if wanted and not any(each in name for each in wanted):
            continue
        try:
            picture(target, SCENES[name], look)
        except (AssertionError, LookupError, TimeoutError) as error:
            print(f"{name} ({key}): {type(error).__name__} {error}", file=sys.stderr)
            failures += 1
    del app
    return failures


def start_series(key: str, wanted: list[str]) -> int:
    """Start this script again for one series: only a new process can have another scale."""
    settings = {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "QT_QUICK_CONTROLS_STYLE": "Basic",
        "QT_SCALE_FACTOR": str(1 if key == STORE else SERIES[key].scale),
    }
    command = [sys.executable, __file__, "--series", key, *wanted]
    return subprocess.call(command, env=dict(os.environ, **settings), cwd=ROOT)


def write_page() -> None:
    """Write the page that shows all pictures there are, state by state."""
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
    """Make every series in a process of its own, then the page; give the exit status."""
    if sys.argv[1:2] == ["--series"]:
        return make_series(sys.argv[2], sys.argv[3:])
    if sys.argv[1:] == ["--store"]:
        compile_all()
        return start_series(STORE, [])
    wanted = sys.argv[1:]
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
