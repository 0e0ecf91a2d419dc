"""The end of a game in the real window: its buttons by any input, its motion and its music.

What the story says is tested in `test_stories`, and that all is legible in `test_end_legible`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.conftest import Starter
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
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.ending.results import WON, Results
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.engine.tiles import Side

ARCHON = {**AGAINST_COMPUTER, "Brown": "The Archon", "BrownPlayer": "computer archon"}


def play_to_the_end(screen: Screen, name: str, headers: dict[str, str] = AGAINST_CONSUL) -> None:
    """Play the last placement of a golden game; the computer is not asked for another."""
    placements = game(name).placements
    setattr(screen.table.opponent, "ask", lambda *_: None)  # noqa: B010 - a method of its class.
    resume(screen, len(placements) - 1, name, headers)
    if screen.table.phase is Phase.CURTAIN:
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)


def button(screen: Screen, name: str) -> QQuickItem:
    return next(item for item in screen.items(name) if seen(item))


# The buttons, by mouse and by key


def by_mouse(screen: Screen, item: QQuickItem) -> None:
    screen.click(item)


def by_key(key: Qt.Key) -> Callable[[Screen, QQuickItem], None]:
    def press(screen: Screen, item: QQuickItem) -> None:
        screen.window.requestActivate()
        for _ in range(60):
            if item.property("activeFocus"):
                break
            QTest.keyClick(screen.window, Qt.Key.Key_Tab)
        assert item.property("activeFocus"), "Tab does not reach it"
        QTest.keyClick(screen.window, key)

    return press


INPUTS = [by_mouse, by_key(Qt.Key.Key_Return), by_key(Qt.Key.Key_Space)]


def inputs(number: int) -> list[Any]:
    """Return all ways to press a button, as parameters; `make test` tries two from a number on."""
    return first(2, INPUTS[number:] + INPUTS[:number])


@pytest.mark.parametrize("press", inputs(0))
def test_a_rematch_takes_one_press(
    screen: Screen, press: Callable[[Screen, QQuickItem], None]
) -> None:
    show_end(screen, "streak", AGAINST_COMPUTER)
    press(screen, button(screen, "rematch"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == "rules-of-thumb"


@pytest.mark.parametrize("press", inputs(1))
def test_the_next_level_takes_one_press(
    screen: Screen, press: Callable[[Screen, QQuickItem], None]
) -> None:
    herald = {**AGAINST_CONSUL, "BrownPlayer": "computer herald"}
    show_end(screen, "streak", herald)
    press(screen, button(screen, "nextLevel"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == "scribe"
    assert screen.game.seats[Side.IVORY].name == "Claire"
    assert screen.state.settings.level == "scribe"


@pytest.mark.parametrize("press", inputs(2))
def test_the_choice_of_a_new_game_takes_one_press(
    screen: Screen, press: Callable[[Screen, QQuickItem], None]
) -> None:
    show_end(screen)
    press(screen, button(screen, "newGameAtEnd"))
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


@pytest.mark.parametrize("press", inputs(0))
def test_story_opens_its_tally_with_one_press(
    screen: Screen, press: Callable[[Screen, QQuickItem], None]
) -> None:
    show_end(screen, "majority", AGAINST_COMPUTER)
    told = next(number for number in screen.state.summary.story.elections if number)
    press(screen, button(screen, "seeTally"))
    assert (screen.models.tally.open, screen.models.tally.number) == (True, told)


@pytest.mark.parametrize("press", inputs(1))
def test_all_tallies_are_stepped_through(
    screen: Screen, press: Callable[[Screen, QQuickItem], None]
) -> None:
    show_end(screen, "majority")
    press(screen, button(screen, "allTallies"))
    numbers = []
    for _ in range(9):
        numbers.append(screen.models.tally.number)
        QTest.keyClick(screen.window, Qt.Key.Key_PageDown)
    assert numbers == list(range(1, 10))


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
def test_the_next_level_is_offered_to_a_winner_below_the_highest(
    screen: Screen, name: str, headers: dict[str, str], offered: str
) -> None:
    show_end(screen, name, headers)
    assert screen.state.summary.nextLevel == offered
    assert screen.shows("nextLevel") == bool(offered)


@pytest.mark.parametrize("wins", [2, 3])
def test_the_next_level_is_the_first_choice_once_new_game_suggests_it(
    screen: Screen, wins: int
) -> None:
    """The win that ends this game counts: four suggest the next level."""
    screen.state.settings.results = str(Results((("consul", WON),) * wins))
    play_to_the_end(screen, "streak")
    first = "nextLevel" if screen.controller.opponents.suggested == "archon" else "rematch"
    assert first == ("nextLevel" if wins == 3 else "rematch")
    for name in ("nextLevel", "rematch"):
        assert button(screen, name).property("primary") == (name == first)


# The course of the end


def faces(screen: Screen, side: Side) -> int:
    """Return how many tiles show their faces in a side's hand."""
    hand = [row for row in screen.models.tiles.rows if row.place == TilePlace.HAND]
    return sum(bool(row.tile) for row in hand if row.tile_side == list(Side).index(side))


