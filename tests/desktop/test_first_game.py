"""The first game in the real window: by mouse, by keys, with misses, left early, and to its end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop import channels
from tests.desktop.channels import role
from tests.desktop.conftest import Starter, close
from tests.desktop.positions import AGAINST_COMPUTER, game
from tests.desktop.screen import Screen
from tyrus_desktop.desktop.bridge import lesson_state
from tyrus_desktop.desktop.bridge.lesson_state import LessonState
from tyrus_desktop.desktop.game import teacher
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, Lesson, read
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import HAND
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import journal

Key = Qt.Key
OWN, ENEMY = 0, 3
"""The two citadels."""


def lesson(screen: Screen) -> LessonState:
    return screen.controller.lesson


def begin(screen: Screen) -> Screen:
    screen.click(screen.item("firstGame"))
    screen.wait_for(Phase.PERSON)
    return screen


@pytest.fixture
def taught(screen: Screen) -> Screen:
    """The first game, at its first step."""
    return begin(screen)


def slot(screen: Screen, tile: str) -> int:
    return [str(each) for each in screen.game.view().hand].index(tile)


def drag(screen: Screen, tile: str, building: int) -> None:
    screen.drag_tile(slot(screen, tile), building)


def await_turn(screen: Screen, placed: int) -> None:
    screen.qtbot.waitUntil(
        lambda: screen.table.phase is Phase.PERSON and len(screen.game.referee.placements) == placed
    )


def await_sum(screen: Screen, side: int) -> None:
    screen.qtbot.waitUntil(lambda: lesson(screen).sumSide == side)


def press(screen: Screen, *keys: Qt.Key) -> None:
    screen.window.requestActivate()
    screen.qtbot.waitUntil(screen.window.isActive)
    for key in keys:
        QTest.keyClick(screen.window, key)


def play_to_the_tally(screen: Screen, bluff: str = "S1") -> None:
    drag(screen, "S10", OWN)
    await_turn(screen, 2)
    drag(screen, "P6", OWN)
    await_turn(screen, 4)
    drag(screen, bluff, ENEMY)
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)


def play_to_the_end(screen: Screen) -> None:
    play_to_the_tally(screen)
    screen.click(screen.item("lessonNext"))
    screen.qtbot.waitUntil(lambda: lesson(screen).sumSide == 0)
    for side in (0, 1):
        await_sum(screen, side)
        screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(
        lambda: bool(screen.models.tally.stop) and screen.models.tally.winner == 0
    )
    screen.click(screen.item("tallyNext"))
    screen.qtbot.waitUntil(lambda: screen.shows("lessonNext"))


def texts(screen: Screen) -> list[str]:
    return [lesson(screen).happened, lesson(screen).toDo]


# Its course


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
    assert lesson(screen).keysToPress == "A digit picks up a tile; Escape leaves."
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
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


@pytest.mark.parametrize("by_key", [True, False])
def test_the_keys_to_press_are_shown_to_who_began_by_a_key(screen: Screen, by_key: bool) -> None:
    if by_key:
        press(screen, Key.Key_Return)
    else:
        screen.click(screen.item("firstGame"))
    screen.wait_for(Phase.PERSON)
    assert ("A digit picks up a tile; Escape leaves." in screen.texts()) == by_key
    assert screen.shows("tableRing") == by_key


@pytest.mark.parametrize("bluff", first(2, ["S2", "P5", "S4", "P1"]))
def test_any_bluff_is_taken_and_wins(taught: Screen, bluff: str) -> None:
    play_to_the_tally(taught, bluff)
    tally = taught.game.view().tallies[0]
    assert (tally.ivory.total, tally.brown.total) == (8, 7)


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


def test_who_is_stuck_can_have_the_tile_placed(taught: Screen) -> None:
    drag(taught, "S1", OWN)
    assert not taught.shows("placeForMe")
    drag(taught, "S2", OWN)
    taught.click(taught.item("placeForMe"))
    await_turn(taught, 2)
    assert str(taught.game.referee.placements[0]) == "S10>iC"
    assert not taught.shows("placeForMe")


def test_who_does_nothing_for_a_while_can_have_the_tile_placed(
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
    drag(screen, "S10", OWN)
    await_turn(screen, 2)


# Leaving


def test_escape_puts_a_held_tile_down_and_then_leaves(taught: Screen) -> None:
    press(taught, Key.Key_4)
    assert taught.controller.heldSlot == 3
    press(taught, Key.Key_Escape)
    assert taught.controller.heldSlot == -1
    assert lesson(taught).running
    press(taught, Key.Key_Escape)
    assert taught.table.phase is Phase.NO_GAME
    assert taught.table.game is None


def test_escape_leaves_from_every_stop(taught: Screen) -> None:
    play_to_the_tally(taught)
    press(taught, Key.Key_Space)
    taught.qtbot.waitUntil(lambda: lesson(taught).sumSide == 0)
    press(taught, Key.Key_Escape)
    assert taught.table.phase is Phase.NO_GAME
    assert not taught.models.tally.open
    taught.click(taught.item("newGame"))
    taught.qtbot.waitUntil(lambda: taught.shows("opponentKind"))


def test_a_lesson_can_be_left_while_the_opponent_thinks(taught: Screen) -> None:
    wait = taught.table.opponent.await_placement
    taught.table.opponent.await_placement = lambda pace: wait(0.2)  # type: ignore[method-assign]  # noqa: ARG005
    drag(taught, "S10", OWN)
    taught.wait_for(Phase.COMPUTER)
    taught.click(taught.item("leaveLesson"))
    assert taught.table.phase is Phase.NO_GAME
    QTest.qWait(400)
    assert taught.table.phase is Phase.NO_GAME


# Nothing is left of it


def test_a_lesson_leaves_no_record_and_no_statistic(taught: Screen, store: QSettings) -> None:
    play_to_the_end(taught)
    taught.click(taught.item("lessonNext"))
    taught.wait_for(Phase.TAUGHT)
    taught.wait_until_kept()
    assert not taught.games_folder.exists() or not list(taught.games_folder.iterdir())
    assert taught.state.settings.talliesSeen == 0
    assert taught.state.settings.told == ""
    taught.click(taught.item("closeLesson"))
    assert set(store.allKeys()) - {"introduced", "window"} == set(KEYS)


KEYS = ("language", "speed", "theme", "grace", "afterTally", "lookedBack")


def test_a_program_that_is_killed_in_a_lesson_offers_no_game(
    taught: Screen, start: Starter, store: QSettings
) -> None:
    drag(taught, "S10", OWN)
    await_turn(taught, 2)
    close(taught)
    again = start(store)
    again.application.open(None)
    again.wait_until_kept()
    assert not again.shows("resumeOffer")
    assert again.shows("firstGame")


def test_a_lesson_can_neither_be_saved_nor_resigned_nor_interrupted_by_a_question(
    taught: Screen,
) -> None:
    assert not taught.state.gameOn
    assert not taught.state.canGiveUp
    assert not taught.state.unfinished


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
    panel, rack = (
        each.mapRectToScene(each.boundingRect())
        for each in (taught.item("lessonEnd"), taught.items("rack")[0])
    )
    assert panel.top() < rack.top()
    assert panel.bottom() >= rack.bottom()


# When it is offered


@pytest.mark.parametrize("finished", [True, False])
def test_the_first_game_is_not_offered_again_once_seen(
    taught: Screen, start: Starter, store: QSettings, finished: bool
) -> None:
    if finished:
        play_to_the_end(taught)
        taught.click(taught.item("lessonNext"))
        taught.wait_for(Phase.TAUGHT)
        taught.click(taught.item("closeLesson"))
    else:
        press(taught, Key.Key_Escape)
    assert not taught.shows("firstGame")
    close(taught)
    again = start(store)
    assert not again.shows("firstGame")
    again.choose_entry("&Help", "&First game")
    again.wait_for(Phase.PERSON)
    assert lesson(again).running


def test_the_first_game_is_not_offered_after_a_real_one(
    screen: Screen, start: Starter, store: QSettings
) -> None:
    screen.play_computer()
    close(screen)
    assert not start(store).shows("firstGame")


def test_a_lesson_begun_from_a_real_game_leaves_it_to_be_resumed(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(1)
    record = screen.kept()
    screen.choose_entry("&Help", "&First game")
    screen.wait_for(Phase.PERSON)
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))
    screen.click(screen.item("resumeOffer"))
    screen.wait_for(Phase.PERSON)
    assert screen.kept().placements == record.placements


def test_the_offer_to_resume_survives_a_lesson(start: Starter, store: QSettings) -> None:
    screen = start(store)
    whole = game()
    record = Record(AGAINST_COMPUTER, whole.deal, whole.placements[:20])
    journal.write(screen.games_folder / "unfinished.tyrus", record)
    screen.application.open(None)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))
    assert not screen.shows("firstGame")
    screen.choose_entry("&Help", "&First game")
    screen.wait_for(Phase.PERSON)
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))


# Hidden information

SECRET = [0]
"""A number that depends on hidden tiles; the planted leak tells it."""


def other_world(seed: int) -> Lesson:
    """Return the first game with other tiles in Brown's places, and other ones to be drawn."""
    whole = read(FIRST_GAME)
    deal = whole.record.deal
    rng = random.Random(seed)
    brown = rng.sample(deal.brown, k=len(deal.brown))
    ivory = [*deal.ivory[:HAND], *rng.sample(deal.ivory[HAND:], k=len(deal.ivory) - HAND)]
    elections = (deal.elections[0], *rng.sample(deal.elections[1:], k=8))
    new = dict(zip(deal.brown, brown, strict=True))
    placements = tuple(
        Placement(new[each.tile], each.building) if number % 2 else each
        for number, each in enumerate(whole.record.placements)
    )
    dealt = replace(deal, brown=tuple(brown), ivory=tuple(ivory), elections=elections)
    return replace(whole, record=Record({}, dealt, placements))


