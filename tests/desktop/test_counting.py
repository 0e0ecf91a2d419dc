"""The tally: the effect of each tile, the order of counting, and the tiles behind each number."""

from __future__ import annotations

import pytest
from hypothesis import given
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.channels import Announcements
from tests.desktop.positions import (
    count,
    decided,
    number_of_tally,
    resume,
    step_until,
)
from tests.desktop.screen import Screen, everything
from tests.readers import board, boards
from tyrus_desktop.desktop.models.counted import effects, full_count
from tyrus_desktop.desktop.stage.counting import count as beats_of
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.text.sentences import event_sentence
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

CITADEL = Profession.SOLDIER
GENERAL = ("bS10>bC", "bS8>bC", "iM7>bC", "iS7>iC", "iS5>iC", "bM8>iC", "iP6>iC")
"""The French rulebook's example: Ivory 12 − (8 − 6) = 10, Brown 18 − 7 = 11."""
VOTES, BLOCKED, COUNTERED, TOTAL = range(4)


def left(counted: Tally, side: Side) -> dict[str, int]:
    """How much of each tile counts, by its face."""
    return {
        str(s.tile): effect for s, _, effect in effects(counted, side, full_count(counted)[side])
    }


def test_effects_match_the_example_of_the_rulebook() -> None:
    counted = tally(1, CITADEL, board(*GENERAL))
    assert left(counted, Side.IVORY) == {"S7": 5, "S5": 5, "M8": 2, "P6": 6}
    assert left(counted, Side.BROWN) == {"S10": 3, "S8": 8, "M7": 7}


def test_surplus_counters_have_no_effect() -> None:
    counted = tally(1, CITADEL, board("iS4>iC", "bM3>iC", "iP2>iC", "iP9>iC", "iP5>iC"))
    assert left(counted, Side.IVORY) == {"S4": 4, "M3": 0, "P2": 2, "P9": 1, "P5": 0}


@given(boards())
def test_the_effects_of_the_tiles_add_up_to_the_count(standing: tuple[StandingTile, ...]) -> None:
    for kind in Profession:
        counted = tally(1, kind, standing)
        for side in Side:
            of = effects(counted, side, full_count(counted)[side])
            sums = {role: sum(e for _, r, e in of if r is role) for role in Role}
            result = counted.count(side)
            assert sums[Role.VOTE] == result.total
            assert sums[Role.BLOCK] == result.blocks - result.countered
            assert sums[Role.COUNTER] == result.countered
            assert all(0 <= e <= (s.tile.value if s.tile else 0) for s, _, e in of)


def test_tiles_are_counted_in_the_order_of_the_rulebook(qapp: object) -> None:
    standing = board(*GENERAL)
    stage = Stage()
    stage.view = PlayerView(Side.IVORY, Side.IVORY)
    stage.models.tiles.show(PlayerView(Side.IVORY, Side.IVORY, standing=standing), open_table=False)
    shown: list[tuple[str, int]] = []
    for beat in beats_of(stage.models, tally(1, CITADEL, standing)):
        down = {str(row.tile) for row in stage.models.tiles.rows if row.fallen}
        beat.show()
        toppled = {str(row.tile) for row in stage.models.tiles.rows if row.fallen} - down
        if toppled:
            shown.append((toppled.pop(), 0))
        elif shown:
            rows = stage.models.tally.rows
            side = 0 if len(shown) <= 4 else 1
            shown[-1] = (shown[-1][0], rows[side].total)
    assert shown == [
        ("S7", 7), ("S5", 12), ("M8", 4), ("P6", 10), ("S10", 10), ("S8", 18), ("M7", 11)
    ]  # fmt: skip


def lit(screen: Screen) -> set[tuple[int, int]]:
    """Return the tiles that are highlighted on the table."""
    return {
        (int(tile.property("tileSide")), int(tile.property("value")))
        for tile in screen.items("tile")
        if tile.property("lit")
    }


def test_clicking_a_number_highlights_its_tiles_on_the_table(
    screen: Screen,
) -> None:
    count(screen, 9)
    found: dict[int, set[tuple[int, int]]] = {}
    for part in (VOTES, BLOCKED, COUNTERED, TOTAL):
        screen.click(number_of_tally(screen, 0, part))
        found[part] = lit(screen)
    assert found[VOTES] == {(0, 4), (0, 9)}
    assert found[BLOCKED] == {(1, 3), (1, 7), (1, 4)}
    assert found[COUNTERED] == {(0, 1), (0, 2), (0, 4)}
    assert found[TOTAL] == found[VOTES] | found[BLOCKED] | found[COUNTERED]
    assert not screen.shows("tallySentence")
    screen.click(number_of_tally(screen, 0, TOTAL))
    assert not lit(screen)


