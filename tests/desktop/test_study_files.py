"""A study counts for nothing, and the game that it was begun from stays as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSettings, Qt, QUrl

from tests.desktop.conftest import Starter, close
from tests.desktop.support.channels import log_sentences
from tests.desktop.support.items import in_window
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, resume
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import LEVEL, ask_to_study, at_the_end, finish, play_on
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.library import entries
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.library.journal import Journal, newest_first


def files(screen: Screen) -> set[Path]:
    screen.wait_until_kept()
    return set(screen.games_folder.glob("[!.]*.tyrus"))


def keep_a_study(screen: Screen) -> tuple[Path, Path]:
    """Keep a game that was given up, and a study of it; return the files, and close the program."""
    screen.play_computer(level=LEVEL)
    screen.play_some(2)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    source = screen.game.path
    play_on(screen, 2)
    screen.play_some(1)
    screen.wait_until_kept()
    path = screen.game.path
    close(screen)
    return source, path


def test_the_title_that_a_game_is_given_behind_its_study_is_there_on_going_back(
    screen: Screen,
) -> None:
    screen.play_computer(level=LEVEL)
    screen.play_some(2)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    screen.wait_until_kept()
    path = screen.game.path
    play_on(screen, 2)
    library = screen.application.library
    library.open()
    screen.qtbot.waitUntil(lambda: library.total >= 1)
    screen.application.library_store.describe([path.name], {"Title": "A title"})
    screen.qtbot.waitUntil(lambda: b"A title" in path.read_bytes())
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    screen.qtbot.waitUntil(lambda: screen.state.title == "A title")


# It counts for nothing


@pytest.mark.parametrize("study", [True, False])
def test_a_study_changes_neither_results_nor_stories_nor_the_count_of_tallies(
    screen: Screen, study: bool
) -> None:
    """And the same game does, where it is no study."""
    settings = screen.state.settings
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer citizen"}
    if study:
        resume(screen, TURN, headers=headers)
        ask_to_study(screen, level="citizen", redeal=True)
    else:
        resume(screen, TURN, headers=headers)
    kept = settings.results, settings.told, settings.talliesSeen, settings.level, settings.side
    finish(screen)
    after = settings.results, settings.told, settings.talliesSeen, settings.level, settings.side
    assert (kept == after) is study
    assert screen.shows("rematch") is not study
    assert ("A study: it counts for nothing." in screen.texts()) is study
    assert screen.state.summary.story.sentences
    assert not (study and screen.state.summary.nextLevel)


def test_a_study_is_never_offered_as_an_unfinished_game(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    screen.play_some(2)
    real = screen.game.path.name
    play_on(screen, redeal=True)
    screen.play_some(2)
    screen.wait_until_kept()
    study = screen.game.path
    folder = screen.games_folder
    close(screen)
    again = start()
    again.application.open(None)
    again.qtbot.waitUntil(lambda: bool(again.application.saved_games.offer))
    again.application.saved_games.resumeOffer()
    again.qtbot.waitUntil(lambda: again.table.game is not None)
    assert again.game.path.name == real
    close(again)
    (folder / real).unlink()
    assert Journal(folder).unfinished(list(newest_first(folder))) is None
    assert entries.read(folder, study.name, "").study


def test_a_study_from_the_library_goes_on_as_one(start: Starter) -> None:
    screen = start()
    at_the_end(screen)
    play_on(screen, 30)
    screen.play_some(2)
    path, record = screen.game.path, screen.kept()
    close(screen)
    again = start()
    again.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    again.wait_for(Phase.PERSON)
    assert again.controller.study.on
    assert again.shows("studyLabel")
    again.application.library_store.wait()
    assert not again.shows("backToGame")  # The library does not have that game.
    again.click(again.item("studyTakeBack"))
    again.wait_for(Phase.PERSON)
    assert again.kept().placements == record.placements[:-2]
    again.click(again.item("studyTakeBack"))
    again.wait_for(Phase.PERSON)
    assert not again.item("studyTakeBack").isEnabled()
    assert len(again.game.referee.placements) >= 30


def test_a_study_from_the_library_goes_back_to_its_game_if_the_library_has_it(
    start: Starter,
) -> None:
    source, path = keep_a_study(start())
    again = start()
    again.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    again.qtbot.waitUntil(lambda: again.shows("backToGame"))
    again.click(again.item("backToGame"))
    again.wait_for(Phase.OVER)
    assert not again.controller.study.on
    assert again.game.path == source
    assert path.exists()


def test_a_study_from_the_library_still_knows_its_game_when_a_tile_is_taken_back(
    start: Starter,
) -> None:
    """It need not ask the library first, and says only once that a tile is to be placed."""
    _, path = keep_a_study(start())
    again = start()
    announced: list[str] = []
    again.controller.announced.connect(announced.append)
    again.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    again.qtbot.waitUntil(lambda: again.shows("backToGame"))
    assert announced.count(again.state.prompt) == 1
    again.play_some(1)
    before = log_sentences(again)
    announced.clear()
    with again.qtbot.waitSignal(again.application.library_store.found):
        again.controller.study.takeBack()
        assert again.table.phase is Phase.PERSON
        assert again.shows("backToGame")
        now = log_sentences(again)
        assert now == before[: len(now)]
    assert announced == [again.state.prompt]


def test_a_game_that_leaves_the_library_or_comes_back_can_be_gone_back_to_accordingly(
    start: Starter,
) -> None:
    source, path = keep_a_study(start())
    again = start()
    library = again.application.library_store
    again.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    again.qtbot.waitUntil(lambda: again.shows("backToGame"))
    undo = in_window(again.item("studyTakeBack"))
    library.delete([source.name])
    again.qtbot.waitUntil(lambda: not again.shows("backToGame"))
    assert undo_stays(again, undo)
    library.undo()
    again.qtbot.waitUntil(lambda: again.shows("backToGame"))
    assert undo_stays(again, undo)


def undo_stays(screen: Screen, before: QRectF) -> bool:
    """Return whether the button that undoes a turn is where it was."""
    button = screen.item("studyTakeBack")
    screen.middle(button)  # Which lays it out.
    return in_window(button) == before


def test_a_study_in_which_nothing_was_played_leaves_no_file_and_no_question(
    screen: Screen,
) -> None:
    at_the_end(screen)
    play_on(screen, 12)
    assert not screen.state.leavingInterrupts
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    assert not files(screen)
    press(screen, Qt.Key.Key_Escape)
    screen.play_some(1)
    assert len(files(screen)) == 1
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: "New game?" in screen.texts())


@pytest.mark.parametrize("moment", [20, 21])
def test_a_study_left_without_a_tile_of_ones_own_leaves_no_file(
    screen: Screen, moment: int
) -> None:
    """Neither the computer's tile nor one that was taken back again keeps it."""
    at_the_end(screen)
    play_on(screen, moment)
    placed = len(screen.game.referee.placements)
    assert not files(screen)
    screen.play_some(1)
    assert len(files(screen)) == 1
    screen.click(screen.item("studyTakeBack"))
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements) == placed
    assert not files(screen)
    assert not screen.state.leavingInterrupts
    screen.play_some(1)
    assert len(files(screen)) == 1


