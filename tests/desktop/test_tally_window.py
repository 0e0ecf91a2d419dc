"""The tally in the window: its sums and words, its layout, and the way on by mouse and keys."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.channels import accessible
from tests.desktop.support.colours import palette
from tests.desktop.support.items import everything, place, qml_type, seen
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    EVERY_STAMP,
    LAST_OF_EIGHTH,
    TURN,
    count,
    crowd,
    game,
    resume,
)
from tests.desktop.support.program import counted_rows
from tests.desktop.support.screen import Key, Screen, press
from tests.desktop.support.tallies import (
    DECISIVE,
    SMALL_WINDOW,
    band,
    go_on,
    place_last,
    settle,
    show,
    stage_tiles,
    text_of,
    wait_for_stop,
    within,
)
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.text.tallies import counted_label

# Words and sums


def test_tally_sums_follow_the_rulebook(screen: Screen) -> None:
    """Compares Ivory's lanes, sum and points and the winner of several tallies."""
    for tiles, lanes, total, points, won in (
        (EVERY_STAMP, ["12 votes", "− 8 blocks", "+ 6 counters", "0 nothing"], "12 − 2 =", 10, ()),
        (("iS5>iC", "iP2>iC"), ["5 votes", "2 unused"], "", 5, (0,)),
        (("iS1>iC", "bM2>iC", "bS3>bC"), ["1 vote", "− 2 blocks"], "1 − 2 → 0", 0, (1,)),
    ):
        show(screen, tiles, decide=True)
        ivory = band(screen, 0)
        totals = [within(band(screen, side), "stageTotal")[0] for side in (0, 1)]
        sums = [
            " ".join(filter(None, map(text_of, everything(each))))
            for each in within(ivory, "laneSum")
        ]
        assert [each for each in sums if each] == lanes
        assert text_of(within(ivory, "stagePoints")[0]) == str(points)
        assert not total or text_of(within(ivory, "stageSum")[0]) == total
        assert tuple(side for side in (0, 1) if totals[side].property("won")) == won
        stamps = {str(stamp.property("drawing")) for stamp in within(ivory, "stamp")}
        assert ("spare" in stamps) is any("unused" in lane for lane in lanes)


def test_tally_texts_are_never_cut_off(screen: Screen) -> None:
    for language, scale, tiles in (
        ("fr", 100, EVERY_STAMP),
        ("en", 250, crowd(14)),
        ("fr", 250, crowd(14)),
    ):
        screen.controller.setLanguage(language)
        screen.state.settings.scale = scale
        screen.resize(*SMALL_WINDOW)
        show(screen, tiles, decide=True, stop=Stop.NEXT)
        for item in everything(screen.item("tallyStage")):
            if item.inherits("QQuickText") and seen(item) and text_of(item):
                assert not item.property("truncated"), text_of(item)


def brightness(screen: Screen, tiles: list[QQuickItem]) -> float:
    """Return the mean lightness of the middles of tiles, from 0 to 255."""
    picture = screen.picture()
    middles = [place(tile).center().toPoint() for tile in tiles]
    spots = [picture.copy(at.x() - 20, at.y() - 20, 40, 40).scaled(1, 1) for at in middles]
    return sum(spot.pixelColor(0, 0).lightness() for spot in spots) / len(spots)


def test_tally_that_can_end_the_game_shows_the_stakes(screen: Screen) -> None:
    """The house turns red, the stakes stand in gold, and all but the tile that waits is dimmed."""
    show(screen, EVERY_STAMP, 9)
    usual = screen.item("house").property("color")
    assert not screen.shows("stakes")
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    settle(screen)
    stakes = screen.item("stakes")
    assert (stakes.property("font").pixelSize(), stakes.property("truncated")) == (22, False)
    assert stakes.property("color") == palette(screen).property("rackGold")
    assert screen.item("house").property("color") == palette(screen).property("houseLast") != usual
    up = [tile for tile in stage_tiles(screen) if tile.property("turned")]
    (waiting,) = [tile for tile in stage_tiles(screen) if tile.property("awaited")]
    dimmed, awaited = brightness(screen, up), brightness(screen, [waiting])
    for veil in screen.items("veil"):
        veil.setOpacity(0)
    assert dimmed < 0.75 * brightness(screen, up)
    assert awaited > 0.95 * brightness(screen, [waiting])


def test_verdict_that_ends_the_game_is_the_largest_text(screen: Screen) -> None:
    for at, sentence, size in (
        (DECISIVE, "Denis wins the election for High Priest, 9\u00a0to\u00a05.", range(32, 37)),
        (("streak", 41), "Third in a row. Claire wins the game.", (44,)),
    ):
        place_last(screen, at=at, headers=AT_ONE_SCREEN)
        if at is DECISIVE:
            wait_for_stop(screen, Stop.TURN)
            go_on(screen)
        wait_for_stop(screen, Stop.NEXT)
        settle(screen)
        verdict = screen.item("standing")
        assert text_of(verdict) == sentence
        assert verdict.property("font").pixelSize() in size
        assert not verdict.property("truncated")


