"""The replay by keys and by a screen reader's actions, and what is announced."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPoint, QPointF
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.support.items import seen
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    IVORY,
    PUBLIC,
    moment,
    reopen_replay,
    replay,
    show_moment,
)
from tests.desktop.support.screen import CONTROL, NO_MODIFIER, SHIFT, Key, Screen, press
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS
from tyrus_desktop.engine.moment_kinds import Kind


def here(screen: Screen) -> tuple[Kind, int]:
    return moment(screen).kind, moment(screen).election


def listen(program: Program) -> list[str]:
    heard = program.listen()
    replay(program).announced.connect(heard.append)
    return heard


def described(screen: Screen) -> str:
    """Return the description of the slider, which is read when it gets the focus."""
    slider = QAccessible.queryAccessibleInterface(screen.item("railTrack"))
    return slider.text(QAccessible.Text.Description)


# Keys


def test_keys_reach_every_moment_of_a_replay(ended: Screen) -> None:
    show_moment(ended, 30)
    for which, index in (
        (Key.Key_Right, 31), (Key.Key_Left, 30), (Key.Key_Home, 0), (Key.Key_Left, 0)
    ):  # fmt: skip
        press(ended, which)
        assert replay(ended).position == index
    press(ended, Key.Key_End)
    assert moment(ended).kind is Kind.END
    for which, modifier, elections in (
        (Key.Key_Left, CONTROL, (4, 3)),
        (Key.Key_Left, SHIFT, (4, 3)),
        (Key.Key_PageUp, NO_MODIFIER, (4, 3)),
        (Key.Key_Right, CONTROL, (5, 6)),
        (Key.Key_PageDown, NO_MODIFIER, (5, 6)),
    ):
        replay(ended).go(SEGMENTS[3].start + 4)
        for election in elections:
            press(ended, which, held=modifier)
            assert here(ended) == (Kind.CARD, election)
    # From a tally to the others.
    replay(ended).goToTally(3)
    QCoreApplication.processEvents()
    assert ended.shows("tallyStage")
    assert not any(seen(item) for item in ended.items("tallyNext"))
    stage, rail = ended.item("tallyStage"), ended.item("railTrack")
    assert stage.mapToScene(QPointF(0, stage.height())).y() <= rail.mapToScene(QPointF()).y()
    for which, election in ((Key.Key_PageDown, 4), (Key.Key_PageUp, 3), (Key.Key_PageUp, 2)):
        press(ended, which)
        assert here(ended) == (Kind.COUNT, election)
    press(ended, Key.Key_Right)
    assert not ended.shows("tallyStage")
    assert rail.hasActiveFocus()


def test_digit_keys_choose_the_lens_and_o_switches_sides(ended: Screen) -> None:
    show_moment(ended, 30)
    for digit, lens in ((Key.Key_1, IVORY), (Key.Key_2, BROWN), (Key.Key_3, ALL)):
        press(ended, digit)
        assert replay(ended).lens == lens
        hands = {r.tile_side for r in ended.models.tiles.rows if r.tile and r.place == 0}
        assert hands == {IVORY: {0}, BROWN: {1}, ALL: {0, 1}}[lens]
        ended.rest_on(ended.item(f"lens{lens}"))
        ended.qtbot.waitUntil(lambda: f"Key: {lens + 1}. Hold" in " ".join(ended.texts()))  # noqa: B023
    QTest.mouseMove(ended.window, QPoint(3, 3))
    assert all(row.tile for row in ended.models.tiles.rows)
    for digit, lens in ((Key.Key_1, IVORY), (Key.Key_3, ALL)):
        press(ended, digit)
        QTest.keyPress(ended.window, Key.Key_O)
        assert (replay(ended).lens, ended.state.nearSide) == (BROWN, 1)
        press(ended, Key.Key_Left)
        assert replay(ended).lens == BROWN
        for _ in range(8):  # It repeats, which X11 reports like this.
            QTest.keyRelease(ended.window, Key.Key_O)
            assert replay(ended).lens == BROWN
            QTest.keyPress(ended.window, Key.Key_O)
            QTest.qWait(20)
        QTest.keyRelease(ended.window, Key.Key_O)
        ended.qtbot.waitUntil(lambda: replay(ended).lens == lens)  # noqa: B023 - called here.
        assert ended.state.nearSide == 0
    QTest.keyPress(ended.window, Key.Key_O)
    QTest.keyClick(ended.window, Key.Key_Question, SHIFT)
    ended.qtbot.waitUntil(lambda: "Keys for looking back" in ended.texts())
    assert not any("pick up a tile" in text for text in ended.texts())
    QTest.keyRelease(ended.window, Key.Key_O)  # The dialog takes it.
    press(ended, Key.Key_Escape)
    assert replay(ended).lens == ALL
    replay(ended).setLens(PUBLIC)
    assert replay(ended).lens == ALL, "only a running game has this lens"


def test_space_plays_the_replay_and_plus_minus_change_speed(ended: Screen) -> None:
    show_moment(ended, 20)
    heard = listen(ended)
    for _ in range(3):
        press(ended, Key.Key_Plus)
        assert heard.pop() == replay(ended).speedText
    assert replay(ended).speed == 4
    ended.click(ended.item("play"))
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
    replay(ended).go(77)
    heard.clear()
    press(ended, Key.Key_Space)
    ended.qtbot.waitUntil(lambda: not replay(ended).playing, timeout=30_000)
    played, said = [*heard], []
    for index in (78, 79, 80):
        replay(ended).go(index)
        said.append(replay(ended).sentence)
    assert played == said, "each moment is announced once"
    assert moment(ended).kind is Kind.END
    press(ended, Key.Key_Space)
    assert replay(ended).position < 3, "it plays again from the deal"
    press(ended, Key.Key_Space)


def tiles(screen: Screen) -> list[str]:
    """Return all tiles, without the mark of the last one placed, which stays while it plays."""
    return sorted(repr(replace(row, last_placed=False)) for row in screen.models.tiles.rows)


def test_playing_a_replay_shows_the_same_as_jumping(ended: Screen) -> None:
    show_moment(ended, 0, IVORY)
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


# Announcements


def test_replay_announces_each_moment_once(ended: Screen) -> None:
    heard = listen(ended)
    reopen_replay(ended)
    assert heard == [replay(ended).eyes]
    assert described(ended) == replay(ended).sentence
    show_moment(ended, 2)
    heard.clear()
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
    replay(ended).go(3)
    heard.clear()
    press(ended, Key.Key_2)
    assert heard == [replay(ended).eyes, replay(ended).sentence]
    replay(ended).go(8)
    heard.clear()
    press(ended, Key.Key_3)
    assert heard == [replay(ended).eyes], "these eyes see no more of the moment"


def test_screen_reader_can_move_the_replay_slider(ended: Screen) -> None:
    show_moment(ended, 10)
    heard = listen(ended)
    slider = QAccessible.queryAccessibleInterface(ended.item("railTrack"))
    assert slider.role() == QAccessible.Role.Slider
    values = slider.valueInterface()
    assert (values.minimumValue(), values.maximumValue()) == (0, LENGTH - 1)
    values.setCurrentValue(12)
    assert replay(ended).position == values.currentValue() == 12
    assert heard[-1] == replay(ended).sentence
