"""The stamps and sums of a tally, who leads it, and its verdict."""

from __future__ import annotations

import pytest

from tests.covering import first
from tests.desktop.gallery import SCENES
from tests.desktop.support.colours import colours, contrast, palette
from tests.desktop.support.items import everything, place, seen
from tests.desktop.support.positions import EVERY_STAMP, LAST_OF_EIGHTH, crowd, resume
from tests.desktop.support.screen import Screen
from tests.desktop.support.tallies import (
    SMALL_WINDOW,
    band,
    settle,
    show,
    stage_tiles,
    text_of,
    within,
)
from tests.readers import board
from tyrus_desktop.desktop.enums import ROLES
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession

AHEAD = ("bS3>bC", "iS5>iC", "iS7>iC", "bM8>iC")


# Stamps and sums


@pytest.mark.parametrize(
    ("language", "vote", "block", "counter", "spare"),
    [
        ("en", "VOTE", "BLOCK", "COUNTER", "SPARE"),
        ("fr", "VOIX", "CONTRE", "CONTRE DE\nCONTRE", "EN TROP"),
    ],
)
def test_every_role_has_a_stamp_with_its_word_and_a_drawing_of_its_own(
    screen: Screen, language: str, vote: str, block: str, counter: str, spare: str
) -> None:
    screen.controller.setLanguage(language)
    show(screen, EVERY_STAMP, decide=True)
    found: dict[tuple[Role, bool], set[tuple[str, ...]]] = {}
    for tile in stage_tiles(screen):
        (stamp,) = within(tile, "stamp")
        key = (ROLES[int(tile.property("countedRole"))], bool(tile.property("spare")))
        texts = [each for each in everything(stamp) if text_of(each)]
        words = [text_of(each) for each in texts]
        for each in texts:
            assert seen(each)
            letters = each.boundingRect().adjusted(0, 3, 0, -3)
            assert stamp.boundingRect().contains(each.mapRectToItem(stamp, letters))
        found.setdefault(key, set()).add((*words, str(stamp.property("drawing"))))
    assert found == {
        (Role.VOTE, False): {(vote, "vote")},
        (Role.BLOCK, False): {(block, "block")},
        (Role.COUNTER, False): {(counter, "counter")},
        (Role.COUNTER, True): {(spare, "spare")},
        (Role.BLUFF, False): {("BLUFF", "bluff")},
    }
    assert {tile.opacity() for tile in stage_tiles(screen)} == {1.0}


def test_the_tile_that_turns_has_its_word_even_where_those_turned_before_have_no_room_for_theirs(
    screen: Screen,
) -> None:
    screen.resize(*SMALL_WINDOW)
    screen.controller.setLanguage("fr")
    show(screen, crowd(14), 7)
    worded = {
        bool(tile.property("latest")): any(
            text_of(each) and seen(each)
            for stamp in within(tile, "stamp")
            for each in everything(stamp)
        )
        for tile in stage_tiles(screen)
        if tile.property("turned") and tile.property("countedRole") == ROLES.index(Role.BLOCK)
    }
    assert worded == {True: True, False: False}


@pytest.mark.parametrize("size", first(2, [SMALL_WINDOW, (960, 1050), (1280, 800), (1000, 1300)]))
def test_the_sum_of_a_lane_is_about_as_large_as_the_numbers_that_it_adds(
    screen: Screen, size: tuple[int, int]
) -> None:
    """Also in a window that is high and narrow, where the plinth is higher."""
    screen.resize(*size)
    SCENES["tally-verdict"](screen)
    tile = stage_tiles(screen)[0]
    (digits,) = [each for each in everything(tile) if text_of(each) == str(tile.property("value"))]
    added = digits.property("font").pixelSize() * tile.property("scale")
    points = [
        each
        for total in screen.visible_items("laneSum")
        for each in everything(total)
        if each.objectName() == "lanePoints" and seen(each)
    ]
    sizes = {each.property("font").pixelSize() for each in points}
    assert 0.5 * added < min(sizes) <= max(sizes) < 1.3 * added


