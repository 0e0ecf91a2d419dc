"""Games are saved as they are played, resumed, and offered at the next start."""

from __future__ import annotations

import os
import random
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.support.library_window import CONTROL, keep, open_library
from tests.desktop.support.program import PERSON_AND_COMPUTER, Program, open_file
from tests.desktop.support.screen import Screen, press
from tests.readers import EXAMPLE, play_game
from tyrus_desktop import __version__
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import recorded_game
from tyrus_desktop.engine.record import Record, parse, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.library.open_games import GameFile


def test_after_every_placement_the_file_has_the_whole_game(screen: Screen) -> None:
    screen.play_computer()
    choices = random.Random(1)
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.place(screen.choose(choices.randrange(54)))
        kept = screen.kept()
        game = screen.game.referee
        assert kept.deal == game.deal
        assert kept.placements == game.placements
        assert kept.headers["IvoryPlayer"] == "person"
    assert screen.kept().outcome == screen.game.view().outcome


@pytest.mark.parametrize(
    ("two", "by_slots", "way"),
    [(False, False, None), (True, False, "curtains"), (True, True, "slots")],
)
def test_a_record_says_when_and_by_what_its_game_was_begun_and_how_two_share_the_screen(
    program: Program, two: bool, by_slots: bool, way: str | None
) -> None:
    seats = {Side.IVORY: Seat(""), Side.BROWN: Seat("", None if two else "citizen")}
    before = datetime.now().astimezone().replace(microsecond=0)
    program.table.start(seats, Side.IVORY, by_slots=by_slots)
    headers = program.kept().headers
    assert before <= datetime.fromisoformat(headers["Started"]) <= datetime.now().astimezone()
    assert headers["Program"] == __version__
    assert headers.get("HotSeat") == way


def test_a_game_left_by_closing_the_window_can_be_resumed(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    screen.play_some(4)
    before = screen.game.referee.placements
    deal = screen.game.referee.deal
    close(screen)
    again = start()
    again.await_offer()
    again.click(again.item("resumeOffer"))
    again.wait_for(Phase.PERSON)
    assert (again.game.referee.deal, again.game.referee.placements) == (deal, before)
    again.play_some(2)
    assert again.kept().placements == again.game.referee.placements
    assert len(list(again.games_folder.glob("*.tyrus"))) == 1


def test_the_offer_to_resume_shows_no_tiles(start: Starter, tmp_path: Path) -> None:
    keep(tmp_path / "games", "a.tyrus", play_game(4).cut(10), **PERSON_AND_COMPUTER)
    screen = start()
    screen.await_offer()
    assert not screen.tiles()
    assert screen.table.game is None
    assert screen.item("resumeOffer").property("text") == (
        "Resume against the Apprentice: election\u00a02, you lead 1\u00a0to\u00a00"
    )


OFFERS: dict[str, tuple[int, dict[str, str]]] = {
    "Resume against the Apprentice: election\u00a01, 0\u00a0all": (3, {}),
    "Resume against the Apprentice: election\u00a02, you trail 0\u00a0to\u00a01": (
        10,
        {"IvoryPlayer": "computer greedy", "BrownPlayer": "person"},
    ),
    "Resume Claire vs. Denis: election\u00a02, 1\u00a0to\u00a00": (
        10,
        {"Brown": "Denis", "BrownPlayer": "person"},
    ),
}


@pytest.mark.parametrize("offer", OFFERS)
def test_the_offer_to_resume_says_who_plays_and_how_it_stands(
    start: Starter, tmp_path: Path, offer: str
) -> None:
    placed, headers = OFFERS[offer]
    left = play_game(4).cut(placed)
    keep(tmp_path / "games", "a.tyrus", left, **{**PERSON_AND_COMPUTER, **headers})
    screen = start()
    screen.await_offer()
    assert screen.item("resumeOffer").property("text") == offer


def test_the_offer_is_described_with_a_localized_date_and_enter_accepts_it(
    start: Starter, tmp_path: Path
) -> None:
    headers = {**PERSON_AND_COMPUTER, "Date": "2026-03-21"}
    keep(tmp_path / "games", "a.tyrus", play_game(4).cut(10), **headers)
    screen = start()
    screen.await_offer()
    offer = QAccessible.queryAccessibleInterface(screen.item("resumeOffer"))
    assert "Claire vs. the Apprentice, 21\u00a0March 2026" in offer.text(
        QAccessible.Text.Description
    )
    screen.controller.setLanguage("fr")
    assert "21\u00a0mars 2026" in offer.text(QAccessible.Text.Description)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)
    screen.wait_for(Phase.PERSON)


