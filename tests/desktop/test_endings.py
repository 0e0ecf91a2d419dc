"""How the window shows the end of elections and games, streaks and closed buildings.

Every ending is a golden game; the game of the gallery has the streak and the closed buildings.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QSettings, Qt
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.conftest import Starter
from tests.desktop.gallery import SCENES
from tests.desktop.support.channels import role
from tests.desktop.support.items import everything, in_window, seen
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    LAST_OF_EIGHTH,
    TURN,
    game,
    resume,
    step_until,
)
from tests.desktop.support.program import WAIT_MS, Program
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import at_the_end, play_on
from tests.readers import play_game
from tyrus_desktop.desktop.enums import ENDINGS, GIVEN_UP
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.engine.record import Record

WON_BY = {
    "streak": (5, 6, 7),
    "five": (2, 3, 5, 6, 8),
    "majority": (2, 3, 5, 9),
    "tiles": (),
    "draw": (),
}
"""The elections by which each golden game was won; the winner's side is Ivory in the first."""

DISCARDED = 3


def end(screen: Screen, name: str, headers: dict[str, str] = AGAINST_COMPUTER) -> None:
    resume(screen, None, name, headers)
    assert screen.wait_for(Phase.OVER) is Phase.OVER


def pictures(screen: Screen, folder: str) -> list[str]:
    names = [i.property("name") for i in everything(screen.window.contentItem()) if seen(i)]
    return [name for name in names if isinstance(name, str) and name.startswith(folder)]


def test_each_ending_marks_the_elections_that_decided_it(screen: Screen) -> None:
    for name, elections in WON_BY.items():
        end(screen, name)
        decided = [row.number for row in screen.models.chart.rows if row.decided]
        assert tuple(decided) == elections
        raised = [row.chart_row + 1 for row in screen.models.representatives.rows if row.decided]
        assert sorted(raised) == decided
        tokens = [item for item in screen.items("wonBy") if seen(item)]
        assert len(tokens) == (len(decided) if name in ("streak", "five") else 0)
        assert ENDINGS[screen.state.summary.ending].value == name


BOARDS: tuple[tuple[str, str, list[int] | None], ...] = (
    ("streak", "ivory", None),
    ("five", "brown", None),
    ("tiles", "ivory", [12, 5]),
    ("draw", "draw", [4, 4]),
)


def test_the_end_board_has_the_winners_wood_and_the_score(screen: Screen) -> None:
    for name, wood, score in BOARDS:
        end(screen, name)
        assert screen.item("endBoard").property("wood") == wood
        assert screen.state.result in screen.texts()
        if score:
            assert screen.state.summary.score == score
            assert [str(number) for number in score if str(number) in screen.texts()]


def test_the_end_board_covers_no_roof(screen: Screen) -> None:
    for name in ("streak", "tiles"):
        end(screen, name)
        foot = in_window(screen.item("endBoard")).bottom()
        for building in screen.items("facade"):
            roof = in_window(building)
            assert foot < roof.top() + 0.1 * roof.height() or foot > roof.bottom()


def test_a_name_plate_shows_each_representative_by_kind(screen: Screen) -> None:
    resume(screen, TURN)
    pictures = screen.visible_items("representativeHeld")
    held = [str(picture.property("name")).split("/")[1] for picture in pictures]
    ivory, brown = ["highpriest", "guildmaster", "highpriest"], ["general", "highpriest"]
    assert held == ivory + brown


def test_a_defeat_by_the_computer_is_not_celebrated(start: Starter, store: QSettings) -> None:
    store.setValue("speed", "normal")
    screen = start(store)
    end(screen, "five")
    assert "The Councillor thanks you for the game." in screen.texts()
    assert not screen.shows("confetti")
    assert screen.items("confetti")[0].property("fallen") == 1, "It falls unseen."
    end(screen, "five", AT_ONE_SCREEN)
    assert "Good game!" in screen.texts()
    assert screen.shows("confetti")


def test_no_confetti_falls_where_a_player_gives_up(screen: Screen) -> None:
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.state.settings.speed = "normal"
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert screen.state.summary.ending == GIVEN_UP
    assert screen.shows("endBoard")
    assert not screen.shows("confetti")


def test_the_celebration_ends_on_a_click_or_within_two_seconds(
    start: Starter, store: QSettings
) -> None:
    store.setValue("speed", "slow")
    screen = start(store)
    end(screen, "streak")
    assert screen.shows("confetti")
    QTest.mouseClick(
        screen.window, Qt.MouseButton.LeftButton, pos=screen.middle(screen.items("building")[0])
    )
    screen.qtbot.waitUntil(lambda: not screen.shows("confetti"), timeout=300)
    theme = screen.application.engine.singletonInstance("Tyrus", "Theme")
    assert isinstance(theme, QObject)
    assert 0 < theme.property("celebration") <= 2000


def test_without_motion_the_end_is_not_animated(screen: Screen) -> None:
    end(screen, "streak")
    assert not screen.shows("confetti")
    board = screen.item("endBoard")
    assert board.property("unfurled") == 1


