"""Sides and professions differ in lightness and hue, also for colour-blind players.

Colours are read from the shipped drawings.
"""

from __future__ import annotations

import re
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
STAMPS = ("vote", "block", "counter", "bluff")


# Patterns that find the colour of an emblem or a stamp, and of the middle of a drawing.
EMBLEM = r'fill="(#\w{6})"'
FIELD = r'id="field".*?offset="0\.6" stop-color="(#\w{6})"'
WOOD = r'id="face".*?offset="0\.5" stop-color="(#\w{6})"'


def colour(name: str, pattern: str) -> str:
    found = re.search(pattern, (RESOURCES / f"{name}.svg").read_text("utf-8"))
    assert found
    return found[1]


@pytest.mark.parametrize("seen", SEEN)
def test_colour_blind_players_can_distinguish_professions_woods_and_stamps(seen: str) -> None:
    least = LEAST_IN_GREY if seen in ("in grey", "by most") else LEAST_OF_ALL
    for kind, names in SETS.items():
        pattern = FIELD if kind == "representatives" else EMBLEM
        colours = [lab(colour(name, pattern), seen) for name in names]
        for one, other in combinations(colours, 2):
            assert abs(one[0] - other[0]) >= least
            assert seen == "in grey" or apart(one, other) >= LEAST_APART
    for face in ("front", "back"):
        ivory, brown = (
            lab(colour(f"tiles/{side}-{face}", WOOD), seen) for side in ("ivory", "brown")
        )
        assert ivory[0] - brown[0] >= LEAST_OF_WOODS
    if seen != "in grey":  # There outline and sign tell stamps apart.
        plates = [lab(colour(f"stamps/{name}", EMBLEM), seen) for name in STAMPS]
        assert all(apart(*pair) >= LEAST_OF_STAMPS for pair in combinations(plates, 2))
