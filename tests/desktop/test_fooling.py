"""Where was I fooled? Said at the end of a game, and one click away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, resume
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import ALL, FOOLED, IVORY, finish, moment, open_replay, replay
from tests.desktop.support.screen import Screen, press
from tests.readers import board
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.replay import TableReplay
from tyrus_desktop.desktop.replay.fooling import fooling_tiles
from tyrus_desktop.desktop.replay.moments import Kind
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side

BROWN_PLAYED_BY_A_PERSON = {
    **AGAINST_COMPUTER,
    "IvoryPlayer": "computer rules-of-thumb",
    "BrownPlayer": "person",
}


def last_placed(screen: Screen) -> str:
    (row,) = [row for row in screen.models.tiles.rows if row.last_placed]
    return str(row.tile)


# What fools


def fooled_by(tiles: list[str], fooled: Side | None = None) -> list[tuple[str, Role]]:
    counted = tally(4, Profession.SOLDIER, board(*tiles))
    return [(str(each.standing.tile), each.role) for each in fooling_tiles([counted], fooled)]


def test_a_tile_fools_that_does_not_vote_at_home_or_does_not_block_abroad() -> None:
    honest = ["bS4>bC", "bM5>iC"]
    fooling = ["bP1>bC", "bM2>bC", "bS3>iC", "bP7>iC"]
    assert fooled_by(honest) == []
    assert fooled_by([*honest, *fooling]) == [
        ("P1", Role.COUNTER),
        ("M2", Role.BLUFF),
        ("S3", Role.BLUFF),
        ("P7", Role.BLUFF),
    ]


def test_a_tile_that_is_not_counted_fools_nobody() -> None:
    assert fooled_by(["bS1>bM", "bS2>iT"]) == []


def test_only_enemy_tiles_can_fool_a_side() -> None:
    tiles = ["iP1>iC", "bP2>bC"]
    assert fooled_by(tiles, Side.IVORY) == [("P2", Role.COUNTER)]
    assert fooled_by(tiles, Side.BROWN) == [("P1", Role.COUNTER)]
    assert len(fooled_by(tiles)) == 2


# At the end of a game


def test_the_end_says_how_many_tiles_misled_and_one_click_shows_the_first(
    screen: Screen,
) -> None:
    finish(screen)
    assert (
        screen.item("fooled").property("text")
        == "The Councillor hid it well: 7\u00a0tiles were not what they seemed."
    )
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    assert (moment(screen).index, moment(screen).kind) == (FOOLED[0], Kind.PLACEMENT)
    assert replay(screen).lens == ALL
    assert last_placed(screen) == "P7"
    assert screen.item("momentNote").property("text") == (
        "It looked like a block: in election\u00a08 it was a bluff."
    )
    assert screen.item("noteSign").property("markRole") == ROLES.index(Role.BLUFF)
    replay(screen).step(1)
    assert not screen.shows("noteSign")


def test_the_button_on_the_rail_steps_through_the_tiles_that_fooled_and_begins_again(
    screen: Screen,
) -> None:
    finish(screen)
    screen.click(screen.item("seeFooled"))
    passed = [moment(screen).index]
    for _ in FOOLED:
        screen.click(screen.item("seeFooling"))
        passed.append(moment(screen).index)
    assert passed == [*FOOLED, FOOLED[0]]


def test_a_key_steps_to_the_next_tile_that_fooled(screen: Screen) -> None:
    finish(screen)
    screen.click(screen.item("seeFooled"))
    press(screen, Qt.Key.Key_M)
    assert moment(screen).index == FOOLED[1]


def test_the_button_at_the_end_always_shows_the_first_tile_that_fooled(screen: Screen) -> None:
    open_replay(screen, 50)
    press(screen, Qt.Key.Key_Escape)
    screen.click(screen.item("seeFooled"))
    assert moment(screen).index == FOOLED[0]


@pytest.mark.parametrize(
    ("name", "headers", "said"),
    [
        (
            "five",
            AGAINST_COMPUTER,
            "The Councillor hid it well: 4\u00a0tiles were not what they seemed.",
        ),
        (
            "streak",
            AGAINST_COMPUTER,
            "The Councillor hid it well: 3\u00a0counters looked like votes.",
        ),
        (
            "five",
            AT_ONE_SCREEN,
            "Tiles that were not what they seemed: Ivory\u00a02, Brown\u00a04.",
        ),
    ],
)
def test_the_end_and_the_marks_say_who_fooled_whom(
    program: Program, name: str, headers: dict[str, str], said: str
) -> None:
    resume(program, None, name, headers)
    program.wait_for(Phase.OVER)
    assert replay(program).fooled == said
    replay(program).open()
    replay(program).setLens(ALL)
    sides = {row.mark_side for row in replay(program).marks.rows}
    assert sides == ({0, 1} if headers is AT_ONE_SCREEN else {1})


def test_a_person_who_plays_brown_is_fooled_by_ivory(program: Program) -> None:
    resume(program, None, headers=BROWN_PLAYED_BY_A_PERSON)
    program.wait_for(Phase.OVER)
    replay(program).open()
    replay(program).setLens(ALL)
    assert {row.mark_side for row in replay(program).marks.rows} == {0}


def test_in_a_game_that_fooled_nobody_nothing_is_said(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tyrus_desktop.desktop.bridge.replay.state.fooling_tiles", lambda *_: ())
    finish(screen)
    assert not screen.shows("fooled")
    assert not screen.shows("seeFooled")
    assert screen.shows("allTallies")


def test_in_such_a_game_the_key_for_these_tiles_says_so_and_leaves_the_lens(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableReplay, "marks", lambda *_: [])
    finish(screen)
    replay(screen).open()
    replay(screen).setLens(IVORY)
    replay(screen).go(12)
    press(screen, Qt.Key.Key_M)
    assert screen.shows("notice")
    assert "In this game each tile was what it seemed." in screen.texts()
    assert (replay(screen).position, replay(screen).lens) == (12, IVORY)


def test_a_screen_reader_hears_what_the_tile_was(screen: Screen) -> None:
    finish(screen)
    heard: list[str] = []
    replay(screen).announced.connect(heard.append)
    screen.click(screen.item("seeFooled"))
    assert heard[-1] == replay(screen).note
    assert replay(screen).note.startswith("It looked like a ")
    button = QAccessible.queryAccessibleInterface(screen.item("seeFooling"))
    assert "not what it seemed" in button.text(QAccessible.Text.Name)
