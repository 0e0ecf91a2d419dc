"""Translations with Qt Linguist's tools: `lupdate` collects the texts, `lrelease` compiles them.

As a script: `update` updates the .ts files from the code, `compile` makes the .qm files that the
game loads, `check` fails if a .ts file is out of date or unfinished. The tools are part of
PySide6-Essentials and are called directly, since the build environment of a wheel has no scripts.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "translations"
COMPILED = ROOT / "build" / "i18n"
# The names by which the texts in Python are marked: `desktop/text/words.py`.
MARKS = ["-tr-function-alias", "QT_TR_NOOP+=N,tr+=say"]
# The English file has only plural forms; the other English texts are in the code.
OPTIONS = {"tyrus_en.ts": ["-pluralonly"]}
SAID = ("title", "text")  # The keys of texts in a lesson; in the other data, all texts are said.
DATA = ("lessons/*.toml", "puzzles/texts.toml", "remarks/*.toml")


def qt_tool(name: str) -> str:
    """Return the path of one of Qt's tools inside the installed PySide6; exits if it is missing."""
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
    """Compile each .ts that is newer than its .qm; return all .qm files."""
    compiled = []
    for source in sorted(SOURCES.glob("*.ts")):
        target.mkdir(parents=True, exist_ok=True)
        result = target / f"{source.stem}.qm"
        if not result.exists() or result.stat().st_mtime <= source.stat().st_mtime:
            subprocess.run([qt_tool("lrelease"), "-silent", source, "-qm", result], check=True)
        compiled.append(result)
    return compiled


def data_texts(data: Any, *, said: bool) -> Iterator[str]:
    """Yield the texts in the data of a lesson, or in other data, where all is `said`."""
    match data:
        case str() if said:
            yield data
        case list():
            for each in data:
                yield from data_texts(each, said=said)
        case dict():
            for key, each in data.items():
                yield from data_texts(each, said=said or key in SAID)


def write_as_code(path: Path) -> None:
    """Write the texts of `DATA` as a module, for lupdate, which reads only code."""
    resources = ROOT / "resources"
    files = [file for each in DATA for file in sorted(resources.glob(each))]
    texts = [
        text
        for file in files
        for text in data_texts(
            tomllib.loads(file.read_text("utf-8")), said=file.parent.name != "lessons"
        )
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"N({json.dumps(text)})\n" for text in texts), "utf-8")


def update(folder: Path = SOURCES) -> None:
    """Update the .ts files in a folder from the code; texts no longer used are removed."""
    desktop = ROOT / "tyrus_desktop" / "desktop"
    code = sorted(str(path) for end in ("py", "qml") for path in desktop.rglob(f"*.{end}"))
    data = ROOT / "build" / "data_texts.py"
    write_as_code(data)
    code.append(str(data))
    for ts in sorted(folder.glob("*.ts")):
        # Without line numbers a file changes only when a text changes.
        options = [
            "-silent",
            "-locations",
            "none",
            "-no-obsolete",
            *MARKS,
            *OPTIONS.get(ts.name, []),
        ]
        subprocess.run([qt_tool("lupdate"), *options, *code, "-ts", ts], check=True)


def faults() -> list[str]:
    """Return the faults of the .ts files, one sentence each."""
    found = []
    scratch = ROOT / "build" / "lupdate"
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(SOURCES, scratch)
    update(scratch)
    for ts in sorted(SOURCES.glob("*.ts")):
        text = ts.read_text("utf-8")
        if text != (scratch / ts.name).read_text("utf-8"):
            found.append(f"{ts.name} is not up to date with the code: run `make translations`.")
        for message in ET.fromstring(text).iter("message"):  # noqa: S314 - our own file
            translation = message.find("translation")
            if translation is None or translation.get("type"):
                found.append(f"{ts.name}: not translated: {message.findtext('source')}")
    return found


def main() -> int:
    """Run the command given as the only argument; return the exit status."""
    if sys.argv[1] == "update":
        update()
    elif sys.argv[1] == "compile":
        try:
            compile_all()
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"The texts could not be compiled: the game may speak English only ({error}).")
    else:
        found = faults()
        print("\n".join(found))
        return 1 if found else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
