"""The page of practice: its lessons are played to their ends, ticked, and offered one by one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt

from tests.desktop.conftest import Starter, close
from tests.desktop.support.dialogs import focused
from tests.desktop.support.lessons import await_sum, await_turn, choose, lesson
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game.lesson import Heading, Lesson, Step, Texts, headings, read
from tyrus_desktop.desktop.game.phase import Phase, Wait
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS, Placement

LESSONS = headings()


def says(screen: Screen, texts: Texts) -> None:
    """Wait until the lesson says these texts."""
    expected = words.lesson_sentences(texts)
    screen.qtbot.waitUntil(lambda: (lesson(screen).happened, lesson(screen).toDo) == expected)


def play_step(screen: Screen, step: Step) -> None:
    """Place the tile that a step asks for, once it was rejected in another building."""
    assert step.tile is not None
    assert step.building is not None
    says(screen, step.texts)
    other = Placement(step.tile, BUILDINGS[BUILDINGS.index(step.building) - 1])
    if not step.accept(other):
        screen.place(other)
        says(screen, step.miss(other))
    screen.place(Placement(step.tile, step.building))


def play(screen: Screen, whole: Lesson) -> None:
    """Play a lesson by mouse to its end."""
    screen.wait_for(Phase.PERSON)
    assert screen.game.viewer is whole.side
    assert len(screen.game.referee.placements) in (whole.start, whole.start + 1)
    asked = [step for step in whole.steps if step.wait is Wait.PLACE]
    for step in asked:
        screen.qtbot.waitUntil(lambda: screen.table.phase is Phase.PERSON or tally_ended(screen))
        await_turn(screen, len(screen.game.referee.placements))
        play_step(screen, step)
    for step in whole.steps[whole.steps.index(asked[-1]) + 1 :]:
        if step.wait is Wait.SUM:
            assert step.side is not None
            await_sum(screen, SIDES.index(step.side))
        if step.wait is Wait.NEXT:
            screen.qtbot.waitUntil(lambda: screen.models.tally.winner >= -1 and decided(screen))
            screen.controller.skip()
        says(screen, step.texts)
        if step.wait is not Wait.END:
            screen.qtbot.waitUntil(lambda: lesson(screen).stopped)
            screen.controller.skip()
    screen.wait_for(Phase.TAUGHT)
    assert screen.game.referee.placements == whole.record.placements


def decided(screen: Screen) -> bool:
    return bool(screen.models.tally.stop) and lesson(screen).sumSide < 0


def tally_ended(screen: Screen) -> bool:
    """Go on past a tally without explanations."""
    if screen.models.tally.stop and not lesson(screen).happened:
        screen.controller.turnAll()
    return False


@pytest.mark.parametrize("head", LESSONS[2:], ids=lambda head: head.name)
def test_lesson_can_be_played_to_its_end(reused_screen: Screen, head: Heading) -> None:
    screen = reused_screen
    screen.controller.setLanguage("en")
    choose(screen, head.name)
    play(screen, read(head.name))
    following = {each.number: each.name for each in LESSONS}.get(head.number + 1)
    assert screen.state.settings.nextLesson == (following or LESSONS[0].name)
    assert screen.shows("nextLesson")
    screen.controller.lesson.leave()


def test_finished_lessons_are_ticked_and_the_next_is_offered(
    start: Starter, store: QSettings, tmp_path: Path
) -> None:
    progress = tmp_path / "progress.json"
    done = {each.name: "2026-11-27" for each in LESSONS if each.number != 4}
    progress.write_text(json.dumps({"format": 1, "lessons": done, "other": {"kept": 1}}))
    store.setValue("nextLesson", LESSONS[3].name)
    screen = start(store)
    assert screen.item("lesson").property("text") == "Next lesson"
    screen.click(screen.item("practice"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Practice"])
    rows = screen.items("practiceRow")
    screen.qtbot.waitUntil(
        lambda: [row.property("done") for row in rows] == [each.number != 4 for each in LESSONS]
    )
    names = [each.titles["en"] for each in LESSONS]
    assert [row.property("title") for row in rows] == names
    press(screen, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Up)
    assert focused(screen) is rows[-2]
    press(screen, *3 * [Qt.Key.Key_Up])
    assert focused(screen) is rows[2]
    press(screen, Qt.Key.Key_Down, Qt.Key.Key_Return)
    play(screen, read(LESSONS[3].name))
    assert not screen.shows("nextLesson")  # All are done.
    screen.controller.lesson.leave()
    assert not screen.shows("lesson")
    close(screen)
    kept = json.loads(progress.read_text())
    assert kept["other"] == {"kept": 1}
    assert set(kept["lessons"]) == {each.name for each in LESSONS}


def test_unknown_next_lesson_begins_the_first(start: Starter, store: QSettings) -> None:
    store.setValue("nextLesson", "../no such file")
    screen = start(store)
    screen.click(screen.item("lesson"))
    screen.wait_for(Phase.PERSON)
    assert lesson(screen).name == LESSONS[0].name


def test_brown_places_by_the_keys_that_the_lesson_names(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.controller.lesson.start("blocks-and-counters")
    screen.wait_for(Phase.PERSON)
    assert lesson(screen).keysToPress == "Keys: 4, then A."
    press(screen, Qt.Key.Key_4, Qt.Key.Key_A)
    await_turn(screen, 8)
    assert lesson(screen).keysToPress == "Keys: 6, then Q."
    assert str(screen.game.referee.placements[6]) == "S10>bC"
    screen.controller.lesson.leave()
