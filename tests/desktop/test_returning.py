"""A dialog that reopens after another one keeps everything typed and chosen in it."""

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
Control = Qt.KeyboardModifier.ControlModifier


def wait_for_sheet(screen: Screen, *titles: str) -> None:
    screen.qtbot.waitUntil(lambda: sheets(screen) == list(titles))


def read_the_rules(screen: Screen) -> None:
    """Open the rules from within the open dialog, and return to it."""
    before = sheets(screen)
    press(screen, Key.Key_F1)
    wait_for_sheet(screen, "Quick rules")
    press(screen, Key.Key_Escape)
    wait_for_sheet(screen, *before)


def describe(library: Screen) -> None:
    library.application.library.selection.select(2)
    press(library, Key.Key_F2)
    wait_for_sheet(library, "Title and note")


def chosen(screen: Screen) -> list[int]:
    """Return which of the opponents' cards are chosen."""
    cards = screen.visible_items("opponentCard")
    return [number for number, card in enumerate(cards) if card.property("checked")]


def test_title_survives_another_dialog_but_not_escape(library: Screen) -> None:
    describe(library)
    type_in(library, "My best game")
    read_the_rules(library)
    assert library.item("titleField").property("text") == "My best game"
    library.application.library.told.emit("30 games imported.")
    press(library, Key.Key_Escape)
    wait_for_sheet(library, "Library")
    assert told(library) == "30 games imported."
    describe(library)
    assert library.item("titleField").property("text") == ""
    press(library, Key.Key_Escape)
    press(library, Key.Key_Escape)
    press(library, Key.Key_L, held=Control)
    wait_for_sheet(library, "Library")
    assert told(library) != "30 games imported."


def test_opponent_chosen_for_a_new_game_stays_chosen(reused_screen: Screen) -> None:
    screen = reused_screen
    press(screen, Key.Key_Escape)
    press(screen, Key.Key_N, held=Control)
    wait_for_sheet(screen, "New game")
    screen.click(screen.visible_items("opponentCard")[6])
    assert chosen(screen) == [6]
    read_the_rules(screen)
    assert chosen(screen) == [6]
    screen.click(screen.item("details"))
    screen.click(screen.item("strength"))
    wait_for_sheet(screen, "Opponents’ strength")
    press(screen, Key.Key_Escape)
    wait_for_sheet(screen, "New game")
    assert chosen(screen) == [6]


def test_choices_for_a_study_stay_chosen(reused_screen: Screen) -> None:
    screen = reused_screen
    at_the_end(screen)
    screen.activate()
    screen.choose_entry("&Game", "&Play on from here…")
    wait_for_sheet(screen, "Play on from here")
    side = screen.item("playOnSide").property("current")
    screen.press("Ivory" if side else "Brown")
    screen.click(screen.visible_items("opponentCard")[5])
    read_the_rules(screen)
    assert chosen(screen) == [5]
    assert screen.item("playOnSide").property("current") == 1 - side


def test_noted_seal_is_not_replaced_by_that_of_the_game(reused_playing: Screen) -> None:
    """Otherwise any noted seal would match."""
    screen = reused_playing
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    screen.choose_entry("&Game", "&Check the deal…")
    wait_for_sheet(screen, "Check the deal")
    entry = screen.item("notedSeal")
    entry.forceActiveFocus()
    entry.setProperty("text", "")
    type_in(screen, "ab" * 32)
    read_the_rules(screen)
    assert screen.item("notedSeal").property("text") == "ab" * 32


def test_dialog_about_a_game_does_not_return_over_another(reused_screen: Screen) -> None:
    screen = reused_screen
    for entry, title in (
        ("&Check the deal…", "Check the deal"),
        ("&Play on from here…", "Play on from here"),
    ):
        at_the_end(screen)
        screen.activate()
        screen.choose_entry("&Game", entry)
        wait_for_sheet(screen, title)
        press(screen, Key.Key_F1)
        wait_for_sheet(screen, "Quick rules")
        resume(screen, TURN)
        press(screen, Key.Key_Escape)
        wait_for_sheet(screen)


def test_question_without_an_answer_does_not_return(reused_screen: Screen) -> None:
    """Nobody can resign once the curtain has fallen."""
    screen = reused_screen
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    wait_for_sheet(screen, "Resign?")
    press(screen, Key.Key_F1)
    wait_for_sheet(screen, "Quick rules")
    screen.table.cover()
    press(screen, Key.Key_Escape)
    wait_for_sheet(screen)


@pytest.mark.parametrize(
    ("question", "below_the_rules"),
    covering(
        [("&Resign…", "Resign?"), ("&Save as…", "Save as"), ("&New game…", "New game?")],
        [False, True],
    ),
)
def test_question_about_a_game_does_not_stay_over_another(
    playing: Screen, question: tuple[str, str], below_the_rules: bool
) -> None:
    entry, title = question
    playing.choose_entry("&Game", entry)
    wait_for_sheet(playing, title)
    if below_the_rules:
        press(playing, Key.Key_F1)
        wait_for_sheet(playing, "Quick rules")
    resume(playing, TURN)
    if below_the_rules:
        press(playing, Key.Key_Escape)
    wait_for_sheet(playing)
