"""A game opened from outside the library is told as an imported one is, and can be added."""

from __future__ import annotations

import errno
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl

from tests.desktop.conftest import close
from tests.desktop.support.channels import log_sentences
from tests.desktop.support.disk import Disk
from tests.desktop.support.library_window import CONTROL, keep, open_library
from tests.desktop.support.positions import AGAINST_COMPUTER, whole_game
from tests.desktop.support.program import NOT_YET, Program, open_file
from tests.desktop.support.replaying import ALL, reopen_replay, replay
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import ask_to_study
from tests.readers import other_world
from tyrus_desktop.desktop.game.game_store import OpenRequest
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.seal import new_salt, seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.open_games import GameFile

NOT_THERE = "This game is not in your library: “Add to library” puts it there."


def kept(screen: Screen) -> list[Path]:
    return list(screen.games_folder.glob("[!.]*.tyrus"))


def open_and_wait(program: Program, path: Path) -> None:
    open_file(program, path)
    program.qtbot.waitUntil(lambda: program.table.game is not None)
    program.application.store.wait()
    QCoreApplication.processEvents()


def end_told(screen: Screen) -> tuple[list[str], int]:
    """Return what the end and a look back with all tiles face up say, and the number of marks."""
    screen.wait_for(Phase.OVER)
    summary = screen.state.summary
    story = [*summary.story.sentences, summary.parting, *log_sentences(screen)]
    reopen_replay(screen)
    replay(screen).setLens(ALL)
    marks = replay(screen).markCount
    replay(screen).close()
    return story, marks


def test_a_game_is_told_the_same_way_whether_it_is_imported_or_opened(
    screen: Screen, tmp_path: Path
) -> None:
    path = keep(tmp_path, "x.tyrus", whole_game(), **AGAINST_COMPUTER)
    open_and_wait(screen, path)
    assert screen.game.voices.you is None
    opened = end_told(screen)
    screen.application.library.importFiles([QUrl.fromLocalFile(str(path))])
    screen.qtbot.waitUntil(lambda: len(kept(screen)) == 1)
    (imported,) = kept(screen)
    open_and_wait(screen, imported)
    screen.qtbot.waitUntil(lambda: screen.game.file.path == imported)
    assert end_told(screen) == opened


def test_a_copy_of_ones_own_game_is_ones_own(screen: Screen, tmp_path: Path) -> None:
    own = keep(screen.games_folder, "own.tyrus", whole_game(), **AGAINST_COMPUTER, Title="Mine")
    open_and_wait(screen, keep(tmp_path, "copy.tyrus", whole_game(), **AGAINST_COMPUTER))
    screen.qtbot.waitUntil(lambda: screen.game.file.path == own)
    screen.wait_for(Phase.OVER)
    assert screen.game.voices.you is Side.IVORY
    assert screen.state.title == "Mine"
    assert not screen.shows("addToLibrary")
    assert NOT_THERE not in screen.texts()


