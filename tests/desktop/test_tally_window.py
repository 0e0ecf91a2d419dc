"""The stage of a tally in the window: where its tiles stand, what is stamped on them, who leads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.channels import accessible
from tests.desktop.positions import (
    EVERY_STAMP,
    LAST_OF_EIGHTH,
    TURN,
    TURN_MS,
    count,
    crowd,
    resume,
    stage_tally,
)
from tests.desktop.screen import Screen, counted_rows, everything, qml_type, seen
from tests.readers import board
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.text.tallies import counted_label
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession

AHEAD = ("bS3>bC", "iS5>iC", "iS7>iC", "bM8>iC")
BLUFF_SECOND = ("bS3>bC", "iP5>bC", "iS7>iC")
SMALL, USUAL = (1024, 640), (1280, 800)


def show(
    screen: Screen,
    tiles: Sequence[str] = EVERY_STAMP,
    turned: int | None = None,
    stop: Stop = Stop.NONE,
    *,
    decide: bool = False,
) -> Tally:
    """Show a tally on the stage, and wait until its tiles stand."""
    whole = stage_tally(screen, tiles, turned, stop, decide=decide)
    settle(screen)
    return whole


def settle(screen: Screen) -> None:
    """Wait until every tile stands where it belongs."""
    before: list[QRectF] = []

    def still() -> bool:
        now = [place(tile) for tile in stage_tiles(screen)]
        moving = any(tile.property("moving") for tile in stage_tiles(screen))
        same = now == before and not moving
        before[:] = now
        return same

    QTest.qWait(20)
    screen.qtbot.waitUntil(still)


def stage_tiles(screen: Screen) -> list[QQuickItem]:
    return [tile for tile in screen.items("stageTile") if seen(tile)]


def place(item: QQuickItem) -> QRectF:
    """Return an item's rectangle in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def band(screen: Screen, side: int) -> QQuickItem:
    return next(b for b in screen.items("band") if b.property("tallySide") == side)


def within(item: QQuickItem, name: str) -> list[QQuickItem]:
    return [each for each in everything(item) if each.objectName() == name and seen(each)]


def text_of(item: QQuickItem) -> str:
    """Return the text that an item shows, or nothing."""
    return str(item.property("text") or "")


def resize(screen: Screen, size: tuple[int, int]) -> None:
    screen.window.resize(*size)
    content = screen.window.contentItem()
    screen.qtbot.waitUntil(lambda: (content.width(), content.height()) == size)


# Alone on the screen


def test_the_table_below_the_stage_is_inert_and_hidden_from_readers(screen: Screen) -> None:
    count(screen, 3)
    assert not any(tile.isEnabled() for tile in screen.tiles())
    assert not any(building.isEnabled() for building in screen.items("building"))
    named = [str(entry[4]) for entry in accessible(screen) if not entry[2]]
    assert "Ivory’s citadel" in named
    assert [name for name in named if name in ("Ivory’s market", "Table")] == []
    stage = place(screen.item("tallyStage"))
    assert stage.contains(place(screen.items("prompt")[0]))
    assert stage.contains(place(screen.plot(2)))


def test_the_table_takes_keys_again_when_the_stage_is_left(screen: Screen) -> None:
    show(screen)
    assert within(screen.item("tallyStage"), "tallyNext")[0].hasActiveFocus()
    screen.models.tally.leave()
    QCoreApplication.processEvents()
    assert not screen.shows("tallyStage")
    focus = screen.window.activeFocusItem()
    assert focus is not None
    assert qml_type(focus) == "KeyboardPlay"
    assert all(building.isEnabled() for building in screen.items("building"))


def test_each_tile_and_building_has_a_name_for_a_reader(screen: Screen) -> None:
    show(screen, turned=4)
    labels = map(counted_label, counted_rows(screen.models))
    interfaces = map(QAccessible.queryAccessibleInterface, stage_tiles(screen))
    assert sorted(i.text(QAccessible.Text.Name) for i in interfaces) == sorted(labels)
    lists = map(QAccessible.queryAccessibleInterface, screen.items("band"))
    assert [(i.role(), i.text(QAccessible.Text.Name)) for i in lists] == [
        (QAccessible.Role.List, "Ivory’s citadel"),
        (QAccessible.Role.List, "Brown’s citadel"),
    ]


