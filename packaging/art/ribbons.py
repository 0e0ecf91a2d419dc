"""The ribbons that say what a tile would do at a building; they hang on the edges of the banks.

A ribbon is 208 by 28 and can be stretched by up to 1.4. It has the colours of its stamp. Its text
lies between x = 26 and x = 182.
"""

from __future__ import annotations

from art.ink import document, linear, path
from art.stamps import PLATES

INKS = PLATES | {"spare": ("#635744", "#fff4dc")}


def darker(colour: str, part: float) -> str:
    """Return a colour with a part of its light."""
    return "#" + "".join(f"{round(int(colour[i : i + 2], 16) * part):02x}" for i in (1, 3, 5))


def ribbon(name: str) -> str:
    """Draw a band with folded tails."""
    fill, _ = INKS[name]
    tails = "M1 6H30V27H1L8 16.5ZM207 6H178V27H207L200 16.5Z"
    folds = "M20 24.500H30V27.300L26 24.500ZM188 24.500H178V27.300L182 24.500Z"
    band = "M18 1H190V24.500H18Z"
    edge = "#fff4dc" if name != "vote" else "#8a6a38"
    trim: dict[str, object] = {"stroke": edge, "stroke_width": 1.3, "stroke_linejoin": "round"}
    if name == "spare":
        trim["stroke_dasharray"] = "5 3"
    defs = [linear("b", (0, 0), (0, 25), (0, fill), (0.55, fill), (1, darker(fill, 0.92)))]
    body = [
        path(tails, fill=darker(fill, 0.72), stroke=edge, stroke_width=1, stroke_linejoin="round"),
        path(folds, fill=darker(fill, 0.45)),
        path(band, fill="url(#b)", **trim),
    ]
    return document(208, 28, defs, body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {f"ribbons/{name}.svg": ribbon(name) for name in INKS}
