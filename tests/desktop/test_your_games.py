"""*Your games*: its pages by keys, clicks and ear, which tell no end before it is shown."""

import csv
from datetime import datetime, tzinfo
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible

from tests.desktop.support.dialogs import controls, file_dialog, names_of_controls
from tests.desktop.support.library_window import SENATOR, TWO, keep, open_library
from tests.desktop.support.positions import AGAINST_ZARO, play_unseen
from tests.desktop.support.program import url
from tests.desktop.support.screen import CONTROL, SHIFT, Key, Screen, press, sheets
from tests.readers import play_game, replay
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import clock

APART = ({**TWO, "HotSeat": "curtains"}, {**SENATOR, "Hints": "2"}, {**SENATOR, "Study": "1"})
NO_GAMES = "Nothing to count yet: finish a game against the computer, without help or undo."
TODAY = "2026-02-01"


def wait_said(screen: Screen, text: str) -> None:
    screen.qtbot.waitUntil(lambda: any(text in each for each in screen.texts()))


def go_to(screen: Screen, page: int) -> None:
    """Go to a page of the open dialog, counted from 1."""
    press(screen, Key(Key.Key_0 + page), held=CONTROL)
    assert pages(screen) == [page]


def pages(screen: Screen) -> list[int]:
    """Return the numbers of the pages that are chosen."""
    tabs = screen.item("pages").childItems()
    return [n for n, each in enumerate(tabs, 1) if each.property("checked")]


def told(screen: Screen) -> list[object]:
    """Return what the page says: its first sentence, and each figure."""
    shown = [each.property("figure") for each in screen.visible_items("figure")]
    return [screen.item("intro").property("text"), *shown]


