"""Files of games are opened, refused, and saved elsewhere."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QUrl

from tests.covering import covering
from tests.desktop.conftest import Starter, close
from tests.desktop.support.positions import resume
from tests.desktop.support.program import PERSON_AND_COMPUTER, Program, open_file
from tests.desktop.support.screen import Screen
from tests.readers import EXAMPLE, play_game
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import MAX_BYTES, Record, parse, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files


def test_a_finished_game_opens_with_all_tiles_revealed(screen: Screen, tmp_path: Path) -> None:
    game = play_game(4)
    path = tmp_path / "over.tyrus"
    path.write_bytes(write(Record(PERSON_AND_COMPUTER, game.deal, game.placements)))
    open_file(screen, path)
    screen.wait_for(Phase.OVER)
    assert all(tile.property("faceUp") for tile in screen.tiles())
    assert screen.state.result in screen.texts()
    assert not screen.shows("newGame")


def test_a_game_given_up_opens_as_given_up(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    screen.play_some(2)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    result, path = screen.state.result, screen.game.path
    close(screen)
    again = start()
    open_file(again, path)
    again.wait_for(Phase.OVER)
    assert again.controller.state.result == result


def test_a_game_against_an_unknown_level_can_be_continued(screen: Screen, tmp_path: Path) -> None:
    path = tmp_path / "example.tyrus"
    path.write_text(EXAMPLE, "utf-8")
    assert "computer senator" in EXAMPLE
    open_file(screen, path)
    screen.wait_for(Phase.PERSON)
    screen.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    assert screen.kept().headers["BrownPlayer"] == "computer senator"


def test_a_rematch_against_an_unknown_level_is_recorded_as_what_it_is(program: Program) -> None:
    players = {"IvoryPlayer": "person", "Brown": "Deep Tyrus", "BrownPlayer": "computer deep"}
    resume(program, None, "streak", headers=players)
    program.wait_for(Phase.OVER)
    program.controller.newGames.rematch()
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert program.game.names[Side.BROWN] == program.game.headers["Brown"]


def test_continuing_a_game_from_another_folder_does_not_change_that_file(
    screen: Screen, tmp_path: Path
) -> None:
    path = tmp_path / "example.tyrus"
    path.write_text(EXAMPLE, "utf-8")
    open_file(screen, path)
    screen.wait_for(Phase.PERSON)
    screen.play_some(1)
    assert len(screen.kept().placements) > len(parse(EXAMPLE.encode(), "x").placements)
    assert path.read_text("utf-8") == EXAMPLE


@pytest.mark.parametrize("leave", [True, False])
def test_opening_a_file_from_the_desktop_asks_before_leaving_a_game(
    screen: Screen, tmp_path: Path, leave: bool
) -> None:
    path = tmp_path / "example.tyrus"
    path.write_text(EXAMPLE, "utf-8")
    screen.play_computer()
    screen.play_some(1)
    game = screen.game
    screen.application.saved_games.open_from_system(path)
    screen.press("Open" if leave else "Keep playing")
    screen.wait_until_kept()
    if leave:
        screen.qtbot.waitUntil(lambda: screen.game is not game)
        assert screen.game.referee.placements == parse(EXAMPLE.encode(), "x").placements
    else:
        screen.qtbot.wait(50)
        assert screen.game is game


FOLDED_FAULT = b'[Tyrus "1"]\n[Folded "%b"]\n' % base64.b64encode(
    zlib.compress(EXAMPLE.replace("10-18", "10-17").encode())
)
REFUSED = {
    "damaged": (
        EXAMPLE.replace("10-18", "10-17").encode(),
        "damaged, line\u00a013: the votes should",
    ),
    "cut": (EXAMPLE[:300].encode(), "cut, line\u00a010"),
    "foreign": (b"%PDF-1.4\n\xff\xfe", "foreign is not a Tyrus game."),
    "empty": (b"", "empty is not a Tyrus game."),
    "فارغ": (b"", "\u2068فارغ\u2069 is not a Tyrus game."),
    "large": (EXAMPLE.encode() + b"\n" * MAX_BYTES, "large is too large"),
    "markup": (b"<b>x</b>\n", "markup is not a Tyrus game."),
    "folded": (FOLDED_FAULT, "folded, line\u00a013, inside Folded: the votes should be 10-18."),
}


def test_a_file_that_cant_be_opened_is_reported_and_the_game_goes_on(
    screen: Screen, tmp_path: Path
) -> None:
    sentences = {
        "missing": "There is no file missing.",
        "folder": "folder is not a file.",
        "חסר": "There is no file \u2068חסר\u2069.",
    }
    (tmp_path / "folder").mkdir()
    for name, (data, sentence) in REFUSED.items():
        (tmp_path / name).write_bytes(data)
        sentences[name] = sentence
    screen.play_computer(level="random")
    for name, sentence in sentences.items():
        assert_refused(screen, tmp_path / name, sentence)
        screen.play_some(1)


def assert_refused(screen: Screen, path: Path, sentence: str) -> None:
    game, placed = screen.game, screen.game.referee.placements
    open_file(screen, path)
    screen.qtbot.waitUntil(lambda: any(sentence in text for text in screen.texts()))
    (said,) = [text for text in screen.texts() if sentence in text]
    assert "\n" not in said
    assert screen.game is game
    assert game.referee.placements == placed


def test_a_bad_file_on_the_command_line_leads_to_the_welcome_screen(
    screen: Screen, tmp_path: Path
) -> None:
    screen.application.open(tmp_path / "missing")
    screen.qtbot.waitUntil(lambda: "There is no file missing." in screen.texts())
    assert screen.shows("newGame")


# Saving


def test_save_as_writes_the_game_and_confirms_it(screen: Screen, tmp_path: Path) -> None:
    screen.play_computer()
    screen.play_some(2)
    names = ("copy.tyrus", "other", "été.tyrus", "Claire vs. Denis")
    files = [tmp_path / (name if name.endswith(".tyrus") else f"{name}.tyrus") for name in names]
    for name, file in zip(names, files, strict=True):
        screen.application.saved_games.saveCopy(QUrl.fromLocalFile(str(tmp_path / name)))
        screen.qtbot.waitUntil(lambda: f"Saved as {file.name}." in screen.texts())  # noqa: B023
        assert record_files.read(file).placements == screen.game.referee.placements
    screen.play_some(1)
    assert [len(record_files.read(file).placements) for file in files] == [4] * len(files)


def test_no_copy_of_a_running_game_is_saved_among_the_users_games(
    screen: Screen, tmp_path: Path
) -> None:
    """A player could resign it, see all tiles, and return to the game."""
    screen.play_computer()
    screen.play_some(1)
    linked = tmp_path / "linked"
    linked.symlink_to(screen.games_folder, target_is_directory=True)
    (tmp_path / "link.tyrus").symlink_to(screen.games_folder / "peek.tyrus")
    for path in (
        screen.games_folder / "peek.tyrus",
        linked / "peek.tyrus",
        tmp_path / "link.tyrus",
    ):
        screen.application.saved_games.saveCopy(QUrl.fromLocalFile(str(path)))
        screen.wait_until_kept()
        assert list(screen.games_folder.glob("*.tyrus")) == [screen.game.path]
    said = "This game is already in your games folder. Save the copy in another folder."
    screen.qtbot.waitUntil(lambda: said in screen.texts())


def test_save_as_warns_that_the_file_shows_both_hands(screen: Screen) -> None:
    screen.play_computer()
    screen.choose_entry("&Game", "&Save as…")
    screen.qtbot.waitUntil(lambda: any("both hands" in text for text in screen.texts()))
    screen.press("Cancel")


def test_two_games_started_in_the_same_moment_have_different_files(program: Program) -> None:
    program.play_computer()
    first = program.game.path
    program.play_computer()
    assert program.game.path != first


@pytest.mark.parametrize(("how", "begun"), covering(["dialog", "command line"], ["game", "lesson"]))
def test_a_game_that_a_slow_disk_brings_late_replaces_none_that_was_begun_meanwhile(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, begun: str
) -> None:
    other = tmp_path / "other.tyrus"
    game = play_game(6)
    other.write_bytes(write(Record(PERSON_AND_COMPUTER, game.deal, game.placements[:14])))
    gate, read = Event(), record_files.read
    monkeypatch.setattr(record_files, "read", lambda path: gate.wait(20) and read(path))
    if how == "dialog":
        screen.application.saved_games.open(QUrl.fromLocalFile(str(other)))
    else:
        screen.application.open(other)
    if begun == "game":
        screen.controller.newGames.playComputer("Claire", "greedy", 0, 0)
    else:
        screen.controller.lesson.start(FIRST_GAME)
    here = screen.game
    gate.set()
    screen.wait_until_kept()
    screen.wait_for(Phase.PERSON)
    assert screen.game is here
    assert screen.controller.lesson.running is (begun == "lesson")
