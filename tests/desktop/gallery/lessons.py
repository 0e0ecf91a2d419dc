"""The steps of the lessons."""

from __future__ import annotations

from collections.abc import Iterable

from tests.desktop.gallery.scenes import scene
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.board import Placement

SECOND = ("P9>iT", "S8>bT", "M9>iM", "S7>iM", "P6>bM", "M5>iM")
"""What is asked for in the second lesson."""


def first_game(screen: Screen, *placements: str) -> None:
    """Play the first game by these placements of the person, at its own steps."""
    play(screen, FIRST_GAME, placements)


def second_game(screen: Screen, placed: int, *misses: str) -> None:
    """Play the second lesson up to this number of tiles of the person, and then these misses."""
    play(screen, SECOND_GAME, (*SECOND[:placed], *misses))


def play(screen: Screen, name: str, placements: Iterable[str]) -> None:
    screen.controller.lesson.start(name)
    screen.wait_for(Phase.PERSON)
    for text in placements:
        screen.wait_for(Phase.PERSON)
        screen.place(Placement.parse(text))
    screen.qtbot.waitUntil(lambda: go_on(screen))


def go_on(screen: Screen) -> bool:
    """Go through a tally without stops of the lesson; return whether the lesson speaks."""
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
def lesson_look(screen: Screen) -> None:
    first_game(screen)


@scene
def lesson_vote(screen: Screen) -> None:
    first_game(screen)
    screen.controller.hold(3)


@scene
def lesson_miss(screen: Screen) -> None:
    """The longest answer to a placement, with the offer to place the tile."""
    first_game(screen, "S1>iC", "P6>iC")


@scene
def lesson_counter(screen: Screen) -> None:
    first_game(screen, "S10>iC")


@scene
def lesson_bluff(screen: Screen) -> None:
    first_game(screen, "S10>iC", "P6>iC")


@scene
def lesson_turn(screen: Screen) -> None:
    first_game(screen, "S10>iC", "P6>iC", "S1>bC")


@scene
def lesson_own_sum(screen: Screen) -> None:
    lesson_turn(screen)
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
def second_lesson_vote(screen: Screen) -> None:
    second_game(screen, 0)


@scene
def second_lesson_block(screen: Screen) -> None:
    second_game(screen, 1)


@scene
def second_lesson_wait(screen: Screen) -> None:
    second_game(screen, 2)


@scene
def second_lesson_miss(screen: Screen) -> None:
    """The longest answer to a placement, with the offer to place the tile."""
    second_game(screen, 2, "P6>iT", "M9>iT")


@scene
def second_lesson_first_tally(screen: Screen) -> None:
    """The tally between the two elections, with its usual stop."""
    screen.state.settings.afterTally = "wait"
    play(screen, SECOND_GAME, SECOND[:2])
    screen.place(Placement.parse(SECOND[2]))
    tally = screen.models.tally
    screen.qtbot.waitUntil(lambda: tally.winner >= 0 and tally.stop == Stop.NEXT)


@scene
def second_lesson_counter(screen: Screen) -> None:
    second_game(screen, 3)


@scene
def second_lesson_block_again(screen: Screen) -> None:
    second_game(screen, 4)


@scene
def second_lesson_last(screen: Screen) -> None:
    second_game(screen, 5)


@scene
def second_lesson_turn(screen: Screen) -> None:
    second_game(screen, 6)


@scene
def second_lesson_own_sum(screen: Screen) -> None:
    second_lesson_turn(screen)
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
