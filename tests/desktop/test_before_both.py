"""What both of two persons may look at by curtains ends behind the curtain, and names no hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.support.handover import no_face_is_shown
from tests.desktop.support.positions import AT_ONE_SCREEN, resume
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.deal import PLACEMENTS


@pytest.fixture
def second(screen: Screen) -> Screen:
    """A game by curtains in its second election, with the hand of the person to play open."""
    resume(screen, PLACEMENTS, headers=AT_ONE_SCREEN)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    return screen


def test_a_look_back_ends_behind_the_curtain(second: Screen) -> None:
    second.application.replay.open()
    assert no_face_is_shown(second)
    press(second, Qt.Key.Key_Escape)
    assert second.table.phase is Phase.CURTAIN
    assert no_face_is_shown(second)
    second.take_seat()
    assert second.wait_for(Phase.PERSON) is Phase.PERSON


def test_a_tally_that_was_opened_again_ends_behind_the_curtain(second: Screen) -> None:
    second.click(second.item("openTally"))
    second.qtbot.waitUntil(lambda: second.shows("tallyStage"))
    press(second, Qt.Key.Key_Escape)
    assert second.table.phase is Phase.CURTAIN
    assert no_face_is_shown(second)


def test_a_hand_is_behind_the_curtain_while_both_choose_a_new_game(second: Screen) -> None:
    QTest.keyClick(second.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    second.click(second.button("New game")[0])
    second.qtbot.waitUntil(lambda: second.shows("opponentKind"))
    assert no_face_is_shown(second)
    press(second, Qt.Key.Key_Escape)
    assert second.table.phase is Phase.CURTAIN


def test_an_answer_about_the_hand_does_not_stay_over_a_tally(second: Screen) -> None:
    second.controller.announceContents(-1)
    (told,) = [text for text in second.texts() if "hand:" in text]
    second.click(second.item("openTally"))
    second.qtbot.waitUntil(lambda: second.shows("tallyStage"))
    second.qtbot.waitUntil(lambda: told not in second.texts(), timeout=1000)
