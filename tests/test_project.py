"""The project as a whole: its dependencies, what no file may contain, and its imports."""

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


@pytest.mark.parametrize("name", ["PySide6_Essentials", "shiboken6"])
def test_qt_for_python_is_the_pinned_version(name: str) -> None:
    assert importlib.metadata.version(name) == "6.11.3"


def test_no_other_part_of_pyside_is_installed() -> None:
    installed = {str(dist.name).lower() for dist in importlib.metadata.distributions()}
    assert not installed & {"pyside6", "pyside6-addons", "pyside6_addons"}


def test_the_packaging_folder_does_not_hide_the_library_packaging() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
    subprocess.run([sys.executable, "-c", "import packaging.version"], cwd=ROOT, check=True)


def locked(name: str) -> dict[str, str]:
    """Return the versions in a lock file, by lower-case name."""
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text("utf-8"), re.MULTILINE)
    return {name.lower(): version for name, version in pins}


def test_the_locks_meet_the_projects_requirements() -> None:
    run, dev = locked("requirements.lock"), locked("requirements-dev.lock")
    assert run.items() <= dev.items()
    for line in PYPROJECT["project"]["dependencies"]:
        assert Requirement(line).specifier.contains(run[Requirement(line).name.lower()]), line
    for line in PYPROJECT["dependency-groups"]["dev"]:
        assert Requirement(line).specifier.contains(dev[Requirement(line).name.lower()]), line


def test_no_test_module_takes_anything_from_another() -> None:
    """What several share has modules of its own, which anybody finds."""
    taken = {
        (path.stem, name)
        for path in (ROOT / "tests").rglob("*.py")
        for name in re.findall(
            r"^from tests\.(?:\w+\.)*(test_\w+) import", path.read_text("utf-8"), re.MULTILINE
        )
    }
    assert not {pair for pair in taken if pair[0] != pair[1]}


def test_qt_constructors_take_no_properties_as_keywords() -> None:
    """PySide upper-cases by locale to find the setter, which fails for `interval` in Turkish."""
    call = re.compile(r"\b(?:Q[A-Z]\w+|super\(\)\.__init__)\((?:(?:self|parent), )?\w+=")
    for path in (ROOT / "tyrus_desktop").rglob("*.py"):
        assert not call.findall(path.read_text("utf-8")), path.name


@pytest.mark.skipif(not (shutil.which("git") and (ROOT / ".git").exists()), reason="needs git")
def test_no_committed_file_names_a_registry_or_a_path_of_one_machine() -> None:
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
module = importlib.import_module({name!r})
for found in pkgutil.walk_packages(getattr(module, "__path__", []), {name!r} + "."):
    importlib.import_module(found.name)
"""


@pytest.mark.parametrize("part", ["engine", "players", "referee", "tournament", "library", "paths"])
def test_everything_but_the_desktop_works_without_qt(part: str) -> None:
    hidden = ["PySide6", "shiboken6"]
    if part in {"engine", "paths"}:  # These need the standard library only.
        hidden += ["numpy", "tqdm"]
    code = IMPORT_ALL.format(hidden=hidden, name=f"tyrus_desktop.{part}")
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_the_package_itself_imports_nothing() -> None:
    code = "import sys; old = set(sys.modules); import tyrus_desktop; print(set(sys.modules) - old)"
    printed = subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True)
    assert printed.strip() == "{'tyrus_desktop'}"


# A small project with the same structure; each line of BREAKS violates a contract.
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
    ("engine.view", "from tyrus_desktop import players", "Imports point one way"),
    ("referee", "from tyrus_desktop import tournament", "Imports point one way"),
    ("desktop.game.table", "from tyrus_desktop import training", "Imports point one way"),
    ("library.journal", "from tyrus_desktop import tournament", "Imports point one way"),
    ("extra", "", "Imports point one way"),
    ("players.greedy", "import PySide6.QtCore", "Only the desktop knows Qt"),
    ("paths", "import shiboken6", "Only the desktop knows Qt"),
    ("__main__", "from PySide6.QtCore import QObject", "Only the desktop knows Qt"),
    ("players.greedy", "from tyrus_desktop.engine import game", "hold a full game"),
    ("desktop.game.table", "import tyrus_desktop.engine.game", "hold a full game"),
    ("engine", "from tyrus_desktop.engine.game import *", "hold a full game"),
    ("players.greedy", "from tyrus_desktop import referee", "cannot reach the referee"),
    ("desktop.models.hand", "from tyrus_desktop.desktop.game import table", "reach the referee"),
    ("desktop.stage", "from tyrus_desktop import referee", "cannot reach the referee"),
    ("desktop.text", "from tyrus_desktop import referee", "cannot reach the referee"),
    ("desktop.replay", "from tyrus_desktop import referee", "cannot reach the referee"),
    ("desktop.bridge.table.state", "from tyrus_desktop import referee", "never holds the referee"),
    ("desktop.models.hand", "from tyrus_desktop.desktop import stage", "packages are layered"),
    ("desktop.game.table", "from tyrus_desktop.desktop import bridge", "packages are layered"),
    ("desktop.replay", "from tyrus_desktop.desktop import models", "packages are layered"),
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


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str] | None, str]:
    """Import-linter's reports on the designed structure (None), and on it with each break.

    All are made by one process: it takes longer to start than to lint.
    """
    folder = tmp_path_factory.mktemp("projects")
    folders: dict[tuple[str, str] | None, Path] = {None: folder / "designed"}
    create(folders[None], PROJECT)
    for number, (module, code, _) in enumerate(BREAKS):
        folders[module, code] = folder / str(number)
        create(folders[module, code], {**PROJECT, module: f"{PROJECT.get(module, '')}\n{code}"})
    command = [sys.executable, "-c", LINT, *map(str, folders.values())]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return dict(zip(folders, json.loads(done.stdout), strict=True))


def test_the_contracts_allow_the_designed_structure(
    reports: dict[tuple[str, str] | None, str],
) -> None:
    assert f"Contracts: {len(CONTRACTS)} kept, 0 broken" in reports[None]


@pytest.mark.parametrize(("module", "code", "contract"), BREAKS)
def test_the_contracts_forbid_each_violation(
    reports: dict[tuple[str, str] | None, str], module: str, code: str, contract: str
) -> None:
    report = reports[module, code]
    assert re.search(rf"{contract}.* BROKEN", report), report


def test_every_module_named_in_a_contract_exists() -> None:
    guarded = {
        module
        for contract in CONTRACTS
        for key in ("protected_modules", "source_modules", "forbidden_modules")
        for module in contract.get(key, [])
    }
    ours = [Path(ROOT, *name.split(".")) for name in guarded if name.startswith("tyrus_desktop.")]
    assert [path for path in ours if not (path.is_dir() or path.with_suffix(".py").exists())] == []
