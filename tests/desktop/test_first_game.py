"""The first game in the real window: by mouse, by keys, with misses, and with help."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QSignalSpy, QTest

from tests.covering import first
from tests.desktop.conftest import Starter
from tests.desktop.support.channels import role
from tests.desktop.support.dialogs import focused, focused_text
from tests.desktop.support.first_game import (
    ENEMY,
    OWN,
    Key,
    await_sum,
    await_turn,
    begin,
    drag,
    lesson,
    play_to_the_end,
    play_to_the_tally,
    slot,
)
from tests.desktop.support.items import in_window, qml_type, seen
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.bridge.table import lesson as lesson_state
from tyrus_desktop.desktop.game import teacher
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.engine.tiles import Side


def texts(screen: Screen) -> list[str]:
    return [lesson(screen).happened, lesson(screen).toDo]


def test_the_first_game_is_played_by_the_mouse(taught: Screen) -> None:
    asked = [lesson(taught).toDo]
    taught.point_at(taught.hand_tile(slot(taught, "S10")))
    taught.qtbot.waitUntil(lambda: lesson(taught).toDo != asked[0])
    assert taught.models.buildings.rows[OWN].hint_role == 0
    play_to_the_end(taught)
    assert taught.table.stage.view.winners == (Side.IVORY,)  # type: ignore[union-attr]
    enemy = [r for r in taught.models.tiles.rows if r.tile_side == 1 and r.place == TilePlace.HAND]
    assert [str(row.tile) for row in enemy] == ["S3", "S5", "M2", "M4", "P3", "P7"]
    assert (lesson(taught).side, lesson(taught).slot) == (1, 1)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    assert "arranged" in lesson(taught).happened
    taught.click(taught.item("newGameAfterLesson"))
    taught.qtbot.waitUntil(lambda: taught.shows("opponentKind"))


def test_the_first_game_is_played_by_keys_alone(screen: Screen) -> None:
    press(screen, Key.Key_Return)
    screen.wait_for(Phase.PERSON)
    assert lesson(screen).keysToPress == "A digit picks up a tile; Escape asks to leave."
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
    screen.qtbot.waitUntil(
        lambda: bool(screen.models.tally.stop) and screen.models.tally.winner == 0
    )
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: lesson(screen).stopped)
    press(screen, Key.Key_Return)
    screen.wait_for(Phase.TAUGHT)
    press(screen, Key.Key_Tab, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


@pytest.mark.parametrize("by_key", [True, False])
def test_the_keys_to_press_are_shown_to_a_person_who_began_by_a_key(
    screen: Screen, by_key: bool
) -> None:
    if by_key:
        press(screen, Key.Key_Return)
    else:
        screen.click(screen.item("lesson"))
    screen.wait_for(Phase.PERSON)
    assert ("A digit picks up a tile; Escape asks to leave." in screen.texts()) == by_key
    assert screen.shows("tableRing") == by_key


@pytest.mark.parametrize("bluff", first(2, ["S2", "P5", "S4", "P1"]))
def test_any_bluff_is_accepted_and_wins(taught: Screen, bluff: str) -> None:
    play_to_the_tally(taught, bluff)
    tally = taught.game.view().tallies[0]
    assert (tally.ivory.total, tally.brown.total) == (8, 7)


def test_a_tile_that_was_clicked_into_the_wrong_building_is_still_picked_up(taught: Screen) -> None:
    buildings = taught.items("building")
    taught.click(taught.hand_tile(3))
    asked = taught.controller.lesson.building
    taught.click(buildings[(asked + 3) % 6])
    assert taught.controller.heldSlot == 3
    taught.click(buildings[asked])
    assert taught.controller.heldSlot == -1
    taught.qtbot.waitUntil(lambda: len(taught.game.referee.placements) == 1)


def test_a_tile_that_was_not_asked_for_comes_back_with_its_consequence(taught: Screen) -> None:
    drag(taught, "P6", OWN)
    assert texts(taught)[0].startswith("Priests counter there, but you have no votes")
    drag(taught, "S10", ENEMY)
    assert texts(taught) == ["There it would be a bluff. Soldiers vote in your own citadel.", ""]
    assert not taught.game.view().standing
    assert all(row.place == TilePlace.HAND for row in taught.models.tiles.rows)
    drag(taught, "S10", OWN)
    await_turn(taught, 2)
    assert lesson(taught).toDo.startswith("Priests counter merchants.")


def test_a_person_who_is_stuck_can_have_the_tile_placed(taught: Screen) -> None:
    drag(taught, "S1", OWN)
    assert not taught.shows("placeForMe")
    drag(taught, "S2", OWN)
    taught.click(taught.item("placeForMe"))
    await_turn(taught, 2)
    assert str(taught.game.referee.placements[0]) == "S10>iC"
    assert not taught.shows("placeForMe")


def test_a_person_who_does_nothing_for_a_while_can_have_the_tile_placed(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teacher, "PATIENCE_MS", 400)
    begin(screen)
    QTest.qWait(600)
    assert not screen.shows("placeForMe")  # Nothing is to be placed yet.
    press(screen, Key.Key_4, Key.Key_Escape)
    assert not screen.shows("placeForMe")
    screen.qtbot.waitUntil(lambda: screen.shows("placeForMe"))
    screen.click(screen.item("placeForMe"))
    await_turn(screen, 2)
    assert not screen.shows("placeForMe")
    screen.qtbot.waitUntil(lambda: screen.shows("placeForMe"))


@pytest.mark.parametrize("to_the_end", [False, True])
def test_no_help_is_offered_once_the_lesson_is_over(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, to_the_end: bool
) -> None:
    monkeypatch.setattr(teacher, "PATIENCE_MS", 100)
    begin(screen)
    if to_the_end:
        play_to_the_end(screen)
        screen.click(screen.item("lessonNext"))
        screen.wait_for(Phase.TAUGHT)
    else:
        press(screen, Key.Key_4, Key.Key_Escape)
        screen.controller.lesson.leave()
    changes = QSignalSpy(screen.table.changed)
    QTest.qWait(200)
    assert not changes.count()


def test_what_is_asked_for_is_marked(taught: Screen) -> None:
    press(taught, Key.Key_4, Key.Key_Escape)
    tile = taught.hand_tile(slot(taught, "S10"))
    marked = [item for item in taught.tiles() if item.property("marked")]
    assert marked == [tile]
    assert [
        plot.property("index") for plot in taught.items("building") if plot.property("aimed")
    ] == [OWN]


def test_the_pointer_in_passing_is_no_look(taught: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    before = texts(taught)
    for tile in range(4):
        taught.point_at(taught.hand_tile(tile))
        QTest.qWait(lesson_state.LOOK_MS // 6)
    taught.point_at(taught.plot(4))
    QTest.qWait(lesson_state.LOOK_MS + 100)
    assert texts(taught) == before


def test_a_tile_can_not_be_undone_in_a_lesson(start: Starter, store: QSettings) -> None:
    store.setValue("grace", "confirm")
    screen = begin(start(store))
    phases: list[Phase] = []
    screen.table.changed.connect(lambda: phases.append(screen.table.phase))
    drag(screen, "S10", OWN)
    screen.controller.takeBack()
    await_turn(screen, 2)
    assert Phase.PLACED not in phases
    placed = screen.game.referee.placements
    screen.controller.takeBack()
    assert screen.game.referee.placements == placed
    said: list[str] = []
    screen.controller.answered.connect(said.append)
    QTest.keySequence(screen.window, QKeySequence("Ctrl+Z"))
    assert not said, "What a lesson says is its sentence."
    assert str(placed[0]) == "S10>iC"


def test_the_opponent_has_one_name_in_the_lesson_its_plate_and_the_log(taught: Screen) -> None:
    """The texts of the lesson call it by its side, as the buildings do."""
    play_to_the_end(taught)
    assert [row.player_name for row in taught.models.players.rows] == ["Player", "Brown"]
    heard = [
        str(role(taught.models.log, row, "sentence")) for row in range(len(taught.models.log.rows))
    ]
    assert any(line.startswith("Brown places a tile") for line in heard)
    assert not any("Tella" in line for line in heard)


def test_the_end_of_the_lesson_covers_the_rack_of_the_hand(taught: Screen) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    panel, rack = (in_window(each) for each in (taught.item("lessonEnd"), taught.items("rack")[0]))
    assert panel.top() < rack.top()
    assert panel.bottom() >= rack.bottom()


def test_the_board_of_a_lesson_takes_the_room_of_the_panels_that_larger_texts_leave_out(
    taught: Screen,
) -> None:
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


def test_a_tile_that_is_refused_stays_picked_up_however_it_was_placed(taught: Screen) -> None:
    place = slot(taught, "S10")
    press(taught, getattr(Key, f"Key_{place + 1}"), Key.Key_D)
    assert lesson(taught).happened
    assert taught.controller.heldSlot == place
    heard = QSignalSpy(taught.controller.announced)
    press(taught, Key.Key_D)  # Said once more, though it is the same.
    said = [heard.at(number)[0] for number in range(heard.count())]
    assert any(lesson(taught).happened in sentence for sentence in said)


def test_at_the_end_no_key_moves_the_focus_below_the_last_panel(taught: Screen) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    taught.qtbot.waitUntil(lambda: "econd" in focused_text(taught))
    before = focused(taught)
    press(taught, Key.Key_3, Key.Key_Right)
    assert focused(taught) is before
    stops = set()
    for _ in range(12):
        press(taught, Key.Key_Tab)
        stops.add(qml_type(focused(taught)) + focused(taught).objectName())
    assert not any("KeyboardPlay" in each or "openTally" in each for each in stops)
