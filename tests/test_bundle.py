"""The contents of a bundle, its licences, and the faults that `make bundle-test` finds.

`make bundle-test` builds and checks the frozen program itself, which takes too long here.
"""

from __future__ import annotations

import importlib.metadata
import modulefinder
import platform
import re
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import bundle_check
import bundle_contents
import licences
from bundle_contents import Entry

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


def test_every_imported_qml_module_is_listed() -> None:
    folder = ROOT / "tyrus_desktop" / "desktop" / "qml"
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.qml"))
    imported = set(re.findall(r"^import (Q[\w.]+)", text, re.MULTILINE))
    assert "QtQuick" in imported
    assert {name.replace(".", "/") for name in imported} <= bundle_contents.QML_FOLDERS


def test_library_is_kept_if_something_kept_needs_it() -> None:
    kept: list[Entry] = [
        ("PySide6/QtGui.abi3.so", "QtGui", "EXTENSION"),
        ("PySide6/Qt/lib/libGui.so.6", "Gui", "BINARY"),
        ("PySide6/Qt/lib/libCore.so.6", "Core", "BINARY"),
        ("libCore.so.6", "PySide6/Qt/lib/libCore.so.6", "SYMLINK"),
        ("tyrus_desktop/py.typed", "typed", "DATA"),
    ]
    dropped: list[Entry] = [
        ("PySide6/Qt/lib/libWidgets.so.6", "Widgets", "BINARY"),
        ("libWidgets.so.6", "PySide6/Qt/lib/libWidgets.so.6", "SYMLINK"),
    ]
    needs = {"QtGui": {"libGui.so.6", "libc.so.6"}, "Gui": {"libCore.so.6"}, "Core": set[str]()}
    found = bundle_contents.closure([*dropped, *kept], needs.__getitem__)
    assert found == kept


@pytest.mark.long
def test_excluded_modules_are_neither_reached_nor_linked() -> None:
    found = modulefinder.ModuleFinder(excludes=bundle_contents.EXCLUDED_MODULES)
    found.run_script(str(ROOT / "tyrus_desktop" / "__main__.py"))
    assert {"tyrus_desktop.players.search", "numpy", "hashlib"} <= found.modules.keys()
    assert not found.modules.keys() & bundle_contents.NEVER_SHIPPED
    if sys.platform != "linux" or shutil.which("readelf") is None:
        return
    for library in Path(sysconfig.get_path("platstdlib"), "lib-dynload").glob("*.so"):
        needed = bundle_contents.needed(str(library))
        if any(name.startswith(("libssl", "libcrypto")) for name in needed):
            assert library.name.split(".")[0] in bundle_contents.EXCLUDED_MODULES


def test_bundle_check_finds_unwanted_modules_and_files(tmp_path: Path) -> None:
    folder, home = tmp_path / "tyrus", tmp_path / "home"
    (folder / "_internal").mkdir(parents=True)
    home.mkdir()
    assert bundle_check.content_failures(folder, home, {"tyrus_desktop", "hashlib"}) == []
    (folder / "_internal" / "libcrypto.so.3").touch()
    (home / ".cache").touch()
    assert len(bundle_check.content_failures(folder, home, {"ssl"})) == 3
    for measures, faults in (((1.1, 194, 49), 0), ((1.3, 196, 51), 3)):
        assert len(bundle_check.measure_failures(*measures)) == faults


def test_licences_cover_all_bundled_software() -> None:
    text = licences.text([])
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text  # Qt's, missing from its wheels.
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    for name in ("numpy", "tqdm", "miniaudio"):
        assert f"\n{name} {importlib.metadata.version(name)}\n\n" in text
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    names = {name.lower() for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    # Only cffi's build uses pycparser; Qt's licence stands above.
    assert names - {"pycparser", "pyside6-essentials", "shiboken6"} <= set(licences.WHEELS)


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="needs dpkg")
def test_system_library_comes_with_the_licence_of_its_package() -> None:
    packaged = Path("/lib", f"{platform.machine()}-linux-gnu", "libc.so.6")
    terms = Path("/usr/share/doc/libc6/copyright").read_text("utf-8").strip()
    assert terms in licences.text([str(packaged)])
    assert terms not in licences.text([f"{sys.prefix}/lib/{packaged.name}"])
