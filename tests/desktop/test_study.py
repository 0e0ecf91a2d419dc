"""Playing on from a moment of a game: where a study can be begun, and what it is made of.

What a study of a running game may not depend on is tested in `test_study_hidden`.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.covering import first
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, TURN, game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press, sheets
from tests.desktop.support.studying import LEVEL, ask_to_study, at_the_end, play_on, view_at
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.players.keys import CHARACTERS, LADDER


def open_dialog(screen: Screen) -> None:
    screen.choose_entry("&Game", "&Play on from here…")
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))


def begin(screen: Screen) -> None:
    screen.click(screen.item("beginStudy"))
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    screen.wait_for(Phase.PERSON)


def test_a_finished_game_is_played_on_with_the_tiles_as_they_were(playing: Screen) -> None:
    screen = playing
    whole = at_the_end(screen)
    open_dialog(screen)
    assert "Election\u00a09: Ivory places tile\u00a01 of\u00a03." in screen.texts()
    screen.click(screen.items("opponentCard")[1])
    begin(screen)
    record = screen.game.record
    assert record.deal == whole.deal
    assert record.placements == whole.placements[:48]
    assert record.headers["Study"] == "1"
    assert record.headers["From"] == f"48 {identity(whole)}"
    assert record.headers["BrownPlayer"] == "computer herald"
    assert record.headers["Ivory"] == "Claire"
    assert not {"Seal", "Salt", "Result", "GivenUpBy"} & record.headers.keys()
    assert screen.table.stage.view == view_at(whole, 48, Side.IVORY)


def test_a_finished_game_is_played_on_from_the_other_chair_with_hidden_tiles_drawn_again(
    playing: Screen,
) -> None:
    """By keys alone."""
    screen = playing
    whole = at_the_end(screen)
    open_dialog(screen)
    for which in (Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Tab,
                  Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return):  # fmt: skip
        press(screen, which)
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    screen.wait_for(Phase.PERSON)
    record = screen.game.record
    assert record.headers["IvoryPlayer"] == "computer herald"
    assert record.headers["From"] == f"48 {identity(whole)}"
    assert screen.game.viewer is Side.BROWN
    assert record.deal != whole.deal
    assert record.deal.elections == whole.deal.elections
    assert view_at(record, 48, Side.BROWN) == view_at(whole, 48, Side.BROWN)


@pytest.mark.parametrize("moment", first(3, [0, 29, 53, 1, 6, 47]))
def test_a_finished_game_can_be_played_on_from_any_moment(program: Program, moment: int) -> None:
    whole = at_the_end(program)
    ask_to_study(program, moment, 0)
    assert program.game.record.placements[:moment] == whole.placements[:moment]
    assert program.game.record.headers["From"] == f"{moment} {identity(whole)}"
    program.wait_for(Phase.PERSON, Phase.OVER)


def test_a_game_of_two_persons_that_is_over_can_be_played_on_against_the_computer(
    program: Program,
) -> None:
    whole = at_the_end(program, AT_ONE_SCREEN)
    play_on(program, 20, 1)
    assert program.game.viewer is Side.BROWN
    assert program.game.record.headers["Brown"] == "Denis"
    assert program.game.record.headers["IvoryPlayer"] == f"computer {LEVEL}"
    assert "HotSeat" not in program.game.record.headers
    assert program.game.record.deal == whole.deal


def test_a_game_that_was_given_up_can_be_played_on_where_it_was_left(program: Program) -> None:
    resume(program, TURN)
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    play_on(program, TURN)
    assert program.game.record.placements == game().placements[:TURN]
    assert not program.game.record.over


def test_a_running_game_is_played_on_with_hidden_tiles_drawn_again_and_can_be_gone_back_to(
    playing: Screen,
) -> None:
    screen = playing
    screen.play_some(4)
    running, path = screen.game.record, screen.game.path
    screen.wait_until_kept()
    view, data = screen.table.stage.view, path.read_bytes()
    open_dialog(screen)
    assert not screen.shows("playOnSide")
    assert not screen.shows("playOnHidden")
    begin(screen)
    record = screen.game.record
    assert record.headers["Study"] == "1"
    assert not {"From", "Seal", "Salt", "Character"} & record.headers.keys()
    assert record.deal != running.deal
    assert screen.table.stage.view == view
    screen.play_some(2)
    assert screen.kept().placements[: len(running.placements)] == record.placements
    assert path.read_bytes() == data
    study = screen.game.path
    assert study != path
    screen.click(screen.item("backToGame"))
    screen.wait_for(Phase.PERSON)
    assert not screen.controller.study.on
    assert not screen.shows("studyLabel")
    assert screen.game.record == running
    assert screen.table.stage.view == view
    screen.play_some(1)
    assert screen.kept().placements == screen.game.referee.placements
    assert screen.game.path == path
    assert record_files.read(study).headers["Study"] == "1"


def test_without_the_memory_aid_a_running_game_is_not_studied_once_an_election_was_counted(
    playing: Screen,
) -> None:
    """A study shows at its end what was counted before."""
    study = playing.controller.study
    playing.state.settings.memory = "never"
    can = [study.canPlayOn]
    while not playing.game.view().tallies:
        playing.play_some(1)
    can.append(study.canPlayOn)
    ask_to_study(playing, redeal=True)
    assert not playing.game.study
    playing.state.settings.memory = "computer"
    assert [*can, study.canPlayOn] == [True, False, True]


@pytest.mark.parametrize("moment", first(3, [0, 20, TURN, 7]))
def test_a_running_game_is_played_on_from_an_earlier_moment_as_its_person_saw_it(
    program: Program, moment: int
) -> None:
    resume(program, TURN)
    running = program.game.record
    ask_to_study(program, moment, level="greedy", redeal=True)
    study = program.game.record
    assert len(study.placements) == moment
    assert view_at(study, moment, Side.IVORY) == view_at(running, moment, Side.IVORY)
    assert study.deal != running.deal
    program.wait_for(Phase.PERSON)


def test_a_study_of_a_game_with_the_stranger_is_against_somebody_known(screen: Screen) -> None:
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer archon secret", "Character": "miser"}
    resume(screen, TURN, headers=headers)
    open_dialog(screen)
    offered = [card.property("opponent")["key"] for card in screen.items("opponentCard")]
    assert sorted(offered) == sorted((*LADDER, *CHARACTERS))
    begin(screen)
    assert screen.game.record.headers["BrownPlayer"] == "computer archon"
    assert "Character" not in screen.game.record.headers


def test_a_study_says_what_it_is(playing: Screen) -> None:
    screen = playing
    screen.play_some(1)
    assert not screen.shows("studyLabel")
    heard: list[str] = []
    screen.controller.announced.connect(heard.append)
    play_on(screen, redeal=True)
    assert "This is a study: it counts for nothing." in heard
    assert screen.shows("studyLabel")
    assert not screen.shows("notice")
    assert screen.window.title() == "Tyrus: study, election\u00a01"
    screen.choose_entry("&Game", "&Check the deal…")
    screen.qtbot.waitUntil(lambda: "Check the deal" in screen.texts())
    assert any(text.startswith("This is a study: its deal") for text in screen.texts())
    assert not screen.shows("copySeal")


@pytest.mark.parametrize("state", ["no game", "two persons", "lesson", "computer's turn"])
def test_where_nothing_can_be_studied_the_menu_does_not_offer_it(
    screen: Screen, slow_player: None, state: str
) -> None:
    if state == "two persons":
        screen.play_two()
    elif state == "lesson":
        screen.controller.lesson.start(FIRST_GAME)
    elif state == "computer's turn":
        screen.play_computer(level="random")
        screen.table.place(screen.choose())
        screen.wait_for(Phase.COMPUTER)
    assert not screen.controller.study.canPlayOn
    screen.press("&Game")
    screen.qtbot.waitUntil(lambda: bool(screen.button("&Play on from here…")))
    assert not screen.button("&Play on from here…")[0].isEnabled()
    ask_to_study(screen, redeal=True)
    assert not screen.controller.study.on


def test_a_running_game_cannot_be_studied_in_another_way(screen: Screen) -> None:
    """With the tiles as they are, from the other chair, or from a moment that is still to come."""
    screen.play_computer()
    screen.play_some(4)
    before = screen.game
    for moment, side, redeal in (
        (None, 0, False),
        (None, 1, True),
        (-2, 0, True),
        (10, 0, True),
        (99, 0, True),
    ):
        ask_to_study(screen, moment, side, redeal=redeal)
        assert screen.game is before, (moment, side, redeal)


def test_the_dialog_for_a_study_closes_when_another_game_comes(screen: Screen) -> None:
    at_the_end(screen)
    screen.activate()
    open_dialog(screen)
    resume(screen, TURN)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
