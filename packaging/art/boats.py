"""The barges on which the representatives wait before their buildings, and sail to the winner's quay.

A barge of 160 by 60 is drawn over its representative, which is 88 wide and stands with its foot at
y = 30, so that the near side of the hull hides the foot. The one at stake has lanterns.
"""

from __future__ import annotations

from art.ink import INK, document, ellipse, linear, path, radial, rect

GUNWALE = "M4 8C20 22 40 25 80 25C120 25 140 22 156 8C155 14 153 18 150 22C136 31 116 33 80 33C44 33 24 31 10 22C7 18 5 14 4 8Z"
HULL = "M10 22C24 31 44 33 80 33C116 33 136 31 150 22C145 38 134 49 122 51H38C26 49 15 38 10 22Z"


def barge(lit: bool) -> str:
    """Draw a hull with a stern and a stem that curl up, and its reflection."""
    wood = ("#a8713f", "#7d4f2a", "#4a2c17") if lit else ("#8a5a34", "#633d22", "#382013")
    defs = [
        linear("hull", (0, 22), (0, 51), *zip((0, 0.5, 1), wood, strict=True)),
        linear("rim", (0, 0), (160, 0), (0, "#f0c27a"), (0.5, "#c98f48"), (1, "#8a5a2c")),
    ]
    shadow = ellipse(80, 51, 66, 7.5, fill="#04181c", fill_opacity="0.34")
    seams = path(
        "M15 31C40 41 120 41 145 31M22 41C50 47 110 47 138 41",
        fill="none",
        stroke=INK,
        stroke_width=1.3,
        stroke_opacity="0.45",
    )
    ends = "M4 8C2 3 6 1 10 2C8 5 8 8 10 13ZM156 8C158 3 154 1 150 2C152 5 152 8 150 13Z"
    body = [
        shadow,
        path(HULL, fill="url(#hull)", stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        seams,
        path(GUNWALE, fill="url(#rim)", stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        path(ends, fill="#d9a441", stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        path(
            "M24 53q8 -4 16 0t16 0M104 53q8 -4 16 0t16 0",
            fill="none",
            stroke="#e6fff6",
            stroke_width=1.8,
            stroke_opacity="0.55",
            stroke_linecap="round",
        ),
    ]
    if lit:
        shine = ((0, "#ffe9a0", 0.9), (0.35, "#ffc95a", 0.4), (1, "#ffc95a", 0))
        for name, x in (("a", 18), ("b", 142)):
            defs.append(radial(name, (x, 17), 17, *shine))
            body += [
                rect(x - 17, 0, 34, 34, fill=f"url(#{name})"),
                path(
                    f"M{x - 4.5} 12H{x + 4.5}V22H{x - 4.5}Z",
                    fill="#fff3bb",
                    stroke=INK,
                    stroke_width=1.3,
                ),
                path(
                    f"M{x - 6} 12H{x + 6}L{x} 6.500Z", fill="#d9a441", stroke=INK, stroke_width=1.2
                ),
            ]
    return document(160, 60, defs, body)


def light() -> str:
    """Draw the light on the water around the representative at stake."""
    stops = ((0, "#ffeaa6", 0.92), (0.4, "#ffd780", 0.5), (1, "#ffd780", 0))
    return document(
        320,
        200,
        [radial("g", (160, 100), 160, *stops, squash=0.62)],
        [rect(0, 0, 320, 200, fill="url(#g)")],
    )


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {
        "boats/barge.svg": barge(lit=False),
        "boats/barge-lit.svg": barge(lit=True),
        "boats/light.svg": light(),
    }
