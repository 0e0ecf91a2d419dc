"""Sides and professions differ in lightness and hue, also for colour-blind players.

Colours are read from the shipped drawings.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from tests.desktop.support.colours import SEEN, apart, lab

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


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
