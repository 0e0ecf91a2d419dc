"""The end of a game against the Stranger: the question, the guess, and the unmasked portrait."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.support.channels import Announcements
from tests.desktop.support.items import everything, qml_type
from tests.desktop.support.positions import game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.strangers import HEADERS, end, secretly
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.bridge.ending.results import Results
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.players import keys

pytestmark = pytest.mark.usefixtures("silent_player")
ASKED = (
    "◂ Who was the Stranger? Tiles shown: 11\u00a0voted, 9\u00a0blocked, 2\u00a0countered,"
    " 2\u00a0bluffed."
)


def shown_faces(screen: Screen) -> set[str]:
    """Return the portraits on the board of the end, which the name plates have, too."""
    everyone = everything(screen.window.contentItem())
    board, plates = (
        {str(each.property("face")) for each in everyone if qml_type(each) == kind}
        for kind in ("Contestant", "NamePlate")
    )
    assert board == plates
    return board


# In the window


def test_guess_unmasks_the_stranger_at_the_end(reused_screen: Screen) -> None:
    screen = reused_screen
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    for guess, told in (
        ("miser", "Well guessed: the Stranger was Obolo."),
        ("bluffer", "The Stranger was Obolo, not Alepa."),
        ("", "The Stranger was Obolo."),
    ):
        heard.clear()
        end(screen, "miser", "five")
        suspects = [each["key"] for each in screen.state.summary.stranger.suspects]
        assert suspects == list(keys.CHARACTERS)
        assert not any("Stranger was" in text for text in (*screen.texts(), *heard))
        assert not screen.shows("rematch")
        assert ASKED in screen.texts()
        for hood, unmasked in (("stranger", False), ("miser", True)):
            if unmasked:
                choices = dict(zip(keys.CHARACTERS, screen.items("suspect"), strict=True))
                screen.click(choices[guess] if guess else screen.item("noGuess"))
            assert shown_faces(screen) == {"", hood}
            screen.application.replay.open()
            assert screen.table.phase is Phase.REPLAY
            assert set(screen.state.faces) == {"", hood}
            screen.application.replay.close()
        assert told in screen.texts()
        assert told in heard
        assert not screen.shows("suspect")
        assert screen.shows("rematch")


def test_guess_by_keys_passes_the_focus_on(reused_screen: Screen) -> None:
    screen = reused_screen
    end(screen, "rampart")
    screen.activate()
    suspect = screen.items("suspect")[0]
    for _ in range(2):  # The buildings come first.
        QTest.keyClick(screen.window, Qt.Key.Key_Tab)
    assert suspect.property("activeFocus")
    press(screen, Qt.Key.Key_Space)
    assert "The Stranger was Pyrgo, not Alepa." in screen.texts()
    assert screen.item("rematch").property("activeFocus")


def test_opened_finished_game_is_unmasked_only_at_its_end(reused_screen: Screen) -> None:
    screen, whole = reused_screen, game("streak")
    before: list[set[str]] = []

    def note_faces() -> None:
        if screen.table.phase is not Phase.OVER:
            before.append({*screen.state.faces})

    screen.state.changed.connect(note_faces)
    screen.table.resume(Record(secretly("miser"), whole.deal, whole.placements))
    screen.wait_for(Phase.OVER)
    screen.state.changed.disconnect(note_faces)
    assert "miser" not in set().union(*before)
    assert shown_faces(screen) == {"", "miser"}
    assert not screen.state.summary.stranger.suspects
    assert "The Stranger was Obolo." in screen.texts()


def test_resigned_game_asks_too(reused_screen: Screen) -> None:
    screen = reused_screen
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    resume(screen, 2, "streak", secretly("bluffer"))
    screen.wait_for(Phase.PERSON)
    before = len(heard)
    screen.controller.guess("bluffer")
    assert heard[before:] == [], "no guess before the end"
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert len(screen.state.summary.stranger.suspects) == len(keys.CHARACTERS)
    assert "◂ Who was the Stranger?" in screen.texts(), "nothing was counted"
    screen.controller.guess("bluffer")
    assert "Well guessed: the Stranger was Alepa." in screen.texts()


# Without a window


def test_new_game_hides_the_next_stranger_at_once(program: Program) -> None:
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


def test_study_of_the_finished_game_leaves_the_question(program: Program) -> None:
    end(program, "miser")
    summary, study = program.state.summary, program.controller.study
    for guess in (None, "rampart"):
        if guess is not None:
            program.controller.guess(guess)
        suspects, parting = summary.stranger.suspects, summary.parting
        for in_study in (False, True):  # A study of a study has the same game to go back to.
            left = program.table.game
            ask_to_study(program, 0, level=keys.STRONGEST, redeal=in_study)
            assert program.table.game is not left
            assert study.on
            program.wait_for(Phase.PERSON)
            assert not summary.stranger.suspects
        study.backToGame()
        program.wait_for(Phase.OVER)
        assert not study.on
        assert summary.stranger.suspects == suspects
        assert bool(suspects) is (guess is None)
        assert summary.parting == parting


def test_study_of_a_running_game_keeps_the_question(program: Program) -> None:
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


def test_game_against_the_stranger_counts_as_one(program: Program) -> None:
    end(program, "sprinter")
    results = Results.parse(str(program.state.settings.results))
    assert [key for key, _ in results.games] == [keys.STRANGER]
    placements = game("streak").placements
    resume(program, len(placements) - 1, "streak", {**HEADERS, "BrownPlayer": "computer archon"})
    program.play(placements[-1])
    program.wait_for(Phase.OVER)
    assert not program.state.summary.stranger.suspects, "other opponents bring no question"


def test_shared_game_does_not_answer_the_question(program: Program) -> None:
    end(program, "miser")
    sharing = program.application.library.sharing
    sharing.shareTable()
    assert '[Brown "The Stranger"]' in sharing.recordText
    assert "miser" not in sharing.recordText
    ask_to_study(program, 0, level=keys.STRONGEST)
    assert "miser" not in sharing.recordText
    program.controller.study.backToGame()
    program.wait_for(Phase.OVER)
    program.controller.guess("")
    assert '[Character "miser"]' in sharing.recordText
