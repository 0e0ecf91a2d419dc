"""The end of a game against the Stranger: what is told, the guess, and when the hood comes off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.channels import Announcements
from tests.desktop.support.items import everything, qml_type
from tests.desktop.support.positions import game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.strangers import HEADERS, end, secretly
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.bridge.ending.results import Results
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.record import Record
from tyrus_desktop.players import keys


@pytest.mark.parametrize(
    ("guess", "told"),
    [
        ("miser", "Well guessed: the Stranger was Obolo."),
        ("bluffer", "The Stranger was Obolo, not Alepa."),
        ("", "The Stranger was Obolo."),
    ],
)
def test_the_end_asks_who_the_stranger_was_and_one_click_tells(
    screen: Screen, silent_player: None, guess: str, told: str
) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    end(screen, "miser")
    assert [each["key"] for each in screen.state.summary.stranger.suspects] == list(keys.CHARACTERS)
    assert not any("Stranger was" in text for text in (*screen.texts(), *heard))
    assert not screen.shows("rematch")
    assert faces_at_the_end(screen) == {"", "stranger"}
    choices = dict(zip(keys.CHARACTERS, screen.items("suspect"), strict=True))
    assert "Reminder of powers" not in screen.texts()
    screen.click(choices[guess] if guess else screen.item("noGuess"))
    assert told in screen.texts()
    assert heard[-1] == told
    assert not screen.shows("suspect")
    assert {"Reminder of powers", "elections left"} <= set(screen.texts())
    assert screen.shows("rematch")
    assert faces_at_the_end(screen) == {"", "miser"}


def test_the_hood_stays_off_in_a_look_back_and_on_in_one_before_the_guess(
    screen: Screen, silent_player: None
) -> None:
    end(screen, "miser")
    for hood, told in (("stranger", False), ("miser", True)):
        if told:
            screen.controller.guess("bluffer")
        screen.application.replay.open()
        assert screen.table.phase is Phase.REPLAY
        assert set(screen.state.faces) == {"", hood}
        press(screen, Qt.Key.Key_Escape)
        screen.wait_for(Phase.OVER)
        assert faces_at_the_end(screen) == {"", hood}


def test_the_hood_is_on_in_a_new_game_from_the_first_moment(
    program: Program, silent_player: None
) -> None:
    """Also where the game before, at whose end it was off, was of the Stranger."""
    end(program, "miser")
    program.controller.guess("")
    assert set(program.state.faces) == {"", "miser"}
    seen: list[list[str]] = []
    program.state.changed.connect(lambda: seen.append(program.state.faces))
    whole = game("five")
    program.table.resume(Record(secretly("bluffer"), whole.deal, whole.placements[:9]))
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    program.application.replay.open()
    assert program.table.phase is Phase.REPLAY
    assert {face for faces in seen for face in faces} == {"", "stranger"}


def test_the_hood_comes_off_when_the_end_of_an_opened_game_is_shown(
    screen: Screen, silent_player: None
) -> None:
    whole = game("streak")
    before: list[set[str]] = []

    def note_faces() -> None:
        if screen.table.phase is not Phase.OVER:
            before.append({*screen.state.faces})

    screen.state.changed.connect(note_faces)
    screen.table.resume(Record(secretly("miser"), whole.deal, whole.placements))
    screen.wait_for(Phase.OVER)
    assert "miser" not in set().union(*before)
    assert faces_at_the_end(screen) == {"", "miser"}


def faces_at_the_end(screen: Screen) -> set[str]:
    """The portraits on the board of the end, which the plates of both players have, too."""
    everyone = everything(screen.window.contentItem())
    board, plates = (
        {str(each.property("face")) for each in everyone if qml_type(each) == kind}
        for kind in ("Contestant", "NamePlate")
    )
    assert board == plates
    return board


ASKED = (
    "Who was the Stranger? Tiles shown: {}\u00a0voted, {}\u00a0blocked, {}\u00a0countered,"
    " {}\u00a0bluffed."
)
ASKED_IN_FRENCH = (
    "Qui était l’Inconnu\u202f? Tuiles vues\u00a0: voix\u00a0{}, contres\u00a0{},"
    " contres de contre\u00a0{}, bluffs\u00a0{}."
)


@pytest.mark.parametrize(
    ("name", "roles"),
    [("five", (11, 9, 2, 2)), pytest.param("streak", (6, 9, 3, 0), marks=pytest.mark.long)],
)
def test_what_its_counted_tiles_did_is_told_for_the_guess(
    screen: Screen, silent_player: None, name: str, roles: tuple[int, ...]
) -> None:
    end(screen, "miser", name)
    for language, asked in (("fr", ASKED_IN_FRENCH), ("en", ASKED)):
        screen.controller.setLanguage(language)
        assert f"◂ {asked.format(*roles)}" in screen.texts()
    screen.controller.guess("")
    assert not any("Shown" in text for text in screen.texts())


@pytest.mark.parametrize("guess", first(3, [None, "", "miser", "rampart"]))
def test_a_study_of_the_finished_game_leaves_the_question_as_it_was(
    program: Program, silent_player: None, guess: str | None
) -> None:
    end(program, "miser")
    if guess is not None:
        program.controller.guess(guess)
    suspects, parting = program.state.summary.stranger.suspects, program.state.summary.parting
    for in_study in (False, True):  # A study of a study has the same game to go back to.
        left = program.table.game
        ask_to_study(program, 0, level=keys.STRONGEST, redeal=in_study)
        assert program.table.game is not left
        assert program.controller.study.on
        program.wait_for(Phase.PERSON)
        assert not program.state.summary.stranger.suspects
    program.controller.study.backToGame()
    program.wait_for(Phase.OVER)
    assert not program.controller.study.on
    assert program.state.summary.stranger.suspects == suspects
    assert bool(suspects) is (guess is None)
    assert program.state.summary.parting == parting


def test_a_study_of_a_running_game_leaves_the_question_to_its_end(
    program: Program, silent_player: None
) -> None:
    placements = game("streak").placements
    resume(program, len(placements) - 2, "streak", secretly("miser"))
    program.wait_for(Phase.PERSON)
    ask_to_study(program, level=keys.STRONGEST, redeal=True)
    assert program.controller.study.on
    program.controller.study.backToGame()
    for placement in placements[-2:]:
        program.play(placement)
    program.wait_for(Phase.OVER)
    assert program.state.summary.stranger.suspects


def test_another_finished_game_opened_in_a_study_tells_at_once(
    program: Program, silent_player: None
) -> None:
    end(program, "miser")
    ask_to_study(program, 0, level=keys.STRONGEST)
    resume(program, None, "streak", secretly("rampart"))
    program.wait_for(Phase.OVER)
    assert not program.state.summary.stranger.suspects
    assert words.level("rampart") in program.state.summary.parting


def test_before_the_end_a_guess_is_not_taken(program: Program, silent_player: None) -> None:
    heard = Announcements(program.controller, program.application.saved_games).heard
    resume(program, 38, headers=secretly("miser"))
    before = len(heard)
    program.controller.guess("miser")
    assert heard[before:] == []
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    assert program.state.summary.stranger.suspects


def test_of_a_stranger_of_whom_nothing_was_counted_nothing_is_told(
    screen: Screen, silent_player: None
) -> None:
    resume(screen, 2, "streak", secretly("miser"))
    screen.wait_for(Phase.PERSON)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert screen.state.summary.stranger.suspects
    assert "◂ Who was the Stranger?" in screen.texts()


def test_the_question_can_be_answered_by_keys_and_the_focus_goes_on(
    screen: Screen, silent_player: None
) -> None:
    end(screen, "rampart")
    screen.window.requestActivate()
    suspect = screen.items("suspect")[0]
    for _ in range(2):  # The buildings come first.
        QTest.keyClick(screen.window, Qt.Key.Key_Tab)
    assert suspect.property("activeFocus")
    QTest.keyClick(screen.window, Qt.Key.Key_Space)
    assert "The Stranger was Pyrgo, not Alepa." in screen.texts()
    assert screen.item("rematch").property("activeFocus")


def test_a_player_who_resigns_is_asked_who_the_stranger_was(
    screen: Screen, silent_player: None
) -> None:
    resume(screen, 38, headers=secretly("bluffer"))
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert len(screen.state.summary.stranger.suspects) == len(keys.CHARACTERS)
    screen.controller.guess("bluffer")
    assert "Well guessed: the Stranger was Alepa." in screen.texts()


def test_a_finished_game_that_is_opened_tells_at_once(screen: Screen) -> None:
    resume(screen, None, "streak", secretly("saboteur"))
    screen.wait_for(Phase.OVER)
    assert not screen.state.summary.stranger.suspects
    assert "The Stranger was Skiro." in screen.texts()


def test_other_opponents_bring_no_question(screen: Screen, silent_player: None) -> None:
    placements = game("streak").placements
    resume(screen, len(placements) - 1, "streak", {**HEADERS, "BrownPlayer": "computer archon"})
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)
    assert not screen.state.summary.stranger.suspects
    assert screen.shows("rematch")


def test_a_game_against_the_stranger_counts_as_one(program: Program, silent_player: None) -> None:
    end(program, "sprinter")
    results = Results.parse(str(program.state.settings.results))
    assert [key for key, _ in results.games] == [keys.STRANGER]


def test_a_shared_game_does_not_answer_the_question(screen: Screen, silent_player: None) -> None:
    end(screen, "miser")
    sharing = screen.application.library.sharing
    sharing.shareTable()
    assert '[Brown "The Stranger"]' in sharing.recordText
    assert "miser" not in sharing.recordText
    ask_to_study(screen, 0, level=keys.STRONGEST)
    assert "miser" not in sharing.recordText
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    screen.controller.guess("")
    assert '[Character "miser"]' in sharing.recordText
