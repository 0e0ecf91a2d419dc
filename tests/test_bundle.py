"""The contents of a bundle, its licences, and the faults that `make bundle-test` finds.

`make bundle-test` builds and checks the frozen program itself, which takes too long here.
"""

import importlib.metadata
import platform
import re
import shutil
import sys
from pathlib import Path

import pytest

import bundle_check
import bundle_contents
import licences

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
    for measures, faults in (((1.1, 194, 49), 0), ((1.3, 196, 51), 3)):
        assert len(bundle_check.measure_failures(*measures)) == faults


def test_licences_cover_all_bundled_software() -> None:
    text = licences.text([])
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text  # Licences of Qt that its wheels lack.
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    for name in ("numpy", "tqdm", "miniaudio"):
        assert f"\n{name} {importlib.metadata.version(name)}\n\n" in text
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    names = {name.lower() for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    # Only cffi's build uses pycparser; Qt's licence is listed above.
    assert names - {"pycparser", "pyside6-essentials", "shiboken6"} <= set(licences.WHEELS)


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="needs dpkg")
def test_bundled_system_library_has_its_packages_licence() -> None:
    packaged = Path("/lib", f"{platform.machine()}-linux-gnu", "libc.so.6")
    terms = Path("/usr/share/doc/libc6/copyright").read_text("utf-8").strip()
    assert terms in licences.text([str(packaged)])
    assert terms not in licences.text([f"{sys.prefix}/lib/{packaged.name}"])
