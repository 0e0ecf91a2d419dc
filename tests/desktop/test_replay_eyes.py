"""Who is spoken to in a look back: *you* is the person at this computer, through their own eyes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from tests.desktop.support.channels import log_sentences
from tests.desktop.support.items import everything, seen
from tests.desktop.support.positions import AGAINST_COMPUTER, resume
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import ALL, BROWN, IVORY, finish, open_replay, replay
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.moments import LENGTH
from tyrus_desktop.desktop.replay.timeline import Lens


def words_shown(screen: Screen) -> list[str]:
    log = [line.property("text") for line in screen.components("LogLine")]
    rows = [str(row) for row in screen.texts()]
    return [text for text in [*log, *rows, replay(screen).sentence] if text]


@pytest.mark.parametrize(("language", "you"), [("en", ("You", "your")), ("fr", ("Vous", "votre"))])
def test_you_are_spoken_to_only_through_your_own_eyes(
    screen: Screen, language: str, you: tuple[str, str], volume: int
) -> None:
    screen.controller.setLanguage(language)
    open_replay(screen, 0)
    for lens in (BROWN, ALL, IVORY):
        replay(screen).setLens(lens)
        said = set()
        for index in range(0, LENGTH, 13 if volume == 1 else 1):
            replay(screen).go(index)
            QCoreApplication.processEvents()
            said |= {
                t for t in words_shown(screen) if any(f"{word} " in t or t == word for word in you)
            }
        said.discard(replay(screen).eyes)
        assert bool(said) is (lens == IVORY), (lens, sorted(said)[:5])


def test_in_a_tally_seen_by_the_other_side_both_are_called_by_their_sides(screen: Screen) -> None:
    open_replay(screen)
    for lens, names in ((BROWN, ["Brown", "Ivory"]), (IVORY, ["You", "The Councillor"])):
        replay(screen).setLens(lens)
        replay(screen).goToTally(5)
        QCoreApplication.processEvents()
        stage = everything(screen.item("tallyStage"))
        texts = {item.property("text") for item in stage if seen(item)}
        for name in ("You", "The Councillor", "Ivory", "Brown"):
            assert (name in texts) is (name in names)


def test_the_person_is_spoken_to_again_when_the_look_back_is_left(program: Program) -> None:
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
def test_at_the_end_all_tiles_are_face_up_through_each_lens(screen: Screen, resigned: bool) -> None:
    """All tiles are revealed then, also those of a side that resigned."""
    if resigned:
        resume(screen, 30, headers=AGAINST_COMPUTER)
        screen.wait_for(Phase.PERSON)
        screen.controller.giveUp()
        screen.wait_for(Phase.OVER)
        replay(screen).open()
    else:
        open_replay(screen, 0)
    heard: list[str] = []
    replay(screen).announced.connect(heard.append)
    assert screen.table.replay is not None
    timeline, last = screen.table.replay.timeline, screen.table.replay.timeline.last
    for lens, whose, each in (
        (IVORY, "Through your eyes", Lens.IVORY),
        (BROWN, "Through the eyes of the Councillor", Lens.BROWN),
    ):
        replay(screen).go(0)
        replay(screen).setLens(lens)
        assert "saw only this" in replay(screen).eyes
        replay(screen).go(last.index)
        assert replay(screen).eyes == f"{whose}: all tiles are face up now."
        view = timeline.view(last, each)
        assert all(standing.tile is not None for standing in view.standing)
        assert view.final_hands
        heard.clear()
        replay(screen).go(5)
        assert "saw only this" in replay(screen).eyes
        assert replay(screen).eyes in heard


def test_one_plays_on_as_the_side_through_whose_eyes_one_looks(screen: Screen) -> None:
    open_replay(screen, 30)
    for lens, side in ((BROWN, 1), (IVORY, 0), (ALL, 0)):
        replay(screen).setLens(lens)
        assert screen.controller.study.side == side
    replay(screen).setLens(BROWN)
    replay(screen).close()
    assert screen.controller.study.side == 0


@pytest.mark.parametrize(("language", "you"), [("en", ("You", "your")), ("fr", ("Vous", "votre"))])
def test_nobody_here_is_spoken_to_in_a_game_that_was_imported(
    screen: Screen, language: str, you: tuple[str, str]
) -> None:
    screen.controller.setLanguage(language)
    finish(screen, {**AGAINST_COMPUTER, "Imported": "1"})
    end = screen.texts()
    replay(screen).open()
    replay(screen).setLens(IVORY)
    for index in range(0, LENGTH, 13):
        replay(screen).go(index)
        QCoreApplication.processEvents()
        end += words_shown(screen)
    assert not [text for text in end if any(f"{word} " in text or text == word for word in you)]
