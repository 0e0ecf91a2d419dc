"""The panels beside the board show what the models and the state say, and follow every change."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPointF, QSettings
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtQuick import QQuickItem

from tests.covering import covering, first
from tests.desktop.conftest import Starter
from tests.desktop.gallery import SCENES
from tests.desktop.support.colours import palette
from tests.desktop.support.handover import interfaces
from tests.desktop.support.items import everything, in_window, read, seen
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    LAST_OF_EIGHTH,
    TURN,
    game,
    hold_computer,
    resume,
    said,
)
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.events import GameStarted
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.players import keys

AGAINST_TRIBUNE = {**AGAINST_COMPUTER, "BrownPlayer": "computer tribune"}


def texts(item: QQuickItem) -> list[str]:
    """Return the visible texts in an item, from left to right."""
    shown = [each for each in everything(item) if seen(each) and each.property("text")]
    shown.sort(key=lambda each: each.mapToScene(QPointF()).x())
    return [str(each.property("text")) for each in shown]


def plates(screen: Screen) -> list[QQuickItem]:
    return sorted(screen.components("NamePlate"), key=lambda each: int(each.property("playerSide")))


def test_the_name_plate_of_the_side_to_play_has_a_thick_frame_in_ink(screen: Screen) -> None:
    ink = palette(screen).property("ink")
    assert isinstance(ink, QColor)
    for placements, to_play in ((TURN, 0), (TURN + 1, 1)):
        resume(screen, placements)
        hold_computer(screen)
        framed = [read(plate, "border.color") == ink for plate in plates(screen)]
        assert framed == [to_play == 0, to_play == 1]
        assert [read(plate, "border.width") for plate in plates(screen)] == [
            2 if side == to_play else 1 for side in (0, 1)
        ]


def test_a_name_plate_shows_the_reserve_and_the_representatives(screen: Screen) -> None:
    for placements in (8, TURN, LAST_OF_EIGHTH):
        resume(screen, placements)
        view = screen.game.view()
        for side, plate in zip(Side, plates(screen), strict=True):
            assert f"in reserve: {view.reserve}" in texts(plate)
            pictures = [i for i in everything(plate) if i.objectName() == "representativeHeld"]
            held = [picture for picture in pictures if picture.isVisible()]
            assert len(held) == view.representatives(side)
            row = screen.models.players.rows[list(Side).index(side)]
            assert row.representatives == view.representatives(side)


def test_the_name_plates_are_those_of_a_new_game_from_the_toss_on(screen: Screen) -> None:
    resume(screen, None, headers=AGAINST_TRIBUNE)
    screen.state.settings.speed = "slow"
    screen.table.start({Side.IVORY: Seat("Zoe"), Side.BROWN: Seat("", "archon")}, None)
    screen.qtbot.waitUntil(lambda: screen.state.tossing)
    for row, name in zip(screen.models.players.rows, ("Zoe", "Melkara"), strict=True):
        assert row.player_name == name
        assert (row.hand_size, row.reserve_size, row.elected) == (0, 30, ())
        assert not row.to_play


def test_a_name_plate_shows_the_level_of_the_computer(screen: Screen) -> None:
    resume(screen, TURN, headers=AGAINST_TRIBUNE)
    person, computer = plates(screen)
    step = keys.step("tribune")
    assert 1 < step < 8
    assert person.property("step") == 0
    purple = palette(screen).property("purple")
    bars = [i for i in everything(computer) if seen(i) and i.property("index") is not None]
    lit = [i for i in bars if i is not computer and read(i, "color") == purple]
    assert len(lit) == step


def chart_lines(screen: Screen) -> list[QQuickItem]:
    (chart,) = screen.components("Chart")
    lines = [i for i in everything(chart) if i.property("chartWinner") is not None]
    return sorted(lines, key=lambda line: int(line.property("number")))


def test_the_chart_shows_ivorys_votes_on_the_left_and_browns_on_the_right(screen: Screen) -> None:
    resume(screen, LAST_OF_EIGHTH)
    tallies = screen.game.view().tallies
    assert any(tally.ivory.total != tally.brown.total for tally in tallies)
    lines = chart_lines(screen)
    assert len(lines) == 9
    for tally, line in zip(tallies, lines, strict=False):
        numbers = [text for text in texts(line) if text.isdigit()]
        assert numbers == [str(tally.number), str(tally.ivory.total), str(tally.brown.total)]


@pytest.mark.parametrize("size", first(2, [(1272, 752), (1366, 768), (1920, 1080), (1024, 640)]))
def test_the_frames_in_the_chart_are_whole_pixels(screen: Screen, size: tuple[int, int]) -> None:
    """Where a part of a round frame that is not is painted again, a gap stays in it."""
    screen.resize(*size)
    resume(screen, None, "streak")
    screen.wait_for(Phase.OVER)
    frames = [in_window(each) for each in screen.visible_items("wonCell")]
    assert len(frames) == 3
    frames += [in_window(each) for each in screen.visible_items("chartHead")]
    sides = [side for each in frames for side in (each.x(), each.y(), each.right(), each.bottom())]
    assert [side for side in sides if abs(side - round(side)) > 0.001] == []


def test_the_pile_shows_the_card_in_force_and_how_many_are_left_of_each_kind(
    screen: Screen,
) -> None:
    for placements in (0, 14, 26, TURN):
        resume(screen, placements)
        view = screen.game.view()
        (pile,) = screen.components("ElectionPile")
        counts = [text for text in texts(pile) if text.startswith("×")]
        assert counts == [f"×{view.cards_left(kind)}" for kind in Profession]
        kind = list(Profession).index(view.kind)
        pictures = [str(i.property("name")) for i in everything(pile) if seen(i)]
        assert f"cards/{['citadel', 'market', 'temple'][kind]}" in pictures
        assert ["General", "Merchant Guildmaster", "High Priest"][kind] in texts(pile)
        assert f"Election\u00a0{view.election} of\u00a09" in texts(pile)
        assert screen.window.title() == f"Tyrus: election\u00a0{view.election}"
        (memo,) = screen.components("PowersMemo")
        assert memo.property("kind") == kind


@pytest.mark.parametrize(
    ("level", "first", "said"),
    [
        ("archon", Side.IVORY, "You go first."),
        ("archon", Side.BROWN, "Melkara goes first."),
        (None, Side.BROWN, "Brown goes first."),
    ],
)
def test_the_toss_says_who_begins_in_the_words_of_the_log(
    screen: Screen, level: str | None, first: Side, said: str
) -> None:
    screen.table.start({Side.IVORY: Seat("Zoe"), Side.BROWN: Seat("", level)}, first)
    hold_computer(screen)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER, Phase.CURTAIN)
    (coin,) = screen.components("TossCoin")
    words = [str(i.property("text")) for i in everything(coin) if i.property("text")]
    assert words == [said]


def test_one_skip_ends_the_toss_and_says_who_goes_first(screen: Screen) -> None:
    screen.state.settings.speed = "slow"
    screen.table.start({Side.IVORY: Seat("Zoe"), Side.BROWN: Seat("", "archon")}, None)
    screen.qtbot.waitUntil(lambda: screen.components("TossCoin")[0].property("turns") > 1)
    assert not isinstance(screen.models.log.rows[-1].event, GameStarted)
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: not screen.state.tossing, timeout=300)
    assert GameStarted in [type(row.event) for row in screen.models.log.rows]


def test_without_a_toss_the_tiles_are_drawn_at_once(screen: Screen) -> None:
    screen.state.settings.speed = "slow"
    screen.table.start({Side.IVORY: Seat("Zoe"), Side.BROWN: Seat("", "archon")}, Side.IVORY)
    screen.qtbot.waitUntil(lambda: bool(screen.models.tiles.rows), timeout=300)
    assert not screen.state.tossing


def test_the_memory_aid_strikes_out_the_tiles_that_were_shown_and_dims_those_not_drawn(
    screen: Screen,
) -> None:
    screen.state.settings.memory = "always"
    resume(screen, TURN)
    screen.press(said("LogPanel", "Tiles seen"))
    view = screen.game.view()
    (panel,) = screen.components("MemoryPanel")
    cells = [i for i in everything(panel) if i.property("memorySide") is not None]
    assert len(cells) == 60
    dimmed = 0
    for cell in cells:
        side = list(Side)[int(cell.property("memorySide"))]
        tile = Tile(Profession(cell.property("profession")), int(cell.property("value")))
        (caption,) = [i for i in everything(cell) if i.property("text") is not None]
        shown = tile in view.shown_tiles(side)
        assert read(caption, "font.strikeout") is shown
        own = {*view.hand, *(s.tile for s in view.standing if s.owner is view.side)}
        dim = side is view.side and tile not in own and not shown
        assert (cell.opacity() < 1) is dim
        dimmed += dim
    assert dimmed == view.reserve > 0


SIZES = [(1280, 800), (1024, 640)]
TEXT_SIZES = (100, 115, 125, 150)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_the_tiles_of_the_memory_aid_grow_with_the_texts(
    start: Starter, store: QSettings, size: tuple[int, int]
) -> None:
    store.setValue("language", "fr")
    screen = start()
    screen.resize(*size)
    SCENES["memory"](screen)
    sizes = []
    for scale in TEXT_SIZES:
        screen.state.settings.scale = scale
        screen.picture()
        (aid,) = screen.components("MemoryPanel")
        sizes.append(float(aid.property("cellSize")))
        assert screen.shows("legend"), scale
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0]


@pytest.mark.parametrize("size", first(1, [(1024, 640), (1920, 1080), (1280, 1024), (3840, 2160)]))
def test_with_the_largest_texts_the_log_and_the_tiles_seen_stay_in_reach(
    start: Starter, store: QSettings, size: tuple[int, int]
) -> None:
    """As long as there is no tally to show, the log has its room."""
    store.setValue("scale", 250)
    screen = start(store)
    screen.resize(*size)
    resume(screen, 0)
    (log,), (tally,) = screen.components("LogPanel"), screen.components("TallyPanel")
    assert seen(log)
    assert not seen(tally)
    alone = log.height()
    resume(screen, TURN)
    assert seen(log)
    assert seen(tally)
    assert log.height() < alone
    screen.press(said("LogPanel", "Tiles seen"))
    assert seen(screen.components("MemoryPanel")[0])


@pytest.mark.parametrize("size", first(1, SIZES))
def test_the_reminder_of_powers_stays_whole_beside_larger_texts(
    start: Starter, store: QSettings, size: tuple[int, int]
) -> None:
    store.setValue("language", "fr")
    screen = start()
    screen.resize(*size)
    resume(screen, TURN)
    for scale in TEXT_SIZES:
        screen.state.settings.scale = scale
        screen.picture()
        (memo,) = screen.components("PowersMemo")
        assert seen(memo)
        assert float(memo.property("rowHeight")) > 23


def test_the_memory_aid_follows_its_setting_at_once(screen: Screen) -> None:
    resume(screen, TURN)
    for setting, offered in (("never", 0), ("always", 1), ("never", 0), ("computer", 1)):
        screen.state.settings.memory = setting
        assert len(screen.button(said("LogPanel", "Tiles seen"))) == offered


def test_without_the_memory_aid_a_screen_reader_finds_no_discarded_tile(
    screen: Screen, screen_reader: None
) -> None:
    """Some list what is not shown, too."""
    resume(screen, TURN)
    screen.press(said("LogPanel", "Tiles seen"))
    root = QAccessible.queryAccessibleInterface(screen.window)

    def discarded() -> int:
        names = [each.text(QAccessible.Text.Name) for each in interfaces(root)]
        return sum(name.endswith("discarded") for name in names)

    assert discarded() == sum(len(tally.shown) for tally in screen.game.view().tallies) > 0
    screen.state.settings.memory = "never"
    assert discarded() == 0


def test_the_tile_placed_last_has_a_pin_and_no_other_tile(screen: Screen) -> None:
    resume(screen, TURN)
    pinned = {
        pin.parentItem().parentItem().parentItem()
        for pin in screen.items("lastPlacedPin")
        if seen(pin)
    }
    (tile,) = pinned
    assert tile.objectName() == "tile"
    last = game().placements[TURN - 1]
    assert tile.property("lastPlaced")
    assert tile.property("building") == BUILDINGS.index(last.building)


def test_the_winner_of_a_tally_stands_out_in_the_panel(screen: Screen) -> None:
    resume(screen, LAST_OF_EIGHTH)
    winner = screen.game.view().tallies[-1].winner
    assert winner is not None
    lines = sorted(screen.components("TallyLine"), key=lambda i: int(i.property("tallySide")))
    assert [bool(line.property("won")) for line in lines] == [winner is side for side in Side]


def test_the_numbers_of_a_tally_are_votes_blocked_countered_and_total(screen: Screen) -> None:
    resume(screen, LAST_OF_EIGHTH)
    tally = screen.game.view().tallies[-1]
    lines = sorted(screen.components("TallyLine"), key=lambda i: int(i.property("tallySide")))
    for line, side in zip(lines, Side, strict=True):
        counted = tally.count(side)
        numbers = (counted.votes, counted.blocks, counted.countered, counted.total)
        found = [re.sub(r"\D", "", text) for text in texts(line)]
        assert [*filter(None, found)] == [*map(str, numbers)]


def test_the_end_wreathes_the_winner(screen: Screen) -> None:
    for name, winner in (("streak", 0), ("majority", None), ("draw", 2)):
        resume(screen, None, name)
        screen.wait_for(Phase.OVER)
        shown = screen.state.winner
        assert winner in (None, shown)
        sides = sorted(screen.components("Contestant"), key=lambda i: int(i.property("side")))
        assert [bool(side.property("crowned")) for side in sides] == [shown != 1, shown != 0]
        haloes = [i for i in screen.components("Picture") if i.property("name") == "end/halo"]
        assert len(haloes) == sum(row.decided for row in screen.models.representatives.rows)


@pytest.mark.parametrize(("target", "speed"), covering(["building", "outside"], ["none", "fast"]))
def test_after_a_drop_no_building_stays_lit(screen: Screen, target: str, speed: str) -> None:
    screen.play_computer()
    screen.state.settings.speed = speed
    tile = screen.hand_tile(0)
    middle = screen.middle(screen.plot(1))
    screen.take(tile)
    screen.move(screen.middle(tile), middle)
    assert [bool(building.property("aimed")) for building in screen.items("building")].count(
        True
    ) == 1
    if target == "outside":
        away = screen.middle(screen.item("prompt"))
        screen.move(middle, away, steps=1)
        screen.release(away)
    else:
        screen.release(middle)
        screen.qtbot.waitUntil(lambda: len(screen.game.referee.placements) == 2)
    screen.wait_for(Phase.PERSON)
    screen.qtbot.waitUntil(
        lambda: {building.property("hintRole") for building in screen.items("building")} == {-1}
    )
    assert not any(building.property("aimed") for building in screen.items("building"))
    assert not any(map(seen, screen.items("hint")))
