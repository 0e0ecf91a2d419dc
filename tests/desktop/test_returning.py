"""A dialog that reopens after another one keeps everything typed and chosen in it."""

from tests.desktop.support.library_window import type_in
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.screen import CONTROL, Key, Screen, press, sheets
from tests.desktop.support.studying import at_the_end


def wait_for_sheet(screen: Screen, *titles: str) -> None:
    screen.qtbot.waitUntil(lambda: sheets(screen) == list(titles))


def open_rules(screen: Screen) -> None:
    press(screen, Key.Key_F1)
    wait_for_sheet(screen, "Quick rules")


def read_the_rules(screen: Screen) -> None:
    """Open the rules from within the open dialog, and return to it."""
    before = sheets(screen)
    open_rules(screen)
    press(screen, Key.Key_Escape)
    wait_for_sheet(screen, *before)


def test_typed_title_survives_another_dialog_but_not_escape(library: Screen) -> None:
    for typed in ("My best game", ""):
        library.application.library.selection.select(2)
        press(library, Key.Key_F2)
        wait_for_sheet(library, "Title and note")
        if typed:
            type_in(library, typed)
            read_the_rules(library)
        assert library.item("titleField").property("text") == typed
        press(library, Key.Key_Escape)
        wait_for_sheet(library, "Your games")


def test_new_game_keeps_the_chosen_opponent_after_another_dialog(screen: Screen) -> None:

    def chosen() -> list[int]:
        cards = screen.visible_items("opponentCard")
        return [number for number, card in enumerate(cards) if card.property("checked")]

    press(screen, Key.Key_Escape)
    press(screen, Key.Key_N, held=CONTROL)
    wait_for_sheet(screen, "New game")
    screen.click(screen.visible_items("opponentCard")[6])
    read_the_rules(screen)
    assert chosen() == [6]
    screen.click(screen.item("details"))
    screen.click(screen.item("strength"))
    wait_for_sheet(screen, "Opponents’ strength")
    press(screen, Key.Key_Escape)
    wait_for_sheet(screen, "New game")
    assert chosen() == [6]


def test_reopened_dialog_keeps_the_seal_that_was_typed(playing: Screen) -> None:
    """If the dialog filled in the game's own seal, the check would always succeed."""
    playing.give_up()
    playing.choose_entry("&Game", "&Check the deal…")
    wait_for_sheet(playing, "Check the deal")
    entry = playing.item("notedSeal")
    entry.forceActiveFocus()
    entry.setProperty("text", "")
    type_in(playing, "ab" * 32)
    read_the_rules(playing)
    assert playing.item("notedSeal").property("text") == "ab" * 32


def test_dialog_about_a_game_does_not_reopen_over_another_game(screen: Screen) -> None:
    for entry, title in (
        ("&Check the deal…", "Check the deal"),
        ("&Play on from here…", "Play on from here"),
    ):
        at_the_end(screen)
        screen.activate()
        screen.choose_entry("&Game", entry)
        wait_for_sheet(screen, title)
        open_rules(screen)
        resume(screen, TURN)
        press(screen, Key.Key_Escape)
        wait_for_sheet(screen)


def test_resign_question_does_not_reopen_once_resigning_is_impossible(screen: Screen) -> None:
    """Nobody can resign after the curtain has fallen or another game was opened."""
    for change in (screen.table.cover, lambda: resume(screen, TURN)):
        resume(screen, TURN, headers=AT_ONE_SCREEN)
        screen.take_seat()
        screen.choose_entry("&Game", "&Resign…")
        wait_for_sheet(screen, "Resign?")
        open_rules(screen)
        change()
        press(screen, Key.Key_Escape)
        wait_for_sheet(screen)
