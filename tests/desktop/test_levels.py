"""Choosing an opponent: levels, characters, what is remembered, and the strength card."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.gallery import DIALOGS, dialog
from tests.desktop.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys, strength


def test_clicking_a_step_selects_the_level(screen: Screen) -> None:
    screen.click(screen.item("newGame"))
    steps = screen.items("step")
    assert len(steps) == len(keys.LADDER)
    screen.click(steps[5])
    assert screen.item("opponent").property("text") == "The Senator"
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == "senator"
    assert [row.step for row in screen.models.players.rows] == [0, 6]
    assert screen.models.players.rows[1].player_name == "The Senator"


def test_arrows_move_along_the_ladder_and_stop_at_its_ends(screen: Screen) -> None:
    screen.click(screen.item("newGame"))
    screen.click(screen.items("step")[0])
    for key, name in (
        (Qt.Key.Key_Left, "The Citizen"),
        (Qt.Key.Key_Right, "The Herald"),
        (Qt.Key.Key_Right, "The Scribe"),
        (Qt.Key.Key_Left, "The Herald"),
    ):
        QTest.keyClick(screen.window, key)
        assert screen.item("opponent").property("text") == name


def test_characters_are_for_the_strongest_level_and_are_remembered(
    start: Starter, store: QSettings
) -> None:
    screen = start()
    screen.click(screen.item("newGame"))
    assert not screen.shows("character")
    screen.click(screen.items("step")[-1])
    assert screen.shows("character")
    screen.item("character").setProperty("current", 2)
    assert screen.item("opponent").property("text") == "The Rampart"
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == "rampart"
    assert screen.game.headers["BrownPlayer"] == "computer archon rampart"
    assert screen.models.players.rows[1].step == 8
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    close(screen)
    again = start(store)
    again.click(again.item("newGame"))
    assert again.item("opponent").property("text") == "The Rampart"


def test_the_strength_card_shows_every_score_and_habit(screen: Screen) -> None:
    dialog(screen, *DIALOGS["strength"])
    texts = screen.texts()
    card = strength.load()
    for number, level in enumerate(card.levels):
        assert f"{round(level.elo)} ± {round(level.margin)}" in texts
        assert any(text.startswith(f"{number + 1} · ") for text in texts)
        # Halves go up, as the screen has them.
        assert all(str(floor(100 * share + 0.5)) in texts for share in level.scores.values())
    assert {"The Bluffer", "The Rampart", "The Saboteur", "The Miser", "The Sprinter"} <= {*texts}
