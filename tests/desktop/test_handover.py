"""The screen changes hands by two deliberate actions, whatever the input and the seating."""

from itertools import groupby

import pytest
from PySide6.QtTest import QTest

from tests.desktop.support.handover import (
    ACTIVATING,
    STEPS,
    act,
    close_curtain,
    names,
    no_face_is_shown,
    repeat,
    settle,
)
from tests.desktop.support.items import keep, place
from tests.desktop.support.positions import AT_ONE_SCREEN, resume
from tests.desktop.support.screen import (
    CONTROL,
    LEFT,
    NO_MODIFIER,
    SHIFT,
    Key,
    Screen,
    press,
    sheets,
)
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import ALL_TILES

pytestmark = pytest.mark.usefixtures("screen_reader")


def test_each_curtain_step_takes_a_tab_and_a_key_press(screen: Screen) -> None:
    close_curtain(screen, "curtains")
    for key in ACTIVATING:
        for step in STEPS:
            screen.armed(step)
            assert screen.window.activeFocusItem().objectName() == "curtainPanel"
            press(screen, Key.Key_Tab)
            focused = screen.window.activeFocusItem()
            assert focused.objectName() == step
            assert focused.property("focusVisible")
            press(screen, key)
        screen.wait_for(Phase.PERSON)
        assert not no_face_is_shown(screen)
        press(screen, Key.Key_1, Key.Key_A)
        screen.wait_for(Phase.CURTAIN)


def test_screen_reader_can_open_the_curtain_without_revealing_tiles(screen: Screen) -> None:
    close_curtain(screen, "slots")
    ears = screen.listen()
    for plot in screen.items("building"):
        screen.click(plot)
        screen.point_at(plot)
    press(screen, Key.Key_1, Key.Key_Left, Key.Key_Up, Key.Key_Return, Key.Key_Escape)
    assert not ears
    assert screen.controller.heldSlot == -1
    assert not {words.building(building) for building in BUILDINGS} & set(names(screen))

    name = screen.state.nextPlayer
    screen.qtbot.waitUntil(lambda: f"I am {name}" in names(screen))
    assert "Show my tiles" not in names(screen)
    act(screen, f"I am {name}")
    assert screen.table.phase is Phase.SEATED
    for aim in (-1, 4):
        screen.controller.announceStatus(-1)
        screen.controller.announceContents(aim)
    screen.armed("showTiles")
    told = [*ears, *screen.texts(), *names(screen)]
    assert f"{name}, your tiles are still hidden" in ears[0]
    assert not [text for text in told for tile in ALL_TILES if words.tile(tile) in text]

    screen.qtbot.waitUntil(lambda: "Show my tiles" in names(screen))
    assert f"I am {name}" not in names(screen)
    act(screen, "Show my tiles")
    assert screen.wait_for(Phase.PERSON, Phase.LOOKING)
    assert not no_face_is_shown(screen)


# Looking at slots


@pytest.fixture
def looking(screen: Screen) -> Screen:
    """Open play: the second player has just opened the curtain with Enter, which is still held."""
    screen.controller.newGames.playTwo("Claire", "Denis", 0, True)
    screen.wait_for(Phase.CURTAIN)
    screen.click(screen.armed("sitDown"))
    screen.armed("showTiles")
    press(screen, Key.Key_Tab)
    QTest.keyPress(screen.window, Key.Key_Return)
    assert screen.table.phase is Phase.LOOKING
    return screen


def test_accidental_input_neither_ends_a_look_nor_reveals_a_hand(looking: Screen) -> None:
    repeat(looking, Key.Key_Return)
    assert not looking.item("seen").isEnabled()
    assert looking.table.phase is Phase.LOOKING
    QTest.keyRelease(looking.window, Key.Key_Return)
    seen = looking.armed("seen")
    for key in (*ACTIVATING, *ACTIVATING):
        press(looking, key)
        settle()
    assert looking.table.phase is Phase.LOOKING
    at, area = looking.middle(seen), place(seen)
    for _ in range(5):
        QTest.mouseClick(looking.window, LEFT, NO_MODIFIER, at)
        settle()
    looking.wait_for(Phase.CURTAIN)
    assert no_face_is_shown(looking)
    for step in STEPS:
        assert place(looking.item(step)).intersected(area).isEmpty()


def test_open_play_begins_after_both_looks_and_allows_another_look(looking: Screen) -> None:
    phases = [looking.table.phase]
    looking.table.changed.connect(lambda: phases.append(looking.table.phase))
    QTest.keyRelease(looking.window, Key.Key_Return)
    looking.armed("seen")
    press(looking, Key.Key_Tab, Key.Key_Space)
    looking.wait_for(Phase.CURTAIN)
    looking.take_seat()
    looking.stop_looking()
    looking.wait_for(Phase.PERSON)
    assert [phase for phase, _ in groupby(phases)] == [
        *(Phase.LOOKING, Phase.CURTAIN, Phase.SEATED, Phase.LOOKING, Phase.PERSON)
    ]
    at = looking.middle(looking.item("lookAgain"))
    for _ in range(4):
        QTest.mouseClick(looking.window, LEFT, NO_MODIFIER, at)
        settle()
    assert looking.table.phase in (Phase.CURTAIN, Phase.SEATED)
    assert no_face_is_shown(looking)


# Screens that both players may see


@pytest.fixture
def second(screen: Screen) -> Screen:
    """A game by curtains in its second election, with the hand of the person to play open."""
    resume(screen, PLACEMENTS, headers=AT_ONE_SCREEN)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    return screen


def test_closing_a_replay_leaves_the_curtain_closed(second: Screen) -> None:
    second.controller.announceContents(-1)
    (told,) = [text for text in second.texts() if "hand:" in text]
    keep(second.item("notice"))
    second.click(second.item("ledgerButton"))
    second.click(second.item("openTally"))
    second.qtbot.waitUntil(lambda: second.shows("tallyStage"))
    assert no_face_is_shown(second)
    second.qtbot.waitUntil(lambda: told not in second.texts())
    press(second, Key.Key_Escape)
    assert second.table.phase is Phase.CURTAIN
    assert no_face_is_shown(second)
    second.take_seat()
    assert second.wait_for(Phase.PERSON) is Phase.PERSON


def test_no_game_is_saved_as_a_file_behind_the_curtain(screen: Screen) -> None:

    def save_as() -> None:
        press(screen, Key.Key_S, held=CONTROL | SHIFT)

    close_curtain(screen, "curtains")
    (not_saved,) = screen.items("notSaved")  # It is shown once a game could not be saved.
    save_as()
    settle()
    assert not sheets(screen)
    assert not not_saved.isEnabled()
    screen.take_seat()
    assert not_saved.isEnabled()
    save_as()
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Save as"])
    screen.table.cover()
    screen.qtbot.waitUntil(lambda: not sheets(screen))
    assert screen.table.phase is Phase.CURTAIN


def test_new_game_dialog_covers_the_hand(second: Screen) -> None:
    press(second, Key.Key_N, held=CONTROL)
    second.click(second.button("New game")[0])
    second.qtbot.waitUntil(lambda: second.shows("opponentKind"))
    assert no_face_is_shown(second)
    press(second, Key.Key_Escape)
    assert second.table.phase is Phase.CURTAIN
