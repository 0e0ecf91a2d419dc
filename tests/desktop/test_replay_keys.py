"""A look back by the keys and the rail."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.channels import Announcements
from tests.desktop.support.items import seen
from tests.desktop.support.positions import game
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    IVORY,
    Key,
    Modifier,
    moment,
    on_the_line,
    open_replay,
    replay,
)
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Kind

# Keys


def test_the_keys_go_to_every_moment(screen: Screen) -> None:
    open_replay(screen, 30)

    def position() -> int:
        return replay(screen).position

    for which, change in ((Key.Key_Right, 1), (Key.Key_Left, -1)):
        before = position()
        press(screen, which)
        assert position() == before + change
    press(screen, Key.Key_Home)
    assert position() == 0
    press(screen, Key.Key_Left)
    assert position() == 0
    press(screen, Key.Key_End)
    assert moment(screen).kind is Kind.END
    starts = [segment.start for segment in SEGMENTS]
    replay(screen).go(starts[3] + 4)
    for which, modifier in (
        (Key.Key_Left, Modifier.ControlModifier),
        (Key.Key_Left, Modifier.ShiftModifier),
        (Key.Key_PageUp, Modifier.NoModifier),
    ):
        replay(screen).go(starts[3] + 4)
        press(screen, which, held=modifier)
        assert (moment(screen).kind, moment(screen).election) == (Kind.CARD, 4)
        press(screen, which, held=modifier)
        assert (moment(screen).kind, moment(screen).election) == (Kind.CARD, 3)
    for which, modifier in (
        (Key.Key_Right, Modifier.ControlModifier),
        (Key.Key_PageDown, Modifier.NoModifier),
    ):
        replay(screen).go(starts[3] + 4)
        press(screen, which, held=modifier)
        assert (moment(screen).kind, moment(screen).election) == (Kind.CARD, 5)
    replay(screen).goToTally(3)
    press(screen, Key.Key_PageDown)
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 4)


def test_digits_choose_the_lens_and_o_looks_with_the_others_eyes_while_it_is_held(
    screen: Screen,
) -> None:
    open_replay(screen, 30)
    for digit, lens in ((Key.Key_1, IVORY), (Key.Key_2, BROWN), (Key.Key_3, ALL)):
        press(screen, digit)
        assert replay(screen).lens == lens
    press(screen, Key.Key_1)
    QTest.keyPress(screen.window, Key.Key_O)
    assert replay(screen).lens == BROWN
    assert screen.state.nearSide == 1
    press(screen, Key.Key_Left)
    assert replay(screen).lens == BROWN
    QTest.keyRelease(screen.window, Key.Key_O)
    assert replay(screen).lens == IVORY
    assert screen.state.nearSide == 0
    press(screen, Key.Key_3)
    QTest.keyPress(screen.window, Key.Key_O)
    assert replay(screen).lens == BROWN
    QTest.keyRelease(screen.window, Key.Key_O)
    assert replay(screen).lens == ALL


def test_the_hand_of_the_lens_lies_in_front_and_with_every_tile_up_both_are_open(
    screen: Screen,
) -> None:
    open_replay(screen, 30)
    for lens, side in ((IVORY, 0), (BROWN, 1)):
        screen.click(screen.item(f"lens{lens}"))
        assert screen.state.nearSide == side
        open_hands = {
            row.tile_side for row in screen.models.tiles.rows if row.tile and row.place == 0
        }
        assert open_hands == {side}
    screen.click(screen.item(f"lens{ALL}"))
    assert all(row.tile for row in screen.models.tiles.rows)
    assert {row.tile_side for row in screen.models.tiles.rows if row.place == 0} == {0, 1}


def test_space_plays_and_pauses_and_plus_and_minus_change_the_speed(screen: Screen) -> None:
    open_replay(screen, 20)
    assert not replay(screen).playing
    for _ in range(3):
        press(screen, Key.Key_Plus)
    assert replay(screen).speed == 4
    press(screen, Key.Key_Space)
    assert replay(screen).playing
    screen.qtbot.waitUntil(lambda: replay(screen).position >= 23)
    press(screen, Key.Key_Space)
    assert not replay(screen).playing
    here = replay(screen).position
    QTest.qWait(400)
    assert replay(screen).position == here
    press(screen, Key.Key_Minus)
    assert replay(screen).speed == 2


def tiles(screen: Screen) -> list[str]:
    """Return all tiles, without the pin of the one placed last, which stays while one plays."""
    return sorted(repr(replace(row, last_placed=False)) for row in screen.models.tiles.rows)


@pytest.mark.parametrize("lens", first(1, [IVORY, ALL]))
def test_playing_comes_to_the_same_pictures_as_jumping(screen: Screen, lens: int) -> None:
    """And at the end it pauses."""
    open_replay(screen, 0)
    replay(screen).setLens(lens)
    for _ in range(3):
        replay(screen).changeSpeed(1)
    seen_while_playing: dict[int, list[str]] = {}

    def note() -> None:
        past = screen.table.replay
        assert past is not None
        if moment(screen).kind is not Kind.COUNT:
            seen_while_playing[moment(screen).index] = tiles(screen)

    replay(screen)._playback.script.ended.connect(note)  # noqa: SLF001
    replay(screen).togglePlay()
    screen.qtbot.waitUntil(lambda: replay(screen).position >= 20, timeout=30_000)
    replay(screen).togglePlay()
    for index, rows in seen_while_playing.items():
        replay(screen).go(index)
        assert tiles(screen) == rows, index
    assert len(seen_while_playing) > 5
    replay(screen).go(LENGTH)
    replay(screen).step(-1)
    replay(screen).togglePlay()
    screen.qtbot.waitUntil(lambda: not replay(screen).playing, timeout=30_000)
    assert moment(screen).kind is Kind.END


# The rail


def test_the_rail_is_dragged_and_turned_by_the_wheel(screen: Screen) -> None:
    open_replay(screen, 10)
    start, end = on_the_line(screen, 10), on_the_line(screen, 47)
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, pos=start)
    passed = []
    for step in range(1, 9):
        QTest.mouseMove(screen.window, start + (end - start) * (step / 8))
        passed.append(replay(screen).position)
    QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, pos=end)
    assert passed == sorted(set(passed))
    assert replay(screen).position == 47
    turn_wheel(screen, 0, -120)
    assert replay(screen).position == 48
    turn_wheel(screen, 0, 240)
    assert replay(screen).position == 46


def test_a_touchpad_goes_one_moment_for_each_notch_of_a_wheel(screen: Screen) -> None:
    """It turns by little at a time, also sideways; what is left is dropped where it turns round."""
    open_replay(screen, 10)
    positions = []
    for across, along in [*[(0, -50)] * 5, *[(0, 30)] * 4, *[(-40, 0)] * 3]:
        turn_wheel(screen, across, along)
        positions.append(replay(screen).position)
    assert positions == [10, 10, 11, 11, 12, 12, 12, 12, 11, 11, 11, 12]


def turn_wheel(screen: Screen, across: int, along: int) -> None:
    """Turn the wheel over the rail, by eighths of a degree; down is negative."""
    at = QPointF(on_the_line(screen, 30))
    turn = QWheelEvent(
        at, at, QPoint(), QPoint(across, along), Qt.MouseButton.NoButton, Modifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(screen.window, turn)


def test_the_rail_is_a_slider_that_a_reader_moves_and_that_says_its_moment(screen: Screen) -> None:
    open_replay(screen, 10)
    slider = QAccessible.queryAccessibleInterface(screen.item("railTrack"))
    assert slider.role() == QAccessible.Role.Slider
    values = slider.valueInterface()
    assert (values.minimumValue(), values.maximumValue()) == (0, LENGTH - 1)
    heard = Announcements(screen.controller, screen.application.saved_games)
    replay(screen).announced.connect(heard.heard.append)
    values.setCurrentValue(12)
    assert replay(screen).position == 12
    assert heard.heard[-1] == replay(screen).sentence
    values.setCurrentValue(14)
    assert values.currentValue() == 14


def test_a_side_sees_no_later_result_on_the_rail_and_all_do(screen: Screen) -> None:
    open_replay(screen, SEGMENTS[4].start)
    counted = [True] * 4 + [False] * 5
    press(screen, Key.Key_1)
    assert [row.rail_winner >= 0 for row in replay(screen).rail.rows] == counted
    assert replay(screen).end == LENGTH - 1
    press(screen, Key.Key_3)
    assert sum(row.rail_winner >= 0 for row in replay(screen).rail.rows) == len(game().tallies)


def test_the_rail_can_be_used_while_a_tally_is_on_the_stage(screen: Screen) -> None:
    open_replay(screen)
    replay(screen).goToTally(2)
    QCoreApplication.processEvents()
    assert screen.shows("tallyStage")
    assert not any(seen(item) for item in screen.items("tallyNext"))
    stage, rail = screen.item("tallyStage"), screen.item("railTrack")
    assert stage.mapToScene(QPointF(0, stage.height())).y() <= rail.mapToScene(QPointF()).y()
    press(screen, Key.Key_Right)
    assert not screen.shows("tallyStage")
    assert rail.hasActiveFocus()


def test_the_other_side_is_not_looked_through_for_ever_if_a_dialog_takes_the_key(
    screen: Screen,
) -> None:
    open_replay(screen, 30)
    before = replay(screen).lens
    QTest.keyPress(screen.window, Qt.Key.Key_O)
    assert replay(screen).lens != before
    press(screen, Qt.Key.Key_F1)
    QTest.keyRelease(screen.window, Qt.Key.Key_O)
    press(screen, Qt.Key.Key_Escape)
    assert replay(screen).lens == before
