"""The contrast of text reaches level AA of WCAG 2.2 in every theme."""

import re
from itertools import product

import pytest
from PySide6.QtGui import QColor

from tests.covering import first
from tests.desktop.gallery import SCENES
from tests.desktop.support.colours import THEMES, colours, contrast, palette
from tests.desktop.support.items import seen, visible
from tests.desktop.support.screen import Screen


@pytest.mark.parametrize("name", THEMES)
def test_text_has_enough_contrast_on_every_background(screen: Screen, name: str) -> None:
    """Text reaches level AA, or AAA in the high contrast theme.

    The texts of a side are drawn on the wood of that side.
    """
    screen.state.settings.theme = name
    theme = palette(screen)
    inks = ("ink", "inkSoft", "purple", "sea", "roleInk")
    grounds = ("panel", "highlight", "chosen", "building", "window")
    rack = product(("rackInk", "rackInkSoft", "rackGold"), ("rack", "rackFoot"))
    poor = [
        f"{ink} on {ground}: {contrast(one, other):.2f}"
        for ink, ground in [*product(inks, grounds), *rack, ("fillInk", "purpleFill")]
        for one, other in product(colours(theme, ink), colours(theme, ground))
        if contrast(one, other) < (7 if name == "contrast" and ink != "fillInk" else 4.5)
    ]
    assert not poor, "\n".join(poor)
    woods = colours(theme, "wood")
    for text in ("woodInk", "tileInk", "tileInkSoft"):
        for ink, wood in zip(colours(theme, text), woods, strict=True):
            assert contrast(ink, wood) >= 4.5


def test_disabled_entries_of_a_menu_can_be_read(screen: Screen) -> None:
    """Their names and their shortcuts reach 3 : 1, which is more than is asked of them."""
    SCENES["menu-game"](screen)
    for name in THEMES:
        screen.state.settings.theme = name
        (panel,) = colours(palette(screen), "panel")
        texts = [
            each
            for entry in visible(screen.window.contentItem())
            if entry.inherits("QQuickMenuItem") and not entry.isEnabled()
            for each in visible(entry)
            if each.property("text") and each.inherits("QQuickText")
        ]
        assert any("Ctrl" in each.property("text") for each in texts)
        for each in texts:
            share, ink = (
                each.parentItem().opacity() * each.opacity(),
                QColor(each.property("color")),
            )
            both = zip(
                (ink.redF(), ink.greenF(), ink.blueF()),
                (panel.redF(), panel.greenF(), panel.blueF()),
                strict=True,
            )
            mixed = QColor.fromRgbF(*(share * one + (1 - share) * other for one, other in both))
            assert contrast(mixed, panel) >= 3, (name, each.property("text"))


@pytest.mark.parametrize("scene", first(2, ["turn", "rules", "curtain", "end-majority"]))
def test_high_contrast_theme_outlines_every_tile(screen: Screen, scene: str) -> None:
    screen.state.settings.theme = "contrast"
    SCENES[scene](screen)
    tiles = re.compile(r"tiles/(ivory|brown)-(back|front)-\d")
    pictures = [
        item
        for item in visible(screen.window.contentItem())
        if seen(item) and tiles.fullmatch(str(item.property("name")))
    ]
    edges = screen.visible_items("tileEdge")
    assert pictures
    assert all(any(picture.isAncestorOf(edge) for edge in edges) for picture in pictures)
    for edge in colours(palette(screen), "woodEdge"):
        assert contrast(edge, QColor("black")) > 3


@pytest.mark.parametrize("scene", first(2, ["turn", "curtain"]))
def test_high_contrast_theme_is_black_without_purple(screen: Screen, scene: str) -> None:
    screen.state.settings.theme = "contrast"
    SCENES[scene](screen)
    picture = screen.picture()
    places = product(range(0, picture.width(), 8), range(0, picture.height(), 8))
    drawn = [QColor(picture.pixel(x, y)) for x, y in places]
    assert sum(each.value() < 48 for each in drawn) > len(drawn) / 2
    purple = [each for each in drawn if min(each.red(), each.blue()) - each.green() > 14]
    assert len(purple) < 0.03 * len(drawn)  # The main button and the hair of a portrait.
