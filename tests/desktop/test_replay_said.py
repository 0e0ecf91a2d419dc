"""What a screen reader hears of a look back: each moment once, in a sentence that stands alone.

The same over the real accessibility bus is in `test_replay_reader`.
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible

from tests.covering import covering
from tests.desktop.support.channels import Announcements
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, resume
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import IVORY, open_replay, reopen_replay, replay
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.timeline import Lens
from tyrus_desktop.desktop.text.words import tile
from tyrus_desktop.engine.events import TilePlaced
from tyrus_desktop.engine.tiles import ALL_TILES, Side

Key = Qt.Key


def listen(program: Program) -> list[str]:
    heard = Announcements(program.controller, program.application.saved_games).heard
    replay(program).announced.connect(heard.append)
    return heard


def described(screen: Screen) -> str:
    """Return what is read with the slider's name when it gets the focus."""
    slider = QAccessible.queryAccessibleInterface(screen.item("railTrack"))
    return slider.text(QAccessible.Text.Description)


def test_at_the_opening_the_eyes_are_announced_and_the_moment_is_read_with_the_slider(
    screen: Screen,
) -> None:
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    heard = listen(screen)
    reopen_replay(screen)
    assert heard == [replay(screen).eyes]
    assert described(screen) == replay(screen).sentence


def test_each_step_is_said_once_though_the_slider_has_the_focus(screen: Screen) -> None:
    open_replay(screen, 2)
    heard = listen(screen)
    press(screen, Key.Key_Right)
    assert heard == [replay(screen).sentence]
    assert described(screen) == ""
    screen.item("railTrack").setProperty("focus", False)
    QCoreApplication.processEvents()
    assert described(screen) == replay(screen).sentence


def test_a_jump_to_another_election_says_which_one(screen: Screen) -> None:
    open_replay(screen, 2)
    heard = listen(screen)
    replay(screen).goToTally(4)
    assert heard == [replay(screen).where, replay(screen).sentence]
    assert "4" in heard[0]
    heard.clear()
    press(screen, Key.Key_PageDown)
    assert heard == [replay(screen).sentence]
    assert "5" in heard[0]
    heard.clear()
    press(screen, Key.Key_Left)
    assert heard == [replay(screen).where, replay(screen).sentence]


def test_another_lens_says_whose_eyes_and_again_what_happens_only_if_they_see_more(
    screen: Screen,
) -> None:
    open_replay(screen, 3)
    heard = listen(screen)
    press(screen, Key.Key_2)
    assert heard == [replay(screen).eyes, replay(screen).sentence]
    replay(screen).go(8)
    heard.clear()
    press(screen, Key.Key_3)
    assert heard == [replay(screen).eyes]


def test_while_it_plays_each_moment_is_said_once(screen: Screen) -> None:
    open_replay(screen, 77)
    heard = listen(screen)
    for _ in range(3):
        press(screen, Key.Key_Plus)
    assert heard[-1] == replay(screen).speedText
    heard.clear()
    press(screen, Key.Key_Space)
    screen.qtbot.waitUntil(lambda: not replay(screen).playing, timeout=30_000)
    played, said = [*heard], []
    for index in (78, 79, 80):
        replay(screen).go(index)
        said.append(replay(screen).sentence)
    assert played == said


@pytest.mark.parametrize(
    ("headers", "language"), covering([AGAINST_COMPUTER, AT_ONE_SCREEN], ["en", "fr"])
)
def test_every_moment_is_said_in_short_and_names_no_hidden_face(
    program: Program, language: str, headers: dict[str, str]
) -> None:
    program.controller.setLanguage(language)
    resume(program, None, headers=headers)
    program.wait_for(Phase.OVER)
    replay(program).open()
    replay(program).setLens(IVORY)
    heard = listen(program)
    past = program.table.replay
    assert past is not None
    sentences = []
    for moment in past.timeline.moments[1:]:
        heard.clear()
        replay(program).go(moment.index)
        sentence = heard[-1]
        assert heard == [sentence]
        assert sentence.endswith(".")
        assert len(sentence) < 200
        sentences.append(sentence)
        event = past.timeline.events(moment, Lens.IVORY)[0]
        if isinstance(event, TilePlaced) and event.standing.owner is Side.BROWN:
            assert not any(tile(each) in sentence for each in ALL_TILES)
    assert all(one != other for one, other in pairwise(sentences))
