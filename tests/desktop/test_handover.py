"""The screen changes hands by two deliberate actions, whatever the input and the seating."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest

from tests.desktop.support.channels import Announcements
from tests.desktop.support.handover import (
    ACTIVATING,
    NO_MODIFIER,
    STEPS,
    WAYS,
    WITH_EVERY_KEY,
    act,
    names,
    no_face_is_shown,
    repeat,
    settle,
)
from tests.desktop.support.items import place
from tests.desktop.support.screen import LEFT, Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import ALL_TILES

pytestmark = pytest.mark.usefixtures("screen_reader")

Key = Qt.Key
CLOSED = (Phase.CURTAIN, Phase.SEATED)


LANDING_MS = 500
"""At normal speed a tile has landed after this time."""


def shown_for(screen: Screen, until: Phase) -> float:
    """Return for how many milliseconds a tile lies on the board before a phase begins."""
    clock = QElapsedTimer()
    while screen.table.phase is not until:
        on_board = any(row.place == TilePlace.BOARD for row in screen.models.tiles.rows)
        if on_board and screen.table.phase is Phase.SHOWING and not clock.isValid():
            clock.start()
        QTest.qWait(2)
    assert clock.isValid()
    return clock.elapsed()


def test_a_tile_is_seen_to_land_before_the_curtain_falls_and_after_it_has_opened(
    screen: Screen,
) -> None:
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.state.settings.speed = "normal"
    screen.place(screen.choose())
    assert shown_for(screen, Phase.CURTAIN) > LANDING_MS
    assert not screen.models.tiles.rows
    screen.take_seat()
    assert shown_for(screen, Phase.PERSON) > LANDING_MS


# On purpose


@pytest.mark.parametrize(("closed", "key"), WITH_EVERY_KEY, indirect=["closed"])
def test_by_keys_it_takes_a_tab_and_a_press_for_each_step(closed: Screen, key: Qt.Key) -> None:
    for step in STEPS:
        closed.armed(step)
        press(closed, Key.Key_Tab)
        focused = closed.window.activeFocusItem()
        assert focused is not None
        assert focused.objectName() == step
        assert focused.property("focusVisible")
        press(closed, key)
    assert closed.wait_for(Phase.PERSON, Phase.LOOKING)
    assert not no_face_is_shown(closed)
    if closed.table.phase is Phase.PERSON:
        press(closed, Key.Key_1, Key.Key_A)
        closed.wait_for(Phase.CURTAIN)
        closed.armed("sitDown")
        press(closed, Key.Key_Tab, key)
        closed.armed("showTiles")
        press(closed, Key.Key_Tab, key)
        closed.wait_for(Phase.PERSON)


@pytest.mark.parametrize("closed", WAYS, indirect=True)
def test_a_screen_reader_opens_the_curtain_by_its_two_buttons(closed: Screen) -> None:
    name = closed.state.nextPlayer
    closed.qtbot.waitUntil(lambda: f"I am {name}" in names(closed))
    assert "Show my tiles" not in names(closed)
    act(closed, f"I am {name}")
    assert closed.table.phase is Phase.SEATED
    closed.qtbot.waitUntil(lambda: "Show my tiles" in names(closed))
    assert f"I am {name}" not in names(closed)
    act(closed, "Show my tiles")
    assert closed.wait_for(Phase.PERSON, Phase.LOOKING)


def test_pressing_one_button_twice_does_not_do_both_steps(closed: Screen) -> None:
    first = closed.armed("sitDown")
    for _ in range(4):
        closed.click(first)
        settle()
    assert closed.table.phase is Phase.SEATED


def test_tab_stops_only_where_one_sees_it(closed: Screen) -> None:
    for step in STEPS:
        button = closed.armed(step)
        for key in (Key.Key_Tab, Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab, Key.Key_Backtab):
            press(closed, key)
            # Beside the curtain the last tally can be opened.
            assert closed.window.activeFocusItem().objectName() in (step, "openTally")
        button.forceActiveFocus()
        press(closed, Key.Key_Return)


@pytest.mark.parametrize("closed", WAYS, indirect=True)
def test_nothing_said_or_written_names_a_tile_before_the_second_step(closed: Screen) -> None:
    ears = Announcements(closed.controller, closed.application.saved_games)
    faces = [words.tile(tile) for tile in ALL_TILES]
    closed.click(closed.item("sitDown"))
    closed.controller.announceStatus(-1)
    closed.controller.announceContents(-1)
    closed.controller.announceContents(4)
    closed.armed("showTiles")
    everything_said = [*ears.heard, *closed.texts(), *names(closed)]
    assert f"{closed.state.nextPlayer}, your tiles are still hidden" in ears.heard[0]
    assert not [said for said in everything_said for face in faces if face in said]


# What lies under the curtain


@pytest.mark.parametrize("closed", WAYS, indirect=True)
def test_nothing_under_the_curtain_reacts_or_is_found_by_a_screen_reader(closed: Screen) -> None:
    ears = Announcements(closed.controller, closed.application.saved_games)
    for plot in closed.items("building"):
        closed.click(plot)
        closed.point_at(plot)
    press(closed, Key.Key_1, Key.Key_Left, Key.Key_Up, Key.Key_Return, Key.Key_Escape)
    assert not ears.heard
    assert closed.controller.heldSlot == -1
    buildings = {words.building(building) for building in BUILDINGS}
    assert not buildings & set(names(closed))


# Hide my tiles


@pytest.fixture
def looking(screen: Screen) -> Screen:
    """Playing by slots, the second player has just opened the curtain by Enter, still held."""
    screen.controller.newGames.playTwo("Claire", "Denis", 0, True)
    screen.wait_for(Phase.CURTAIN)
    screen.click(screen.armed("sitDown"))
    screen.armed("showTiles")
    press(screen, Key.Key_Tab)
    QTest.keyPress(screen.window, Key.Key_Return)
    assert screen.table.phase is Phase.LOOKING
    return screen


def test_a_held_enter_does_not_end_looking(looking: Screen) -> None:
    repeat(looking, Key.Key_Return)
    assert not looking.item("seen").isEnabled()
    assert looking.table.phase is Phase.LOOKING
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.armed("seen")


@pytest.mark.parametrize("key", ACTIVATING)
def test_enter_or_space_again_does_not_end_looking(looking: Screen, key: Qt.Key) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.armed("seen")
    for _ in range(3):
        press(looking, key)
        settle()
    assert looking.table.phase is Phase.LOOKING
    press(looking, Key.Key_Tab, key)
    assert looking.wait_for(Phase.CURTAIN)


def test_no_button_of_the_curtain_lies_where_looking_is_ended(looking: Screen) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    seen = place(looking.armed("seen"))
    looking.stop_looking()
    for step in STEPS:
        assert place(looking.item(step)).intersected(seen).isEmpty()


def test_clicks_at_one_place_do_not_end_looking_and_open_the_other_hand(looking: Screen) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    at = looking.middle(looking.armed("seen"))
    for _ in range(5):
        QTest.mouseClick(looking.window, LEFT, NO_MODIFIER, at)
        settle()
    assert looking.table.phase is Phase.CURTAIN
    assert no_face_is_shown(looking)


def test_open_play_begins_only_when_both_have_looked(looking: Screen) -> None:
    phases = [looking.table.phase]
    looking.table.changed.connect(lambda: phases.append(looking.table.phase))
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.stop_looking()
    looking.wait_for(Phase.CURTAIN)
    looking.take_seat()
    looking.wait_for(Phase.LOOKING)
    looking.stop_looking()
    looking.wait_for(Phase.PERSON)
    assert [phase for phase, _ in groupby(phases)] == [
        *(Phase.LOOKING, Phase.CURTAIN, Phase.SEATED, Phase.LOOKING, Phase.PERSON)
    ]


def test_looking_again_takes_the_whole_hand_over(looking: Screen) -> None:
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.stop_looking()
    looking.take_seat()
    looking.stop_looking()
    looking.wait_for(Phase.PERSON)
    at = looking.middle(looking.item("lookAgain"))
    for _ in range(4):
        QTest.mouseClick(looking.window, LEFT, NO_MODIFIER, at)
        settle()
    assert looking.table.phase in CLOSED
    assert no_face_is_shown(looking)
