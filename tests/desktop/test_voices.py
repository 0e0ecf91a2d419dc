"""Texts address the one person who plays the computer as *you*, and name both sides otherwise."""

import errno
from collections.abc import Callable

import pytest

from tests.desktop.support.channels import log_sentences
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, resume
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.text import errors, library_texts, voices, words
from tyrus_desktop.desktop.text.sentences import event_sentence
from tyrus_desktop.desktop.text.voices import ANYBODY, Voices
from tyrus_desktop.desktop.text.words import PASTED_TEXT, THIS_GAME, say
from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.tiles import Side

IVORY, BROWN = Side
NAMES = {IVORY: "Claire", BROWN: "The Consul"}
PERSON = Voices(NAMES, IVORY)


def test_article_of_a_name_is_lowercase_within_a_sentence(speak: Callable[[str], None]) -> None:
    for language, name, within in (
        ("en", "The Stranger", "the Stranger"),
        ("fr", "L’Inconnu", "l’Inconnu"),
    ):
        speak(language)
        told = words.fill("%1! %1 and “%1”. “%1 – %1”: %1, %2", name, "The Consul")
        assert told == f"{name}! {name} and “{within}”. “{name} – {within}”: {within}, The Consul"
        assert library_texts.players("Denis", name).endswith(
            f" {within}"
        )  # No full stop is put after a name that ends with one.


def test_error_message_names_the_game_or_pasted_text(speak: Callable[[str], None]) -> None:
    """In French, the words for game and text differ in gender."""
    for language, error, game, text in (
        ("en", errno.EACCES, "open or save this game:", "open or save the pasted text:"),
        ("en", errno.ENOSPC, ": this game could not be", ": the pasted text could not be"),
        ("fr", errno.EACCES, "enregistrer cette partie", "enregistrer le texte collé"),
        ("fr", errno.EFBIG, "Cette partie dépasse", "Le texte collé dépasse"),
        ("fr", errno.EIO, "cette partie", "le texte collé"),
    ):
        speak(language)
        assert game in errors.problem(OSError(error, ""), say(THIS_GAME))
        assert text in errors.problem(OSError(error, ""), say(PASTED_TEXT))


def said_of_sides() -> list[events.Event]:
    """Return for both sides an event of each kind that is about one, except tallies."""
    found: list[events.Event] = []
    for side in Side:
        found += [events.GameStarted(side), events.TilesDrawn(side, 3, None), events.GivenUp(side)]
        found += [events.TilePlaced(StandingTile(side, b, 1, 1, None)) for b in BUILDINGS]
        found += [events.GameEnded(Outcome(side, e)) for e in Ending if e is not Ending.DRAW]
    return found


def test_event_texts_name_players_instead_of_sides(speak: Callable[[str], None]) -> None:
    told = set[str]()
    for language, sides in (("en", ("Ivory", "Brown")), ("fr", ("Beige", "Marron"))):
        speak(language)
        for event in said_of_sides():
            sentence = event_sentence(event, PERSON)
            assert sentence not in told
            told.add(sentence)
            assert not [side for side in sides if side in sentence], sentence
            assert "%" not in sentence
            by_you = sentence.startswith(("You ", "Vous "))
            assert by_you != sentence.startswith("The Consul"), sentence
            assert any(side in event_sentence(event, ANYBODY) for side in sides)
    assert set(voices.YOUR_ENDINGS) == set(Ending) - {Ending.DRAW}


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
            "",
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
            "Denis wins the game: five representatives.",
            "",
        ),
    ],
)
def test_result_text_addresses_the_person(
    program: Program, name: str, headers: dict[str, str], result: str, detail: str
) -> None:
    resume(program, None, name, headers)
    program.wait_for(Phase.OVER)
    assert program.state.result == result
    assert program.state.resultDetail == detail


def test_texts_of_a_running_game_address_the_person(program: Program) -> None:
    heard = program.listen()
    program.play_computer()
    program.play(program.choose())
    program.wait_for(Phase.PERSON)
    said = [*log_sentences(program), *heard]
    assert "You go first." in said
    assert "You draw 9\u00a0tiles." in said
    assert any(line.startswith("You place a tile in ") for line in said)
    assert any(line.startswith("The Apprentice places a tile ") for line in said)
    assert not [line for line in said if line.startswith(("Ivory ", "Brown "))]
    program.give_up()
    assert program.state.result == "You resigned: the Apprentice wins."
    assert program.state.resultDetail == ""
    assert "You resign." in log_sentences(program)
    program.table.start({IVORY: Seat(""), BROWN: Seat("", "rules-of-thumb")}, BROWN)
    program.wait_for(Phase.PERSON)
    lines = log_sentences(program)
    assert "The Councillor goes first." in lines, "the next game has its own players"
    assert "The Councillor draws 9\u00a0tiles." in lines


def test_prompt_omits_an_empty_player_name(program: Program) -> None:
    for name, prompt in (
        ("", "Place a tile in any building: 1 of 3 in this election."),
        ("Claire", "Claire, place a tile"),
    ):
        program.table.start({IVORY: Seat(name), BROWN: Seat("", "greedy")}, IVORY)
        program.wait_for(Phase.PERSON)
        assert program.state.prompt.startswith(prompt)
