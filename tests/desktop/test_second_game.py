"""The second lesson in the real window: by mouse, by keys, and with rejected tiles."""

from __future__ import annotations

import pytest

from tests.desktop.support.lessons import (
    ASKED,
    PLACED,
    Key,
    await_sum,
    await_turn,
    begin_second,
    drag,
    lesson,
    play_second_to_the_end,
    verdict_shown,
)
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.lesson import SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import Side


@pytest.fixture
def second(reused_screen: Screen) -> Screen:
    """The second lesson, at its first step; tallies wait for *Next*."""
    reused_screen.state.settings.afterTally = "wait"
    return begin_second(reused_screen)


def test_second_lesson_by_mouse(second: Screen) -> None:
    play_second_to_the_end(second)
    assert second.table.stage.view is not None
    assert second.table.stage.view.winners == (Side.IVORY, Side.IVORY)
    assert "two elections in a row" in lesson(second).happened
    assert not second.shows("secondLesson")
    second.click(second.item("lessonAgain"))
    second.wait_for(Phase.PERSON)
    assert lesson(second).name == SECOND_GAME
    assert not second.game.referee.placements


def test_second_lesson_by_keys(second: Screen) -> None:
    keys = (
        (Key.Key_9, Key.Key_D),
        (Key.Key_3, Key.Key_E),
        (Key.Key_4, Key.Key_S),
        (Key.Key_3, Key.Key_S),
        (Key.Key_8, Key.Key_W),
        (Key.Key_4, Key.Key_S),
    )
    heard: list[str] = []
    second.controller.announced.connect(heard.append)
    for placed, (slot, building) in zip(PLACED, keys, strict=True):
        await_turn(second, placed)
        assert lesson(second).keysToPress == f"Keys: {chr(slot)}, then {chr(building)}."
        if placed:
            second.qtbot.waitUntil(lambda: lesson(second).keysToPress in heard)
        press(second, slot, building)
        if placed == PLACED[2]:
            second.qtbot.waitUntil(lambda: verdict_shown(second, 1))
            press(second, Key.Key_Space)
    assert any("8\u00a0soldiers in Brown’s temple" in each for each in heard)
    second.qtbot.waitUntil(lambda: lesson(second).turning)
    press(second, Key.Key_Space)
    for side in (0, 1):
        await_sum(second, side)
        press(second, Key.Key_Space)
    second.qtbot.waitUntil(lambda: verdict_shown(second, 2))
    press(second, Key.Key_Return)
    second.qtbot.waitUntil(lambda: lesson(second).stopped)
    press(second, Key.Key_Return)
    second.wait_for(Phase.TAUGHT)
    press(second, Key.Key_Return)
    second.qtbot.waitUntil(lambda: second.shows("opponentKind"))


def test_rejected_tiles_have_consequences_and_bring_help(second: Screen) -> None:
    """The first tally continues by itself, unless the settings make tallies wait."""
    second.state.settings.afterTally = "run"
    for placed, asked in zip(PLACED[:2], ASKED[:2], strict=True):
        await_turn(second, placed)
        drag(second, *asked)
    await_turn(second, 4)
    drag(second, "M9", 2)
    assert lesson(second).happened.startswith("They would counter there")
    drag(second, "S7", 0)
    assert lesson(second).happened.startswith("Soldiers could wait there")
    assert str(second.game.referee.placements[-1]) == "M5>bT"
    second.click(second.item("placeForMe"))
    await_turn(second, PLACED[3])
    assert str(second.game.referee.placements[4]) == "M9>iM"
    assert lesson(second).happened.startswith("Now the markets")