@pytest.mark.parametrize("over", [False, True])
def test_leaving_a_study_asks_first_while_the_game_behind_it_is_running(
    screen: Screen, over: bool
) -> None:
    screen.play_computer()
    screen.play_some(1)
    play_on(screen, redeal=True)
    if over:
        screen.controller.giveUp()
        screen.wait_for(Phase.OVER)
        assert not screen.state.unfinished
        assert not screen.state.canGiveUp
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: "New game?" in screen.texts())


# The game that was left


def test_the_game_that_was_left_stays_locked_until_the_study_is_left(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    path = screen.game.path
    game_locks = GameLocks(screen.games_folder)
    play_on(screen, redeal=True)
    screen.play_some(1)
    ask_to_study(screen, redeal=True)  # A study of the study.
    screen.wait_until_kept()
    assert game_locks.lock(path) is None
    screen.play_computer()
    screen.wait_until_kept()
    lock = game_locks.lock(path)
    assert lock is not None
    lock.release()


def test_opening_the_file_of_the_game_that_was_left_goes_back_to_it(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(2)
    screen.wait_until_kept()
    record, path = screen.game.record, screen.game.path
    play_on(screen, redeal=True)
    screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.qtbot.waitUntil(lambda: not screen.controller.study.on)
    screen.wait_for(Phase.PERSON)
    assert screen.game.record == record
    screen.play_some(1)
    assert screen.kept().placements == screen.game.referee.placements
    screen.play_computer()
    screen.wait_until_kept()
    lock = GameLocks(screen.games_folder).lock(path)
    assert lock is not None
    lock.release()


def test_a_finished_game_is_shown_again_as_it_ended_and_is_not_counted_again(
    screen: Screen, store: QSettings
) -> None:
    screen.play_computer(level="citizen")
    finish(screen)
    results, record = screen.state.settings.results, screen.game.record
    assert results
    play_on(screen, 3)
    screen.play_some(1)
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    assert screen.game.record == record
    assert screen.state.settings.results == results
    assert screen.table.stage.view is not None
    assert screen.table.stage.view.final_hands
