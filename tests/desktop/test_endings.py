"""Ends of elections and games in the window: the last scene, chart, streaks and celebration.

Each way to end is a golden game. The longest of them has the streak and the closed buildings.
"""

from functools import partial

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
from tests.desktop.support.program import Program, listen
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import play_on
from tyrus_desktop.desktop.enums import ENDINGS, GIVEN_UP
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.models.tile_rows import TilePlace

ENDS: dict[str, tuple[tuple[int, ...], str, tuple[int, ...], int, str]] = {
    "streak": ((5, 6, 7), "You win, three in a row", (0,), 5, "Elections 5, 6 and 7."),
    "five": ((2, 3, 5, 6, 8), "The Councillor wins, 5 to 2", (1,), 5, "The Councillor thanks you"),
    "majority": ((2, 3, 5, 9), "You win, 4 to 3", (0,), 4, "Well played, Claire!"),
    "tiles": ((), "You win on the last tiles", (0,), 3, "Last three tiles: 12 to 5."),
    "draw": ((), "A draw, to the last tile", (0, 1), 8, "Good game! Representatives: 4 each."),
}
"""For each golden game, the elections that decided it, the headline, the sides whose banks are lit,
how many representatives are carried there, and a part of the line below.
"""


def banks(screen: Screen, kind: str) -> tuple[int, ...]:
    """Return the sides whose banks are `lit` or `dark`."""
    found = screen.visible_items("bank")
    return tuple(sorted(int(bank.property("side")) for bank in found if bank.property(kind)))


def marches(screen: Screen) -> bool:
    return any(scene.property("celebrating") for scene in screen.components("EndScene"))


def marched(screen: Screen) -> set[float]:
    """Wait until the march is over; return the steps of it that were seen."""
    found: set[float] = set()

    def over() -> bool:
        found.update(scene.property("marched") for scene in screen.components("EndScene"))
        return not marches(screen)

    screen.qtbot.waitUntil(over)
    return found - {0, 1}


def warnings(screen: Screen) -> int:
    return sum(seen(item) for item in screen.items("streakWarning"))


def test_each_ending_shows_what_decided_the_game(screen: Screen) -> None:
    for name, (elections, headline, lit, carried, line) in ENDS.items():
        show_end(screen, name, AGAINST_COMPUTER)
        assert ENDINGS[screen.state.summary.ending].value == name
        decided = [row.number for row in screen.models.chart.rows if row.decided]
        assert tuple(decided) == elections
        raised = [row.chart_row + 1 for row in screen.models.representatives.rows if row.decided]
        assert sorted(raised) == decided
        texts = [text.replace("\u00a0", " ") for text in screen.texts()]
        assert headline in texts
        assert any(line in text for text in texts), line
        assert banks(screen, "lit") == lit
        assert banks(screen, "dark") == tuple({0, 1} - {*lit})
        assert len(screen.visible_items("wonBy")) == carried
        pictures = [each for each in screen.components("Picture") if seen(each)]
        glows = [screen.middle(each) for each in pictures if each.property("name") == "end/glow"]
        heroes = [screen.middle(each) for each in screen.visible_items("hero")]
        assert glows == ([] if name == "draw" else heroes)
        assert not marches(screen), "without motion nothing is animated"
        for name_of_game in ("building", "tile", "electionCard", "ledgerButton", "streakWarning"):
            assert not screen.shows(name_of_game), "of the running game nothing is left"
        screen.click(screen.item("showTable"))
        screen.qtbot.waitUntil(lambda: screen.shows("showEnding"))
        assert not screen.shows("headline")
        tiles = [row for row in screen.models.tiles.rows if row.place != TilePlace.NOWHERE]
        assert all(row.tile for row in tiles), "all are turned over"
        assert len(screen.visible_items("tile")) == len(tiles)
        picture = screen.picture()
        seen_colours = {picture.pixel(screen.middle(tile)) for tile in screen.tiles()}
        assert len(seen_colours) > 1, "no night above them"
        screen.click(screen.item("showEnding"))
        screen.qtbot.waitUntil(lambda: screen.shows("headline"))


def test_games_without_a_loser_have_endings_of_their_own(screen: Screen) -> None:
    show_end(screen, "five", AT_ONE_SCREEN)
    assert (banks(screen, "lit"), banks(screen, "dark")) == ((0, 1), ()), "no defeat"
    (scene,) = screen.components("EndScene")
    assert scene.property("crowned")
    play_on(screen, 0)
    screen.give_up()
    (scene,) = screen.components("EndScene")
    assert (banks(screen, "lit"), banks(screen, "dark")) == ((), ()), "a study"
    assert not scene.property("crowned")


