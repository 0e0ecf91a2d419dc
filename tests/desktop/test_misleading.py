"""Tiles that misled the other side: which they are, at the end, and as marks on the rail."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.program import Program, listen
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    IVORY,
    MISLED,
    MISLED_IN,
    finish,
    moment,
    replay,
    show_moment,
)
from tests.desktop.support.screen import Key, Screen, press
from tests.readers import board
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table_replay import TableReplay
from tyrus_desktop.desktop.replay.misleading import misleading_tiles
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side


def marks(screen: Screen) -> list[QQuickItem]:
    """Return the marks on the rail, from left to right."""
    return sorted(screen.visible_items("railMark"), key=lambda item: item.x())


def misled_by(tiles: list[str], misled: Side | None = None) -> list[tuple[str, Role]]:
    counted = tally(4, Profession.SOLDIER, board(*tiles))
    return [
        (str(each.standing.tile), each.standing.role)
        for each in misleading_tiles([counted], misled)
    ]


def test_counted_tiles_in_unlikely_roles_mislead_the_opponent() -> None:
    honest = ["bS4>bC", "bM5>iC"]
    misleading = ["bP1>bC", "bM2>bC", "bS3>iC", "bP7>iC"]
    assert misled_by(honest) == []
    assert misled_by([*honest, *misleading]) == [
        ("P1", Role.COUNTER),
        ("M2", Role.BLUFF),
        ("S3", Role.BLUFF),
        ("P7", Role.BLUFF),
    ]
    assert misled_by(["bS1>bM", "bS2>iT"]) == [], "they are not counted"
    tiles = ["iP1>iC", "bP2>bC"]
    assert misled_by(tiles, Side.IVORY) == [("P2", Role.COUNTER)]
    assert misled_by(tiles, Side.BROWN) == [("P1", Role.COUNTER)]
    assert len(misled_by(tiles)) == 2


# At the end


def test_end_panel_and_replay_marks_say_who_misled_whom(program: Program) -> None:
    as_brown = {"IvoryPlayer": "computer rules-of-thumb", "BrownPlayer": "person"}
    of_both = "Tiles that were not what they seemed: Claire\u00a02, Denis\u00a04."
    for headers, said, sides in (
        ({}, "The Councillor misled you with 4\u00a0tiles.", {1}),
        (AT_ONE_SCREEN, of_both, {0, 1}),
        (as_brown, "misled you with 2\u00a0tiles.", {0}),
    ):
        resume(program, None, "five", {**AGAINST_COMPUTER, **headers})
        program.wait_for(Phase.OVER)
        assert replay(program).misled.endswith(said)
        replay(program).open()
        replay(program).setLens(ALL)
        assert {row.mark_side for row in replay(program).marks.rows} == sides


def test_end_panel_leads_to_every_misleading_tile(ended: Screen) -> None:
    heard = listen(replay(ended).announced)
    show_moment(ended, 50)
    replay(ended).close()
    QCoreApplication.processEvents()
    assert ended.item("misled").property("text") == ("The Councillor misled you with 7\u00a0tiles.")
    assert ended.item("seeMisled").property("text") == "See it"
    ended.click(ended.item("seeMisled"))
    ended.qtbot.waitUntil(lambda: ended.shows("railTrack"))
    assert (moment(ended).index, moment(ended).kind) == (MISLED[0], Kind.PLACEMENT)
    assert replay(ended).lens == ALL
    (row,) = [row for row in ended.models.tiles.rows if row.last_placed]
    assert str(row.tile) == "P7"
    said = "It looked like a block, but in election\u00a08 it was a bluff."
    assert ended.item("momentNote").property("text") == heard[-1] == said
    assert ended.item("noteSign").property("markRole") == ROLES.index(Role.BLUFF)
    passed = [moment(ended).index]
    for _ in MISLED:
        ended.click(ended.item("seeMisleading"))
        passed.append(moment(ended).index)
    assert passed == [*MISLED, MISLED[0]]
    press(ended, Key.Key_M)
    assert moment(ended).index == MISLED[1]
    replay(ended).step(1)
    assert not ended.shows("noteSign")


def test_game_reports_no_misleading_tiles_only_when_asked(
    ended: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableReplay, "marks", lambda *_: [])
    show_moment(ended, 12)
    press(ended, Key.Key_M)
    assert ended.shows("notice")
    assert "In this game each tile was what it seemed." in ended.texts()
    assert (replay(ended).position, replay(ended).lens) == (12, IVORY)
    path = "tyrus_desktop.desktop.replay.misleading.misleading_tiles"
    monkeypatch.setattr(path, lambda *_: ())
    replay(ended).close()
    replay(ended).changed.emit()
    QCoreApplication.processEvents()
    assert not ended.shows("misled")
    assert not ended.shows("seeMisled")
    assert ended.shows("startReplay")


# On the rail


def test_replay_marks_open_tiles_by_click_and_screen_reader(ended: Screen) -> None:
    show_moment(ended, 80, IVORY)
    assert [int(mark.property("position")) for mark in marks(ended)] == MISLED
    ended.click(marks(ended)[1])
    assert (moment(ended).index, replay(ended).lens) == (MISLED[1], ALL)
    button = QAccessible.queryAccessibleInterface(marks(ended)[0])
    assert button.role() == QAccessible.Role.Button
    name = "Brown’s tile, placed in election\u00a02: 7\u00a0priests"
    assert button.text(QAccessible.Text.Name) == name
    assert "it was a bluff" in button.text(QAccessible.Text.Description)
    button.actionInterface().doAction("Press")
    assert moment(ended).index == MISLED[0]


def test_replay_lens_marks_misleading_tiles_only_after_they_are_shown(program: Program) -> None:
    finish(program)
    replay(program).open()
    assert program.table.replay is not None
    for lens in (IVORY, BROWN):
        replay(program).setLens(lens)
        for election in range(1, 10):
            counted = program.table.replay.timeline.count_of(election)
            assert counted is not None
            for index, known in ((counted.index - 1, election - 1), (counted.index, election)):
                replay(program).go(index)
                shown = zip(MISLED, MISLED_IN, strict=True)
                expected = [at for at, when in shown if when <= known]
                assert [row.position for row in replay(program).marks.rows] == expected


def test_running_game_marks_no_misleading_tile(program: Program) -> None:
    program.state.settings.memory = "always"
    resume(program, TURN)
    program.wait_for(Phase.PERSON)
    replay(program).seeMisleading()
    assert not replay(program).on
    replay(program).open()
    assert replay(program).misled == ""
    for index in range(replay(program).position + 1):
        replay(program).go(index)
        assert list(replay(program).marks.rows) == []
        assert replay(program).note == replay(program).eyes
    replay(program).go(10)
    replay(program).seeMisleading()
    assert (replay(program).position, replay(program).lens) == (10, IVORY)
