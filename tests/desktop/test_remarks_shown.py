"""A remark of the opponent: where it is shown, logged and announced, and what it may not leak."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

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
"""A number that depends on hidden information, for the planted leak."""


def play_style(program: Program, style: str = "bluffer") -> None:
    program.table.start({IVORY: Seat("Claire"), BROWN: Seat("", style)}, IVORY)
    program.wait_for(Phase.PERSON)


def logged(program: Program) -> list[str]:
    rows = program.models.log.rows
    return [row.event.occasion for row in rows if isinstance(row.event, Said)]


def test_greeting_is_shown_logged_and_announced(reused_screen: Screen) -> None:
    screen = reused_screen
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    play_style(screen)
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
    assert heard.count(f"Alepa: “{greeting}”") == 1
    screen.click(screen.hand_tile(0))
    assert screen.controller.heldSlot == 0
    assert not screen.controller.remarks.text


def test_remark_ends_after_a_while(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "SHOWN_MS", 20)
    play_style(program)
    program.qtbot.waitUntil(lambda: not program.controller.remarks.text)


def test_opponent_greets_once_while_the_program_runs(program: Program) -> None:
    play_style(program)
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    rematch(program.table)
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert not program.controller.remarks.text
    assert logged(program) == []


def test_resumed_or_resigned_game_has_no_remark(program: Program) -> None:
    resume(program, 38, headers=AGAINST_ALEPA)
    assert not program.controller.remarks.text
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    assert not program.controller.remarks.text
    assert logged(program) == []


def test_end_has_its_remark(program: Program) -> None:
    whole = game("five")
    resume(program, len(whole.placements) - 1, "five", AGAINST_ALEPA)
    program.play(whole.placements[-1])
    program.wait_for(Phase.OVER)
    endings = [line("bluffer", Occasion.WINS, each) for each in (0, 1)]
    assert program.controller.remarks.text in endings


def test_two_persons_hear_no_remark(program: Program) -> None:
    program.play_two()
    program.table.sit_down()
    program.table.show_tiles()
    program.wait_for(Phase.PERSON)
    assert not program.controller.remarks.text
    assert program.controller.remarks.side == -1
    assert logged(program) == []


def test_remarks_are_silenced_at_the_bubble_and_in_the_menu(reused_screen: Screen) -> None:
    screen = reused_screen
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    play_style(screen, "miser")  # Who has not greeted yet.
    screen.click(screen.item("bubble"))
    screen.qtbot.waitUntil(lambda: screen.shows("silence"))
    QTest.keyClick(screen.window, Qt.Key.Key_Down)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)
    screen.qtbot.waitUntil(lambda: not screen.controller.remarks.text)
    assert screen.state.settings.remarks == "off"
    assert any("silent" in sentence for sentence in heard)
    screen.choose_entry("&View", "&Opponents speak")
    assert screen.state.settings.remarks == "on"
    play_style(screen, "rampart")
    assert screen.shows("bubble")
    screen.choose_entry("&View", "&Opponents speak")
    assert screen.state.settings.remarks == "off"
    assert not screen.shows("bubble")
    screen.state.settings.remarks = "on"
    screen.choose_entry("&View", "&Opponents speak")
    assert screen.state.settings.remarks == "off", "the menu follows the settings"


def test_silenced_opponent_says_nothing_in_any_channel(program: Program) -> None:
    program.state.settings.remarks = "off"
    heard = Announcements(program.controller, program.application.saved_games).heard
    play_style(program)
    assert not program.controller.remarks.text
    assert logged(program) == []
    assert not any("Alepa: “" in sentence for sentence in heard)


# Hidden information


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A remark stays until the next one or the next act."""
    monkeypatch.setattr(bridge, "SHOWN_MS", 10**6)


def channels(screen: Screen, whole: PlayedGame, since: int) -> list[dict[str, object]]:
    """Play on from a position of a recorded game; return all channels after each placement."""
    SECRET[0] = sum(each.tile.value * (i + 1) for i, each in enumerate(whole.placements))
    record = Record(AGAINST_ALEPA, whole.deal, whole.placements[:since])
    found = snapshots_of(screen, record, whole.placements[since:])
    return [{**each, "remark": screen.controller.remarks.text} for each in found]


@cache
def telling() -> PlayedGame:
    """Return a game with a remark between its ends, cut after that."""
    for whole in games_of(31, 12):
        said = [remarks(view, BROWN) for view, _ in witnessed(whole, IVORY)]
        first = next((n for n, each in enumerate(said) if len(each) > 1), len(whole.placements))
        if first < len(whole.placements) - 8:
            return whole.cut(first + 3)
    raise AssertionError("No game of the sample has such a remark.")


def leaks(screen: Screen) -> set[str]:
    whole = telling()
    since = len(whole.placements) - 5
    other = other_world(whole, IVORY, random.Random(9))
    one, two = (channels(screen, each, since) for each in (whole, other))
    assert any(moment["remark"] for moment in one)
    return set().union(*map(differences, one, two))


@pytest.mark.usefixtures("lasting")
def test_remark_does_not_depend_on_hidden_information(
    reused_screen: Screen, silent_player: None
) -> None:
    assert not leaks(reused_screen)


@pytest.mark.long
@pytest.mark.usefixtures("lasting")
def test_planted_leak_of_a_remark_is_detected(
    reused_screen: Screen, silent_player: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(key: str, occasion: Occasion, wording: int) -> str:
        return f"{line(key, occasion, wording)}{SECRET[0]}"

    monkeypatch.setattr(bridge, "line", leaking)
    monkeypatch.setattr(text, "line", leaking)
    assert {"_log", "announced", "remark", "texts", "picture"} <= leaks(reused_screen)
