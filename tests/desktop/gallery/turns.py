"""The table during a game."""

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.support.handover import begin_by_slots, open_play
from tests.desktop.support.positions import (
    ALL_OPEN,
    AT_ONE_SCREEN,
    LONG_NAMES,
    TURN,
    hold_computer,
    move,
    resume,
    tile_of,
)
from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase


@scene
def turn(screen: Screen) -> None:
    """The middle of a game, with the previous tally."""
    resume(screen, TURN)


@scene
def hints(screen: Screen) -> None:
    """The hints of a tile: vote, block, counter, bluff."""
    resume(screen, ALL_OPEN)
    screen.point_at(screen.hand_tile(tile_of(screen, 0)))
    QTest.qWait(30)


@scene
def drag(screen: Screen) -> None:
    turn(screen)
    move(screen)
    tile = screen.hand_tile(tile_of(screen, 1))
    screen.take(tile)
    start, end = screen.middle(tile), screen.middle(screen.plot(4))
    screen.move(start, start + QPoint(30, -30))
    screen.move(start, end, 12)
    QTest.qWait(200)


@scene
def held(screen: Screen) -> None:
    turn(screen)
    screen.window.requestActivate()
    for key in (Qt.Key.Key_3, Qt.Key.Key_Right):
        QTest.keyClick(screen.window, key)


@scene
def advice(screen: Screen) -> None:
    """Advice to its last step, and the gauge on each back."""
    screen.state.settings.gauge = True
    turn(screen)
    found = screen.controller.advice
    assert found is not None
    screen.qtbot.waitUntil(lambda: bool(found.backs), timeout=WAIT_MS)
    for _ in range(2):
        screen.qtbot.waitUntil(lambda: found.more, timeout=WAIT_MS)
        found.ask()
    screen.qtbot.waitUntil(lambda: found.slot >= 0, timeout=WAIT_MS)


@scene
def placed(screen: Screen) -> None:
    """A placed tile that can still be taken back."""
    screen.state.settings.undo = "confirm"
    turn(screen)
    screen.controller.place(2, 4)
    screen.wait_for(Phase.PLACED)


@scene
def thinking(screen: Screen) -> None:
    move(screen)
    resume(screen, TURN + 1)
    hold_computer(screen)
    assert screen.table.phase is Phase.COMPUTER


@scene
def drag_early(screen: Screen) -> None:
    """A tile that was let go before its turn."""
    thinking(screen)
    screen.drag_tile(1, 4)


@scene
def memory(screen: Screen) -> None:
    open_ledger(screen, "tiles")


@scene
def ledger_chart(screen: Screen) -> None:
    open_ledger(screen, "chart")


@scene
def ledger_log(screen: Screen) -> None:
    open_ledger(screen, "log")


@scene
def ledger_powers(screen: Screen) -> None:
    open_ledger(screen, "powers")


def open_ledger(screen: Screen, leaf: str) -> None:
    turn(screen)
    screen.state.settings.leaf = leaf
    screen.state.settings.ledgerOpen = True


@scene
def curtain(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    assert screen.table.phase is Phase.CURTAIN


@scene
def slots_look(screen: Screen) -> None:
    """A hand that is shown by slots, behind the curtain."""
    begin_by_slots(screen)
    screen.take_seat()
    screen.wait_for(Phase.LOOKING)


@scene
def slots_play(screen: Screen) -> None:
    """Open play with hidden tiles, which are chosen by their slots."""
    open_play(screen)
    screen.drag(screen.hand_tile(4, 0), screen.middle(screen.plot(5)))
    screen.wait_for(Phase.PERSON)


@scene
def long_names(screen: Screen) -> None:
    resume(screen, TURN, headers=LONG_NAMES)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)


SCENES["opening"] = partial(resume, placements=0)
