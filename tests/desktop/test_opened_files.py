"""Files of games are opened, refused, and saved elsewhere."""

import base64
import os
import zipfile
import zlib
from pathlib import Path
from threading import Event

import pytest

from tests.desktop.support.library_window import keep
from tests.desktop.support.other_programs import told
from tests.desktop.support.program import PERSON_AND_COMPUTER, Program, open_file, url
from tests.desktop.support.screen import Screen, sheets
from tests.readers import EXAMPLE, play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import GIVEN_UP_BY, MAX_BYTES, Record, parse, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files

EXAMPLE_PLACEMENTS = parse(EXAMPLE.encode(), "x").placements


@pytest.fixture
def example(tmp_path: Path) -> Path:
    (tmp_path / "example.tyrus").write_text(EXAMPLE, "utf-8")
    return tmp_path / "example.tyrus"


def save_copy(program: Program, path: Path) -> None:
    program.application.saved_games.saveCopy(url(path))


def test_finished_game_file_opens_at_its_final_position(screen: Screen, tmp_path: Path) -> None:
    open_file(screen, keep(tmp_path, "over.tyrus", play_game(4), **PERSON_AND_COMPUTER))
    screen.wait_for(Phase.OVER)
    assert all(tile.property("faceUp") for tile in screen.tiles())
    assert screen.state.summary.headline in screen.texts()
    assert not screen.shows("newGame")
    resigned = {**PERSON_AND_COMPUTER, GIVEN_UP_BY: "ivory"}
    open_file(screen, keep(tmp_path, "resigned.tyrus", play_game(4).cut(4), **resigned))
    screen.qtbot.waitUntil(lambda: screen.game.view().given_up_by is Side.IVORY)
    screen.wait_for(Phase.OVER)
    assert "resigned" in screen.state.result
    assert screen.state.summary.headline in screen.texts()


def test_opening_a_file_asks_before_leaving_the_current_game(
    playing: Screen, example: Path
) -> None:
    playing.play_some(1)
    game = playing.game
    playing.application.saved_games.open_from_system(example)
    playing.press("Keep playing")
    playing.wait_until_kept()
    playing.qtbot.wait(50)
    assert playing.game is game
    playing.application.saved_games.open_from_system(example)
    playing.press("Open")
    playing.qtbot.waitUntil(lambda: playing.game is not game)
    assert playing.game.referee.placements == EXAMPLE_PLACEMENTS


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
    "empty": (b"", "empty is not a Tyrus game. Try another one."),
    "فارغ": (b"", "\u2068فارغ\u2069 is not a Tyrus game."),
    "large": (EXAMPLE.encode() + b"\n" * MAX_BYTES, "large is too large"),
    "markup": (b"<b>x</b>\n", "markup is not a Tyrus game."),
    "folded": (
        FOLDED_FAULT,
        "folded, line\u00a013, inside the packed part (“Folded”): the votes should be “10-18”.",
    ),
}


def test_unreadable_file_is_refused_with_one_sentence(program: Program, tmp_path: Path) -> None:
    sentences = {"missing": "There is no file named missing.", "folder": "folder is not a file:"}
    (tmp_path / "folder").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")  # To read it would take forever.
        sentences["pipe"] = "pipe is not a file: choose a saved game."
    for name, (data, sentence) in REFUSED.items():
        (tmp_path / name).write_bytes(data)
        sentences[name] = sentence
    program.play_computer(level="random")
    noticed = told(program)
    for name, sentence in sentences.items():
        game, placed = program.game, program.game.referee.placements
        noticed.clear()
        open_file(program, tmp_path / name)
        program.qtbot.waitUntil(lambda: bool(noticed))
        (said,) = noticed
        assert sentence in said
        assert "\n" not in said
        assert program.game is game
        assert game.referee.placements == placed
    program.play_some(1)


