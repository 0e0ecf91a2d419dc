"""The opening screen: what it says, what it offers, and its three tiles."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QSettings, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import covering
from tests.desktop.conftest import Starter, close
from tests.desktop.support.items import seen
from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, role
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.library import record_files

LONGEST_MOTION_MS = 5000
"""WCAG 2.2.2: what moves by itself for longer must be stoppable."""


def shown_roles(screen: Screen) -> list[int]:
    return [row.hint_role for row in screen.models.buildings.rows]


def roles_of(profession: Profession) -> list[int]:
    return [ROLES.index(role(Side.IVORY, profession, building)) for building in BUILDINGS]


@pytest.fixture
def tiles(screen: Screen) -> list[QQuickItem]:
    screen.qtbot.waitUntil(lambda: len(screen.items("welcomeTile")) == 3)
    return screen.items("welcomeTile")


def test_the_opening_screen_says_what_one_does_and_what_wins(screen: Screen) -> None:
    sentence = str(screen.item("sentence").property("text"))
    assert sentence == (
        "Hide tiles in six buildings.\nWin three elections in a row, or the most out of nine."
    )


def test_the_panels_are_created_with_the_first_game(screen: Screen) -> None:
    names = ("Chart", "TallyPanel", "LogPanel", "NamePlate", "ElectionPile", "PowersMemo")
    assert not any(screen.components(name) for name in names)
    screen.play_computer()
    panels = [item for name in names for item in screen.components(name)]
    assert len(panels) == 7
    assert all(map(seen, panels))


def test_the_first_game_is_offered_first_and_has_the_focus(screen: Screen) -> None:
    assert screen.window.activeFocusItem() is screen.item("lesson")
    left = screen.item("lesson").x()
    assert left < screen.item("newGame").x()


def test_enter_opens_a_new_game_where_no_lesson_is_offered_any_more(
    start: Starter, store: QSettings
) -> None:
    store.setValue("secondLesson", 1)
    screen = start(store)
    assert screen.window.activeFocusItem() is screen.item("newGame")


PLAYED: dict[str, dict[str, object]] = {
    "nothing yet": {},
    "a lesson": {"introduced": 1},
    "a game": {"introduced": 1, "secondLesson": 1},
    "the computer": {"introduced": 1, "level": "citizen"},
}


@pytest.mark.parametrize(("played", "away"), covering(PLAYED, [False, True]))
def test_enter_resumes_the_game_that_is_offered_however_late(
    start: Starter, store: QSettings, tmp_path: Path, played: str, *, away: bool
) -> None:
    """Whatever button had the focus before, and though the window did not have the keys yet."""
    for key, value in PLAYED[played].items():
        store.setValue(key, value)
    left = game()
    record = Record(AGAINST_COMPUTER, left.deal, left.placements[:20])
    record_files.write(tmp_path / "games" / "a.tyrus", record)
    screen = start(store)
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


def test_an_offer_takes_no_focus_from_a_player_who_has_moved_on(
    start: Starter, store: QSettings, tmp_path: Path
) -> None:
    left = game()
    record = Record(AGAINST_COMPUTER, left.deal, left.placements[:20])
    record_files.write(tmp_path / "games" / "a.tyrus", record)
    screen = start(store)
    press(screen, Qt.Key.Key_Tab)
    chosen = screen.window.activeFocusItem()
    assert chosen is screen.item("newGame")
    screen.await_offer()
    QTest.qWait(20)
    assert screen.window.activeFocusItem() is chosen


@pytest.mark.parametrize("profession", list(Profession))
def test_a_tile_pointed_at_shows_what_it_does_in_each_building(
    screen: Screen, tiles: list[QQuickItem], profession: Profession
) -> None:
    screen.point_at(tiles[profession])
    assert shown_roles(screen) == roles_of(profession)


def test_digits_and_the_focus_show_the_roles_and_say_them(
    screen: Screen, tiles: list[QQuickItem]
) -> None:
    told: list[str] = []
    screen.controller.announced.connect(told.append)
    screen.activate()
    QTest.keyClick(screen.window, Qt.Key.Key_3)
    assert shown_roles(screen) == roles_of(Profession.PRIEST)
    tiles[1].forceActiveFocus(Qt.FocusReason.TabFocusReason)
    assert shown_roles(screen) == roles_of(Profession.MERCHANT)
    assert [sentence.split()[0] for sentence in told] == ["Priests", "Merchants"]


def test_a_tile_dropped_on_a_building_begins_nothing_and_goes_back(
    screen: Screen, tiles: list[QQuickItem]
) -> None:
    before = screen.middle(tiles[0].childItems()[0])
    screen.drag(tiles[0], screen.middle(screen.plot(0)))
    screen.qtbot.waitUntil(lambda: screen.middle(tiles[0].childItems()[0]) == before)
    assert screen.table.phase is Phase.NO_GAME


def moving(start: Starter, store: QSettings) -> tuple[Screen, QElapsedTimer]:
    store.setValue("speed", "slow")
    screen = start(store)
    clock = QElapsedTimer()
    clock.start()
    screen.qtbot.waitUntil(lambda: bool(screen.items("welcomeTiles")))
    return screen, clock


def test_the_tiles_are_shown_once_and_rest_within_five_seconds(
    start: Starter, store: QSettings
) -> None:
    screen, clock = moving(start, store)
    seen_roles, turned = set(), 0.0
    at_rest = QElapsedTimer()
    at_rest.start()
    last: object = None
    while at_rest.elapsed() < 1500:
        now = (
            shown_roles(screen),
            [t.property("turned") for t in screen.items("welcomeTile")],
        )
        seen_roles.add(tuple(now[0]))
        turned = max(turned, *now[1])
        if now != last:
            at_rest.restart()
            moved = clock.elapsed()
        last = now
        QTest.qWait(20)
    assert {tuple(roles_of(each)) for each in Profession} <= seen_roles
    assert turned > 0.5
    assert moved < LONGEST_MOTION_MS


@pytest.mark.parametrize(("key", "value"), [("reduceMotion", 1), ("introduced", 1)])
def test_nothing_moves_with_reduced_motion_or_for_a_player_who_has_played(
    start: Starter, store: QSettings, key: str, value: int
) -> None:
    store.setValue(key, value)
    screen, _ = moving(start, store)
    for _ in range(40):
        assert shown_roles(screen) == roles_of(Profession.SOLDIER)
        assert all(t.property("turned") == 0 for t in screen.items("welcomeTile"))
        QTest.qWait(20)


def test_a_player_who_tries_the_tiles_out_is_not_shown_them(
    start: Starter, store: QSettings
) -> None:
    screen, _ = moving(start, store)
    QTest.qWait(100)
    screen.point_at(screen.items("welcomeTile")[1])
    screen.qtbot.waitUntil(lambda: shown_roles(screen) == roles_of(Profession.MERCHANT))
    for _ in range(60):
        assert shown_roles(screen) == roles_of(Profession.MERCHANT)
        QTest.qWait(30)


def test_play_again_begins_against_the_last_opponent_on_the_other_side(
    start: Starter, store: QSettings
) -> None:
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


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Play the Stranger again"), ("fr", "Rejouer contre l’Inconnu")],
)
def test_the_button_names_the_stranger_as_a_sentence_does(
    start: Starter, store: QSettings, language: str, text: str
) -> None:
    store.setValue("language", language)
    screen = start(store)
    screen.state.settings.level = "stranger"
    assert screen.item("playAgain").property("text") == text
