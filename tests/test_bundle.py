"""What goes into a bundle, what `make bundle-test` rejects, when a bundle is rebuilt, licences.

The frozen program itself takes too long to build here: `make bundle-test` checks it.
"""

from __future__ import annotations

import importlib.metadata
import modulefinder
import os
import platform
import re
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import bundle
import bundle_check
import bundle_contents
import licences
from bundle_contents import Entry

ROOT = Path(__file__).resolve().parent.parent


# What a bundle is made of


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/QtQuick.abi3.so", True),
        ("PySide6/QtOpenGL.abi3.so", True),
        ("PySide6/QtWidgets.abi3.so", False),
        ("PySide6\\QtSql.pyd", False),
        ("PySide6/Qt/qml/QtQuick/Controls/Basic/Button.qml", True),
        ("PySide6/qml/QtQuick/Controls/Basic/Button.qml", True),
        ("PySide6/Qt/qml/QtQuick/Controls/Material/Button.qml", False),
        ("PySide6/Qt/qml/QtQuick/plugins.qmltypes", False),
        ("PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/FileDialog.qml", True),
        ("PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/+Fusion/FileDialog.qml", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("tyrus_desktop/_data/i18n/tyrus_fr.qm", True),
        ("numpy/_core/_multiarray_umath.so", True),
    ],
)
def test_a_bundle_contains_what_is_on_the_lists(name: str, wanted: bool) -> None:
    if "\\" in name and os.sep != "\\":
        name = name.replace("\\", "/")
    assert bundle_contents.wanted(name) is wanted


def test_every_qml_module_that_the_program_imports_is_on_the_list() -> None:
    folder = ROOT / "tyrus_desktop" / "desktop" / "qml"
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.qml"))
    imported = set(re.findall(r"^import (Q[\w.]+)", text, re.MULTILINE))
    assert "QtQuick" in imported
    assert {name.replace(".", "/") for name in imported} <= bundle_contents.QML_FOLDERS


@pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's libraries")
@pytest.mark.parametrize("name", ["libGL.so.1", "libstdc++.so.6", "libxcb.so.1", "libmvec.so.1"])
def test_drivers_and_the_libraries_they_share_are_left_to_the_system(name: str) -> None:
    assert bundle_contents.is_system_library(name)


@pytest.mark.parametrize("name", ["libxcb-icccm.so.4", "libxkbcommon.so.0", "libQt6Gui.so.6"])
def test_libraries_that_a_minimal_desktop_lacks_are_bundled(name: str) -> None:
    assert not bundle_contents.is_system_library(name)


def test_a_library_is_kept_with_its_links_only_if_something_kept_needs_it() -> None:
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


def test_no_module_that_must_not_be_shipped_is_found_from_the_program() -> None:
    found = modulefinder.ModuleFinder(excludes=bundle_contents.EXCLUDED_MODULES)
    found.run_script(str(ROOT / "tyrus_desktop" / "__main__.py"))
    assert {"tyrus_desktop.players.search", "numpy", "hashlib"} <= found.modules.keys()
    assert not found.modules.keys() & bundle_contents.NEVER_SHIPPED
    # Modules that the program reaches by other ways, if they are not excluded.
    assert set(bundle_contents.EXCLUDED_MODULES) >= {"_ssl", "tyrus_desktop.training", "torch"}


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("readelf") is None, reason="needs readelf"
)
def test_every_part_of_python_that_links_to_openssl_is_excluded() -> None:
    for library in Path(sysconfig.get_path("platstdlib"), "lib-dynload").glob("*.so"):
        needed = bundle_contents.needed(str(library))
        if any(name.startswith(("libssl", "libcrypto")) for name in needed):
            assert library.name.split(".")[0] in bundle_contents.EXCLUDED_MODULES


# `make bundle-test`


@pytest.fixture
def bundled(tmp_path: Path) -> tuple[Path, Path]:
    """The folders of a bundle without faults, and of the home that it ran in."""
    folder, home = tmp_path / "tyrus", tmp_path / "home"
    (folder / "_internal").mkdir(parents=True)
    home.mkdir()
    return folder, home


def test_a_bundle_without_faults_passes(bundled: tuple[Path, Path]) -> None:
    assert bundle_check.content_failures(*bundled, {"tyrus_desktop", "hashlib"}) == []
    assert bundle_check.measure_failures(1.1, 194, 49) == []


@pytest.mark.parametrize("module", ["ssl", "torch", "tyrus_desktop.training"])
def test_a_bundle_with_a_module_that_must_not_be_shipped_fails(
    bundled: tuple[Path, Path], module: str
) -> None:
    (failure,) = bundle_check.content_failures(*bundled, {"hashlib", module})
    assert failure == f"the bundle must not contain {module}"


@pytest.mark.parametrize("name", ["libcrypto.so.3", "training", "libQt6Widgets.so.6"])
def test_a_bundle_with_a_file_that_must_not_be_shipped_fails(
    bundled: tuple[Path, Path], name: str
) -> None:
    (bundled[0] / "_internal" / name).touch()
    (failure,) = bundle_check.content_failures(*bundled, set())
    assert failure == f"the bundle must not contain {name}"


def test_a_bundle_that_leaves_a_file_in_the_home_fails(bundled: tuple[Path, Path]) -> None:
    (bundled[1] / ".cache").touch()
    (failure,) = bundle_check.content_failures(*bundled, set())
    assert ".cache" in failure


@pytest.mark.parametrize("measures", [(1.3, 1, 1), (1, 196, 1), (1, 1, 51)])
def test_a_bundle_that_exceeds_a_limit_fails(measures: tuple[float, float, float]) -> None:
    assert len(bundle_check.measure_failures(*measures)) == 1


def test_a_bundle_is_rebuilt_after_a_change_to_any_of_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "ROOT", str(tmp_path))
    monkeypatch.setattr(bundle, "PROGRAM", tmp_path / "program")
    sources = ("tyrus_desktop/a.py", "resources/b.svg", "translations/c.ts", "LICENSE",
               "packaging/bundle_contents.py", "packaging/licences.py", "packaging/tyrus.spec",
               "tyrus_desktop/qmldir", "packaging/icons.py",
               "requirements-bundle.lock")  # fmt: skip
    for name in sources:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (100, 100))
    assert not bundle.is_fresh()
    bundle.PROGRAM.touch()
    os.utime(bundle.PROGRAM, (200, 200))
    assert bundle.is_fresh()
    for name in sources:
        os.utime(tmp_path / name, (300, 300))
        assert not bundle.is_fresh(), name
        os.utime(tmp_path / name, (100, 100))


# Licences


def test_the_licences_of_all_that_is_bundled_are_complete() -> None:
    text = licences.text([])
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text  # Qt's, whose wheels contain none.
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    for name in ("numpy", "tqdm", "miniaudio"):
        assert f"\n{name} {importlib.metadata.version(name)}\n\n" in text


def test_every_package_that_the_game_runs_on_is_among_the_licences() -> None:
    names = re.findall(
        r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE
    )
    others = {"pycparser"}  # Used only to build cffi's modules, not by the program.
    qt = {"pyside6-essentials", "shiboken6"}
    assert {name.lower() for name in names} - others - qt <= set(licences.WHEELS)


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="needs dpkg")
def test_a_system_library_comes_with_the_licence_of_its_package() -> None:
    packaged = Path("/lib", f"{platform.machine()}-linux-gnu", "libc.so.6")
    terms = Path("/usr/share/doc/libc6/copyright").read_text("utf-8").strip()
    assert terms in licences.text([str(packaged)])
    assert terms not in licences.text([f"{sys.prefix}/lib/{packaged.name}"])
