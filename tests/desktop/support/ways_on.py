"""Goes on from any phase as a person does: with the visible controls, but no menu and no quitting.

A program in which this fails is stuck.
"""

from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import seen, visible
from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.game.phase import Phase

STEP_MS, STEPS = 20, 250
"""Five seconds on an idle machine; on a busy one, as many turns of the window's thread."""

CONTROLS = (
    *("begin", "closeReplay", "seen", "sitDown", "showTiles", "confirm", "tallyNext"),
    *("lessonNext", "placeForMe", "newGameAfterLesson", "noGuess", "rematch", "backToGame"),
    *("puzzleNext", "leaveReading", "showEnding", "newGame"),
)
"""The controls that lead to another phase, by object name; the first visible one is used."""


def close_sheets(screen: Screen) -> None:
    """Close dialogs and menus with Escape, and nothing else."""
    for _ in range(STEPS):
        if not sheets(screen):
            return
        press(screen, Key.Key_Escape)
        QTest.qWait(STEP_MS)
    focus = screen.window.activeFocusItem()
    raise AssertionError(f"These do not close: {sheets(screen)}, with the focus on {focus}.")


def go_on(screen: Screen) -> None:
    """Reach another phase, or another placement.

    Raises:
        AssertionError: no visible control leads there within five seconds.
    """
    close_sheets(screen)
    screen.activate()
    before, used = _position(screen), list[str]()
    for step in range(STEPS):
        if _position(screen) != before:
            return
        _use_a_control(screen, step, used)
        QTest.qWait(STEP_MS)
    shown = "\n".join(screen.texts())
    raise AssertionError(f"Stuck in {before}, after {used[-8:]}, with this window:\n{shown}")


def _position(screen: Screen) -> tuple[object, ...]:
    game = screen.table.game
    return screen.table.phase.name, id(game), game and len(game.referee.placements)


def _use_a_control(screen: Screen, step: int, used: list[str]) -> None:
    shown = [item for item in visible(screen.window.contentItem()) if seen(item)]
    for name in CONTROLS:
        for item in shown:
            if item.objectName() == name and item.isEnabled():
                used.append(name)
                screen.click(item)
                return
    tiles = [item for item in screen.tiles() if seen(item) and item.property("movable")]
    if screen.table.phase is Phase.PERSON and tiles:
        used.append("drag")
        _drag(screen, tiles[step % len(tiles)], step)


def _drag(screen: Screen, tile: QQuickItem, step: int) -> None:
    """Drag a tile to a building: each time another one, as a lesson asks for one of them."""
    screen.drag(tile, screen.middle(screen.plot(step % 6)))
