"""The library can be used over the accessibility bus alone."""

from __future__ import annotations

from pathlib import Path

from tests.desktop.support.bus import Reader, reading
from tests.readers import play_game
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files

BUTTON, RADIO, ROW, FIELD, TEXT = "push button", "radio button", "list item", "text", "paragraph"
CLAIRE = {"Ivory": "Claire", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
ZOE = {"Ivory": "Zoé", "IvoryPlayer": "person", "BrownPlayer": "computer scribe"}


def keep(home: Path) -> Path:
    folder = home / ".local" / "share" / "tyrus" / "games"
    one, other = play_game(1), play_game(2).cut(8)
    over = Record({**CLAIRE, "Date": "2026-01-01"}, one.deal, one.placements)
    running = Record({**ZOE, "Date": "2026-01-02"}, other.deal, other.placements)
    record_files.write(folder / "a.tyrus", over)
    record_files.write(folder / "b.tyrus", running)
    return folder


def rows(reader: Reader) -> list[str]:
    return [node.name for node in reader.nodes() if node.role == ROW]


def test_the_library_can_be_used_by_accessible_names_and_actions(tmp_path: Path) -> None:
    folder = keep(tmp_path)
    with reading(tmp_path) as reader:
        reader.press("menu bar", "Game")
        reader.press("menu item", "Library…")
        reader.find(ROW, "Zoé vs. Bybla, 2 January 2026, in progress, 2 elections")
        reader.press(ROW, "Claire vs. Lidana, 1 January 2026")
        name_and_star(reader)
        reader.write(FIELD, "Search", "mine")
        reader.find(TEXT, "Games shown: 1 of 2")
        assert len(rows(reader)) == 1
        share(reader)
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


def name_and_star(reader: Reader) -> None:
    reader.press(BUTTON, "Title and note…")
    reader.write(FIELD, "Title", "Mine")
    reader.write(FIELD, "Note", "Why?")
    reader.press(BUTTON, "Save")
    reader.press(ROW, "Mine, Claire vs. Lidana · Why?")
    reader.press(BUTTON, "Add star")
    reader.find(ROW, "starred, Mine")


def share(reader: Reader) -> None:
    reader.press(ROW, "starred, Mine")
    reader.press(BUTTON, "Share…")
    reader.press(RADIO, "Without names")
    reader.find(TEXT, "Ivory vs. Brown\n1 January 2026")
    reader.press(BUTTON, "Copy")
    reader.hear("Copied.")
    reader.press(RADIO, "Picture")
    reader.find("graphic", "Picture of the final table")
    reader.press(BUTTON, "Close")
