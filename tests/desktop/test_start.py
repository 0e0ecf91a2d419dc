"""The start: few files are loaded before the first picture, which is complete."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtQuick import QQuickWindow

from tests.command import run
from tests.desktop.conftest import Starter
from tests.desktop.support.items import everything
from tyrus_desktop import paths
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.start import named_file

MODULES, QML_FILES = 110, 45
"""The most that may be imported and compiled before the first picture."""

CHILD = """
import os, sys
from pathlib import Path
import PySide6.QtCore, PySide6.QtGui
from PySide6.QtCore import SIGNAL, QObject, QTimer
from tyrus_desktop import late
from tyrus_desktop.desktop.startup import start

def watch(app, application, signals):
    (window,) = application.engine.rootObjects()
    application.open = lambda path: None  # Its thread imports modules after the first picture.

    def count_qml():
        print(len(list(Path(os.environ["QML_DISK_CACHE_PATH"]).glob("*.qmlc"))))

    def look():
        print(sum(name.startswith("tyrus_desktop") for name in sys.modules))
        print("Qt" in vars(PySide6.QtCore) or "QAccessible" in vars(PySide6.QtGui))
        count_qml()
        QTimer.singleShot(2000, press)

    def press():
        from PySide6.QtTest import QTest

        if late._waiting:
            QTimer.singleShot(200, press)
            return
        count_qml()
        pages = "tyrus_desktop.desktop.bridge.library.pages"
        print(*(name for name in (pages, "numpy") if name in sys.modules))
        QTest.keyClick(window, "?")
        shown = [each for each in window.findChildren(QObject) if each.property("opened")]
        print(*(each.property("title") for each in shown))
        sys.stdout.flush()
        os._exit(0)

    QObject.connect(window, SIGNAL("painted()"), look)
    app.exec()

start.run = watch
start.main()
"""
"""Starts the program, prints what is loaded at its first picture, and uses it later."""


WITHOUT_TEXTS = """
import pathlib
from tyrus_desktop import paths
paths.translations = lambda: pathlib.Path("gone")
"""


def first_start(home: Path, child: str) -> list[str]:
    """Return the lines that a program prints in a home without any cache."""
    places = {"HOME": str(home), "QML_DISK_CACHE_PATH": str(home / "qml")}
    environment = os.environ | places | {"QT_QPA_PLATFORM": "offscreen"}
    return run(sys.executable, "-c", child, check=True, env=environment).stdout.splitlines()


def test_first_start_shows_a_window_without_translations(tmp_path: Path) -> None:
    assert first_start(tmp_path, WITHOUT_TEXTS + CHILD)[-1] == "Keyboard shortcuts"


def test_first_frame_loads_few_files(tmp_path: Path) -> None:
    """Qt's cache contains each compiled QML file. Qt ships its own files compiled."""
    lines = first_start(tmp_path, CHILD)
    modules, large_enumerations, qml_files, later, late, dialog = lines
    assert int(modules) <= MODULES
    # PySide creates the members of `Qt` and `QAccessible` at their first use, in 25 ms.
    assert large_enumerations == "False"
    assert 30 < int(qml_files) <= QML_FILES
    # The other files are compiled and the keys are bound half a second later.
    assert int(later) > 90
    # The late modules are imported by then. Threads import numpy, which takes 0.1 s.
    assert late == "tyrus_desktop.desktop.bridge.library.pages"
    assert dialog == "Keyboard shortcuts"


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no folder that a program works in")
def test_program_starts_although_its_working_directory_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert named_file(["/games/a.tyrus"]) == Path("/games/a.tyrus")
    assert named_file([]) is None
    monkeypatch.chdir(tmp_path)
    assert named_file(["a.tyrus"]) == tmp_path / "a.tyrus"
    assert named_file(["file:///games/%C3%A9t%C3%A9%20a.tyrus"]) == Path("/games/été a.tyrus")
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert named_file(["a.tyrus"]) == Path("a.tyrus")


def test_window_does_not_change_after_its_first_frame(start: Starter, store: QSettings) -> None:
    store.setValue("speed", "slow")
    screen = start()
    with screen.qtbot.waitSignal(screen.window.frameSwapped):
        screen.window.update()
    first = screen.picture()
    screen.qtbot.wait(200)
    assert screen.picture() == first


def test_window_appears_only_after_all_images_are_loaded(
    start: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Copies, because other tests have loaded the originals into memory.
    art = shutil.copytree(paths.resources(), tmp_path / "resources")
    monkeypatch.setattr(paths, "resources", lambda: art)
    seen: list[list[tuple[str, bool]]] = []
    show = Application.show

    def watch_and_show(self: Application) -> bool:
        shown = show(self)
        window = self.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        assert not window.isVisible()
        window.visibleChanged.connect(lambda: seen.append(drawings(window)))
        return shown

    monkeypatch.setattr(Application, "show", watch_and_show)
    start()
    assert len(seen) == 1
    assert len(seen[0]) > 20
    assert [name for name, awaited in seen[0] if awaited] == []


def drawings(window: QQuickWindow) -> list[tuple[str, bool]]:
    """Return every drawing with a size, and whether it is still being loaded."""
    return [
        (str(item.property("name")), bool(item.property("pending")))
        for item in everything(window.contentItem())
        if item.property("pending") is not None and item.property("name") and item.width() > 0
    ]
