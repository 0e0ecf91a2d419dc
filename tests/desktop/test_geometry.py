"""The city takes the window, nothing covers what is read, and a game can be played at any size."""

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickItem
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest

from tests.desktop.gallery import SCENES
from tests.desktop.support.items import in_window, seen
from tests.desktop.support.positions import ALL_OPEN, TURN, resume
from tests.desktop.support.screen import Screen
from tests.desktop.test_crowded_buildings import painted, value
from tyrus_desktop import paths
from tyrus_desktop.desktop.game.phase import Phase
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
    for facade in screen.visible_items("facade"):
        part = drawn(str(facade.property("name")))
        total += facade.width() * facade.height() * part.width() * part.height()
    return total


def covered(screen: Screen) -> float:
    """Return the area of everything that stands over the city: rack, plates, signs, buttons."""
    chrome = screen.visible_items("rackWood")
    names = ("plate", "streakSign", "menuButton", "bubble", "portraitFrame")
    for name in names:
        chrome += screen.visible_items(name)
    return sum(area(screen, item) for item in chrome)


@pytest.mark.parametrize(("width", "height"), SIZES + UNUSUAL)
def test_city_takes_its_share_of_the_window(screen: Screen, width: int, height: int) -> None:
    screen.resize(width, height)
    resume(screen, TURN)
    whole = width * height
    assert 1 - covered(screen) / whole >= (0.64 if height > width else 0.70)
    if (width, height) in SIZES:
        assert building_area(screen) / whole >= (0.22 if height < 500 else 0.24)


def test_tiles_have_the_size_of_the_design(screen: Screen) -> None:
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
    tokens = screen.components("RepresentativeToken")
    moored = [token.width() for token in tokens if token.property("moored")]
    assert len(moored) == 5
    assert min(moored) >= 36
    assert min(token.width() for token in tokens if token.property("chartRow") < 0) >= 40


def test_score_is_read_from_its_flags_and_pennants(screen: Screen) -> None:
    """Five are moored apart from each other and from all that wait; a row has its pennants."""
    for width, height, least in ((1366, 768, 34), (1280, 800, 34), (900, 1200, 34), (880, 440, 20)):
        screen.resize(width, height)
        resume(screen, TURN)
        flags = screen.visible_items("wonCount")
        assert sorted(str(flag.property("text")) for flag in flags) == ["2", "3"]
        assert min(flag.property("font").pixelSize() for flag in flags) >= least
        assert [str(each.property("name")) for each in screen.visible_items("pennant")] == [
            "table/pennant-won",
            "table/pennant-won",
            "table/pennant-next",
        ]
        tokens = screen.components("RepresentativeToken")
        here = [in_window(token) for token in tokens if token.property("chartColumn") != 2]
        # Their corners may meet, since hexagons lie in two staggered rows.
        apart = [rect.adjusted(*[0.13 * rect.width() * k for k in (1, 1, -1, -1)]) for rect in here]
        assert not any(overlap(*pair) for pair in combinations(apart, 2))
        moored = [in_window(token) for token in tokens if token.property("moored")]
        for one, other in combinations(moored, 2):
            beside = abs(one.x() - other.x()) > one.width()
            assert beside or abs(one.y() - other.y()) > 0.4 * one.height()
        assert not any(overlap(in_window(flag), token) for flag in flags for token in apart)


def test_ledger_hardly_makes_the_city_smaller(screen: Screen) -> None:
    screen.resize(1366, 768)
    resume(screen, TURN)
    before = [tile.width() * tile.scale() for tile in screen.tiles()]
    screen.click(screen.item("ledgerButton"))
    after = [tile.width() * tile.scale() for tile in screen.tiles()]
    assert all(new >= 0.9 * old for new, old in zip(after, before, strict=True))
    assert 1 - covered(screen) / (1366 * 768) >= 0.65
    screen.click(screen.item("ledgerButton"))
    assert not screen.shows("ledger")


LOOKS = [("fr", 880, 440, 100), ("en", 1024, 640, 150), ("fr", 1366, 768, 250)]


def digits(screen: Screen) -> list[QRectF]:
    """Return where the values of the tiles on the board are painted, and the keys of the hand."""
    tiles = [tile for tile in screen.tiles() if tile.property("place") == TilePlace.BOARD]
    values = [value(tile) for tile in tiles if seen(tile) and tile.property("faceUp")]
    keys = [painted(key, 0.4, 0.25, 0.6, 0.75) for key in screen.visible_items("slotNumber")]
    assert values
    assert len(keys) > 6
    return values + keys


