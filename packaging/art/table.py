"""The ledge on which a hand stands."""

from __future__ import annotations

from art.ink import BRASS, document, linear, path, rect
from art.wood import IVORY, WOODS, Wood


def rack(wood: Wood) -> str:
    """Draw the ledge of a hand, which can be stretched: its top, and its front with an inlay."""
    light, mid, dark = wood.face
    front = linear("front", (0, 9), (0, 24), (0, mid), (1, dark))
    body = [
        rect(0, 22, 400, 6, fill="#140a18", fill_opacity="0.28"),
        rect(0, 1, 400, 9, fill=wood.rim[0] if wood is IVORY else light),
        rect(0, 9, 400, 15, fill="url(#front)"),
        path("M0 4H400M0 7H400", stroke=wood.grain, stroke_width=0.8, stroke_opacity="0.3"),
        path("M0 18H400", stroke=BRASS[1], stroke_width=1.6, stroke_opacity="0.8"),
        path("M0 1H400M0 9.500H400M0 24H400", stroke=wood.edge, stroke_width=1.2),
    ]
    return document(400, 28, [front], body)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {f"table/{wood.name}-rack.svg": rack(wood) for wood in WOODS}
