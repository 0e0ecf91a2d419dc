"""What comes to the table as it stands is at once where it belongs, even with motion on.

Also while the rail of a look back comes or goes, which gives all of the table another size.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.items import seen
from tests.desktop.support.positions import AT_ONE_SCREEN, move, resume
from tests.desktop.support.replaying import open_replay, replay
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import play_on, undo_key
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME

ON_TABLE = ("RepresentativeToken", "TileItem", "Coffer", "NamePlate", "Chart", "BuildingItem")
SETTLED_MS = 1300
"""Longer than anything takes to move at normal speed."""


def places(screen: Screen, *names: str) -> list[tuple[str, float, float, float, float]]:
    """Return where everything visible on the table is, how large, and how opaque."""
    return [
        (name, each.x(), each.y(), each.width() * each.scale(), each.opacity())
        for name in names
        for each in screen.components(name)
        if seen(each)
    ]


def assert_stands(screen: Screen, *names: str) -> None:
    """Nothing moves from now on, and every representative that was won is in its row."""
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
    move(screen)
    QTest.qWait(SETTLED_MS)


def leave_by_escape(screen: Screen) -> None:
    press(screen, Qt.Key.Key_Escape)
    assert screen.table.phase is not Phase.REPLAY


def test_a_look_back_is_opened_and_left_without_motion(screen: Screen) -> None:
    open_replay(screen, 5)
    leave_by_escape(screen)
    with_motion(screen)
    screen.click(screen.item("startReplay"))
    assert_stands(screen)
    leave_by_escape(screen)
    assert_stands(screen)


@pytest.mark.parametrize("placements", first(1, [38, None, 12]))
def test_a_game_that_is_resumed_stands_at_once(screen: Screen, placements: int | None) -> None:
    """In place of a look back at another one; two persons, so that none places a tile."""
    open_replay(screen, 30)
    with_motion(screen)
    resume(screen, placements, headers=AT_ONE_SCREEN)
    assert_stands(screen)


@pytest.mark.parametrize("lesson", [False, True])
def test_representatives_lie_on_the_table_when_a_game_begins(
    screen: Screen, *, lesson: bool
) -> None:
    """The tiles are drawn, and so move; the representatives of the last game do not walk back."""
    open_replay(screen, 30)
    with_motion(screen)
    if lesson:
        screen.controller.lesson.start(FIRST_GAME)
    else:
        screen.table.start(screen.game.seats)
    assert_stands(screen, "RepresentativeToken", "BuildingItem")
    if lesson:
        screen.controller.lesson.leave()
        assert_stands(screen, "RepresentativeToken", "BuildingItem")


def test_a_study_that_goes_back_stands_at_once(screen: Screen) -> None:
    """By a look back, by undoing a turn, and when it is left for its game."""
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