# Where tiles stand


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_no_tile_covers_another_or_leaves_its_building(
    screen: Screen, size: tuple[int, int]
) -> None:
    resize(screen, size)
    for tiles in (EVERY_STAMP, crowd(14), crowd(27)):
        for part in (0, 0.5, 1):
            # At a stop every tile that is turned has stepped back into its lane.
            show(screen, tiles, int(part * len(tiles)), Stop.TURN)
            for side in (0, 1):
                assert_apart(screen, side)


def assert_apart(screen: Screen, side: int) -> None:
    around, total = band(screen, side), within(band(screen, side), "stageTotal")[0]
    places = [place(tile) for tile in within(around, "stageTile")]
    slack = places[0].width() * 0.02
    for one, other in combinations(places, 2):
        shared = one.intersected(other)
        assert shared.width() <= slack or shared.height() <= slack
    for each in places:
        assert place(around).contains(each)
        assert each.right() <= place(total).left()


def test_a_smaller_tally_is_laid_out_as_if_no_other_had_been_shown(screen: Screen) -> None:
    show(screen, EVERY_STAMP)
    one_vote = tally(8, Profession.SOLDIER, board("iS5>iC"))
    screen.models.show_tally((one_vote,), review=True)
    settle(screen)
    assert len(within(band(screen, 0), "laneSum")) == 1
    assert not within(band(screen, 1), "laneSum")


def test_fourteen_tiles_of_a_building_can_be_read_in_the_smallest_window(screen: Screen) -> None:
    resize(screen, SMALL)
    show(screen, crowd(14), decide=True)
    tiles = within(band(screen, 0), "stageTile")
    assert len(tiles) == 14
    for tile in tiles:
        (digits,) = [t for t in everything(tile) if text_of(t) == str(tile.property("value"))]
        assert digits.property("font").pixelSize() * tile.property("scale") >= 20


def test_lanes_stand_in_the_rulebooks_order_and_no_room_is_kept_for_others(screen: Screen) -> None:
    show(screen, EVERY_STAMP, 10, decide=True)
    for side in (0, 1):
        tiles = sorted(within(band(screen, side), "stageTile"), key=lambda t: place(t).left())
        roles = [int(tile.property("countedRole")) for tile in tiles]
        assert roles == sorted(roles)
    alone = ("bM3>iC", "iS5>iC")
    show(screen, alone, 1, Stop.TURN)
    first = place(next(t for t in stage_tiles(screen) if t.property("turned"))).left()
    show(screen, alone, 2, decide=True)
    leftmost = min(place(t).left() for t in stage_tiles(screen))
    assert first == pytest.approx(leftmost, abs=1)


def test_backs_wait_in_one_row_whatever_their_faces_are(screen: Screen) -> None:
    places = []
    for tiles in (("iS5>iC", "bM3>iC", "iP6>iC"), ("iM1>iC", "bP9>iC", "iS2>iC")):
        show(screen, tiles, 0)
        places.append([place(tile) for tile in stage_tiles(screen)])
    assert places[0] == places[1]


def test_a_resized_window_finds_every_tile_in_its_place_at_once(screen: Screen) -> None:
    show(screen, EVERY_STAMP, 5, Stop.TURN)
    before = [place(tile).center().x() / 1280 for tile in stage_tiles(screen)]
    screen.state.settings.speed = "slow"
    QTest.qWait(300)
    resize(screen, (1600, 1000))
    after = [place(tile).center().x() / 1600 for tile in stage_tiles(screen)]
    assert after == pytest.approx(before, abs=0.004)


# Turning


