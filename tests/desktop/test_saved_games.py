"""Games are saved as they are played, found at the next start, and resumed."""

import os
import random
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.support.library_window import keep, open_library
from tests.desktop.support.other_programs import told
from tests.desktop.support.program import PERSON_AND_COMPUTER, Program
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tests.readers import EXAMPLE, play_game
from tyrus_desktop import __version__
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.engine.record import parse
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import journal, record_files

DAMAGED = EXAMPLE.replace("10-18", "10-17")


def offer(program: Program, path: Path | None = None) -> str:
    """Look for an unfinished game, as a start with this file does, and return the offer."""
    with program.qtbot.waitSignal(program.application.store.unfinished_found):
        program.application.open(path)
    return str(program.application.saved_games.resumption)


def keep_left(folder: Path) -> Path:
    return keep(folder, "left.tyrus", play_game(4).cut(10), **PERSON_AND_COMPUTER)


def test_file_contains_the_whole_game_after_every_placement(screen: Screen) -> None:
    choices = random.Random(1)
    screen.play_computer()
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.place(screen.choose(choices.randrange(54)))
        saved, game = screen.kept(), screen.game.referee
        assert (saved.deal, saved.placements) == (game.deal, game.placements)
        assert saved.headers["IvoryPlayer"] == "person"
    assert screen.kept().outcome == screen.game.view().outcome


def test_record_contains_start_time_program_version_and_seating(program: Program) -> None:
    paths = set()
    for level, by_slots, way in (
        ("citizen", False, None), (None, False, "curtains"), (None, True, "slots"),
    ):  # fmt: skip
        seats = {Side.IVORY: Seat(""), Side.BROWN: Seat("", level)}
        before = datetime.now().astimezone().replace(microsecond=0)
        program.table.start(seats, Side.IVORY, by_slots=by_slots)
        headers = program.kept().headers
        assert before <= datetime.fromisoformat(headers["Started"]) <= datetime.now().astimezone()
        assert headers["Program"] == __version__
        assert headers.get("HotSeat") == way
        paths.add(program.game.path)
    assert len(paths) == 3  # Though all three were started in the same second.


def test_game_resumes_after_the_window_was_closed(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    screen.play_some(4)
    placed, deal = screen.game.referee.placements, screen.game.referee.deal
    close(screen)
    again = start()
    again.await_offer()
    assert not again.tiles()
    assert again.table.game is None
    QTest.keyClick(again.window, Key.Key_Return)
    again.wait_for(Phase.PERSON)
    assert (again.game.referee.deal, again.game.referee.placements) == (deal, placed)
    again.play_some(2)
    assert again.kept().placements == again.game.referee.placements
    assert len(list(again.games_folder.glob("*.tyrus"))) == 1


def test_resume_offer_shows_players_election_and_score(screen: Screen) -> None:
    folder = screen.games_folder
    brown = {"IvoryPlayer": "computer greedy", "BrownPlayer": "person"}
    two = {"Brown": "Denis", "BrownPlayer": "person"}
    for headers, expected in (
        (brown, "Resume against the Apprentice: election\u00a02, you trail 0\u00a0to\u00a01"),
        (two, "Resume Claire vs. Denis: election\u00a02, 1\u00a0to\u00a00"),
        ({}, "Resume against the Apprentice: election\u00a02, you lead 1\u00a0to\u00a00"),
    ):
        whole = {**PERSON_AND_COMPUTER, **headers, "Date": "2026-03-21"}
        keep(folder, "a.tyrus", play_game(4).cut(10), **whole)
        assert offer(screen) == expected
        assert screen.item("resumeOffer").property("text") == expected
    described = QAccessible.queryAccessibleInterface(screen.item("resumeOffer"))
    text = described.text(QAccessible.Text.Description)
    assert "Claire vs. the Apprentice, 21\u00a0March 2026" in text


def test_deleted_game_is_offered_again_only_after_undo(screen: Screen) -> None:
    keep_left(screen.games_folder)
    assert offer(screen)
    open_library(screen, 1)
    press(screen, Key.Key_Home, Key.Key_Delete, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("resumeOffer"))
    open_library(screen, 0)
    press(screen, Key.Key_Z, held=CONTROL)
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))


def test_search_for_an_unfinished_game_skips_other_files(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "NEWEST", 3)
    folder = tmp_path / "games"
    os.utime(keep_left(folder), (1, 1))
    (folder / "bad.tyrus").write_text(DAMAGED)
    for number in range(4):
        keep(folder, f"{number}.tyrus", play_game(5), **PERSON_AND_COMPUTER)
    assert offer(program) == ""
    library: LibraryStore = program.application.library_store
    program.application.store.index_path = library.index_path = tmp_path / "index.sqlite"
    with program.qtbot.waitSignal(library.progressed, check_params_cb=lambda *n: n == (6, 6)):
        library.open()
    assert "Apprentice" in offer(program)
    program.application.saved_games.resumeOffer()
    program.wait_for(Phase.PERSON)
    assert program.game.referee.placements[:10] == play_game(4).cut(10).placements
    assert (folder / "bad.tyrus").read_text() == DAMAGED


def test_unfinished_game_is_offered_unless_a_file_opens(screen: Screen, tmp_path: Path) -> None:
    keep_left(screen.games_folder)
    heard = told(screen)
    for name in ("bad.tyrus", "missing.tyrus"):
        (tmp_path / "bad.tyrus").write_text(DAMAGED, "utf-8")
        assert offer(screen, tmp_path / name)
        assert screen.shows("newGame")
    QCoreApplication.processEvents()
    assert len(heard) == 2
    (tmp_path / "good.tyrus").write_text(EXAMPLE, "utf-8")
    offer(screen, tmp_path / "good.tyrus")
    screen.wait_for(Phase.PERSON)
    assert screen.application.saved_games.offer == ""
    assert screen.game.referee.deal == parse(EXAMPLE.encode(), "x").deal
    screen.application.saved_games.noticed.disconnect(heard.append)


def test_start_deletes_leftover_files_and_reports_a_damaged_game(
    program: Program, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "bad.tyrus").write_text(DAMAGED, "utf-8")
    (folder / ".a1b2c3d4.tyrus").write_text(EXAMPLE[:500], "utf-8")
    (folder / ".2026-11-22 09-00-00.tyrus.lock").touch()
    heard = told(program)
    assert offer(program) == ""
    assert [path.name for path in folder.iterdir()] == ["bad.tyrus"]
    reason = "bad.tyrus, line\u00a013: the votes should be “10-18”."
    assert heard == [f"{reason} Correct that line, or open another copy of the game."]
    os.utime(folder / "bad.tyrus", (1, 1))
    keep(folder, "good.tyrus", play_game(4))
    assert offer(program) == ""
    assert len(heard) == 1


def test_finished_and_resigned_games_are_saved_but_not_offered(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(2)
    left, placed = screen.game.path, screen.game.referee.placements
    screen.play_computer()  # In place of the first one.
    screen.play_some(1)
    screen.give_up()
    assert record_files.read(left).placements == placed
    resigned = record_files.read(screen.game.path)
    assert (screen.game.path != left, resigned.over, resigned.outcome) == (True, True, None)
    screen.table.clear()
    left.unlink()
    keep(screen.games_folder, "over.tyrus", play_game(4))
    assert offer(screen) == ""
