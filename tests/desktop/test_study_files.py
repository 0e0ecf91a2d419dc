"""Studies don't change the results, and leave the game that they were begun from unchanged."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.desktop.conftest import Programs, end
from tests.desktop.support.other_programs import offers
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, resume
from tests.desktop.support.program import Program, open_file
from tests.desktop.support.screen import Key, Screen, press
from tests.desktop.support.studying import LEVEL, ask_to_study, at_the_end, finish, play_on
from tests.readers import STAMP
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.library import entries
from tyrus_desktop.library.game_locks import GameLocks


def files(program: Program) -> set[Path]:
    program.wait_until_kept()
    return set(program.games_folder.glob("[!.]*.tyrus"))


def end_game(program: Program) -> Path:
    """Play and resign a game, and return its file."""
    program.play_computer(level=LEVEL)
    program.play_some(2)
    program.give_up()
    return program.game.path


def keep_a_study(program: Program) -> tuple[Path, Path]:
    """Save a resigned game and a study of it, and return their files."""
    source = end_game(program)
    play_on(program, 2)
    program.play_some(1)
    program.wait_until_kept()
    return source, program.game.path


def is_free(program: Program, path: Path) -> bool:
    lock = GameLocks(program.games_folder).lock(path)
    if lock is not None:
        lock.release()
    return lock is not None


@pytest.mark.parametrize("study", [True, False])
def test_games_change_results_and_progress_but_studies_do_not(screen: Screen, study: bool) -> None:
    settings = screen.state.settings
    resume(screen, TURN, headers={**AGAINST_COMPUTER, "BrownPlayer": "computer citizen"})
    if study:
        ask_to_study(screen, level="citizen", redeal=True)
    before = settings.usedPatterns, settings.talliesSeen, settings.level, settings.side
    finish(screen)
    after = settings.usedPatterns, settings.talliesSeen, settings.level, settings.side
    assert (before == after) is study
    assert screen.shows("rematch") is not study
    assert ("A study: your results are unchanged." in " ".join(screen.texts())) is study
    assert screen.state.summary.story.sentences
    assert not (study and screen.state.summary.otherLevel)


def test_studies_are_never_offered_as_unfinished_games(programs: Programs) -> None:
    program = programs()
    program.play_computer()
    program.play_some(2)
    real = program.game.path
    play_on(program, redeal=True)
    program.play_some(2)
    program.wait_until_kept()
    study = program.game.path
    end(program)
    again = programs()
    assert offers(again)
    again.application.saved_games.resumeOffer()
    again.qtbot.waitUntil(lambda: again.table.game is not None)
    assert again.game.path == real
    assert entries.read(study.parent, study.name, STAMP).study


def test_reopened_study_can_return_to_its_game(programs: Programs) -> None:
    program = programs()
    source, path = keep_a_study(program)
    end(program)
    again = programs()
    open_file(again, path)
    study = again.controller.study
    again.qtbot.waitUntil(lambda: study.canReturn)
    again.play_some(1)
    with again.qtbot.waitSignal(again.application.library_store.found):
        again.controller.takeBack()
        assert again.table.phase is Phase.PERSON
        assert study.canReturn  # Before the library has answered.
    study.backToGame()
    again.wait_for(Phase.OVER)
    assert not study.on
    assert again.game.path == source
    assert path.exists()


def test_study_returns_to_its_game_unless_it_is_deleted(screen: Screen) -> None:
    source, path = keep_a_study(screen)
    screen.play_computer()
    screen.wait_until_kept()
    library = screen.application.library_store
    open_file(screen, path)
    screen.qtbot.waitUntil(lambda: screen.shows("backToGame"))
    assert screen.shows("studyLabel")
    library.delete([source.name])
    screen.qtbot.waitUntil(lambda: not screen.shows("backToGame"))
    library.undo()
    screen.qtbot.waitUntil(lambda: screen.shows("backToGame"))
    screen.click(screen.item("backToGame"))
    screen.wait_for(Phase.OVER)
    assert screen.game.path == source


def test_unplayed_study_closes_without_confirmation(screen: Screen) -> None:
    at_the_end(screen)
    play_on(screen, 12)
    assert not screen.state.leavingInterrupts
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    press(screen, Key.Key_Escape)
    screen.play_some(1)
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: "New game?" in screen.texts())


def test_study_without_a_placement_by_the_person_saves_nothing(program: Program) -> None:
    """Neither the computer's tile nor an undone tile is saved."""
    at_the_end(program)
    for moment in (20, 21):
        play_on(program, moment)
        assert not files(program)
        program.play_some(1)
        assert len(files(program)) == 1
        program.controller.takeBack()
        program.wait_for(Phase.PERSON)
        assert not files(program)
        assert not program.state.leavingInterrupts
        program.controller.study.backToGame()
        program.wait_for(Phase.OVER)


def test_leaving_a_study_interrupts_its_running_game(program: Program) -> None:
    program.play_computer()
    program.play_some(1)
    play_on(program, redeal=True)
    assert program.state.leavingInterrupts
    program.give_up()
    assert not program.state.unfinished
    assert not program.state.canGiveUp
    assert program.state.leavingInterrupts


def test_game_stays_locked_until_its_study_is_left(program: Program) -> None:
    program.play_and_keep(2)
    record, path = program.game.record, program.game.path
    play_on(program, redeal=True)
    program.play_some(1)
    ask_to_study(program, redeal=True)  # A study of the study.
    program.wait_until_kept()
    assert not is_free(program, path)
    open_file(program, path)  # Goes back to the game.
    program.qtbot.waitUntil(lambda: not program.controller.study.on)
    program.wait_for(Phase.PERSON)
    profile = {"IvoryProfile": program.application.profiles.current}
    assert program.game.record == replace(record, headers={**record.headers, **profile})
    program.play_some(1)
    assert program.kept().placements == program.game.referee.placements
    program.play_computer()
    program.wait_until_kept()
    assert is_free(program, path)


def test_returning_to_a_finished_game_does_not_count_it_again(program: Program) -> None:
    program.play_computer(level="citizen")
    finish(program)
    told, record = program.state.settings.usedPatterns, program.game.record
    assert told
    play_on(program, 3)
    program.play_some(1)
    program.controller.study.backToGame()
    program.wait_for(Phase.OVER)
    assert program.game.record == record
    assert program.state.settings.usedPatterns == told
    assert program.table.stage.view is not None
    assert program.table.stage.view.final_hands
