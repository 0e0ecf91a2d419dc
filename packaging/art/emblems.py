"""The three professions' emblems: leaf-bladed sword, stacked coins, temple with pillars.

Flat silhouettes made to read at 16 pixels; each in dark ink (for ivory) and light ink (for brown
and dark panels). The gaps between their parts are cut out, so that any ground shows through.
"""

from __future__ import annotations

from art.ink import DARK_INK, LIGHT_INK, document, path

BLADE = "M50 3C59 14 62 27 60 39C58.500 47 57 53 57 62H43C43 53 41.500 47 40 39C38 27 41 14 50 3Z"
GUARD = "M22 62C22 60 23.500 59 25.500 59.500C33 62 67 62 74.500 59.500C76.500 59 78 60 78 62V69C78 71 76.500 72 74.500 71.500C67 69.500 33 69.500 25.500 71.500C23.500 72 22 71 22 69Z"
GRIP = "M44.500 73H55.500L54.500 87H45.500Z"
POMMEL = "M50 85A7.500 6.500 0 1 1 50 98A7.500 6.500 0 1 1 50 85Z"


def sword() -> tuple[str, str]:
    """The silhouette, and the part in shade that gives it an edge."""
    return BLADE + GUARD + GRIP + POMMEL, "M50 3C59 14 62 27 60 39C58.500 47 57 53 57 62H50Z"


def coins() -> tuple[str, str]:
    """A big holed coin leaning on a stack of three."""
    disc = "M38 8A30 30 0 1 1 38 68A30 30 0 1 1 38 8Z"
    hole = "M38 29.500A8.500 8.500 0 1 0 38 46.500A8.500 8.500 0 1 0 38 29.500Z"
    ring = (
        "M38 15.500A22.500 22.500 0 1 0 38 60.500A22.500 22.500 0 1 0 38 15.500Z"
        "M38 20A18 18 0 1 1 38 56A18 18 0 1 1 38 20Z"
    )
    stack = (
        "M72.500 46H87A6 6 0 0 1 87 60H68.500A35 35 0 0 0 72.500 46Z"
        "M66.500 63.500H89A6.500 6.500 0 0 1 89 77.500H20A6.500 6.500 0 0 1 17 66A35 35 0 0 0 66.500 63.500Z"
        "M15 81H91A7 7 0 0 1 91 95H15A7 7 0 0 1 15 81Z"
    )
    shade = "M38 8A30 30 0 0 1 38 68Z"
    return disc + ring + hole + stack, shade + hole


def temple() -> tuple[str, str]:
    """Pediment, lintel, three pillars, two steps."""
    shape = (
        "M50 5L95 32V38H5V32ZM10 42H90V50H10Z"
        "M16 54H31V79H16ZM42.500 54H57.500V79H42.500ZM69 54H84V79H69Z"
        "M9 82H91V88H9ZM4 90H96V97H4Z"
    )
    return shape, "M50 5L95 32V38H50ZM26 54H31V79H26ZM52 54H57.500V79H52ZM79 54H84V79H79Z"


SHAPES = {"soldier": sword(), "merchant": coins(), "priest": temple()}


def emblem(profession: str, ink: str, shade: str) -> list[str]:
    """The emblem in its 100 by 100 square; `shade` is laid on its turned-away parts."""
    shape, dim = SHAPES[profession]
    return [
        path(shape, fill=ink, fill_rule="evenodd"),
        path(dim, fill=shade, fill_opacity="0.26", fill_rule="evenodd"),
    ]


def drawings() -> dict[str, str]:
    out: dict[str, str] = {}
    for name in SHAPES:
        out[f"emblems/{name}-dark.svg"] = document(
            100, 100, [], emblem(name, DARK_INK[name], "#000")
        )
        out[f"emblems/{name}-light.svg"] = document(
            100, 100, [], emblem(name, LIGHT_INK[name], "#3a1408")
        )
    return out
