"""The checks that read, load or compile each thing that belongs to the program.

`contents` lists them. A check names all that are missing or damaged, not only the first.
"""

from __future__ import annotations

import tomllib
import wave
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QTranslator, QUrl
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtQml import QQmlComponent

from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.self_check import contents
from tyrus_desktop.desktop.self_check.run import CheckFailed, Run


class Unreadable(Exception):
    """A file is there, but is not of its kind."""


def check_files(_run: Run) -> str:
    """Read the beginning of every frozen file: of libraries, of Qt's plugins and QML."""
    folder = contents.frozen()
    names = contents.expected()["files"]
    return told(names, "files", lambda name: _begin(folder / name))


def check_modules(_run: Run) -> str:
    """Import every module."""
    return told(
        contents.expected()["modules"], "modules", lambda name: _ignore(import_module(name))
    )


def check_qml(run: Run) -> str:
    """Compile every QML file, with what it imports."""
    folder = contents.FOLDERS["qml"][0]

    def compiled(name: str) -> None:
        _begin(folder / name)
        component = QQmlComponent(run.application.engine, QUrl.fromLocalFile(to_qt(folder / name)))
        run.wait(lambda: not component.isLoading(), name)
        if component.isError():
            raise Unreadable(component.errors()[0].description())

    return told(contents.expected()["qml"], "files of QML", compiled)


def check_resources(_run: Run) -> str:
    """Read every drawing, font, sound, lesson and puzzle as its type."""
    folder = contents.FOLDERS["resources"][0]
    names = contents.expected()["resources"]
    told(names, "resources", lambda name: _read(folder / name))
    kinds = sorted(Path(name).suffix for name in names)
    return ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))


def check_weights(_run: Run) -> str:
    """Load every network's weights."""
    import numpy as np

    def loaded(name: str) -> None:
        with np.load(contents.WEIGHTS / name) as arrays:
            if not sum(arrays[each].size for each in arrays):
                raise Unreadable("no numbers")

    return told(contents.expected()["weights"], "networks", loaded)


def check_texts(_run: Run) -> str:
    """Load the texts of every language."""
    folder = contents.FOLDERS["translations"][0]

    def loaded(name: str) -> None:
        if not QTranslator().load(to_qt(folder / name)):
            raise Unreadable("no texts")

    return told(contents.expected()["translations"], "languages", loaded)


def told(names: Iterable[str], what: str, check: Callable[[str], None]) -> str:
    """Check each; return how many there are, or raise `CheckFailed` with all that failed.

    Args:
        names: The names of the things.
        what: What they are, as a plural.
        check: Raises an exception for a thing that is missing or damaged.
    """
    names, failed = list(names), []
    for name in names:
        try:
            check(name)
        except Exception as error:  # noqa: BLE001 - any error shows that the thing is unusable.
            failed.append(f"{name} ({type(error).__name__}: {error})")
    if failed:
        raise CheckFailed(f"missing or damaged: {'; '.join(failed)}")
    return f"{len(names)} {what}"


def _ignore(_loaded: object) -> None:
    """Do nothing more with what was loaded."""


def _begin(path: Path) -> None:
    with path.open("rb") as file:
        if not file.read(1):
            raise Unreadable("empty")


def _read(path: Path) -> None:
    _begin(path)
    unreadable = False
    if path.suffix in {".ttf", ".otf"}:
        unreadable = QFontDatabase.addApplicationFont(to_qt(path)) < 0
    elif path.suffix in {".svg", ".png"}:
        unreadable = QImage(to_qt(path)).isNull()
    elif path.suffix == ".md":
        path.read_text("utf-8")
    elif path.suffix == ".toml":
        tomllib.loads(path.read_text("utf-8"))
    elif path.suffix == ".wav":
        with wave.open(str(path)) as sound:
            unreadable = len(sound.readframes(sound.getnframes())) != 2 * sound.getnframes()
    if unreadable:
        raise Unreadable(f"not a {path.suffix}")
