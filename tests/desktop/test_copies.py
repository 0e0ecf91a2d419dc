"""A running game has no second life: if a copy of it is resigned, the game is over."""

from __future__ import annotations

import errno
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.library import record_files
from tyrus_desktop.library.journal import BIN, Journal


@pytest.fixture
def left(screen: Screen) -> Path:
    """The file of a running game that was left for another one."""
    screen.play_computer()
    screen.play_some(2)
    screen.wait_until_kept()
    path = screen.game.path
    screen.play_computer()
    screen.wait_until_kept()
    return path


def delete(program: Program, path: Path) -> Path:
    """Delete a game in the library; return where it lies now."""
    program.wait_until_kept()
    program.application.library.open()
    program.qtbot.waitUntil(lambda: program.application.library.total >= 2)
    program.application.library_store.delete([path.name])
    program.qtbot.waitUntil(lambda: not path.exists())
    return path.parent / BIN / path.name


def undelete(program: Program) -> Path:
    """Take a deletion back; return where the game lies, which may have another name now."""
    store = program.application.library_store
    with program.qtbot.waitSignal(store.restored) as restored:
        store.undo()
    (name,) = restored.args[1]
    return program.games_folder / str(name)


def resigned(game: Record) -> dict[str, str]:
    """Return the headers of a game as if it had been given up."""
    return {**game.headers, GIVEN_UP_BY: "ivory"}


def open_game(program: Program, path: Path) -> Phase:
    """Open a game, and wait until it is at the table."""
    with program.qtbot.waitSignal(program.table.seated):
        program.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    return program.wait_for(Phase.PERSON, Phase.OVER)


def resign(program: Program) -> None:
    """Give the game up, and leave it for another one."""
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    program.wait_until_kept()
    program.play_computer()


@pytest.mark.parametrize("copied", [False, True])
def test_a_deleted_game_that_was_resigned_in_the_bin_or_in_a_copy_is_over_when_it_is_taken_back(
    program: Program, left: Path, tmp_path: Path, copied: bool
) -> None:
    copy = Path(shutil.copy(left, tmp_path / "copy.tyrus"))
    deleted = delete(program, left)
    assert open_game(program, copy if copied else deleted) is Phase.PERSON
    resign(program)
    assert open_game(program, undelete(program)) is Phase.OVER


@pytest.mark.parametrize("name", ["copy.txt", "COPY.TYRUS", ".copy.tyrus"])
def test_a_copy_among_the_games_is_that_game_whatever_its_name_is(
    program: Program, left: Path, name: str
) -> None:
    copy = Path(shutil.copy(left, left.with_name(name)))
    assert open_game(program, copy) is Phase.PERSON
    resign(program)
    assert open_game(program, left) is Phase.OVER


def test_a_file_among_the_games_that_has_not_the_name_of_one_is_none_of_them(
    program: Program, left: Path
) -> None:
    renamed = left.rename(left.with_name("renamed.txt"))
    assert open_game(program, renamed) is Phase.PERSON
    assert program.game.file.outside
    before = renamed.read_bytes()
    resign(program)
    assert renamed.read_bytes() == before


def test_a_game_resigned_and_deleted_does_not_go_on_in_a_copy(
    program: Program, left: Path, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(left, tmp_path / "copy.tyrus"))
    open_game(program, left)
    resign(program)
    delete(program, left)
    assert open_game(program, copy) is Phase.OVER


def test_a_copy_that_was_resigned_earlier_ends_the_game(
    screen: Screen, left: Path, tmp_path: Path
) -> None:
    earlier = record_files.read(left)
    open_game(screen, left)
    screen.play_some(2)
    screen.wait_until_kept()
    record_files.write(
        screen.games_folder / "twin.tyrus", replace(earlier, headers=resigned(earlier))
    )
    screen.play_computer()
    assert open_game(screen, left) is Phase.OVER


def test_a_game_that_says_no_time_is_over_if_its_seal_is_that_of_one_that_is(
    program: Program, left: Path
) -> None:
    """As those of version 0.1.0."""
    running = record_files.read(left)
    headers = {name: value for name, value in running.headers.items() if name != "Started"}
    timeless = replace(running, headers=headers)
    record_files.write(left, timeless)
    record_files.write(
        program.games_folder / "twin.tyrus", replace(timeless, headers=resigned(timeless))
    )
    assert open_game(program, left) is Phase.OVER


def test_a_game_is_gone_on_with_though_a_copy_from_elsewhere_was_given_up(
    program: Program, left: Path, tmp_path: Path
) -> None:
    """As somebody may make one who has the plain record of version 0.1.0."""
    running = record_files.read(left)
    copy = tmp_path / "copy.tyrus"
    record_files.write(copy, replace(running, headers=resigned(running)))
    assert open_game(program, copy) is Phase.OVER
    assert open_game(program, left) is Phase.PERSON


def test_of_two_copies_in_the_library_the_one_further_on_is_opened(
    screen: Screen, left: Path
) -> None:
    """As after a copy that was played on elsewhere has been imported."""
    earlier = record_files.read(left)
    open_game(screen, left)
    screen.play_some(2)
    screen.wait_until_kept()
    placed = len(screen.game.referee.placements)
    twin = screen.games_folder / "twin.tyrus"
    record_files.write(twin, earlier)
    screen.play_computer()
    open_game(screen, twin)
    assert screen.game.path == left
    assert len(screen.game.referee.placements) == placed


def test_a_copy_of_a_game_that_could_not_be_saved_is_that_game(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(journal: Journal, path: Path, game: Record) -> None:
        raise OSError(errno.ENOSPC, "No space", str(path))

    monkeypatch.setattr(Journal, "keep", full)
    screen.play_computer()
    screen.play_some(2)
    screen.wait_until_kept()
    file, copy = screen.game.file, tmp_path / "copy.tyrus"
    screen.application.saved_games.saveCopy(QUrl.fromLocalFile(str(copy)))
    screen.qtbot.waitUntil(copy.exists)
    screen.play_computer()
    open_game(screen, copy)
    assert screen.game.file is file
