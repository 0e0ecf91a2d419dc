"""A placed tile can be taken up again for a while, and until then nobody has heard of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase


@pytest.fixture
def asking(start: Starter, store: QSettings) -> Screen:
    """A game in which a tile stands only when it is confirmed."""
    store.setValue("grace", "confirm")
    screen = start(store)
    screen.play_computer()
    return screen


def test_until_it_is_confirmed_nothing_is_written_and_the_computer_is_not_asked(
    asking: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(asking.table.opponent, "ask", lambda *args: asked.append(args))
    asking.drag_tile(0, 0)
    asking.wait_for(Phase.PLACED)
    asking.wait_until_kept()
    assert not asked
    assert not asking.game.path.exists()
    assert not asking.game.view().standing


def test_confirmed_it_stands(asking: Screen) -> None:
    tile = asking.game.view().hand[0]
    asking.drag_tile(0, 0)
    asking.click(asking.item("confirm"))
    asking.wait_for(Phase.PERSON)
    assert asking.game.view().standing[0].tile == tile
    assert asking.kept().placements[0].tile == tile


@pytest.mark.parametrize("by_key", [False, True])
def test_taken_back_it_is_in_the_hand_again(asking: Screen, by_key: bool) -> None:
    before = asking.game.view()
    rows = set(asking.controller.state.models.tiles.rows)
    asking.drag_tile(4, 2)
    if by_key:
        asking.window.requestActivate()
        asking.qtbot.waitUntil(asking.window.isActive)
        QTest.keyClick(asking.window, Qt.Key.Key_Escape)
    else:
        asking.click(asking.item("takeBack"))
    asking.wait_for(Phase.PERSON)
    assert asking.game.view() == before
    assert set(asking.controller.state.models.tiles.rows) == rows
    asking.drag_tile(4, 1)
    asking.click(asking.item("confirm"))
    asking.wait_for(Phase.PERSON)
    assert asking.game.view().standing[0].tile == before.hand[4]


def test_no_other_tile_can_be_placed_meanwhile(asking: Screen) -> None:
    asking.drag_tile(0, 0)
    asking.drag_tile(1, 1)
    assert asking.table.phase is Phase.PLACED
    assert sum(row.place == 1 for row in asking.controller.state.models.tiles.rows) == 1


def test_a_new_game_forgets_the_placed_tile(asking: Screen) -> None:
    asking.drag_tile(0, 0)
    asking.play_computer()
    assert not asking.game.view().standing
    assert asking.table.phase is Phase.PERSON


def test_a_short_grace_ends_by_itself(start: Starter, store: QSettings) -> None:
    store.setValue("grace", "short")
    store.setValue("speed", "fast")
    screen = start(store)
    screen.play_computer()
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PLACED)
    screen.wait_for(Phase.SHOWING, Phase.COMPUTER)
    assert len(screen.game.view().standing) == 1


def test_in_hot_seat_a_tile_stands_at_once(start: Starter, store: QSettings) -> None:
    store.setValue("grace", "confirm")
    screen = start(store)
    screen.play_two()
    screen.table.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.CURTAIN)
    assert len(screen.game.view().standing) == 1
