"""Two programs share a folder of games, and neither writes the other's game."""

import shutil
import signal
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from tests.desktop.conftest import Programs, end
from tests.desktop.support.other_programs import (
    IN_USE,
    STOPPED_AFTER,
    another_program,
    check_in_use,
    kept,
    left_by_another_program,
    offers,
    paths,
    told,
)
from tests.desktop.support.positions import AGAINST_COMPUTER, game, resume
from tests.desktop.support.program import Program, open_file
from tests.library.programs import granted, posix
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import SEAL, STUDY, Record
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.library import exchange, locks, record_files
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.exchange import found_in
from tyrus_desktop.library.game_locks import GameLocks


def test_game_of_another_process_is_locked_until_it_dies(program: Program, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "games")
    with another_program(tmp_path) as child:
        assert not offers(program)
        (path,) = paths(tmp_path)
        for folder in (path.parent, tmp_path / "link"):
            check_in_use(program, folder / path.name)
        assert program.table.game is None
        assert len(kept(tmp_path)) == STOPPED_AFTER
        child.send_signal(signal.SIGKILL)
        child.wait()
        assert offers(program)
        program.application.saved_games.resumeOffer()
        program.wait_for(Phase.PERSON)
        assert [str(each) for each in program.game.referee.placements] == kept(tmp_path)


def test_copy_of_a_game_in_use_is_not_opened(programs: Programs, tmp_path: Path) -> None:
    """A player could resign the copy, see all tiles, and return to the original."""
    one, other = programs(), programs()
    one.play_and_keep(1)
    copies = [tmp_path / where for where in ("games/a.tyrus", "games/Deleted/b.tyrus", "c.tyrus")]
    for copy in copies:
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(one.game.path, copy)
        assert not offers(other)
        check_in_use(other, copy)
    end(one)
    open_file(other, copies[0])
    other.wait_for(Phase.PERSON)


def test_two_programs_cannot_play_one_game_outside_the_library(
    programs: Programs, tmp_path: Path
) -> None:
    one, other = programs(), programs()
    one.play_computer()
    one.wait_until_kept()
    copy = tmp_path / "copy.tyrus"
    one.game.path.replace(copy)
    one.play_computer()
    for _ in range(2):  # The second time it stays as it is.
        open_file(one, copy)
        one.wait_until_kept()
        one.qtbot.waitUntil(lambda: one.game.file.outside)
    check_in_use(other, copy)


def test_resuming_is_refused_while_another_program_plays_the_game(
    programs: Programs, tmp_path: Path
) -> None:
    left_by_another_program(tmp_path)
    first, second = programs(), programs()
    assert offers(first)
    assert offers(second)
    first.application.saved_games.resumeOffer()
    first.wait_for(Phase.PERSON)
    sentences = told(second)
    second.application.saved_games.resumeOffer()
    second.qtbot.waitUntil(lambda: sentences == [IN_USE])
    first.play_some(1)
    placements = first.game.referee.placements
    end(first)
    second.application.saved_games.resumeOffer()
    second.wait_for(Phase.PERSON)
    assert second.game.referee.placements == placements


@pytest.mark.parametrize("opened", [(0, 1, 0), (0,)], ids=str)
def test_game_opened_repeatedly_stays_locked(program: Program, opened: tuple[int, ...]) -> None:
    files: list[Path] = []
    for _ in range(2):
        program.play_and_keep(1)
        files.insert(0, program.game.path)
    at_the_table, other = files
    game = program.game
    for index in opened:
        open_file(program, files[index])
    program.wait_until_kept()
    QTest.qWait(50)  # The answer arrives, and the replaced game is released.
    program.wait_until_kept()
    assert (program.game is game) is (opened == (0,))
    assert program.game.path == at_the_table
    game_locks = GameLocks(program.games_folder)
    assert game_locks.lock(at_the_table) is None
    granted(game_locks.lock(other)).release()
    program.play_some(1)
    assert program.kept().placements == program.game.referee.placements


def listed(program: Program) -> Entry:
    """Open the library, and return its newest entry."""
    library = program.application.library
    library.open()
    program.application.library_store.wait()
    program.qtbot.waitUntil(lambda: library.total >= 1 and library.searched)
    return library.games.rows[0]


def counted(program: Program) -> int:
    """Return how many games the user's figures are made of."""
    store = program.application.library_store
    store.count(())
    program.qtbot.waitUntil(lambda: store.figures is not None)
    assert store.figures is not None
    return store.figures.games


def exported(program: Program, name: str, archive: Path) -> Record:
    """Export a game of the library into an archive, and read it there."""
    store = program.application.library_store
    with program.qtbot.waitSignal(store.exported):
        store.export([name], archive, exchange.export_zip)
    ((_, game),) = found_in(archive)
    assert isinstance(game, Record)
    return game


