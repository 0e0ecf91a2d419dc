"""However many tiles the rules allow in a building, each one's value and emblem can be read."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from tests.covering import covering, first
from tests.desktop.support.items import in_window, seen, visible
from tests.desktop.support.positions import AGAINST_COMPUTER
from tests.desktop.support.replaying import ALL, replay
from tests.desktop.support.screen import Screen
from tests.readers import turn
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.referee import Referee

MOST = 42
"""Both sides place in one temple until the seventh election, the first in which it is counted."""

SIZES = ((1024, 640), (1280, 800), (1920, 1080))


@cache
def crowded(owner: Side) -> Record:
    """Return a game in which every tile is placed in the temple of one side."""
    rng = random.Random(7)
    elections = tuple(kind for kind in Profession for _ in range(3))
    referee = Referee(replace(Deal.shuffled(rng), elections=elections))
    temple = Building(owner, Profession.PRIEST)
    while (side := turn(referee)) is not None:
        referee.play(side, Placement(rng.choice(referee.view(side).hand), temple))
    return Record(AGAINST_COMPUTER, referee.deal, referee.placements)


def look_back_at_crowd(screen: Screen, owner: Side, size: tuple[int, int]) -> None:
    screen.window.resize(*size)
    screen.table.resume(crowded(owner))
    screen.wait_for(Phase.OVER)
    replay(screen).open()


def on_the_board(screen: Screen) -> list[QQuickItem]:
    tiles = [t for t in screen.tiles() if t.property("place") == TilePlace.BOARD and seen(t)]
    return sorted(tiles, key=QQuickItem.z)


def painted(item: QQuickItem, left: float, top: float, right: float, bottom: float) -> QRectF:
    """Return where a part of an item, in fractions of its size, is on the window."""
    w, h = item.width(), item.height()
    corners = QPointF(left * w, top * h), QPointF(right * w, bottom * h)
    return QRectF(*map(item.mapToScene, corners))


def value(tile: QQuickItem) -> QRectF:
    """Return where the digits of a tile's value are painted; half of their height is air."""
    (text,) = (i for i in visible(tile) if i.property("text") == str(tile.property("value")))
    air = (1 - float(text.property("contentWidth")) / text.width()) / 2
    return painted(text, air, 0.25, 1 - air, 0.75)


def emblem(tile: QQuickItem) -> QRectF:
    return painted(tile, 0.3, 0.16, 0.7, 0.43)


def hidden(part: QRectF, above: list[QRectF]) -> float:
    """Return how much of a part of a tile lies below any one of the tiles above it."""
    covers = (tile.intersected(part) for tile in above)
    whole = part.width() * part.height()
    return max((cover.width() * cover.height() / whole for cover in covers), default=0.0)


@pytest.mark.parametrize(("owner", "size"), covering(Side, SIZES))
def test_every_tile_of_a_crowded_building_can_be_read(
    screen: Screen, owner: Side, size: tuple[int, int]
) -> None:
    look_back_at_crowd(screen, owner, size)
    replay(screen).setLens(ALL)
    for placed in (*range(6, MOST, 6), MOST):
        replay(screen).go_to_placement((placed - 1) // 6 + 1, 6)
        QCoreApplication.processEvents()
        tiles = on_the_board(screen)
        assert len(tiles) == placed
        places = [painted(tile, 0, 0, 1, 1) for tile in tiles]
        for index, tile in enumerate(tiles):
            above = places[index + 1 :]
            assert hidden(value(tile), above) < 0.1
            assert hidden(emblem(tile), above) < 0.1
            assert value(tile).height() > 5  # Digits of a font of nine pixels.


@pytest.mark.parametrize(("owner", "size"), covering(Side, SIZES))
def test_the_pin_of_the_tile_placed_last_covers_no_value(
    screen: Screen, owner: Side, size: tuple[int, int]
) -> None:
    look_back_at_crowd(screen, owner, size)
    replay(screen).setLens(ALL)
    for placed in range(2, 7):
        replay(screen).go_to_placement(1, placed)
        QCoreApplication.processEvents()
        pins = [in_window(pin) for pin in screen.visible_items("lastPlacedPin")]
        assert pins
        assert all(hidden(value(tile), pins) < 0.1 for tile in on_the_board(screen))


@pytest.mark.parametrize("owner", first(1, Side))
def test_a_crowd_stays_in_its_building(screen: Screen, owner: Side) -> None:
    look_back_at_crowd(screen, owner, SIZES[0])
    replay(screen).go_to_placement(7, 6)
    QCoreApplication.processEvents()
    building = screen.plot(2 if owner is Side.IVORY else 5)
    frame = painted(building, 0, 0, 1, 1)
    assert all(frame.contains(painted(tile, 0, 0, 1, 1)) for tile in on_the_board(screen))
