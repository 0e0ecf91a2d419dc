"""What is asked by a key is answered in the window and aloud, until it is no longer true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt

from tests.desktop.conftest import Starter
from tests.desktop.support.channels import Announcements
from tests.desktop.support.items import everything
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key


def asked(screen: Screen, *pressed: Qt.Key) -> str:
    """Press a key; return the answer, which must be shown in the window too."""
    announcements = Announcements(screen.controller, screen.application.saved_games)
    press(screen, *pressed)
    screen.qtbot.waitUntil(lambda: announcements.heard[-1] in screen.texts())
    return announcements.heard[-1]


def test_where_am_i_describes_the_game_and_the_held_tile(
    screen: Screen,
) -> None:
    press(screen, Key.Key_Escape)
    resume(screen, TURN)
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


@pytest.mark.parametrize("name", ["", "Claire"])
def test_where_am_i_names_each_of_two_persons_once(screen: Screen, name: str) -> None:
    press(screen, Key.Key_Escape)
    screen.table.start({Side.IVORY: Seat(name), Side.BROWN: Seat("Denis")}, Side.IVORY)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    where = asked(screen, Key.Key_I)
    person = f"Ivory, {name}" if name else "Ivory"
    assert f" {person}: 9\u00a0tiles in hand, 21 in reserve. 0\u00a0representatives. " in where
    assert " Brown, Denis: 9\u00a0tiles in hand" in where
    assert "You, " not in where


def test_what_lies_here_describes_the_hand_or_the_building_pointed_at(screen: Screen) -> None:
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


@pytest.mark.parametrize("thing", ["held", "put down", "placed", "another answer"])
def test_an_answer_disappears_with_the_next_event(playing: Screen, thing: str) -> None:
    if thing == "put down":
        press(playing, Key.Key_1)
    told = asked(playing, Key.Key_L)
    assert playing.shows("notice")
    if thing == "another answer":
        assert asked(playing, Key.Key_I) != told
        assert told not in playing.texts()
        return
    if thing == "placed":
        playing.drag_tile(2, 4)
    else:
        press(playing, Key.Key_Escape if thing == "put down" else Key.Key_1)
    playing.qtbot.waitUntil(lambda: not playing.shows("notice"), timeout=2000)


def test_a_warning_stays_until_it_is_clicked_and_covers_no_near_building(
    playing: Screen,
) -> None:
    playing.table.computer_replaced.emit(False)
    playing.drag_tile(2, 4)
    playing.wait_for(Phase.PERSON)
    notice = playing.item("notice")
    bottom = notice.mapToScene(QPointF(0, notice.height())).y()
    assert bottom < playing.plot(1).mapToScene(QPointF()).y()
    playing.click(notice)
    assert not playing.shows("notice")


def test_behind_the_curtain_no_tile_is_described(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.play_two()
    press(screen, Key.Key_Tab)
    for key in (Key.Key_L, Key.Key_A):
        assert asked(screen, key) == "The curtain is closed. Claire, your turn."
    assert "tile" not in asked(screen, Key.Key_I).replace("tiles in hand", "")


def test_an_answer_about_a_hand_is_cleared_behind_the_curtain(screen: Screen) -> None:
    """Hidden items are checked too."""
    press(screen, Key.Key_Escape)
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    told = asked(screen, Key.Key_L)
    assert told.startswith("Ivory’s hand: ")
    screen.place(screen.choose())
    screen.wait_for(Phase.CURTAIN)
    assert told not in {item.property("text") for item in everything(screen.window.contentItem())}


def test_an_answer_about_a_hand_is_gone_when_another_game_comes_to_the_table(
    screen: Screen,
) -> None:
    press(screen, Key.Key_Escape)
    resume(screen, TURN)
    told = asked(screen, Key.Key_L)
    resume(screen, TURN - 6)
    assert not screen.shows("notice")
    assert told not in {item.property("text") for item in everything(screen.window.contentItem())}


def test_before_the_first_tiles_are_drawn_that_is_said(start: Starter, store: QSettings) -> None:
    store.setValue("speed", "normal")
    screen = start()
    heard: list[str] = []
    screen.controller.answered.connect(heard.append)
    screen.controller.newGames.playComputer("Claire", "greedy", 0, -1)
    press(screen, Qt.Key.Key_I, Qt.Key.Key_L)
    screen.qtbot.waitUntil(lambda: screen.state.tossing)
    press(screen, Qt.Key.Key_L)
    assert heard == ["The tiles are about to be drawn."] * 3


def test_a_title_for_the_game_at_the_table_lets_nothing_be_said_again(playing: Screen) -> None:
    heard = Announcements(playing.controller, playing.application.saved_games).heard
    playing.wait_until_kept()
    before = list(heard)
    playing.table.describe(playing.game.path, {"Title": "x"})
    assert heard == before
