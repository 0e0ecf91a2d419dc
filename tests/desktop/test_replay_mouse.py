"""The replay by mouse: clicks go to moments, the rail is dragged, and every button is reached."""

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, in_window, seen
from tests.desktop.support.positions import resume
from tests.desktop.support.program import Program, counted_rows
from tests.desktop.support.replaying import (
    moment,
    on_the_line,
    placement,
    replay,
    show_moment,
    standing,
)
from tests.desktop.support.screen import Screen, turn_wheel
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.moments import SEGMENTS
from tyrus_desktop.engine.moment_kinds import Kind

LEFT = Qt.MouseButton.LeftButton


def here(screen: Screen) -> tuple[Kind, int]:
    return moment(screen).kind, moment(screen).election


def shows_placement(screen: Screen, election: int, order: int) -> bool:
    at = moment(screen)
    return (at.kind, at.election, at.placed) == (Kind.PLACEMENT, election, order)


def chart_rows(screen: Screen) -> list[QQuickItem]:
    items = everything(screen.components("Chart")[0])
    return [item for item in items if item.property("chartWinner") is not None]


def chart_row(screen: Screen, number: int) -> QQuickItem:
    return next(row for row in chart_rows(screen) if row.property("number") == number)


def current_rows(screen: Screen) -> list[int]:
    return [row.property("number") for row in chart_rows(screen) if row.property("current")]


def move_ledger(screen: Screen) -> None:
    """Open the ledger, or close it."""
    QCoreApplication.processEvents()
    screen.click(screen.item("ledgerButton"))
    QCoreApplication.processEvents()


# Clicks on the table


def test_clicking_the_table_jumps_to_the_clicked_items_moment(ended: Screen) -> None:
    ended.click(ended.item("showTable"))  # At the end, without the rail.
    ended.click(ended.visible_items("tablePip")[1])
    assert here(ended) == (Kind.COUNT, 2)
    replay(ended).close()
    QCoreApplication.processEvents()
    tile = standing(ended)
    placed = placement(ended, tile)
    ended.click(tile)
    assert shows_placement(ended, *placed)


def test_clicking_the_ledger_jumps_to_the_clicked_moment(ended: Screen) -> None:
    show_moment(ended, 60)
    move_ledger(ended)
    replay(ended).togglePlay()
    QCoreApplication.processEvents()
    ended.click(ended.item("chartTab"))
    ended.click(chart_row(ended, 3))
    assert here(ended) == (Kind.COUNT, 3)
    assert not replay(ended).playing
    replay(ended).go(33)
    QCoreApplication.processEvents()
    ended.click(ended.item("logTab"))
    QCoreApplication.processEvents()
    items = everything(ended.components("LogPanel")[0])
    line = [item for item in items if item.property("sentence") and seen(item)][-2]
    assert ended.table.replay is not None
    timeline = ended.table.replay.timeline
    expected = timeline.of_event(int(line.property("index")))
    ended.click(line)
    assert moment(ended) is expected
    ended.click(ended.item("chartTab"))
    replay(ended).go(SEGMENTS[4].start - 1)
    assert not current_rows(ended), "the fourth is counted, the fifth has not begun"
    replay(ended).go(SEGMENTS[4].start + 3)
    QCoreApplication.processEvents()
    assert current_rows(ended) == [5]
    ended.click(ended.item("openTally"))
    assert here(ended) == (Kind.COUNT, 4)
    replay(ended).go(0)
    move_ledger(ended)


def test_clicking_a_tally_jumps_to_placements_and_other_tallies(ended: Screen) -> None:
    show_moment(ended, 0)
    replay(ended).goToTally(5)
    for number in (3, 5):  # Election 5 is not counted then.
        QCoreApplication.processEvents()
        ended.click(next(pip for pip in ended.items("pip") if pip.property("number") == number))
        assert here(ended) == (Kind.COUNT, 3)
    row = next(each for each in counted_rows(ended.models) if each.turned)
    label = ended.models.ivoryCounted.text("label", row)
    tile = next(t for t in ended.items("stageTile") if seen(t) and t.property("label") == label)
    ended.click(tile)
    assert shows_placement(ended, row.election, row.order)


def test_clicking_a_discarded_tile_jumps_to_its_placement(ended: Screen) -> None:
    show_moment(ended, 67)
    move_ledger(ended)
    ended.click(ended.item("tilesTab"))
    QCoreApplication.processEvents()
    panel = ended.components("MemoryPanel")[0]
    tiles = [item for item in everything(panel) if item.property("fate") is not None]
    ended.click(next(item for item in tiles if "discarded" in item.property("label").lower()))
    assert moment(ended).kind is Kind.PLACEMENT
    assert moment(ended).index < 67
    move_ledger(ended)