def test_a_game_that_was_deleted_is_not_offered_until_it_is_back(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    screen.play_some(2)
    close(screen)
    again = start()
    again.await_offer()
    open_library(again, 1)
    press(again, Qt.Key.Key_Home, Qt.Key.Key_Delete, Qt.Key.Key_Escape)
    again.qtbot.waitUntil(lambda: not again.shows("resumeOffer"))
    open_library(again, 0)
    press(again, Qt.Key.Key_Z, held=CONTROL)
    press(again, Qt.Key.Key_Escape)
    again.qtbot.waitUntil(lambda: again.shows("resumeOffer"))


def test_damaged_files_in_the_folder_are_ignored(start: Starter, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    game = play_game(4).cut(10)
    os.utime(keep(folder, "good.tyrus", game, **PERSON_AND_COMPUTER), (1, 1))
    (folder / "bad.tyrus").write_text(EXAMPLE.replace("S7>iC", "S8>iC"))
    screen = start()
    screen.await_offer()
    screen.click(screen.item("resumeOffer"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.referee.placements[: len(game.placements)] == game.placements
    assert (folder / "bad.tyrus").exists()


@pytest.mark.parametrize("name", ["bad.tyrus", "missing.tyrus"])
def test_a_left_game_is_offered_after_a_file_that_cant_be_opened(
    start: Starter, tmp_path: Path, name: str
) -> None:
    keep(tmp_path / "games", "a.tyrus", play_game(4).cut(10), **PERSON_AND_COMPUTER)
    (tmp_path / "bad.tyrus").write_text(EXAMPLE.replace("10-18", "10-17"), "utf-8")
    screen = start()
    noticed: list[str] = []
    screen.application.saved_games.noticed.connect(noticed.append)
    screen.application.open(tmp_path / name)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"))
    assert len(noticed) == 1


def test_a_file_that_can_be_opened_takes_the_place_of_the_offer(
    start: Starter, tmp_path: Path
) -> None:
    keep(tmp_path / "games", "a.tyrus", play_game(4).cut(10), **PERSON_AND_COMPUTER)
    (tmp_path / "good.tyrus").write_text(EXAMPLE, "utf-8")
    screen = start()
    screen.application.open(tmp_path / "good.tyrus")
    screen.wait_for(Phase.PERSON)
    screen.wait_until_kept()
    screen.qtbot.wait(50)
    assert screen.application.saved_games.offer == ""
    assert screen.game.referee.deal == parse(EXAMPLE.encode(), "x").deal


def test_a_left_game_is_offered_however_many_files_are_dated_later(
    start: Starter, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    game, whole = play_game(4).cut(10), play_game(5)
    os.utime(keep(folder, "left.tyrus", game, **PERSON_AND_COMPUTER), (1, 1))
    over = write(Record(PERSON_AND_COMPUTER, whole.deal, whole.placements))
    for number in range(120):
        (folder / f"{number}.tyrus").write_bytes(over)
    screen = start()
    screen.await_offer()
    screen.click(screen.item("resumeOffer"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.referee.placements[:10] == game.placements


@pytest.mark.parametrize("file", [None, "missing.tyrus"])
def test_what_a_killed_program_left_half_written_is_gone_after_the_next_start(
    start: Starter, tmp_path: Path, file: str | None
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / ".a1b2c3d4.tyrus").write_text(EXAMPLE[:500], "utf-8")
    (folder / ".2026-11-22 09-00-00.tyrus.lock").touch()
    screen = start()
    screen.application.open(tmp_path / file if file else None)
    screen.wait_until_kept()
    assert not list(folder.iterdir())


@pytest.mark.parametrize("newer", [False, True])
def test_a_damaged_last_game_is_reported_at_the_start(
    start: Starter, tmp_path: Path, newer: bool
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "bad.tyrus").write_text(EXAMPLE.replace("10-18", "10-17"), "utf-8")
    if newer:
        os.utime(folder / "bad.tyrus", (1, 1))
        whole = play_game(4)
        record_files.write(folder / "good.tyrus", Record({}, whole.deal, whole.placements))
    screen = start()
    noticed: list[str] = []
    screen.application.saved_games.noticed.connect(noticed.append)
    screen.application.open(None)
    screen.wait_until_kept()
    screen.qtbot.wait(50)
    assert noticed == ([] if newer else ["bad.tyrus, line\u00a013: the votes should be 10-18."])
    assert screen.shows("newGame")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_opening_a_pipe_does_not_block(screen: Screen, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tyrus")
    open_file(screen, tmp_path / "pipe.tyrus")
    screen.qtbot.waitUntil(lambda: "pipe.tyrus is not a file." in screen.texts())


def test_a_finished_game_stays_in_the_folder_and_is_not_offered(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.place(screen.choose(5))
    path = screen.game.path
    close(screen)
    assert record_files.read(path).outcome is not None
    assert not start().offers_a_game()


def test_a_game_given_up_stays_in_the_folder_and_is_not_offered(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    screen.play_some(2)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    path = screen.game.path
    close(screen)
    assert record_files.read(path).outcome is None
    assert not start().offers_a_game()


def test_a_game_left_for_a_new_one_is_saved(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(2)
    left, placements = screen.game.path, screen.game.referee.placements
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    assert screen.game.path != left
    assert record_files.read(left).placements == placements


def test_a_finished_game_without_a_date_gets_none() -> None:
    """It was not played today."""
    game = play_game(4)
    seen = recorded_game(Record({}, game.deal, game.placements), GameFile())
    assert "Date" not in seen.record.headers
