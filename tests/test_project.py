"""The project as a whole: its dependencies, its imports, and what no file may contain."""

import importlib.metadata
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.command import ROOT, run

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = PYPROJECT["tool"]["importlinter"]["contracts"]
# Written so that this file does not match its own patterns.
FORBIDDEN = re.compile(
    r"py[p]i\.org|python[h]osted|npmj[s]\.|deb\.debia[n]\.org|[/]simple/"
    r"|[/]work/|[/]tmp/(?!\.X)|[/]root/"  # X11's sockets are in this folder.
)


def test_only_the_pinned_parts_of_pyside_are_installed() -> None:
    for name in ("PySide6_Essentials", "shiboken6"):
        assert importlib.metadata.version(name) == "6.11.3"
    installed = {str(dist.name).lower() for dist in importlib.metadata.distributions()}
    assert not installed & {"pyside6", "pyside6-addons", "pyside6_addons"}


BUDGETS = {
    "tyrus_desktop/players/weights": 5_300_000,  # Six files; a new one replaces another.
    "resources": 2_320_000,  # A tenth more than in November 2026; without the handbook.
    "resources/handbook": 1_060_000,  # Nearly all of it are the pictures.
}
"""The largest sizes of what every package contains, in bytes."""


@pytest.mark.parametrize("folder", BUDGETS)
def test_what_packages_contain_stays_within_its_budget(folder: str) -> None:
    within = {ROOT / other for other in BUDGETS if other.startswith(f"{folder}/")}
    sizes = [
        path.stat().st_size
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not within & set(path.parents)
    ]
    assert 0.8 * BUDGETS[folder] < sum(sizes) < BUDGETS[folder], (
        "see the sizes of `make bundle-test`"
    )


def locked(name: str) -> dict[str, str]:
    """Return the versions in a lock file, by lower-case name."""
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text("utf-8"), re.MULTILINE)
    return {name.lower(): version for name, version in pins}


def test_locked_versions_satisfy_the_requirements() -> None:
    run, dev, freeze = (locked(f"requirements{kind}.lock") for kind in ("", "-dev", "-bundle"))
    assert run.items() <= dev.items()
    assert run.items() <= freeze.items()
    groups = PYPROJECT["dependency-groups"]
    for lines, lock in (
        (PYPROJECT["project"]["dependencies"], run),
        (groups["dev"], dev),
        (groups["bundle"], freeze),
    ):
        for line in lines:
            assert Requirement(line).specifier.contains(lock[Requirement(line).name.lower()]), line


def test_qt_constructors_take_no_properties_as_keywords() -> None:
    """PySide finds the setter by locale-dependent upper-casing: `interval` fails in Turkish."""
    call = re.compile(r"\b(?:Q[A-Z]\w+|super\(\)\.__init__)\(\s*(?:(?:self|parent),\s*)?\w+=")
    for path in (ROOT / "tyrus_desktop").rglob("*.py"):
        assert not call.findall(path.read_text("utf-8")), path.name


@pytest.mark.skipif(not (shutil.which("git") and (ROOT / ".git").exists()), reason="needs git")
def test_no_file_contains_a_registry_or_local_path() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        path = ROOT / name
        if path.is_file():
            found = FORBIDDEN.findall(path.read_bytes().decode("utf-8", "replace"))
            assert found == [], name


IMPORT_ALL = """
import importlib, pkgutil, sys
for hidden in {hidden}:
    sys.modules[hidden] = None
for name in {names}:
    module = importlib.import_module(name)
    for found in pkgutil.walk_packages(getattr(module, "__path__", []), name + "."):
        importlib.import_module(found.name)
"""


@pytest.mark.parametrize(
    ("parts", "hidden"),
    [
        (["engine", "paths"], ["PySide6", "shiboken6", "numpy", "tqdm"]),
        (["players", "referee", "tournament", "library", "review"], ["PySide6", "shiboken6"]),
    ],
)
def test_everything_except_the_desktop_works_without_qt(
    parts: list[str], hidden: list[str]
) -> None:
    code = IMPORT_ALL.format(hidden=hidden, names=[f"tyrus_desktop.{part}" for part in parts])
    run(sys.executable, "-c", code, cwd=ROOT, check=True)


BREAKS = [
    ("referee.py", "from tyrus_desktop import tournament", "Imports point one way"),
    ("players/greedy.py", "import PySide6.QtCore", "Only the desktop knows Qt"),
    ("players/greedy.py", "from tyrus_desktop.engine import game", "hold a full game"),
    ("desktop/game/table.py", "import tyrus_desktop.engine.game", "hold a full game"),
    ("players/greedy.py", "from tyrus_desktop import referee", "cannot reach the referee"),
    ("review/truth.py", "from tyrus_desktop import referee", "cannot reach the referee"),
    (
        "desktop/models/tiles_model.py",
        "from tyrus_desktop.desktop.game import table",
        "reach the referee",
    ),
    ("desktop/replay/moments.py", "from tyrus_desktop import referee", "cannot reach the referee"),
    (
        "desktop/bridge/table/state.py",
        "from tyrus_desktop import referee",
        "never holds the referee",
    ),
    (
        "desktop/models/tiles_model.py",
        "from tyrus_desktop.desktop import stage",
        "packages are layered",
    ),
    ("desktop/extra.py", "", "packages are layered"),
    ("desktop/bridge/ending/story.py", "import tyrus_desktop.desktop.bridge.table", "rooms are"),
    ("players/worlds.py", "from tyrus_desktop.players import greedy", "imports rivals"),
]


@pytest.mark.long
def test_import_contracts_forbid_each_violation(tmp_path: Path) -> None:
    package = tmp_path / "tyrus_desktop"
    ignored = shutil.ignore_patterns("qml", "weights", "__pycache__", "_data")
    shutil.copytree(ROOT / package.name, package, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    lint = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    for name, code, contract in BREAKS:
        file = package / name
        before = file.read_text("utf-8") if file.exists() else None
        file.write_text(f"{before or ''}\n{code}\n", "utf-8")
        done = run(*lint, cwd=tmp_path)
        assert re.search(rf"{contract}.* BROKEN", done.stdout), (name, code, done.stdout)
        if before is None:
            file.unlink()
        else:
            file.write_text(before, "utf-8")


def test_modules_named_in_import_contracts_exist() -> None:
    guarded = {
        module
        for contract in CONTRACTS
        for key in ("protected_modules", "source_modules", "forbidden_modules")
        for module in contract.get(key, [])
    }
    ours = [Path(ROOT, *name.split(".")) for name in guarded if name.startswith("tyrus_desktop.")]
    assert [path for path in ours if not (path.is_dir() or path.with_suffix(".py").exists())] == []


def test_late_module_is_imported_at_its_first_use() -> None:
    """Each stand-in stands for its own module, whichever was asked for in between."""
    code = """
import sys
from tyrus_desktop.library import editing, exchange, record_files
assert not {"editing", "exchange", "record_files"} & {n.rpartition(".")[2] for n in sys.modules}
for stand_in, name in ((record_files, "record_files"), (editing, "editing")):
    assert stand_in.__dict__["__name__"] == f"tyrus_desktop.library.{name}", name
assert "tyrus_desktop.library.exchange" not in sys.modules
from tyrus_desktop import late
while late.import_next():
    pass
assert "tyrus_desktop.library.exchange" in sys.modules
"""
    run(sys.executable, "-c", code, cwd=ROOT, check=True)
