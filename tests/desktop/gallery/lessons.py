"""The steps of the lessons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.board import Placement

FIRST = ("S10>iC", "P6>iC", "S1>bC")
SECOND = ("P9>iT", "S8>bT", "M9>iM", "S7>iM", "P6>bM", "M5>iM")
"""The placements that the lessons ask for."""

STEPS = {
    "lesson-look": (FIRST_GAME, ()),
    "lesson-counter": (FIRST_GAME, FIRST[:1]),
    "lesson-bluff": (FIRST_GAME, FIRST[:2]),
    "lesson-turn": (FIRST_GAME, FIRST),
    "lesson-miss": (FIRST_GAME, ("S1>iC", "P6>iC")),
    "second-lesson-vote": (SECOND_GAME, ()),
    "second-lesson-block": (SECOND_GAME, SECOND[:1]),
    "second-lesson-wait": (SECOND_GAME, SECOND[:2]),
    "second-lesson-miss": (SECOND_GAME, (*SECOND[:2], "P6>iT", "M9>iT")),
    "second-lesson-counter": (SECOND_GAME, SECOND[:3]),
    "second-lesson-block-again": (SECOND_GAME, SECOND[:4]),
    "second-lesson-last": (SECOND_GAME, SECOND[:5]),
    "second-lesson-turn": (SECOND_GAME, SECOND),
}
"""Scenes by a lesson and the placements before them; a miss shows the longest answer."""


def first_game(screen: Screen, *placements: str) -> None:
    play(screen, FIRST_GAME, placements)


def second_game(screen: Screen, *placements: str) -> None:
    play(screen, SECOND_GAME, placements)


def play(screen: Screen, name: str, placements: Iterable[str]) -> None:
    """Play a lesson by these placements of the person, up to its next explanation."""
    screen.controller.lesson.start(name)
    screen.wait_for(Phase.PERSON)
    for text in placements:
        screen.wait_for(Phase.PERSON)
        screen.place(Placement.parse(text))
    screen.qtbot.waitUntil(lambda: go_on(screen))


def go_on(screen: Screen) -> bool:
    """Pass a tally in which the lesson does not stop; return whether the lesson speaks."""
    lesson = screen.controller.lesson
    if screen.models.tally.stop and not lesson.happened:
        screen.controller.turnAll()
    return bool(lesson.happened)


def own_sum(screen: Screen) -> None:
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.sumSide == 0)


def enemy_sum(screen: Screen) -> None:
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.sumSide == 1)


def verdict(screen: Screen) -> None:
    screen.controller.skip()
    tally = screen.models.tally
    screen.qtbot.waitUntil(lambda: tally.winner >= 0 and tally.stop == Stop.NEXT)
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.stopped and not tally.open)


@scene
def lesson_vote(screen: Screen) -> None:
    first_game(screen)
    screen.controller.hold(3)


@scene
def lesson_own_sum(screen: Screen) -> None:
    first_game(screen, *FIRST)
    own_sum(screen)


@scene
def lesson_enemy_sum(screen: Screen) -> None:
    lesson_own_sum(screen)
    enemy_sum(screen)


@scene
def lesson_verdict(screen: Screen) -> None:
    """The opponent's hand, after the tally."""
    lesson_enemy_sum(screen)
    verdict(screen)


@scene
def lesson_end(screen: Screen) -> None:
    lesson_verdict(screen)
    screen.controller.skip()
    screen.wait_for(Phase.TAUGHT)


@scene
def second_lesson_first_tally(screen: Screen) -> None:
    """The tally between the two elections, with its usual stop."""
    screen.state.settings.afterTally = "wait"
    play(screen, SECOND_GAME, SECOND[:2])
    screen.place(Placement.parse(SECOND[2]))
    tally = screen.models.tally
    screen.qtbot.waitUntil(lambda: tally.winner >= 0 and tally.stop == Stop.NEXT)


@scene
def second_lesson_own_sum(screen: Screen) -> None:
    second_game(screen, *SECOND)
    own_sum(screen)


@scene
def second_lesson_enemy_sum(screen: Screen) -> None:
    second_lesson_own_sum(screen)
    enemy_sum(screen)


@scene
def second_lesson_verdict(screen: Screen) -> None:
    """The opponent's hand, after the tally."""
    second_lesson_enemy_sum(screen)
    verdict(screen)


@scene
def second_lesson_end(screen: Screen) -> None:
    second_lesson_verdict(screen)
    screen.controller.skip()
    screen.wait_for(Phase.TAUGHT)


for step, (lesson, placements) in STEPS.items():
    SCENES[step] = partial(play, name=lesson, placements=placements)
