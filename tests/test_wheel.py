"""The wheel: built from the tree and from the sdist, installed elsewhere, and started there.

Without a network and without the clone's files.
"""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import tyrus_desktop
from tyrus_desktop.players.levels import TRAINED_RIVALS

ROOT = Path(__file__).resolve().parent.parent
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--no-input"]
LARGEST_WHEEL = 6_500_000  # Bytes.
WEIGHTS = Path("tyrus_desktop", "players", "weights")
WHERE = """
from tyrus_desktop import paths
for folder in (paths.resources(), paths.translations(), paths.qml()):
    print(folder)
"""
# Instead of an event loop: one look at the window.
START = """
import sys
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from tyrus_desktop.__main__ import main

def texts(item):
    own = item.property("text")
    return [*filter(None, [own]), *(text for child in item.childItems() for text in texts(child))]

def look():
    QGuiApplication.processEvents()
    (window,) = QGuiApplication.topLevelWindows()
    picture = window.grabWindow()
    places = [(x, y) for x in range(0, picture.width(), 8) for y in range(0, picture.height(), 8)]
    print(len({picture.pixel(*place) for place in places}), "colours")
    print(*texts(window.contentItem()), sep="\\n")
    return 0

QGuiApplication.exec = staticmethod(look)
sys.exit(main([]))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed wheel, built from the sdist."""
    work = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory"]
    subprocess.run([*build, str(work)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    # Debian 12's Python 3.11.2 has no extraction filters; Python 3.12 warns if none is given.
    unpack = [sys.executable, "-W", "ignore", "-m", "tarfile", "--extract"]
    subprocess.run([*unpack, str(next(work.glob("*.tar.gz"))), str(work)], check=True)
    unpacked = next(path for path in work.iterdir() if path.is_dir())
    offline = ["--no-deps", "--no-index"]
    wheel = ["wheel", *offline, "--no-build-isolation", "--wheel-dir", str(work), str(unpacked)]
    subprocess.run([*PIP, *wheel], check=True)
    target = work / "site"
    install = ["install", *offline, "--no-compile", "--target", str(target)]
    subprocess.run([*PIP, *install, str(next(work.glob("*.whl")))], check=True)
    return target


def run_installed(site: Path, folder: Path, *arguments: str, **environment: str) -> str:
    """Run the installed package from another folder; return its output."""
    command = [sys.executable, *arguments]
    variables = {**os.environ, "PYTHONPATH": str(site), **environment}
    done = subprocess.run(
        command, cwd=folder, env=variables, text=True, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_installed_game_prints_its_version(site: Path, tmp_path: Path) -> None:
    said = run_installed(site, tmp_path, "-m", "tyrus_desktop", "--version")
    assert tyrus_desktop.__version__ in said
    script = next(path for path in (site / "bin", site / "Scripts") if path.is_dir()) / "tyrus"
    assert run_installed(site, tmp_path, str(script), "--version") == said


def test_the_installed_game_opens_its_window_in_the_systems_language(
    site: Path, tmp_path: Path
) -> None:
    english = run_installed(site, tmp_path, "-c", START, LANGUAGE="en").splitlines()
    french = run_installed(site, tmp_path, "-c", START, LANGUAGE="fr").splitlines()
    assert int(english[0].split()[0]) > 100
    assert "New game…" in english
    assert "Nouvelle partie…" in french


def test_the_wheel_has_all_files_that_the_game_needs(site: Path, tmp_path: Path) -> None:
    resources, translations, qml = map(
        Path, run_installed(site, tmp_path, "-c", WHERE).splitlines()
    )
    for folder, clone in ((resources, ROOT / "resources"), (site / WEIGHTS, ROOT / WEIGHTS)):
        assert folder.is_relative_to(site)
        assert files_in(folder) == files_in(clone) != set()
    sources = files_in(ROOT / "tyrus_desktop" / "desktop" / "qml")
    assert not any(name.endswith("c") for name in sources)  # Qt would not notice stale ones.
    compiled = {f"{name}c" for name in sources if name.endswith(".qml")}
    assert files_in(qml) == sources | compiled > sources
    sources = {f"{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")}
    assert {path.name for path in translations.iterdir()} == sources != set()
    assert not (site / "tyrus_desktop" / "training" / "runs").exists()


def test_the_installed_game_has_its_strongest_player_and_small_weights(
    site: Path, tmp_path: Path
) -> None:
    match = ("-m", "tyrus_desktop", "match", "archon", "random", "--games", "2")
    assert "archon against random" in run_installed(site, tmp_path, *match)
    weights = list((site / "tyrus_desktop").rglob("*.npz"))
    assert sum(file.stat().st_size for file in weights) < 4_000_000


def test_the_installed_game_offers_no_player_whose_weights_it_lacks(
    site: Path, tmp_path: Path
) -> None:
    said = run_installed(site, tmp_path, "-m", "tyrus_desktop", "match", "--help")
    assert "archon" in said
    assert not [key for key in TRAINED_RIVALS if key in said]


def test_a_wheel_built_from_the_tree_is_that_built_from_the_sdist(
    site: Path, tmp_path: Path
) -> None:
    """Without the training runs, which would make the wheel six times as large."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, str(tmp_path)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.startswith("tyrus_desktop/")}
    assert names == {f"tyrus_desktop/{name}" for name in files_in(site / "tyrus_desktop")}
    assert wheel.stat().st_size < LARGEST_WHEEL


def files_in(folder: Path) -> set[str]:
    """Return the names of all files below a folder, without compiled Python."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(folder).as_posix() for path in files}
