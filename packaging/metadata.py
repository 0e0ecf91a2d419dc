"""Checks that the packages' metadata agree: version, changelog, metainfo, desktop entry, pictures.

The version is defined in `tyrus_desktop/__init__.py`; changelog and metainfo must have it before a
release. Standard library only. As a script it prints the disagreements.
"""

from __future__ import annotations

import configparser
import re
import struct
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
ID = "io.github.tyrus_desktop.tyrus"
"""The application's id: the name of its desktop entry, metainfo and icons, and under Wayland."""

HOME = "https://github.com/tyrus-desktop/tyrus"
"""The project's home page; a prefix of all addresses in the metainfo."""

MAINTAINER = "The Tyrus desktop maintainers <maintainers@tyrus-desktop.invalid>"
"""The maintainer of the packages; like `HOME` a placeholder."""

PLACEHOLDERS = {"HOME": "//github.com/tyrus-desktop/", "MAINTAINER": "@tyrus-desktop.invalid"}
"""What marks both as such, until the publisher puts in others."""

MIME = "application/x-tyrus-record"
METAINFO = ROOT / "packaging" / "linux" / f"{ID}.metainfo.xml"
DESKTOP = ROOT / "packaging" / "linux" / f"{ID}.desktop"
SCREENSHOTS = ROOT / "packaging" / "screenshots"
PICTURES = (
    f"{HOME.replace('//github.com', '//raw.githubusercontent.com')}/main/packaging/screenshots/"
)
PNG = b"\x89PNG\r\n\x1a\n"
LARGEST_PICTURE = 600_000
"""A limit in bytes, as the repository holds the pictures and software centres load them."""

APPSTREAM = ["validate", "--no-net", "--strict", "--pedantic"]
# `developer` replaces `developer_name` in AppStream 1.0; Debian 12 has 0.16.
APPSTREAM += ["--override=unknown-tag=pedantic"]
"""The arguments of appstreamcli, before the file."""

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def version() -> str:
    """Return the program's version."""
    text = (ROOT / "tyrus_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "(.+)"', text)
    assert found
    return found[1]


def languages() -> set[str]:
    """Return the codes of the languages that the program is translated into."""
    return {path.stem.removeprefix("tyrus_") for path in (ROOT / "translations").glob("*.ts")}


def component() -> ET.Element:
    """Return the metainfo's root element."""
    return ET.fromstring(METAINFO.read_text("utf-8"))  # noqa: S314 - our own file


def release_faults() -> list[str]:
    """Return the faults that block a release of this version, one sentence each."""
    found = [
        f"{name} in packaging/metadata.py is a placeholder: put in the publisher's."
        for name, mark in PLACEHOLDERS.items()
        if mark in globals()[name]
    ]
    newest = re.search(r"^## \[?(\d[\w.]*)\]? - (\d{4}-\d\d-\d\d)$", changelog(), re.MULTILINE)
    release = component().find("releases/release")
    stated = (release.get("version"), release.get("date")) if release is not None else None
    if newest is None or newest[1] != version():
        found.append(f"CHANGELOG.md has no section “## {version()} - YYYY-MM-DD” at its top.")
    elif stated != newest.groups():
        found.append(
            f"The metainfo's newest release is {stated}, the changelog's {newest.groups()}."
        )
    unreleased = changelog().partition("## Unreleased\n")[2].partition("\n## ")[0]
    if re.search(r"^[^#\s]", unreleased, re.MULTILINE):
        found.append("CHANGELOG.md still has unreleased changes.")
    return found


def changelog() -> str:
    """Return the text of the changelog."""
    return (ROOT / "CHANGELOG.md").read_text("utf-8")


def picture_faults() -> list[str]:
    """Return the faults of the metainfo's screenshots, one sentence each."""
    found = []
    shown = {image.text or "": image for image in component().iter("image")}
    for address, image in shown.items():
        file = SCREENSHOTS / address.rpartition("/")[2]
        if address != PICTURES + file.name or not file.exists():
            found.append(f"The metainfo's picture {address} does not exist here.")
            continue
        data = file.read_bytes()
        size = tuple(str(number) for number in struct.unpack(">II", data[16:24]))
        if not data.startswith(PNG) or size != (image.get("width"), image.get("height")):
            found.append(f"{file.name} is not a PNG of the size that the metainfo states.")
        if len(data) > LARGEST_PICTURE:
            found.append(f"{file.name} is larger than {LARGEST_PICTURE} bytes.")
    named = {address.rpartition("/")[2] for address in shown}
    unnamed = sorted({path.name for path in SCREENSHOTS.glob("*.png")} - named)
    return found + [f"The metainfo does not show {name}." for name in unnamed]


def faults() -> list[str]:
    """Return the disagreements, one sentence each."""
    found = []
    root = component()
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # Keys keep their capitals.
    entry.read_string(DESKTOP.read_text("utf-8"))
    desktop = entry["Desktop Entry"]
    release = root.find("releases/release")
    if release is None or release.get("version") != version():
        found.append("The metainfo's newest release is not the program's version.")
    if root.findtext("id") != ID or root.findtext("launchable") != DESKTOP.name:
        found.append("The metainfo's id or launchable is wrong.")
    if any(not (url.text or "").startswith(HOME) for url in root.findall("url")):
        found.append(f"The metainfo's addresses are not all below {HOME}.")
    if desktop["Icon"] != ID:
        found.append(f"The desktop entry's icon is not {ID}.")
    if root.findtext("developer/name") != MAINTAINER.partition(" <")[0]:
        found.append(f"The metainfo's developer is not {MAINTAINER.partition(' <')[0]}.")
    found += picture_faults()
    types = {desktop["MimeType"].rstrip(";"), root.findtext("provides/mediatype")}
    if types != {MIME}:
        found.append(f"The MIME type is not {MIME} everywhere: {types}.")
    for language in sorted(languages() - {"en"}):
        for tag in ("summary", ".//p", ".//li", ".//caption"):
            elements = root.findall(tag)
            translated = [e for e in elements if e.get(LANGUAGE) == language]
            if len(translated) != len([e for e in elements if e.get(LANGUAGE) is None]):
                found.append(f"The metainfo's {tag} is not fully translated into “{language}”.")
        keys = [f"{key}[{language}]" for key in ("Comment", "GenericName", "Keywords")]
        found += [f"The desktop entry has no {key}." for key in keys if key not in desktop]
    return found


def notes() -> str:
    """Return the changelog's section for this version; raises `IndexError` if there is none."""
    return changelog().split(f"\n## {version()} - ")[1].partition("\n")[2].split("\n## ")[0].strip()


def main() -> int:
    """Print the disagreements; `--draft` skips the checks that only a release needs.

    `--version` prints the version instead, and `--notes` its section of the changelog.
    """
    if "--version" in sys.argv or "--notes" in sys.argv:
        print(version() if "--version" in sys.argv else notes())
        return 0
    found = faults() + ([] if "--draft" in sys.argv else release_faults())
    print("\n".join(found) or f"The metadata of Tyrus {version()} agree.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
