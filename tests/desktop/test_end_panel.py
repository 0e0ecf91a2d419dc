"""The end of a game in the window: its buttons by any input, what it reveals and its music.

`test_stories` tests what the story says, `test_end_legible` that everything is legible.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.gallery import SCENES
from tests.desktop.support.channels import values
from tests.desktop.support.items import seen
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AGAINST_CONSUL,
    AT_ONE_SCREEN,
    game,
    resume,
    show_end,
)
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.ending.results import WON, Results
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.engine.tiles import Side

Press = Callable[[Screen, QQuickItem], None]
HERALD = {**AGAINST_CONSUL, "BrownPlayer": "computer herald"}
ARCHON = {**AGAINST_COMPUTER, "Brown": "The Archon", "BrownPlayer": "computer archon"}


def play_to_the_end(program: Program, name: str, headers: dict[str, str] = AGAINST_CONSUL) -> None:
    """Play the last placement of a golden game; the computer is not asked for another."""
    placements = game(name).placements
    resume(program, len(placements) - 1, name, headers)
    if program.table.phase is Phase.CURTAIN:
        program.table.sit_down()
        program.table.show_tiles()
        program.wait_for(Phase.PERSON)
    program.play(placements[-1])
    program.wait_for(Phase.OVER)


def button(screen: Screen, name: str) -> QQuickItem:
    return next(item for item in screen.items(name) if seen(item))


# The buttons


def by_mouse(screen: Screen, item: QQuickItem) -> None:
    screen.click(item)


def by_key(key: Qt.Key) -> Press:
    def press(screen: Screen, item: QQuickItem) -> None:
        screen.activate()
        for _ in range(60):
            if item.property("activeFocus"):
                break
            QTest.keyClick(screen.window, Qt.Key.Key_Tab)
        assert item.property("activeFocus"), "Tab does not reach it"
        QTest.keyClick(screen.window, key)

    return press


@pytest.mark.parametrize(
    "press", first(2, [by_mouse, by_key(Qt.Key.Key_Return), by_key(Qt.Key.Key_Space)])
)
def test_each_button_takes_one_press(reused_screen: Screen, press: Press) -> None:
    screen = reused_screen
    show_end(screen, "streak", HERALD)
    press(screen, button(screen, "nextLevel"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == screen.state.settings.level == "scribe"
    assert screen.game.seats[Side.IVORY].name == "Claire"
    show_end(screen, "streak", AGAINST_COMPUTER)
    press(screen, button(screen, "rematch"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == "rules-of-thumb"
    show_end(screen, "majority", AGAINST_COMPUTER)
    told = next(number for number in screen.state.summary.story.elections if number)
    press(screen, button(screen, "seeTally"))
    assert (screen.models.tally.open, screen.models.tally.number) == (True, told)
    screen.application.replay.close()
    screen.qtbot.waitUntil(lambda: screen.shows("allTallies"))
    press(screen, button(screen, "allTallies"))
    numbers = []
    for _ in range(9):
        numbers.append(screen.models.tally.number)
        QTest.keyClick(screen.window, Qt.Key.Key_PageDown)
    assert numbers == list(range(1, 10))
    screen.application.replay.close()
    screen.qtbot.waitUntil(lambda: screen.shows("newGameAtEnd"))
    press(screen, button(screen, "newGameAtEnd"))
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


@pytest.mark.parametrize(
    ("name", "headers", "offered"),
    [
        ("streak", AGAINST_CONSUL, "Melkara"),
        ("streak", ARCHON, ""),
        ("streak", AGAINST_COMPUTER, ""),  # Its opponent stands on no step of the ladder.
        ("five", AGAINST_CONSUL, ""),  # Lost.
        ("draw", AGAINST_CONSUL, ""),
        ("streak", AT_ONE_SCREEN, ""),
    ],
)
def test_next_level_is_offered_to_a_winner_below_the_highest(
    program: Program, name: str, headers: dict[str, str], offered: str
) -> None:
    show_end(program, name, headers)
    assert program.state.summary.nextLevel == offered


@pytest.mark.parametrize("wins", [2, 3])
def test_next_level_is_primary_once_suggested(
    reused_screen: Screen, silent_player: None, wins: int
) -> None:
    """The win that ends this game counts: four suggest the next level."""
    screen = reused_screen
    screen.state.settings.results = str(Results((("consul", WON),) * wins))
    play_to_the_end(screen, "streak")
    assert (screen.controller.opponents.suggested == "archon") is (wins == 3)
    for name in ("nextLevel", "rematch"):
        primary = name == ("nextLevel" if wins == 3 else "rematch")
        assert button(screen, name).property("primary") is primary
    show_end(screen, "draw")
    assert not screen.shows("nextLevel")


def test_seal_and_file_are_in_the_menu(reused_screen: Screen) -> None:
    SCENES["seal-opened"](reused_screen)
    assert reused_screen.shows("verdict")


# What the end reveals, and its music


def faces(program: Program, side: Side) -> int:
    """Return how many tiles show their faces in a side's hand."""
    hand = [row for row in program.models.tiles.rows if row.place == TilePlace.HAND]
    return sum(bool(row.tile) for row in hand if row.tile_side == list(Side).index(side))


@pytest.mark.parametrize(("name", "loser"), [("streak", Side.BROWN), ("five", Side.IVORY)])
def test_losers_backs_turn_first(program: Program, name: str, loser: Side) -> None:
    turned: list[Side] = []

    def look() -> None:
        if program.application.stage.open_table and program.game.view().over:
            turned.extend(side for side in Side if faces(program, side) and side not in turned)

    program.models.tiles.dataChanged.connect(look)
    play_to_the_end(program, name, AT_ONE_SCREEN)
    assert turned == [loser, loser.other]


def test_victory_and_defeat_have_themes(program: Program, silent_player: None) -> None:
    heard: list[Cue] = []
    program.state.summary.ended.connect(heard.append)
    for name, headers, theme in (
        ("streak", AGAINST_CONSUL, Cue.VICTORY),
        ("five", AGAINST_CONSUL, Cue.DEFEAT),
        ("five", AT_ONE_SCREEN, Cue.VICTORY),
        ("draw", AGAINST_CONSUL, Cue.FLOURISH),
    ):
        heard.clear()
        show_end(program, name, headers)
        assert not heard, "an opened game has no theme"
        play_to_the_end(program, name, headers)
        assert heard == [theme]


def test_only_games_played_here_count_as_told(program: Program, silent_player: None) -> None:
    show_end(program)
    assert program.state.settings.told == ""
    play_to_the_end(program, "streak")
    first = str(program.state.settings.told)
    assert len(first.split(",")) == 3
    play_to_the_end(program, "streak")
    again = str(program.state.settings.told).split()
    assert again[0] == first
    plain = {"streak", "won", "cost"}
    keys = [{*each.partition(":")[2].split(",")} for each in again]
    assert not keys[0] & keys[1] - plain


def test_running_game_has_no_story(program: Program) -> None:
    summary = program.state.summary
    show_end(program)
    assert all(values(summary.story).values())
    assert summary.tallies
    resume(program, 10)
    empty = values(summary)
    assert (empty["nextLevel"], empty["tallies"], empty["parting"]) == ("", 0, "")
    for placements in (0, 10, 20, 47):
        resume(program, placements)
        assert values(summary) == empty
        assert not any(values(summary.story).values())