def test_a_turned_tile_comes_forward_is_stamped_and_steps_back_for_the_next(screen: Screen) -> None:
    whole = show(screen, EVERY_STAMP, 0)
    screen.state.settings.speed = "slow"
    QTest.qWait(350)
    (tile,) = [t for t in stage_tiles(screen) if place(t).left() == min(
        place(o).left() for o in within(band(screen, 1), "stageTile"))]  # fmt: skip
    in_rank = place(tile).width()
    screen.models.turn(whole, whole.shown[:1], TURN_MS)
    assert not tile.property("faceShown")
    assert not within(tile, "stamp")
    screen.qtbot.waitUntil(lambda: bool(tile.property("faceShown")))
    assert not within(tile, "stamp")
    settle(screen)
    assert [text_of(t) for t in everything(within(tile, "stamp")[0]) if text_of(t)] == ["VOTE"]
    assert place(tile).width() == pytest.approx(1.32 * in_rank, rel=0.02)
    screen.models.turn(whole, whole.shown[:2], TURN_MS)
    settle(screen)
    assert place(tile).width() == pytest.approx(in_rank, rel=0.02)


def test_a_bluff_alone_bursts_and_then_stands_still(screen: Screen) -> None:
    whole = show(screen, BLUFF_SECOND, 0)
    screen.state.settings.speed = "slow"
    QTest.qWait(350)
    bursts: list[set[bool]] = []
    for turned in (1, 2):
        screen.models.turn(whole, whole.shown[:turned], TURN_MS)
        screen.qtbot.waitUntil(lambda: any(t.property("moving") for t in stage_tiles(screen)))
        seen_to_burst = set()
        while any(tile.property("moving") for tile in stage_tiles(screen)):
            seen_to_burst.add(any(tile.property("burst") < 1 for tile in stage_tiles(screen)))
            QTest.qWait(5)
        bursts.append(seen_to_burst)
    assert bursts == [{False}, {False, True}]
    assert all(tile.property("rattle") == 0 for tile in stage_tiles(screen))


def test_the_sum_follows_the_face_and_does_not_tell_it_beforehand(screen: Screen) -> None:
    whole = show(screen, EVERY_STAMP, 0)
    screen.state.settings.speed = "slow"
    QTest.qWait(350)
    (points,) = within(band(screen, 1), "stagePoints")
    screen.models.turn(whole, whole.shown[:1], TURN_MS)
    told = {(text_of(points), bool(any(t.property("faceShown") for t in stage_tiles(screen))))}
    while text_of(points) == "0":
        told.add((text_of(points), any(t.property("faceShown") for t in stage_tiles(screen))))
        assert "4" not in text_of(screen.item("standing"))
        QTest.qWait(5)
    assert ("0", True) in told
    assert text_of(points) == "4"


def test_reduced_motion_turns_a_tile_at_once_where_it_stands(screen: Screen) -> None:
    whole = show(screen, EVERY_STAMP, 0)
    screen.state.settings.speed = "slow"
    screen.state.settings.reduceMotion = True
    QTest.qWait(50)
    before = {place(tile).center().x() for tile in stage_tiles(screen)}
    screen.models.turn(whole, whole.shown[:1], TURN_MS)
    QCoreApplication.processEvents()
    (tile,) = [t for t in stage_tiles(screen) if t.property("turned")]
    assert tile.property("stamped")
    assert not any(t.property("moving") for t in stage_tiles(screen))
    assert min(abs(place(tile).center().x() - x) for x in before) < 1


# Stamps and sums


def test_every_role_has_a_stamp_with_its_word_and_a_drawing_of_its_own(screen: Screen) -> None:
    show(screen, EVERY_STAMP, decide=True)
    found: dict[tuple[Role, bool], set[tuple[str, ...]]] = {}
    for tile in stage_tiles(screen):
        (stamp,) = within(tile, "stamp")
        key = (ROLES[int(tile.property("countedRole"))], bool(tile.property("spare")))
        words = [text_of(t) for t in everything(stamp) if t.property("text")]
        found.setdefault(key, set()).add((*words, str(stamp.property("drawing"))))
    assert found == {
        (Role.VOTE, False): {("VOTE", "vote")},
        (Role.BLOCK, False): {("BLOCK", "block")},
        (Role.COUNTER, False): {("COUNTER", "counter")},
        (Role.COUNTER, True): {("SPARE", "spare")},
        (Role.BLUFF, False): {("BLUFF", "bluff")},
    }
    assert {tile.opacity() for tile in stage_tiles(screen)} == {1.0}


