"""The project as a whole: its dependencies, its imports, and what no file may contain."""

import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = PYPROJECT["tool"]["importlinter"]["contracts"]
# Written so that this file itself does not match.
FORBIDDEN = re.compile(
    r"py[p]i\.org|python[h]osted|npmj[s]\.|deb\.debia[n]\.org|[/]simple/"
    r"|[/]work/|[/]tmp/(?!\.X)|[/]root/"  # X11's sockets are there.
)


def test_only_the_pinned_parts_of_pyside_are_installed() -> None:
    for name in ("PySide6_Essentials", "shiboken6"):
        assert importlib.metadata.version(name) == "6.11.3"
    installed = {str(dist.name).lower() for dist in importlib.metadata.distributions()}
    assert not installed & {"pyside6", "pyside6-addons", "pyside6_addons"}


def locked(name: str) -> dict[str, str]:
    """Return the versions in a lock file, by lower-case name."""
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text("utf-8"), re.MULTILINE)
    return {name.lower(): version for name, version in pins}


def test_locks_meet_the_requirements() -> None:
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
    """PySide upper-cases by locale to find the setter, which fails for `interval` in Turkish."""
    call = re.compile(r"\b(?:Q[A-Z]\w+|super\(\)\.__init__)\((?:(?:self|parent), )?\w+=")
    for path in (ROOT / "tyrus_desktop").rglob("*.py"):
        assert not call.findall(path.read_text("utf-8")), path.name


@pytest.mark.skipif(not (shutil.which("git") and (ROOT / ".git").exists()), reason="needs git")
def test_no_file_names_a_registry_or_local_path() -> None:
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
        (["players", "referee", "tournament", "library"], ["PySide6", "shiboken6"]),
    ],
)
def test_all_but_the_desktop_works_without_qt(parts: list[str], hidden: list[str]) -> None:
    code = IMPORT_ALL.format(hidden=hidden, names=[f"tyrus_desktop.{part}" for part in parts])
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_package_itself_imports_nothing() -> None:
    code = "import sys; old = set(sys.modules); import tyrus_desktop; print(set(sys.modules) - old)"
    printed = subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True)
    assert printed.strip() == "{'tyrus_desktop'}"


# A small project with the designed structure. Each line of BREAKS violates a contract.
PROJECT = {
    "__main__": "from tyrus_desktop import desktop, tournament",
    "desktop.game.table": "from tyrus_desktop import library, paths, referee\nimport PySide6",
    "desktop.bridge.table.state": "from tyrus_desktop.desktop.game import table",
    "desktop.stage": "from tyrus_desktop.desktop import models",
    "desktop.story": "from tyrus_desktop.engine import view",
    "desktop.replay": "from tyrus_desktop.engine import view",
    "desktop.text": "from tyrus_desktop.engine import view",
    "desktop.sound": "",
    "desktop.models.hand": "from tyrus_desktop.engine import view\nimport PySide6",
    "training.loop": "from tyrus_desktop import players, tournament",
    "library.journal": "from tyrus_desktop import referee",
    "tournament": "from tyrus_desktop import players, referee",
    "referee": "from tyrus_desktop.engine import game",
    "players.worlds": "from tyrus_desktop.engine import game",
    "players.greedy": "from tyrus_desktop.engine import view",
    "engine.record": "from tyrus_desktop.engine import game",
    "engine.game": "",
    "engine.view": "",
    "paths": "",
}
BREAKS = [
    ("referee", "from tyrus_desktop import tournament", "Imports point one way"),
    ("players.greedy", "import PySide6.QtCore", "Only the desktop knows Qt"),
    ("players.greedy", "from tyrus_desktop.engine import game", "hold a full game"),
    ("desktop.game.table", "import tyrus_desktop.engine.game", "hold a full game"),
    ("players.greedy", "from tyrus_desktop import referee", "cannot reach the referee"),
    ("desktop.models.hand", "from tyrus_desktop.desktop.game import table", "reach the referee"),
    ("desktop.replay", "from tyrus_desktop import referee", "cannot reach the referee"),
    ("desktop.bridge.table.state", "from tyrus_desktop import referee", "never holds the referee"),
    ("desktop.models.hand", "from tyrus_desktop.desktop import stage", "packages are layered"),
    ("desktop.extra", "", "packages are layered"),
    (
        "desktop.bridge.ending",
        "from tyrus_desktop.desktop.bridge import table",
        "rooms are layered",
    ),
    ("players.worlds", "from tyrus_desktop.players import greedy", "imports rivals"),
]


LINT = """
import contextlib, io, json, os, sys
from importlinter.cli import lint_imports
reports = []
for folder in sys.argv[1:]:
    os.chdir(folder)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        lint_imports(no_cache=True)
    reports.append(said.getvalue())
print(json.dumps(reports))
"""


def create(folder: Path, project: dict[str, str]) -> None:
    """Create a project with our contracts in a folder."""
    for module, code in project.items():
        parts = ("tyrus_desktop", *module.split("."))
        for depth in range(1, len(parts)):
            package = folder.joinpath(*parts[:depth])
            package.mkdir(parents=True, exist_ok=True)
            (package / "__init__.py").touch()
        package = folder.joinpath(*parts)
        file = package / "__init__.py" if package.is_dir() else package.with_suffix(".py")
        file.write_text(code, "utf-8")
    shutil.copy(ROOT / "pyproject.toml", folder)


@pytest.mark.long
def test_contracts_allow_the_design_and_forbid_each_violation(tmp_path: Path) -> None:
    """One process lints all: it takes longer to start than to lint."""
    create(tmp_path / "design", PROJECT)
    for number, (module, code, _) in enumerate(BREAKS):
        create(tmp_path / str(number), {**PROJECT, module: f"{PROJECT.get(module, '')}\n{code}"})
    folders = [tmp_path / "design", *(tmp_path / str(number) for number in range(len(BREAKS)))]
    command = [sys.executable, "-c", LINT, *map(str, folders)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    design, *reports = json.loads(done.stdout)
    assert f"Contracts: {len(CONTRACTS)} kept, 0 broken" in design
    for (module, code, contract), report in zip(BREAKS, reports, strict=True):
        assert re.search(rf"{contract}.* BROKEN", report), (module, code, report)


def test_modules_named_in_contracts_exist() -> None:
    guarded = {
        module
        for contract in CONTRACTS
        for key in ("protected_modules", "source_modules", "forbidden_modules")
        for module in contract.get(key, [])
    }
    ours = [Path(ROOT, *name.split(".")) for name in guarded if name.startswith("tyrus_desktop.")]
    assert [path for path in ours if not (path.is_dir() or path.with_suffix(".py").exists())] == []
