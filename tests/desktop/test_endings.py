"""Ends of elections and games in the window: the last scene, chart, streaks and celebration.

Each way to end is a golden game. The longest of them has the streak and the closed buildings.
"""

from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.channels import role, wait_for_still_picture
from tests.desktop.support.items import everything, in_window, seen
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AGAINST_CONSUL,
    AT_ONE_SCREEN,
    LAST_OF_EIGHTH,
    TURN,
    game,
    move,
    resume,
    show_end,
    step_until,
)
from tests.desktop.support.program import Program, listen
from tests.desktop.support.screen import Key, Screen, press
from tests.desktop.support.studying import play_on
from tyrus_desktop.desktop.enums import ENDINGS, GIVEN_UP
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.models.tile_rows import TilePlace

SPAN = 1.9
"""How many seconds an ending takes to come."""

ENDS: dict[str, tuple[tuple[int, ...], str, tuple[int, ...], int, str]] = {
    "streak": ((5, 6, 7), "You win, three in a row", (0,), 5, "Elections 5, 6 and 7."),
    "five": ((2, 3, 5, 6, 8), "The Councillor wins, 5 to 2", (1,), 5, "The Councillor thanks you"),
    "majority": ((2, 3, 5, 9), "You win, 4 to 3", (0,), 4, "Well played, Claire!"),
    "tiles": ((), "You win on the last three tiles", (0,), 3, "Last three tiles: 12 to 5."),
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


def end_scene(screen: Screen) -> QQuickItem:
    (scene,) = screen.components("EndScene")
    return scene


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


def test_last_verdict_stays_until_the_ending_covers_it(screen: Screen, silent_player: None) -> None:
    placements = game("streak").placements
    resume(screen, len(placements) - 1, "streak", AGAINST_CONSUL)
    move(screen)
    screen.state.settings.afterTally = "wait"
    screen.play(placements[-1])
    step_until(screen, lambda: screen.models.tally.stop == Stop.NEXT)
    stage, bands = screen.item("tallyStage"), QRect(0, 80, 1280, 600)
    screen.qtbot.waitUntil(lambda: stage.property("grown") == 1)
    screen.qtbot.wait(800)  # Its tiles have turned.
    wait_for_still_picture(screen)
    before = screen.picture().copy(bands)
    while screen.table.phase is not Phase.OVER:
        screen.application.script.step()
    scene = end_scene(screen)
    opacities: list[float] = []
    scene.opacityChanged.connect(lambda: opacities.append(scene.opacity()))
    while not scene.property("shown"):
        assert screen.picture().copy(bands) == before, "nothing blank, and nothing of the table"
        screen.qtbot.wait(1)
    screen.qtbot.waitUntil(partial(scene.property, "covers"))
    assert any(0 < each < 1 for each in opacities), "it is faded over"
    assert not seen(stage)


def test_ending_comes_in_turn_on_one_clock(screen: Screen) -> None:
    move(screen)
    show_end(screen, "streak", AGAINST_COMPUTER)
    scene = end_scene(screen)
    parts = ["headline", "hero", "wonBy", "storySentence", "misled", "rematch"]
    came: list[str] = []
    heights: set[float] = set()
    while not scene.property("stands"):
        assert scene.property("laidOut") or not screen.components("EndBank"), "drawn once"
        came += [name for name in parts if name not in came and opaque(screen, name)]
        if scene.property("shown"):
            heights.add(scene.property("cityHeight"))
        screen.qtbot.wait(5)
    came += [name for name in parts if name not in came]  # A slow machine looks seldom.
    assert came == parts
    assert len(heights) == 1, "its layout is made once"
    screen.qtbot.waitUntil(lambda: seen_faces(screen) == ["ivory-won"])


def opaque(screen: Screen, name: str) -> bool:
    """Return whether all of an item's parents have come at least halfway."""
    item = next(iter(screen.items(name)), None)
    while item is not None:
        if item.opacity() < 0.5:
            return False
        item = item.parentItem()
    return bool(screen.items(name))


def seen_faces(screen: Screen) -> list[str]:
    return [str(each.property("face")) for each in screen.visible_items("hero")]


def test_any_click_or_key_ends_the_celebration_alone(screen: Screen) -> None:
    screen.activate()
    keys = (Key.Key_Space, Key.Key_Return, Key.Key_5, Key.Key_H, Key.Key_Escape, Key.Key_Left)
    for way in (None, *keys):
        screen.state.settings.speed = "none"
        resume(screen, TURN)
        move(screen)
        show_end(screen, "five" if way is None else "streak", AGAINST_COMPUTER)
        scene = end_scene(screen)
        screen.qtbot.waitUntil(partial(scene.property, "shown"))
        assert marches(screen)
        if way is None:
            QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=QPoint(520, 765))
        else:
            press(screen, way)
        assert not marches(screen), way
        assert scene.property("stands")
        assert screen.shows("headline")
        assert screen.table.phase is Phase.OVER
        screen.qtbot.waitUntil(lambda: screen.shows("wonBy"))


def test_ending_that_is_cut_off_stands_all_the_same(screen: Screen) -> None:
    move(screen)
    show_end(screen, "streak", AGAINST_COMPUTER)
    scene = end_scene(screen)
    screen.qtbot.waitUntil(lambda: scene.property("clock") > 0)
    (run,) = [each for each in scene.findChildren(QObject) if each.property("to") == SPAN]
    run.setProperty("paused", True)  # As in a window that nobody sees.
    screen.qtbot.waitUntil(partial(scene.property, "stands"))
    assert scene.property("covers")


def test_end_seen_before_does_not_come_in_turn(screen: Screen) -> None:
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
    scene = end_scene(screen)
    assert not scene.property("crowned")
    screen.qtbot.waitUntil(partial(scene.property, "stands"))
    assert not screen.visible_items("wonBy"), "nothing was won yet"


def test_reduced_motion_fades_the_end_in(screen: Screen) -> None:
    screen.state.settings.reduceMotion = True
    move(screen)
    show_end(screen, "streak", AGAINST_COMPUTER)
    scene = end_scene(screen)
    places: dict[str, set[object]] = {}
    fades = set[float]()
    screen.qtbot.waitUntil(partial(scene.property, "shown"))
    (parting,) = screen.items("parting")
    parting.opacityChanged.connect(lambda: fades.add(parting.opacity()))
    while not scene.property("stands"):
        for name in ("headline", "hero", "storySentence", "rematch", "wonBy"):
            for index, item in enumerate(screen.items(name)):
                places.setdefault(f"{name} {index}", set()).add(in_window(item).toRect().getRect())
        screen.qtbot.wait(10)
    assert "wonBy 4" in places
    assert {name: len(each) for name, each in places.items() if len(each) > 1} == {}
    assert len(fades) > 2, "it fades"


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
        screen.state.settings.ledgerOpen = True
        assert warnings(screen) == 3
        screen.state.settings.ledgerOpen = False
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