class Clock(datetime):
    """A clock that stands still on one day."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Clock":
        return cls.fromisoformat(TODAY).astimezone(tz)


def test_pages_show_results_habits_and_rating(
    screen: Screen, tmp_path: Path, screen_reader: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "datetime", Clock)
    open_library(screen, 0)
    walk_through_empty_pages(screen)
    press(screen, Key.Key_Escape)
    won = keep_games_of_today_and_before(screen.games_folder)
    open_library(screen, 15)
    assert pages(screen) == [1]  # It opens with the library.
    assert sum("counted apart" in name for name in names_of_controls(screen)) == 1
    screen.press("Results")
    wait_said(screen, f"You won {won} of\u00a012\u00a0games against the computer: ")
    look_at_results(screen)
    go_to(screen, 3)
    habits = [each.property("figure") for each in screen.visible_items("figure")]
    assert [habit["name"] for habit in habits].count("Bluffs") == 1
    bars = [habit for habit in habits if habit["value"] >= 0]
    assert len(bars) >= 8
    assert all(0 <= bar["low"] <= bar["value"] <= bar["high"] <= 1 for bar in bars)
    go_to(screen, 4)
    wait_said(screen, "very probably between ")
    assert screen.item("ratingChart").height() > 100
    assert any(name.startswith("Rating over 12\u00a0games, ") for name in names_of_controls(screen))
    save_figures(screen, tmp_path)
    count_from_today_and_all_again(screen)
    screen.controller.setLanguage("fr")
    wait_said(screen, "très probablement entre ")
    screen.controller.setLanguage("en")
    go_to(screen, 3)
    open_a_habits_lesson(screen)


def open_a_habits_lesson(screen: Screen) -> None:
    button = screen.visible_items("figureLesson")[0]
    name = button.parentItem().property("figure")["lesson"]
    screen.click(button)
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.running)
    assert screen.table.teacher is not None
    assert screen.table.teacher.lesson.name == name
    assert sheets(screen) == []


def walk_through_empty_pages(screen: Screen) -> None:
    go_to(screen, 2)
    wait_said(screen, NO_GAMES)
    press(screen, Key.Key_Tab, held=CONTROL)
    assert pages(screen) == [3]
    wait_said(screen, NO_GAMES)
    go_to(screen, 4)
    wait_said(screen, "Your rating appears after 10\u00a0more games against the computer.")
    wait_said(screen, "Begin with Tella, the first level.")
    press(screen, Key.Key_Tab, held=CONTROL)
    assert pages(screen) == [1]
    press(screen, Key.Key_Tab, held=CONTROL | SHIFT)
    assert pages(screen) == [4]


def keep_games_of_today_and_before(folder: Path) -> int:
    """Write twelve games that count, one of them of today; return how many of them were won."""
    played = [play_game(number, "random", "greedy") for number in range(15)]
    headers = [AGAINST_ZARO if number % 4 else SENATOR for number in range(12)] + [*APART]
    for number, (each, about) in enumerate(zip(played, headers, strict=True)):
        day = f"2026-01-{number:02}" if number else TODAY
        keep(folder, f"{number:02}.tyrus", each, **about, Date=day)
    return sum(replay(each).view(Side.IVORY).winner is Side.IVORY for each in played[:12])


def look_at_results(screen: Screen) -> None:
    (row,) = [name for name in names_of_controls(screen) if name.startswith("Zaro. Won ")]
    assert " of\u00a09" in row
    roles = [each.role() for each in controls(screen)]
    assert roles.count(QAccessible.Role.PageTab) == 4
    assert QAccessible.Role.PageTabList in roles
    for text in ("Claire and Denis", "With help or undo", "Studies", "1\u00a0game"):
        wait_said(screen, text)
    bars = len(screen.visible_items("figure"))
    screen.click(screen.item("asTable"))
    assert not screen.visible_items("figure")
    cells = [each.property("text") for each in screen.visible_items("cell")]
    assert len(cells) == 6 * (bars + 1)
    assert cells[cells.index("Zaro") + 1].endswith(" of\u00a09")
    screen.click(screen.item("asTable"))


def save_figures(screen: Screen, folder: Path) -> None:
    screen.press("Save as CSV…")
    asked = file_dialog(screen, "Save the figures as")
    assert asked.property("visible")
    asked.metaObject().invokeMethod(asked, "close")
    screen.application.library.figures.save(url(folder / "mine"))
    wait_said(screen, "mine.csv")
    with (folder / "mine.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    (zaro,) = [line for line in lines if line[:3] == ["results", "opponent", "tribune"]]
    assert zaro[7] == "9"


def count_from_today_and_all_again(screen: Screen) -> None:
    def kept() -> dict[str, bytes]:
        return {each.name: each.read_bytes() for each in screen.games_folder.glob("*.tyrus")}

    before, settings = kept(), screen.state.settings
    screen.click(screen.item("countFrom"))
    wait_said(screen, "9\u00a0more games")
    wait_said(screen, "Counted: games since ")
    assert settings.countedFrom == TODAY
    screen.press("Count all games")
    wait_said(screen, "very probably between ")
    assert settings.countedFrom == ""
    assert kept() == before


def test_figures_and_pages_change_only_once_the_end_is_shown(
    screen: Screen, silent_player: None
) -> None:
    store, script = screen.application.library_store, screen.application.script
    play_unseen(screen, "streak")
    open_library(screen, 1)
    go_to(screen, 2)
    wait_said(screen, "Unfinished games")
    before, beats = (told(screen), repr(store.figures)), 0
    while screen.table.untold:
        beats += 1
        screen.application.library.open()
        store.wait(5)
        screen.qtbot.wait(5)
        assert (told(screen), repr(store.figures)) == before
        script.step()
    script.get_pace = lambda: 0.0
    assert beats > 10
    screen.application.library.open()
    wait_said(screen, "You won 1 of\u00a01\u00a0game against the computer: 100% (21 to\u00a0100).")
    press(screen, Key.Key_Escape)
    screen.wait_for(Phase.OVER)
    assert sheets(screen) == []
