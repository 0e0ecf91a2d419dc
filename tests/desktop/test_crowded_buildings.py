"""Tiles stay legible in a building as crowded as the rules allow."""

import random
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.items import seen, visible
from tests.desktop.support.positions import AGAINST_COMPUTER
from tests.desktop.support.replaying import ALL, IVORY, replay
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
"""Tiles that both sides place in one temple before the seventh election, the first to count it."""


def crowded() -> Record:
    """Return a game in which every tile is placed in Ivory's temple."""
    rng = random.Random(7)
    elections = tuple(kind for kind in Profession for _ in range(3))
    referee = Referee(replace(Deal.shuffled(rng), elections=elections))
    temple = Building(Side.IVORY, Profession.PRIEST)
    while (side := turn(referee)) is not None:
        referee.play(side, Placement(rng.choice(referee.view(side).hand), temple))
    return Record(AGAINST_COMPUTER, referee.deal, referee.placements)


def on_the_board(screen: Screen) -> list[QQuickItem]:
    tiles = [t for t in screen.tiles() if t.property("place") == TilePlace.BOARD and seen(t)]
    return sorted(tiles, key=QQuickItem.z)


def painted(item: QQuickItem, left: float, top: float, right: float, bottom: float) -> QRectF:
    """Return where a part of an item, in fractions of its size, is on the window."""
    w, h = item.width(), item.height()
    corners = QPointF(left * w, top * h), QPointF(right * w, bottom * h)
    return QRectF(*map(item.mapToScene, corners))


def value(tile: QQuickItem) -> QRectF:
    """Return where the digits of a tile's value are painted: half of the text's height."""
    (text,) = (i for i in visible(tile) if i.property("text") == str(tile.property("value")))
    air = (1 - float(text.property("contentWidth")) / text.width()) / 2
    return painted(text, air, 0.25, 1 - air, 0.75)


def hidden(part: QRectF, above: list[QRectF]) -> float:
    """Return the largest fraction of a part of a tile that one item above it covers."""
    covers = (tile.intersected(part) for tile in above)
    whole = part.width() * part.height()
    return max((cover.width() * cover.height() / whole for cover in covers), default=0.0)


def test_tiles_in_a_crowded_building_are_legible(screen: Screen) -> None:
    """No value or emblem is covered, all tiles stay inside, and many backs show their number."""
    screen.resize(1024, 640)
    screen.table.resume(crowded())
    screen.wait_for(Phase.OVER)
    replay(screen).open()
    replay(screen).setLens(ALL)
    frame = painted(screen.plot(2), 0, 0, 1, 1)
    for placed in (4, 18, MOST):
        replay(screen).go_to_placement((placed - 1) // 6 + 1, (placed - 1) % 6 + 1)
        QCoreApplication.processEvents()
        tiles = on_the_board(screen)
        assert len(tiles) == placed
        places = [painted(tile, 0, 0, 1, 1) for tile in tiles]
        for index, tile in enumerate(tiles):
            above = places[index + 1 :]
            assert hidden(value(tile), above) < 0.1
            assert hidden(painted(tile, 0.3, 0.16, 0.7, 0.43), above) < 0.1  # Its emblem.
            assert value(tile).height() > 5  # Digits of a font of nine pixels.
            assert frame.contains(places[index])
    assert not screen.visible_items("rowCount"), "each value can be read"
    replay(screen).setLens(IVORY)
    (number,) = screen.visible_items("rowCount")
    assert [i.property("text") for i in visible(number) if i.property("text")] == ["21"]
