"""Playing on from a moment of a game: where a study can begin, and its record.

`test_study_hidden` proves that a study reveals nothing about a running game.
"""

from collections.abc import Callable
from dataclasses import replace

from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, game, resume
from tests.desktop.support.program import Program, listen
from tests.desktop.support.screen import Key, Screen, press
from tests.desktop.support.studying import LEVEL, ask_to_study, at_the_end, play_on, view_at
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files


def open_dialog(screen: Screen) -> None:
    screen.activate()
    screen.choose_entry("&Game", "&Play on from here…")
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))


def wait_for_study(screen: Screen) -> None:
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    screen.wait_for(Phase.PERSON)


def test_study_of_a_finished_game_begins_with_its_tiles(screen: Screen) -> None:
    whole = at_the_end(screen)
    heard = listen(screen.controller.announced)
    open_dialog(screen)
    assert not screen.shows("studyLabel")
    assert "Election\u00a09: Ivory places tile\u00a01 of\u00a03." in screen.texts()
    screen.click(screen.items("opponentCard")[1])
    screen.click(screen.item("beginStudy"))
    wait_for_study(screen)
    record = screen.game.record
    assert record.deal == whole.deal
    assert record.placements == whole.placements[:48]
    assert record.headers["Study"] == "1"
    assert record.headers["From"] == f"48 {identity(whole)}"
    assert record.headers["BrownPlayer"] == "computer herald"
    assert record.headers["Ivory"] == "Claire"
    assert not {"Seal", "Salt", "Result", "GivenUpBy"} & record.headers.keys()
    assert screen.table.stage.view == view_at(whole, 48, Side.IVORY)
    assert "This is a study: it does not change your results." in heard
    assert screen.shows("studyLabel")
    assert screen.window.title().startswith("Tyrus: study, election")
    assert screen.application.sealed_deal.seal == ""
    open_dialog(screen)  # In a study, too.


def test_study_from_the_other_side_redraws_hidden_tiles(screen: Screen) -> None:
    """The study is begun with the keyboard alone."""
    whole = at_the_end(screen)
    open_dialog(screen)
    for which in (Key.Key_Right, Key.Key_Tab, Key.Key_Right, Key.Key_Tab,
                  Key.Key_Right, Key.Key_Tab, Key.Key_Tab, Key.Key_Return):  # fmt: skip
        press(screen, which)
    wait_for_study(screen)
    record = screen.game.record
    assert record.headers["IvoryPlayer"] == "computer herald"
    assert record.headers["From"] == f"48 {identity(whole)}"
    assert screen.game.viewer is Side.BROWN
    assert record.deal != whole.deal
    assert record.deal.elections == whole.deal.elections
    assert view_at(record, 48, Side.BROWN) == view_at(whole, 48, Side.BROWN)


def test_study_begins_at_any_moment_of_any_finished_game(program: Program) -> None:
    """Also of a game of two persons, and of one that was resigned."""
    for moment in (0, 53):
        whole = at_the_end(program)
        ask_to_study(program, moment, 0)
        assert program.game.record.placements[:moment] == whole.placements[:moment]
        assert program.game.record.headers["From"] == f"{moment} {identity(whole)}"
        program.wait_for(Phase.PERSON, Phase.OVER)
    whole = at_the_end(program, AT_ONE_SCREEN)
    play_on(program, 20, 1)
    assert program.game.viewer is Side.BROWN
    assert program.game.record.headers["Brown"] == "Denis"
    assert program.game.record.headers["IvoryPlayer"] == f"computer {LEVEL}"
    assert "HotSeat" not in program.game.record.headers
    assert program.game.record.deal == whole.deal
    resume(program, TURN)
    program.give_up()
    play_on(program, TURN)
    assert program.game.record.placements == game().placements[:TURN]
    assert not program.game.record.over


def test_study_of_a_running_game_returns_to_that_game(playing: Screen) -> None:
    playing.play_some(4)
    running, path = playing.game.record, playing.game.path
    playing.wait_until_kept()
    view, data = playing.table.stage.view, path.read_bytes()
    open_dialog(playing)
    assert not playing.shows("playOnSide")
    assert not playing.shows("playOnHidden")
    playing.click(playing.item("beginStudy"))
    wait_for_study(playing)
    record = playing.game.record
    assert record.headers["Study"] == "1"
    assert not {"From", "Seal", "Salt", "Character"} & record.headers.keys()
    assert record.deal != running.deal
    assert playing.table.stage.view == view
    playing.play_some(2)
    assert playing.kept().placements[: len(running.placements)] == record.placements
    assert path.read_bytes() == data
    study = playing.game.path
    assert study != path
    playing.click(playing.item("backToGame"))
    playing.wait_for(Phase.PERSON)
    assert not playing.controller.study.on
    profile = {"IvoryProfile": playing.application.profiles.current}
    assert playing.game.record == replace(running, headers={**running.headers, **profile})
    assert playing.table.stage.view == view
    playing.play_some(1)
    assert playing.kept().placements == playing.game.referee.placements
    assert playing.game.path == path
    assert record_files.read(study).headers["Study"] == "1"


def test_study_begins_at_an_earlier_moment_of_a_running_game(program: Program) -> None:
    for moment in (0, 20):
        resume(program, TURN)
        running = program.game.record
        ask_to_study(program, moment, level="greedy", redeal=True)
        study = program.game.record
        assert len(study.placements) == moment
        assert view_at(study, moment, Side.IVORY) == view_at(running, moment, Side.IVORY)
        assert study.deal != running.deal
        program.wait_for(Phase.PERSON)


def test_running_game_can_be_studied_only_from_ones_own_side(program: Program) -> None:
    program.play_computer()
    for turn in range(4):
        program.table.place(program.choose(13 * turn))
        program.wait_for(Phase.PERSON)
    before = program.game
    for moment, side, redeal in (
        (None, 0, False),
        (None, 1, True),
        (-2, 0, True),
        (10, 0, True),
        (99, 0, True),
    ):
        ask_to_study(program, moment, side, redeal=redeal)
        assert program.game is before, (moment, side, redeal)
    # At its end a study shows past tallies; without the memory aid that would be cheating.
    assert program.game.view().tallies
    study = program.controller.study
    program.state.settings.memory = "never"
    can = [study.canPlayOn]
    ask_to_study(program, redeal=True)
    assert program.game is before
    program.state.settings.memory = "computer"
    can.append(study.canPlayOn)
    program.play_computer()
    program.state.settings.memory = "never"
    assert [*can, study.canPlayOn] == [False, True, True]  # No election was counted yet.


def test_study_does_not_begin_where_it_is_impossible(program: Program, slow_player: None) -> None:

    def wait_for_computer() -> None:
        program.play_computer(level="random")
        program.table.place(program.choose())
        program.wait_for(Phase.COMPUTER)

    begins: tuple[Callable[[], None], ...] = (
        lambda: None,
        program.play_two,
        lambda: program.controller.lesson.start(FIRST_GAME),
        wait_for_computer,
    )
    for begin in begins:
        begin()
        assert not program.controller.study.canPlayOn
        ask_to_study(program, redeal=True)
        assert not program.controller.study.on
