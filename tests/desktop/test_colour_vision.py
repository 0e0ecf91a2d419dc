"""Sides and professions differ in lightness and hue, also for colour-blind players.

Colours are read from the shipped drawings. Colour vision deficiency is simulated after Machado,
Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
(2009), with the matrices for severity 1.0, on linear sRGB. Differences are CIE 1976: L* and ΔE*ab.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

RESOURCES = Path(__file__).resolve().parents[2] / "resources"

Three = tuple[float, float, float]

SEEN: dict[str, tuple[Three, Three, Three]] = {
    "by most": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "in grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "by protanopes": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "by deuteranopes": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "by tritanopes": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)

SETS = {
    "emblems on ivory": [f"emblems/{name}-dark" for name in ("soldier", "merchant", "priest")],
    "emblems on brown": [f"emblems/{name}-light" for name in ("soldier", "merchant", "priest")],
    "representatives": ["representatives/general", "representatives/guildmaster",
                        "representatives/highpriest"],
}  # fmt: skip
LEAST_OF_ALL, LEAST_IN_GREY, LEAST_APART = 8.0, 12.0, 28.0
LEAST_OF_WOODS = 40.0
LEAST_OF_STAMPS = 25.0


def emblem(text: str) -> str:
    """Return an emblem's colour, its first fill."""
    found = re.search(r'fill="(#\w{6})"', text)
    assert found
    return found[1]


def field(text: str) -> str:
    """Return the colour in the middle of a representative."""
    found = re.search(r'id="field".*?offset="0\.6" stop-color="(#\w{6})"', text)
    assert found
    return found[1]


def wood(text: str) -> str:
    """Return the colour in the middle of a tile's face."""
    found = re.search(r'id="face".*?offset="0\.5" stop-color="(#\w{6})"', text)
    assert found
    return found[1]


def colour(name: str, read: Callable[[str], str]) -> str:
    return read((RESOURCES / f"{name}.svg").read_text("utf-8"))


def times(matrix: tuple[Three, Three, Three], vector: Three) -> Three:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def lab(hexadecimal: str, seen: str) -> Three:
    """Return L*, a* and b* of a colour, as seen with a colour vision."""
    parts = [part / 255 for part in bytes.fromhex(hexadecimal[1:])]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    r, g, b = (min(1.0, max(0.0, p)) for p in times(SEEN[seen], (r, g, b)))
    xyz = times(TO_XYZ, (r, g, b))
    x, y, z = (_curve(part / white) for part, white in zip(xyz, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _curve(t: float) -> float:
    return float(t ** (1 / 3)) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116


def apart(one: Three, other: Three) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("kind", SETS)
def test_professions_differ_in_lightness_and_in_colour(kind: str, seen: str) -> None:
    read = field if kind == "representatives" else emblem
    colours = [lab(colour(name, read), seen) for name in SETS[kind]]
    least = LEAST_IN_GREY if seen in ("in grey", "by most") else LEAST_OF_ALL
    for one, other in combinations(colours, 2):
        assert abs(one[0] - other[0]) >= least
        assert seen == "in grey" or apart(one, other) >= LEAST_APART


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("face", ["front", "back"])
def test_the_two_woods_differ_in_lightness(face: str, seen: str) -> None:
    ivory, brown = (lab(colour(f"tiles/{side}-{face}", wood), seen) for side in ("ivory", "brown"))
    assert ivory[0] - brown[0] >= LEAST_OF_WOODS


@pytest.mark.parametrize("seen", [seen for seen in SEEN if seen != "in grey"])
def test_the_stamps_of_a_tally_differ_in_colour(seen: str) -> None:
    """In grey, outline and sign tell them apart."""
    names = ("vote", "block", "counter", "bluff")
    plates = [lab(colour(f"stamps/{name}", emblem), seen) for name in names]
    for one, other in combinations(plates, 2):
        assert apart(one, other) >= LEAST_OF_STAMPS


def test_each_stamp_has_an_outline_and_a_sign_of_its_own() -> None:
    names = ("vote", "block", "counter", "bluff", "spare")
    for kind in ("", "-sign"):
        shapes = [re.sub("#\\w{6}", "", (RESOURCES / f"stamps/{name}{kind}.svg").read_text("utf-8"))
                  for name in names]  # fmt: skip
        assert len(set(shapes)) == len(names)
