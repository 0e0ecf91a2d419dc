"""Draws the pictures of Tyrus: writes every SVG under resources/, reproducibly.

Run it after a change to a module of art/: `python packaging/draw_art.py`; `--check` writes nothing
and fails if a file differs. Standard library only. art/fonts.py cuts the fonts.
"""

from __future__ import annotations

import sys
from pathlib import Path

from art import (
    boats,
    buildings,
    canal,
    cards,
    emblems,
    finale,
    house_lights,
    houses,
    icon,
    people,
    ribbons,
    sharing,
    signs,
    stamps,
    table,
    tiles,
    tokens,
)

ROOT = Path(__file__).resolve().parent.parent / "resources"
MODULES = (
    *(tiles, emblems, buildings, tokens, cards, table, stamps, finale),
    *(people, sharing, signs, icon, canal, houses, house_lights, boats, ribbons),
)


def main(arguments: list[str]) -> int:
    """Write and list the drawings that changed; with `--check` only list them and return 1."""
    drawings: dict[str, str] = {}
    for module in MODULES:
        drawings |= module.drawings()
    stale = 0
    for name, text in sorted(drawings.items()):
        target = ROOT / name
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if "--check" not in arguments:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
        print(name)
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
