"""In a look back a click on anything goes to its moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, seen
from tests.desktop.support.program import counted_rows
from tests.desktop.support.replaying import (
    Key,
    finish,
    moment,
    open_replay,
    placement,
    replay,
    standing,
)
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.replay.moments import SEGMENTS, Kind
from tyrus_desktop.desktop.replay.timeline import Lens
from tyrus_desktop.engine.tiles import Side


def test_a_click_on_the_chart_goes_to_the_tally(screen: Screen) -> None:
    open_replay(screen, 60)
    rows = [
        i
        for i in everything(screen.components("Chart")[0])
        if i.property("chartWinner") is not None
    ]
    (third,) = [row for row in rows if row.property("number") == 3]
    screen.click(third)
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 3)


def test_at_the_end_a_click_on_the_chart_or_a_tile_looks_back(screen: Screen) -> None:
    finish(screen)
    rows = [
        i
        for i in everything(screen.components("Chart")[0])
        if i.property("chartWinner") is not None
    ]
    screen.click(next(row for row in rows if row.property("number") == 2))
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 2)
    press(screen, Key.Key_Escape)
    replay(screen).close()
    tile = standing(screen)
    placed = placement(screen, tile)
    screen.click(tile)
    assert moment(screen).kind is Kind.PLACEMENT
    assert (moment(screen).election, moment(screen).placed) == placed


def test_a_click_on_a_standing_tile_goes_to_its_placement_and_pointing_tells_which(
    screen: Screen,
) -> None:
    open_replay(screen, 60)
    tile = standing(screen)
    placed = placement(screen, tile)
    screen.point_at(tile)
    QTest.mouseMove(screen.window, screen.middle(tile) + QPoint(2, 2))
    screen.qtbot.waitUntil(lambda: screen.shows("answer"))
    assert any(f"Placed in election\u00a0{placed[0]}" in text for text in screen.texts())
    screen.click(tile)
    assert moment(screen).kind is Kind.PLACEMENT
    assert (moment(screen).election, moment(screen).placed) == placed


def test_a_click_on_a_line_of_the_log_goes_to_its_event(screen: Screen) -> None:
    open_replay(screen, 33)
    captions = [
        item
        for item in everything(screen.components("LogPanel")[0])
        if item.property("sentence") and seen(item)
    ]
    line = captions[-3]
    row = int(line.property("index"))
    past = screen.table.replay
    assert past is not None
    expected = past.timeline.of_event(row)
    screen.click(line)
    assert moment(screen) is expected


def test_a_click_on_a_line_that_was_added_while_it_played_goes_to_its_event(
    screen: Screen,
) -> None:
    open_replay(screen, 20)
    press(screen, Key.Key_Space)
    screen.qtbot.waitUntil(lambda: replay(screen).position >= 22)
    captions = [
        item
        for item in everything(screen.components("LogPanel")[0])
        if item.property("sentence") and seen(item)
    ]
    past = screen.table.replay
    assert past is not None
    expected = past.timeline.of_event(len(screen.models.log.rows) - 1)
    screen.click(captions[-1])
    assert not replay(screen).playing
    assert moment(screen) is expected


def test_a_click_on_a_counted_tile_or_on_one_of_the_memory_aid_goes_to_its_placement(
    screen: Screen,
) -> None:
    open_replay(screen)
    replay(screen).goToTally(3)
    QCoreApplication.processEvents()
    row = next(r for r in counted_rows(screen.models) if r.turned)
    label = screen.models.ivoryCounted.text("label", row)
    tile = next(t for t in screen.items("stageTile") if seen(t) and t.property("label") == label)
    screen.click(tile)
    assert moment(screen).kind is Kind.PLACEMENT
    assert (moment(screen).election, moment(screen).placed) == (row.election, row.order)
    replay(screen).go(60)
    past = screen.table.replay
    assert past is not None
    counted = next(s for t in past.timeline.view(past.moment, Lens.ALL).tallies for s in t.shown)
    assert counted.tile is not None
    replay(screen).goToTile(
        list(Side).index(counted.owner), int(counted.tile.profession), counted.tile.value
    )
    assert (moment(screen).election, moment(screen).placed) == (counted.election, counted.order)


def test_a_click_on_the_last_tally_goes_to_it(screen: Screen) -> None:
    open_replay(screen, SEGMENTS[4].start + 3)
    screen.click(screen.item("openTally"))
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 4)
