"""Whom the replay's texts address: *you* is the person, through their own eyes alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.desktop.support.channels import all_answers, all_roles, log_sentences, role
from tests.desktop.support.positions import AGAINST_COMPUTER, resume
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import ALL, BROWN, IVORY, finish, replay
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.moments import LENGTH
from tyrus_desktop.desktop.replay.timeline import Lens

LANGUAGES = pytest.mark.parametrize(
    ("language", "you"), [("en", ("You", "your")), ("fr", ("Vous", "votre"))]
)
STEP = 13


def strings(found: object) -> Iterator[str]:
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        yield from strings(tuple(found.values()))
    elif isinstance(found, tuple | list):
        for each in found:
            yield from strings(each)


def addressing(program: Program, you: tuple[str, str]) -> set[str]:
    """Return the texts that address the person, except whose eyes these are."""
    shown = strings(
        (all_roles(program.application.stage), all_answers(program.table), program.state.prompt)
    )
    return {text for text in shown if any(f"{word} " in text or text == word for word in you)}


@LANGUAGES
def test_only_own_eyes_are_addressed_as_you(
    program: Program, language: str, you: tuple[str, str], volume: int
) -> None:
    program.controller.setLanguage(language)
    finish(program)
    replay(program).open()
    for lens in (BROWN, ALL, IVORY):
        replay(program).setLens(lens)
        said = set()
        for index in range(0, LENGTH, STEP if volume == 1 else 1):
            replay(program).go(index)
            said |= addressing(program, you)
        assert bool(said) is (lens == IVORY), (lens, sorted(said)[:5])


@LANGUAGES
def test_imported_game_addresses_nobody(
    program: Program, language: str, you: tuple[str, str]
) -> None:
    program.controller.setLanguage(language)
    finish(program, {**AGAINST_COMPUTER, "Imported": "1"})
    said = addressing(program, you)
    replay(program).open()
    replay(program).setLens(IVORY)
    for index in range(0, LENGTH, STEP):
        replay(program).go(index)
        said |= addressing(program, you)
    assert not said


def test_tally_names_both_players_for_the_lens(program: Program) -> None:
    finish(program)
    replay(program).open()
    for lens, names in ((BROWN, ["Ivory", "Brown"]), (IVORY, ["You", "The Councillor"])):
        replay(program).setLens(lens)
        replay(program).goToTally(5)
        tally = program.models.tally
        assert [role(tally, row, "player") for row in range(2)] == names


def test_closing_the_replay_addresses_the_person_again(program: Program) -> None:
    finish(program)
    log = log_sentences(program)
    assert any(sentence.startswith("You ") for sentence in log)
    replay(program).open()
    replay(program).setLens(ALL)
    assert not any(sentence.startswith("You ") for sentence in log_sentences(program))
    program.controller.setLanguage("fr")
    assert not any(sentence.startswith("Vous ") for sentence in log_sentences(program))
    program.controller.setLanguage("en")
    replay(program).close()
    assert log_sentences(program) == log


@pytest.mark.parametrize("resigned", [False, True])
def test_each_lens_shows_all_tiles_at_the_end(program: Program, resigned: bool) -> None:
    if resigned:
        resume(program, 30, headers=AGAINST_COMPUTER)
        program.wait_for(Phase.PERSON)
        program.controller.giveUp()
        program.wait_for(Phase.OVER)
    else:
        finish(program)
    replay(program).open()
    heard: list[str] = []
    replay(program).announced.connect(heard.append)
    assert program.table.replay is not None
    timeline, last = program.table.replay.timeline, program.table.replay.timeline.last
    eyes = set()
    for lens, whose, each in (
        (IVORY, "Through your eyes", Lens.IVORY),
        (BROWN, "Through the eyes of the Councillor", Lens.BROWN),
    ):
        replay(program).go(0)
        replay(program).setLens(lens)
        assert "saw only this" in replay(program).eyes
        eyes.add(replay(program).note)
        replay(program).go(last.index)
        assert replay(program).eyes == f"{whose}: all tiles are face up now."
        view = timeline.view(last, each)
        assert all(standing.tile is not None for standing in view.standing)
        assert view.final_hands
        heard.clear()
        replay(program).go(5)
        assert "saw only this" in replay(program).eyes
        assert replay(program).eyes in heard
    replay(program).setLens(ALL)
    assert len({*eyes, replay(program).note}) == 3
