"""The files by which Linux desktops and `man` know the program, named by paths below share/.

Desktop entry, metainfo, file type, icons and manual pages: the same files in every package for
Linux. All but the manual are named after the application's id, as Flatpak requires. As a script it
writes them into a folder: `python packaging/desktop_files.py FOLDER`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import metadata
from environment import ROOT

DATA = Path(ROOT, "packaging", "linux")
DRAWINGS = Path(ROOT, "resources", "icon")
ICONS = Path(ROOT, "build", "icons")
"""The drawings as pictures, made by icons.py; without them the icons are drawings only."""

MIME_ICON = f"{metadata.ID}-record"


def text(name: str) -> str:
    """Return a file of packaging/linux with its placeholders filled in."""
    filled = (DATA / name).read_text("utf-8")
    for key, value in (
        ("@HOME@", metadata.HOME),
        ("@MAINTAINER@", metadata.MAINTAINER),
        ("@VERSION@", metadata.version()),
    ):
        filled = filled.replace(key, value)
    return filled


def files() -> dict[str, bytes]:
    """Return the contents of all files, keyed by their paths below share/."""
    texts = {
        f"applications/{metadata.DESKTOP.name}": metadata.DESKTOP.name,
        f"metainfo/{metadata.METAINFO.name}": metadata.METAINFO.name,
        f"mime/packages/{metadata.ID}.xml": "tyrus-mime.xml",
        "man/man6/tyrus.6": "tyrus.6",
        "man/fr/man6/tyrus.6": "tyrus.fr.6",
    }
    found = {path: text(name).encode() for path, name in texts.items()}
    icons = "icons/hicolor"
    for drawing, target in (
        ("tyrus", f"apps/{metadata.ID}"),
        ("tyrus-record", f"mimetypes/{MIME_ICON}"),
    ):
        found[f"{icons}/scalable/{target}.svg"] = (DRAWINGS / f"{drawing}.svg").read_bytes()
        for picture in sorted(ICONS.glob(f"*x*/{drawing}.png")):
            found[f"{icons}/{picture.parent.name}/{target}.png"] = picture.read_bytes()
    symbolic = f"{icons}/symbolic/apps/{metadata.ID}-symbolic.svg"
    return found | {symbolic: (DRAWINGS / "tyrus-symbolic.svg").read_bytes()}


def write(contents: dict[str, bytes], folder: Path) -> None:
    """Write files, given by their paths below the folder."""
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    write(files(), Path(sys.argv[1]))
