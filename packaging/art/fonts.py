"""Cuts the program's fonts: Latin letters only, and figures as tall as capitals.

Run it by hand, with fontTools, for each of `FONTS`:
`python packaging/art/fonts.py Vollkorn-ExtraBold.ttf resources/fonts/TyrusVollkorn.ttf`.
The families have their own names, since their letters are fewer and their figures not the usual
ones. OFL 1.1.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

# Imported by name, since fontTools is not a dependency of the project.
subset = importlib.import_module("fontTools.subset")
fonts = importlib.import_module("fontTools.ttLib")

FONTS = {
    "TyrusVollkorn": "Vollkorn-ExtraBold.ttf, Debian's fonts-vollkorn",
    "TyrusVollkorn-Regular": "Vollkorn-Regular.ttf, Debian's fonts-vollkorn",
    "TyrusSans": "SourceSans3-Regular.ttf, npm's source-sans",
    "TyrusSans-Bold": "SourceSans3-Semibold.ttf, npm's source-sans",
}
"""The files' stems, with their sources."""

FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    0x2BC,
    *range(0x2010, 0x2016),
    *range(0x2018, 0x201F),
    0x2020,
    0x2022,
    0x2026,
    0x202F,
    0x2032,
    0x2039,
    0x203A,
    0x20AC,
    0x2122,
    0x2192,
    0x2212,
    0x00D7,
    0x2248,
    0x2260,
    0x2264,
    0x2265,
]


def cut(source: str, target: str) -> None:
    """Write the small font, with the same bytes for the same source and fontTools."""
    stem = Path(target).stem
    family = "Tyrus Vollkorn" if stem.startswith("TyrusVollkorn") else "Tyrus Sans"
    style = stem.partition("-")[2] or "Regular"
    if stem == "TyrusVollkorn-Regular":  # The display cut alone has the plain name.
        family = "Tyrus Vollkorn Text"
    font = fonts.TTFont(source, recalcTimestamp=False)
    known = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for digit, name in enumerate(FIGURES):
            if table.isUnicode() and f"{name}.lf" in known:
                table.cmap[ord("0") + digit] = f"{name}.lf"
    full = family if style == "Regular" else f"{family} {style}"
    names = {1: family, 2: style, 3: f"{full} 1", 4: full, 6: stem, 16: family, 17: style}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    if style == "Bold":
        font["OS/2"].usWeightClass = 700
        font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x40 | 0x20
        font["head"].macStyle |= 1
    options = subset.Options()
    options.layout_features = ["kern", "liga", "mark", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 8, 9, 13, 14, 16, 17]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.hinting = False
    tool = subset.Subsetter(options)
    tool.populate(unicodes=LETTERS)
    tool.subset(font)
    font.save(target)


if __name__ == "__main__":
    cut(*sys.argv[1:3])
