"""Writes build/THIRD-PARTY.txt: what a bundle contains of others, with its terms in full."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from components import Component

TARGET = Path(__file__).resolve().parent.parent / "build" / "THIRD-PARTY.txt"

HEAD = """\
What Tyrus carries of others

Tyrus itself is free software under the GNU General Public License, version 3 or later: see
LICENSE. The frozen program has the software of others in it that is listed here: first what it
is and where its sources are, then all terms in full.

Qt, Qt for Python with Shiboken, and libquadmath are under the GNU Lesser General Public License.
They are separate libraries in this folder, where you may replace them by your own. Version 3 of
that licence builds on the GNU General Public License, which is in LICENSE.
"""

RULE = "-" * 78


def entry(component: Component) -> str:
    """Return what is said of a component before all terms."""
    lines = [component.title, f"    licence: {component.licence}"]
    if component.within:
        lines.append(f"    built into Qt's library {component.within}")
    if component.files:
        lines.append(f"    files: {', '.join(component.files)}")
    if component.source:
        lines.append(f"    sources: {component.source}")
    lines += [f"    {holder}" for holder in component.copyright.splitlines()]
    return "\n".join(lines)


def text(components: Iterable[Component]) -> str:
    """Return the whole text."""
    components = list(components)
    titles: dict[str, list[str]] = {}
    for each in components:  # Several have the same terms.
        for name, terms in each.texts.items():
            title = each.title if len(each.texts) == 1 else f"{each.title} ({name})"
            titles.setdefault(terms.strip(), []).append(title)
    parts = [HEAD, *map(entry, components)]
    parts += [f"{RULE}\n{'; '.join(names)}\n\n{terms}" for terms, names in titles.items()]
    return "\n\n".join(parts) + "\n"


def write(components: Iterable[Component]) -> Path:
    """Write the file; return its path."""
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text(components), "utf-8")
    return TARGET
