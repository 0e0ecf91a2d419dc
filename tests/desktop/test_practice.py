"""The page of practice: its lessons are played to their ends, ticked, and offered one by one."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.conftest import Starter, close
from tests.desktop.support.dialogs import focused
from tests.desktop.support.lessons import await_turn, choose, lesson, lesson_name, play
from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.game.lesson import Heading, headings, read
from tyrus_desktop.desktop.game.phase import Phase

LESSONS = headings()


@pytest.mark.parametrize("head", LESSONS, ids=lambda head: head.name)
def test_lesson_can_be_played_to_its_end(screen: Screen, head: Heading) -> None:
    whole = read(head.name)
    screen.controller.setLanguage("en")
    choose(screen, head.name)
    screen.wait_for(Phase.PERSON)
    assert screen.game.viewer is whole.side
    assert len(screen.game.referee.placements) in (whole.start, whole.start + 1)
    play(screen, whole)
    following = LESSONS[head.number % len(LESSONS)].name
    offered = screen.state.settings.nextLesson
    assert offered == following or (offered == "" and head in (LESSONS[0], LESSONS[-1]))
    assert screen.shows("nextLesson") is bool(offered)
    screen.click(screen.item("lessonAgain"))
    screen.wait_for(Phase.PERSON)
    assert lesson_name(screen) == head.name
    assert len(screen.game.referee.placements) in (whole.start, whole.start + 1)
    screen.controller.lesson.leave()


def test_finished_lessons_are_ticked_and_the_next_is_offered(
    start: Starter, store: QSettings, tmp_path: Path
) -> None:
    progress = tmp_path / "progress.json"
    done = {each.name: "2026-11-27" for each in LESSONS if each.number != 4}
    progress.write_text(json.dumps({"format": 1, "lessons": done, "other": {"kept": 1}}))
    store.setValue("nextLesson", LESSONS[3].name)
    screen = start(store)
    screen.qtbot.waitUntil(lambda: bool(screen.application.practice.ticks.names("lessons")))
    assert screen.item("lesson").property("text") == "Next lesson"
    screen.click(screen.item("practice"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Practice"])
    cards = screen.items("practiceCard")
    screen.qtbot.waitUntil(
        lambda: [card.property("done") for card in cards] == [each.number != 4 for each in LESSONS]
    )
    names = [each.title() for each in LESSONS]
    assert [card.property("title") for card in cards] == names
    assert focused(screen) is cards[3], "the first that is not done"
    press(screen, Key.Key_Home, Key.Key_End, Key.Key_Left)
    assert focused(screen) is cards[-2]
    press(screen, Key.Key_Home, Key.Key_Left, Key.Key_Right, Key.Key_Right)
    assert focused(screen) is cards[2]
    press(screen, Key.Key_Right, Key.Key_Return)
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
    assert lesson_name(screen) == LESSONS[0].name


def test_brown_places_by_the_keys_that_the_lesson_names(screen: Screen) -> None:
    screen.controller.lesson.start("blocks-and-counters")
    screen.wait_for(Phase.PERSON)
    assert lesson(screen).keysToPress == "Keys: 4, then A."
    press(screen, Key.Key_4, Key.Key_A)
    await_turn(screen, 8)
    assert lesson(screen).keysToPress == "Keys: 6, then Q."
    assert str(screen.game.referee.placements[6]) == "S10>bC"
    screen.controller.lesson.leave()
