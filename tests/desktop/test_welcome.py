"""The opening screen: its sentence, its buttons and its three tiles."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QSettings, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from tests.covering import covering
from tests.desktop.conftest import Starter, close
from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, role
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.library import record_files

LONGEST_MOTION_MS = 5000
"""WCAG 2.2.2: motion that lasts longer than five seconds must be stoppable."""


def shown_roles(screen: Screen) -> list[int]:
    return [row.hint_role for row in screen.models.buildings.rows]


def roles_of(profession: Profession) -> list[int]:
    return [ROLES.index(role(Side.IVORY, profession, building)) for building in BUILDINGS]


def test_initial_focus_depends_on_the_lessons_played(start: Starter, store: QSettings) -> None:
    screen = start()
    assert screen.window.activeFocusItem() is screen.item("lesson")
    assert screen.item("lesson").x() < screen.item("newGame").x()
    close(screen)
    store.setValue("secondLesson", 1)
    screen = start()
    assert screen.window.activeFocusItem() is screen.item("newGame")


def leave_a_game(folder: Path) -> None:
    left = game()
    record = Record(AGAINST_COMPUTER, left.deal, left.placements[:20])
    record_files.write(folder / "games" / "a.tyrus", record)


@pytest.mark.parametrize(("lessons", "away"), covering([False, True], [False, True]))
def test_enter_key_resumes_a_game_offered_late(
    start: Starter, store: QSettings, tmp_path: Path, *, lessons: bool, away: bool
) -> None:
    """This holds even if another button had focus or the window was inactive."""
    if lessons:
        store.setValue("introduced", 1)
        store.setValue("secondLesson", 1)
    leave_a_game(tmp_path)
    screen = start()
    screen.activate()
    before = screen.middle(screen.item("newGame"))
    other = QWindow()
    if away:
        other.show()
        other.requestActivate()
        screen.qtbot.waitUntil(lambda: not screen.window.isActive())
    screen.await_offer()
    QTest.qWait(20)
    screen.activate()
    offer = screen.item("resumeOffer")
    assert screen.middle(screen.item("newGame")) == before
    assert screen.window.activeFocusItem() is offer
    assert offer.property("focusVisible")
    press(screen, Qt.Key.Key_Return)
    screen.wait_for(Phase.PERSON)
    other.close()


def test_late_resume_offer_does_not_take_moved_focus(start: Starter, tmp_path: Path) -> None:
    leave_a_game(tmp_path)
    screen = start()
    press(screen, Qt.Key.Key_Tab)
    chosen = screen.window.activeFocusItem()
    assert chosen is screen.item("newGame")
    screen.await_offer()
    QTest.qWait(20)
    assert screen.window.activeFocusItem() is chosen


def test_welcome_tiles_show_their_roles_and_return(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.qtbot.waitUntil(lambda: len(screen.items("welcomeTile")) == 3)
    tiles = screen.items("welcomeTile")
    before = screen.middle(tiles[0].childItems()[0])
    screen.drag(tiles[0], screen.middle(screen.plot(0)))
    screen.qtbot.waitUntil(lambda: screen.middle(tiles[0].childItems()[0]) == before)
    assert screen.table.phase is Phase.NO_GAME
    for profession in Profession:
        screen.point_at(tiles[profession])
        assert shown_roles(screen) == roles_of(profession)
    announced: list[str] = []
    screen.controller.announced.connect(announced.append)
    screen.activate()
    QTest.keyClick(screen.window, Qt.Key.Key_3)
    assert shown_roles(screen) == roles_of(Profession.PRIEST)
    tiles[1].forceActiveFocus(Qt.FocusReason.TabFocusReason)
    assert shown_roles(screen) == roles_of(Profession.MERCHANT)
    assert [sentence.split()[0] for sentence in announced] == ["Priests", "Merchants"]


def moving(start: Starter, store: QSettings) -> tuple[Screen, QElapsedTimer]:
    store.setValue("speed", "fast")
    screen = start(store)
    clock = QElapsedTimer()
    clock.start()
    screen.qtbot.waitUntil(lambda: bool(screen.items("welcomeTiles")))
    return screen, clock


def test_welcome_tiles_play_one_demonstration_within_five_seconds(
    start: Starter, store: QSettings
) -> None:
    screen, clock = moving(start, store)
    tiles, seen_roles, turned = screen.items("welcomeTile"), set(), 0.0
    at_rest = QElapsedTimer()
    at_rest.start()
    last: object = None
    while at_rest.elapsed() < 600:
        now = shown_roles(screen), [tile.property("turned") for tile in tiles]
        seen_roles.add(tuple(now[0]))
        turned = max(turned, *now[1])
        if now != last:
            at_rest.restart()
            moved = clock.elapsed()
        last = now
        QTest.qWait(50)
    assert {tuple(roles_of(each)) for each in Profession} <= seen_roles
    assert turned > 0.5
    assert moved < LONGEST_MOTION_MS


def test_reduced_motion_or_hovering_stops_the_welcome_demonstration(
    start: Starter, store: QSettings
) -> None:
    screen, _ = moving(start, store)
    QTest.qWait(40)
    screen.point_at(screen.items("welcomeTile")[1])
    screen.qtbot.waitUntil(lambda: shown_roles(screen) == roles_of(Profession.MERCHANT))
    for _ in range(20):
        assert shown_roles(screen) == roles_of(Profession.MERCHANT)
        QTest.qWait(30)
    close(screen)
    store.setValue("reduceMotion", 1)
    screen, _ = moving(start, store)
    for _ in range(20):
        assert shown_roles(screen) == roles_of(Profession.SOLDIER)
        assert all(t.property("turned") == 0 for t in screen.items("welcomeTile"))
        QTest.qWait(20)


def test_play_again_swaps_sides_with_the_last_opponent(start: Starter, store: QSettings) -> None:
    screen = start(store)
    assert not screen.shows("playAgain")
    screen.controller.newGames.playComputer("Claire", "greedy", 0, -1)
    screen.state.settings.level = "citizen"
    close(screen)
    screen = start(store)
    button = screen.item("playAgain")
    assert button.property("text") == "Play Tella again"
    screen.click(button)
    screen.wait_for(Phase.PERSON)
    assert screen.game.viewer is Side.BROWN
    assert screen.game.seats[Side.IVORY].level == "citizen"
