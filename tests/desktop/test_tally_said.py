"""What is said of a tally, on its stage and to a screen reader."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.support.channels import Announcements
from tests.desktop.support.positions import (
    AT_ONE_SCREEN,
)
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tests.desktop.support.tallies import (
    BLUFFED,
    come_to_the_stage,
    go_on,
    goes_on_alone,
    place_last,
    wait_for_stop,
)
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.stage.script import DEAF_MS


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen reader is active."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)


def test_the_standing_says_who_leads_and_what_is_left_then_the_verdict(program: Program) -> None:
    said: list[str] = []
    place_last(program)
    model = program.models.tally
    model.changed.connect(lambda: said.append(model.standing))
    wait_for_stop(program, Stop.TURN)
    assert model.stakes == "You have won two in a row: a third ends the game."
    assert said[0].startswith("Tied; 6\u00a0tiles left to turn over.")
    assert said[-1] == "You lead, 5\u00a0to\u00a00; one tile left to turn over."
    go_on(program)
    wait_for_stop(program, Stop.NEXT)
    assert "All tiles are turned over: 9\u00a0to\u00a05." in said
    assert said[-1] == "The Councillor wins a High Priest, 9\u00a0to\u00a05."


def test_the_verdict_says_who_bluffed_in_the_language_of_the_moment(program: Program) -> None:
    place_last(program, at=BLUFFED)
    wait_for_stop(program, Stop.NEXT)
    model = program.models.tally
    assert model.standing == (
        "The Councillor wins a Merchant Guildmaster, 7\u00a0to\u00a00. "
        "The Councillor bluffed with one tile."
    )
    program.controller.setLanguage("fr")
    assert model.standing == (
        "La Conseillère gagne un chef des marchands, 7\u00a0à\u00a00. "
        "La Conseillère a bluffé avec une tuile."
    )
    program.controller.setLanguage("en")


def test_two_persons_are_called_by_their_sides(program: Program) -> None:
    place_last(program, headers=AT_ONE_SCREEN)
    wait_for_stop(program, Stop.TURN)
    assert program.models.tally.stakes == "Ivory has won two in a row: a third ends the game."


# With a screen reader


def test_with_a_screen_reader_each_space_turns_and_names_one_tile(
    screen: Screen, reader: None
) -> None:
    announcements = Announcements(screen.controller, screen.application.saved_games)
    place_last(screen, "run", BLUFFED)
    screen.activate()
    for backs in range(5, 0, -1):
        wait_for_stop(screen, Stop.TURN)
        assert screen.models.tally.backs == backs
        told = [text for text in announcements.heard if text.count("You 0, the Councillor ")]
        assert len(told) == 5 - backs
        assert not [text for text in announcements.heard if " wins a" in text]
        screen.qtbot.wait(DEAF_MS + 20)
        QTest.keyClick(screen.window, Qt.Key.Key_Space)
        screen.qtbot.waitUntil(lambda left=backs: screen.models.tally.backs < left)  # type: ignore[misc]
    wait_for_stop(screen, Stop.NEXT)
    opening = (
        "You have won two in a row: a third ends the game. Tied; 5\u00a0tiles left to turn over."
    )
    assert announcements.heard.count(opening) == 1
    assert re.match(r"The Councillor, \d+\u00a0merchant", announcements.heard[-2])
    assert announcements.heard[-1].startswith(
        "The Councillor wins a Merchant Guildmaster, 7\u00a0to\u00a00. "
    )


def test_with_a_screen_reader_enter_turns_all_and_the_verdict_alone_is_told(
    screen: Screen, reader: None
) -> None:
    announcements = Announcements(screen.controller, screen.application.saved_games)
    place_last(screen, "run", BLUFFED)
    wait_for_stop(screen, Stop.TURN)
    screen.activate()
    screen.qtbot.wait(DEAF_MS + 20)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)
    wait_for_stop(screen, Stop.NEXT)
    assert not [text for text in announcements.heard if "You 0, the Councillor " in text]
    assert announcements.heard[-1].startswith(
        "The Councillor wins a Merchant Guildmaster, 7\u00a0to\u00a00. "
    )
    assert not goes_on_alone(screen)


def test_a_skipped_tile_is_named_by_no_announcement_before_the_verdict(program: Program) -> None:
    announcements = Announcements(program.controller, program.application.saved_games)
    come_to_the_stage(program)
    program.controller.skip()
    wait_for_stop(program, Stop.NEXT)
    assert not [text for text in announcements.heard if "You 0, the Councillor " in text]


def test_what_is_turned_is_said_in_the_language_of_the_moment(screen: Screen, reader: None) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.controller.setLanguage("fr")
    before = len(heard)
    go_on(screen)
    screen.qtbot.waitUntil(lambda: any("La Conseillère" in said for said in heard[before:]))
    assert not any("Councillor" in said for said in heard[before:])
