"""A tally covers the table, goes on by a click or a key, and can be looked at again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.gallery import SCENES
from tests.desktop.support.channels import accessible
from tests.desktop.support.items import place, qml_type
from tests.desktop.support.positions import EVERY_STAMP, TURN, count, resume
from tests.desktop.support.program import counted_rows
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.tallies import settle, show, stage_tiles, text_of, within
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.text.tallies import counted_label

# Alone on the screen


def test_the_table_below_the_stage_is_inert_and_hidden_from_readers(screen: Screen) -> None:
    count(screen, 3)
    assert not any(tile.isEnabled() for tile in screen.tiles())
    assert not any(building.isEnabled() for building in screen.items("building"))
    named = [str(entry[4]) for entry in accessible(screen) if not entry[2]]
    assert "Ivory’s citadel" in named
    assert [name for name in named if name in ("Ivory’s market", "Table")] == []
    stage = place(screen.item("tallyStage"))
    assert stage.contains(place(screen.items("prompt")[0]))
    assert stage.contains(place(screen.plot(2)))


def test_in_a_look_back_the_buildings_reach_down_to_the_rail(screen: Screen) -> None:
    """There the buttons below them are the rail's."""
    SCENES["look-back-tally-ivory"](screen)
    stage = place(screen.item("tallyStage"))
    lowest = max(place(band).bottom() for band in screen.visible_items("band"))
    assert 0 < stage.bottom() - lowest < 0.04 * stage.height()


def test_the_table_takes_keys_again_when_the_stage_is_left(screen: Screen) -> None:
    show(screen)
    assert within(screen.item("tallyStage"), "tallyNext")[0].hasActiveFocus()
    screen.models.tally.leave()
    QCoreApplication.processEvents()
    assert not screen.shows("tallyStage")
    focus = screen.window.activeFocusItem()
    assert focus is not None
    assert qml_type(focus) == "KeyboardPlay"
    assert all(building.isEnabled() for building in screen.items("building"))


def test_each_tile_and_building_has_a_name_for_a_reader(screen: Screen) -> None:
    show(screen, turned=4)
    labels = map(counted_label, counted_rows(screen.models))
    interfaces = map(QAccessible.queryAccessibleInterface, stage_tiles(screen))
    assert sorted(i.text(QAccessible.Text.Name) for i in interfaces) == sorted(labels)
    lists = map(QAccessible.queryAccessibleInterface, screen.items("band"))
    assert [(i.role(), i.text(QAccessible.Text.Name)) for i in lists] == [
        (QAccessible.Role.List, "Ivory’s citadel"),
        (QAccessible.Role.List, "Brown’s citadel"),
    ]


# Going on


def test_the_button_says_what_it_does_and_has_the_focus(screen: Screen) -> None:
    for stop, text in ((Stop.NONE, "Skip ▸"), (Stop.TURN, "Turn over ▸"), (Stop.NEXT, "Next ▸")):
        show(screen, EVERY_STAMP, 9, stop)
        button = screen.item("tallyNext")
        assert text_of(button) == text
        assert button.hasActiveFocus()
        assert bool(button.property("primary")) == (stop != Stop.NONE)


@pytest.mark.parametrize(
    "way", first(3, ["anywhere", "space", "button", "tile", "enter", "escape"])
)
def test_a_click_anywhere_or_a_key_goes_on(screen: Screen, way: str) -> None:
    count(screen, 2)
    script = screen.application.script
    script.get_pace = lambda: 100.0
    script.step()
    assert screen.models.tally.stop == Stop.NONE
    keys = {"space": Qt.Key.Key_Space, "enter": Qt.Key.Key_Return, "escape": Qt.Key.Key_Escape}
    if way in keys:
        QTest.keyClick(screen.window, keys[way])
    elif way == "anywhere":
        at = screen.middle(screen.item("tallyStage")) - QPoint(0, 330)
        QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=at)
    else:
        screen.click(screen.item("tallyNext") if way == "button" else stage_tiles(screen)[0])
    screen.qtbot.waitUntil(lambda: screen.models.tally.backs == 0)


# Looked at again


@pytest.mark.parametrize("way", ["click", "enter", "reader"])
def test_the_panel_opens_the_last_tally_again_and_escape_closes_it(
    screen: Screen, way: str
) -> None:
    resume(screen, TURN)
    panel = screen.item("openTally")
    if way == "click":
        screen.click(panel)
    elif way == "reader":
        QAccessible.queryAccessibleInterface(panel).actionInterface().doAction("Press")
    else:
        panel.forceActiveFocus()
        QTest.keyClick(screen.window, Qt.Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.shows("tallyStage"))
    settle(screen)
    assert all(tile.property("stamped") for tile in stage_tiles(screen))
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("tallyStage"))


def test_the_panel_may_have_the_focus_when_it_can_no_longer_be_opened(screen: Screen) -> None:
    """Qt warns where an item is no stop of Tab any more while it has the focus."""
    resume(screen, TURN)
    panel = screen.item("openTally")
    panel.forceActiveFocus()
    screen.place(screen.choose())
    assert panel.hasActiveFocus()
    screen.wait_for(Phase.PERSON)
    press(screen, Qt.Key.Key_Tab)
    assert not panel.hasActiveFocus()


def test_a_click_on_the_stage_looked_at_again_does_not_close_it(screen: Screen) -> None:
    resume(screen, TURN)
    screen.click(screen.item("openTally"))
    screen.qtbot.waitUntil(lambda: screen.shows("tallyStage"))
    screen.click(screen.item("standing"))
    QCoreApplication.processEvents()
    assert screen.shows("tallyStage")
