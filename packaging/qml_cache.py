"""Compiles the QML to bytecode, for packages only, so that a user's first start need not.

Qt loads `X.qmlc` instead of the `X.qml` beside it without comparing the two. So the clone has none:
they would hide every later edit. The output depends on the sources and Qt's version alone.
"""

import shutil
import subprocess
from pathlib import Path

from linguist import ROOT, qt_tool

SOURCES = Path("tyrus_desktop", "desktop", "qml")
COMPILED = ROOT / "build" / "qmlc"


def compile_qml() -> dict[Path, Path]:
    """Compile every QML file; return the compiled files, each with its path in a package."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    compiled = {}
    for source in sorted((ROOT / SOURCES).rglob("*.qml")):
        path = source.relative_to(ROOT).with_suffix(".qmlc")
        target = COMPILED / path
        target.parent.mkdir(parents=True, exist_ok=True)
        command = [qt_tool("qmlcachegen"), "--only-bytecode", "-o", str(target), str(source)]
        subprocess.run(command, check=True)
        compiled[target] = path
    return compiled
