"""The folders of data files: drawings, compiled translations, QML.

They are the same in a clone, an installed wheel and a frozen bundle. The wheel and the bundle
contain `_data/` beside this module; a clone has `resources/` at its root and compiles translations
into `build/i18n/`. This module reads no file and does not use Qt.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_DATA = _PACKAGE / "_data"
_CLONE = _PACKAGE.parent


def installed() -> bool:
    """Return whether this is a wheel or a frozen program, rather than a clone."""
    return _DATA.is_dir()


def contents() -> Path:
    """The list of what belongs to an installed program; see `self_check.contents`."""
    return _DATA / "contents.json"


def resources() -> Path:
    """The folder of drawings, icons, fonts and sounds."""
    return _DATA / "resources" if installed() else _CLONE / "resources"


def translations() -> Path:
    """The folder of compiled translations, `tyrus_en.qm` and `tyrus_fr.qm`."""
    return _DATA / "i18n" if installed() else _CLONE / "build" / "i18n"


def qml() -> Path:
    """The QML engine's import path: the folder of the module `Tyrus`."""
    return _PACKAGE / "desktop" / "qml"