def test_each_side_has_one_sum_in_the_rulebooks_way(screen: Screen) -> None:
    show(screen, EVERY_STAMP, decide=True)
    sums = [within(band(screen, side), "stageSum")[0] for side in (0, 1)]
    assert [text_of(each) for each in sums] == ["12 − 2 =", ""]
    points = [text_of(within(band(screen, side), "stagePoints")[0]) for side in (0, 1)]
    assert points == ["10", "10"]
    lanes = [text_of(each) for each in within(band(screen, 0), "lanePoints")]
    assert lanes == ["12", "− 8", "+ 6"]


def test_each_tally_names_its_own_lanes(screen: Screen) -> None:
    resume(screen, LAST_OF_EIGHTH)
    for tiles, lanes in {
        ("iS5>iC", "iP2>iC"): [("5", "votes"), ("+ 0", "counters, 2 spare")],
        ("iS5>iC", "bM2>iC"): [("5", "votes"), ("− 2", "blocks")],
        ("bS3>bC",): [],
    }.items():
        whole = tally(8, Profession.SOLDIER, board(*tiles))
        screen.models.show_counted(whole, whole.shown)
        screen.models.tally.show(whole, review=True)
        settle(screen)
        sums = within(band(screen, 0), "laneSum")
        shown = [[text_of(each) for each in everything(lane) if text_of(each)] for lane in sums]
        assert [tuple(texts) for texts in shown] == lanes


@pytest.mark.parametrize("language", ["en", "fr"])
def test_counters_beyond_the_blocks_are_told_as_spare(screen: Screen, language: str) -> None:
    """Else nothing explains why a tile of six adds three."""
    screen.controller.setLanguage(language)
    show(screen, ("iS9>iC", "bM3>iC", "iP6>iC"), decide=True)
    texts = [text_of(each) for each in everything(within(band(screen, 0), "laneSum")[2])]
    told = {"en": "counters, 3 spare", "fr": "neutralisés, 3 en trop"}[language]
    assert [text for text in texts if text] == ["+ 3", told]
    heard = {"en": "blocks\u00a03, counters\u00a03, spare\u00a03.", "fr": "en trop\u00a03."}[
        language
    ]
    assert screen.models.tally.rows[0].surplus == 3
    assert band(screen, 0).property("label").endswith(heard)


def test_one_point_is_named_in_the_singular(screen: Screen) -> None:
    show(screen, ("iS1>iC", "bM2>iC"), decide=True)
    texts = [text_of(each) for each in everything(within(band(screen, 0), "laneSum")[0])]
    assert [text for text in texts if text] == ["1", "vote"]


def test_more_blocks_than_votes_make_a_total_of_zero(screen: Screen) -> None:
    show(screen, ("iS3>iC", "bM5>iC"), decide=True)
    assert text_of(within(band(screen, 0), "stageSum")[0]) == "3 − 5 →"
    assert text_of(within(band(screen, 0), "stagePoints")[0]) == "0"


def test_no_text_of_the_stage_is_cut_off(screen: Screen) -> None:
    for language, scale in product(["en", "fr"], [80, 100, 250]):
        screen.controller.setLanguage(language)
        screen.state.settings.scale = scale
        resize(screen, SMALL)
        for tiles in (EVERY_STAMP, crowd(14)):
            show(screen, tiles, decide=True, stop=Stop.NEXT)
            for item in everything(screen.item("tallyStage")):
                if item.inherits("QQuickText") and seen(item) and text_of(item):
                    assert not item.property("truncated"), text_of(item)


# Who leads, and the verdict


def prize(screen: Screen) -> float:
    return place(screen.item("prize")).center().y()


def test_the_representative_leans_to_the_side_that_leads(screen: Screen) -> None:
    show(screen, AHEAD, 0)
    middle = prize(screen)
    show(screen, AHEAD, 1, Stop.TURN)
    assert prize(screen) < middle - 5
    show(screen, AHEAD, 2, Stop.TURN)
    assert prize(screen) > middle + 2


def test_the_representative_goes_to_the_winner_whose_sum_lights_up(screen: Screen) -> None:
    show(screen, AHEAD, decide=True)
    totals = [within(band(screen, side), "stageTotal")[0] for side in (0, 1)]
    assert [bool(total.property("won")) for total in totals] == [True, False]
    assert place(totals[0]).contains(place(screen.item("prize")))
    assert [bool(band(screen, side).property("lost")) for side in (0, 1)] == [False, True]
    assert text_of(screen.item("standing")) == "You win a General, 4\u00a0to\u00a03."
    # It covers no text of the sum.
    for item in everything(totals[0]):
        if text_of(item) and seen(item):
            assert not place(item).intersects(place(screen.item("prize")))


