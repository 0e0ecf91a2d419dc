"""A remark of the computer opponent: where it is shown, said and kept, and what it may not tell."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.channels import Announcements, differences, snapshots_of
from tests.desktop.support.positions import game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame, games_of, other_world, witnessed
from tyrus_desktop.desktop.bridge.people import remarks as bridge
from tyrus_desktop.desktop.bridge.people.new_games import rematch
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.log import Said
from tyrus_desktop.desktop.story.remarks import (
    Occasion,
    remarks,
)
from tyrus_desktop.desktop.text import remarks as text
from tyrus_desktop.desktop.text.remarks import line
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

IVORY, BROWN = Side.IVORY, Side.BROWN
AGAINST_ALEPA = {
    "IvoryPlayer": "person",
    "Brown": "Alepa",
    "BrownPlayer": "computer archon bluffer",
}
SECRET = [0]
"""A number that depends on hidden information; the planted leak says it aloud."""


def play_alepa(program: Program) -> None:
    program.table.start({IVORY: Seat("Claire"), BROWN: Seat("", "bluffer")}, IVORY)
    program.wait_for(Phase.PERSON)


def logged(program: Program) -> list[str]:
    rows = program.models.log.rows
    return [row.event.occasion for row in rows if isinstance(row.event, Said)]


def test_the_greeting_stands_in_the_plate_in_the_log_and_is_announced(screen: Screen) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    play_alepa(screen)
    greeting = line("bluffer", Occasion.GREETING, 1)
    assert screen.controller.remarks.text == greeting
    assert screen.shows("bubble")
    bubble = screen.item("bubble")
    plate = bubble.parentItem()
    assert plate is not None
    assert plate.property("playerSide") == 1
    assert 0 <= bubble.x() <= plate.width() - bubble.width()
    assert 0 <= bubble.y() <= plate.height() - bubble.height()
    assert logged(screen) == ["greeting"]
    assert f"Alepa: “{greeting}”" in heard
    assert heard.count(f"Alepa: “{greeting}”") == 1


def test_a_remark_goes_after_a_while(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "SHOWN_MS", 20)
    play_alepa(screen)
    screen.qtbot.waitUntil(lambda: not screen.controller.remarks.text)
    assert not screen.shows("bubble")


def test_a_remark_goes_when_a_tile_is_picked_up_or_placed(screen: Screen) -> None:
    play_alepa(screen)
    screen.click(screen.hand_tile(0))
    assert screen.controller.heldSlot == 0
    assert not screen.controller.remarks.text


def test_an_opponent_greets_once_while_the_program_runs(program: Program) -> None:
    play_alepa(program)
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    rematch(program.table)
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert not program.controller.remarks.text
    assert logged(program) == []


def test_nothing_is_said_when_a_game_is_resumed_or_resigned(program: Program) -> None:
    resume(program, 38, headers=AGAINST_ALEPA)
    assert not program.controller.remarks.text
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    assert not program.controller.remarks.text
    assert logged(program) == []


def test_the_end_has_its_remark(program: Program) -> None:
    whole = game("five")
    resume(program, len(whole.placements) - 1, "five", AGAINST_ALEPA)
    program.play(whole.placements[-1])
    program.wait_for(Phase.OVER)
    assert program.controller.remarks.text in [
        line("bluffer", Occasion.WINS, each) for each in (0, 1)
    ]


def test_two_persons_hear_nobody(screen: Screen) -> None:
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    assert not screen.controller.remarks.text
    assert screen.controller.remarks.side == -1
    assert logged(screen) == []


def test_the_remarks_can_be_silenced_where_they_appear(screen: Screen) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    play_alepa(screen)
    screen.click(screen.item("bubble"))
    screen.qtbot.waitUntil(lambda: screen.shows("silence"))
    QTest.keyClick(screen.window, Qt.Key.Key_Down)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)
    screen.qtbot.waitUntil(lambda: not screen.controller.remarks.text)
    assert screen.state.settings.remarks == "off"
    assert any("silent" in sentence for sentence in heard)


def test_a_player_who_wants_no_remarks_gets_none_in_any_channel(
    start: Starter, store: QSettings
) -> None:
    store.setValue("remarks", "off")
    screen = start()
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    play_alepa(screen)
    assert not screen.controller.remarks.text
    assert logged(screen) == []
    assert not any("Alepa: “" in sentence for sentence in heard)


def test_the_menu_and_the_settings_follow_each_other(screen: Screen) -> None:
    """By the menu off, by the settings on, and by the menu off again."""
    for expected in ("off", "on"):
        screen.choose_entry("&View", "&Opponents speak")
        assert screen.state.settings.remarks == expected
    screen.state.settings.remarks = "off"
    screen.choose_entry("&View", "&Opponents speak")
    assert screen.state.settings.remarks == "on"


def test_an_opponent_that_is_silenced_in_the_menu_says_nothing_more(screen: Screen) -> None:
    play_alepa(screen)
    assert screen.shows("bubble")
    screen.choose_entry("&View", "&Opponents speak")
    assert not screen.shows("bubble")


# Hidden information, in every channel


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A remark stays until something else is said or done."""
    monkeypatch.setattr(bridge, "SHOWN_MS", 10**6)


def channels(start: Starter, whole: PlayedGame, since: int) -> list[dict[str, object]]:
    """Play a recorded game on from a position; return all channels after each placement."""
    SECRET[0] = sum(each.tile.value * (i + 1) for i, each in enumerate(whole.placements))
    screen = start()
    record = Record(AGAINST_ALEPA, whole.deal, whole.placements[:since])
    found = snapshots_of(screen, record, whole.placements[since:])
    return [{**each, "remark": screen.controller.remarks.text} for each in found]


@cache
def telling() -> PlayedGame:
    """Return a game in which something is said between its ends, cut after that."""
    for whole in games_of(31, 12):
        said = [remarks(view, BROWN) for view, _ in witnessed(whole, IVORY)]
        first = next((n for n, each in enumerate(said) if len(each) > 1), len(whole.placements))
        if first < len(whole.placements) - 8:
            return whole.cut(first + 3)
    raise AssertionError("No game of the sample has such a remark.")


def leaks(start: Starter) -> set[str]:
    whole = telling()
    since = len(whole.placements) - 9
    other = other_world(whole, IVORY, random.Random(9))
    one, two = (channels(start, each, since) for each in (whole, other))
    assert any(moment["remark"] for moment in one)
    return set().union(*map(differences, one, two))


@pytest.mark.usefixtures("lasting")
def test_no_channel_of_a_remark_depends_on_hidden_information(
    start: Starter, silent_player: None
) -> None:
    assert not leaks(start)


@pytest.mark.usefixtures("lasting")
def test_a_remark_that_tells_a_hidden_face_is_detected(
    start: Starter, silent_player: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(key: str, occasion: Occasion, wording: int) -> str:
        return f"{line(key, occasion, wording)}{SECRET[0]}"

    monkeypatch.setattr(bridge, "line", leaking)
    monkeypatch.setattr(text, "line", leaking)
    assert {"_log", "announced", "remark", "texts", "picture"} <= leaks(start)