@pytest.mark.parametrize(("name", "loser"), [("streak", Side.BROWN), ("five", Side.IVORY)])
def test_the_losers_backs_turn_first(screen: Screen, name: str, loser: Side) -> None:
    placements = game(name).placements
    resume(screen, len(placements) - 1, name, AT_ONE_SCREEN)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    turned: list[Side] = []

    def look() -> None:
        if screen.application.stage.open_table and screen.game.view().over:
            turned.extend(side for side in Side if faces(screen, side) and side not in turned)

    screen.models.tiles.dataChanged.connect(look)
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)
    assert turned == [loser, loser.other]


@pytest.mark.parametrize(
    ("name", "headers", "theme"),
    [
        ("streak", AGAINST_CONSUL, Cue.VICTORY),
        ("five", AGAINST_CONSUL, Cue.DEFEAT),
        ("five", AT_ONE_SCREEN, Cue.VICTORY),
        ("draw", AGAINST_CONSUL, Cue.FLOURISH),
    ],
)
def test_victory_and_defeat_have_themes_of_their_own(
    screen: Screen, name: str, headers: dict[str, str], theme: Cue
) -> None:
    heard: list[Cue] = []
    screen.state.summary.ended.connect(heard.append)
    show_end(screen, name, headers)
    assert not heard, "a game that is only opened has no theme"
    play_to_the_end(screen, name, headers)
    assert heard == [theme]


def test_only_games_played_here_count_as_told(screen: Screen) -> None:
    show_end(screen)
    assert screen.state.settings.told == ""
    play_to_the_end(screen, "streak")
    first = str(screen.state.settings.told)
    assert len(first.split(",")) == 3
    play_to_the_end(screen, "streak")
    again = str(screen.state.settings.told).split()
    assert again[0] == first
    plain = {"streak", "won", "dearest"}
    keys = [{*each.partition(":")[2].split(",")} for each in again]
    assert not keys[0] & keys[1] - plain


def test_before_the_end_there_is_nothing_of_a_story(screen: Screen) -> None:
    summary = screen.state.summary
    show_end(screen)
    assert all(values(summary.story).values())
    assert summary.tallies
    resume(screen, 10)
    empty = values(summary)
    assert not any(values(summary.story).values())
    assert (empty["nextLevel"], empty["tallies"], empty["parting"]) == ("", 0, "")
    assert not screen.shows("storySentence")
    for placements in (0, 20, 47):
        resume(screen, placements)
        assert values(summary) == empty
        assert not any(values(summary.story).values())


def test_the_end_has_its_own_motion_for_a_defeat(start: Starter, store: QSettings) -> None:
    store.setValue("speed", "normal")
    screen = start(store)
    show_end(screen, "five")
    board = screen.item("endBoard")
    assert board.property("unfurled") == 1
    assert board.property("lowered") < 1
    assert not screen.shows("confetti")
    screen.qtbot.waitUntil(lambda: board.property("lowered") == 1, timeout=3000)
    show_end(screen, "streak")
    board = screen.item("endBoard")
    assert board.property("lowered") == 1
    assert screen.shows("confetti")


@pytest.mark.parametrize("name", first(1, ["streak", "five"]))
def test_with_reduced_motion_the_end_does_not_move(
    start: Starter, store: QSettings, name: str
) -> None:
    store.setValue("speed", "normal")
    store.setValue("reduceMotion", 1)
    screen = start(store)
    show_end(screen, name)
    board = screen.item("endBoard")
    assert (board.property("unfurled"), board.property("lowered"), board.property("swell")) == (
        1,
        1,
        1,
    )
    assert not screen.shows("confetti")


def test_the_seal_and_the_file_stay_within_reach_of_the_menu(screen: Screen) -> None:
    SCENES["seal-opened"](screen)
    assert screen.shows("verdict")
