"""The library can be used over the accessibility bus alone."""

from pathlib import Path

from tests.desktop.support.bus import reading
from tests.desktop.support.library_window import SENATOR, keep
from tests.readers import play_game
from tyrus_desktop.library import record_files

BUTTON, RADIO, ROW, FIELD, TEXT = "push button", "radio button", "list item", "text", "paragraph"


def test_library_can_be_used_through_accessible_names_and_actions(tmp_path: Path) -> None:
    folder = tmp_path / ".local" / "share" / "tyrus" / "games"
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2026-01-01")
    zoe = {"Ivory": "Zoé", "BrownPlayer": "computer scribe", "Date": "2026-01-02"}
    keep(folder, "b.tyrus", play_game(2).cut(8), **SENATOR | zoe)
    with reading(tmp_path) as reader:
        reader.press(BUTTON, "Menus")
        reader.find("menu bar", "Help")
        reader.press("menu item", "Your games…")
        reader.find(ROW, "Zoé vs. Bybla, 2 January 2026, in progress, 2 elections")
        reader.press(ROW, "Claire vs. Lidana, 1 January 2026")
        reader.press(BUTTON, "Title and note…")
        reader.write(FIELD, "Title", "Mine")
        reader.write(FIELD, "Note", "Why?")
        reader.press(BUTTON, "Save")
        reader.press(ROW, "Mine, Claire vs. Lidana · Why?")
        reader.press(BUTTON, "Add star")
        reader.write(FIELD, "Search", "mine")
        reader.find(TEXT, "Games shown: 1 of 2")
        reader.press(ROW, "starred, Mine")
        reader.press(BUTTON, "Delete")
        reader.hear("1 game deleted.")
        reader.press(BUTTON, "Undo delete")
        reader.hear("1 game restored.")
        reader.write(FIELD, "Search", "")
        reader.press(RADIO, "In progress")
        reader.press(ROW, "Zoé vs. Bybla")
        reader.press(BUTTON, "Resume")
        reader.hear("in this election")
    headers = record_files.read(folder / "a.tyrus").headers
    assert (headers["Title"], headers["Note"], headers["Starred"]) == ("Mine", "Why?", "1")


def test_figures_can_be_read_through_accessible_names(tmp_path: Path) -> None:
    folder = tmp_path / ".local" / "share" / "tyrus" / "games"
    keep(folder, "a.tyrus", play_game(1), **SENATOR, Date="2026-01-01")
    with reading(tmp_path) as reader:
        reader.press(BUTTON, "Menus")
        reader.press("menu item", "Your games…")
        reader.press("page tab", "Results")
        reader.find(ROW, "Lidana. Won ")
        reader.press("page tab", "Rating")
        reader.find(TEXT, "Your rating appears after 9 more games against the computer.")
