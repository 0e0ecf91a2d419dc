"""Paints small pictures of positions: two buildings and their tiles, from rasters that are kept.

Items of QML for the same picture would take fifty times as long to make.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QImageReader, QPainter, QPainterPath, QPen

from tyrus_desktop import paths
from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.game.glance import Glance
from tyrus_desktop.engine.board import Building, StandingTile
from tyrus_desktop.engine.tiles import Profession, Side

WIDTH, HEIGHT = 200, 104
"""The size of a picture in its own units; a higher one shows more of the sky and the canal."""

MORE_SKY = 0.6
"""The part of that which is sky."""

HOUSE, HOUSE_FOOT = (96.0, 51.2), 66.0
TILE_FOOT, TILE_SHAPE = 99.0, 1.4
ROOM, WIDEST, NARROWEST = 92.0, 24.0, 17.0
"""The width of a row of tiles, and of a tile at most and at least."""

BANDS = (("far", 60.0, 100.0), ("water", 99.0, 150.0), ("quay", 98.0, 106.0))
"""Below the sky, with the heights where they begin and end."""
SKY_FOOT = 62.0
SCENE = 900.0
"""The width of the whole scenery, of which each kind shows another part, from `PARTS`."""
PARTS = {Profession.SOLDIER: 40.0, Profession.MERCHANT: 350.0, Profession.PRIEST: 660.0}

HOUSES = {
    Profession.SOLDIER: "citadel",
    Profession.MERCHANT: "market",
    Profession.PRIEST: "temple",
}
INK = {Side.IVORY: "#2c1d10", Side.BROWN: "#fbeed2"}
SHADES = {Side.IVORY: "dark", Side.BROWN: "light"}
"""Of the emblems."""
LEAST = 12
"""The least height of a number, in pixels."""
EDGE = "#e2cfa8"
"""Around brown tiles in high contrast."""


def paint(seen: Glance, theme: str, size: QSize) -> QImage:
    """Return the picture of a position; the building of the side that looks is on the left.

    Args:
        seen: What it shows.
        theme: The scenery's name in the files.
        size: Its size in device pixels, at least as high as `HEIGHT` is to `WIDTH`.
    """
    unit, lift = size.width() / WIDTH, _lift(size)
    image = _scene(theme, seen.kind, size).copy()
    painter = QPainter(image)
    painter.translate(0, round(lift * unit))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, owner in enumerate((seen.side, seen.side.other)):
        middle = WIDTH * (0.25 + 0.5 * place)
        house = f"houses/{owner.value}-{HOUSES[seen.kind]}"
        walls = QRectF(middle - HOUSE[0] / 2, HOUSE_FOOT - HOUSE[1], *HOUSE)
        _draw(painter, house, walls, unit)
        _draw(painter, f"houses/{HOUSES[seen.kind]}-lit", walls, unit)
        building = Building(owner, seen.kind)
        row = [each for each in seen.standing if each.building == building]
        for each, where in zip(row, _places(len(row), middle), strict=True):
            _draw_tile(painter, each, where, unit, edged=theme == "contrast")
    painter.end()
    return image


def _places(count: int, middle: float) -> list[QRectF]:
    """Return where the tiles of a building stand: they overlap only if they would be too small."""
    width = max(NARROWEST, min(WIDEST, ROOM / max(1, count)))
    step = min(1.05 * width, (ROOM - width) / max(1, count - 1))
    left, top = middle - (width + step * (count - 1)) / 2, TILE_FOOT - TILE_SHAPE * width
    return [QRectF(left + n * step, top, width, TILE_SHAPE * width) for n in range(count)]


def _draw_tile(
    painter: QPainter, standing: StandingTile, where: QRectF, unit: float, *, edged: bool
) -> None:
    owner, tile = standing.owner, standing.tile
    board = standing.order % 4 + 1
    face = "back" if tile is None else "front"
    _draw(painter, f"tiles/{owner.value}-{face}-{board}", where, unit)
    box = QRectF(where.x() * unit, where.y() * unit, where.width() * unit, where.height() * unit)
    if edged:
        _outline(painter, box)
    if tile is None:
        return
    width = 0.36 * where.width()
    emblem = QRectF(where.center().x() - width / 2, where.y() + 0.14 * where.height(), width, width)
    _draw(painter, f"emblems/{tile.profession.name.lower()}-{SHADES[owner]}", emblem, unit)
    font = QFont("Tyrus Vollkorn")
    font.setPixelSize(max(LEAST, round(0.47 * box.height())))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(INK[owner]))
    foot = box.adjusted(0, 0.38 * box.height(), 0, 0)
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(tile.value))


def _outline(painter: QPainter, box: QRectF) -> None:
    """Draw the edge of a tile, whose wood hardly stands out from black."""
    edge = box.adjusted(0.075 * box.width(), 0.04 * box.height(), -0.015 * box.width(), 0)
    path, arch = QPainterPath(), edge.width() / 2
    path.moveTo(edge.bottomLeft())
    path.lineTo(edge.left(), edge.top() + arch)
    path.arcTo(QRectF(edge.left(), edge.top(), edge.width(), edge.width()), 180, -180)
    path.lineTo(edge.bottomRight())
    path.closeSubpath()
    painter.setPen(QPen(QColor(EDGE), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _draw(painter: QPainter, name: str, where: QRectF, unit: float) -> None:
    """Draw a drawing at a place in the picture's units, in whole pixels."""
    image = _raster(name, round(where.width() * unit), round(where.height() * unit))
    painter.drawImage(round(where.x() * unit), round(where.y() * unit), image)


def _lift(size: QSize) -> float:
    """Return how much lower than in the lowest picture all stands, in the picture's units."""
    return max(0.0, MORE_SKY * (WIDTH * size.height() / size.width() - HEIGHT))


@lru_cache(maxsize=16)
def _scene(theme: str, kind: Profession, size: QSize) -> QImage:
    """Return what lies behind the buildings."""
    unit, lift = size.width() / WIDTH, _lift(size)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    bands = (("sky", -lift, SKY_FOOT), *BANDS)
    painter.translate(0, round(lift * unit))
    for part, top, foot in bands:
        band = _raster(f"scene/{theme}-{part}", round(SCENE * unit), round((foot - top) * unit))
        painter.drawImage(round(-PARTS[kind] * unit), round(top * unit), band)
    painter.end()
    return image


@lru_cache(maxsize=256)
def _raster(name: str, width: int, height: int) -> QImage:
    reader = QImageReader(to_qt(paths.resources() / f"{name}.svg"))
    reader.setScaledSize(QSize(width, height))
    return reader.read()
