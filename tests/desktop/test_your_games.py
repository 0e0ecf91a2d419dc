"""*Your games*: its pages by keys, clicks and ear, which tell no end before it is shown."""

import csv
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.dialogs import controls, file_dialog, names_of_controls
from tests.desktop.support.library_window import SENATOR, TWO, keep, open_library
from tests.desktop.support.positions import AGAINST_ZARO, play_unseen
from tests.desktop.support.program import WAIT_MS, url
from tests.desktop.support.screen import CONTROL, SHIFT, Key, Screen, press, sheets
from tests.readers import play_game, replay
from tyrus_desktop.desktop.bridge.library import pages as pages_of
from tyrus_desktop.desktop.bridge.library import rating_page
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import figure_texts
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.figures.rating import Moment, Played, Rating
from tyrus_desktop.figures.results import Score
from tyrus_desktop.library import clock
from tyrus_desktop.players import keys

APART = ({**TWO, "HotSeat": "curtains"}, {**SENATOR, "Hints": "2"}, {**SENATOR, "Study": "1"})
NO_RESULTS = "Your results appear after a game against the computer, without help or undo."
NO_HABITS = "Your habits appear after a game against the computer, without help or undo."
NO_RATING = "Your rating appears after 10\u00a0more games against the computer."
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


def _figure(item: QQuickItem) -> dict[str, Any]:
    figure: dict[str, Any] = item.property("figure")
    return figure


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
    look_at_habits_and_rating(screen, won)
    assert any(name.startswith("Rating over 12\u00a0games, ") for name in names_of_controls(screen))
    save_figures(screen, tmp_path)
    count_from_today_and_all_again(screen)
    screen.controller.setLanguage("fr")
    wait_said(screen, "très probablement entre ")
    screen.controller.setLanguage("en")
    go_to(screen, 3)
    open_a_habits_lesson(screen)


def test_discs_of_many_games_stand_for_several() -> None:
    band = tuple(Moment(games, 0, 1200.0, 1100.0, 1300.0) for games in (1, 200))
    people = ((keys.LADDER[0], 1000.0), (keys.STRONGEST, 1700.0))
    played = tuple(Played(people[number % 8 // 4][0], number % 2) for number in range(200))
    page = rating_page.rating(Rating(band, people, None, played))
    across, up, scores = zip(*page["discs"], strict=True)
    assert set(scores) == {0.5}
    assert len(across) == 50  # Each of four games in a row against one opponent.
    assert 0 <= min(across) < max(across) <= 1
    assert set(up) == {each["at"] for each in page["people"]}
    assert "up to 4 in each" in page["note"]


def test_headline_counts_draws() -> None:
    score = Score(won=14, lost=15, drawn=1)
    for about, end in ((None, "."), (score.share, ": 48% (")):
        said = figure_texts.all_games(score, about).replace("\u00a0", " ")
        assert said.startswith("You won 14 of 30 game")
        assert f" against the computer, 1 drawn{end}" in said


def look_at_habits_and_rating(screen: Screen, won: int) -> None:
    go_to(screen, 3)
    habits = [each.property("figure") for each in screen.visible_items("figure")]
    assert [habit["name"] for habit in habits].count("Bluffs") == 1
    scales = [habit for habit in habits if habit["value"] >= 0]
    assert len(scales) >= 7
    assert all(0 <= each["low"] <= each["value"] <= each["high"] <= 1 for each in scales)
    go_to(screen, 4)
    wait_said(screen, "very probably between ")
    assert screen.item("ratingChart").height() > 100
    discs = screen.visible_items("ratedGame")
    assert len(discs) == 12
    assert sum(each.property("score") for each in discs) == won
    lines = {round(each.y()) for each in discs}
    assert len(lines) == 2  # Those of the two opponents.


def open_a_habits_lesson(screen: Screen) -> None:
    button = screen.visible_items("figureLesson")[0]
    name = button.parentItem().property("figure")["lesson"]
    screen.click(button)
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.running)
    assert screen.table.teacher is not None
    assert screen.table.teacher.lesson.name == name
    assert sheets(screen) == []


def walk_through_empty_pages(screen: Screen) -> None:
    """Each shows an example that isn't read out, one sentence and one button, which leads on."""
    press(screen, Key.Key_Tab, held=CONTROL)
    for page, sentence in enumerate((NO_RESULTS, NO_HABITS, NO_RATING), 2):
        assert pages(screen) == [page]
        wait_said(screen, sentence)
        wait_said(screen, "An example")
        assert not screen.shows("figure")
        assert not screen.shows("ratingChart")
        names = names_of_controls(screen)
        assert {"New game…", "Close", sentence} <= set(names)
        assert not {"As a table", "Count from today", "Save as CSV…"} & set(names)
        assert not any("Tella" in name for name in names if "Begin with" not in name)
        press(screen, Key.Key_Tab, held=CONTROL)
    wait_said(screen, "Search names, titles, notes, dates, results")
    assert pages(screen) == [1]
    press(screen, Key.Key_Tab, held=CONTROL | SHIFT)
    assert pages(screen) == [4]
    press(screen, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])
    figures = screen.application.library.figures
    assert figures.rating["invitation"]
    assert not figures.rating["note"]


def test_pages_that_count_show_no_example() -> None:
    for page in (pages_of.results(None), pages_of.habits(None), rating_page.rating(None)):
        assert not page["invitation"]
        assert "Counting your games…" in {page.get("intro"), *page.get("sentences", ())}


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
    rows = {each["name"]: each for each in map(_figure, screen.visible_items("figure"))}
    # Three games against Lidana are told as they were, nine against Zaro as a share.
    assert rows["Zaro"]["face"] == "tribune"
    assert "%" in rows["Zaro"]["sentence"]
    assert not rows["Zaro"]["discs"]
    assert "%" not in rows["Lidana"]["sentence"]
    assert len(rows["Lidana"]["discs"]) == 3
    assert rows["Lidana"]["value"] < 0
    roles = [each.role() for each in controls(screen)]
    assert roles.count(QAccessible.Role.PageTab) == 4
    assert QAccessible.Role.PageTabList in roles
    for text in ("Claire and Denis", "With help or undo", "Studies", "1\u00a0game"):
        wait_said(screen, text)
    screen.click(screen.item("asTable"))
    assert not screen.visible_items("figure")
    cells = [each.property("text") for each in screen.visible_items("cell")]
    assert len(cells) == 6 * (len(rows) + 1)
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
    figures, store = screen.application.library.figures, screen.application.library_store
    with screen.qtbot.waitSignal(store.first_found, timeout=WAIT_MS):
        figures.countFromToday(True)
        figures.countFromToday(False)  # Before the answer.
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
    wait_said(screen, "You won 1 of\u00a01\u00a0game against the computer.")
    assert not any("%" in text for text in screen.texts())
    press(screen, Key.Key_Escape)
    screen.wait_for(Phase.OVER)
    assert sheets(screen) == []
