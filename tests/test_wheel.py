"""The wheel, built from the source distribution, installed elsewhere, and started from there.

Without a network, and with nothing of the clone in sight.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tyrus_desktop

# One worker builds it, once.
pytestmark = pytest.mark.xdist_group("wheel")

ROOT = Path(__file__).resolve().parent.parent
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--no-input"]
WEIGHTS = Path("tyrus_desktop", "players", "weights")
WHERE = """
from tyrus_desktop import paths
for folder in (paths.resources(), paths.translations(), paths.qml()):
    print(folder)
"""
# The event loop is replaced by one look at the window that it would have shown.
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
    """A folder that holds the installed wheel and nothing else."""
    work = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory"]
    subprocess.run([*build, str(work)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    # Python 3.11.2, which is Debian 12's, knows no filters, and 3.12 warns where none is named.
    unpack = [sys.executable, "-W", "ignore", "-m", "tarfile", "--extract"]
    subprocess.run([*unpack, str(next(work.glob("*.tar.gz"))), str(work)], check=True)
    unpacked = next(path for path in work.iterdir() if path.is_dir())
    offline = ["--no-deps", "--no-index"]
    wheel = ["wheel", *offline, "--no-build-isolation", "--wheel-dir", str(work), str(unpacked)]
    subprocess.run([*PIP, *wheel], check=True)
    target = work / "site"
    install = ["install", *offline, "--target", str(target), str(next(work.glob("*.whl")))]
    subprocess.run([*PIP, *install], check=True)
    return target


def run_installed(site: Path, folder: Path, *arguments: str, **environment: str) -> str:
    """Run the installed package from another folder and give all that it prints."""
    command = [sys.executable, *arguments]
    variables = {**os.environ, "PYTHONPATH": str(site), **environment}
    done = subprocess.run(
        command, cwd=folder, env=variables, text=True, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_installed_game_tells_its_version(site: Path, tmp_path: Path) -> None:
    said = run_installed(site, tmp_path, "-m", "tyrus_desktop", "--version")
    assert tyrus_desktop.__version__ in said
    script = next(path for path in (site / "bin", site / "Scripts") if path.is_dir()) / "tyrus"
    assert run_installed(site, tmp_path, str(script), "--version") == said


def test_the_installed_game_opens_its_table_in_the_language_of_the_system(
    site: Path, tmp_path: Path
) -> None:
    english = run_installed(site, tmp_path, "-c", START, LANGUAGE="en").splitlines()
    french = run_installed(site, tmp_path, "-c", START, LANGUAGE="fr").splitlines()
    assert int(english[0].split()[0]) > 100
    assert "New game…" in english
    assert "Nouvelle partie…" in french


def test_the_installed_game_has_all_its_files_with_it(site: Path, tmp_path: Path) -> None:
    resources, translations, qml = map(
        Path, run_installed(site, tmp_path, "-c", WHERE).splitlines()
    )
    for folder, clone in (
        (resources, ROOT / "resources"),
        (qml, ROOT / "tyrus_desktop" / "desktop" / "qml"),
        (site / WEIGHTS, ROOT / WEIGHTS),
    ):
        assert folder.is_relative_to(site)
        assert files_in(folder) == files_in(clone) != set()
    sources = {f"{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")}
    assert {path.name for path in translations.iterdir()} == sources != set()
    assert not (site / "tyrus_desktop" / "training" / "runs").exists()


def test_the_installed_game_has_its_strongest_player_and_stays_small(
    site: Path, tmp_path: Path
) -> None:
    match = ("-m", "tyrus_desktop", "match", "archon", "random", "--games", "2")
    assert "archon against random" in run_installed(site, tmp_path, *match)
    weights = list((site / "tyrus_desktop").rglob("*.npz"))
    assert sum(file.stat().st_size for file in weights) < 4_000_000


def files_in(folder: Path) -> set[str]:
    """Give the names of all files below a folder, compiled Python apart."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(folder).as_posix() for path in files}
