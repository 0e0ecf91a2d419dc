"""The colours of the table by day, at dusk, and in a tally that can end the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

Pair = tuple[str, str]
Tint = tuple[str, float]


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of one theme, from top to bottom or from light to dark."""

    sky: tuple[str, str, str, str]
    sun: Tint
    haze: str
    disc: Pair
    cloud: tuple[Tint, Tint]
    stars: float
    gulls: Tint
    hills: tuple[str, str, str]
    sea: Pair
    wall: tuple[str, str, str]
    far: Pair
    near: Pair
    joint: Tint
    stones: tuple[Tint, Tint]
    wood: tuple[str, str, str]
    water: tuple[str, str, str]
    wave: Tint
    glint: Tint
    coping: tuple[str, str, str]
    leaf: tuple[str, str, str]
    bark: Pair
    lamp: Tint
    rake: Tint
    pool: Tint
    veil: Tint
    line: str


DAY = Hour(
    sky=("#3f86c6", "#7fb7e0", "#bfdce4", "#fbe6b4"),
    sun=("#fff0bf", 0.95),
    haze="#fff0bf",
    disc=("#fffdf0", "#ffeeb0"),
    cloud=(("#ffffff", 0.92), ("#f3cfae", 0.8)),
    stars=0.0,
    gulls=("#ffffff", 0.95),
    hills=("#9dbfc6", "#7ba596", "#5f8f78"),
    sea=("#4f9fb4", "#8fcbd0"),
    wall=("#f4e7cb", "#d9c4a0", "#9c8468"),
    far=("#8b7a62", "#84735b"),
    near=("#8f7d65", "#83725a"),
    joint=("#43342a", 0.55),
    stones=(("#a1875f", 0.45), ("#76716b", 0.45)),
    wood=("#b98a56", "#855a34", "#4c2f1c"),
    water=("#1f6d7c", "#3596a0", "#5bb8b4"),
    wave=("#dff6f0", 0.55),
    glint=("#fff6d0", 0.8),
    coping=("#fdf6e6", "#dccdb2", "#95836c"),
    leaf=("#7fb061", "#4f8a4a", "#2f6240"),
    bark=("#9a7148", "#5f4228"),
    lamp=("#fff0b8", 0.0),
    rake=("#e0a95a", 0.07),
    pool=("#ffce55", 0.62),
    veil=("#7b7681", 0.5),
    line="#2b1a2e",
)
DUSK = Hour(
    sky=("#1b1440", "#4a2a6d", "#b04a70", "#ffb45e"),
    sun=("#ffcf7a", 0.95),
    haze="#ff8458",
    disc=("#fff0c0", "#ffb856"),
    cloud=(("#7d3f78", 0.75), ("#ff9a5c", 0.75)),
    stars=0.8,
    gulls=("#2a1640", 0.55),
    hills=("#7a3f72", "#57305f", "#3c2450"),
    sea=("#6b3a68", "#e08a5c"),
    wall=("#c98a6c", "#8a5868", "#4a3050"),
    far=("#6b4f66", "#5f485f"),
    near=("#5f485f", "#54405a"),
    joint=("#2b1a36", 0.6),
    stones=(("#70505f", 0.55), ("#544565", 0.6)),
    wood=("#96603c", "#5f3a28", "#2c1a18"),
    water=("#15343f", "#1f5a62", "#37807c"),
    wave=("#9fe0d0", 0.34),
    glint=("#ffc27a", 0.85),
    coping=("#f0c8a0", "#b48a80", "#5f4858"),
    leaf=("#5c7a4e", "#365848", "#1f3638"),
    bark=("#7a5240", "#3f2a2c"),
    lamp=("#ffd27a", 1.0),
    rake=("#b0684e", 0.14),
    pool=("#ffb84e", 0.49),
    veil=("#2c2b3e", 0.7),
    line="#1d1024",
)
HOURS = {"light": DAY, "dark": DUSK}
LAST = replace(
    DUSK,
    sky=("#1a0510", "#4f0d22", "#a32a2e", "#ff8f4a"),
    haze="#ff5638",
    cloud=(("#5f1530", 0.8), ("#ff7a4c", 0.75)),
    hills=("#6b1f3a", "#4c142e", "#330c22"),
    sea=("#5f1a30", "#d8603f"),
    wall=("#b86a58", "#7d3f4a", "#451c30"),
    far=("#7a3f48", "#6e3844"),
    near=("#73404b", "#663642"),
    joint=("#2b0a18", 0.6),
    stones=(("#8a4a44", 0.5), ("#5f3a4c", 0.55)),
    water=("#2c0f22", "#4f1a30", "#7d2f3c"),
    wave=("#ffb08a", 0.32),
    coping=("#e8a888", "#a0605a", "#522434"),
    rake=("#c8503c", 0.3),
)
"""The red of a tally that can end the game, by day and at dusk."""
