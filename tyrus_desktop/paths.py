"""Where the data files are: drawings, compiled translations, QML.

The same functions serve a clone, an installed wheel and a frozen bundle. The wheel and the
bundle carry `_data/` beside this module; a clone has `resources/` at its root, and what the
build compiles goes to `build/i18n/`. Nothing here reads a file or knows Qt.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_DATA = _PACKAGE / "_data"
_CLONE = _PACKAGE.parent


def resources() -> Path:
    """The folder of drawings, icons, fonts and sounds."""
    return _DATA / "resources" if _DATA.is_dir() else _CLONE / "resources"


def translations() -> Path:
    """The folder of compiled translations, `tyrus_en.qm` and `tyrus_fr.qm`."""
    return _DATA / "i18n" if _DATA.is_dir() else _CLONE / "build" / "i18n"


def qml() -> Path:
    """The folder to give to the QML engine as an import path: it holds the module `Tyrus`."""
    return _PACKAGE / "desktop" / "qml"
