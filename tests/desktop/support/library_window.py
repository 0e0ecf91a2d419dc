"""Helpers for tests of the library: saved games, input, and the contents of its window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.items import seen
from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.screen import CONTROL, NO_MODIFIER, Key, Screen, press
from tests.readers import PlayedGame, play_game
from tyrus_desktop.desktop.bridge.library.library import ORDERS
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files
from tyrus_desktop.library.query import Order

SENATOR = {"Ivory": "Claire", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
TWO = {"Ivory": "Claire", "IvoryPlayer": "person", "Brown": "Denis", "BrownPlayer": "person"}


def keep(folder: Path, name: str, game: PlayedGame, **headers: str) -> Path:
    record_files.write(folder / name, Record(headers, game.deal, game.placements))
    return folder / name


def keep_games(folder: Path) -> None:
    """Write four games and a damaged file; the library lists the last game first."""
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2026-01-01")
    keep(folder, "b.tyrus", play_game(2), **TWO, Date="2026-01-02", HotSeat="curtains")
    keep(folder, "c.tyrus", play_game(3).cut(20), **SENATOR, Date="2026-01-03", GivenUpBy="brown")
    keep(folder, "d.tyrus", play_game(4).cut(8), **TWO, Date="2026-01-04", HotSeat="curtains")
    (folder / "e.tyrus").write_bytes(b"\xff")


def open_library(screen: Screen, count: int) -> None:
    """Open the library, and wait until it lists all games of the folder."""
    press(screen, Key.Key_L, held=CONTROL)
    library = screen.application.library
    screen.qtbot.waitUntil(
        lambda: screen.shows("search") and library.total == count and library.searched,
        timeout=WAIT_MS,
    )
    wait_shown(screen)


def in_view(screen: Screen) -> dict[str, tuple[QQuickItem, float]]:
    """Return the rows inside the list and their positions, in pixels, by file name.

    The list keeps rows that it may reuse outside of its view.
    """
    games, rows = screen.item("games"), screen.application.library.games.rows
    places = {}
    for each in screen.items("game"):
        top = each.mapToItem(games, QPointF()).y()
        if seen(each) and -each.height() < top < games.height():
            places[rows[each.property("index")].name] = each, top
    return places


def open_reset(screen: Screen) -> None:
    """Open the library with the games of `keep_games`, as if for the first time."""
    library, store = screen.application.library, screen.application.library_store
    for _ in range(9):  # The bin was deleted, so no deleted game is restored.
        if not library.canUndo:
            break
        with screen.qtbot.waitSignal(store.undoable):
            library.undo()
    keep_games(screen.games_folder)
    if library.order != ORDERS.index(Order.DATE):
        library.sortBy(ORDERS.index(Order.DATE))
    elif not library.descending:
        library.sortBy(library.order)
    open_library(screen, 5)
    screen.item("search").setProperty("text", "")
    screen.press("All")
    wait_listed(screen, "dcbae")
    screen.item("games").forceActiveFocus()


def wait_shown(screen: Screen) -> None:
    """Wait until the list shows its rows if it is open: their items appear in the next frame."""
    if screen.shows("games") and listed(screen):
        screen.qtbot.waitUntil(lambda: screen.shows("game"), timeout=WAIT_MS)


def type_in(screen: Screen, text: str) -> None:
    for each in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, NO_MODIFIER, each)
            QGuiApplication.sendEvent(screen.window, event)


def listed(screen: Screen) -> list[str]:
    return [row.name for row in screen.application.library.games.rows]


def wait_listed(screen: Screen, names: str) -> None:
    expected = [f"{name}.tyrus" for name in names]
    screen.qtbot.waitUntil(lambda: listed(screen) == expected)
    wait_shown(screen)


def message(screen: Screen) -> str:
    return str(screen.item("message").property("text"))


def wait_told(screen: Screen, sentence: str) -> None:
    screen.qtbot.waitUntil(lambda: message(screen) == sentence)


def selected(screen: Screen) -> list[str]:
    return screen.application.library.selection.names


def current(screen: Screen) -> str:
    games = screen.application.library.games
    return str(games.rows[screen.item("games").property("currentIndex")].name)
