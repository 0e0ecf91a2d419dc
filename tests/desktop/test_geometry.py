"""The city takes the window: shares of the scene and of the buildings, and sizes of tiles."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickItem
from PySide6.QtSvg import QSvgRenderer

from tests.desktop.support.items import in_window, seen
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import Screen
from tyrus_desktop import paths
from tyrus_desktop.desktop.models.tile_rows import TilePlace

SIZES = [(880, 440), (1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1600)]
UNUSUAL = [(2560, 1080), (900, 1200)]
"""21:9 and 3:4: there the buildings need not take their share."""


@cache
def drawn(name: str) -> QRectF:
    """Return the bounds of what a drawing shows, as fractions of its picture."""
    image = QImage(300, 160, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(paths.resources() / f"{name}.svg")).render(painter)
    painter.end()
    shown = [(x, y) for x in range(300) for y in range(160) if image.pixelColor(x, y).alpha() > 40]
    left, right = min(x for x, _ in shown), max(x for x, _ in shown) + 1
    top, bottom = min(y for _, y in shown), max(y for _, y in shown) + 1
    return QRectF(left / 300, top / 160, (right - left) / 300, (bottom - top) / 160)


def area(screen: Screen, item: QQuickItem) -> float:
    """Return the part of an item's rectangle in the window, in pixels."""
    window = QRectF(screen.window.contentItem().boundingRect())
    within = in_window(item).intersected(window)
    return max(0.0, within.width()) * max(0.0, within.height())


def building_area(screen: Screen) -> float:
    total = 0.0
    for facade in screen.items("facade"):
        part = drawn(str(facade.property("name")))
        total += facade.width() * facade.height() * part.width() * part.height()
    return total


def covered(screen: Screen) -> float:
    """Return the area of everything that stands over the city: rack, plates, signs, buttons."""
    chrome = screen.visible_items("rackWood") + screen.visible_items("drawer")
    names = ("plate", "streakSign", "drawerHandle", "menuButton", "bubble", "portraitFrame")
    for name in names:
        chrome += screen.visible_items(name)
    return sum(area(screen, item) for item in chrome)


@pytest.mark.parametrize(("width", "height"), SIZES + UNUSUAL)
def test_city_takes_its_share_of_the_window(reused_screen: Screen, width: int, height: int) -> None:
    screen = reused_screen
    screen.resize(width, height)
    resume(screen, TURN)
    whole = width * height
    assert 1 - covered(screen) / whole >= 0.70
    if (width, height) in SIZES:
        assert building_area(screen) / whole >= 0.24


def test_tiles_have_the_size_of_the_design(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.resize(1280, 800)
    resume(screen, TURN)
    own = screen.state.nearSide
    widths = {
        place: {
            round(tile.width() * tile.scale())
            for tile in screen.tiles()
            if seen(tile) and tile.property("place") == place and tile.property("tileSide") == own
        }
        for place in (TilePlace.HAND, TilePlace.BOARD)
    }
    assert min(widths[TilePlace.HAND]) >= 76
    assert min(widths[TilePlace.BOARD]) >= 60


def test_drawer_beside_the_city_hardly_makes_it_smaller(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.resize(1920, 1080)
    resume(screen, TURN)
    before = [item.width() * item.scale() for item in screen.tiles() + screen.items("facade")]
    handle = in_window(screen.item("drawerHandle"))
    canal = [in_window(item) for item in screen.components("RepresentativeToken")]
    assert handle.top() > min(place.top() for place in canal) - 30
    assert handle.bottom() < max(place.bottom() for place in canal) + 30
    screen.click(screen.item("drawerHandle"))
    (drawer,) = screen.visible_items("drawer")
    after = [item.width() * item.scale() for item in screen.tiles() + screen.items("facade")]
    assert drawer.width() <= 280
    assert all(new >= 0.95 * old for new, old in zip(after, before, strict=True))
    assert 1 - covered(screen) / (1920 * 1080) >= 0.65
    screen.click(screen.item("drawerHandle"))
    assert not screen.shows("drawer")
