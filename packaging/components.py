"""Finds the software of others in a bundle, with its versions and terms.

`notices/components.toml` lists what there may be. What a bundle contains is written beside it, in
build/components.json, from which the .deb's copyright file and the bill of materials are made.
"""

from __future__ import annotations

import dataclasses
import importlib.metadata
import json
import platform
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path, PurePath
from typing import Any

import bundle_contents
from bundle_contents import Entry

PACKAGING = Path(__file__).resolve().parent
NOTICES = PACKAGING / "notices"
FOUND = PACKAGING.parent / "build" / "components.json"


class Unlisted(SystemExit):
    """The bundle contains something whose terms are not known; the message says what."""


@dataclass(frozen=True, slots=True)
class Component:
    """Software of others in a bundle.

    `licence` is an SPDX expression. `files` are patterns of paths below the bundle's folder of
    libraries; a component without any is in the library `within`, or in the program. `texts` are
    its terms by what they are from. `purl` names it in a registry, and `source` is the address of
    its sources; both may be empty.
    """

    name: str
    version: str
    licence: str
    copyright: str
    files: tuple[str, ...]
    within: str
    texts: dict[str, str]
    source: str
    purl: str

    @property
    def title(self) -> str:
        """Its name, with its version if that is known."""
        return f"{self.name} {self.version}".strip()


def fits(path: str, patterns: Iterable[str]) -> bool:
    """Return whether a path below the bundle's folder of libraries fits one of the patterns."""
    path = PurePath(path).as_posix().lower()
    return any(fnmatch(path, pattern.lower()) for pattern in patterns)


def stem(name: str) -> str:
    """Return the name of a library without what differs by system: `libQt6Gui.so.6` is `QtGui`."""
    return re.sub(r"^(lib)?(Qt(?=6))?6?", r"\2", PurePath(name).name.partition(".")[0])


def read_text(path: object) -> str:
    """Return a file's text."""
    return Path(str(path)).read_text("utf-8")


def of_wheel(name: str) -> tuple[str, dict[str, str]] | None:
    """Return a wheel's version and licences, or None if it is not installed."""
    try:
        wheel = importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return None
    words = ("licen", "copying")
    texts = {
        f"{name}: {str(file).partition('licenses/')[2] or file.name}": read_text(file.locate())
        for file in wheel.files or []
        if ".dist-info" in str(file) and any(word in file.name.lower() for word in words)
    }
    return wheel.version, texts


def of_python() -> dict[str, str]:
    """Return the licence of the Python that freezes; raises `Unlisted` if it is not found."""
    folders = (sysconfig.get_path("stdlib"), sys.base_prefix)
    for path in (Path(folder, "LICENSE.txt") for folder in folders):
        if path.exists():
            return {"Python": read_text(path)}
    raise Unlisted(f"Python's LICENSE.txt is neither in {' nor in '.join(folders)}.")


