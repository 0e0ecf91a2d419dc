"""A game that is resumed or replayed is drawn in place at once, even with motion switched on.

This includes the table as the rail appears or disappears, which changes the table's size.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.items import seen
from tests.desktop.support.positions import AT_ONE_SCREEN, resume
from tests.desktop.support.replaying import open_replay, replay
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import play_on, undo_key
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME

ON_TABLE = ("RepresentativeToken", "TileItem", "Coffer", "NamePlate", "Chart", "BuildingItem")
SETTLED_MS = 700
"""Longer than any motion at high speed."""


def places(screen: Screen, *names: str) -> list[tuple[str, float, float, float, float]]:
    """Return position, size and opacity of everything visible on the table."""
    return [
        (name, each.x(), each.y(), each.width() * each.scale(), each.opacity())
        for name in names
        for each in screen.components(name)
        if seen(each)
    ]


def assert_stands(screen: Screen, *names: str) -> None:
    """Assert that nothing moves, and that every representative won is in its row."""
    names = names or ON_TABLE
    at_once = places(screen, *names)
    QTest.qWait(60)
    soon = places(screen, *names)
    QTest.qWait(SETTLED_MS)
    assert at_once == soon == places(screen, *names)
    (chart,) = screen.components("Chart")
    header, row = (float(chart.property(name)) for name in ("headerHeight", "rowHeight"))
    for token in screen.components("RepresentativeToken"):
        if token.property("chartRow") != TO_COME:
            below = token.y() + token.height() / 2 - chart.y() - header
            assert int(below / row) == token.property("chartRow")


def with_motion(screen: Screen) -> None:
    screen.state.settings.speed = "fast"
    QTest.qWait(SETTLED_MS)


def leave_by_escape(screen: Screen) -> None:
    press(screen, Qt.Key.Key_Escape)
    assert screen.table.phase is not Phase.REPLAY


@pytest.mark.parametrize("placements", first(1, [38, None, 12]))
def test_replay_and_resumed_game_stand_at_once(
    reused_screen: Screen, placements: int | None
) -> None:
    """Two persons resume, so that no computer places a tile."""
    screen = reused_screen
    open_replay(screen, 5)
    leave_by_escape(screen)
    with_motion(screen)
    screen.click(screen.item("startReplay"))
    assert_stands(screen)
    leave_by_escape(screen)
    assert_stands(screen)
    screen.click(screen.item("startReplay"))
    resume(screen, placements, headers=AT_ONE_SCREEN)
    assert_stands(screen)


def test_representatives_do_not_walk_back_when_a_game_begins(reused_screen: Screen) -> None:
    """The tiles are drawn, and so they move."""
    screen, still = reused_screen, ("RepresentativeToken", "BuildingItem")
    open_replay(screen, 30)
    with_motion(screen)
    seats = screen.game.seats
    screen.controller.lesson.start(FIRST_GAME)
    assert_stands(screen, *still)
    screen.controller.lesson.leave()
    assert_stands(screen, *still)
    screen.state.settings.speed = "none"
    open_replay(screen, 30)
    with_motion(screen)
    screen.table.start(seats)
    assert_stands(screen, *still)


def test_study_that_goes_back_stands_at_once(reused_screen: Screen) -> None:
    """It goes back by undoing a turn, from a replay, and to its game."""
    screen = reused_screen
    open_replay(screen)
    play_on(screen, 36)
    screen.play_some(2)
    with_motion(screen)
    undo_key(screen)
    assert_stands(screen)
    press(screen, Qt.Key.Key_B, held=Qt.KeyboardModifier.ControlModifier)
    replay(screen).go(9)
    screen.click(screen.item("playOn"))
    screen.table.opponent.cancel()  # A tile that it placed would move.
    assert screen.table.phase is not Phase.REPLAY
    assert_stands(screen)
    screen.click(screen.item("backToGame"))
    assert_stands(screen)
