"""The first lesson in the real window: by mouse, by keys, and with rejected tiles."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from tests.desktop.support.channels import log_sentences
from tests.desktop.support.dialogs import focused_text
from tests.desktop.support.lessons import (
    ENEMY,
    OWN,
    SECOND_GAME,
    await_sum,
    await_turn,
    begin,
    drag,
    lesson,
    lesson_name,
    play,
    slot,
)
from tests.desktop.support.screen import Key, Screen, press
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, read
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace

DIGIT = "A digit picks up a tile; Escape asks to leave."


@pytest.fixture
def taught(screen: Screen) -> Screen:
    """The first game, at its first step."""
    return begin(screen)


def texts(screen: Screen) -> list[str]:
    return [lesson(screen).happened, lesson(screen).toDo]


def test_first_lesson_played_by_mouse_leads_to_the_second(taught: Screen) -> None:
    assert DIGIT not in taught.texts()  # No keys for a person who began by the mouse.
    asked = lesson(taught).toDo
    taught.point_at(taught.hand_tile(slot(taught, "S10")))
    taught.qtbot.waitUntil(lambda: lesson(taught).toDo != asked)
    assert taught.models.buildings.rows[OWN].hint_role == 0
    play(taught, read(FIRST_GAME))
    enemy = [r for r in taught.models.tiles.rows if r.tile_side == 1 and r.place == TilePlace.HAND]
    assert [str(row.tile) for row in enemy] == ["S3", "S5", "M2", "M4", "P3", "P7"]
    # The opponent is called by its side everywhere, as in the texts of the lesson.
    assert [row.player_name for row in taught.models.players.rows] == ["Player", "Brown"]
    assert not any("Tella" in line for line in log_sentences(taught))
    assert "drawn at random" in lesson(taught).happened
    taught.qtbot.waitUntil(lambda: focused_text(taught) == "Next lesson")
    taught.click(taught.item("nextLesson"))
    taught.wait_for(Phase.PERSON)
    assert lesson_name(taught) == SECOND_GAME


def test_first_lesson_can_be_completed_by_keyboard(screen: Screen) -> None:
    press(screen, Key.Key_Return)
    screen.wait_for(Phase.PERSON)
    assert lesson(screen).keysToPress == DIGIT
    assert DIGIT in screen.texts()
    assert screen.shows("tableRing")
    press(screen, Key.Key_4)
    assert lesson(screen).keysToPress == "Keys: 4, then A."
    press(screen, Key.Key_A)
    await_turn(screen, 2)
    assert lesson(screen).keysToPress == "Keys: 8, then A."
    press(screen, Key.Key_8, Key.Key_A)
    await_turn(screen, 4)
    press(screen, Key.Key_1, Key.Key_Q)
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)
    press(screen, Key.Key_Space)
    for side in (0, 1):
        await_sum(screen, side)
        press(screen, Key.Key_Space)
    tally = screen.models.tally
    screen.qtbot.waitUntil(lambda: bool(tally.stop) and tally.winner == 0)
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: lesson(screen).stopped)
    press(screen, Key.Key_Return)
    screen.wait_for(Phase.TAUGHT)
    press(screen, Key.Key_Tab, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


def test_lesson_returns_a_rejected_tile_and_explains_why(taught: Screen) -> None:
    press(taught, Key.Key_4, Key.Key_Escape)
    tile = taught.hand_tile(slot(taught, "S10"))
    assert [item for item in taught.tiles() if item.property("marked")] == [tile]
    assert [plot.property("aimed") for plot in taught.items("building")].count(True) == 1
    assert taught.plot(OWN).property("aimed")
    drag(taught, "P6", OWN)
    assert texts(taught)[0].startswith("Priests counter there, but you have no votes")
    to_do = "Put your 10\u00a0soldiers in your citadel: ten votes."
    assert texts(taught)[1] == to_do
    assert taught.state.prompt.endswith(to_do)
    assert not taught.shows("placeForMe")
    drag(taught, "S10", ENEMY)
    assert texts(taught) == [
        "There it would be a bluff. Soldiers vote in your own citadel.",
        to_do,
    ]
    assert not taught.game.view().standing
    assert all(row.place == TilePlace.HAND for row in taught.models.tiles.rows)
    taught.click(taught.item("placeForMe"))  # Offered after two misses.
    await_turn(taught, 2)
    assert str(taught.game.referee.placements[0]) == "S10>iC"
    assert not taught.shows("placeForMe")
    assert lesson(taught).toDo.startswith("Priests counter merchants.")


def test_lesson_offers_no_undo(taught: Screen) -> None:
    taught.state.settings.undo = "confirm"
    drag(taught, "S10", OWN)
    assert taught.table.phase is not Phase.PLACED
    taught.controller.takeBack()
    await_turn(taught, 2)
    QTest.keySequence(taught.window, QKeySequence("Ctrl+Z"))
    assert str(taught.game.referee.placements[0]) == "S10>iC"
