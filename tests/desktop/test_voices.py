"""Where one person plays the computer, the texts say *you*; elsewhere they name the sides."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication

from tests.desktop.support.channels import Announcements
from tests.desktop.support.events import EVENTS
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop import paths
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.text import errors, library, voices, words
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.sentences import event_sentence
from tyrus_desktop.desktop.text.voices import ANYBODY, Voices
from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.tiles import Side

IVORY, BROWN = Side
NAMES = {IVORY: "Claire", BROWN: "The Consul"}
PERSON = Voices(NAMES, IVORY)


@pytest.fixture
def speak(qapp: QCoreApplication) -> Iterator[Callable[[str], None]]:
    """Return a function that switches the language."""
    languages = Languages(paths.translations())
    yield languages.switch
    languages.unload()


@pytest.mark.parametrize(
    ("language", "name", "within"),
    [("en", "The Stranger", "the Stranger"), ("fr", "L’Inconnu", "l’Inconnu")],
)
def test_within_a_sentence_the_article_of_a_name_is_small(
    speak: Callable[[str], None], language: str, name: str, within: str
) -> None:
    speak(language)
    told = words.fill("%1! %1 and “%1”. “%1 – %1”: %1, %2", name, "The Consul")
    assert told == f"{name}! {name} and “{within}”. “{name} – {within}”: {within}, The Consul"
    assert library.players("Denis", name).endswith(f" {within}")  # A stop may end no sentence: vs.


@pytest.mark.parametrize(
    ("language", "error", "game", "text"),
    [
        ("en", errno.EACCES, "open or save this game.", "open or save the pasted text."),
        ("en", errno.ENOSPC, "This game could not be", "The pasted text could not be"),
        ("fr", errno.EACCES, "enregistrer cette partie.", "enregistrer le texte collé."),
        ("fr", errno.ENOSPC, "Impossible d’enregistrer cette", "d’enregistrer le texte collé"),
        ("fr", errno.EFBIG, "Cette partie dépasse", "Le texte collé dépasse"),
        ("fr", errno.EIO, "enregistrer cette partie (", "enregistrer le texte collé ("),
    ],
)
def test_a_failure_may_be_about_the_game_at_the_table_or_a_pasted_text(
    speak: Callable[[str], None], language: str, error: int, game: str, text: str
) -> None:
    """They stand in the place of a file's name, and in French they differ in gender."""
    speak(language)
    assert game in errors.problem(OSError(error, ""), library.this_game())
    assert text in errors.problem(OSError(error, ""), library.pasted())


def said_of_sides() -> list[events.Event]:
    """Return an event of each kind that is about a side, tallies apart, for both sides."""
    found: list[events.Event] = []
    for side in Side:
        found += [events.GameStarted(side), events.TilesDrawn(side, 3, None), events.GivenUp(side)]
        found += [events.TilePlaced(StandingTile(side, b, 1, 1, None)) for b in BUILDINGS]
        found += [events.GameEnded(Outcome(side, e)) for e in Ending if e is not Ending.DRAW]
    return found


def test_no_event_of_a_game_against_the_computer_names_a_side(
    qapp: object, speak: Callable[[str], None]
) -> None:
    for language, sides in (("en", ("Ivory", "Brown")), ("fr", ("Beige", "Marron"))):
        speak(language)
        for event in said_of_sides():
            sentence = event_sentence(event, PERSON)
            assert not [side for side in sides if side in sentence], sentence
            assert "%" not in sentence
            assert any(side in event_sentence(event, ANYBODY) for side in sides)


def test_what_the_person_does_and_what_the_computer_does_are_told_apart(
    qapp: object, speak: Callable[[str], None]
) -> None:
    told = set[str]()
    for language, event in product(("en", "fr"), said_of_sides()):
        speak(language)
        sentence = event_sentence(event, PERSON)
        assert sentence not in told
        told.add(sentence)
        by_you = sentence.startswith(("You ", "Vous "))
        assert by_you != sentence.startswith("The Consul"), sentence


def test_every_ending_has_a_form_for_the_person() -> None:
    assert set(voices.YOUR_ENDINGS) == set(Ending) - {Ending.DRAW}
    assert len({event for event in EVENTS if isinstance(event, events.GameEnded)}) == len(Ending)


@pytest.mark.parametrize(
    ("name", "headers", "result", "detail"),
    [
        (
            "streak",
            AGAINST_COMPUTER,
            "You win the game: three elections in a row.",
            "Elections\u00a05, 6 and 7. Representatives: 5\u00a0to\u00a01.",
        ),
        (
            "five",
            AGAINST_COMPUTER,
            "The Councillor wins the game: five representatives.",
            "Representatives: 5\u00a0to\u00a02.",
        ),
        (
            "tiles",
            {**AGAINST_COMPUTER, "IvoryPlayer": "computer greedy", "BrownPlayer": "person"},
            "The Apprentice wins the game on the last three tiles.",
            "Representatives: 3\u00a0each. Last three tiles: 12\u00a0to\u00a05.",
        ),
        (
            "five",
            AT_ONE_SCREEN,
            "Brown wins the game: five representatives.",
            "Representatives: Ivory 2, Brown 5.",
        ),
    ],
)
def test_the_result_speaks_to_the_person(
    program: Program, name: str, headers: dict[str, str], result: str, detail: str
) -> None:
    resume(program, None, name, headers)
    program.wait_for(Phase.OVER)
    assert program.state.result == result
    assert program.state.resultDetail == detail


def logged(program: Program) -> list[str]:
    """Return the sentences of the log, as QML has them."""
    log = program.models.log
    return [
        value
        for row in range(log.rowCount())
        for number in log.roleNames()
        if isinstance(value := log.data(log.index(row), number), str)
    ]


def test_the_log_and_the_screen_reader_are_told_of_you(screen: Screen) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    screen.play_computer()
    screen.play_some(2)
    said = [*logged(screen), *heard]
    assert "You go first." in said
    assert "You draw 9\u00a0tiles." in said
    assert any(line.startswith("You place a tile in ") for line in said)
    assert any(line.startswith("The Apprentice places a tile ") for line in said)
    assert not [line for line in said if line.startswith(("Ivory ", "Brown "))]


def test_the_log_of_the_next_game_names_its_own_players(program: Program) -> None:
    for level, name in (("greedy", "The Apprentice"), ("rules-of-thumb", "The Councillor")):
        program.table.start({IVORY: Seat(""), BROWN: Seat("", level)}, BROWN)
        program.wait_for(Phase.PERSON)
        lines = logged(program)
        assert f"{name} goes first." in lines
        assert f"{name} draws 9\u00a0tiles." in lines


def test_a_person_without_a_name_is_asked_without_one(program: Program) -> None:
    program.table.start({IVORY: Seat(""), BROWN: Seat("", "greedy")}, IVORY)
    program.wait_for(Phase.PERSON)
    assert program.state.prompt == "Place a tile in any building: 1 of 3 in this election."
    program.table.start({IVORY: Seat("Claire"), BROWN: Seat("", "greedy")}, IVORY)
    program.wait_for(Phase.PERSON)
    assert program.state.prompt.startswith("Claire, place a tile")


def test_a_player_who_gave_up_is_told_so_as_you(program: Program) -> None:
    program.play_computer()
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    assert program.state.result == "You resigned: the Apprentice wins."
    assert program.state.resultDetail == "Representatives: Ivory 0, Brown 0."
    assert "You resign." in [
        event_sentence(row.event, program.models.voices)
        for row in program.models.log.rows
        if isinstance(row.event, events.GivenUp)
    ]
