"""The program looks itself over, without a network; and what a bundle takes and leaves.

The frozen program itself is checked by `make bundle-test`, whose building takes too long here.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bundle_check
import bundle_contents
import licences
import without_network
from bundle_contents import Entry

ROOT = Path(__file__).resolve().parent.parent
ALONE = [sys.executable, str(ROOT / "packaging" / "without_network.py")]
CAN_DENY = sys.platform == "linux" and platform.machine() in without_network.CALLS
SELF_CHECK = [sys.executable, "-m", "tyrus_desktop", "--self-check"]

pytestmark = pytest.mark.xdist_group("self-check")


def self_check(home: Path, *before: str) -> subprocess.CompletedProcess[str]:
    """Let the sources look themselves over, with `home` as the user's."""
    names = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH")
    environ = {name: os.environ[name] for name in names if name in os.environ}
    return subprocess.run(
        [*before, *SELF_CHECK],
        env={**environ, "HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
        cwd=home,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


# The self-check


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Path]:
    """The lines of a whole self-check, which was denied the network, and the home it had."""
    home = tmp_path_factory.mktemp("home")
    done = self_check(home, *(ALONE if CAN_DENY else []))
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout.splitlines(), home


def test_all_is_well(checked: tuple[list[str], Path]) -> None:
    lines, _ = checked
    assert lines[-1].endswith("all is well")
    assert all(" ok " in line for line in lines[:-1])


def test_nothing_is_left_in_the_users_home(checked: tuple[list[str], Path]) -> None:
    _, home = checked
    assert list(home.iterdir()) == []


def test_it_says_the_same_each_time_so_that_a_bundle_can_be_held_against_the_sources(
    checked: tuple[list[str], Path], tmp_path: Path
) -> None:
    first = bundle_check.timeless(checked[0])
    assert len(first) == len(bundle_check.SAME) + 2  # Screens before a game, in one, after one.
    assert bundle_check.timeless(self_check(tmp_path).stdout.splitlines()) == first


SABOTAGE = """
import sys
from tyrus_desktop.desktop.self_check import checks as self_check
{code}
sys.exit(self_check.main())
"""


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            (
                "from PySide6.QtCore import qWarning\n"
                "self_check.CHECKS = {'planted': lambda run: qWarning('a warning') or 'done'}"
            ),
            ["planted", "FAILED", "a warning"],
        ),
        (
            (
                "import logging\n"
                "self_check.CHECKS = {'planted': lambda run: logging.error('a fault') or 'done'}"
            ),
            ["planted", "FAILED", "a fault"],
        ),
        (
            "self_check.CHECKS = {'planted': lambda run: 1 / 0}",
            ["planted", "FAILED", "ZeroDivisionError"],
        ),
        (
            (
                "from pathlib import Path\nfrom tyrus_desktop import paths\n"
                "paths.translations = lambda: Path('nowhere')\n"
                "del self_check.CHECKS['screens before a game'], self_check.CHECKS['whole game']\n"
                "del self_check.CHECKS['screens in a game'], self_check.CHECKS['record']\n"
                "del self_check.CHECKS['screens after a game']"
            ),
            ["translations", "FAILED", "tyrus_en.qm can't be read"],
        ),
    ],
)
def test_whatever_is_complained_of_is_a_failure(
    code: str, words: list[str], tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SABOTAGE.format(code=code)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert all(word in done.stdout for word in words), done.stdout


# The network

ASK = "import socket, sys; socket.socket(getattr(socket, sys.argv[1])); print('granted')"
SWALLOW = f"try:\n    {ASK}\nexcept OSError:\n    print('swallowed')"


@pytest.mark.skipif(not CAN_DENY, reason="the kernel's filter is made for Linux here")
@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_a_socket_of_the_internet_would_be_noticed_even_if_its_error_were_caught(
    family: str,
) -> None:
    done = subprocess.run([*ALONE, sys.executable, "-c", SWALLOW, family], check=False)
    assert done.returncode == -signal.SIGSYS


@pytest.mark.skipif(not CAN_DENY, reason="the kernel's filter is made for Linux here")
def test_a_local_socket_is_granted() -> None:
    said = subprocess.check_output([*ALONE, sys.executable, "-c", ASK, "AF_UNIX"], text=True)
    assert said.strip() == "granted"


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
def test_a_bundle_takes_what_is_on_the_list(name: str, wanted: bool) -> None:
    if "\\" in name and os.sep != "\\":
        name = name.replace("\\", "/")
    assert bundle_contents.wanted(name) is wanted


def test_every_qml_module_that_the_program_imports_is_on_the_list() -> None:
    folder = ROOT / "tyrus_desktop" / "desktop" / "qml"
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.qml"))
    imported = set(re.findall(r"^import (Q[\w.]+)", text, re.MULTILINE))
    assert "QtQuick" in imported
    assert {name.replace(".", "/") for name in imported} <= bundle_contents.QML_FOLDERS


@pytest.mark.skipif(sys.platform != "linux", reason="such libraries are Linux's")
@pytest.mark.parametrize("name", ["libGL.so.1", "libstdc++.so.6", "libxcb.so.1", "libmvec.so.1"])
def test_drivers_and_what_they_share_stay_the_systems(name: str) -> None:
    assert bundle_contents.is_systems(name)


@pytest.mark.parametrize("name", ["libxcb-icccm.so.4", "libxkbcommon.so.0", "libQt6Gui.so.6"])
def test_what_a_bare_desktop_lacks_comes_along(name: str) -> None:
    assert not bundle_contents.is_systems(name)


def test_a_library_stays_if_something_kept_needs_it_and_its_links_with_it() -> None:
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


# The licences of others


def test_the_terms_of_all_that_is_carried_come_along_in_full() -> None:
    text = licences.text([])
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text  # Qt's, whose wheels bring none.
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    for name in ("numpy", "tqdm", "miniaudio"):
        assert f"\n{name} {importlib.metadata.version(name)}\n\n" in text


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="no system of Debian's kind")
def test_a_library_of_the_system_brings_the_terms_of_its_package() -> None:
    packaged = Path("/lib", f"{platform.machine()}-linux-gnu", "libc.so.6")
    terms = Path("/usr/share/doc/libc6/copyright").read_text("utf-8").strip()
    assert terms in licences.text([str(packaged)])
    assert terms not in licences.text([f"{sys.prefix}/lib/{packaged.name}"])
