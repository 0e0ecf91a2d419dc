"""Sides and professions differ in lightness and hue, also for colour-blind players, and tiles stand
out from the ground.

Colours are read from the shipped drawings, or measured in them.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.desktop.support.colours import SEEN, apart, lab, luminance

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


SETS = {
    "emblems on ivory": [f"emblems/{name}-dark" for name in ("soldier", "merchant", "priest")],
    "emblems on brown": [f"emblems/{name}-light" for name in ("soldier", "merchant", "priest")],
    "representatives": ["representatives/general", "representatives/guildmaster",
                        "representatives/highpriest"],
    "banners": ["houses/citadel-lit", "houses/market-lit", "houses/temple-lit"],
}  # fmt: skip
LEAST_OF_ALL, LEAST_IN_GREY, LEAST_APART = 8.0, 12.0, 28.0
LEAST_OF_WOODS = 40.0
LEAST_OF_STAMPS = 25.0
LEAST_OF_CITIES = 25.0
LEAST_CONTRAST = 3.0
STAMPS = ("vote", "block", "counter", "bluff")


# Patterns that find the colour of an emblem or a stamp, and of the middle of a drawing.
EMBLEM = r'fill="(#\w{6})"'
FIELD = r'id="field".*?offset="0\.6" stop-color="(#\w{6})"'
CLOTH = r'id="cloth".*?offset="0" stop-color="(#\w{6})"'
WALL = r'id="wall".*?offset="0\.6" stop-color="(#\w{6})"'
ROOF = r'id="roof".*?offset="0\.5" stop-color="(#\w{6})"'
WOOD = r'id="face".*?offset="0\.5" stop-color="(#\w{6})"'


def colour(name: str, pattern: str) -> str:
    found = re.search(pattern, (RESOURCES / f"{name}.svg").read_text("utf-8"))
    assert found
    return found[1]


@pytest.mark.parametrize("seen", SEEN)
def test_colour_blind_players_can_distinguish_professions_woods_and_stamps(seen: str) -> None:
    least = LEAST_IN_GREY if seen in ("in grey", "by most") else LEAST_OF_ALL
    for kind, names in SETS.items():
        pattern = {"representatives": FIELD, "banners": CLOTH}.get(kind, EMBLEM)
        colours = [lab(colour(name, pattern), seen) for name in names]
        for one, other in combinations(colours, 2):
            assert abs(one[0] - other[0]) >= least
            assert seen == "in grey" or apart(one, other) >= LEAST_APART
    for face in ("front", "back"):
        ivory, brown = (
            lab(colour(f"tiles/{side}-{face}-1", WOOD), seen) for side in ("ivory", "brown")
        )
        assert ivory[0] - brown[0] >= LEAST_OF_WOODS
    walls, roofs = (
        [lab(colour(f"houses/{side}-citadel", part), seen) for side in ("ivory", "brown")]
        for part in (WALL, ROOF)
    )
    assert walls[0][0] - walls[1][0] >= LEAST_OF_CITIES
    assert seen == "in grey" or apart(*roofs) >= LEAST_APART
    if seen != "in grey":  # There outline and sign tell stamps apart.
        plates = [lab(colour(f"stamps/{name}", EMBLEM), seen) for name in STAMPS]
        assert all(apart(*pair) >= LEAST_OF_STAMPS for pair in combinations(plates, 2))


Area = tuple[float, float, float, float]
FACE: Area = (0.15, 0.25, 0.85, 0.93)
RIM_OF_LIGHT: Area = (0.09, 0.5, 0.105, 0.9)
CONTOUR: Area = (0.0725, 0.6, 0.0875, 0.9)
# Where tiles stand, as parts of the scene, and the ground of one column on each bank.
BANKS: dict[str, tuple[Area, Area]] = {
    "far": ((0.02, 0.29, 0.32, 0.372), (0, 0.25, 1 / 3, 0.375)),
    "near": ((0.02, 0.72, 0.32, 0.815), (0, 0.545, 1 / 3, 0.82)),
}


BANDS = {"sky": (0, 207), "far": (204, 300), "near": (434, 656), "water": (318, 420)}
"""The places of the scene's bands, in 800 units of the window's height."""
LEAST_LIT = {"light": 1.7, "dark": 1.9, "contrast": 2.2}
"""How much lighter, in grey, the ground of the election in force is."""
LEAST_OF_CONTOUR = 4.5


def city(theme: str) -> QImage:
    """Return the grounds of both banks, with black instead of the rack."""
    scene = blank(640, 400)
    for name, (top, foot) in BANDS.items():
        draw(scene, f"scene/{theme}-{name}", (0, top / 800, 1, foot / 800))
    return scene


def draw(image: QImage, name: str, area: Area = (0, 0, 1, 1)) -> None:
    left, top, right, foot = area
    wide, high = image.width(), image.height()
    place = QRectF(left * wide, top * high, (right - left) * wide, (foot - top) * high)
    painter = QPainter(image)
    QSvgRenderer(str(RESOURCES / f"{name}.svg")).render(painter, place)
    painter.end()


def blank(wide: int, high: int) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    return image


def light(image: QImage, area: Area, shift: float = 0.0) -> float:
    """Return the mean luminance of a part of a picture, moved to the right by `shift`."""
    left, top, right, foot = area
    across = range(round((left + shift) * image.width()), round((right + shift) * image.width()))
    down = range(round(top * image.height()), round(foot * image.height()), 3)
    found = [luminance(image.pixelColor(x, y)) for y in down for x in across[::3]]
    return sum(found) / len(found)


def hue(image: QImage, area: Area) -> str:
    """Return the mean colour of a part of a picture."""
    left, top, right, foot = area
    wide, high = image.width(), image.height()
    part = QRectF(left * wide, top * high, (right - left) * wide, (foot - top) * high).toRect()
    smooth = Qt.TransformationMode.SmoothTransformation
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    return image.copy(part).scaled(1, 1, aspect, smooth).pixelColor(0, 0).name()


@pytest.mark.parametrize("seen", [name for name in SEEN if name != "in grey"])
def test_lit_ground_differs_in_hue_from_plain_and_closed(seen: str) -> None:
    stand, column = BANKS["near"]
    for theme in ("light", "dark"):
        grounds = []
        for state in ("", "-force", "-shut"):
            scene = city(theme)
            if state:
                draw(scene, f"scene/{theme}{state}", column)
            grounds.append(lab(hue(scene, stand), seen))
        plain, lit, shut = grounds
        assert min(apart(lit, plain), apart(lit, shut)) >= LEAST_APART


def ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def grounds(theme: str) -> Iterator[tuple[str, str, float]]:
    """Yield each ground on which tiles stand: its state, its name, and its luminance."""
    for state in ("plain", "force", "shut"):
        scene = city(theme)
        for bank, (stand, column) in BANKS.items():
            for shift in (0, 1 / 3, 2 / 3):
                if state != "plain":
                    left, top, right, foot = column
                    place = (left + shift, top, right + shift, foot)
                    draw(scene, f"scene/{theme}-{state}", place)
                yield state, f"{theme} {bank} {shift:.2f}", light(scene, stand, shift)


def test_every_tile_stands_out_from_any_ground() -> None:
    tiles: dict[str, tuple[float, float]] = {}
    for side in ("ivory", "brown"):
        for board in (f"{face}-{n}" for face in ("front", "back") for n in (1, 2, 3, 4)):
            image = blank(400, 560)
            draw(image, f"tiles/{side}-{board}")
            edge = light(image, RIM_OF_LIGHT if side == "brown" else CONTOUR)
            tiles[f"{side} {board}"] = light(image, FACE), edge
    for theme, least in LEAST_LIT.items():
        found = list(grounds(theme))
        plain = {where: ground for state, where, ground in found if state == "plain"}
        for state, where, ground in found:
            if state == "force":
                assert ratio(ground, plain[where]) >= least, where
            for name, (face, edge) in tiles.items():
                clear = stands_out(name, face, edge, ground, theme, state)
                assert clear, f"{name}: {face:.3f} on {ground:.3f}, {where} {state}"
    assert_stage_grounds(tiles)


def stands_out(name: str, face: float, edge: float, ground: float, theme: str, state: str) -> bool:
    """Return whether a tile can be told from its ground: by its face, by brown's rim of light where
    it is dark, or by ivory's dark contour where the ground is lit.
    """
    if ratio(face, ground) >= LEAST_CONTRAST:
        return True
    if name.startswith("brown"):
        return theme != "light" and ratio(edge, ground) >= LEAST_CONTRAST
    return state == "force" and min(ratio(edge, ground), ratio(edge, face)) >= LEAST_OF_CONTOUR


def assert_stage_grounds(tiles: Mapping[str, tuple[float, float]]) -> None:
    for stage in (f"{hour}-stage-{bank}" for hour in ("light", "dark", "last") for bank in BANKS):
        square = blank(640, 122)
        draw(square, f"scene/{stage}")
        for left in (0.02, 0.2, 0.36, 0.55, 0.7):  # Between the lamps.
            ground = light(square, (left, 0.4, left + 0.1, 0.95))
            for name, (face, edge) in tiles.items():
                where = f"{name}: {face} on {ground:.3f}, {stage} {left}"
                assert stands_out(name, face, edge, ground, stage.split("-")[0], "force"), where