# Motion


def test_light_and_representatives_come_once(screen: Screen) -> None:
    screen.state.settings.speed = "normal"
    for name in ("five", "streak"):  # A defeat is as well made as a victory.
        show_end(screen, name, AGAINST_COMPUTER)
        screen.qtbot.waitUntil(lambda: marches(screen))
        (scene,) = screen.components("EndScene")
        assert scene.property("laidOut") or not screen.components("EndBank"), "drawn once"
        screen.qtbot.waitUntil(partial(scene.property, "shown"))
        screen.click(screen.item("headline"))
        assert not marches(screen), "a click ends it, and does nothing else"
        assert scene.property("step") == 5
        assert screen.shows("headline")
        screen.qtbot.waitUntil(lambda: screen.shows("wonBy"))
        heights = set()
        for _ in range(12):
            screen.qtbot.wait(10)
            heights.add(scene.property("cityHeight"))
        assert len(heights) == 1, "its layout is made once"


def test_end_seen_before_or_resigned_has_no_march(screen: Screen) -> None:
    show_end(screen, "streak", AGAINST_COMPUTER)
    screen.state.settings.speed = "normal"
    screen.click(screen.item("headline"))
    screen.qtbot.waitUntil(lambda: screen.shows("showEnding"))
    screen.application.replay.open()
    screen.application.replay.close()
    screen.qtbot.waitUntil(lambda: screen.shows("headline") or screen.shows("showEnding"))
    assert not marches(screen)
    screen.state.settings.speed = "none"
    play_on(screen, 0)
    screen.state.settings.speed = "normal"
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    screen.qtbot.waitUntil(lambda: screen.shows("headline"))
    assert not marches(screen), "back from a study"
    screen.state.settings.speed = "none"
    screen.play_two()
    screen.take_seat()
    screen.state.settings.speed = "normal"
    screen.give_up()
    assert screen.state.summary.ending == GIVEN_UP
    screen.qtbot.waitUntil(lambda: screen.shows("headline"))
    assert not marched(screen)
    assert not screen.visible_items("wonBy"), "nothing was won yet"


def test_reduced_motion_fades_the_end_in(screen: Screen) -> None:
    settings = screen.state.settings
    settings.reduceMotion = True
    settings.speed = "normal"
    show_end(screen, "streak", AGAINST_COMPUTER)
    screen.qtbot.waitUntil(lambda: screen.shows("headline"))
    (scene,) = screen.components("EndScene")
    assert scene.property("step") < 5
    assert not marched(screen)
    assert scene.property("step") == 5
    places = [item.x() for item in screen.visible_items("wonBy")]
    screen.qtbot.wait(100)
    assert places == [item.x() for item in screen.visible_items("wonBy")]


# Streaks and closed buildings


def test_chart_shows_wins_and_warns_of_two_in_a_row(screen: Screen) -> None:
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
        if headers is AT_ONE_SCREEN:
            assert not screen.shows("streakSign"), "the curtain is closed"
            screen.take_seat()
        screen.qtbot.waitUntil(lambda: screen.shows("streakSign"))
        assert f"Two in a row: {warning}" in screen.texts()
        screen.state.settings.leaf = "chart"
        screen.state.settings.drawer = True
        assert warnings(screen) == 3
        screen.state.settings.drawer = False
        label = str(role(screen.models.chart, 6, "label"))
        assert label.endswith("Two in a row for Ivory: a third would end the game.")
        wins = [str(role(screen.models.players, side, "meaning")) for side in range(2)]
        assert "A third win in a row would" in wins[0]
        assert "3\u00a0more wins in a row would" in wins[1]
    resume(screen, 24, "draw")
    assert not screen.shows("streakSign")


def test_two_wins_in_a_row_are_announced_once(program: Program) -> None:
    resume(program, 35)
    heard = listen(program.controller.announced)
    program.play(game().placements[35])
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert len([text for text in heard if "a third would end the game" in text]) == 1


def test_closed_buildings_are_boarded_up_and_hint_bluffs(screen: Screen) -> None:
    resume(screen, LAST_OF_EIGHTH + 1)
    names = [i.property("name") for i in everything(screen.window.contentItem()) if seen(i)]
    assert names.count("houses/citadel-lit") == 2
    assert names.count("houses/market-shut") == names.count("houses/temple-shut") == 2
    screen.point_at(screen.hand_tile(0))
    hints = [row.hint_role for row in screen.models.buildings.rows if row.closed]
    assert hints == [3, 3, 3, 3]