@pytest.mark.parametrize("language", first(1, ["fr", "en"]))
def test_eleven_tiles_beside_each_other_have_their_words(screen: Screen, language: str) -> None:
    """In the usual window; the French word for a counter takes two lines."""
    screen.controller.setLanguage(language)
    SCENES["tally-verdict"](screen)
    screen.picture()
    stamps = [stamp for tile in stage_tiles(screen) for stamp in within(tile, "stamp")]
    assert [stamp.property("role") for stamp in stamps].count(ROLES.index(Role.COUNTER)) == 4
    for stamp in stamps:
        assert any(text_of(each) and seen(each) for each in everything(stamp))


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
        ("iS5>iC", "iP2>iC"): [("5", "votes"), ("+ 0", "counters", "2 spare")],
        ("iS5>iC", "bM2>iC"): [("5", "votes"), ("− 2", "blocks")],
        ("bS3>bC",): [],
    }.items():
        whole = tally(8, Profession.SOLDIER, board(*tiles))
        screen.models.show_counted(whole, whole.shown)
        screen.models.tally.show(whole, on_stage=True)
        settle(screen)
        sums = within(band(screen, 0), "laneSum")
        shown = [[text_of(each) for each in everything(lane) if text_of(each)] for lane in sums]
        assert [tuple(texts) for texts in shown] == lanes


@pytest.mark.parametrize("language", ["en", "fr"])
def test_counters_beyond_the_blocks_are_told_as_spare(screen: Screen, language: str) -> None:
    """Otherwise nothing explains why a tile of six adds three. Below one tile it has a line."""
    screen.controller.setLanguage(language)
    show(screen, ("iS9>iC", "bM3>iC", "iP6>iC"), decide=True)
    texts = [text_of(each) for each in everything(within(band(screen, 0), "laneSum")[2])]
    told = {"en": ["counters", "3 spare"], "fr": ["annulés", "3 en trop"]}[language]
    assert [text for text in texts if text] == ["+ 3", *told]
    heard = {"en": "enemy blocks\u00a03, counters\u00a03, spare\u00a03.", "fr": "en trop\u00a03."}[
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
    assert text_of(within(band(screen, 0), "stageSum")[0]) == "3 − 5, min. 0"
    assert text_of(within(band(screen, 0), "stagePoints")[0]) == "0"


def test_no_text_of_the_stage_is_cut_off(screen: Screen) -> None:
    for language, scale in (("en", 80), ("fr", 100), ("en", 250), ("fr", 250)):
        screen.controller.setLanguage(language)
        screen.state.settings.scale = scale
        screen.resize(*SMALL_WINDOW)
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


def test_dusk_falls_on_the_losers_plinth_too_and_its_sums_stay_legible(screen: Screen) -> None:
    show(screen, ("bS3>bC", "iS1>iC"), decide=True)
    for theme in ("light", "dark", "contrast"):
        screen.state.settings.theme = theme
        picture = screen.picture()
        lane = within(band(screen, 0), "laneSum")[0]
        plinth, won = place(lane), place(within(band(screen, 1), "laneSum")[0])
        below = picture.pixelColor(round(plinth.left()) + 1, round(plinth.bottom()) - 3)
        lit = picture.pixelColor(round(won.left()) + 1, round(won.bottom()) - 3)
        assert below.lightnessF() < 0.5, theme
        assert contrast(below, lane.property("ink")) > 4.5, theme
        assert lit == colours(palette(screen), "wood")[1], theme


def test_in_a_lesson_the_building_whose_sum_is_not_explained_is_in_the_dusk(
    screen: Screen,
) -> None:
    SCENES["lesson-enemy-sum"](screen)
    for theme in ("light", "dark", "contrast"):
        screen.state.settings.theme = theme
        picture, lane = screen.picture(), place(within(band(screen, 0), "laneSum")[0])
        plinth = picture.pixelColor(round(lane.left()) + 1, round(lane.bottom()) - 3)
        assert plinth.lightnessF() < 0.6 * colours(palette(screen), "wood")[0].lightnessF(), theme


def test_the_total_of_a_side_leaves_no_strip_of_the_picture_beside_it(screen: Screen) -> None:
    show(screen, AHEAD, decide=True)
    (total,) = within(band(screen, 0), "stageTotal")
    scene = place(band(screen, 0)).adjusted(*(float(total.y()) * s for s in (1, 1, -1, -1)))
    assert abs(place(total).right() - scene.right()) < 0.5
    assert place(total).top() == scene.top()
    assert place(screen.item("prize")).top() > place(total).top() + 8


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
