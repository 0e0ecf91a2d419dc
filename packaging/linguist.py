"""Translations by Qt Linguist's tools: `lupdate` collects what is said, `lrelease` compiles it.

As a script: `update` brings the .ts files up to date with the code, `compile` makes the .qm files
that the game loads, `check` fails where one is out of date or unfinished. The tools are those
inside PySide6-Essentials, started directly, so that this works while a wheel is being built too.
Whether the French is good is not known here.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "translations"
COMPILED = ROOT / "build" / "i18n"
# English has entries for plurals alone: all else is said as it stands in the code.
OPTIONS = {"tyrus_en.ts": ["-pluralonly"]}


def qt_tool(name: str) -> str:
    """Give the path of one of Qt's own programs inside the installed PySide6."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("PySide6-Essentials is not installed in this Python.")
    package = Path(spec.submodule_search_locations[0])
    folders = os.pathsep.join([str(package), str(package / "Qt" / "libexec")])
    found = shutil.which(name, path=folders)
    if found is None:
        raise SystemExit(f"PySide6-Essentials has no {name}.")
    return found


def compile_all(target: Path = COMPILED) -> list[Path]:
    """Compile each .ts that is newer than its .qm, and give all the .qm files."""
    compiled = []
    for source in sorted(SOURCES.glob("*.ts")):
        target.mkdir(parents=True, exist_ok=True)
        result = target / f"{source.stem}.qm"
        if not result.exists() or result.stat().st_mtime <= source.stat().st_mtime:
            subprocess.run([qt_tool("lrelease"), "-silent", source, "-qm", result], check=True)
        compiled.append(result)
    return compiled


def update(folder: Path = SOURCES) -> None:
    """Bring the .ts files in a folder up to date with the code; what nobody says any more goes."""
    desktop = ROOT / "tyrus_desktop" / "desktop"
    said = sorted(str(path) for end in ("py", "qml") for path in desktop.rglob(f"*.{end}"))
    for ts in sorted(folder.glob("*.ts")):
        # Without line numbers a file changes only when a text does.
        options = ["-silent", "-locations", "none", "-no-obsolete", *OPTIONS.get(ts.name, [])]
        subprocess.run([qt_tool("lupdate"), *options, *said, "-ts", ts], check=True)


def faults() -> list[str]:
    """Give what keeps the .ts files from being shipped, one sentence each."""
    found = []
    scratch = ROOT / "build" / "lupdate"
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(SOURCES, scratch)
    update(scratch)
    for ts in sorted(SOURCES.glob("*.ts")):
        said = ts.read_text("utf-8")
        if said != (scratch / ts.name).read_text("utf-8"):
            found.append(f"{ts.name} is not up to date with the code: run `make translations`.")
        for message in ET.fromstring(said).iter("message"):  # noqa: S314 - our own file
            translation = message.find("translation")
            if translation is None or translation.get("type"):
                found.append(f"{ts.name}: not translated: {message.findtext('source')}")
    return found


def main() -> int:
    """Do what the one argument says, and give the exit status."""
    if sys.argv[1] == "update":
        update()
    elif sys.argv[1] == "compile":
        compile_all()
    else:
        found = faults()
        print("\n".join(found))
        return 1 if found else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
