"""The contrast of text in every theme reaches level AA of WCAG 2.2.

The pairs are those of text and background colours that occur in the window.
"""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QColor

from tests.desktop.conftest import Starter
from tests.desktop.gallery import SCENES
from tests.desktop.support.colours import THEMES, colours, contrast, palette
from tests.desktop.support.items import seen, visible
from tests.desktop.support.screen import Screen

READABLE = 4.5
MUCH = 7.0
"""Level AAA, which the high contrast is there for."""

INKS = ("ink", "inkSoft", "purple", "sea")
GROUNDS = ("panel", "highlight", "chosen", "building", "window")
FILLS = ("purpleFill",)
WOOD_INKS = ("woodInk", "tileInk", "tileInkSoft")
"""What is written on a side's wood: the buildings' names, the tiles' numbers and initials."""


@pytest.mark.parametrize("name", THEMES)
def test_every_text_colour_has_enough_contrast_on_every_background(
    start: Starter, store: QSettings, name: str
) -> None:
    store.setValue("theme", name)
    theme = palette(start(store))
    pairs = [*product((*INKS, "roleInk"), GROUNDS), *product(("fillInk",), FILLS)]
    least = MUCH if name == "contrast" else READABLE
    poor = [
        f"{ink} on {ground}: {contrast(one, other):.2f}"
        for ink, ground in pairs
        for one, other in product(colours(theme, ink), colours(theme, ground))
        if contrast(one, other) < (READABLE if ink == "fillInk" else least)
    ]
    assert not poor, "\n".join(poor)


@pytest.mark.parametrize("name", WOOD_INKS)
def test_text_on_wood_has_enough_contrast(screen: Screen, name: str) -> None:
    theme = palette(screen)
    inks, woods = colours(theme, name), colours(theme, "wood")
    for ink, wood in zip(inks, woods, strict=True):
        assert contrast(ink, wood) >= READABLE


@pytest.mark.parametrize("side", [0, 1])
def test_in_high_contrast_every_tile_has_an_outline_that_shows_on_black(
    screen: Screen, side: int
) -> None:
    screen.state.settings.theme = "contrast"
    SCENES["turn"](screen)
    tiles = [t for t in screen.tiles() if seen(t) and t.property("tileSide") == side]
    edges = screen.visible_items("tileEdge")
    assert tiles
    assert all(any(tile.isAncestorOf(edge) for edge in edges) for tile in tiles)
    assert contrast(colours(palette(screen), "woodEdge")[side], QColor("black")) > 3


@pytest.mark.parametrize("scene", ["start", "turn", "curtain", "rules", "end-two"])
def test_in_high_contrast_every_picture_of_a_tile_has_that_outline_too(
    screen: Screen, scene: str
) -> None:
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
