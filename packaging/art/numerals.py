"""Cuts the display face from Vollkorn: Latin letters only, and lining figures where a text asks
for figures, so that a numeral stands as tall as a capital.

Run it by hand, with fontTools and Debian's fonts-vollkorn:
`python packaging/art/numerals.py Vollkorn-ExtraBold.ttf resources/fonts/TyrusVollkorn.ttf`.
The family has its own name, since its figures are not Vollkorn's usual ones. OFL 1.1.
"""

from __future__ import annotations

import importlib
import sys

# Imported by name, since fontTools is not a dependency of the project.
subset = importlib.import_module("fontTools.subset")
fonts = importlib.import_module("fontTools.ttLib")

FAMILY = "Tyrus Vollkorn"
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
    font = fonts.TTFont(source, recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for digit, name in enumerate(FIGURES):
                table.cmap[ord("0") + digit] = f"{name}.lf"
    names = {1: FAMILY, 3: f"{FAMILY} 4.105", 4: FAMILY, 6: "TyrusVollkorn", 16: FAMILY}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    options = subset.Options()
    options.layout_features = ["kern", "liga", "mark", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 8, 9, 13, 14, 16, 17]
    options.notdef_outline = True
    options.recalc_timestamp = False
    tool = subset.Subsetter(options)
    tool.populate(unicodes=LETTERS)
    tool.subset(font)
    font.save(target)


if __name__ == "__main__":
    cut(*sys.argv[1:3])
