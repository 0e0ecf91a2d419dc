"""What belongs to the program: its modules, QML, resources, texts, and networks.

A package has the list in `_data/contents.json`, written from the sources when it was built, and a
frozen program's list also has all files that were frozen. A clone is its own list. No Qt here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from tyrus_desktop import paths

PACKAGE = Path(paths.__file__).resolve().parent
WEIGHTS = PACKAGE / "players" / "weights"
FOLDERS = {
    "qml": (paths.qml(), (".qml",)),
    "resources": (paths.resources(), ()),
    "translations": (paths.translations(), (".qm",)),
    "weights": (WEIGHTS, (".npz",)),
}
"""Where files are, and the suffixes of those that count; without one, all do."""


def here() -> dict[str, list[str]]:
    """Return the names of what lies in this clone, by kind."""
    found = {
        kind: [name for name in _names(folder) if not suffixes or name.endswith(suffixes)]
        for kind, (folder, suffixes) in FOLDERS.items()
    }
    modules = (Path(name).with_suffix("").parts for name in _names(PACKAGE) if name.endswith(".py"))
    found["modules"] = sorted(
        ".".join([PACKAGE.name, *parts]).removesuffix(".__init__")
        for parts in modules
        if parts[0] not in {"training", "_data"}
    )
    return found


def written(files: Iterable[str] = ()) -> str:
    """Return the text of `contents.json` for a package.

    Args:
        files: The names of all files that were frozen, in the folder of the frozen program.
    """
    return json.dumps({**here(), "files": sorted(files)}, indent=0, sort_keys=True)


def expected() -> dict[str, list[str]]:
    """Return the names of what should be here, by kind."""
    if not paths.installed():
        return {**here(), "files": []}
    listed: dict[str, list[str]] = json.loads(paths.contents().read_text("utf-8"))
    return listed


def frozen() -> Path:
    """Return the folder of the frozen files."""
    return Path(getattr(sys, "_MEIPASS", PACKAGE.parent))


def _names(folder: Path) -> list[str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in files)
