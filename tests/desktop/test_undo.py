"""A placed tile can be taken back for a while; until then it is neither saved nor played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from tests.covering import covering
from tests.desktop.conftest import Starter
from tests.desktop.support.items import in_window
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase


@pytest.fixture
def asking(start: Starter, store: QSettings) -> Screen:
    """A game in which placements have to be confirmed."""
    store.setValue("grace", "confirm")
    screen = start(store)
    screen.play_computer()
    return screen


def test_an_unconfirmed_placement_is_neither_saved_nor_sent_to_the_computer(
    asking: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(asking.table.opponent, "ask", lambda *args: asked.append(args))
    asking.drag_tile(0, 0)
    asking.wait_for(Phase.PLACED)
    assert not asked
    assert not asking.kept().placements
    assert not asking.game.view().standing


def test_a_confirmed_placement_is_played(asking: Screen) -> None:
    tile = asking.game.view().hand[0]
    asking.drag_tile(0, 0)
    asking.click(asking.item("confirm"))
    asking.wait_for(Phase.PERSON)
    assert asking.game.view().standing[0].tile == tile
    assert asking.kept().placements[0].tile == tile


def test_a_bar_says_how_much_of_the_time_is_left(start: Starter, store: QSettings) -> None:
    store.setValue("grace", "short")
    screen = start(store)
    screen.play_computer()
    screen.state.settings.speed = "slow"
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PLACED)
    (bar,) = screen.items("undoTime")
    assert bar.isVisible()
    full = bar.width()
    assert full > 0.5 * screen.item("takeBack").width()
    screen.qtbot.waitUntil(lambda: 0 < bar.width() < 0.8 * full)
    assert screen.table.phase is Phase.PLACED
    screen.click(screen.item("takeBack"))
    assert not bar.isVisible()


@pytest.mark.parametrize("still", [{}, {"speed": "slow", "reduceMotion": True}])
def test_without_motion_no_bar_moves(
    start: Starter, store: QSettings, still: dict[str, object]
) -> None:
    store.setValue("grace", "short")
    screen = start(store)
    screen.play_computer()
    for name, value in still.items():
        setattr(screen.state.settings, name, value)
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PLACED)
    assert screen.shows("takeBack")
    (bar,) = screen.items("undoTime")
    assert not bar.isVisible()
    width = bar.width()
    QTest.qWait(50)
    assert bar.width() == width  # Nor does a hidden one.


def test_without_a_limit_there_is_no_bar(asking: Screen) -> None:
    asking.drag_tile(0, 0)
    asking.wait_for(Phase.PLACED)
    assert not asking.items("undoTime")[0].isVisible()


@pytest.mark.parametrize(("by", "placed"), covering(["button", "Esc", "Ctrl+Z"], [0, 1]))
def test_a_tile_taken_back_is_in_the_hand_again(asking: Screen, by: str, placed: int) -> None:
    """All is as before, also which tile on the board was the last to be placed."""
    for slot in range(placed):
        asking.drag_tile(slot, 0)
        asking.click(asking.item("confirm"))
        asking.wait_for(Phase.PERSON)
    before = asking.game.view()
    rows = set(asking.controller.state.models.tiles.rows)
    asking.drag_tile(4, 2)
    if by == "button":
        asking.click(asking.item("takeBack"))
    else:
        asking.activate()
        QTest.keySequence(asking.window, QKeySequence(by))
    asking.wait_for(Phase.PERSON)
    assert asking.game.view() == before
    assert set(asking.controller.state.models.tiles.rows) == rows
    asking.drag_tile(4, 1)
    asking.click(asking.item("confirm"))
    asking.wait_for(Phase.PERSON)
    assert asking.game.view().standing[2 * placed].tile == before.hand[4]


@pytest.mark.parametrize(
    ("undo", "prompt"),
    [
        ("short", "Placed. For a moment you can still undo."),
        ("confirm", "Placed. Confirm, or undo."),
    ],
)
def test_the_prompt_says_whether_the_tile_has_to_be_confirmed(
    start: Starter, store: QSettings, undo: str, prompt: str
) -> None:
    store.setValue("grace", undo)
    screen = start(store)
    screen.play_computer()
    screen.state.settings.speed = "slow"
    screen.drag_tile(0, 0)
    assert screen.table.phase is Phase.PLACED
    assert screen.state.prompt == prompt


def test_the_prompt_stays_in_the_middle_of_the_board_when_its_buttons_come(asking: Screen) -> None:
    def middle() -> float:
        prompt = asking.item("prompt")
        paddings = (float(prompt.property(name)) for name in ("leftPadding", "rightPadding"))
        return in_window(prompt).center().x() + next(paddings) / 2 - next(paddings) / 2

    before = middle()
    asking.drag_tile(0, 0)
    asking.wait_for(Phase.PLACED)
    assert asking.shows("confirm")
    assert middle() == pytest.approx(before, abs=1)


@pytest.mark.parametrize(
    ("undo", "answer"),
    [
        ("confirm", "It is too late to undo."),
        ("off", "A tile that was placed stays. The settings can give you time to undo."),
    ],
)
def test_the_undo_key_says_why_a_tile_stays(
    start: Starter, store: QSettings, undo: str, answer: str
) -> None:
    store.setValue("grace", undo)
    screen = start(store)
    screen.play_computer()
    screen.activate()
    screen.drag_tile(0, 0)
    screen.controller.confirm()
    screen.wait_for(Phase.PERSON)
    before = screen.game.view()
    QTest.keySequence(screen.window, QKeySequence("Ctrl+Z"))
    notice = screen.item("notice")
    assert notice.isVisible()
    assert notice.property("isAnswer")
    assert answer in screen.texts()
    assert screen.game.view() == before


def test_before_a_first_tile_the_undo_key_says_that_there_is_nothing_to_undo(
    asking: Screen,
) -> None:
    said: list[str] = []
    asking.controller.answered.connect(said.append)
    asking.activate()
    QTest.keySequence(asking.window, QKeySequence("Ctrl+Z"))
    assert said == ["There is nothing to undo."]


def test_between_two_persons_the_undo_key_says_that_tiles_stay(screen: Screen) -> None:
    screen.play_two()
    screen.table.sit_down()
    screen.table.show_tiles()
    screen.wait_for(Phase.PERSON)
    said: list[str] = []
    screen.controller.answered.connect(said.append)
    screen.activate()
    QTest.keySequence(screen.window, QKeySequence("Ctrl+Z"))
    assert said == ["Here a tile that was placed stays."]


@pytest.mark.parametrize("opens", ["F1", "F10"])
def test_under_a_dialog_or_a_menu_the_undo_key_does_nothing(asking: Screen, opens: str) -> None:
    asking.activate()
    asking.drag_tile(4, 2)
    QTest.keySequence(asking.window, QKeySequence(opens))
    QTest.keySequence(asking.window, QKeySequence("Ctrl+Z"))
    assert asking.table.phase is Phase.PLACED


def test_no_other_tile_can_be_placed_before_the_confirmation(asking: Screen) -> None:
    asking.drag_tile(0, 0)
    asking.drag_tile(1, 1)
    assert asking.table.phase is Phase.PLACED
    assert sum(row.place == 1 for row in asking.controller.state.models.tiles.rows) == 1


def test_a_new_game_drops_an_unconfirmed_placement(asking: Screen) -> None:
    asking.drag_tile(0, 0)
    asking.play_computer()
    assert not asking.game.view().standing
    assert asking.table.phase is Phase.PERSON


def test_the_undo_window_ends_by_itself(start: Starter, store: QSettings) -> None:
    store.setValue("grace", "short")
    store.setValue("speed", "fast")
    screen = start(store)
    screen.play_computer()
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PLACED)
    screen.wait_for(Phase.SHOWING, Phase.COMPUTER)
    assert len(screen.game.view().standing) == 1


def test_two_persons_at_one_screen_have_no_undo_window(start: Starter, store: QSettings) -> None:
    store.setValue("grace", "confirm")
    screen = start(store)
    screen.play_two()
    screen.table.sit_down()
    screen.table.show_tiles()
    screen.wait_for(Phase.PERSON)
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.CURTAIN)
    assert len(screen.game.view().standing) == 1
