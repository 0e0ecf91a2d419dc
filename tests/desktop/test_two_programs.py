"""Two programs of one user share a folder of games, and neither writes the other's game."""

from __future__ import annotations

import shutil
import signal
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.conftest import Starter, close
from tests.desktop.support.child import Options
from tests.desktop.support.other_programs import (
    IN_USE,
    STOPPED_AFTER,
    another_program,
    kept,
    left_by_another_program,
    paths,
    run,
    told,
)
from tests.desktop.support.positions import AGAINST_COMPUTER, game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import SEAL, STUDY, Record
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.library import record_files
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.exchange import found_in
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.journal import Journal


def test_a_game_that_another_program_plays_is_neither_offered_nor_opened(
    start: Starter, tmp_path: Path
) -> None:
    with another_program(tmp_path):
        screen = start()
        sentences = told(screen)
        assert not screen.offers_a_game()
        (path,) = paths(tmp_path)
        screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
        screen.qtbot.waitUntil(lambda: bool(sentences))
        assert sentences == [IN_USE]
        assert screen.table.game is None
        assert len(kept(tmp_path)) == STOPPED_AFTER


@pytest.mark.parametrize("where", ["games/twin.tyrus", "games/Deleted/twin.tyrus", "twin.tyrus"])
def test_a_copy_of_a_game_that_another_program_plays_is_neither_offered_nor_opened(
    start: Starter, tmp_path: Path, where: str
) -> None:
    """One could be resigned, to see all tiles, and the other gone on with."""
    one, other = start(), start()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    copy = tmp_path / where
    copy.parent.mkdir(exist_ok=True)
    shutil.copy(one.game.path, copy)
    sentences = told(other)
    assert not other.offers_a_game()
    other.application.saved_games.open(QUrl.fromLocalFile(str(copy)))
    other.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]
    close(one)
    other.application.saved_games.open(QUrl.fromLocalFile(str(copy)))
    other.wait_for(Phase.PERSON)