def test_a_null_election_leaves_the_representative_between_both(screen: Screen) -> None:
    show(screen, EVERY_STAMP, 0)
    middle = prize(screen)
    show(screen, EVERY_STAMP, decide=True)
    assert prize(screen) == middle
    totals = [within(band(screen, side), "stageTotal")[0] for side in (0, 1)]
    assert not any(total.property("won") or total.property("lost") for total in totals)


def test_a_building_without_tiles_is_on_the_stage_with_a_sum_of_zero(screen: Screen) -> None:
    show(screen, ("iS5>iC",), decide=True)
    assert not within(band(screen, 1), "stageTile")
    assert text_of(within(band(screen, 1), "stagePoints")[0]) == "0"


# Going on


def test_the_button_says_what_it_does_and_has_the_focus(screen: Screen) -> None:
    for stop, text in ((Stop.NONE, "Skip ▸"), (Stop.TURN, "Turn it ▸"), (Stop.NEXT, "Next ▸")):
        show(screen, EVERY_STAMP, 9, stop)
        button = screen.item("tallyNext")
        assert text_of(button) == text
        assert button.hasActiveFocus()
        assert bool(button.property("primary")) == (stop != Stop.NONE)


@pytest.mark.parametrize(
    "way", first(3, ["anywhere", "space", "button", "tile", "enter", "escape"])
)
def test_a_click_anywhere_or_a_key_goes_on(screen: Screen, way: str) -> None:
    count(screen, 2)
    script = screen.application.script
    script.get_pace = lambda: 100.0
    script.step()
    assert screen.models.tally.stop == Stop.NONE
    keys = {"space": Qt.Key.Key_Space, "enter": Qt.Key.Key_Return, "escape": Qt.Key.Key_Escape}
    if way in keys:
        QTest.keyClick(screen.window, keys[way])
    elif way == "anywhere":
        at = screen.middle(screen.item("tallyStage")) - QPoint(0, 330)
        QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=at)
    else:
        screen.click(screen.item("tallyNext") if way == "button" else stage_tiles(screen)[0])
    screen.qtbot.waitUntil(lambda: screen.models.tally.backs == 0)


# Looked at again


@pytest.mark.parametrize("way", ["click", "enter", "reader"])
def test_the_panel_opens_the_last_tally_again_and_escape_closes_it(
    screen: Screen, way: str
) -> None:
    resume(screen, TURN)
    panel = screen.item("openTally")
    if way == "click":
        screen.click(panel)
    elif way == "reader":
        QAccessible.queryAccessibleInterface(panel).actionInterface().doAction("Press")
    else:
        panel.forceActiveFocus()
        QTest.keyClick(screen.window, Qt.Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.shows("tallyStage"))
    settle(screen)
    assert screen.models.tally.reviewing
    assert all(tile.property("stamped") for tile in stage_tiles(screen))
    assert text_of(screen.item("tallyNext")) == "Close"
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("tallyStage"))


def test_a_click_on_the_stage_looked_at_again_does_not_close_it(screen: Screen) -> None:
    resume(screen, TURN)
    screen.click(screen.item("openTally"))
    screen.qtbot.waitUntil(lambda: screen.shows("tallyStage"))
    screen.click(screen.item("standing"))
    QCoreApplication.processEvents()
    assert screen.shows("tallyStage")


def test_the_arrow_keys_step_through_the_tallies_of_a_finished_game(screen: Screen) -> None:
    resume(screen, None)
    screen.qtbot.waitUntil(lambda: screen.models.tally.number > 1 and not screen.models.tally.open)
    last = screen.models.tally.number
    screen.controller.review.open(last)
    screen.qtbot.waitUntil(lambda: screen.shows("tallyStage"))
    QTest.keyClick(screen.window, Qt.Key.Key_Left)
    assert screen.models.tally.number == last - 1
    screen.click(screen.item("tallyAfter"))
    assert screen.models.tally.number == last
