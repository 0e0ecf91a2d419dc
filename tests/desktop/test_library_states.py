"""The library's list while it reads, when it is empty or full, and while a tally is shown."""

from pathlib import Path
from zipfile import ZipFile

from PySide6.QtCore import QPointF
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.dialogs import names_of_controls
from tests.desktop.support.items import seen
from tests.desktop.support.library_window import (
    SENATOR,
    keep,
    open_library,
    selected,
    type_in,
    wait_listed,
    wait_told,
)
from tests.desktop.support.other_programs import IN_USE
from tests.desktop.support.positions import LONG_NAMES, game, resume
from tests.desktop.support.program import url
from tests.desktop.support.screen import CONTROL, Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library.exchange import found_in
from tyrus_desktop.library.journal import BIN

READABLE = 11
"""The smallest letters that anyone can read, in pixels."""

NO_GAMES = "No games yet. Every game that you play is saved here."
UNREADABLE = "Your games folder can’t be read."
A_FILE = (
    "There is a file where a folder should be, so games can’t be used: rename that file, or choose"
    " another folder."
)


def test_library_announces_an_unreadable_folder(screen: Screen) -> None:
    open_library(screen, 0)
    assert {NO_GAMES, "An example"} <= set(screen.texts())
    assert not any("Tella" in name for name in names_of_controls(screen))
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    press(screen, Key.Key_Escape)
    folder = screen.games_folder
    if folder.exists():
        folder.rmdir()
    folder.write_text("a file")
    press(screen, Key.Key_L, held=CONTROL)
    screen.qtbot.waitUntil(lambda: {UNREADABLE, A_FILE} <= set(screen.texts()))
    assert NO_GAMES not in screen.texts()
    folder.unlink()


def test_library_lists_studies_start_times_and_player_names(screen: Screen) -> None:
    folder = screen.games_folder
    for name, seed, at in (("a", 1, "09:05:00+01:00"), ("b", 2, "21:40:59-05:00")):
        started = {"Date": "2026-01-01", "Started": f"2026-01-01T{at}"}
        keep(folder, f"{name}.tyrus", play_game(seed), **SENATOR, **started)
    given = {"Ivory": "Player", "IvoryPlayer": "person", "Brown": "Ivory", "BrownPlayer": "person"}
    old = {"Date": "2025-01-01"}
    keep(folder, "c.tyrus", play_game(3), **SENATOR, **old, Started="soon", Study="1")
    keep(folder, "d.tyrus", play_game(4), **given, **old, Started="2026-01-01")
    open_library(screen, 4)
    wait_listed(screen, "badc")
    for time in ("21:40", "09:05"):
        screen.qtbot.waitUntil(lambda: time in screen.texts())  # noqa: B023
    screen.controller.setLanguage("fr")  # Names that a person gave are not translated.
    screen.qtbot.waitUntil(lambda: "Player contre Ivory" in screen.texts())
    screen.controller.setLanguage("en")
    screen.press("Studies")
    wait_listed(screen, "c")
    screen.press("All")


def test_long_names_fit_at_large_text_sizes(screen: Screen) -> None:
    folder = screen.games_folder
    names = {"Ivory": LONG_NAMES["Ivory"], "Brown": LONG_NAMES["Brown"]}
    persons = {"IvoryPlayer": "person", "BrownPlayer": "person"}
    keep(folder, "a.tyrus", play_game(1), **names, **persons)
    keep(folder, "b.tyrus", play_game(2), **names, **persons, Title="W" * 300)
    keep(folder, "c.tyrus", play_game(3), **names, **persons, Title="Z" + "\u0310\u0323" * 200)
    screen.resize(1024, 640)
    screen.state.settings.scale = 150
    open_library(screen, 3)

    def shown() -> list[QQuickItem]:
        return [*screen.visible_items("heading"), *screen.visible_items("result")]

    def cut() -> list[str]:
        return [each.property("text")[:2] for each in shown() if each.property("truncated")]

    screen.qtbot.waitUntil(lambda: len(shown()) >= 6)
    screen.qtbot.waitUntil(lambda: cut() == ["WW"])
    assert all(each.property("contentHeight") <= each.height() for each in shown())
    for each in shown():
        context = qmlContext(each)
        assert context is not None
        assert QQmlExpression(context, each, "fontInfo.pixelSize").evaluate()[0] >= READABLE
    assert "Z\u0310\u0323\u0310" in screen.texts()  # Further marks would cover other rows.


def test_open_finished_game_can_be_deleted(playing: Screen) -> None:
    folder = playing.games_folder
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2020-01-01")
    playing.wait_until_kept()
    path = playing.game.path
    playing.choose_entry("&Game", "&Resign…")
    playing.press("Resign")
    playing.wait_for(Phase.OVER)
    open_library(playing, 2)
    press(playing, Key.Key_Home, Key.Key_Delete)
    wait_told(playing, "1\u00a0game deleted.")
    wait_listed(playing, "a")
    assert [each.name for each in (folder / BIN).iterdir()] == [path.name]


