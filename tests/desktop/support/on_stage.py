"""Shared by the tests of the tally's stage: to show a tally, and to find what stands there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, place, seen
from tests.desktop.support.positions import EVERY_STAMP, stage_tally
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.tally import Tally

SMALL, USUAL = (1024, 640), (1280, 800)


def show(
    screen: Screen,
    tiles: Sequence[str] = EVERY_STAMP,
    turned: int | None = None,
    stop: Stop = Stop.NONE,
    *,
    decide: bool = False,
) -> Tally:
    """Show a tally on the stage, and wait until its tiles stand."""
    whole = stage_tally(screen, tiles, turned, stop, decide=decide)
    settle(screen)
    return whole


def settle(screen: Screen) -> None:
    """Wait until every tile stands where it belongs."""
    before: list[QRectF] = []

    def still() -> bool:
        now = [place(tile) for tile in stage_tiles(screen)]
        moving = any(tile.property("moving") for tile in stage_tiles(screen))
        same = now == before and not moving
        before[:] = now
        return same

    QTest.qWait(20)
    screen.qtbot.waitUntil(still)


def stage_tiles(screen: Screen) -> list[QQuickItem]:
    return [tile for tile in screen.items("stageTile") if seen(tile)]


def band(screen: Screen, side: int) -> QQuickItem:
    return next(b for b in screen.items("band") if b.property("tallySide") == side)


def within(item: QQuickItem, name: str) -> list[QQuickItem]:
    return [each for each in everything(item) if each.objectName() == name and seen(each)]


def text_of(item: QQuickItem) -> str:
    """Return the text that an item shows, or nothing."""
    return str(item.property("text") or "")
