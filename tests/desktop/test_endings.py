"""Ends of elections and games in the window: boards, chart, streaks and celebration.

Each way to end is a golden game. The longest of them has the streak and the closed buildings.
"""

from __future__ import annotations

from tests.desktop.support.channels import role
from tests.desktop.support.items import everything, seen
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    LAST_OF_EIGHTH,
    TURN,
    game,
    resume,
    show_end,
)
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import play_on
from tyrus_desktop.desktop.enums import ENDINGS, GIVEN_UP
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME

ENDS: dict[str, tuple[tuple[int, ...], str, list[int] | None, str]] = {
    "streak": ((5, 6, 7), "ivory", None, ""),
    "five": ((2, 3, 5, 6, 8), "brown", None, "The Councillor thanks you for the game."),
    "majority": ((2, 3, 5, 9), "ivory", None, ""),
    "tiles": ((), "ivory", [12, 5], ""),
    "draw": ((), "draw", [4, 4], "Good game!"),
}
"""For each golden game, the elections that decided it, the wood of the board, the score if it is
shown as numbers, and the parting sentence.
"""


def confetti(screen: Screen) -> bool:
    return screen.shows("confetti")


def warnings(screen: Screen) -> int:
    return sum(seen(item) for item in screen.items("streakWarning"))


def test_each_ending_marks_what_decided_the_game(reused_screen: Screen) -> None:
    screen = reused_screen
    for name, (elections, wood, score, parting) in ENDS.items():
        show_end(screen, name, AGAINST_COMPUTER)
        assert ENDINGS[screen.state.summary.ending].value == name
        decided = [row.number for row in screen.models.chart.rows if row.decided]
        assert tuple(decided) == elections
        raised = [row.chart_row + 1 for row in screen.models.representatives.rows if row.decided]
        assert sorted(raised) == decided
        tokens = [item for item in screen.items("wonBy") if seen(item)]
        assert len(tokens) == (len(decided) if name in ("streak", "five") else 0)
        board, texts = screen.item("endBoard"), screen.texts()
        assert board.property("wood") == wood
        assert screen.state.result in texts
        assert parting in [*texts, ""]
        if score:
            assert screen.state.summary.score == score
            assert {str(number) for number in score} <= {*texts}
        assert ("3 in a row!" in texts) is (name == "streak")
        assert board.property("unfurled") == 1, "without motion nothing is animated"
        assert not confetti(screen)
        assert warnings(screen) == 0 or name != "draw"


# Celebration


def test_only_a_victory_is_celebrated(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.state.settings.speed = "normal"
    show_end(screen, "five", AGAINST_COMPUTER)
    assert screen.item("endBoard").property("lowered") < 1, "a defeat has its own motion"
    assert not confetti(screen)
    show_end(screen, "streak", AGAINST_COMPUTER)
    assert confetti(screen)
    screen.click(screen.items("building")[0])
    screen.qtbot.waitUntil(lambda: not confetti(screen), timeout=500)
    screen.state.settings.speed = "none"
    play_on(screen, 0)
    screen.state.settings.speed = "normal"
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    screen.qtbot.waitUntil(lambda: screen.shows("endBoard"))
    assert not confetti(screen), "back from a study"
    screen.state.settings.speed = "none"
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.state.settings.speed = "normal"
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert screen.state.summary.ending == GIVEN_UP
    assert screen.shows("endBoard")
    assert not confetti(screen), "a resignation"


def test_reduced_motion_stops_end_animations(reused_screen: Screen) -> None:
    screen, settings = reused_screen, reused_screen.state.settings
    settings.reduceMotion = True
    settings.speed = "normal"
    show_end(screen, "streak", AGAINST_COMPUTER)
    assert not confetti(screen)
    (board,) = screen.components("EndBoard")
    assert [board.property(each) for each in ("unfurled", "lowered", "swell")] == [1, 1, 1]


# Streaks and closed buildings


def test_chart_shows_wins_and_warns_of_two_in_a_row(reused_screen: Screen) -> None:
    screen = reused_screen
    brown = {"IvoryPlayer": "computer greedy", "BrownPlayer": "person"}
    for headers, warning in (
        (AGAINST_COMPUTER, "one more and you win"),
        (brown, "one more and you lose"),
        (AT_ONE_SCREEN, "one more wins the game"),
    ):
        resume(screen, TURN, headers=headers)
        rows = screen.models.chart.rows
        assert [row.number for row in rows if row.streak_side == 0] == [5, 6, 7]
        assert {row.streak_side for row in rows} == {0, TO_COME}
        assert warnings(screen) == 3
        assert warning in screen.texts()
        label = str(role(screen.models.chart, 6, "label"))
        assert label.endswith("Two in a row for Ivory: a third would end the game.")
    pictures = screen.visible_items("representativeHeld")
    held = [str(picture.property("name")).split("/")[1] for picture in pictures]
    assert held[:3] == ["highpriest", "guildmaster", "highpriest"], "Ivory’s"
    assert held[3:] == ["general", "highpriest"], "Brown’s"
    resume(screen, 24, "draw")
    assert warnings(screen) == 0


def test_two_wins_in_a_row_are_announced_once(program: Program) -> None:
    resume(program, 35)
    heard: list[str] = []
    program.controller.announced.connect(heard.append)
    program.play(game().placements[35])
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert len([text for text in heard if "a third would end the game" in text]) == 1


def test_closed_buildings_are_boarded_up_and_hint_bluffs(reused_screen: Screen) -> None:
    screen = reused_screen
    resume(screen, LAST_OF_EIGHTH + 1)
    names = [i.property("name") for i in everything(screen.window.contentItem()) if seen(i)]
    assert names.count("buildings/citadel-lit") == 2
    assert names.count("buildings/market-shut") == names.count("buildings/temple-shut") == 2
    screen.point_at(screen.hand_tile(0))
    hints = [row.hint_role for row in screen.models.buildings.rows if row.closed]
    assert hints == [3, 3, 3, 3]
