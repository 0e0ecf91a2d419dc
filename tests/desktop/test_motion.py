"""Animations: what flies, leans, wobbles or fades, and that none runs with motion off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.positions import LAST_OF_EIGHTH, TURN, game, resume, turned
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace

STILL = [{"speed": "none"}, {"speed": "fast", "reduceMotion": True}]


def watched(screen: Screen) -> Iterator[None]:
    """Yield every 8 ms until the tally has its winner."""
    while screen.models.tally.winner < 0:
        QTest.qWait(8)
        yield


def begin_count(screen: Screen, settings: Mapping[str, object]) -> None:
    resume(screen, LAST_OF_EIGHTH)
    adjust(screen, settings)
    screen.play(game().placements[LAST_OF_EIGHTH])
    screen.qtbot.waitUntil(lambda: screen.models.tally.number == 8)


def test_reduced_motion_replaces_movements_but_keeps_the_beats(
    screen: Screen,
) -> None:
    begin_count(screen, {"speed": "fast", "reduceMotion": True})
    places: set[tuple[float, float]] = set()
    leans: set[float] = set()
    steps: set[int] = set()
    for _ in watched(screen):
        steps.add(turned(screen))
        for tile in screen.tiles():
            if tile.property("place") == int(TilePlace.BOARD):
                places.add((tile.x(), tile.y()))
                leans.add(float(tile.property("lean")))
    assert leans == {0}
    assert len(places) == sum(t.property("place") == 1 for t in screen.tiles())
    assert len(steps) >= 8


def test_reduced_motion_is_a_setting_and_is_saved(screen: Screen, store: QSettings) -> None:
    resume(screen, 0)
    screen.choose_entry("&View", "&Settings…")
    screen.press("on", "Reduced motion")
    assert screen.state.settings.reduceMotion
    assert store.value("reduceMotion") == 1


def test_counting_signals_only_properties_that_change(screen: Screen) -> None:
    """Each read may have to wait for the interpreter lock."""
    controller = screen.controller
    begin_count(screen, {"speed": "fast"})
    told: list[str] = []
    controller.state.phaseChanged.connect(lambda: told.append("phase"))
    controller.state.sidesChanged.connect(lambda: told.append("sides"))
    controller.state.electionChanged.connect(lambda: told.append("election"))
    screen.application.stage.changed.emit()
    assert told == []
    controller.state.settings.speed = "none"
    screen.table.skip()
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert sorted(told) == ["election", "phase"]


def adjust(screen: Screen, settings: Mapping[str, object]) -> None:
    for name, value in settings.items():
        setattr(screen.state.settings, name, value)


def carry(screen: Screen, tile: QQuickItem) -> list[float]:
    """Drag a tile to the left, frame by frame, and drop it; return its angles."""
    leans: list[float] = []
    start, end = screen.middle(tile), screen.middle(screen.plot(0))
    screen.take(tile)
    for step in range(1, 26):
        QTest.mouseMove(screen.window, start + (end - start) * (step / 25))
        QTest.qWait(12)
        leans.append(float(tile.property("lean")))
    screen.release(end)
    return leans


def test_a_carried_tile_leans_back_and_wobbles_when_it_is_put_down(screen: Screen) -> None:
    resume(screen, TURN)
    adjust(screen, {"speed": "normal"})
    tile = screen.hand_tile(7)
    assert max(carry(screen, tile)) > 2
    swings: list[float] = []

    def settled() -> bool:
        swings.append(float(tile.property("lean")))
        return max(swings) > 1 and min(swings) < -0.5 and swings[-1] == 0

    screen.qtbot.waitUntil(settled)
    assert tile.property("place") == int(TilePlace.BOARD)


@pytest.mark.parametrize("settings", STILL)
def test_without_motion_a_carried_tile_stays_upright(
    screen: Screen, settings: Mapping[str, object]
) -> None:
    resume(screen, TURN)
    adjust(screen, settings)
    tile = screen.hand_tile(7)
    leans = carry(screen, tile)
    for _ in range(20):
        QTest.qWait(10)
        leans.append(float(tile.property("lean")))
    assert set(leans) == {0}


def test_the_enemys_tile_leaves_the_middle_of_the_enemys_hand(screen: Screen) -> None:
    adjust(screen, {"speed": "slow"})
    resume(screen, TURN + 1)
    screen.table.opponent.cancel()
    hand = [tile for tile in screen.tiles() if in_enemys_hand(tile)]
    middle = sum(screen.middle(tile).x() for tile in hand) / len(hand)
    width = max(tile.width() for tile in hand)
    screen.play(game().placements[TURN + 1])
    screen.qtbot.waitUntil(lambda: any(not in_enemys_hand(tile) for tile in hand))
    (moved,) = [tile for tile in hand if not in_enemys_hand(tile)]
    assert abs(screen.middle(moved).x() - middle) < width


def in_enemys_hand(tile: QQuickItem) -> bool:
    hand = int(TilePlace.HAND)
    return (tile.property("tileSide"), tile.property("place")) == (1, hand)


def test_the_pin_of_the_tile_placed_last_waits_until_it_has_come_to_its_building(
    start: Starter, store: QSettings
) -> None:
    store.setValue("speed", "slow")
    screen = start(store)
    screen.play_computer()
    screen.place(screen.choose(8))
    (pin, _) = screen.items("lastPlacedPin")
    tile = next(each for each in screen.tiles() if each.property("lastPlaced"))
    apart: list[float] = []
    pin.visibleChanged.connect(
        lambda: apart.append(abs(tile.y() + tile.height() / 2 - tile.property("home").y()))
    )
    assert not pin.isVisible()
    screen.qtbot.waitUntil(pin.isVisible)
    assert apart[-1] < 0.3 * tile.width()
