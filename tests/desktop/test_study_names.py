"""In a study, what is from another game is told of those who played that, also in its language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from tests.covering import first
from tests.desktop.conftest import Starter, close
from tests.desktop.support.channels import log_sentences
from tests.desktop.support.library_window import keep
from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tests.desktop.support.program import Program, open_file
from tests.desktop.support.replaying import replay
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import ask_to_study, at_the_end, finish, play_on
from tests.readers import PlayedGame
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.text import sharing as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side

COUNCILLOR = {"en": "The Councillor", "fr": "La Conseillère"}
YOU = {"en": ("You", "your "), "fr": ("Vous", "vous ", "votre ", "vos ")}
TAKEN = 36
"""Six elections of the golden game."""


def study(program: Program, side: int = 0, level: str = "citizen") -> str:
    """Play on after six elections, and return the new opponent's name."""
    ask_to_study(program, TAKEN, side, level)
    program.wait_for(Phase.PERSON)
    return words.level(level)


def told(screen: Screen) -> tuple[list[str], list[str]]:
    """Return what the log says of the other game, and what of the study."""
    rows, said = screen.models.log.rows, log_sentences(screen)
    past = [text for row, text in zip(rows, said, strict=True) if row.placed <= TAKEN]
    return past, said[len(past) :]


@pytest.mark.parametrize("language", first(1, ["fr", "en"]))
def test_the_log_names_each_opponent_for_what_they_did(screen: Screen, language: str) -> None:
    at_the_end(screen)
    before = log_sentences(screen)
    now = study(screen)
    screen.play_some(3)
    past, since = told(screen)
    assert past == before[: len(past)]
    screen.controller.setLanguage(language)
    past, since = told(screen)
    now = words.level("citizen")
    assert any(COUNCILLOR[language] in text for text in past)
    assert not any(now in text for text in past)
    assert any(now in text for text in since)
    assert not any(COUNCILLOR[language] in text for text in since)


def test_a_tally_and_a_look_back_name_each_opponent_for_what_they_did(screen: Screen) -> None:
    at_the_end(screen)
    now = study(screen)
    tally = [screen.models.tally.text("label", row) for row in screen.models.tally.rows]
    assert any("The Councillor" in text for text in tally)
    assert not any(now in text for text in tally)
    screen.play_some(3)
    replay(screen).open()
    said = {True: "", False: ""}
    for index in range(replay(screen).position + 1):
        replay(screen).go(index)
        past = screen.table.replay
        assert past is not None
        said[past.moment.tiles <= TAKEN] += f" {replay(screen).sentence}"
        said[past.moment.tiles <= TAKEN] += screen.state.prompt
    assert "The Councillor" in said[True]
    assert now not in said[True]
    assert now in said[False]
    assert "The Councillor" not in said[False]


def test_two_tallies_that_are_alike_name_the_opponent_of_each(qapp: QGuiApplication) -> None:
    models = TableModels(lambda: None)
    before = Voices({Side.IVORY: "Claire", Side.BROWN: "Denis"}, Side.IVORY)
    names = {Side.IVORY: "Claire", Side.BROWN: "Eva"}
    models.address(Voices(names, Side.IVORY, before=((TAKEN, before),)))
    for number, name in ((6, "Denis"), (7, "Eva")):
        models.show_tally((tally(number, Profession.SOLDIER, ()),))
        row = models.tally.rows[1]
        assert models.tally.text("player", row) == name
        assert str(models.tally.text("label", row)).startswith(f"{name}: 0")


@pytest.mark.parametrize("language", first(1, ["fr", "en"]))
def test_your_name_is_not_given_to_moves_you_made_for_the_other_side(
    screen: Screen, language: str
) -> None:
    at_the_end(screen)
    screen.controller.setLanguage(language)
    now = study(screen, side=1)
    screen.play_some(2)
    past, since = told(screen)
    assert not [text for text in past if now in text or text.startswith(YOU[language])]
    assert [text for text in since if text.startswith(YOU[language])]


def test_a_study_of_a_study_names_all_three(screen: Screen) -> None:
    at_the_end(screen)
    first = study(screen)
    screen.play_some(2)
    ask_to_study(screen, level="senator", redeal=True)
    screen.wait_for(Phase.PERSON)
    screen.play_some(1)
    log = " ".join(log_sentences(screen))
    places = [log.index(name) for name in ("The Councillor", first, words.level("senator"))]
    assert places == sorted(places)
    assert log.rindex("The Councillor") < log.index(first)
    assert log.rindex(first) < log.index(words.level("senator"))


