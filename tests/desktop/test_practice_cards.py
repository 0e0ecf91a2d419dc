"""The cards of practice: shelves of puzzles, keys, names for screen readers, and pictures."""

import random
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.dialogs import focused
from tests.desktop.support.handover import names
from tests.desktop.support.items import in_window
from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.bridge.practice.painter import paint
from tyrus_desktop.desktop.bridge.practice.puzzle_list import SHELVES
from tyrus_desktop.desktop.game import puzzle
from tyrus_desktop.desktop.game.glance import glance
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.puzzle import read_all
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Profession
from tyrus_desktop.library import clock
from tyrus_desktop.referee import Referee

TODAY = datetime(2026, 11, 29, tzinfo=UTC)
IDEAS = [[each for each in read_all() if each.question is idea] for idea in SHELVES]
KINDS = {
    Profession.SOLDIER: "citadel",
    Profession.MERCHANT: "market",
    Profession.PRIEST: "temple",
}


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: TODAY)


def open_puzzles(screen: Screen) -> None:
    screen.click(screen.item("practice"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Practice"])
    screen.click(screen.item("practicePages").childItems()[1])
    screen.qtbot.waitUntil(lambda: len(screen.visible_items("allOfIdea")) == len(SHELVES))


def row_of(card: QQuickItem) -> dict[str, Any]:
    return cast("dict[str, Any]", card.property("row"))


def texts(screen: Screen, name: str) -> list[str]:
    return [each.property("text") for each in screen.items(name)]


def test_shelves_count_name_and_open_the_puzzles(  # noqa: PLR0915 - one visit.
    screen: Screen,
) -> None:
    open_puzzles(screen)
    ticks, today = screen.application.practice.ticks, puzzle.of_day()
    assert texts(screen, "allOfIdea") == [f"All {len(some)}" for some in IDEAS]
    done = [each.name for each in IDEAS[2] if each is not today][:3]
    for name in done:
        ticks.add("puzzles", name)
    assert texts(screen, "solved")[2] == f"3 of {len(IDEAS[2])}"
    shelf = [row_of(each) for each in screen.visible_items("practiceCard")]
    assert [each["name"] for each in shelf].count(today.name) == 1, "first in its shelf"
    assert [each["name"] for each in shelf if each["done"]] == done[-1:], "one, then what is new"
    stars = 5 - (today.found_by + 1) // 2
    says = f"Election\u00a0{today.election}, {KINDS[today.kind]}, {stars}\u00a0star"
    assert len([n for n in names(screen) if n.startswith(f"Puzzle of the day, {says}")]) == 1
    assert len([n for n in names(screen) if n.endswith(", solved")]) == 1

    screen.click(screen.items("allOfIdea")[2])
    first = focused(screen)
    assert not row_of(first)["done"]
    assert row_of(first)["badge"] or row_of(first)["name"] not in done
    press(screen, Key.Key_End)
    assert row_of(focused(screen))["name"] == IDEAS[2][-1].name
    press(screen, Key.Key_Home, Key.Key_Right)
    second = focused(screen)
    press(screen, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Up)
    assert focused(screen) is second
    cards = screen.visible_items("practiceCard")
    stops = [c for c in cards if int(c.property("focusPolicy")) & Qt.FocusPolicy.TabFocus.value]
    assert stops == [second]
    press(screen, Key.Key_Up)
    assert focused(screen) is second, "nothing is above"
    screen.click(screen.item("allIdeas"))
    assert focused(screen) is screen.items("allOfIdea")[2]
    press(screen, Key.Key_Right, Key.Key_Return)
    screen.wait_for(Phase.PERSON)
    assert screen.table.teacher is not None
    assert screen.table.teacher.lesson.name in {each.name for each in IDEAS[2]}


def test_frame_keeps_its_size_and_pictures_are_painted(screen: Screen) -> None:
    open_puzzles(screen)
    frame = frame_and_buttons(screen)
    for tab in (0, 1):
        screen.click(screen.item("practicePages").childItems()[tab])
        assert frame_and_buttons(screen) == frame
        signs = [each.property("name") for each in screen.visible_items("cardSign")]
        assert len(signs) == len(set(signs)) == (8 if tab == 0 else 0)
    screen.click(screen.items("allOfIdea")[0])
    assert frame_and_buttons(screen) == frame
    pictures = screen.visible_items("cardPicture")
    assert len(pictures) < len(IDEAS[0]), "only those in sight"
    assert 0 in {each.property("progress") for each in pictures}, "plain cards come first"
    screen.qtbot.waitUntil(lambda: all(each.property("progress") == 1 for each in pictures))
    image = screen.picture()
    where = in_window(pictures[0]).toRect()
    seen = paint(IDEAS[0][0].glance, "light", where.size())
    at = where.center()
    assert image.pixelColor(at) == seen.pixelColor(at - where.topLeft())


def frame_and_buttons(screen: Screen) -> list[QRectF]:
    """Return where the frame of the open dialog, its tabs and its button are."""
    tabs, button = screen.item("practicePages"), screen.item("guessTiles")
    header = tabs.parentItem()
    frame = header.parentItem() if header is not None else None
    assert frame is not None
    return [in_window(each) for each in (frame, tabs, button)]


def test_picture_shows_only_what_its_side_knows() -> None:
    for some in IDEAS:
        for each in some[::9]:
            asked = puzzle.puzzle(each)
            referee = Referee(asked.record.deal, asked.record.placements)
            story = referee.story(asked.side, len(asked.record.placements))
            deal, placements = redeal(asked.side, story, random.Random(each.name))
            other = cast("Record", SimpleNamespace(deal=deal, placements=placements))
            assert glance(other, asked.side, asked.start) == each.glance
            owners = {standing.owner for standing in each.glance.standing if standing.tile}
            assert owners <= {asked.side}
