"""A dialog to which another one returns is as it was: nothing typed or chosen in it is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.covering import covering
from tests.desktop.support.library_window import told, type_in
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.screen import Screen, press, sheets
from tests.desktop.support.studying import at_the_end
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key


def read_the_rules(screen: Screen) -> None:
    """Open the rules from within the open dialog, and come back to it."""
    before = sheets(screen)
    press(screen, Key.Key_F1)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quick rules"])
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == before)


def describe(library: Screen) -> None:
    library.application.library.select(2, False, False)
    press(library, Key.Key_F2)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Title and note"])


def chosen(screen: Screen) -> list[int]:
    """Return which of the cards of opponents are chosen."""
    cards = screen.visible_items("opponentCard")
    return [number for number, card in enumerate(cards) if card.property("checked")]


def test_a_title_that_is_being_written_is_still_there(library: Screen) -> None:
    describe(library)
    type_in(library, "My best game")
    read_the_rules(library)
    assert library.item("titleField").property("text") == "My best game"


def test_a_title_that_was_given_up_is_not(library: Screen) -> None:
    describe(library)
    type_in(library, "My best game")
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])
    describe(library)
    assert library.item("titleField").property("text") == ""


def test_the_opponent_that_was_chosen_for_a_new_game_stays_chosen(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    press(screen, Key.Key_N, held=Qt.KeyboardModifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    screen.click(screen.visible_items("opponentCard")[6])
    assert chosen(screen) == [6]
    read_the_rules(screen)
    assert chosen(screen) == [6]
    screen.click(screen.item("details"))
    screen.click(screen.item("strength"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Opponents’ strength"])
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    assert chosen(screen) == [6]


def test_what_was_chosen_for_a_study_stays_chosen(screen: Screen) -> None:
    at_the_end(screen)
    screen.activate()
    screen.choose_entry("&Game", "&Play on from here…")
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Play on from here"])
    side = screen.item("playOnSide").property("current")
    screen.press("Ivory" if side else "Brown")
    screen.click(screen.visible_items("opponentCard")[5])
    read_the_rules(screen)
    assert chosen(screen) == [5]
    assert screen.item("playOnSide").property("current") == 1 - side


def test_a_seal_that_was_noted_is_not_replaced_by_the_games_own(screen: Screen) -> None:
    """Else any would be found right."""
    press(screen, Key.Key_Escape)
    screen.play_computer()
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    screen.choose_entry("&Game", "&Check the deal…")
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Check the deal"])
    entry = screen.item("notedSeal")
    entry.forceActiveFocus()
    entry.setProperty("text", "")
    type_in(screen, "ab" * 32)
    read_the_rules(screen)
    assert screen.item("notedSeal").property("text") == "ab" * 32


def test_what_the_library_tells_meanwhile_is_told_once_one_is_back(library: Screen) -> None:
    describe(library)
    library.application.library.told.emit("30 games imported.")
    press(library, Key.Key_Escape)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])
    assert told(library) == "30 games imported."
    press(library, Key.Key_Escape)
    press(library, Key.Key_L, held=Qt.KeyboardModifier.ControlModifier)
    library.qtbot.waitUntil(lambda: sheets(library) == ["Library"])
    assert told(library) != "30 games imported."


@pytest.mark.parametrize(
    ("entry", "title"),
    [("&Check the deal…", "Check the deal"), ("&Play on from here…", "Play on from here")],
)
def test_a_dialog_about_one_game_does_not_come_back_over_another(
    screen: Screen, entry: str, title: str
) -> None:
    at_the_end(screen)
    screen.activate()
    screen.choose_entry("&Game", entry)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [title])
    press(screen, Key.Key_F1)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quick rules"])
    resume(screen, TURN)
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])


@pytest.mark.parametrize(
    ("question", "below_the_rules"),
    covering(
        [("&Resign…", "Resign?"), ("&Save as…", "Save as"), ("&New game…", "New game?")],
        [False, True],
    ),
)
def test_a_question_about_one_game_does_not_stay_over_another(
    playing: Screen, question: tuple[str, str], below_the_rules: bool
) -> None:
    entry, title = question
    playing.choose_entry("&Game", entry)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [title])
    if below_the_rules:
        press(playing, Key.Key_F1)
        playing.qtbot.waitUntil(lambda: sheets(playing) == ["Quick rules"])
    resume(playing, TURN)
    if below_the_rules:
        press(playing, Key.Key_Escape)
    playing.qtbot.waitUntil(lambda: sheets(playing) == [])


def test_a_question_that_has_no_answer_any_more_does_not_come_back(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Resign?"])
    press(screen, Key.Key_F1)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quick rules"])
    screen.table.cover()
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
