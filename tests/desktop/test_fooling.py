"""Where was I fooled? Said at the end of a game, marked on the rail, and one click away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.desktop.looking_back import (
    ALL,
    BROWN,
    IVORY,
    finish,
    key,
    look_back,
    moment,
    on_the_line,
    replay,
)
from tests.desktop.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, TURN, resume
from tests.desktop.screen import Screen, everything
from tests.readers import board
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.replay.fooling import fooling_tiles
from tyrus_desktop.desktop.replay.moments import SEGMENTS, Kind
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side

COUNTED = {(2, 3): 8, (3, 2): 3, (3, 4): 8, (4, 3): 5, (6, 1): 7, (8, 1): 8, (8, 3): 8}
"""The tiles of our own game by which Brown fooled Ivory: the election and the order in which each
was placed, and the election in which it was counted.
"""
FOOLED = [SEGMENTS[election - 1].start + order for election, order in COUNTED]
"""The moments at which they were placed."""

BROWN_PLAYED_BY_A_PERSON = {
    **AGAINST_COMPUTER,
    "IvoryPlayer": "computer rules-of-thumb",
    "BrownPlayer": "person",
}


def marks(screen: Screen) -> list[QQuickItem]:
    """Return the marks above the rail, from left to right."""
    return sorted(screen.visible_items("railMark"), key=lambda item: item.x())


def marked(screen: Screen) -> list[int]:
    return [int(mark.property("position")) for mark in marks(screen)]


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


def test_one_is_fooled_by_the_enemys_tiles_alone() -> None:
    tiles = ["iP1>iC", "bP2>bC"]
    assert fooled_by(tiles, Side.IVORY) == [("P2", Role.COUNTER)]
    assert fooled_by(tiles, Side.BROWN) == [("P1", Role.COUNTER)]
    assert len(fooled_by(tiles)) == 2


# At the end of a game


def test_the_end_says_how_often_one_was_fooled_and_one_click_shows_the_first_tile(
    screen: Screen,
) -> None:
    finish(screen)
    assert screen.item("fooled").property("text") == "The Councillor fooled you 7\u00a0times."
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    assert (moment(screen).index, moment(screen).kind) == (FOOLED[0], Kind.PLACEMENT)
    assert replay(screen).lens == ALL
    assert last_placed(screen) == "P7"
    assert screen.item("momentEyes").property("text") == (
        "It looked like a block: in election\u00a08 it was a bluff."
    )


def test_its_button_on_the_rail_steps_to_each_and_begins_again(screen: Screen) -> None:
    finish(screen)
    screen.click(screen.item("seeFooled"))
    passed = [moment(screen).index]
    for _ in FOOLED:
        screen.click(screen.item("seeFooling"))
        passed.append(moment(screen).index)
    assert passed == [*FOOLED, FOOLED[0]]


def test_a_key_does_the_same(screen: Screen) -> None:
    finish(screen)
    screen.click(screen.item("seeFooled"))
    key(screen, Qt.Key.Key_M)
    assert moment(screen).index == FOOLED[1]


def test_at_the_end_it_always_begins_with_the_first(screen: Screen) -> None:
    look_back(screen, 50)
    key(screen, Qt.Key.Key_Escape)
    screen.click(screen.item("seeFooled"))
    assert moment(screen).index == FOOLED[0]


@pytest.mark.parametrize(
    ("name", "headers", "said"),
    [
        ("five", AGAINST_COMPUTER, "The Councillor fooled you 4\u00a0times."),
        ("streak", AGAINST_COMPUTER, "The Councillor fooled you 3\u00a0times, by counters alone."),
        ("five", AT_ONE_SCREEN, "Tiles that fooled the other side: Ivory\u00a02, Brown\u00a04."),
    ],
)
def test_who_was_fooled_by_whom(
    screen: Screen, name: str, headers: dict[str, str], said: str
) -> None:
    resume(screen, None, name, headers)
    screen.wait_for(Phase.OVER)
    assert replay(screen).fooled == said
    replay(screen).open()
    replay(screen).setLens(ALL)
    sides = {row.mark_side for row in replay(screen).marks.rows}
    assert sides == ({0, 1} if headers is AT_ONE_SCREEN else {1})


def test_a_person_who_plays_brown_is_fooled_by_ivory(screen: Screen) -> None:
    resume(screen, None, headers=BROWN_PLAYED_BY_A_PERSON)
    screen.wait_for(Phase.OVER)
    replay(screen).open()
    replay(screen).setLens(ALL)
    assert {row.mark_side for row in replay(screen).marks.rows} == {0}


def test_in_a_game_that_fooled_nobody_nothing_is_said(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tyrus_desktop.desktop.bridge.replay_state.fooling_tiles", lambda *_: ())
    finish(screen)
    assert not screen.shows("fooled")
    assert not screen.shows("seeFooled")
    assert screen.shows("allTallies")


def test_a_screen_reader_hears_what_the_tile_was(screen: Screen) -> None:
    finish(screen)
    heard: list[str] = []
    replay(screen).announced.connect(heard.append)
    screen.click(screen.item("seeFooled"))
    assert heard[-1] == replay(screen).note
    assert replay(screen).note.startswith("It looked like a ")
    button = QAccessible.queryAccessibleInterface(screen.item("seeFooling"))
    assert "not what it seemed" in button.text(QAccessible.Text.Name)


# On the rail


def test_each_is_marked_above_the_line_where_it_was_placed(screen: Screen) -> None:
    look_back(screen, 60)
    key(screen, Qt.Key.Key_3)
    assert marked(screen) == FOOLED
    track = screen.item("railTrack")
    line = track.mapToScene(QPointF(0, float(track.property("topPadding")))).y()
    for mark in marks(screen):
        middle = mark.mapToScene(QPointF(mark.width() / 2, mark.height()))
        at = on_the_line(screen, int(mark.property("position")))
        assert abs(middle.x() - at.x()) <= 1
        assert middle.y() <= line


@pytest.mark.parametrize("lens", [IVORY, BROWN])
def test_a_lens_marks_a_tile_once_its_face_was_seen_and_not_before(
    screen: Screen, lens: int
) -> None:
    look_back(screen, 0)
    replay(screen).setLens(lens)
    past = screen.table.past
    assert past is not None
    for election in range(1, 10):
        counted = past.chronicle.count_of(election)
        assert counted is not None
        for index, known in ((counted.index - 1, election - 1), (counted.index, election)):
            replay(screen).go(index)
            QCoreApplication.processEvents()
            told = zip(FOOLED, COUNTED.values(), strict=True)
            assert marked(screen) == [at for at, when in told if when <= known]
            assert screen.shows("seeFooling") is bool(marked(screen))


def test_a_click_on_a_mark_shows_its_tile_face_up(screen: Screen) -> None:
    look_back(screen)
    key(screen, Qt.Key.Key_1)
    screen.click(marks(screen)[1])
    assert (moment(screen).index, replay(screen).lens) == (FOOLED[1], ALL)
    assert all(row.tile for row in screen.models.tiles.rows if row.place == TilePlace.BOARD)


def test_a_mark_says_which_tile_it_was_and_is_pressed_by_a_reader(screen: Screen) -> None:
    look_back(screen)
    key(screen, Qt.Key.Key_3)
    mark = QAccessible.queryAccessibleInterface(marks(screen)[0])
    assert mark.role() == QAccessible.Role.Button
    assert mark.text(QAccessible.Text.Name) == (
        "Brown’s tile, placed in election\u00a02: 7\u00a0priests"
    )
    assert "it was a bluff" in mark.text(QAccessible.Text.Description)
    mark.actionInterface().doAction("Press")
    assert moment(screen).index == FOOLED[0]


@pytest.mark.parametrize("memory", ["always", "never"])
def test_a_running_game_marks_nothing(screen: Screen, memory: str) -> None:
    screen.state.settings.memory = memory
    resume(screen, TURN)
    screen.wait_for(Phase.PERSON)
    replay(screen).open()
    assert replay(screen).fooled == ""
    for index in range(replay(screen).position + 1):
        replay(screen).go(index)
        assert list(replay(screen).marks.rows) == []
        assert replay(screen).note == replay(screen).eyes
    replay(screen).seeFooling()
    assert replay(screen).lens == IVORY


def test_a_running_game_is_not_left_to_see_what_fooled(screen: Screen) -> None:
    resume(screen, TURN)
    screen.wait_for(Phase.PERSON)
    replay(screen).seeFooling()
    assert not replay(screen).on
    assert screen.table.phase is Phase.PERSON
    replay(screen).open()
    replay(screen).go(10)
    replay(screen).seeFooling()
    assert (replay(screen).position, replay(screen).lens) == (10, IVORY)


def test_marks_lie_above_or_below_the_line_as_their_sides_lie_on_the_table(screen: Screen) -> None:
    """So whose they are needs no colour; the button of the next one says it, too."""
    finish(screen, AT_ONE_SCREEN)
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("railMark"))
    for lens, near, said in (
        (ALL, Side.IVORY, "Brown’s above the line, Ivory’s below it."),
        (BROWN, Side.BROWN, "Ivory’s above the line, Brown’s below it."),
    ):
        replay(screen).setLens(lens)
        replay(screen).go(replay(screen).last)
        line = min(each.mapToScene(QPointF()).y() for each in screen.visible_items("railSegment"))
        sides = {mark_side(mark) for mark in marks(screen)}
        assert sides == set(Side)
        for mark in marks(screen):
            top = mark.mapToScene(QPointF()).y()
            assert (top > line) is (mark_side(mark) is near)
            assert top + mark.height() <= screen.window.height()
        button = screen.item("seeFooling")
        (meaning,) = {
            str(each.property("meaning")) for each in everything(button) if each.property("meaning")
        }
        assert meaning.endswith(said)


def mark_side(mark: QQuickItem) -> Side:
    return list(Side)[int(mark.property("markSide"))]
