"""The contrast of text reaches level AA of WCAG 2.2 in every theme."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtGui import QColor

from tests.covering import first
from tests.desktop.gallery import SCENES
from tests.desktop.support.colours import THEMES, colours, contrast, palette
from tests.desktop.support.items import seen, visible
from tests.desktop.support.screen import Screen

READABLE = 4.5
MUCH = 7.0
"""Level AAA, for the high contrast theme."""

INKS = ("ink", "inkSoft", "purple", "sea")
GROUNDS = ("panel", "highlight", "chosen", "building", "window")
FILLS = ("purpleFill",)
WOOD_INKS = ("woodInk", "tileInk", "tileInkSoft")
"""What is written on a side's wood: the buildings' names, the tiles' numbers and initials."""


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


@pytest.mark.parametrize("name", THEMES)
def test_text_has_enough_contrast_on_every_background(screen: Screen, name: str) -> None:
    screen.state.settings.theme = name
    theme = palette(screen)
    pairs = [*product((*INKS, "roleInk"), GROUNDS), *product(("fillInk",), FILLS)]
    least = MUCH if name == "contrast" else READABLE
    poor = [
        f"{ink} on {ground}: {contrast(one, other):.2f}"
        for ink, ground in pairs
        for one, other in product(colours(theme, ink), colours(theme, ground))
        if contrast(one, other) < (READABLE if ink == "fillInk" else least)
    ]
    assert not poor, "\n".join(poor)


def test_text_on_wood_has_enough_contrast(screen: Screen) -> None:
    theme = palette(screen)
    woods = colours(theme, "wood")
    for name in WOOD_INKS:
        for ink, wood in zip(colours(theme, name), woods, strict=True):
            assert contrast(ink, wood) >= READABLE


def test_high_contrast_outlines_every_tile(screen: Screen) -> None:
    screen.state.settings.theme = "contrast"
    SCENES["turn"](screen)
    tiles = [tile for tile in screen.tiles() if seen(tile)]
    edges = screen.visible_items("tileEdge")
    assert {tile.property("tileSide") for tile in tiles} == {0, 1}
    assert all(any(tile.isAncestorOf(edge) for edge in edges) for tile in tiles)
    for edge in colours(palette(screen), "woodEdge"):
        assert contrast(edge, QColor("black")) > 3


@pytest.mark.parametrize("scene", first(2, ["rules", "curtain", "start", "turn", "end-majority"]))
def test_high_contrast_outlines_every_picture_of_a_tile(screen: Screen, scene: str) -> None:
    screen.state.settings.theme = "contrast"
    SCENES[scene](screen)
    tiles = re.compile(r"tiles/(ivory|brown)-(back|front)")
    pictures = [
        item
        for item in visible(screen.window.contentItem())
        if seen(item) and tiles.fullmatch(str(item.property("name")))
    ]
    edges = screen.visible_items("tileEdge")
    assert pictures
    assert all(any(picture.isAncestorOf(edge) for edge in edges) for picture in pictures)