def test_library_hides_the_election_of_a_game_in_use(programs: Programs) -> None:
    """Listing it would reveal the result of a tally that is not shown there yet."""
    one, other = programs(), programs()
    one.play_and_keep(1)
    assert (listed(other).running, listed(other).elections) == (True, 1)
    assert listed(one).elections == 1
    end(one)
    assert listed(other).elections == 1


@pytest.mark.parametrize("sealed", [True, False])
def test_library_hides_an_end_not_yet_shown_elsewhere(
    programs: Programs, silent_player: None, tmp_path: Path, sealed: bool
) -> None:
    """With a shared index the end could be listed before the scan. A study has no seal."""
    one, other = programs(), programs()
    for each in (one, other):
        each.application.library_store.index_path = tmp_path / "index" if sealed else None
    whole, salt = game("streak"), "ab" * 16
    its_own = {SEAL: seal(whole.deal, salt)} if sealed else {STUDY: "1"}
    resume(one, -2, "streak", {**AGAINST_COMPUTER, **its_own}, salt if sealed else None)
    one.play(whole.placements[-2])
    one.wait_for(Phase.PERSON, Phase.COMPUTER)
    one.state.settings.speed = "fast"
    one.play(whole.placements[-1])
    one.qtbot.waitUntil(lambda: one.models.tally.open)
    assert (one.kept().ended, one.kept().over) == (True, False)
    listed(one)
    listings: list[Entry] = []
    other.application.library_store.listed.connect(lambda _, rows, __: listings.extend(rows))
    listed(other)
    assert {(e.running, e.winner, e.ending, e.votes, e.elections) for e in listings} == {
        (True, "", "", "", len(whole.tallies) + 1)
    }
    assert counted(other) == 0
    check_in_use(other, one.game.path)
    assert not exported(other, one.game.path.name, tmp_path / "z.zip").over
    one.state.settings.speed = "none"
    one.controller.skip()
    one.wait_for(Phase.OVER)
    one.wait_until_kept()
    row = listed(other)
    assert (row.over, row.winner, row.ending) == (True, "ivory", "streak")
    open_file(other, one.game.path)
    other.wait_for(Phase.OVER)


# Games that were locked late or lost their lock


def test_game_is_locked_once_its_folder_is_writable(programs: Programs, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.touch()  # No folder, and so no lock, can be made there.
    one, other = programs(), programs()
    one.play_and_keep(1)
    assert not one.application.saved_games.allSaved
    folder.unlink()
    one.play_some(1)
    one.wait_until_kept()
    assert one.kept().placements == one.game.referee.placements
    assert not offers(other)
    check_in_use(other, one.game.path)
    end(one)
    assert offers(other)


@pytest.mark.parametrize("resigns", [False, True])
def test_only_the_first_writer_of_an_unlocked_game_continues(
    programs: Programs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resigns: bool
) -> None:
    """A game is unlocked, for example, if its folder was read-only."""
    path = left_by_another_program(tmp_path)
    one, other = programs(), programs()
    with monkeypatch.context() as patch:
        patch.setattr(locks, "acquire", Mock(side_effect=PermissionError))
        for each in (one, other):
            open_file(each, path)
            each.wait_for(Phase.PERSON)
    one.play_some(2)
    if resigns:
        other.table.give_up()
        other.wait_for(Phase.OVER)
    else:
        other.play_some(1)
    other.wait_until_kept()
    assert one.kept().placements == one.game.referee.placements
    assert one.application.saved_games.allSaved
    end(one)
    (retry,) = other.application.store.findChildren(QTimer)
    retry.setInterval(1)
    retry.start()
    QTest.qWait(100)
    other.wait_until_kept()
    assert not other.application.saved_games.allSaved
    assert record_files.read(path).placements == one.game.referee.placements


def remove_locks(folder: Path) -> None:
    """Remove hidden files, as a user may do."""
    for path in folder.glob(".*.lock"):
        path.unlink()


@posix
def test_deleted_lock_file_is_recreated_with_the_next_tile(
    programs: Programs, tmp_path: Path
) -> None:
    one, other = programs(), programs()
    one.play_and_keep(1)
    before = sorted((tmp_path / "games").glob(".*.lock"))
    remove_locks(tmp_path / "games")
    one.play_some(1)
    one.wait_until_kept()
    assert sorted((tmp_path / "games").glob(".*.lock")) == before
    check_in_use(other, one.game.path)
    assert one.application.saved_games.allSaved


@posix
def test_game_without_its_lock_continues_in_the_other_program(
    programs: Programs, tmp_path: Path
) -> None:
    one, other, third = programs(), programs(), programs()
    one.play_and_keep(1)
    remove_locks(tmp_path / "games")
    open_file(other, one.game.path)
    other.wait_for(Phase.PERSON)
    one.play_some(1)
    one.wait_until_kept()
    assert not one.application.saved_games.allSaved
    other.play_some(1)
    other.wait_until_kept()
    end(one)
    assert record_files.read(other.game.path).placements == other.game.referee.placements
    check_in_use(third, other.game.path)
