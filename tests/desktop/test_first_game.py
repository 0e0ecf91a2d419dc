"""The first game in the real window: by mouse, by keys, with rejected tiles and with help."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QSignalSpy, QTest

from tests.desktop.support.channels import log_sentences
from tests.desktop.support.dialogs import focused, focused_text
from tests.desktop.support.items import in_window, qml_type, seen
from tests.desktop.support.lessons import (
    ENEMY,
    OWN,
    Key,
    await_sum,
    await_turn,
    begin,
    drag,
    lesson,
    play_to_the_end,
    slot,
)
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.bridge.table import lesson as lesson_state
from tyrus_desktop.desktop.game import teacher
from tyrus_desktop.desktop.game.lesson import SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.engine.tiles import Side

DIGIT = "A digit picks up a tile; Escape asks to leave."


@pytest.fixture
def taught(reused_screen: Screen) -> Screen:
    """The first game, at its first step."""
    return begin(reused_screen)


def texts(screen: Screen) -> list[str]:
    return [lesson(screen).happened, lesson(screen).toDo]


def test_first_game_by_mouse(taught: Screen) -> None:
    assert DIGIT not in taught.texts()  # No keys for a person who began by the mouse.
    asked = lesson(taught).toDo
    taught.point_at(taught.hand_tile(slot(taught, "S10")))
    taught.qtbot.waitUntil(lambda: lesson(taught).toDo != asked)
    assert taught.models.buildings.rows[OWN].hint_role == 0
    play_to_the_end(taught)
    assert taught.table.stage.view.winners == (Side.IVORY,)  # type: ignore[union-attr]
    enemy = [r for r in taught.models.tiles.rows if r.tile_side == 1 and r.place == TilePlace.HAND]
    assert [str(row.tile) for row in enemy] == ["S3", "S5", "M2", "M4", "P3", "P7"]
    assert (lesson(taught).side, lesson(taught).slot) == (1, 1)
    # The opponent is called by its side everywhere, as in the texts of the lesson.
    assert [row.player_name for row in taught.models.players.rows] == ["Player", "Brown"]
    assert any(line.startswith("Brown places a tile") for line in log_sentences(taught))
    assert not any("Tella" in line for line in log_sentences(taught))


def test_end_of_the_first_game(taught: Screen) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    assert "arranged" in lesson(taught).happened
    panel, rack = (in_window(each) for each in (taught.item("lessonEnd"), taught.items("rack")[0]))
    assert panel.top() < rack.top()
    assert panel.bottom() >= rack.bottom()
    taught.qtbot.waitUntil(lambda: "econd" in focused_text(taught))
    before = focused(taught)
    assert before is taught.item("secondLesson")
    assert before.x() < taught.item("newGameAfterLesson").x()
    press(taught, Key.Key_3, Key.Key_Right)
    assert focused(taught) is before
    stops = set()
    for _ in range(12):
        press(taught, Key.Key_Tab)
        stops.add(qml_type(focused(taught)) + focused(taught).objectName())
    assert not any("KeyboardPlay" in each or "openTally" in each for each in stops)
    taught.click(taught.item("secondLesson"))
    taught.wait_for(Phase.PERSON)
    assert lesson(taught).name == SECOND_GAME


def test_first_game_by_keys(reused_screen: Screen) -> None:
    screen = reused_screen
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


def test_rejected_tile_returns_with_its_consequence(taught: Screen) -> None:
    press(taught, Key.Key_4, Key.Key_Escape)
    tile = taught.hand_tile(slot(taught, "S10"))
    assert [item for item in taught.tiles() if item.property("marked")] == [tile]
    assert [plot.property("aimed") for plot in taught.items("building")].count(True) == 1
    assert taught.plot(OWN).property("aimed")
    drag(taught, "P6", OWN)
    assert texts(taught)[0].startswith("Priests counter there, but you have no votes")
    assert not taught.shows("placeForMe")
    drag(taught, "S10", ENEMY)
    assert texts(taught) == ["There it would be a bluff. Soldiers vote in your own citadel.", ""]
    assert not taught.game.view().standing
    assert all(row.place == TilePlace.HAND for row in taught.models.tiles.rows)
    taught.click(taught.item("placeForMe"))  # Offered after two misses.
    await_turn(taught, 2)
    assert str(taught.game.referee.placements[0]) == "S10>iC"
    assert not taught.shows("placeForMe")
    assert lesson(taught).toDo.startswith("Priests counter merchants.")


def test_rejected_tile_stays_held(taught: Screen) -> None:
    taught.click(taught.hand_tile(3))
    asked = taught.controller.lesson.building
    taught.click(taught.plot((asked + 3) % 6))
    assert taught.controller.heldSlot == 3
    place = slot(taught, "S10")
    press(taught, getattr(Key, f"Key_{place + 1}"), Key.Key_D)
    assert taught.controller.heldSlot == place
    heard = QSignalSpy(taught.controller.announced)
    press(taught, Key.Key_D)  # Announced again, though it is the same.
    said = [heard.at(number)[0] for number in range(heard.count())]
    assert lesson(taught).happened
    assert any(lesson(taught).happened in sentence for sentence in said)
    taught.click(taught.plot(asked))
    taught.qtbot.waitUntil(lambda: len(taught.game.referee.placements) == 1)
    assert taught.controller.heldSlot == -1


def test_help_is_offered_to_a_person_who_does_nothing(
    reused_screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = reused_screen
    monkeypatch.setattr(teacher, "PATIENCE_MS", 200)
    begin(screen)
    QTest.qWait(300)
    assert not screen.shows("placeForMe")  # The step asks for a look, not for a tile.
    press(screen, Key.Key_4, Key.Key_Escape)
    assert not screen.shows("placeForMe")
    screen.qtbot.waitUntil(lambda: screen.shows("placeForMe"))
    screen.click(screen.item("placeForMe"))
    await_turn(screen, 2)
    assert not screen.shows("placeForMe")
    screen.qtbot.waitUntil(lambda: screen.shows("placeForMe"))
    screen.controller.lesson.leave()
    changes = QSignalSpy(screen.table.changed)
    QTest.qWait(300)
    assert not changes.count()


def test_passing_pointer_is_no_look(taught: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    before = texts(taught)
    for tile in range(4):
        taught.point_at(taught.hand_tile(tile))
        QTest.qWait(lesson_state.LOOK_MS // 6)
    taught.point_at(taught.plot(4))
    QTest.qWait(lesson_state.LOOK_MS + 100)
    assert texts(taught) == before


def test_lesson_has_no_undo(taught: Screen) -> None:
    taught.state.settings.undo = "confirm"
    phases: list[Phase] = []
    taught.table.changed.connect(lambda: phases.append(taught.table.phase))
    said: list[str] = []
    taught.controller.answered.connect(said.append)
    drag(taught, "S10", OWN)
    taught.controller.takeBack()
    await_turn(taught, 2)
    assert Phase.PLACED not in phases
    placed = taught.game.referee.placements
    said.clear()
    QTest.keySequence(taught.window, QKeySequence("Ctrl+Z"))
    assert taught.game.referee.placements == placed
    assert not said
    assert str(placed[0]) == "S10>iC"


def test_board_of_a_lesson_uses_the_space_of_hidden_panels(taught: Screen) -> None:
    """Larger texts leave no space for the chart."""
    usual = in_window(taught.plot(2)).right() - in_window(taught.plot(0)).left()
    taught.state.settings.scale = 150
    taught.picture()
    (chart,) = taught.components("Chart")
    assert not seen(chart)
    left, right = in_window(taught.plot(0)).left(), in_window(taught.plot(2)).right()
    assert right - left > usual
    assert taught.window.width() - right < 10
    plates = taught.components("NamePlate")
    assert all(in_window(each).right() < left for each in plates)
