"""The tiles that fooled somebody are marked on the rail; a click on a mark shows its tile."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.items import everything, in_window
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    FOOLED,
    FOOLED_IN,
    IVORY,
    finish,
    moment,
    on_the_line,
    open_replay,
    replay,
)
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.engine.tiles import Side

LEFT = Qt.MouseButton.LeftButton


def marks(screen: Screen) -> list[QQuickItem]:
    """Return the marks on the rail, from left to right."""
    return sorted(screen.visible_items("railMark"), key=lambda item: item.x())


def marked(screen: Screen) -> list[int]:
    return [int(mark.property("position")) for mark in marks(screen)]


def mark_side(mark: QQuickItem) -> Side:
    return list(Side)[int(mark.property("markSide"))]


def test_each_tile_that_fooled_is_marked_above_the_line_where_it_was_placed(screen: Screen) -> None:
    open_replay(screen, 60)
    press(screen, Qt.Key.Key_3)
    assert marked(screen) == FOOLED
    track = screen.item("railTrack")
    line = track.mapToScene(QPointF(0, float(track.property("topPadding")))).y()
    for mark in marks(screen):
        middle = mark.mapToScene(QPointF(mark.width() / 2, mark.height()))
        at = on_the_line(screen, int(mark.property("position")))
        assert abs(middle.x() - at.x()) <= 1
        assert middle.y() <= line


def test_a_lens_marks_a_tile_once_its_face_was_seen_and_not_before(screen: Screen) -> None:
    open_replay(screen, 0)
    past = screen.table.replay
    assert past is not None
    for lens, election in product((IVORY, BROWN), range(1, 10)):
        replay(screen).setLens(lens)
        counted = past.timeline.count_of(election)
        assert counted is not None
        for index, known in ((counted.index - 1, election - 1), (counted.index, election)):
            replay(screen).go(index)
            QCoreApplication.processEvents()
            told = zip(FOOLED, FOOLED_IN, strict=True)
            assert marked(screen) == [at for at, when in told if when <= known]
            assert screen.shows("seeFooling") is bool(marked(screen))


def test_a_click_on_a_mark_shows_its_tile_face_up(screen: Screen) -> None:
    open_replay(screen)
    press(screen, Qt.Key.Key_1)
    screen.click(marks(screen)[1])
    assert (moment(screen).index, replay(screen).lens) == (FOOLED[1], ALL)
    assert all(row.tile for row in screen.models.tiles.rows if row.place == TilePlace.BOARD)


def test_a_mark_says_which_tile_it_was_and_is_pressed_by_a_reader(screen: Screen) -> None:
    open_replay(screen)
    press(screen, Qt.Key.Key_3)
    mark = QAccessible.queryAccessibleInterface(marks(screen)[0])
    assert mark.role() == QAccessible.Role.Button
    assert mark.text(QAccessible.Text.Name) == (
        "Brown’s tile, placed in election\u00a02: 7\u00a0priests"
    )
    assert "it was a bluff" in mark.text(QAccessible.Text.Description)
    mark.actionInterface().doAction("Press")
    assert moment(screen).index == FOOLED[0]


@pytest.mark.parametrize("memory", ["always", "never"])
def test_a_running_game_marks_nothing(program: Program, memory: str) -> None:
    program.state.settings.memory = memory
    resume(program, TURN)
    program.wait_for(Phase.PERSON)
    replay(program).open()
    assert replay(program).fooled == ""
    for index in range(replay(program).position + 1):
        replay(program).go(index)
        assert list(replay(program).marks.rows) == []
        assert replay(program).note == replay(program).eyes
    said: list[str] = []
    program.controller.answered.connect(said.append)
    replay(program).seeFooling()
    assert replay(program).lens == IVORY
    assert said == ["You will see at the end which tiles were not what they seemed."]


def test_a_running_game_is_not_left_to_see_what_fooled(program: Program) -> None:
    resume(program, TURN)
    program.wait_for(Phase.PERSON)
    replay(program).seeFooling()
    assert not replay(program).on
    assert program.table.phase is Phase.PERSON
    replay(program).open()
    replay(program).go(10)
    replay(program).seeFooling()
    assert (replay(program).position, replay(program).lens) == (10, IVORY)


def test_marks_lie_above_or_below_the_line_as_their_sides_lie_on_the_table(screen: Screen) -> None:
    """So whose they are needs no colour; the button of the next one says it, too."""
    finish(screen, AT_ONE_SCREEN)
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("railMark"))
    for lens, near, said in (
        (ALL, Side.IVORY, "Brown’s above the line, Ivory’s below it."),
        (BROWN, Side.BROWN, "Ivory’s above the line, Brown’s below it."),
    ):
        replay(screen).setLens(lens)
        replay(screen).go(replay(screen).last)
        line = in_window(screen.visible_items("railSegment")[0])
        sides = {mark_side(mark) for mark in marks(screen)}
        assert sides == set(Side)
        for mark in marks(screen):
            at = in_window(mark)
            if mark_side(mark) is near:
                assert line.bottom() <= at.top()
                assert at.bottom() <= in_window(screen.item("railTrack")).bottom()
            else:
                assert at.bottom() <= line.top()
        button = screen.item("seeFooling")
        (meaning,) = {
            str(each.property("meaning")) for each in everything(button) if each.property("meaning")
        }
        assert meaning.endswith(said)


@pytest.mark.parametrize("side", first(1, Side))
def test_the_handle_is_dragged_from_a_mark(screen: Screen, side: Side) -> None:
    """At the moment of a mark below the line, the handle lies under it."""
    finish(screen, AT_ONE_SCREEN)
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("railMark"))
    mark = next(each for each in marks(screen) if mark_side(each) is side)
    screen.click(mark)
    index = moment(screen).index
    assert index == mark.property("position")
    QCoreApplication.processEvents()
    QTest.mousePress(screen.window, LEFT, pos=screen.middle(screen.item("railHandle")))
    for each in range(index, index + 7):
        QTest.mouseMove(screen.window, on_the_line(screen, each))
    QTest.mouseRelease(screen.window, LEFT, pos=on_the_line(screen, index + 6))
    assert moment(screen).index == index + 6
