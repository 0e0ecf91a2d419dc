"""Where the tiles of a tally stand, and how they turn."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.items import everything, place
from tests.desktop.support.positions import EVERY_STAMP, TURN_MS, crowd
from tests.desktop.support.screen import Screen
from tests.desktop.support.tallies import (
    SMALL_WINDOW,
    USUAL_WINDOW,
    band,
    settle,
    show,
    stage_tiles,
    text_of,
    within,
)
from tests.readers import board
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession

BLUFF_SECOND = ("bS3>bC", "iP5>bC", "iS7>iC")


# Where tiles stand


@pytest.mark.parametrize("size", first(1, [SMALL_WINDOW, USUAL_WINDOW]))
def test_no_tile_covers_another_or_leaves_its_building(
    screen: Screen, size: tuple[int, int]
) -> None:
    screen.resize(*size)
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
    screen.models.show_tally((one_vote,), on_stage=True)
    settle(screen)
    assert len(within(band(screen, 0), "laneSum")) == 1
    assert not within(band(screen, 1), "laneSum")


def test_fourteen_tiles_of_a_building_can_be_read_in_the_smallest_window(screen: Screen) -> None:
    screen.resize(*SMALL_WINDOW)
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
    screen.resize(1600, 1000)
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
