"""What keeps its shape between the buildings: trees, lamps, the lighthouse and a ship of Tyre."""

from __future__ import annotations

from art.hours import Hour
from art.ink import num, path, radial, rect


def palm(x: float, foot: float, size: float) -> list[str]:
    """Draw a date palm, Tyre's own tree."""

    def at(u: float, v: float) -> str:
        return f"{num(x + u * size)} {num(foot + v * size)}"

    trunk = f"M{at(-4, 0)}Q{at(-1, -34)} {at(4, -66)}L{at(8, -66)}Q{at(5, -34)} {at(5, 0)}Z"
    back, front = "", ""
    for i, (u, v, w) in enumerate(
        (
            (-38, -58, 9),
            (40, -60, 9),
            (-32, -82, 8),
            (38, -86, 8),
            (-10, -96, 7),
            (20, -98, 7),
            (-30, -42, 8),
            (36, -44, 8),
        )
    ):
        mid = ((u + 6) / 2, (v - 67) / 2 - 12)
        leaf = f"M{at(6, -67)}Q{at(mid[0], mid[1] - w)} {at(u, v)}Q{at(mid[0], mid[1] + w * 0.5)} {at(6, -67)}Z"
        if i % 2:
            back += leaf
        else:
            front += leaf
    return [
        path(trunk, fill="url(#bark)", stroke="url(#ink)", stroke_width=1.2),
        path(
            back,
            fill="url(#leafdark)",
            stroke="url(#ink)",
            stroke_width=0.9,
            stroke_linejoin="round",
        ),
        path(
            front, fill="url(#leaf)", stroke="url(#ink)", stroke_width=0.9, stroke_linejoin="round"
        ),
    ]


def cypress(x: float, foot: float, size: float) -> list[str]:
    def at(u: float, v: float) -> str:
        return f"{num(x + u * size)} {num(foot + v * size)}"

    tree = f"M{at(0, -92)}C{at(11, -66)} {at(13, -34)} {at(8, -8)}H{num(x - 8 * size)}C{at(-13, -34)} {at(-11, -66)} {at(0, -92)}Z"
    dark = f"M{at(0, -92)}C{at(11, -66)} {at(13, -34)} {at(8, -8)}H{num(x + 1 * size)}C{at(7, -34)} {at(5, -66)} {at(0, -92)}Z"
    return [
        path(
            f"M{at(-2, -10)}H{num(x + 2 * size)}V{num(foot)}H{num(x - 2 * size)}Z",
            fill="url(#bark)",
        ),
        path(tree, fill="url(#leaf)", stroke="url(#ink)", stroke_width=1.1),
        path(dark, fill="url(#leafdark)"),
    ]


def lamp(hour: Hour, x: float, foot: float, size: float) -> list[str]:
    """Draw a bowl of fire on a bronze stand."""

    def at(u: float, v: float) -> str:
        return f"{num(x + u * size)} {num(foot + v * size)}"

    stand = f"M{at(-9, 0)}L{at(-2, -6)}V{num(foot - 50 * size)}H{num(x + 2 * size)}V{num(foot - 6 * size)}L{at(9, 0)}Z"
    bowl = f"M{at(-11, -58)}H{num(x + 11 * size)}Q{at(9, -49)} {at(0, -48)}Q{at(-9, -49)} {at(-11, -58)}Z"
    fire = (
        f"M{at(0, -80)}Q{at(11, -62)} {at(4, -57)}H{num(x - 4 * size)}Q{at(-11, -62)} {at(0, -80)}Z"
    )
    out = [
        path(
            stand + bowl,
            fill="#a8752f",
            stroke="url(#ink)",
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
    ]
    if hour.lamp[1]:
        out.append(path(fire, fill="#ffe9a8", stroke="#f29a2e", stroke_width=1.2))
    return out


def halo(hour: Hour, x: float, y: float, r: float, name: str) -> tuple[str, str]:
    colour, strength = hour.lamp
    shine = radial(
        name,
        (x, y),
        r,
        (0, colour, 0.62 * strength),
        (0.4, colour, 0.22 * strength),
        (1, colour, 0),
    )
    return shine, rect(x - r, y - r, 2 * r, 2 * r, fill=f"url(#{name})")


def lighthouse(hour: Hour) -> tuple[list[str], list[str]]:
    """Return the gradient and the shapes of the lighthouse on its rock, beyond the right gap."""
    light, mid, dark = hour.wall
    x, foot = 886.0, 184.0
    tiers = "M-15 0L-12 -34H12L15 0ZM-10 -34L-8 -60H8L10 -34ZM-6 -60V-72H6V-60ZM-8 -72L0 -84L8 -72Z"
    shade = "M4 0L3 -34H12L15 0ZM3 -34L2 -60H8L10 -34ZM2 -60V-72H6V-60ZM1 -72L0 -84L8 -72Z"
    ledges = "M-14 -36H14V-32H-14ZM-10 -62H10V-58.500H-10Z"
    place = f"translate({num(x)} {num(foot)})"
    body = [
        path(
            f"M{num(x - 40)} {num(foot + 4)}Q{num(x - 22)} {num(foot - 8)} {num(x)} {num(foot - 4)}T{num(x + 44)} {num(foot + 4)}Z",
            fill=hour.hills[2],
        ),
        path(tiers, fill=mid, stroke=hour.line, stroke_width=1, transform=place),
        path(shade, fill=dark, fill_opacity="0.6", transform=place),
        path(ledges, fill=light, stroke=hour.line, stroke_width=0.8, transform=place),
    ]
    if not hour.lamp[1]:
        return [], body
    shine, spot = halo(hour, x, foot - 66, 46, "beacon")
    fire = rect(x - 3, foot - 70, 6, 8, fill="#fff3c4")
    return [shine], [*body, spot, fire]


def ship(hour: Hour) -> list[str]:
    """Draw a ship of Tyre under a purple sail, on the sea in the left gap."""
    place = "translate(462 191)"
    hull = "M-24 -8Q-20 -3 -16 -2H14Q20 -4 23 -13Q18 -9 14 -8H-18Q-22 -8 -24 -8Z"
    sail = "M-15 -40Q0 -36 15 -40Q18 -26 14 -13Q0 -9 -14 -13Q-10 -26 -15 -40Z"
    stripes = "M-7.500 -38.500Q-4 -25 -6.5 -11.500H-2Q-0.5 -25 -2 -38ZM5 -38.200Q8 -25 5.5 -11.200H9.500Q12 -25 10 -39Z"
    edge = {
        "stroke": hour.line,
        "stroke_width": 1.0,
        "stroke_linejoin": "round",
        "transform": place,
    }
    return [
        path("M0 -44V-6", stroke=hour.line, stroke_width=1.4, transform=place),
        path(sail, fill="#8d3f7c", **edge),
        path(stripes, fill="#f4dfc0", fill_opacity="0.8", transform=place),
        path(hull, fill=hour.wood[1], **edge),
    ]
