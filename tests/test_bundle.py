"""The contents of a bundle, and the faults that `make bundle-test` finds.

`make bundle-test` builds and checks the frozen program itself, which takes too long here.
"""

import re
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

import bundle_check
import bundle_contents

ROOT = Path(__file__).resolve().parent.parent


def test_bundle_contains_only_listed_files() -> None:
    names = {
        True: (
            "PySide6/QtQuick.abi3.so",
            "PySide6/Qt/qml/QtQuick/Controls/Basic/Button.qml",
            "PySide6/qml/QtQuick/Controls/Basic/Button.qml",
            "PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/FileDialog.qml",
            "PySide6/Qt/plugins/platforms/libqxcb.so",
            "PySide6/plugins/platforms/qwindows.dll",
            "PySide6/Qt/translations/qtbase_fr.qm",
            "tyrus_desktop/_data/i18n/tyrus_fr.qm",
            "numpy/_core/_multiarray_umath.so",
        ),
        False: (
            "PySide6/QtWidgets.abi3.so",
            "PySide6/Qt/qml/QtQuick/Controls/Material/Button.qml",
            "PySide6/Qt/qml/QtQuick/plugins.qmltypes",
            "PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/+Fusion/FileDialog.qml",
            "PySide6/Qt/plugins/platforms/libqvnc.so",
            "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
            "PySide6/Qt/translations/qtbase_de.qm",
        ),
    }
    for wanted, every in names.items():
        assert [name for name in every if bundle_contents.wanted(name) is not wanted] == []


ENTRIES = {
    "Linux": (
        """
        libpython3.11.so.1.0 BINARY
        PySide6/QtCore.abi3.so EXTENSION > libQt6Core.so.6
        PySide6/Qt/lib/libQt6Core.so.6 BINARY > libicudata.so.73
        PySide6/Qt/lib/libicudata.so.73 BINARY
        libQt6Core.so.6 SYMLINK PySide6/Qt/lib/libQt6Core.so.6
        PySide6/Qt/plugins/platforms/libqxcb.so BINARY > libxkbcommon.so.0
        libxkbcommon.so.0 SYMLINK libxkbcommon.so.0.0.0
        libxkbcommon.so.0.0.0 BINARY
        tyrus_desktop/_data/resources/sounds/chime.wav DATA
        """,
        """
        PySide6/Qt/lib/libQt6Widgets.so.6 BINARY > libQt6Core.so.6
        libQt6Widgets.so.6 SYMLINK PySide6/Qt/lib/libQt6Widgets.so.6
        """,
    ),
    "Windows": (
        r"""
        python313.dll BINARY > VCRUNTIME140.dll
        vcruntime140.dll BINARY
        PySide6\QtCore.pyd EXTENSION > Qt6Core.dll pyside6.abi3.dll
        PySide6\Qt6Core.dll BINARY
        PySide6\pyside6.abi3.dll BINARY
        PySide6\plugins\platforms\qwindows.dll BINARY > Qt6Gui.dll
        PySide6\Qt6Gui.dll BINARY
        tyrus_desktop\_data\i18n\tyrus_fr.qm DATA
        """,
        r"PySide6\Qt6Widgets.dll BINARY",
    ),
    "Darwin": (
        """
        Python.framework/Versions/3.13/Python BINARY
        Python.framework/Versions/3.13/Resources/Info.plist DATA
        Python.framework/Versions/Current SYMLINK 3.13
        Python.framework/Python SYMLINK Versions/Current/Python
        Python.framework/Resources SYMLINK Versions/Current/Resources
        Python SYMLINK Python.framework/Versions/3.13/Python
        PySide6/QtCore.abi3.so EXTENSION > QtCore libpyside6.abi3.6.11.dylib
        PySide6/libpyside6.abi3.6.11.dylib BINARY
        libpyside6.abi3.6.11.dylib SYMLINK PySide6/libpyside6.abi3.6.11.dylib
        PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore BINARY
        PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist DATA
        PySide6/Qt/lib/QtCore.framework/Versions/Current SYMLINK A
        PySide6/Qt/lib/QtCore.framework/QtCore SYMLINK Versions/Current/QtCore
        PySide6/Qt/lib/QtCore.framework/Resources SYMLINK Versions/Current/Resources
        QtCore SYMLINK PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore
        PySide6/Qt/plugins/platforms/libqcocoa.dylib BINARY > QtGui
        PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui BINARY
        PySide6/Qt/lib/QtGui.framework/Versions/Current SYMLINK A
        """,
        """
        PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets BINARY > QtCore
        PySide6/Qt/lib/QtWidgets.framework/Versions/A/Resources/Info.plist DATA
        PySide6/Qt/lib/QtWidgets.framework/Versions/Current SYMLINK A
        PySide6/Qt/lib/QtWidgets.framework/QtWidgets SYMLINK Versions/Current/QtWidgets
        QtWidgets SYMLINK PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets
        libunused.dylib BINARY
        """,
    ),
}
"""Entries of each system that stay, and those that go: name, kind, and what it links to."""


@pytest.mark.parametrize("system", ENTRIES)
def test_libraries_stay_with_their_links_and_frameworks_stay_whole(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = PureWindowsPath if system == "Windows" else PurePosixPath
    monkeypatch.setattr(bundle_contents, "PurePath", paths)
    needs: dict[str, set[str]] = {}
    groups: list[list[bundle_contents.Entry]] = []
    for text in ENTRIES[system]:
        groups.append([])
        for line in text.strip().splitlines():
            name, kind, *more = line.split()
            leads_to = more[0] if kind == "SYMLINK" else name
            groups[-1].append((name, leads_to, kind))
            needs[name] = set(more[1:]) if kind != "SYMLINK" else set()
    stay, go = groups
    assert bundle_contents.closure(go + stay, needs.__getitem__) == stay


def test_every_imported_qml_module_is_listed_for_the_bundle() -> None:
    folder = ROOT / "tyrus_desktop" / "desktop" / "qml"
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.qml"))
    imported = set(re.findall(r"^import (Q[\w.]+)", text, re.MULTILINE))
    assert "QtQuick" in imported
    assert {name.replace(".", "/") for name in imported} <= bundle_contents.QML_FOLDERS


def test_bundle_check_finds_unwanted_modules_and_files(tmp_path: Path) -> None:
    folder, home = tmp_path / "tyrus", tmp_path / "home"
    (folder / "_internal").mkdir(parents=True)
    home.mkdir()
    assert bundle_check.content_failures(folder, home, {"tyrus_desktop", "hashlib"}) == []
    (folder / "_internal" / "libcrypto.so.3").touch()
    (home / ".cache").touch()
    unwanted, left = bundle_check.content_failures(folder, home, {"ssl"})
    assert unwanted == "the bundle must not contain libcrypto.so.3, ssl"
    assert ".cache" in left
    for measures, faults in (((1.1, 147, 40), 0), ((1.3, 149, 42), 3)):
        assert len(bundle_check.measure_failures(*measures)) == faults


def test_lines_are_the_same_however_long_a_check_takes() -> None:
    lines = [f"whole game             ok     {time} s  36 tiles" for time in (" 9.18", "110.47")]
    assert bundle_check.timeless(lines) == 2 * ["whole game             ok 36 tiles"]