def shown_rows(screen: Screen) -> list[str]:
    """The days of the rows inside the list, but for a few pixels."""
    games = screen.item("games")
    rows = [row for row in screen.items("game") if seen(row)]
    tops = [(row.mapToItem(games, QPointF(0, 0)).y(), row.property("day")) for row in rows]
    bottom = games.height() - rows[0].height()
    return [day for top, day in sorted(tops) if -5 <= top <= bottom + 5]


def test_library_selection_follows_deleting_restoring_and_importing_games(
    screen: Screen, tmp_path: Path
) -> None:
    for day in range(1, 31):
        date, name = f"2026-01-{day:02}", f"{day:02}.tyrus"
        keep(screen.games_folder, name, play_game(day), **SENATOR, Date=date)
    open_library(screen, 30)

    def wait_selected(name: str) -> None:
        screen.qtbot.waitUntil(lambda: selected(screen) == [f"{name}.tyrus"])

    press(screen, Key.Key_Home, Key.Key_Delete)
    wait_selected("29")
    press(screen, Key.Key_Delete)
    wait_selected("28")
    press(screen, Key.Key_End)
    press(screen, Key.Key_Z, held=CONTROL)
    wait_selected("29")
    screen.qtbot.waitUntil(lambda: "29\u00a0Jan 2026" in shown_rows(screen))
    press(screen, Key.Key_End, Key.Key_Delete)
    wait_selected("02")
    screen.click(screen.item("search"))
    type_in(screen, "2026-01-05")
    wait_told(screen, "Games shown: 1 of 28")
    press(screen, Key.Key_Escape, Key.Key_Home)
    paths = [
        keep(tmp_path, f"{s}.tyrus", play_game(s), **SENATOR, Date="2025-12-01") for s in (98, 99)
    ]
    screen.application.library.importFiles([url(path) for path in paths])
    wait_told(screen, "2\u00a0games imported.")
    assert len(selected(screen)) == 2
    screen.qtbot.waitUntil(lambda: "1\u00a0Dec 2025" in shown_rows(screen))
    with ZipFile(tmp_path / "empty.zip", "w") as archive:
        archive.writestr("a.txt", "x")
    screen.application.library.importFiles([url(tmp_path / "empty.zip")])
    wait_told(screen, "No games were found there: choose files that end in .tyrus or .zip.")


def test_window_title_shows_the_game_title(library: Screen) -> None:
    press(library, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    library.wait_for(Phase.OVER)
    assert library.window.title() == "Tyrus: game over"
    library.application.library_store.describe(["c.tyrus"], {"Title": "<b>%1</b>"})
    library.qtbot.waitUntil(lambda: library.window.title() == "Tyrus: <b>%1</b>")
    library.application.replay.open()
    assert library.window.title() == "Tyrus: <b>%1</b>"
    library.application.replay.close()
    library.application.library_store.describe(["c.tyrus"], {"Title": ""})
    library.qtbot.waitUntil(lambda: library.window.title() == "Tyrus: game over")


def test_library_hides_game_end_until_it_is_shown(
    screen: Screen, silent_player: None, tmp_path: Path
) -> None:
    placements = game("streak").placements
    resume(screen, -1, "streak")
    screen.state.settings.speed = "fast"
    screen.play(placements[-1])
    screen.qtbot.waitUntil(lambda: screen.models.tally.open)
    assert screen.kept().ended
    open_library(screen, 1)
    library = screen.application.library
    (row,) = library.games.rows
    assert (row.running, row.over, row.winner, row.ending, row.votes) == (True, False, "", "", "")
    library.selection.select(0)
    library.delete()
    wait_told(screen, IN_USE)
    library.takeSelection()
    library.export(url(tmp_path / "out.zip"))
    exported = "1\u00a0game exported to out.zip. "
    wait_told(screen, f"{exported}1\u00a0unfinished game included, with both hands.")
    screen.application.saved_games.saveCopy(url(tmp_path / "copy.tyrus"))
    screen.wait_until_kept()
    for copy in ("out.zip", "copy.tyrus"):
        ((_, written),) = found_in(tmp_path / copy)
        assert isinstance(written, Record)
        assert (written.over, written.placements) == (False, placements)
    assert b"Folded" in (tmp_path / "copy.tyrus").read_bytes()
    press(screen, Key.Key_Escape)
    screen.state.settings.speed = "none"
    screen.controller.skip()
    screen.wait_for(Phase.OVER)
    screen.qtbot.waitUntil(lambda: library.games.rows[0].over)
