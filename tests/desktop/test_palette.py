"""The contrast of text in every theme reaches level AA of WCAG 2.2.

The pairs are those of text and background colours that occur in the window.
"""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QColor

from tests.desktop.conftest import Starter
from tests.desktop.support.screen import Screen

THEMES = ("light", "dark", "contrast")
READABLE = 4.5
MUCH = 7.0
"""Level AAA, which the high contrast is there for."""

INKS = ("ink", "inkSoft", "purple", "sea")
GROUNDS = ("panel", "highlight", "chosen", "building", "window")
FILLS = ("purpleFill",)
WOOD_INKS = ("woodInk", "tileInk", "tileInkSoft")
"""What is written on a side's wood: the buildings' names, the tiles' numbers and initials."""


def contrast(one: QColor, other: QColor) -> float:
    """Return WCAG's contrast ratio, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    """Return WCAG's relative luminance of a colour, from 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def palette(screen: Screen) -> QObject:
    theme = screen.application.engine.singletonInstance("Tyrus", "Theme")
    assert isinstance(theme, QObject)
    return theme


def colours(theme: QObject, name: str) -> list[QColor]:
    value = theme.property(name)
    return value if isinstance(value, list) else [value]


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