@pytest.mark.parametrize(
    ("headers", "warning"),
    [
        (AGAINST_COMPUTER, "one more and you win"),
        (
            {"IvoryPlayer": "computer greedy", "BrownPlayer": "person"},
            "one more and you lose",
        ),
        (AT_ONE_SCREEN, "one more wins the game"),
    ],
)
def test_two_wins_in_a_row_are_marked_on_the_chart(
    screen: Screen, headers: dict[str, str], warning: str
) -> None:
    resume(screen, TURN, headers=headers)
    rows = screen.models.chart.rows
    assert [row.number for row in rows if row.streak_side == 0] == [5, 6, 7]
    assert {row.streak_side for row in rows} == {0, TO_COME}
    assert sum(seen(item) for item in screen.items("streakWarning")) == 3
    assert warning in screen.texts()
    label = str(role(screen.models.chart, 6, "label"))
    assert label.endswith("Two in a row for Ivory: a third would end the game.")


def test_two_wins_in_a_row_are_announced_once(program: Program) -> None:
    resume(program, 35)
    heard: list[str] = []
    program.controller.announced.connect(heard.append)
    program.play(game().placements[35])
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    warnings = [text for text in heard if "a third would end the game" in text]
    assert len(warnings) == 1


def test_no_third_win_is_announced_where_the_fifth_ended_the_game(screen: Screen) -> None:
    whole = play_game(128)  # Brown's fourth and fifth win are the last two elections.
    screen.table.resume(Record(AGAINST_COMPUTER, whole.deal, whole.placements[:-1]))
    heard: list[str] = []
    screen.controller.announced.connect(heard.append)
    screen.play(whole.placements[-1])
    step_until(screen, lambda: screen.models.chart.rows[7].chart_winner != TO_COME)
    assert not any(seen(item) for item in screen.items("streakWarning"))
    assert not [text for text in heard if "a third would end the game" in text]


def test_a_name_plate_shows_two_in_a_row_only_while_a_third_can_follow(
    screen: Screen,
) -> None:
    whole = play_game(128)  # Brown's fourth and fifth win are the last two elections.
    screen.table.resume(Record(AGAINST_COMPUTER, whole.deal, whole.placements))
    screen.wait_for(Phase.OVER)
    assert [row.streak_length for row in screen.models.players.rows] == [0, 2]
    assert "2 in a row!" not in screen.texts()
    end(screen, "streak")
    assert "3 in a row!" in screen.texts()


def test_without_a_streak_nothing_is_marked_on_the_chart(screen: Screen) -> None:
    resume(screen, 24, "draw")
    assert not any(seen(item) for item in screen.items("streakWarning"))
    end(screen, "draw")
    assert not any(seen(item) for item in screen.items("streakWarning"))


def test_closed_buildings_are_boarded_up_and_hint_at_bluffs_only(screen: Screen) -> None:
    resume(screen, LAST_OF_EIGHTH + 1)
    shown = pictures(screen, "buildings/")
    facades = [name for name in shown if not name.endswith("-icon")]
    assert facades.count("buildings/citadel-lit") == 2
    assert facades.count("buildings/market-shut") == facades.count("buildings/temple-shut") == 2
    screen.point_at(screen.hand_tile(0))
    hints = [row.hint_role for row in screen.models.buildings.rows if row.closed]
    assert hints == [3, 3, 3, 3]


def test_discarded_tiles_move_to_the_coffer_without_crossing_a_panel(screen: Screen) -> None:
    SCENES["sweeping"](screen)
    swept = [tile for tile in screen.tiles() if tile.property("place") == DISCARDED]
    assert swept
    left, right = (screen.plot(building) for building in (0, 2))
    for tile in swept:
        home = tile.property("home")
        assert left.x() < home.x() < right.x() + right.width()
    screen.qtbot.waitUntil(lambda: not any(seen(tile) for tile in swept), timeout=WAIT_MS)


@pytest.mark.parametrize("name", first(1, ["streak", "five"]))
def test_an_end_is_not_celebrated_again_when_the_speed_is_changed(
    screen: Screen, name: str
) -> None:
    end(screen, name)
    assert not screen.shows("confetti")
    screen.application.settings.speed = "normal"
    QTest.qWait(50)
    assert not screen.shows("confetti")
    (board,) = screen.components("EndBoard")
    assert [board.property(each) for each in ("unfurled", "lowered", "swell")] == [1, 1, 1]


def test_the_end_keeps_the_focus_when_the_language_changes(screen: Screen) -> None:
    end(screen, "streak")
    button = screen.visible_items("seeTally")[1]
    button.forceActiveFocus()
    screen.controller.setLanguage("fr")
    assert screen.window.activeFocusItem() is button
    assert "Revoir" in button.property("text")


def test_a_game_that_is_come_back_to_from_a_study_is_not_celebrated_again(
    start: Starter, store: QSettings
) -> None:
    store.setValue("speed", "normal")
    screen = start()
    at_the_end(screen)
    screen.qtbot.waitUntil(lambda: screen.shows("confetti"))
    play_on(screen, 0)
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    QCoreApplication.processEvents()
    assert not screen.shows("confetti")