def test_hovering_over_a_tile_outlines_and_explains_it(ended: Screen) -> None:
    show_moment(ended, 45)
    assert not ended.shows("pointedTile")
    tile = standing(ended)
    election, order = placement(ended, tile)
    for answered in (False, True):
        ended.rest_on(tile)
        assert in_window(ended.item("pointedTile")).contains(in_window(tile).center())
        assert ended.window.cursor().shape() is Qt.CursorShape.PointingHandCursor
        if answered:
            ended.rest_on(tile)
            ended.qtbot.waitUntil(lambda: ended.shows("answer"))
            assert any(f"Placed in election\u00a0{election}" in text for text in ended.texts())
        QTest.mouseMove(ended.window, QPoint(3, 3))
        ended.qtbot.waitUntil(lambda: not ended.shows("pointedTile"))
    ended.click(tile)
    assert shows_placement(ended, election, order)
    QCoreApplication.processEvents()
    assert not ended.shows("answer")


# The rail


def segment(screen: Screen, number: int) -> QQuickItem:
    items = screen.visible_items("railSegment")
    return next(item for item in items if item.property("number") == number)


def test_clicking_an_election_jumps_to_its_beginning_or_tally(ended: Screen) -> None:
    show_moment(ended, 30)
    for number in (7, 1):
        ended.click(segment(ended, number))
        assert here(ended) == (Kind.CARD, number)
    assert ended.item("railTrack").hasActiveFocus()
    replay(ended).goToTally(4)
    QCoreApplication.processEvents()
    ended.click(segment(ended, 8))
    assert here(ended) == (Kind.COUNT, 8)


def test_clicking_an_election_never_held_jumps_to_the_end(program: Program) -> None:
    resume(program, None, "streak")
    program.wait_for(Phase.OVER)
    replay(program).open()
    replay(program).go(3)
    replay(program).goToElection(SEGMENTS[8].start)
    assert moment(program).kind is Kind.END


def test_slider_handle_can_be_dragged_and_ignores_a_click(ended: Screen) -> None:
    show_moment(ended, 34)
    at = ended.middle(ended.item("railHandle"))
    QTest.mouseClick(ended.window, LEFT, pos=at)
    assert moment(ended).index == 34
    QTest.mousePress(ended.window, LEFT, pos=at)
    passed = []
    for index in range(35, 42):
        QTest.mouseMove(ended.window, on_the_line(ended, index))
        passed.append(moment(ended).index)
    QTest.mouseRelease(ended.window, LEFT, pos=on_the_line(ended, 41))
    assert passed == list(range(35, 42))
    assert moment(ended).index == 41


def test_mouse_wheel_moves_one_moment_per_notch(ended: Screen) -> None:
    """A touchpad scrolls in small steps, also sideways. Scrolling back drops the remainder."""
    show_moment(ended, 10)
    positions = []
    at = QPointF(on_the_line(ended, 30))
    turns = [(0, -120), (0, 240), (0, -120), *[(0, -50)] * 5, *[(0, 30)] * 4, *[(-40, 0)] * 3]
    for across, along in turns:
        turn_wheel(ended, at, across, along)
        positions.append(replay(ended).position)
    assert positions == [11, 9, 10, 10, 10, 11, 11, 12, 12, 12, 12, 11, 11, 11, 12]


# Buttons


def buttons(screen: Screen) -> list[QQuickItem]:
    """Return every visible and enabled button, but no menus, which open as they are pressed."""
    items = everything(screen.window.contentItem())
    found = [i for i in items if i.inherits("QQuickAbstractButton") and seen(i) and i.isEnabled()]
    return [i for i in found if not i.inherits("QQuickMenuBarItem")]


def press_and_leave(screen: Screen, button: QQuickItem) -> bool:
    """Press a button, release it elsewhere, and return whether it was down."""
    QTest.mousePress(screen.window, LEFT, pos=screen.middle(button))
    down = bool(button.property("down"))
    corner = QPoint(1, screen.window.height() - 1)
    QTest.mouseMove(screen.window, corner)
    QTest.mouseRelease(screen.window, LEFT, pos=corner)
    return down


def test_every_visible_replay_button_can_be_pressed(ended: Screen) -> None:
    show_moment(ended, 67)
    for counted in (False, True):
        if counted:
            replay(ended).goToTally(5)
        QCoreApplication.processEvents()
        found = buttons(ended)
        assert len(found) >= 8
        assert [b.objectName() for b in found if not press_and_leave(ended, b)] == []