def test_clicking_a_number_does_not_skip_a_beat(screen: Screen) -> None:
    count(screen, 3)
    script = screen.application.script
    script.get_pace = lambda: 100.0
    script.step()
    screen.click(number_of_tally(screen, 0, VOTES))
    assert script.remaining_ms > 5_000


def test_clicking_a_number_later_lists_its_tiles_until_escape(
    screen: Screen,
) -> None:
    resume(screen, 38)
    screen.click(number_of_tally(screen, 0, VOTES))
    screen.qtbot.waitUntil(lambda: screen.shows("tallySentence"))
    assert values(screen, "litTile") == [7, 5]
    assert values(screen, "dimTile") == [7]
    screen.click(number_of_tally(screen, 1, BLOCKED))
    screen.qtbot.waitUntil(lambda: values(screen, "litTile") == [7])
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("tallySentence"))
    screen.click(number_of_tally(screen, 1, BLOCKED))
    screen.qtbot.waitUntil(lambda: screen.shows("tallySentence"))


def values(screen: Screen, name: str) -> list[int]:
    return [int(i.property("value")) for i in screen.items(name) if i.isVisible()]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_number_can_be_chosen_with_the_keyboard(screen: Screen, key: Qt.Key) -> None:
    resume(screen, 38)
    number = number_of_tally(screen, 0, VOTES)
    for _ in range(60):
        if number.hasActiveFocus():
            break
        QTest.keyClick(screen.window, Qt.Key.Key_Tab)
    assert number.hasActiveFocus()
    QTest.keyClick(screen.window, key)
    screen.qtbot.waitUntil(lambda: values(screen, "litTile") == [7, 5])


def test_a_screen_reader_can_press_a_number(screen: Screen) -> None:
    resume(screen, 38)
    number = QAccessible.queryAccessibleInterface(number_of_tally(screen, 0, VOTES))
    assert number.text(QAccessible.Text.Name) == "Ivory, votes: 12"
    number.actionInterface().doAction("Press")
    screen.qtbot.waitUntil(lambda: values(screen, "litTile") == [7, 5])


def test_the_log_and_the_screen_reader_use_the_same_sentence(screen: Screen) -> None:
    announcements = Announcements(screen.controller, screen.application.saved_games)
    count(screen, 9)
    step_until(screen, lambda: decided(screen))
    start = "Ivory: votes 13, blocked 14, countered 7, total 6. Brown: "
    told: list[str] = []

    def tells() -> bool:
        told[:] = [text for text in screen.texts() if text.startswith(start)]
        return bool(told)

    screen.qtbot.waitUntil(tells)
    assert any(told[0] in each for each in announcements.heard)


def test_counters_without_blocks_are_described_as_surplus() -> None:
    counted = tally(1, CITADEL, board("iP2>iC", "iS4>iC"))
    told = event_sentence(ElectionTallied(counted))
    assert told.startswith("Ivory: votes 4, with counters of 2 to spare. Brown: votes 0.")


def test_the_prompt_says_what_is_counted_and_then_who_won(screen: Screen) -> None:
    count(screen, 2)
    line = screen.item("prompt")
    assert line.property("text").startswith("Counting the citadels: votes, less what is blocked")
    step_until(screen, lambda: decided(screen))
    assert line.property("text") == "Ivory wins a General, 6 to 1."


def test_counted_buildings_show_their_totals(screen: Screen) -> None:
    def shown() -> list[list[str]]:
        return [
            [text for each in everything(total) if (text := str(each.property("text") or ""))]
            for total in screen.items("buildingTotal")
        ]

    count(screen, 2)
    assert shown() == [["4"], ["0"]]
    step_until(screen, lambda: decided(screen))
    assert shown() == [["6"], ["1"]]
    step_until(screen, lambda: not screen.application.stage.models.tally.tilesOnTable)
    assert shown() == []


def test_the_prompt_is_not_announced_while_events_are_shown(screen: Screen) -> None:
    announcements = Announcements(screen.controller, screen.application.saved_games)
    count(screen, 2)
    step_until(screen, lambda: decided(screen))
    assert not [text for text in announcements.heard if text.startswith("Counting")]
