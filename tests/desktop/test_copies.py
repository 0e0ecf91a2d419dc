"""Copies of a running game are that game: if one is resigned, the game is over."""

import errno
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.desktop.support.program import Program, open_file, open_game, url
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.library import record_files
from tyrus_desktop.library.journal import BIN, Journal


@pytest.fixture
def left(program: Program) -> Path:
    """The file of a running game that was left for another one."""
    path = program.play_and_keep(2)
    program.play_computer()
    program.wait_until_kept()
    return path


def delete(program: Program, path: Path) -> Path:
    """Delete a game in the library, and return its path in the bin."""
    program.wait_until_kept()
    program.application.library.open()
    program.qtbot.waitUntil(lambda: program.application.library.total >= 2)
    program.application.library_store.delete([path.name])
    program.qtbot.waitUntil(lambda: not path.exists())
    return path.parent / BIN / path.name


def undelete(program: Program) -> Path:
    """Undo a deletion, and return the game's path, which may be new."""
    store = program.application.library_store
    with program.qtbot.waitSignal(store.restored) as restored:
        store.undo()
    (name,) = restored.args[1]
    return program.games_folder / str(name)


def resigned(game: Record) -> Record:
    return replace(game, headers={**game.headers, GIVEN_UP_BY: "ivory"}, unshown=False)


def resign(program: Program) -> None:
    """Resign the game, and leave it for another one."""
    program.give_up()
    program.play_computer()


@pytest.mark.parametrize("copied", [False, True])
def test_deleted_game_resigned_before_restoring_is_over(
    program: Program, left: Path, tmp_path: Path, copied: bool
) -> None:
    copy = Path(shutil.copy(left, tmp_path / "copy.tyrus"))
    deleted = delete(program, left)
    assert open_game(program, copy if copied else deleted) is Phase.PERSON
    resign(program)
    assert open_game(program, undelete(program)) is Phase.OVER


def test_copy_of_a_resigned_and_deleted_game_is_over(
    program: Program, left: Path, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(left, tmp_path / "copy.tyrus"))
    open_game(program, left)
    resign(program)
    delete(program, left)
    assert open_game(program, copy) is Phase.OVER


def test_renamed_copies_in_the_folder_open_the_same_game(program: Program, left: Path) -> None:
    copy = Path(shutil.copy(left, left.with_name("copy.txt")))
    assert open_game(program, copy) is Phase.PERSON
    resign(program)
    assert open_game(program, left) is Phase.OVER


def test_program_does_not_write_to_renamed_files(program: Program, left: Path) -> None:
    renamed = left.rename(left.with_name("renamed.txt"))
    assert open_game(program, renamed) is Phase.PERSON
    assert program.game.file.outside
    before = renamed.read_bytes()
    resign(program)
    assert renamed.read_bytes() == before


@pytest.mark.parametrize("timed", [True, False])
def test_resigned_copy_in_the_games_folder_ends_the_game(
    program: Program, left: Path, timed: bool
) -> None:
    """Games from version 0.1.0 have no start time, so their seal identifies them."""
    earlier = record_files.read(left)
    if not timed:
        headers = {name: value for name, value in earlier.headers.items() if name != "Started"}
        earlier = replace(earlier, headers=headers)
        record_files.write(left, earlier)
    open_game(program, left)
    program.play_some(2)
    program.wait_until_kept()
    record_files.write(program.games_folder / "twin.tyrus", resigned(earlier))
    program.play_computer()
    assert open_game(program, left) is Phase.OVER


def test_resigned_copy_outside_the_games_folder_leaves_the_game_running(
    program: Program, left: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.tyrus"
    record_files.write(copy, resigned(record_files.read(left)))
    assert open_game(program, copy) is Phase.OVER
    assert open_game(program, left) is Phase.PERSON


def test_copy_of_an_unsaved_game_opens_that_game(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(journal: Journal, path: Path, game: Record) -> None:
        raise OSError(errno.ENOSPC, "No space", str(path))

    monkeypatch.setattr(Journal, "save", full)
    program.play_and_keep(2)
    file, copy = program.game.file, tmp_path / "copy.tyrus"
    program.application.saved_games.saveCopy(url(copy))
    program.qtbot.waitUntil(copy.exists)
    program.play_computer()
    open_game(program, copy)
    assert program.game.file is file


def test_copy_from_before_an_undo_opens_the_game_after_it(program: Program, tmp_path: Path) -> None:
    """The copy has more placements, but its record does not say that a turn was undone."""
    program.state.settings.undo = "confirm"
    program.play_and_keep(2)
    game, copy = program.game, Path(shutil.copy(program.game.path, tmp_path / "copy.tyrus"))
    program.controller.takeBack()
    program.wait_for(Phase.PERSON)
    store, undone = program.application.library_store, program.kept()
    with program.qtbot.waitSignal(store.imported) as imported:
        store.import_files([copy])
    assert imported.args[0].already == [game.path.name]
    open_file(program, copy)
    program.wait_until_kept()
    program.play_computer()
    open_game(program, copy)
    assert program.game.file.path == game.path
    assert (program.game.record.placements, program.game.headers["Undos"]) == (
        undone.placements,
        "1",
    )
