"""What two persons by curtains may look at together ends behind the curtain and names no hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.desktop.support.handover import no_face_is_shown
from tests.desktop.support.positions import AT_ONE_SCREEN, resume
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.deal import PLACEMENTS


@pytest.fixture
def second(reused_screen: Screen) -> Screen:
    """A game by curtains in its second election, with the hand of the person to play open."""
    resume(reused_screen, PLACEMENTS, headers=AT_ONE_SCREEN)
    reused_screen.wait_for(Phase.CURTAIN)
    reused_screen.take_seat()
    reused_screen.wait_for(Phase.PERSON)
    return reused_screen


def test_replay_ends_behind_the_curtain(second: Screen) -> None:
    second.controller.announceContents(-1)
    (told,) = [text for text in second.texts() if "hand:" in text]
    second.click(second.item("openTally"))
    second.qtbot.waitUntil(lambda: second.shows("tallyStage"))
    assert no_face_is_shown(second)
    second.qtbot.waitUntil(lambda: told not in second.texts(), timeout=1000)
    press(second, Qt.Key.Key_Escape)
    assert second.table.phase is Phase.CURTAIN
    assert no_face_is_shown(second)
    second.take_seat()
    assert second.wait_for(Phase.PERSON) is Phase.PERSON


def test_hand_is_covered_while_both_choose_a_new_game(second: Screen) -> None:
    press(second, Qt.Key.Key_N, held=Qt.KeyboardModifier.ControlModifier)
    second.click(second.button("New game")[0])
    second.qtbot.waitUntil(lambda: second.shows("opponentKind"))
    assert no_face_is_shown(second)
    press(second, Qt.Key.Key_Escape)
    assert second.table.phase is Phase.CURTAIN
