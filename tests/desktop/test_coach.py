"""The coach speaks before a costly placement stands, and otherwise nobody notices it."""

import pytest

from tests.desktop.support.fakes import Disk, fail, until_stopped
from tests.desktop.support.program import WAIT_MS, listen
from tests.desktop.support.screen import Key, Screen, press
from tyrus_desktop.desktop.bridge.table import coach as bridge
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.cautions import Caution, Coach
from tyrus_desktop.players.trials import Stop

COSTLY = "Coach: another placement gives you a much better chance of winning."
LATE = "The coach could not check this tile."
OFFER = (
    "You lost your last game. A coach can warn you before a costly placement: turn on “Coach” on"
    " the “Help” page of the settings."
)


@pytest.fixture
def coached(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A game with a coach, who warns of tiles in Ivory's citadel."""

    def warn(_self: Coach, _view: PlayerView, placement: Placement, _stop: Stop) -> Caution | None:
        return Caution.COSTLY if str(placement.building) == "iC" else None

    monkeypatch.setattr(Coach, "warn", warn)
    monkeypatch.setattr(bridge, "COACH_MS", WAIT_MS)  # The machine may be busy.
    screen.state.settings.coach = True
    screen.play_computer()
    return screen


def test_coach_speaks_before_the_tile_stands(coached: Screen, disk: Disk) -> None:
    screen, before = coached, coached.game.view()
    screen.wait_until_kept()
    heard = screen.listen()
    disk.hold()
    screen.drag_tile(0, 0)
    screen.qtbot.waitUntil(lambda: screen.game.headers.get("Hints") == "1")
    screen.qtbot.wait(80)
    assert (screen.table.phase, screen.state.prompt, heard[1:]) == (Phase.PLACED, "", [])
    assert not screen.shows("confirm")
    disk.release()
    screen.qtbot.waitUntil(lambda: screen.state.prompt == COSTLY)
    assert heard[-1] == COSTLY
    kept = screen.kept()
    assert (kept.placements, kept.headers["Hints"]) == ((), "1")
    screen.click(screen.item("takeBack"))
    assert screen.table.phase is Phase.PERSON
    assert screen.game.view() == before
    screen.drag_tile(0, 0)
    screen.press("Place it anyway")
    screen.wait_for(Phase.PERSON)
    assert screen.game.referee.placements[0].tile == before.hand[0]
    screen.drag_tile(0, 1)  # The coach says nothing about this one.
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.view().standing) == 4
    assert COSTLY not in screen.texts()
    assert screen.kept().headers["Hints"] == "1"
    screen.state.settings.coach = False
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PERSON)
    assert screen.game.view().election == 2


def test_silent_coach_leaves_the_time_to_undo(coached: Screen) -> None:
    coached.state.settings.undo = "confirm"
    coached.drag_tile(0, 1)
    coached.qtbot.waitUntil(lambda: coached.state.prompt == "Placed. Confirm, or undo.")
    coached.click(coached.item("confirm"))
    coached.wait_for(Phase.PERSON)
    coached.state.settings.undo = "short"
    coached.drag_tile(0, 1)
    coached.qtbot.waitUntil(lambda: coached.state.undoMs > 0)
    coached.wait_for(Phase.COMPUTER, Phase.PERSON)
    assert "Hints" not in coached.kept().headers


def test_tile_does_not_wait_for_a_slow_coach(
    coached: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    stops: list[Stop] = []
    noticed = listen(coached.controller.noticed)
    monkeypatch.setattr(Coach, "warn", until_stopped(stops))
    coached.drag_tile(0, 0)
    coached.qtbot.waitUntil(lambda: len(stops) == 1)
    press(coached, Key.Key_Escape)
    assert coached.table.phase is Phase.PERSON
    monkeypatch.setattr(bridge, "COACH_MS", 200)
    coached.drag_tile(0, 0)
    coached.wait_for(Phase.PERSON)
    assert len(coached.game.view().standing) == 2
    assert noticed == [LATE]
    assert all(stop() for stop in stops)
    monkeypatch.setattr(Coach, "warn", fail)
    coached.drag_tile(0, 0)
    coached.wait_for(Phase.PERSON)
    assert len(coached.game.view().standing) == 4
    assert noticed == [LATE, LATE]


def test_coach_is_offered_after_the_first_lost_game(screen: Screen) -> None:
    told = listen(screen.controller.noticed)
    for number in range(3):
        screen.play_computer()
        assert told == ([OFFER] if number else [])
        screen.table.place(screen.choose())
        screen.wait_for(Phase.PERSON)
        screen.give_up()
        assert not screen.state.settings.coach
