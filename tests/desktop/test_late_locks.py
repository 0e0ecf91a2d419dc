"""Games that could not be locked when they came, or lost their locks: no two programs write one."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.support.library_window import keep
from tests.desktop.support.other_programs import (
    IN_USE,
    left_by_another_program,
    told,
)
from tests.desktop.support.positions import AGAINST_COMPUTER, game, resume
from tests.desktop.support.program import Program
from tests.library.programs import posix
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.study import go_back
from tyrus_desktop.engine.record import SEAL
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.library import locks, record_files


def test_a_game_whose_folder_could_not_be_written_at_first_is_locked_once_it_is_saved(
    start: Starter, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.touch()  # No folder can be made there, and so no lock.
    one, other = start(), start()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    assert not one.application.saved_games.allSaved
    folder.unlink()
    one.play_some(1)
    one.wait_until_kept()
    assert one.kept().placements == one.game.referee.placements
    assert not other.offers_a_game()
    sentences = told(other)
    other.application.saved_games.open(QUrl.fromLocalFile(str(one.game.path)))
    other.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]
    close(one)
    assert other.offers_a_game()


@pytest.mark.parametrize("resigns", [False, True])
def test_two_programs_that_opened_a_game_in_a_folder_without_locks_do_not_both_write_it(
    start: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resigns: bool
) -> None:
    """As in a folder that can't be written until later: the one that is first goes on with it."""
    path = left_by_another_program(tmp_path)
    one, other = start(), start()
    with monkeypatch.context() as patch:
        patch.setattr(locks, "acquire", Mock(side_effect=PermissionError))
        for each in (one, other):
            each.application.saved_games.open(QUrl.fromLocalFile(str(path)))
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
    close(one)
    (retry,) = other.application.store.findChildren(QTimer)
    retry.setInterval(1)
    retry.start()
    QTest.qWait(100)
    other.wait_until_kept()
    assert not other.application.saved_games.allSaved
    assert record_files.read(path).placements == one.game.referee.placements


def test_a_study_that_goes_back_is_saved_where_it_could_not_be_locked_at_first(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file has more tiles than it has now, but no other program has played them."""
    path = keep(
        program.games_folder, "study.tyrus", play_game(4).cut(16), **AGAINST_COMPUTER, Study="1"
    )
    with monkeypatch.context() as patch:
        patch.setattr(locks, "acquire", Mock(side_effect=PermissionError))
        program.application.saved_games.open(QUrl.fromLocalFile(str(path)))
        program.wait_for(Phase.PERSON)
    go_back(program.table, 12)
    program.wait_for(Phase.PERSON)
    assert program.kept().placements == program.game.referee.placements
    assert program.application.saved_games.allSaved


def remove_locks(folder: Path) -> None:
    """As somebody may do who clears away hidden files."""
    for path in folder.glob(".*.lock"):
        path.unlink()


@posix
def test_a_game_whose_lock_was_removed_is_locked_again_with_its_next_tile(
    start: Starter, tmp_path: Path
) -> None:
    one, other = start(), start()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    before = sorted((tmp_path / "games").glob(".*.lock"))
    remove_locks(tmp_path / "games")
    one.play_some(1)
    one.wait_until_kept()
    assert sorted((tmp_path / "games").glob(".*.lock")) == before
    sentences = told(other)
    other.application.saved_games.open(QUrl.fromLocalFile(str(one.game.path)))
    other.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]
    assert one.application.saved_games.allSaved


@posix
def test_a_game_that_another_program_opened_when_its_lock_was_removed_goes_on_there_alone(
    start: Starter, tmp_path: Path
) -> None:
    one, other, third = start(), start(), start()
    one.play_computer()
    one.play_some(1)
    one.wait_until_kept()
    remove_locks(tmp_path / "games")
    other.application.saved_games.open(QUrl.fromLocalFile(str(one.game.path)))
    other.wait_for(Phase.PERSON)
    one.play_some(1)
    one.wait_until_kept()
    assert not one.application.saved_games.allSaved
    other.play_some(1)
    other.wait_until_kept()
    close(one)
    assert record_files.read(other.game.path).placements == other.game.referee.placements
    sentences = told(third)
    third.application.saved_games.open(QUrl.fromLocalFile(str(other.game.path)))
    third.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]


def test_an_end_that_is_the_first_that_could_be_written_is_told_to_no_other_program(
    start: Starter, silent_player: None, tmp_path: Path
) -> None:
    """No lock could be made before; the game is locked by its seal, too, though it is over."""
    folder, whole, salt = tmp_path / "games", game("streak"), "ab" * 16
    folder.touch()
    one, other = start(), start()
    headers = {**AGAINST_COMPUTER, SEAL: seal(whole.deal, salt)}
    resume(one, -1, "streak", headers, salt)
    one.wait_for(Phase.PERSON, Phase.COMPUTER)
    one.wait_until_kept()
    folder.unlink()
    one.state.settings.speed = "fast"
    one.play(whole.placements[-1])
    one.qtbot.waitUntil(lambda: one.models.tally.open)
    assert one.kept().over
    sentences = told(other)
    other.application.saved_games.open(QUrl.fromLocalFile(str(one.game.path)))
    other.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]
