"""Games that could not be locked when they came: no two programs write one."""

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
    another_program,
    paths,
    told,
)
from tests.desktop.support.positions import AGAINST_COMPUTER
from tests.desktop.support.program import Program
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.study import go_back
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
    with another_program(tmp_path):
        pass
    (path,) = paths(tmp_path)
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