def test_a_look_back_goes_on_where_it_was_when_ones_own_game_is_found(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = {**AGAINST_COMPUTER, "Seal": seal(whole_game().deal, new_salt())}
    own = keep(program.games_folder, "own.tyrus", whole_game(), **headers)
    store, asked = program.application.library_store, list[str]()
    ask = store.find
    monkeypatch.setattr(store, "find", asked.append)
    open_and_wait(program, keep(tmp_path, "copy.tyrus", whole_game(), **headers))
    program.wait_for(Phase.OVER)
    replay(program).open()
    replay(program).go(30)
    ask(*asked)
    program.qtbot.waitUntil(lambda: program.game.file.path == own)
    program.qtbot.waitUntil(lambda: replay(program).on)
    assert replay(program).position == 30
    assert program.game.voices.you is Side.IVORY


@pytest.mark.parametrize("way", ["button", "key", "menu"])
def test_an_opened_game_is_added_to_the_library_with_one_click_or_key(
    screen: Screen, tmp_path: Path, way: str
) -> None:
    open_and_wait(screen, keep(tmp_path, "x.tyrus", whole_game(), **AGAINST_COMPUTER))
    screen.qtbot.waitUntil(lambda: NOT_THERE in screen.texts())
    if way == "button":
        screen.click(screen.item("addToLibrary"))
    elif way == "key":
        press(screen, Qt.Key.Key_D, held=CONTROL)
    else:
        screen.choose_entry("&Game", "&Add to library")
    screen.qtbot.waitUntil(lambda: "1\u00a0game imported." in screen.texts())
    assert not screen.shows("addToLibrary")
    (added,) = kept(screen)
    screen.qtbot.waitUntil(lambda: screen.game.file.path == added)
    assert record_files.read(added).headers["Imported"] == "1"
    open_library(screen, 1)
    assert "imported" in screen.texts()


def test_a_game_that_could_not_be_added_is_still_offered(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, *_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    open_and_wait(screen, keep(tmp_path, "x.tyrus", whole_game(), **AGAINST_COMPUTER))
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"))
    with monkeypatch.context() as patch:
        patch.setattr(record_files, "write", full)
        screen.click(screen.item("addToLibrary"))
        screen.qtbot.waitUntil(lambda: any("the disk is full" in text for text in screen.texts()))
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"))
    screen.click(screen.item("addToLibrary"))
    screen.qtbot.waitUntil(lambda: len(kept(screen)) == 1)


def test_a_game_that_another_way_brings_into_the_library_is_offered_no_more(
    screen: Screen, tmp_path: Path
) -> None:
    path = keep(tmp_path, "x.tyrus", whole_game(), **AGAINST_COMPUTER)
    open_and_wait(screen, path)
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"))
    screen.application.library.importFiles([QUrl.fromLocalFile(str(path))])
    screen.qtbot.waitUntil(lambda: screen.game.file.path is not None)
    assert not screen.shows("addToLibrary")


def test_a_copy_that_is_found_late_replaces_no_game_begun_meanwhile(
    program: Program, tmp_path: Path, disk: Disk
) -> None:
    """The library has found it, and the disk does not answer before another game has begun."""
    keep(program.games_folder, "own.tyrus", whole_game(), **AGAINST_COMPUTER)
    store, asked = program.application.library_store, list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "find", asked.append)
        open_and_wait(program, keep(tmp_path, "copy.tyrus", whole_game(), **AGAINST_COMPUTER))
        program.wait_for(Phase.OVER)
    disk.hold()
    program.application.store.save_copy(tmp_path / "slow.tyrus", program.game.record)
    found: list[str] = []
    store.found.connect(lambda _, entry: found.append(entry.name))
    store.find(*asked)
    program.qtbot.waitUntil(lambda: found == ["own.tyrus"])
    program.controller.newGames.playComputer("Ada", "citizen", 0, 0)
    begun = program.game
    disk.release()
    program.application.store.wait()
    QCoreApplication.processEvents()
    assert program.game is begun


def test_a_study_of_an_opened_game_comes_back_to_the_offer_and_says_it_once(
    screen: Screen, tmp_path: Path
) -> None:
    open_and_wait(screen, keep(tmp_path, "x.tyrus", whole_game(), **AGAINST_COMPUTER))
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"))
    said: list[str] = []
    screen.application.saved_games.noticed.connect(said.append)
    ask_to_study(screen, level="random")
    assert not screen.application.saved_games.inLibrary.addable
    screen.controller.study.backToGame()
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"))
    assert screen.game.voices.you is None
    assert said == []


def test_an_opened_running_game_is_ones_own_and_in_the_library_with_the_next_tile(
    screen: Screen, tmp_path: Path
) -> None:
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer random"}
    open_and_wait(screen, keep(tmp_path, "x.tyrus", whole_game().cut(7), **headers))
    screen.qtbot.waitUntil(lambda: NOT_YET in screen.texts())
    screen.wait_for(Phase.PERSON)
    assert not kept(screen)
    screen.table.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    assert len(kept(screen)) == 1
    assert screen.game.voices.you is Side.IVORY


RUNNING = {**AGAINST_COMPUTER, "BrownPlayer": "computer random", "Started": "2026-03-21T20:00:00Z"}


@pytest.mark.parametrize(
    ("own", "copied", "headers"),
    [
        (7, 7, RUNNING),
        (12, 7, RUNNING),
        (None, 7, RUNNING),
        (6, 6, RUNNING),  # The computer is to play.
        (12, 6, {**RUNNING, "Started": ""}),  # As version 0.1.0 wrote it.
    ],
)
def test_a_copy_of_ones_own_running_game_is_that_game_as_it_stands_by_now(
    screen: Screen, tmp_path: Path, own: int | None, copied: int, headers: dict[str, str]
) -> None:
    """Otherwise a player could resign a copy, see all tiles, and return to the game."""
    headers = {name: value for name, value in headers.items() if value}
    kept_game = whole_game() if own is None else whole_game().cut(own)
    path = keep(screen.games_folder, "own.tyrus", kept_game, **headers)
    seated: list[Path | None] = []
    screen.table.seated.connect(lambda: seated.append(screen.game.file.path))
    open_and_wait(screen, keep(tmp_path, "copy.tyrus", whole_game().cut(copied), **headers))
    assert seated == [path]  # Nothing else was at the table before.
    screen.wait_for(Phase.PERSON, Phase.OVER)
    assert len(screen.game.referee.placements) >= len(kept_game.placements)
    assert screen.game.voices.you is Side.IVORY
    assert NOT_YET not in screen.texts()
    assert kept(screen) == [path]


def test_a_copy_of_a_game_that_another_program_plays_is_not_opened(
    screen: Screen, tmp_path: Path
) -> None:
    path = keep(screen.games_folder, "own.tyrus", whole_game().cut(7), **RUNNING)
    lock = GameLocks(screen.games_folder).lock(path)
    assert lock is not None
    open_file(screen, keep(tmp_path, "copy.tyrus", whole_game().cut(7), **RUNNING))
    screen.qtbot.waitUntil(lambda: any("another window" in text for text in screen.texts()))
    assert screen.table.game is None
    lock.release()


def test_a_game_that_is_wanted_no_more_when_it_is_read_is_released(
    program: Program, tmp_path: Path
) -> None:
    path = keep(program.games_folder, "own.tyrus", whole_game().cut(7), **RUNNING)
    open_and_wait(program, keep(tmp_path, "other.tyrus", whole_game(), **AGAINST_COMPUTER))
    before = program.game
    program.application.store.open(
        path, OpenRequest(0, GameFile())
    )  # In place of a game that has gone since.
    program.application.store.wait()
    QCoreApplication.processEvents()
    program.application.store.wait()
    assert program.game is before
    lock = GameLocks(program.games_folder).lock(path)
    assert lock is not None
    lock.release()


def test_a_late_answer_after_the_end_does_nothing(screen: Screen, tmp_path: Path) -> None:
    path = keep(screen.games_folder, "own.tyrus", whole_game().cut(7), **RUNNING)
    screen.application.store.open(path, OpenRequest(0, GameFile()))
    screen.application.store.wait()
    close(screen)  # What was read is told after this, and released.
    QCoreApplication.processEvents()
    lock = GameLocks(screen.games_folder).lock(path)
    assert lock is not None
    lock.release()


def test_of_several_copies_of_a_running_game_the_furthest_is_gone_on_with(
    program: Program, tmp_path: Path
) -> None:
    for name, count in (("a", 7), ("b", 19), ("c", 12)):
        path = keep(program.games_folder, f"{name}.tyrus", whole_game().cut(count), **RUNNING)
    open_and_wait(program, keep(tmp_path, "copy.tyrus", whole_game().cut(7), **RUNNING))
    assert program.game.file.path == path.with_name("b.tyrus")


@pytest.mark.parametrize("right", [True, False])
def test_a_guess_at_the_deal_of_a_running_game_is_not_answered(
    screen: Screen, tmp_path: Path, right: bool
) -> None:
    """A record made up by hand, with what is hidden guessed, opens in the same way."""
    game = whole_game().cut(12)
    sealed = {**RUNNING, "Seal": seal(game.deal, new_salt())}
    path = keep(screen.games_folder, "own.tyrus", game, **sealed)
    guess = game if right else other_world(game, Side.IVORY, random.Random(2))
    open_and_wait(screen, keep(tmp_path, "without.tyrus", guess, **RUNNING))
    screen.qtbot.waitUntil(lambda: NOT_YET in screen.texts())
    assert screen.game.file.outside
    open_and_wait(screen, keep(tmp_path, "with.tyrus", guess, **sealed))
    assert screen.game.file.path == path


def test_a_copy_that_has_gone_on_elsewhere_is_gone_on_with(screen: Screen, tmp_path: Path) -> None:
    keep(screen.games_folder, "own.tyrus", whole_game().cut(7), **RUNNING)
    open_and_wait(screen, keep(tmp_path, "copy.tyrus", whole_game().cut(12), **RUNNING))
    screen.qtbot.waitUntil(lambda: NOT_YET in screen.texts())
    assert screen.game.file.outside
    assert len(screen.game.referee.placements) >= 12


@pytest.mark.parametrize("sealed", [True, False])
def test_a_study_is_no_copy_of_the_game_that_it_is_from(
    screen: Screen, tmp_path: Path, sealed: bool
) -> None:
    headers = {**RUNNING, "Seal": seal(whole_game().deal, new_salt())} if sealed else RUNNING
    keep(screen.games_folder, "own.tyrus", whole_game().cut(12), **headers)
    open_and_wait(screen, keep(tmp_path, "study.tyrus", whole_game().cut(7), **headers, Study="1"))
    screen.qtbot.waitUntil(lambda: NOT_YET in screen.texts())
    assert screen.game.study


def test_a_finished_study_is_not_offered_if_its_game_is_in_the_library(
    program: Program, tmp_path: Path
) -> None:
    """They are one game to the library, which would not add it."""
    keep(program.games_folder, "own.tyrus", whole_game(), **AGAINST_COMPUTER)
    path = keep(tmp_path, "study.tyrus", whole_game(), **AGAINST_COMPUTER, Study="1")
    found = program.application.library_store.found
    with program.qtbot.waitSignal(found):
        open_and_wait(program, path)
    assert program.game.file.outside
    assert not program.application.saved_games.inLibrary.addable


def test_an_imported_running_game_that_is_ended_here_is_ones_own(
    screen: Screen, tmp_path: Path
) -> None:
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer random"}
    path = keep(tmp_path, "x.tyrus", whole_game().cut(7), **headers)
    screen.application.library.importFiles([QUrl.fromLocalFile(str(path))])
    screen.qtbot.waitUntil(lambda: len(kept(screen)) == 1)
    (imported,) = kept(screen)
    open_and_wait(screen, imported)
    screen.wait_for(Phase.PERSON)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    screen.application.store.wait()
    open_and_wait(screen, imported)
    screen.wait_for(Phase.OVER)
    assert screen.game.voices.you is Side.IVORY
    open_library(screen, 1)
    (entry,) = (row.name for row in screen.application.library.games.rows)
    assert entry == imported.name
    assert "Lost" in screen.texts()
