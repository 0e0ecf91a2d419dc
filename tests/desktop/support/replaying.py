"""Helpers for tests of the replay: they open it, find its tiles and use its rail."""

from PySide6.QtCore import QCoreApplication, QPoint, QPointF
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.items import seen
from tests.desktop.support.positions import AGAINST_COMPUTER, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Moment

IVORY, BROWN, ALL, PUBLIC = range(4)

_MISLEADING = {(2, 3): 8, (3, 2): 3, (3, 4): 8, (4, 3): 5, (6, 1): 7, (8, 1): 8, (8, 3): 8}
"""Brown's tiles that misled Ivory in our own game: election and order of placement, and the
election in which each was counted.
"""
MISLED = [SEGMENTS[election - 1].start + order for election, order in _MISLEADING]
"""The moments at which those tiles were placed."""

MISLED_IN = list(_MISLEADING.values())
"""The elections in which they were counted."""


def replay(program: Program) -> Replay:
    return program.application.replay


def moment(program: Program) -> Moment:
    assert program.table.replay is not None
    return program.table.replay.moment


def finish(program: Program, headers: dict[str, str] = AGAINST_COMPUTER) -> None:
    """Show the end of our own game."""
    resume(program, None, headers=headers)
    program.wait_for(Phase.OVER)


def open_replay(screen: Screen, index: int | None = None) -> None:
    """Press the replay button at the end of our own game, and show a moment."""
    screen.activate()
    finish(screen)
    screen.click(screen.item("startReplay"))
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    if index is not None:
        replay(screen).go(index)
    QCoreApplication.processEvents()


def show_end(screen: Screen) -> None:
    """Close the replay and show the end of our own game as before the replay."""
    replay(screen).close()
    screen.game.last_seen = None
    QCoreApplication.processEvents()


def show_moment(screen: Screen, index: int, lens: int = IVORY) -> None:
    """Replay the game whose end is shown from this moment, through this lens."""
    if not replay(screen).on:
        screen.activate()
        replay(screen).open()
        screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    screen.item("railTrack").forceActiveFocus()
    replay(screen).setLens(lens)
    replay(screen).go(index)
    QCoreApplication.processEvents()


def on_the_line(screen: Screen, index: float) -> QPoint:
    """Return the point of a moment on the rail, in the window."""
    track = screen.item("railTrack")
    width = float(track.property("handleWidth"))
    room = track.width() - float(track.property("rightPadding"))
    x = width / 2 + index / (LENGTH - 1) * (room - width)
    y = (float(track.property("topPadding")) + track.height()) / 2
    return track.mapToScene(QPointF(x, y)).toPoint()


def reopen_replay(screen: Screen) -> None:
    """Open the replay with its shortcut."""
    press(screen, Key.Key_B, held=CONTROL)
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))


def standing(screen: Screen) -> QQuickItem:
    """Return an uncovered tile on the board."""
    tiles = [t for t in screen.tiles() if t.property("place") == TilePlace.BOARD and seen(t)]
    return max(tiles, key=lambda tile: tile.z())


def placement(screen: Screen, tile: QQuickItem) -> tuple[int, int]:
    """Return the election in which a tile on the board was placed, and its order there."""
    row = screen.models.tiles.rows[int(tile.property("index"))]
    return row.election, row.order
