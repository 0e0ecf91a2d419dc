"""The wheel, built from the tree and from the sdist, and started from another folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import bundle_breaks
import handbook
import tyrus_desktop
from tests.command import ROOT, run
from tyrus_desktop.players.levels import TRAINED_RIVALS

LARGEST_WHEEL = 9_800_000  # In bytes; most of it are the weights and the resources.
WEIGHTS = Path("tyrus_desktop", "players", "weights")
WHERE = """
from tyrus_desktop import paths
for folder in (paths.resources(), paths.translations(), paths.qml()):
    print(folder)
"""
FIRST_CHECK = """
import sys
from tyrus_desktop import commands
from tyrus_desktop.desktop.self_check import checks
checks.CHECKS = {"window": checks.check_window}
sys.exit(commands.main(["--self-check"]))
"""
"""The self-check up to the first picture."""

PARTS_CHECK = """
import sys
from tyrus_desktop import commands
from tyrus_desktop.desktop.self_check import checks
names = ("window", "files", "modules", "qml", "resources", "weights", "texts")
checks.CHECKS = {name: checks.CHECKS[name] for name in names}
sys.exit(commands.main(["--self-check"]))
"""
"""The self-check of every file and module."""


def build(target: str, source: Path, folder: Path) -> Path:
    """Build a wheel or an sdist from these sources; return it."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory"]
    subprocess.run([*command, str(folder)], cwd=source, check=True, stdout=subprocess.DEVNULL)
    return next(path for path in folder.iterdir() if path.suffix in {".whl", ".gz"})


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the unpacked wheel."""
    wheel = build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))
    assert wheel.stat().st_size < LARGEST_WHEEL
    site = tmp_path_factory.mktemp("site")
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


def run_installed(site: Path, folder: Path, *arguments: str, **environment: str) -> str:
    """Run the installed package from another folder; return its output."""
    variables = {**os.environ, "PYTHONPATH": str(site), **environment}
    done = run(sys.executable, *arguments, cwd=folder, env=variables)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_installed_wheel_has_the_command_and_all_players(site: Path, tmp_path: Path) -> None:
    entries = site / f"tyrus_desktop-{tyrus_desktop.__version__}.dist-info" / "entry_points.txt"
    assert "tyrus = tyrus_desktop.__main__:main" in entries.read_text("utf-8")
    said = run_installed(site, tmp_path, "-m", "tyrus_desktop", "--version")
    assert tyrus_desktop.__version__ in said
    said = run_installed(site, tmp_path, "-m", "tyrus_desktop", "match", "--help")
    assert "archon" in said
    assert not [key for key in TRAINED_RIVALS if key in said]  # Their weights are not in the wheel.


def test_installed_game_opens_its_window(site: Path, tmp_path: Path) -> None:
    assert "all checks passed" in run_installed(site, tmp_path, "-c", FIRST_CHECK)


def test_wheel_has_all_files_of_the_game(site: Path, tmp_path: Path) -> None:
    lines = run_installed(site, tmp_path, "-c", WHERE).splitlines()
    resources, translations, qml = map(Path, lines)
    for folder, clone in ((resources, ROOT / "resources"), (site / WEIGHTS, ROOT / WEIGHTS)):
        assert folder.is_relative_to(site)
        pages = {name for name in files_in(folder) if name.endswith(".html")}
        assert files_in(folder) - pages == files_in(clone) != set()
    written = handbook.write(tmp_path / "handbook")
    for path, place in written.items():
        assert (site / place).read_bytes() == path.read_bytes(), place
    texts = {f"{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")}
    assert files_in(translations) == texts != set()
    sources = files_in(ROOT / "tyrus_desktop" / "desktop" / "qml")
    assert not any(name.endswith(".qmlc") for name in sources)  # Qt would not notice stale files.
    compiled = {f"{name}c" for name in sources if name.endswith(".qml")}
    assert files_in(qml) == sources | compiled > sources
    shipped = {path.parent for path in (site / "tyrus_desktop").rglob("*.npz")}
    assert shipped == {site / WEIGHTS}
    assert not (site / "tyrus_desktop" / "training" / "runs").exists()


def test_self_check_names_every_part_that_is_broken(site: Path, tmp_path: Path) -> None:
    assert "all checks passed" in run_installed(site, tmp_path, "-c", PARTS_CHECK)
    damaged = Path(shutil.copytree(site, tmp_path / "site"))
    # Qt's own module is not in the wheel; another may take its name.
    (damaged / "QtQuick" / "Shapes").mkdir(parents=True)
    bundle_breaks.broken(damaged)
    (damaged / "tyrus_desktop" / "review" / "truth.py").unlink()
    environ = {**os.environ, "PYTHONPATH": str(damaged)}
    done = run(sys.executable, "-c", PARTS_CHECK, cwd=tmp_path, env=environ)
    assert done.returncode == 1
    assert bundle_breaks.unnoticed(done.stdout.splitlines()) == ["QtQuick/Shapes"], done.stdout
    assert "tyrus_desktop.review.truth" in done.stdout
    assert done.stdout.splitlines()[-1].endswith("FAILED: modules, qml, resources, weights, texts")


@pytest.mark.long
def test_sdist_builds_the_same_wheel(site: Path, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("sdist", "unpacked", "wheel")]
    for folder in folders:
        folder.mkdir()
    sdist, unpacked, wheel = folders
    # Debian 12's Python 3.11.2 has no extraction filters; Python 3.12 warns if none is given.
    unpack = [sys.executable, "-W", "ignore", "-m", "tarfile", "--extract"]
    subprocess.run([*unpack, str(build("sdist", ROOT, sdist)), str(unpacked)], check=True)
    with ZipFile(build("wheel", next(unpacked.iterdir()), wheel)) as archive:
        assert {name for name in archive.namelist() if not name.endswith("/")} == files_in(site)


def files_in(folder: Path) -> set[str]:
    """Return the names of all files below a folder, without compiled Python."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(folder).as_posix() for path in files}
