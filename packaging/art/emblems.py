"""The three professions' emblems: leaf-bladed sword, stacked coins, temple with pillars.

Flat silhouettes made to read at 16 pixels; each in dark ink (for ivory) and light ink (for brown
and dark panels). The gaps between their parts are cut out, so that any ground shows through.
"""

from __future__ import annotations

from art.ink import DARK_INK, LIGHT_INK, document, path

BLADE = "M50 1C61 13 66.500 25 65 37C63.800 46 59.500 51 58.500 60H41.500C40.500 51 36.200 46 35 37C33.500 25 39 13 50 1Z"
GUARD = "M17 61C17 58.500 19 57.500 21.500 58.200C31 61.500 69 61.500 78.500 58.200C81 57.500 83 58.500 83 61V69.500C83 72 81 73 78.500 72.300C69 69.500 31 69.500 21.500 72.300C19 73 17 72 17 69.500Z"
GRIP = "M43 71H57L56 86H44Z"
POMMEL = "M50 82A9.500 8.500 0 0 1 50 99A9.500 8.500 0 0 1 50 82Z"


def sword() -> tuple[str, str]:
    """Return the sword's silhouette, and the shaded part that gives it an edge."""
    shade = "M50 1C61 13 66.500 25 65 37C63.800 46 59.500 51 58.500 60H50Z"
    return BLADE + GUARD + GRIP + POMMEL, shade


def coins() -> tuple[str, str]:
    """Draw a stack of four coins seen from above, with a dot in the top one."""
    shape = (
        "M50 4A40 18.500 0 0 1 50 41A40 18.500 0 0 1 50 4Z"
        "M50 15.500A14 7 0 0 0 50 29.500A14 7 0 0 0 50 15.500Z"
    )
    shade = "M50 4A40 18.500 0 0 1 50 41V36.500A33 14 0 0 0 50 8.500Z"
    for lean, y in ((0, 29), (-4, 46.5), (3, 64)):
        a, b = 10 + lean, 90 + lean
        shape += f"M{a} {y}A40 18.500 0 0 0 {b} {y}V{y + 13}A40 18.500 0 0 1 {a} {y + 13}Z"
        mid, low = 66 + lean, y + 16.9
        shade += f"M{mid} {low:.1f}A40 18.500 0 0 0 {b} {y}V{y + 13}A40 18.500 0 0 1 {mid} {low + 13:.1f}Z"
    return shape, shade


def temple() -> tuple[str, str]:
    """Draw a pediment, a lintel, three pillars and two steps."""
    shape = (
        "M50 4L96 32V39H4V32ZM10 43H90V51H10Z"
        "M14 55H30V79H14ZM42 55H58V79H42ZM70 55H86V79H70Z"
        "M9 83H91V88H9ZM3 90H97V97H3Z"
    )
    return shape, "M50 4L96 32V39H50ZM25 55H30V79H25ZM53 55H58V79H53ZM81 55H86V79H81Z"


SHAPES = {"soldier": sword(), "merchant": coins(), "priest": temple()}


def emblem(profession: str, ink: str, shade: str) -> list[str]:
    """Draw the emblem in its 100 by 100 square, with `shade` on the parts away from the light."""
    shape, dim = SHAPES[profession]
    return [
        path(shape, fill=ink),
        path(dim, fill=shade, fill_opacity="0.26"),
    ]


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    out: dict[str, str] = {}
    for name in SHAPES:
        dark = emblem(name, DARK_INK[name], "#000")
        light = emblem(name, LIGHT_INK[name], "#3a1408")
        out[f"emblems/{name}-dark.svg"] = document(100, 100, [], dark)
        out[f"emblems/{name}-light.svg"] = document(100, 100, [], light)
    return out