def test_running_game_against_an_unknown_opponent_waits_for_its_program(
    program: Program, tmp_path: Path
) -> None:
    """Another opponent would play on in its place. Once it is over, it opens like any other."""
    noticed = told(program)
    for number, player in enumerate(("oracle", "archon dreamer")):
        headers = {**PERSON_AND_COMPUTER, "BrownPlayer": f"computer {player}"}
        running = play_game(4).cut(9)
        for folder in (tmp_path, program.games_folder):
            path = folder / f"{number}.tyrus"
            record_files.write(path, Record(headers, running.deal, running.placements))
            before = path.read_bytes()
            open_file(program, path)
            program.qtbot.waitUntil(lambda: bool(noticed))
            known = f"{path.name} is a game against an opponent this version of Tyrus doesn’t know"
            assert noticed == [f"{known} ({player}). Update the program to play on."]
            assert (program.table.game, path.read_bytes()) == (None, before)
            noticed.clear()
    open_file(program, keep(tmp_path, "over.tyrus", play_game(4), **headers))
    program.wait_for(Phase.OVER)


def test_save_as_writes_the_game_and_shows_a_confirmation(playing: Screen, tmp_path: Path) -> None:
    playing.play_some(2)
    before = playing.game.referee.placements
    save_copy(playing, tmp_path / "été vs. Denis")
    playing.qtbot.waitUntil(lambda: "Saved as été vs. Denis.tyrus." in playing.texts())
    playing.play_some(1)
    playing.wait_until_kept()
    assert record_files.read(tmp_path / "été vs. Denis.tyrus").placements == before
    playing.choose_entry("&Game", "&Save as…")
    playing.qtbot.waitUntil(lambda: any("both hands" in text for text in playing.texts()))
    playing.press("Cancel")


def test_running_game_cannot_be_copied_into_the_games_folder(
    program: Program, tmp_path: Path
) -> None:
    """A player could resign the copy, see all tiles, and return to the game."""
    program.play_computer()
    program.play_some(1)
    said = told(program)
    linked = tmp_path / "linked"
    linked.symlink_to(program.games_folder, target_is_directory=True)
    (tmp_path / "link.tyrus").symlink_to(program.games_folder / "peek.tyrus")
    for path in (
        program.games_folder / "peek.tyrus",
        linked / "peek.tyrus",
        tmp_path / "link.tyrus",
    ):
        save_copy(program, path)
        program.wait_until_kept()
        assert list(program.games_folder.glob("*.tyrus")) == [program.game.path]
    refusal = "This game is already in your games folder. Save the copy in another folder."
    program.qtbot.waitUntil(lambda: said == [refusal] * 3)


@pytest.mark.parametrize("how", ["dialog", "command line"])
def test_slowly_read_game_does_not_replace_a_newer_game(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    other = keep(tmp_path, "other.tyrus", play_game(6).cut(14), **PERSON_AND_COMPUTER)
    gate, read = Event(), record_files.read
    monkeypatch.setattr(record_files, "read", lambda path: gate.wait() and read(path))
    if how == "dialog":
        open_file(program, other)
    else:
        program.application.open(other)
    program.controller.newGames.playComputer("greedy", 0, 0)
    here = program.game
    gate.set()
    program.wait_until_kept()
    program.wait_for(Phase.PERSON)
    assert program.game is here


def test_opened_archive_is_imported_beside_the_game(playing: Screen, tmp_path: Path) -> None:
    """Whether *Open…* or the system opens it; the game at the table goes on unasked."""
    saved, library = playing.application.saved_games, playing.application.library
    game = playing.table.game
    for seed, use in ((21, lambda path: saved.open(url(path))), (22, saved.open_from_system)):
        path = tmp_path / f"{seed}.zip"
        with zipfile.ZipFile(path, "w") as archive:
            whole = play_game(seed)
            archive.writestr("a.tyrus", write(Record({}, whole.deal, whole.placements)))
        with playing.qtbot.waitSignal(library.imported) as told:
            use(path)
        assert told.args == ["1\u00a0game imported."]
        assert playing.table.game is game
        assert not sheets(playing)
