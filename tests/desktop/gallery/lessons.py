"""The steps of the first game."""

from __future__ import annotations

from tests.desktop.gallery.scenes import scene
from tests.desktop.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.board import Placement


def first_game(screen: Screen, *placements: str) -> None:
    """Play the first game by these placements of the person, at its own steps."""
    screen.controller.lesson.start()
    screen.wait_for(Phase.PERSON)
    for text in placements:
        screen.place(Placement.parse(text))
        screen.qtbot.waitUntil(lambda: bool(screen.controller.lesson.happened))


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
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.sumSide == 0)


@scene
def lesson_enemy_sum(screen: Screen) -> None:
    lesson_own_sum(screen)
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.sumSide == 1)


@scene
def lesson_verdict(screen: Screen) -> None:
    """The opponent's hand, after the tally."""
    lesson_enemy_sum(screen)
    screen.controller.skip()
    tally = screen.models.tally
    screen.qtbot.waitUntil(lambda: tally.winner >= 0 and tally.stop == Stop.NEXT)
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.stopped and not tally.open)


@scene
def lesson_end(screen: Screen) -> None:
    lesson_verdict(screen)
    screen.controller.skip()
    screen.wait_for(Phase.TAUGHT)
