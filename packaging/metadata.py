"""What the packages say of the program, held against each other: versions, changelog, pictures.

The version stands once, in `tyrus_desktop/__init__.py`; the changelog and the metainfo must know
it before anything is released. Standard library alone; as a script: says what does not fit.
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
HOME = "https://github.com/tyrus-desktop/tyrus"
"""Where the project is published; the metainfo's addresses have to be below it."""

MAINTAINER = "The Tyrus desktop maintainers <maintainers@tyrus-desktop.invalid>"
"""Who answers for the packages. Like `HOME` a placeholder, until the project has a home."""

MIME = "application/x-tyrus-record"
METAINFO = ROOT / "packaging" / "linux" / f"{ID}.metainfo.xml"
DESKTOP = ROOT / "packaging" / "linux" / "tyrus.desktop"
SCREENSHOTS = ROOT / "packaging" / "screenshots"
PICTURES = (
    f"{HOME.replace('//github.com', '//raw.githubusercontent.com')}/main/packaging/screenshots/"
)
PNG = b"\x89PNG\r\n\x1a\n"
LARGEST_PICTURE = 600_000
"""Bytes: they are kept with the sources, and fetched by whoever looks at the program."""
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def version() -> str:
    """Give the program's version."""
    text = (ROOT / "tyrus_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "(.+)"', text)
    assert found
    return found[1]


def languages() -> set[str]:
    """Give the languages that the program is translated into."""
    return {path.stem.removeprefix("tyrus_") for path in (ROOT / "translations").glob("*.ts")}


def component() -> ET.Element:
    """Give the metainfo's root element."""
    return ET.fromstring(METAINFO.read_text("utf-8"))  # noqa: S314 - our own file


def release_faults() -> list[str]:
    """Give what keeps this version from being released, a sentence each."""
    found = []
    newest = re.search(r"^## \[?(\d[\w.]*)\]? - (\d{4}-\d\d-\d\d)$", changelog(), re.MULTILINE)
    release = component().find("releases/release")
    told = (release.get("version"), release.get("date")) if release is not None else None
    if newest is None or newest[1] != version():
        found.append(f"CHANGELOG.md has no section “## {version()} - YYYY-MM-DD” at its top.")
    elif told != newest.groups():
        found.append(f"The metainfo's newest release is {told}, the changelog's {newest.groups()}.")
    if re.search(r"^## Unreleased\n+[^#\s]", changelog(), re.MULTILINE):
        found.append("CHANGELOG.md still has unreleased changes.")
    return found


def changelog() -> str:
    """Give the text of the changelog."""
    return (ROOT / "CHANGELOG.md").read_text("utf-8")


def picture_faults() -> list[str]:
    """Give what is wrong with the pictures that the metainfo names; those are shown by stores."""
    found = []
    shown = {image.text or "": image for image in component().iter("image")}
    for address, image in shown.items():
        file = SCREENSHOTS / address.rpartition("/")[2]
        if address != PICTURES + file.name or not file.exists():
            found.append(f"The metainfo shows {address}, which is in no folder here.")
            continue
        data = file.read_bytes()
        size = tuple(str(number) for number in struct.unpack(">II", data[16:24]))
        if not data.startswith(PNG) or size != (image.get("width"), image.get("height")):
            found.append(f"{file.name} is no PNG of the size that the metainfo tells.")
        if len(data) > LARGEST_PICTURE:
            found.append(f"{file.name} is larger than {LARGEST_PICTURE} bytes.")
    named = {address.rpartition("/")[2] for address in shown}
    unnamed = sorted({path.name for path in SCREENSHOTS.glob("*")} - named)
    return found + [f"The metainfo does not show {name}." for name in unnamed]


def faults() -> list[str]:
    """Give what does not fit together at any time, a sentence each."""
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
        found.append("The metainfo's id or launchable is another.")
    if any(not (url.text or "").startswith(HOME) for url in root.findall("url")):
        found.append(f"The metainfo's addresses are not all below {HOME}.")
    if root.findtext("developer_name") != MAINTAINER.partition(" <")[0]:
        found.append("The metainfo's developers are others.")
    found += picture_faults()
    types = {desktop["MimeType"].rstrip(";"), root.findtext("provides/mediatype")}
    if types != {MIME}:
        found.append(f"Not all speak of {MIME}: {types}.")
    for language in sorted(languages() - {"en"}):
        for tag in ("summary", ".//p", ".//li", ".//caption"):
            elements = root.findall(tag)
            translated = [e for e in elements if e.get(LANGUAGE) == language]
            if len(translated) != len([e for e in elements if e.get(LANGUAGE) is None]):
                found.append(f"The metainfo's {tag} is not all in “{language}”.")
        keys = [f"{key}[{language}]" for key in ("Comment", "GenericName", "Keywords")]
        found += [f"The desktop entry has no {key}." for key in keys if key not in desktop]
    return found


def notes() -> str:
    """Give what the changelog says of this version; raises `IndexError` if it has no section."""
    return changelog().split(f"\n## {version()} - ")[1].partition("\n")[2].split("\n## ")[0].strip()


def main() -> int:
    """Say what does not fit, without what only a release needs if given `--draft`.

    `--version` prints the version instead, and `--notes` what the changelog says of it.
    """
    if "--version" in sys.argv or "--notes" in sys.argv:
        print(version() if "--version" in sys.argv else notes())
        return 0
    found = faults() + ([] if "--draft" in sys.argv else release_faults())
    print("\n".join(found) or f"All speak of Tyrus {version()}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
