"""The chances of winning on the rail of a finished game: curves, sentence, clicks and table."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.support.handover import accessible
from tests.desktop.support.items import in_window
from tests.desktop.support.positions import resume, whole_game
from tests.desktop.support.program import listen
from tests.desktop.support.replaying import ALL, BROWN, IVORY, on_the_line, replay, show_moment
from tests.desktop.support.reviews import give, invented
from tests.desktop.support.screen import NO_MODIFIER, Key, Screen, press, sheets
from tyrus_desktop.desktop.bridge.review.chances import ChanceCurves
from tyrus_desktop.desktop.bridge.review.cliffs import APART, LEAST, MOST
from tyrus_desktop.desktop.enums import NEITHER, NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.moments import SEGMENTS
from tyrus_desktop.engine.tiles import Side

MOMENTS = 81
"""The moments of our own game, which ends in the eighth election."""


def chances(screen: Screen) -> ChanceCurves:
    return screen.application.review.chances


def look_back(screen: Screen, moment: int, lens: int) -> None:
    """Look back with the curves of an invented review."""
    show_moment(screen, moment, lens)
    give(screen.application, invented(whole_game()))
    if not chances(screen).on:
        press(screen, Key.Key_C)
    QCoreApplication.processEvents()


def percents(screen: Screen, moment: int) -> tuple[int, int, int]:
    found = invented(whole_game()).curves[Side.IVORY][moment]
    assert found.seen is not None
    assert found.their_view is not None
    return round(100 * found.seen), round(100 * found.their_view), round(100 * found.truth)


def test_key_and_button_show_curves_of_finished_games_only(fresh: Screen) -> None:
    fresh.activate()
    resume(fresh, 20)
    fresh.wait_for(Phase.PERSON)
    replay(fresh).open()
    QCoreApplication.processEvents()
    assert fresh.shows("railTrack")
    assert not fresh.shows("chances")
    press(fresh, Key.Key_C)
    assert not fresh.shows("chancePlot")
    replay(fresh).close()
    resume(fresh, None)
    fresh.qtbot.waitUntil(lambda: fresh.shows("startReplay"))
    replay(fresh).open()
    fresh.qtbot.waitUntil(lambda: fresh.shows("chances"))
    height = fresh.item("railTrack").height()
    fresh.click(fresh.item("chances"))
    assert fresh.shows("chancePlot")
    assert "worked out" in str(fresh.item("chanceSentence").property("text"))
    assert fresh.item("railTrack").height() > height + 70
    press(fresh, Key.Key_C)
    assert not fresh.shows("chancePlot")
    assert fresh.item("railTrack").height() == height


def test_lens_of_a_side_shows_its_curve_so_far(ended: Screen) -> None:
    own, other, truth = percents(ended, 30)
    for lens, shown, length, sentence in (
        (IVORY, [0], 31, f"Your chance of winning: {own}% as far as you could know."),
        (BROWN, [1], 31, f"Your chance of winning: {other}% as far as the Councillor could know."),
        (ALL, [0, 1, NEITHER], MOMENTS, f"{truth}% with all tiles known."),
    ):
        look_back(ended, 30, lens)
        lines = chances(ended).lines
        assert [len(line) for line in lines] == [length * (line in shown) for line in range(3)]
        assert [lines[line][30] for line in shown] == [(own, other, truth)[line] for line in shown]
        assert sentence in str(ended.item("chanceSentence").property("text"))
        assert chances(ended).shown == shown
        rows = chances(ended).rows.rows
        assert len(rows) == length
        assert all((row.chances[line] == NONE) is (line not in shown) for row in rows
                   for line in range(3))  # fmt: skip
        by_kind = [row.event for row in rows[:12]]
        assert by_kind == [NEITHER, NEITHER, *[0, 1] * 3, NONE, NEITHER, NEITHER, 1]
    assert chances(ended).near == 0  # Also through Brown's eyes: no curve is upside down.


def test_curves_grow_while_the_review_runs(ended: Screen) -> None:
    look_back(ended, 50, ALL)
    give(ended.application, invented(whole_game(), known=40, done=0.3))
    assert [len(line) for line in chances(ended).lines] == [40, 40, MOMENTS]
    text = chances(ended).sentence
    assert text == f"Your chance of winning: {percents(ended, 50)[2]}% with all tiles known."
    replay(ended).setLens(IVORY)
    assert len(chances(ended).lines[0]) == 40
    assert "worked out" in chances(ended).sentence
    give(ended.application, None)
    assert chances(ended).lines == [[], [], []]
    assert chances(ended).rows.rows == ()


def test_clicks_and_drags_on_the_plot_go_to_any_moment(ended: Screen) -> None:
    look_back(ended, 10, ALL)
    plot = in_window(ended.item("chancePlot")).toRect()

    def at(moment: int) -> QPoint:
        return QPoint(on_the_line(ended, moment).x(), plot.center().y())

    none = NO_MODIFIER
    for moment in (33, 60, 2):
        QTest.mouseClick(ended.window, Qt.MouseButton.LeftButton, none, at(moment))
        assert replay(ended).position == moment
    QTest.mousePress(ended.window, Qt.MouseButton.LeftButton, none, at(5))
    ended.move(at(5), at(47))
    ended.release(at(47))
    assert replay(ended).position == 47
    # On the line below, a click still goes to the beginning of an election.
    start = SEGMENTS[2].start
    QTest.mouseClick(ended.window, Qt.MouseButton.LeftButton, none, on_the_line(ended, start + 5))
    assert replay(ended).position == start


def test_largest_changes_of_the_line_shown_are_buttons_and_are_spoken(ended: Screen) -> None:
    for lens, line in ((IVORY, 0), (BROWN, 1), (ALL, NEITHER)):
        look_back(ended, 60, lens)
        known = chances(ended).lines[line]
        changes = [after - before for before, after in pairwise(known)]
        found = {row.position: row.change for row in chances(ended).rows.rows if row.change}
        assert found
        assert [each["position"] for each in chances(ended).cliffs] == [*found]
        assert all(changes[at - 1] == change for at, change in found.items())
        assert min(map(abs, found.values())) >= LEAST
        left = [
            abs(change)
            for at, change in enumerate(changes, 1)
            if all(abs(at - other) >= APART for other in found)
        ]
        assert len(found) == MOST or max(left) < LEAST
        assert max(map(abs, changes)) == max(map(abs, found.values()))
        shown = ended.visible_items("cliff")
        assert [each.property("text") for each in shown] == [
            f"{'+' if change > 0 else '−'}{abs(change)}" for change in found.values()
        ]
        (position, change), *_ = found.items()
        ended.click(shown[0])
        assert replay(ended).position == position
        said = f"It {'rose' if change > 0 else 'fell'} by {abs(change)}\xa0points."
        # Through a side's lens the line ends here, and another change may be the largest.
        assert lens != ALL or chances(ended).sentence.endswith(f"all tiles known. {said}")
        assert ended.window.activeFocusItem() is ended.item("railTrack"), "the arrows move on"
    row = chances(ended).rows.rows[position]
    assert row.change == change
    ended.click(ended.item("chanceTable"))
    ended.qtbot.waitUntil(lambda: sheets(ended) == ["Chances of winning"])
    assert f"{'+' if change > 0 else '−'}{abs(change)}" in ended.texts()
    press(ended, Key.Key_Escape)


def test_each_line_has_its_name_at_its_end(ended: Screen) -> None:
    look_back(ended, 30, ALL)
    names = ended.visible_items("curveName")
    assert sorted(str(each.property("text")) for each in names) == [
        "All tiles known",
        "The Councillor’s view",
        "Your view",
    ]
    plot = in_window(ended.item("chancePlot"))
    places = [in_window(each) for each in names]
    assert all(place.left() > plot.right() for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    replay(ended).setLens(BROWN)
    QCoreApplication.processEvents()
    (name,) = ended.visible_items("curveName")
    assert name.property("text") == "The Councillor’s view"
    assert in_window(name).left() == pytest.approx(on_the_line(ended, 30).x(), abs=45)


def test_chances_are_announced_after_what_happens(ended: Screen) -> None:
    look_back(ended, 30, IVORY)
    heard = listen(replay(ended).announced)
    press(ended, Key.Key_Right)
    QCoreApplication.processEvents()
    assert heard[0] == replay(ended).sentence
    assert (
        heard[-1] == f"Your chance of winning: {percents(ended, 31)[0]}% as far as you could know."
    )
    heard.clear()
    press(ended, Key.Key_C)
    press(ended, Key.Key_C)
    assert heard == [chances(ended).sentence]
    replay(ended).announced.disconnect(heard.append)


@pytest.mark.usefixtures("screen_reader")
def test_table_reads_the_chances_of_each_moment(ended: Screen) -> None:
    look_back(ended, 12, BROWN)
    ended.click(ended.item("chanceTable"))
    ended.qtbot.waitUntil(lambda: sheets(ended) == ["Chances of winning"])
    names = [each.text(QAccessible.Text.Name) for each in accessible(ended)]
    said = [name for name in names if "as far as the Councillor could know." in name]
    assert len(said) == 13
    assert said[2].startswith("Election\xa01: tile\xa01 of\xa06. Your chance of winning:")
    assert f"{percents(ended, 12)[1]}%" in ended.texts()
    assert "All tiles known" not in ended.texts()
    press(ended, Key.Key_Escape)
    ended.qtbot.waitUntil(lambda: sheets(ended) == [])