def test_a_study_from_before_another_one_began_names_those_of_the_first_game(
    screen: Screen,
) -> None:
    at_the_end(screen)
    first = study(screen)
    screen.play_some(2)
    ask_to_study(screen, TAKEN - 6, level="senator", redeal=True)
    screen.wait_for(Phase.PERSON)
    log = " ".join(log_sentences(screen))
    assert "The Councillor" in log
    assert first not in log


def study_opened_again(start: Starter) -> tuple[Screen, Path]:
    """Return a program at whose table a study of a running game is, from its file."""
    screen = start()
    screen.play_computer()
    screen.play_some(2)
    play_on(screen, redeal=True)
    screen.play_some(1)
    screen.wait_until_kept()
    path = screen.game.path
    assert path is not None
    close(screen)
    again = start()
    open_file(again, path)
    again.wait_for(Phase.PERSON)
    return again, path


def test_what_a_study_of_a_running_game_had_when_it_was_opened_again_was_played_by_the_sides(
    start: Starter,
) -> None:
    """Its file does not say which game it is from, nor from which moment: all may be from it."""
    again, path = study_opened_again(start)
    opponent = again.game.name(Side.BROWN)
    count = len(again.game.referee.placements)
    assert not again.item("studyTakeBack").isEnabled()
    again.play_some(2)
    again.click(again.item("studyTakeBack"))
    again.wait_for(Phase.PERSON)
    told = [
        (row.placed <= count, text)
        for row, text in zip(again.models.log.rows, log_sentences(again), strict=True)
    ]
    assert not [text for past, text in told if past and ("You " in text or opponent in text)]
    assert [text for past, text in told if not past and "You " in text]
    again.click(again.item("studyTakeBack"))
    again.wait_for(Phase.PERSON)
    assert len(again.game.referee.placements) == count
    again.wait_until_kept()
    assert path.exists()


def test_what_was_played_in_a_study_from_the_library_is_ones_own_after_a_study_of_it(
    start: Starter,
) -> None:
    """On going back it can still be taken back, and the log says the same of it."""
    again, _ = study_opened_again(start)
    again.play_some(1)
    before = log_sentences(again), again.game.last_turn
    play_on(again, redeal=True)
    again.controller.study.backToGame()
    again.wait_for(Phase.PERSON)
    assert (log_sentences(again), again.game.last_turn) == before
    assert again.controller.study.canTakeBack


def test_the_end_does_not_say_that_the_new_opponent_did_it_all(program: Program) -> None:
    at_the_end(program)
    now = study(program)
    finish(program)
    assert now not in replay(program).fooled
    for text, election in zip(
        program.state.summary.story.sentences, program.state.summary.story.elections, strict=True
    ):
        assert election > TAKEN // 6 or now not in text
    lines = texts.shared(program.game.record, program.game.names).splitlines()
    assert not [line for line in lines[3:] if now in line and line[0] in "123456"]


def test_who_resigned_a_study_is_who_played_it_last(program: Program) -> None:
    at_the_end(program)
    study(program)
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    first = program.state.summary.story.sentences[0]
    assert first.startswith("You resigned in election\u00a07")


def test_a_study_from_the_library_names_those_of_its_game_once_that_is_found(
    start: Starter,
) -> None:
    """Also in another language, once that is chosen."""
    screen = start()
    whole = game()
    kept = PlayedGame(whole.deal, whole.placements)
    keep(screen.games_folder, "own.tyrus", kept, **AGAINST_COMPUTER)
    open_file(screen, screen.games_folder / "own.tyrus")
    screen.wait_for(Phase.OVER)
    before = log_sentences(screen)
    now = study(screen)
    screen.play_some(1)
    screen.wait_until_kept()
    path = screen.game.path
    close(screen)
    again = start()
    open_file(again, path)
    again.qtbot.waitUntil(lambda: again.shows("backToGame"))
    past, since = told(again)
    assert past == before[: len(past)]
    assert any(now in text for text in since)
    again.controller.setLanguage("fr")
    past, since = told(again)
    assert any(COUNCILLOR["fr"] in text for text in past)
    assert not any(COUNCILLOR["en"] in text for text in past)


def test_a_study_from_the_library_tells_of_the_sides_what_is_from_another_game(
    start: Starter,
) -> None:
    screen = start()
    at_the_end(screen)
    study(screen)
    screen.play_some(1)
    screen.wait_until_kept()
    path = screen.game.path
    close(screen)
    again = start()
    again.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    again.wait_for(Phase.PERSON)
    past, since = told(again)
    assert any(text.startswith("Brown wins") for text in past)
    assert not [text for text in past if words.level("citizen") in text or "You " in text]
    assert any(words.level("citizen") in text for text in since)