def pediments(screen: Screen) -> list[QRectF]:
    """Return the upper halves of the middle thirds of the buildings, where the emblems are."""
    return [painted(facade, 0.33, 0.1, 0.67, 0.5) for facade in screen.visible_items("facade")]


def test_ribbons_and_signs_cover_nothing_that_is_read(screen: Screen) -> None:
    for language, width, height, scale in [*LOOKS, ("en", 1280, 800, 100), ("fr", 900, 1200, 100)]:
        screen.controller.setLanguage(language)
        screen.state.settings.scale = scale
        screen.resize(width, height)
        for placements in (TURN, ALL_OPEN):
            resume(screen, placements)
            screen.activate()
            QTest.keyClick(screen.window, Qt.Key.Key_2)
            screen.qtbot.waitUntil(lambda: len(screen.visible_items("hint")) == 6)
            kept = digits(screen) + pediments(screen)
            for ribbon in screen.visible_items("hint"):
                band = painted(ribbon, 0, 0, 1, 0.88)
                assert not any(band.intersects(place) for place in kept)
            towers = [
                painted(facade, 0.88, 0.05, 0.98, 0.4) for facade in screen.visible_items("facade")
            ]
            won = max(map(in_window, screen.visible_items("wonCount")), key=QRectF.y)
            assert not any(overlap(won, tower) for tower in towers)
            signs = [in_window(tile) for tile in screen.tiles() if is_in_far_hand(screen, tile)]
            for name in ("plate", "portraitFrame", "streakSign", "menuButton"):
                signs += map(in_window, screen.visible_items(name))
            assert len(signs) > 8
            assert not any(overlap(*pair) for pair in combinations(signs, 2))


def overlap(one: QRectF, other: QRectF) -> bool:
    """Return whether two rectangles have more in common than a tile's edge."""
    both = one.intersected(other)
    return both.width() > 2 and both.height() > 2


def is_in_far_hand(screen: Screen, tile: QQuickItem) -> bool:
    far = tile.property("tileSide") != screen.state.nearSide
    return far and seen(tile) and tile.property("place") == TilePlace.HAND


@pytest.mark.parametrize(("language", "width", "height", "scale"), LOOKS)
def test_game_can_be_played_in_a_small_window(
    screen: Screen, language: str, width: int, height: int, scale: int
) -> None:
    """Hand, prompt and buttons are whole, and tiles and buttons can be used with the mouse."""
    window = QRectF(0, 0, width, height)
    screen.controller.setLanguage(language)
    screen.state.settings.scale = scale
    screen.state.settings.undo = "confirm"
    screen.resize(width, height)
    resume(screen, TURN)
    for button, placed in (("takeBack", TURN), ("confirm", TURN + 1)):
        prompt, hand = screen.item("prompt"), [screen.hand_tile(slot) for slot in range(8)]
        assert prompt.property("lineCount") <= 2
        assert not prompt.property("truncated")
        places = [in_window(item) for item in [prompt, *hand]]
        assert all(window.contains(place) for place in places)
        assert not any(overlap(*pair) for pair in combinations(places, 2))
        screen.drag_tile(3, 4)
        screen.wait_for(Phase.PLACED)
        buttons = [in_window(screen.item(name)) for name in ("takeBack", "confirm")]
        assert all(window.contains(place) for place in buttons)
        assert not any(place.intersects(tile) for place in buttons for tile in places[1:])
        screen.qtbot.wait(400)  # A press on what has just appeared is ignored.
        screen.click(screen.item(button))
        screen.qtbot.waitUntil(lambda: screen.table.phase is not Phase.PLACED)
        assert len(screen.game.referee.placements) == placed


def test_tiles_shrink_with_the_city_above_a_rail(screen: Screen) -> None:
    screen.resize(880, 440)
    SCENES["look-back-chances-all"](screen)
    plates = [
        in_window(each)
        for name in ("plate", "portraitFrame")
        for each in screen.visible_items(name)
    ]
    tiles = [tile for tile in screen.tiles() if tile.property("place") == TilePlace.BOARD]
    assert plates
    assert not any(overlap(in_window(tile), plate) for tile in tiles for plate in plates)