@cache
def packages(file: str) -> tuple[str, ...]:
    """Return the system's package that contains a file, and that file alone, or none."""
    real = Path(file).resolve()
    # A package may name the file by a folder that has become a link since: /lib is in /usr.
    paths = {str(real), str(real).removeprefix("/usr"), f"/usr{real}"}
    try:
        done = subprocess.run(
            ["dpkg", "--search", *sorted(paths)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        return ()
    return tuple(sorted({line.partition(":")[0] for line in done.stdout.splitlines()}))


def of_system(sources: Iterable[str]) -> tuple[str, dict[str, str], str]:
    """Return version, terms and name in the registry of the package of some libraries.

    Raises `Unlisted` if the package of one is not known, or has no terms.
    """
    version, purl = "", ""
    texts: dict[str, str] = {}
    for source in sources:
        if not packages(source):
            raise Unlisted(
                f"No package of this system contains {source}, so its terms are unknown."
            )
        (package,) = packages(source)
        terms = Path("/usr/share/doc", package, "copyright")
        if not terms.exists():
            raise Unlisted(f"The package {package} has no file {terms}.")
        if (text := read_text(terms)) not in texts.values():
            texts[f"{package}, from the system"] = text
        version = subprocess.check_output(
            ["dpkg-query", "--show", "--showformat=${Version}", package], text=True
        )
        system = platform.freedesktop_os_release()["ID"]
        purl = purl or f"pkg:deb/{system}/{package}@{version}"
    return version, texts, purl


def stated(pattern: str, files: Iterable[Entry]) -> str:
    """Return the version that a library states in itself; "" if it states none."""
    for _, source, _ in (entry for entry in files if entry[2] != "SYMLINK"):
        if version := re.search(pattern.encode(), Path(source).read_bytes()):
            return version[1].decode()
    return ""


def holders(texts: Iterable[str]) -> str:
    """Return the lines of some terms that say who holds the copyright."""
    words = re.compile(r"^\W*((?:Copyright|\(c\)|©).*\d{4}.*)$", re.IGNORECASE | re.MULTILINE)
    lines = [line.strip() for text in texts for line in words.findall(text)]
    found = [re.sub(r"^copyright:\s*", "", line, flags=re.IGNORECASE) for line in lines]
    return "\n".join(dict.fromkeys(found)) or "as the terms say"


def component(listed: dict[str, Any], files: list[Entry]) -> Component | None:
    """Return a component of the list; None if its wheel is not installed.

    Args:
        listed: Its entry.
        files: What the bundle has of its files.
    """
    texts: dict[str, str] = {}
    version, purl = listed.get("version", ""), ""
    if wheel := listed.get("wheel", listed.get("terms_of")):
        installed = of_wheel(wheel)
        if installed is None:
            return None
        texts = installed[1]
        if "wheel" in listed:
            version, purl = installed[0], f"pkg:pypi/{wheel.lower()}@{installed[0]}"
        else:  # The terms of the wheel's own parts are in folders.
            texts = {name: text for name, text in texts.items() if "/" not in name}
            version = stated(listed["stated"], files) if "stated" in listed else ""
    elif "python" in listed:
        version, texts = platform.python_version(), of_python()
    elif "system" in listed:
        version, texts, purl = of_system(source for _, source, kind in files if kind != "SYMLINK")
    named = [NOTICES / name for name in listed.get("texts", ())]
    texts |= {path.stem: read_text(path) for path in named}
    patterns = listed.get("files", ())
    return Component(
        name=listed["name"],
        version=version,
        licence=listed["licence"],
        copyright=listed.get("copyright", "").strip() or holders(texts.values()),
        files=tuple(each for each in patterns if any(fits(name, [each]) for name, _, _ in files)),
        within=listed.get("in", ""),
        texts=texts,
        source=listed.get("source", ""),
        purl=purl,
    )


def found(entries: Iterable[Entry]) -> list[Component]:
    """Return what is in a bundle of others; raises `Unlisted` if there is more than is listed."""
    notices = tomllib.loads(read_text(NOTICES / "components.toml"))
    qt, listed = importlib.metadata.version("PySide6-Essentials"), notices["component"]
    if qt != notices["qt"]:
        raise Unlisted(f"notices/components.toml lists what is in Qt {notices['qt']}, not in {qt}.")
    files: list[list[Entry]] = [[] for _ in listed]
    unlisted = []
    for entry in entries:
        fitting = (i for i, each in enumerate(listed) if fits(entry[0], each.get("files", ())))
        if (first := next(fitting, None)) is not None:
            files[first].append(entry)
        elif bundle_contents.is_library(entry):
            unlisted.append(entry[0])
    if unlisted:
        raise Unlisted(f"notices/components.toml does not list {', '.join(sorted(unlisted))}.")
    stems = {stem(entry[0]) for each in files for entry in each}
    there = [
        component(each, its)
        for each, its in zip(listed, files, strict=True)
        if (its or "files" not in each)
        and each.get("in", "") in {*stems, ""}
        and platform.system() in each.get("systems", [platform.system()])
    ]
    return [each for each in there if each]


def owner(path: str, components: Iterable[Component]) -> Component | None:
    """Return the first component to which a file belongs.

    Args:
        path: Its path below the bundle's folder of libraries.
        components: Those of the bundle, in the order of the list.
    """
    return next((each for each in components if fits(path, each.files)), None)


def require_listed(modules: Iterable[Entry]) -> None:
    """Raise `Unlisted` if one of these modules is from a wheel that is not listed."""
    notices = tomllib.loads(read_text(NOTICES / "components.toml"))
    known = {each["wheel"].lower() for each in notices["component"] if "wheel" in each}
    wheels = importlib.metadata.packages_distributions()
    installed = sysconfig.get_path("purelib")
    inside = [
        PurePath(file).relative_to(installed).parts[0]
        for _, file, _ in modules
        if file.startswith(installed)
    ]
    tops = {name.partition(".")[0] for name in inside}
    names = {wheel.lower().replace("_", "-") for top in tops for wheel in wheels.get(top, [top])}
    if unlisted := names - known:
        raise Unlisted(f"notices/components.toml does not list {', '.join(sorted(unlisted))}.")


def write(components: Iterable[Component]) -> None:
    """Write what a bundle contains."""
    values = [dataclasses.asdict(each) for each in components]
    FOUND.write_text(json.dumps(values, ensure_ascii=False, indent=1), "utf-8")


def read() -> list[Component]:
    """Return what the bundle contains that was built last."""
    values = json.loads(read_text(FOUND))
    return [Component(**{**each, "files": tuple(each["files"])}) for each in values]
