"""Begins and plays lessons."""

from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.bridge.table.lesson_state import LessonState
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game.lesson import Lesson, Texts, headings
from tyrus_desktop.desktop.game.phase import Phase, Wait
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS, Placement

OWN, ENEMY = 0, 3
"""The two citadels."""


def lesson(screen: Screen) -> LessonState:
    return screen.controller.lesson


def lesson_name(screen: Screen) -> str:
    assert screen.game.lesson is not None
    return screen.game.lesson.name


def begin(screen: Screen) -> Screen:
    screen.click(screen.item("lesson"))
    screen.wait_for(Phase.PERSON)
    return screen


def leave(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Leave now?"])
    press(screen, Key.Key_Return)


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


SECOND_GAME = "second-game"


def choose(screen: Screen, name: str) -> None:
    """Choose a lesson among the cards of practice."""
    screen.choose_entry("&Help", "&Practice")
    number = next(each.number for each in headings() if each.name == name)
    screen.qtbot.waitUntil(lambda: len(screen.items("practiceCard")) >= number)
    screen.click(screen.items("practiceCard")[number - 1])


def explains(screen: Screen) -> bool:
    """Return whether the lesson explains something; go on past a tally of which it says nothing."""
    if screen.models.tally.stop and not lesson(screen).happened:
        screen.controller.turnAll()
    return bool(lesson(screen).happened)


def says(screen: Screen, texts: Texts) -> None:
    """Wait until the lesson says these texts."""
    expected = words.lesson_sentences(texts)
    screen.qtbot.waitUntil(lambda: (lesson(screen).happened, lesson(screen).toDo) == expected)


def place_asked(screen: Screen, whole: Lesson, most: int | None = None) -> None:
    """Drag each tile that a lesson asks for, or the first `most`, first to a wrong building."""
    for step in [each for each in whole.steps if each.wait is Wait.PLACE][:most]:
        screen.qtbot.waitUntil(lambda: explains(screen) and screen.table.phase is Phase.PERSON)
        lesson(screen).hold(0)  # Look at a tile, in case the lesson begins with that.
        says(screen, step.texts)
        assert step.tile is not None
        assert step.building is not None
        other = Placement(step.tile, BUILDINGS[BUILDINGS.index(step.building) - 1])
        if not step.accept(other):
            screen.place(other)
            says(screen, step.miss(other))
        screen.place(Placement(step.tile, step.building))


def play(screen: Screen, whole: Lesson) -> None:
    """Play a lesson by mouse to its end."""
    place_asked(screen, whole)
    last = max(n for n, step in enumerate(whole.steps) if step.wait is Wait.PLACE)
    for step in whole.steps[last + 1 :]:
        if step.wait is Wait.SUM:
            assert step.side is not None
            await_sum(screen, SIDES.index(step.side))
        if step.wait is Wait.NEXT:
            screen.qtbot.waitUntil(
                lambda: bool(screen.models.tally.stop) and lesson(screen).sumSide < 0
            )
            screen.click(screen.item("tallyNext"))
        says(screen, step.texts)
        if step.wait is not Wait.END:
            screen.qtbot.waitUntil(lambda: lesson(screen).stopped)
            screen.click(screen.item("tallyNext" if step.wait is Wait.SUM else "lessonNext"))
    screen.wait_for(Phase.TAUGHT)
    assert screen.game.referee.placements == whole.record.placements
