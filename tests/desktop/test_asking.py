"""Answers to keys are shown and announced, until they are no longer true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from tests.desktop.support.channels import Announcements
from tests.desktop.support.items import everything
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key


def asked(screen: Screen, *pressed: Qt.Key) -> str:
    """Press keys; return the answer, which must be shown in the window too."""
    announcements = Announcements(screen.controller, screen.application.saved_games)
    press(screen, *pressed)
    screen.qtbot.waitUntil(lambda: announcements.heard[-1] in screen.texts())
    return announcements.heard[-1]


def all_texts(screen: Screen) -> set[str]:
    """Return the texts of all items, hidden ones too."""
    return {item.property("text") for item in everything(screen.window.contentItem())}


def test_where_am_i_and_what_lies_here_describe_the_game(reused_screen: Screen) -> None:
    screen = reused_screen
    press(screen, Key.Key_Escape)
    resume(screen, TURN)
    hand = asked(screen, Key.Key_L)
    assert hand.startswith("Ivory’s hand: ")
    assert hand.count(",") == len(screen.game.view().hand) - 1
    for key, building in ((Key.Key_A, 0), (Key.Key_E, 5)):
        told = asked(screen, key)
        here = [s for s in screen.game.view().standing if s.building.profession == building % 3]
        mine = [s for s in here if s.building.side is (Side.IVORY, Side.BROWN)[building // 3]]
        hidden = [s for s in mine if s.tile is None]
        assert told.startswith(("Ivory’s citadel. ", "Brown’s temple. ")[building > 0])
        assert ("enemy tile" in told) == bool(hidden)
        assert asked(screen, Key.Key_L) == told
    assert not screen.game.referee.placements[TURN:]
    where = asked(screen, Key.Key_1, Key.Key_I)
    row = screen.models.players.rows[0]
    for part in (
        "Election\u00a07:",
        screen.state.prompt,
        f"You: {row.hand_size}\u00a0tiles in hand",
        f" {screen.models.players.rows[1].player_name}: ",
        f"{row.representatives}\u00a0representatives.",
        "Holding ",
        "Pointing at ",
    ):
        assert part in where
    resume(screen, TURN - 6)  # Another game clears the answer.
    assert not screen.shows("notice")
    assert where not in all_texts(screen)


@pytest.mark.parametrize("name", ["", "Claire"])
def test_answers_name_two_persons_and_hide_tiles_behind_the_curtain(
    reused_screen: Screen, name: str
) -> None:
    screen = reused_screen
    press(screen, Key.Key_Escape)
    screen.table.start({Side.IVORY: Seat(name), Side.BROWN: Seat("Denis")}, Side.IVORY)
    screen.wait_for(Phase.CURTAIN)
    press(screen, Key.Key_Tab)
    for key in (Key.Key_L, Key.Key_A):
        assert asked(screen, key) == f"The curtain is closed. {name or 'Ivory'}, your turn."
    assert "tile" not in asked(screen, Key.Key_I).replace("tiles in hand", "")
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    where = asked(screen, Key.Key_I)
    person = f"Ivory, {name}" if name else "Ivory"
    assert f" {person}: 9\u00a0tiles in hand, 21 in reserve. 0\u00a0representatives. " in where
    assert " Brown, Denis: 9\u00a0tiles in hand" in where
    assert "You, " not in where
    told = asked(screen, Key.Key_L)
    assert told.startswith("Ivory’s hand: ")
    screen.place(screen.choose())
    screen.wait_for(Phase.CURTAIN)
    assert told not in all_texts(screen)


def test_answer_disappears_with_the_next_event(reused_playing: Screen) -> None:
    screen = reused_playing
    told = asked(screen, Key.Key_L)
    ears = Announcements(screen.controller, screen.application.saved_games)
    repeated = QKeyEvent(QEvent.Type.KeyPress, Key.Key_L, Qt.KeyboardModifier.NoModifier, "l", True)
    QCoreApplication.sendEvent(screen.window, repeated)
    assert not ears.heard
    assert asked(screen, Key.Key_I) != told
    assert told not in screen.texts()
    for event in (Key.Key_1, Key.Key_Escape, None):  # A tile is held, put down, placed.
        asked(screen, Key.Key_L)
        assert screen.shows("notice")
        screen.drag_tile(2, 4) if event is None else press(screen, event)
        screen.qtbot.waitUntil(lambda: not screen.shows("notice"), timeout=2000)


def test_warning_stays_until_clicked_and_covers_no_near_building(reused_playing: Screen) -> None:
    screen = reused_playing
    screen.table.computer_replaced.emit(False)
    screen.drag_tile(2, 4)
    screen.wait_for(Phase.PERSON)
    notice = screen.item("notice")
    bottom = notice.mapToScene(QPointF(0, notice.height())).y()
    assert bottom < screen.plot(1).mapToScene(QPointF()).y()
    screen.click(notice)
    assert not screen.shows("notice")


def test_answers_before_the_first_draw(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.state.settings.speed = "normal"
    heard: list[str] = []
    screen.controller.answered.connect(heard.append)
    screen.controller.newGames.playComputer("Claire", "greedy", 0, -1)
    press(screen, Key.Key_I, Key.Key_L)
    screen.qtbot.waitUntil(lambda: screen.state.tossing)
    press(screen, Key.Key_L)
    assert heard == ["The tiles are about to be drawn."] * 3


def test_title_for_the_game_at_the_table_announces_nothing(reused_playing: Screen) -> None:
    screen = reused_playing
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    screen.wait_until_kept()
    before = list(heard)
    screen.table.describe(screen.game.path, {"Title": "x"})
    assert heard == before
