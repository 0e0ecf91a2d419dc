"""The opening screen: its sentence, its buttons and its three tiles."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import covering
from tests.desktop.conftest import Starter, close
from tests.desktop.support.items import everything, place
from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tests.desktop.support.program import listen
from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Building, Role, role
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.library import record_files

LONGEST_MOTION_MS = 5000
"""WCAG 2.2.2: motion that lasts longer than five seconds must be stoppable."""


def shown_roles(screen: Screen) -> list[int]:
    return [row.hint_role for row in screen.models.buildings.rows]


def shows_only(screen: Screen, profession: Profession, building: int) -> bool:
    """Whether one building has a ribbon, what a tile would do in it, and lit windows."""
    roles = [-1] * len(BUILDINGS)
    roles[building] = ROLES.index(role(Side.IVORY, profession, BUILDINGS[building]))
    return shown_roles(screen) == roles and lit(screen)[building]


def lit(screen: Screen) -> list[bool]:
    return [bool(plot.property("entered")) for plot in screen.items("building")]


def doors(profession: Profession) -> list[int]:
    """Return the buildings where a tile counts: it votes, then counters, then blocks."""
    roles = [role(Side.IVORY, profession, building) for building in BUILDINGS]
    return [roles.index(each) for each in (Role.VOTE, Role.COUNTER, Role.BLOCK)]


def test_initial_focus_depends_on_the_lessons_played(start: Starter, store: QSettings) -> None:
    screen = start()
    assert screen.window.activeFocusItem() is screen.item("lesson")
    assert screen.item("lesson").y() < screen.item("newGame").y()
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
        store.setValue("secondLesson", 1)
    leave_a_game(tmp_path)
    screen = start()
    screen.activate()
    before = screen.middle(screen.item("newGame"))
    other = screen.lose_focus() if away else QWindow()
    screen.await_offer()
    QTest.qWait(20)
    screen.activate()
    offer = screen.item("resumeOffer")
    assert screen.middle(screen.item("newGame")) == before
    assert screen.window.activeFocusItem() is offer
    assert offer.property("focusVisible")
    press(screen, Key.Key_Return)
    screen.wait_for(Phase.PERSON)
    other.close()


def test_late_resume_offer_does_not_take_moved_focus(start: Starter, tmp_path: Path) -> None:
    leave_a_game(tmp_path)
    screen = start()
    press(screen, Key.Key_Tab)
    chosen = screen.window.activeFocusItem()
    assert chosen is screen.item("twoPlayers")
    screen.await_offer()
    QTest.qWait(20)
    assert screen.window.activeFocusItem() is chosen


def test_welcome_tile_shows_at_each_door_what_it_does(screen: Screen) -> None:
    screen.qtbot.waitUntil(lambda: len(screen.items("welcomeTile")) == 3)
    tiles = screen.items("welcomeTile")
    hand = [screen.middle(tile) for tile in tiles]

    def stands_before(tile: QQuickItem, building: int) -> bool:
        return screen.plot(building).contains(
            screen.plot(building).mapFromScene(QPointF(screen.middle(tile)))
        )

    sentence = screen.item("sentence")
    assert str(sentence.property("text")).startswith("Hide tiles")
    for profession in (Profession.MERCHANT, Profession.PRIEST):
        tile = tiles[profession]
        screen.point_at(tile)
        assert str(sentence.property("text")).lower().startswith(profession.name.lower())
        assert shows_only(screen, profession, doors(profession)[0])
        assert screen.middle(tile).x() == hand[profession].x()
        for door in (*doors(profession), doors(profession)[0]):
            screen.click(tile)
            assert shows_only(screen, profession, door)
            screen.qtbot.waitUntil(lambda tile=tile, door=door: stands_before(tile, door))  # type: ignore[misc]
    assert screen.middle(tiles[Profession.MERCHANT]) == hand[Profession.MERCHANT]
    screen.drag(tiles[2], screen.middle(screen.plot(0)))
    assert shows_only(screen, Profession.PRIEST, 0)
    assert stands_before(tiles[2], 0)
    screen.drag(tiles[2], QPoint(screen.window.width() // 2, 20))
    screen.qtbot.waitUntil(lambda: screen.middle(tiles[2]).x() == hand[2].x())
    assert screen.table.phase is Phase.NO_GAME


def test_digits_and_focus_send_the_welcome_tiles(screen: Screen) -> None:
    screen.qtbot.waitUntil(lambda: len(screen.items("welcomeTile")) == 3)
    tiles = screen.items("welcomeTile")
    screen.activate()
    screen.click(tiles[Profession.PRIEST])
    announced = listen(screen.controller.announced)
    QTest.keyClick(screen.window, Key.Key_1)
    QTest.qWait(100)  # The priests come back under the resting pointer.
    assert shows_only(screen, Profession.SOLDIER, doors(Profession.SOLDIER)[0])
    tiles[Profession.MERCHANT].forceActiveFocus(Qt.FocusReason.TabFocusReason)
    assert shows_only(screen, Profession.MERCHANT, doors(Profession.MERCHANT)[0])
    press(screen, Key.Key_Space)
    assert shows_only(screen, Profession.MERCHANT, doors(Profession.MERCHANT)[1])
    assert [sentence.split()[0] for sentence in announced] == ["Soldiers"] + 2 * ["Merchants"]


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    covering(["en", "fr"], [(1366, 768), (880, 440)], [250, 100, 150]),
)
def test_opening_screen_is_whole_in_small_windows(
    start: Starter, store: QSettings, language: str, size: tuple[int, int], scale: int
) -> None:
    store.setValue("language", language)
    screen = start(store)
    screen.resize(*size)
    screen.state.settings.scale = scale
    screen.qtbot.waitUntil(lambda: len(screen.items("welcomeTile")) == 3)
    names = ("lesson", "twoPlayers", "newGame", "practice", "yourGames", "rules", "language")
    buttons = [screen.item(name) for name in names]
    texts = [next(each for each in everything(b) if each.inherits("QQuickText")) for b in buttons]
    assert not any(text.property("truncated") for text in (screen.item("sentence"), *texts))
    shown = [*buttons, *screen.items("welcomeTile"), screen.item("sentence")]
    places = [place(item) for item in shown]
    assert all(QRectF(0, 0, *size).contains(each) for each in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def moving(start: Starter, store: QSettings) -> tuple[Screen, QElapsedTimer]:
    store.setValue("speed", "slow")
    screen = start(store)
    clock = QElapsedTimer()
    clock.start()
    screen.qtbot.waitUntil(lambda: bool(screen.items("welcomeTiles")))
    return screen, clock


def test_one_tile_visits_three_doors_within_five_seconds(start: Starter, store: QSettings) -> None:
    screen, clock = moving(start, store)
    tiles, seen, lights = screen.items("welcomeTile"), set(), []
    at_rest = QElapsedTimer()
    at_rest.start()
    last: object = None
    while at_rest.elapsed() < 1400:
        now = shown_roles(screen), [screen.middle(tile) for tile in tiles], sum(lit(screen))
        seen.add(tuple(now[0]))
        lights.append(now[2])
        if now != last:
            at_rest.restart()
            moved = clock.elapsed()
        last = now
        QTest.qWait(20)
    assert len(seen) == 4  # None, then one after the other.
    # Houses light up one by one; one that the tile has visited may be dark again.
    assert {1, 3, 5, 6} <= {*lights}
    assert lights[-1] == len(BUILDINGS)
    (beam,) = screen.items("beam")
    assert not beam.isVisible()
    assert shows_only(screen, Profession.SOLDIER, doors(Profession.SOLDIER)[0])
    assert moved < LONGEST_MOTION_MS


def test_reduced_motion_or_hovering_stops_the_welcome_demonstration(
    start: Starter, store: QSettings
) -> None:
    screen, _ = moving(start, store)
    screen.point_at(screen.items("welcomeTile")[1])
    door = doors(Profession.MERCHANT)[0]
    screen.qtbot.waitUntil(lambda: shows_only(screen, Profession.MERCHANT, door))
    for _ in range(50):
        assert shows_only(screen, Profession.MERCHANT, door)
        QTest.qWait(30)
    close(screen)
    store.setValue("reduceMotion", 1)
    screen, _ = moving(start, store)
    for _ in range(50):
        assert shows_only(screen, Profession.SOLDIER, doors(Profession.SOLDIER)[0])
        assert sum(lit(screen)) == 1
        QTest.qWait(30)
    assert not screen.items("beam")
    far = BUILDINGS.index(Building(Side.BROWN, Profession.MERCHANT))
    screen.point_at(screen.plot(far))
    assert lit(screen)[far], "a house that is pointed at is lit"


def test_title_leads_to_two_players_own_games_and_another_language(screen: Screen) -> None:
    for name, title in (("twoPlayers", "New game"), ("yourGames", "Your games")):
        screen.click(screen.item(name))
        screen.qtbot.waitUntil(lambda title=title: sheets(screen) == [title])  # type: ignore[misc]
        if name == "twoPlayers":
            assert screen.item("opponentKind").property("current") == 1
        press(screen, Qt.Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: sheets(screen) == [])
    screen.click(screen.item("newGame"))
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))
    assert screen.item("opponentKind").property("current") == 0
    press(screen, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
    for name, code in (("Français", "fr"), ("English", "en")):
        button = screen.item("language")
        assert button.property("text") == name
        screen.click(button)
        screen.qtbot.waitUntil(lambda code=code: screen.state.language == code)  # type: ignore[misc]


def test_play_again_swaps_sides_with_the_last_opponent(start: Starter, store: QSettings) -> None:
    screen = start(store)
    assert not screen.shows("playAgain")
    screen.controller.newGames.playComputer("greedy", 0, -1)
    screen.state.settings.level = "citizen"
    close(screen)
    screen = start(store)
    button = screen.item("playAgain")
    assert button.property("text") == "Play Tella again"
    screen.click(button)
    screen.wait_for(Phase.PERSON)
    assert screen.game.viewer is Side.BROWN
    assert screen.game.seats[Side.IVORY].level == "citizen"
