"""The replay by keys and by a screen reader's actions, and what is announced."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.channels import Announcements
from tests.desktop.support.items import seen
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, resume
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    IVORY,
    PUBLIC,
    Key,
    Modifier,
    moment,
    reopen_replay,
    replay,
    show_moment,
)
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Kind
from tyrus_desktop.desktop.replay.timeline import Lens
from tyrus_desktop.desktop.text.words import tile
from tyrus_desktop.engine.events import TilePlaced
from tyrus_desktop.engine.tiles import ALL_TILES, Side


def here(screen: Screen) -> tuple[Kind, int]:
    return moment(screen).kind, moment(screen).election


def listen(program: Program) -> list[str]:
    heard = Announcements(program.controller, program.application.saved_games).heard
    replay(program).announced.connect(heard.append)
    return heard


def described(screen: Screen) -> str:
    """Return the description of the slider, which is read when it gets the focus."""
    slider = QAccessible.queryAccessibleInterface(screen.item("railTrack"))
    return slider.text(QAccessible.Text.Description)


# Keys


def test_keys_go_to_every_moment(ended: Screen) -> None:
    show_moment(ended, 30)
    for which, change in ((Key.Key_Right, 1), (Key.Key_Left, -1)):
        before = replay(ended).position
        press(ended, which)
        assert replay(ended).position == before + change
    press(ended, Key.Key_Home)
    assert replay(ended).position == 0
    press(ended, Key.Key_Left)
    assert replay(ended).position == 0
    press(ended, Key.Key_End)
    assert moment(ended).kind is Kind.END
    in_the_fourth = SEGMENTS[3].start + 4
    for which, modifier in (
        (Key.Key_Left, Modifier.ControlModifier),
        (Key.Key_Left, Modifier.ShiftModifier),
        (Key.Key_PageUp, Modifier.NoModifier),
    ):
        replay(ended).go(in_the_fourth)
        press(ended, which, held=modifier)
        assert here(ended) == (Kind.CARD, 4)
        press(ended, which, held=modifier)
        assert here(ended) == (Kind.CARD, 3)
    for which, modifier in (
        (Key.Key_Right, Modifier.ControlModifier),
        (Key.Key_PageDown, Modifier.NoModifier),
    ):
        replay(ended).go(in_the_fourth)
        press(ended, which, held=modifier)
        assert here(ended) == (Kind.CARD, 5)


def test_page_keys_step_from_tally_to_tally(ended: Screen) -> None:
    show_moment(ended, 0)
    replay(ended).goToTally(3)
    QCoreApplication.processEvents()
    assert ended.shows("tallyStage")
    assert not any(seen(item) for item in ended.items("tallyNext"))
    stage, rail = ended.item("tallyStage"), ended.item("railTrack")
    assert stage.mapToScene(QPointF(0, stage.height())).y() <= rail.mapToScene(QPointF()).y()
    press(ended, Key.Key_PageDown)
    assert here(ended) == (Kind.COUNT, 4)
    press(ended, Key.Key_PageUp)
    press(ended, Key.Key_PageUp)
    assert here(ended) == (Kind.COUNT, 2)
    press(ended, Key.Key_Right)
    assert not ended.shows("tallyStage")
    assert rail.hasActiveFocus()


def test_digits_choose_the_lens_and_o_shows_the_other_eyes(ended: Screen) -> None:
    show_moment(ended, 30)
    for digit, lens in ((Key.Key_1, IVORY), (Key.Key_2, BROWN), (Key.Key_3, ALL)):
        press(ended, digit)
        assert replay(ended).lens == lens
        hands = {r.tile_side for r in ended.models.tiles.rows if r.tile and r.place == 0}
        assert hands == {IVORY: {0}, BROWN: {1}, ALL: {0, 1}}[lens]
    assert all(row.tile for row in ended.models.tiles.rows)
    press(ended, Key.Key_1)
    QTest.keyPress(ended.window, Key.Key_O)
    assert (replay(ended).lens, ended.state.nearSide) == (BROWN, 1)
    press(ended, Key.Key_Left)
    assert replay(ended).lens == BROWN
    QTest.keyRelease(ended.window, Key.Key_O)
    assert (replay(ended).lens, ended.state.nearSide) == (IVORY, 0)
    press(ended, Key.Key_3)
    QTest.keyPress(ended.window, Key.Key_O)
    assert replay(ended).lens == BROWN
    QTest.keyRelease(ended.window, Key.Key_O)
    assert replay(ended).lens == ALL
    QTest.keyPress(ended.window, Key.Key_O)
    press(ended, Key.Key_F1)  # The dialog takes the release.
    QTest.keyRelease(ended.window, Key.Key_O)
    press(ended, Key.Key_Escape)
    assert replay(ended).lens == ALL
    replay(ended).setLens(PUBLIC)
    assert replay(ended).lens == ALL, "only a running game has this lens"


def test_question_mark_lists_the_keys_of_the_replay(ended: Screen) -> None:
    show_moment(ended, 30)
    QTest.keyClick(ended.window, Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    ended.qtbot.waitUntil(lambda: "Keys for looking back" in ended.texts())
    held = "once the game is over, while this key is held: look with the other side’s eyes"
    assert held in ended.texts()
    assert not any("pick up a tile" in text for text in ended.texts())
    press(ended, Key.Key_Escape)


def test_space_plays_and_plus_and_minus_change_the_speed(ended: Screen) -> None:
    show_moment(ended, 20)
    assert not replay(ended).playing
    for _ in range(3):
        press(ended, Key.Key_Plus)
    assert replay(ended).speed == 4
    press(ended, Key.Key_Space)
    assert replay(ended).playing
    ended.qtbot.waitUntil(lambda: replay(ended).position >= 23)
    press(ended, Key.Key_Space)
    assert not replay(ended).playing
    index = replay(ended).position
    QTest.qWait(100)
    assert replay(ended).position == index
    for speed in (2, 1):
        press(ended, Key.Key_Minus)
        assert replay(ended).speed == speed


def tiles(screen: Screen) -> list[str]:
    """Return all tiles, without the mark of the last one placed, which stays while it plays."""
    return sorted(repr(replace(row, last_placed=False)) for row in screen.models.tiles.rows)


@pytest.mark.parametrize("lens", first(1, [IVORY, ALL]))
def test_playing_shows_the_same_as_jumping(ended: Screen, lens: int) -> None:
    show_moment(ended, 0, lens)
    played: dict[int, list[str]] = {}

    def note() -> None:
        if moment(ended).kind is not Kind.COUNT:
            played[moment(ended).index] = tiles(ended)

    replay(ended)._playback.script.ended.connect(note)  # noqa: SLF001
    replay(ended).togglePlay()
    ended.qtbot.waitUntil(lambda: replay(ended).position >= 20, timeout=30_000)
    replay(ended).togglePlay()
    replay(ended)._playback.script.ended.disconnect(note)  # noqa: SLF001
    assert len(played) > 5
    for index, rows in played.items():
        replay(ended).go(index)
        assert tiles(ended) == rows, index
    replay(ended).go(LENGTH)
    replay(ended).step(-1)
    replay(ended).togglePlay()
    ended.qtbot.waitUntil(lambda: not replay(ended).playing, timeout=30_000)
    assert moment(ended).kind is Kind.END


# Announcements


def test_opening_announces_the_eyes_and_describes_the_slider(ended: Screen) -> None:
    heard = listen(ended)
    reopen_replay(ended)
    assert heard == [replay(ended).eyes]
    assert described(ended) == replay(ended).sentence


def test_each_moment_is_announced_once(ended: Screen) -> None:
    show_moment(ended, 2)
    heard = listen(ended)
    press(ended, Key.Key_Right)
    assert heard == [replay(ended).sentence]
    assert described(ended) == "", "the focused slider would repeat it"
    ended.item("railTrack").setProperty("focus", False)
    QCoreApplication.processEvents()
    assert described(ended) == replay(ended).sentence
    ended.item("railTrack").forceActiveFocus()
    heard.clear()
    replay(ended).goToTally(4)
    assert heard == [replay(ended).where, replay(ended).sentence]
    assert "4" in heard[0], "a jump to another election names it"
    replay(ended).step(-1)
    heard.clear()
    press(ended, Key.Key_PageDown)
    assert heard == [replay(ended).sentence], "the sentence of a card names its election"
    assert "5" in heard[0]
    heard.clear()
    press(ended, Key.Key_Left)
    assert heard == [replay(ended).where, replay(ended).sentence]
    replay(ended).go(3)
    heard.clear()
    press(ended, Key.Key_2)
    assert heard == [replay(ended).eyes, replay(ended).sentence]
    replay(ended).go(8)
    heard.clear()
    press(ended, Key.Key_3)
    assert heard == [replay(ended).eyes], "these eyes see no more of the moment"


def test_playing_announces_each_moment_once(ended: Screen) -> None:
    show_moment(ended, 77)
    heard = listen(ended)
    press(ended, Key.Key_Plus)
    assert heard == [replay(ended).speedText]
    press(ended, Key.Key_Minus)
    heard.clear()
    press(ended, Key.Key_Space)
    ended.qtbot.waitUntil(lambda: not replay(ended).playing, timeout=30_000)
    played, said = [*heard], []
    for index in (78, 79, 80):
        replay(ended).go(index)
        said.append(replay(ended).sentence)
    assert played == said


def test_screen_reader_moves_the_slider(ended: Screen) -> None:
    show_moment(ended, 10)
    slider = QAccessible.queryAccessibleInterface(ended.item("railTrack"))
    assert slider.role() == QAccessible.Role.Slider
    values = slider.valueInterface()
    assert (values.minimumValue(), values.maximumValue()) == (0, LENGTH - 1)
    heard = listen(ended)
    values.setCurrentValue(12)
    assert replay(ended).position == 12
    assert heard[-1] == replay(ended).sentence
    values.setCurrentValue(14)
    assert values.currentValue() == 14


@pytest.mark.parametrize(("headers", "language"), [(AGAINST_COMPUTER, "fr"), (AT_ONE_SCREEN, "en")])
def test_announcements_are_short_and_name_no_hidden_face(
    program: Program, language: str, headers: dict[str, str]
) -> None:
    program.controller.setLanguage(language)
    resume(program, None, headers=headers)
    program.wait_for(Phase.OVER)
    replay(program).open()
    replay(program).setLens(IVORY)
    heard = listen(program)
    assert program.table.replay is not None
    timeline = program.table.replay.timeline
    sentences = []
    for each in timeline.moments[1:]:
        heard.clear()
        replay(program).go(each.index)
        (sentence,) = heard
        assert sentence.endswith(".")
        assert len(sentence) < 200
        sentences.append(sentence)
        event = timeline.events(each, Lens.IVORY)[0]
        if isinstance(event, TilePlaced) and event.standing.owner is Side.BROWN:
            assert not any(tile(face) in sentence for face in ALL_TILES)
    assert all(one != other for one, other in pairwise(sentences))