def test_portrait_changes_with_the_verdict_alone(screen: Screen) -> None:
    """The consul rues an election lost; the ferrywoman is glad of one won alone."""
    for level, expression in (("consul", "consul-moved"), ("citizen", "citizen")):
        headers = {**AGAINST_COMPUTER, "Brown": "", "BrownPlayer": f"computer {level}"}
        script, tally = screen.application.script, screen.models.tally
        script.get_pace = lambda: 1.0
        resume(screen, LAST_OF_EIGHTH, headers=headers)
        screen.play(game().placements[LAST_OF_EIGHTH])
        shown: dict[bool, set[str]] = {False: set(), True: set()}
        screen.qtbot.waitUntil(lambda: script.running)  # noqa: B023
        while (script.running and len(shown[True]) == 0) or tally.open:
            script.pause()
            script.step()
            QCoreApplication.processEvents()
            if tally.open:
                name = screen.item("stagePortrait").property("name")
                shown[tally.winner >= 0].add(name)
        assert shown == {False: {f"people/{level}"}, True: {f"people/{expression}"}}
        assert screen.item("portrait").property("name") == f"people/{level}"


# Nothing is shown before it is turned


def test_positions_of_face_down_tiles_do_not_depend_on_faces(screen: Screen) -> None:
    places = []
    for tiles in (("iS5>iC", "bM3>iC", "iP6>iC"), ("iM1>iC", "bP9>iC", "iS2>iC")):
        show(screen, tiles, 0)
        places.append([place(tile) for tile in stage_tiles(screen)])
    assert places[0] == places[1]


# Focus and screen readers


def test_table_is_inert_below_an_open_tally(screen: Screen) -> None:
    count(screen, 3)
    assert not any(tile.isEnabled() for tile in screen.tiles())
    assert not any(building.isEnabled() for building in screen.items("building"))
    named = [str(entry[4]) for entry in accessible(screen) if not entry[2]]
    assert "Ivory’s citadel" in named
    assert not {"Ivory’s market", "Table"} & {*named}


def test_table_regains_focus_after_the_tally_closes(screen: Screen) -> None:
    for stop, text in ((Stop.NONE, "Skip"), (Stop.TURN, "Turn over"), (Stop.NEXT, "Next")):
        show(screen, EVERY_STAMP, 9, stop)
        assert text_of(screen.item("tallyNext")) == text
        assert screen.item("tallyNext").hasActiveFocus()
    screen.models.tally.leave()
    QCoreApplication.processEvents()
    assert not screen.shows("tallyStage")
    focus = screen.window.activeFocusItem()
    assert focus is not None
    assert qml_type(focus) == "KeyboardPlay"
    assert all(building.isEnabled() for building in screen.items("building"))


def test_screen_reader_finds_names_of_tally_tiles_and_buildings(screen: Screen) -> None:
    show(screen, turned=4)
    labels = map(counted_label, counted_rows(screen.models))
    interfaces = map(QAccessible.queryAccessibleInterface, stage_tiles(screen))
    assert sorted(i.text(QAccessible.Text.Name) for i in interfaces) == sorted(labels)
    lists = map(QAccessible.queryAccessibleInterface, screen.items("band"))
    assert [(i.role(), i.text(QAccessible.Text.Name)) for i in lists] == [
        (QAccessible.Role.List, "Ivory’s citadel"),
        (QAccessible.Role.List, "Brown’s citadel"),
    ]


# Going on


@pytest.mark.parametrize("way", ["stage", "tallyNext", "tile", Key.Key_Space, Key.Key_Escape])
def test_clicks_and_keys_advance_the_tally(screen: Screen, way: str | Key) -> None:
    count(screen, 2)
    script = screen.application.script
    script.get_pace = lambda: 100.0
    script.step()
    assert screen.models.tally.stop == Stop.NONE
    if isinstance(way, Key):
        QTest.keyClick(screen.window, way)
    elif way == "stage":
        at = screen.middle(screen.item("tallyStage")) - QPoint(0, 330)
        QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=at)
    else:
        screen.click(stage_tiles(screen)[0] if way == "tile" else screen.item(way))
    screen.qtbot.waitUntil(lambda: screen.models.tally.backs == 0)


# A past tally


def test_panel_shows_the_last_tally_again(screen: Screen) -> None:
    resume(screen, TURN)
    screen.state.settings.ledgerOpen = True
    panel = screen.item("openTally")
    for way in ("click", "enter", "reader"):
        if way == "click":
            screen.click(panel)
        elif way == "reader":
            QAccessible.queryAccessibleInterface(panel).actionInterface().doAction("Press")
        else:
            panel.forceActiveFocus()
            press(screen, Key.Key_Return)
        screen.qtbot.waitUntil(lambda: screen.shows("tallyStage"))
        settle(screen)
        assert all(tile.property("stamped") for tile in stage_tiles(screen))
        screen.click(screen.item("standing"))
        QCoreApplication.processEvents()
        assert screen.shows("tallyStage")
        press(screen, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: not screen.shows("tallyStage"))


def test_turned_tiles_stand_still_again(screen: Screen) -> None:
    whole = show(screen, ("bS3>bC", "iP5>bC", "iS7>iC"), 0)
    screen.state.settings.speed = "slow"
    screen.models.turn(whole, whole.shown[:2], 300.0)
    tiles = stage_tiles(screen)
    screen.qtbot.waitUntil(lambda: any(tile.property("moving") for tile in tiles))
    screen.qtbot.waitUntil(lambda: not any(tile.property("moving") for tile in tiles))
    assert all(tile.property("rattle") == 0 for tile in tiles)