def test_a_game_is_locked_before_it_is_looked_which_of_its_files_counts(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile another program could resign it."""
    program.play_computer()
    program.wait_until_kept()
    copy, seal = tmp_path / "copy.tyrus", program.game.seal
    assert seal is not None
    shutil.copy(program.game.path, copy)
    program.play_computer()
    program.wait_until_kept()
    locked: list[bool] = []
    foremost = Journal.foremost

    def look(self: Journal, *arguments: Any) -> Path:
        locked.append(GameLocks(self.folder).lock_game(seal) is None)
        return foremost(self, *arguments)

    monkeypatch.setattr(Journal, "foremost", look)
    program.application.saved_games.open(QUrl.fromLocalFile(str(copy)))
    program.wait_until_kept()
    assert locked == [True]


def test_two_programs_do_not_play_one_game_from_elsewhere(start: Starter, tmp_path: Path) -> None:
    one, other = start(), start()
    one.play_computer()
    one.wait_until_kept()
    copy = tmp_path / "copy.tyrus"
    one.game.path.replace(copy)
    one.play_computer()
    sentences = told(other)
    for _ in range(2):  # Once more, and it stays as it is.
        one.application.saved_games.open(QUrl.fromLocalFile(str(copy)))
        one.wait_until_kept()
        one.qtbot.waitUntil(lambda: one.game.file.outside)
    other.application.saved_games.open(QUrl.fromLocalFile(str(copy)))
    other.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]


def test_a_game_that_another_program_plays_is_not_opened_by_another_path(
    start: Starter, tmp_path: Path
) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "games")
    (tmp_path / "detour").mkdir()
    with another_program(tmp_path):
        screen = start()
        sentences = told(screen)
        (path,) = paths(tmp_path)
        for folder in (tmp_path / "link", tmp_path / "detour" / ".." / "games"):
            sentences.clear()
            screen.table.open(folder / path.name)
            screen.qtbot.waitUntil(lambda: bool(sentences) or screen.table.game is not None)
            assert sentences == [IN_USE], folder


@pytest.mark.parametrize("number", first(1, [signal.SIGKILL, signal.SIGTERM]))
def test_a_game_is_offered_once_the_program_that_played_it_has_ended_in_any_way(
    start: Starter, tmp_path: Path, number: signal.Signals
) -> None:
    with another_program(tmp_path) as child:
        child.send_signal(number)
        child.wait()
    screen = start()
    assert screen.offers_a_game()
    screen.click(screen.item("resumeOffer"))
    screen.wait_for(Phase.PERSON)
    assert [str(each) for each in screen.game.referee.placements] == kept(tmp_path)


def one_offer_taken_up(start: Starter, tmp_path: Path) -> tuple[Screen, Screen]:
    """Return two programs that offered the same game, which the first has resumed."""
    left_by_another_program(tmp_path)
    first, second = start(), start()
    assert first.offers_a_game()
    assert second.offers_a_game()
    first.application.saved_games.resumeOffer()
    first.wait_for(Phase.PERSON)
    return first, second


def test_an_offer_that_another_program_has_taken_up_meanwhile_is_refused(
    start: Starter, tmp_path: Path
) -> None:
    first, second = one_offer_taken_up(start, tmp_path)
    sentences = told(second)
    second.application.saved_games.resumeOffer()
    second.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]
    close(first)
    second.application.saved_games.resumeOffer()
    second.wait_for(Phase.PERSON)


@pytest.mark.parametrize("opened", first(2, [(0, 1, 0), (0, 0), (1, 0), (0,)]), ids=str)
def test_a_game_that_was_opened_again_before_it_was_left_stays_locked(
    screen: Screen, opened: tuple[int, ...]
) -> None:
    files: list[Path] = []
    for _ in range(2):
        screen.play_computer()
        screen.play_some(1)
        screen.wait_until_kept()
        files.insert(0, screen.game.path)
    at_the_table, other = files
    for index in opened:
        screen.application.saved_games.open(QUrl.fromLocalFile(str(files[index])))
    screen.wait_until_kept()
    QTest.qWait(50)  # What was read is brought, and what it replaces is released.
    screen.wait_until_kept()
    game_locks = GameLocks(screen.games_folder)
    assert screen.game.path == at_the_table
    assert game_locks.lock(at_the_table) is None
    lock = game_locks.lock(other)
    assert lock is not None
    lock.release()


def test_a_game_that_could_not_be_opened_is_free_for_other_programs(program: Program) -> None:
    path = program.games_folder / "a.tyrus"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"damaged")
    sentences = told(program)
    program.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    program.qtbot.waitUntil(lambda: sentences == ["a.tyrus is not a Tyrus game."])
    lock = GameLocks(path.parent).lock(path)
    assert lock is not None
    lock.release()


def test_an_offer_is_taken_up_as_the_other_program_has_left_it(
    start: Starter, tmp_path: Path
) -> None:
    first, second = one_offer_taken_up(start, tmp_path)
    first.play_some(1)
    placements = first.game.referee.placements
    close(first)
    second.application.saved_games.resumeOffer()
    second.wait_for(Phase.PERSON)
    assert second.game.referee.placements == placements


def test_a_game_that_was_left_for_another_can_be_played_by_another_program(
    start: Starter,
) -> None:
    first, second = start(), start()
    first.play_computer()
    first.play_some(1)
    left = first.game
    first.play_computer()
    first.wait_until_kept()
    second.application.saved_games.open(QUrl.fromLocalFile(str(left.path)))
    second.wait_for(Phase.PERSON)
    assert second.game.referee.placements == left.referee.placements


def test_games_that_programs_begin_in_one_second_are_kept_apart(tmp_path: Path) -> None:
    count = 2
    at = time.time() // 1 + 4
    with ExitStack() as stack:
        children = [
            stack.enter_context(run(Options(str(tmp_path), seed=seed, at=at, placements=1)))
            for seed in range(count)
        ]
        for child in children:
            assert child.stdout is not None
            assert child.stdout.readline().startswith("deal")
    games = [record_files.read(path) for path in paths(tmp_path)]
    assert len(games) == count
    assert len({str(game.deal) for game in games}) == count


def listed(program: Program) -> Entry:
    """Open the library, and return what it lists of the only game."""
    library = program.application.library
    library.open()
    program.application.library_store.wait()
    program.qtbot.waitUntil(lambda: library.total == 1 and library.searched)
    (row,) = library.games.rows
    return row


def exported(program: Program, name: str, archive: Path) -> Record:
    """Export a game of the library into an archive, and return what that has of it."""
    store = program.application.library_store
    with program.qtbot.waitSignal(store.exported):
        store.export([name], archive, apart=False)
    ((_, game),) = found_in(archive)
    assert isinstance(game, Record)
    return game


@pytest.mark.parametrize(("indexed", "sealed"), [(False, True), (True, True), (False, False)])
def test_an_end_that_another_program_has_still_to_show_is_not_listed_opened_or_exported(
    start: Starter, silent_player: None, tmp_path: Path, indexed: bool, sealed: bool
) -> None:
    """With the index that they share it would be listed at once, before the folder is read. A
    study has no seal.
    """
    one, other = start(), start()
    for each in (one, other):
        each.application.library_store.index_path = tmp_path / "index" if indexed else None
    whole, before, salt = game("streak"), game("streak").placements[:-1], "ab" * 16
    its_own = {SEAL: seal(whole.deal, salt)} if sealed else {STUDY: "1"}
    resume(one, -2, "streak", {**AGAINST_COMPUTER, **its_own}, salt if sealed else None)
    one.play(whole.placements[-2])
    one.wait_for(Phase.PERSON, Phase.COMPUTER)
    one.state.settings.speed = "fast"
    one.play(whole.placements[-1])
    one.qtbot.waitUntil(lambda: one.models.tally.open)
    assert one.kept().over
    listed(one)
    listings: list[Entry] = []
    other.application.library_store.listed.connect(lambda _, rows, __: listings.extend(rows))
    listed(other)
    assert {(e.running, e.winner, e.ending, e.votes, e.elections) for e in listings} == {
        (True, "", "", "", 0)
    }
    sentences = told(other)
    other.application.saved_games.open(QUrl.fromLocalFile(str(one.game.path)))
    other.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]
    assert exported(other, one.game.path.name, tmp_path / "z.zip").placements == before
    one.state.settings.speed = "none"
    one.controller.skip()
    one.wait_for(Phase.OVER)
    one.wait_until_kept()
    row = listed(other)
    assert (row.over, row.winner, row.ending) == (True, "ivory", "streak")
    other.application.saved_games.open(QUrl.fromLocalFile(str(one.game.path)))
    other.wait_for(Phase.OVER)


def test_the_election_of_a_game_that_another_program_plays_is_not_listed(start: Starter) -> None:
    """A tally may be still to be shown there, and that it goes on tells of it."""
    one, other = start(), start()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    assert (listed(other).running, listed(other).elections) == (True, 0)
    assert listed(one).elections == 1
    close(one)
    assert listed(other).elections == 1


def test_the_game_at_the_table_stays_as_it_is_when_its_own_file_is_opened(
    screen: Screen,
) -> None:
    screen.play_computer()
    screen.play_some(2)
    game = screen.game
    screen.wait_until_kept()
    screen.application.saved_games.open(QUrl.fromLocalFile(str(game.path)))
    screen.wait_until_kept()
    screen.qtbot.wait(50)
    assert screen.game is game
    screen.play_some(1)
    assert screen.kept().placements == game.referee.placements