def everything_told(screen: Screen, whole: Lesson) -> list[dict[str, object]]:
    """Play up to the turning with misses, and return all channels at each moment on the way."""
    heard = channels.Announcements(screen.controller, screen.application.saved_games)
    told: list[dict[str, object]] = []

    def note() -> None:
        QTest.qWait(30)  # Until descriptions and layouts are up to date.
        told.append(channels.snapshot(screen, heard) | channels.values(lesson(screen)))

    screen.table.teach(whole)
    await_turn(screen, 0)
    for tile, building, placed in (("S10", OWN, 2), ("P6", OWN, 4), ("S1", ENEMY, 6)):
        note()
        for index in range(len(BUILDINGS)):
            if index != building:
                assert not screen.controller.place(slot(screen, tile), index)
                note()
        assert screen.controller.place(slot(screen, tile), building)
        if placed < 6:
            await_turn(screen, placed)
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)
    note()
    return told


def told_apart(start: Starter, store: QSettings, *others: Lesson) -> list[set[str]]:
    """Return for each moment which channels tell these lessons from the real one."""
    found: list[set[str]] = [set() for _ in range(19)]
    real: list[dict[str, object]] = []
    for whole in (read(FIRST_GAME), *others):
        SECRET[0] = sum(each.tile.value * n for n, each in enumerate(whole.record.placements))
        screen = start(store)
        told = everything_told(screen, whole)
        close(screen)
        real = real or told
        found = [
            before | channels.differences(*each)
            for before, *each in zip(found, real, told, strict=True)
        ]
    return found


def test_no_text_before_the_turning_depends_on_a_hidden_tile(
    start: Starter, store: QSettings
) -> None:
    assert told_apart(start, store, other_world(3)) == 19 * [set()]


def test_a_lesson_that_tells_a_hidden_tile_is_detected(
    start: Starter, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = words.lesson_sentences

    def leaking(texts: Mapping[str, tuple[str, str]]) -> tuple[str, str]:
        happened, to_do = tell(texts)
        return f"{happened} {SECRET[0]}", to_do

    monkeypatch.setattr(words, "lesson_sentences", leaking)
    found = told_apart(start, store, other_world(3))
    assert {"texts", "picture", "announced"} <= set().union(*found)
    assert all(found)
