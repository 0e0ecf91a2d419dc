"""Whole games by the mouse: how they are played, end, are abandoned and start again."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtQuick import QQuickItem

from tests.covering import first
from tests.desktop.conftest import Starter, close
from tests.desktop.positions import AT_ONE_SCREEN
from tests.desktop.screen import Screen, counted_rows, seen
from tyrus_desktop.desktop.bridge.new_games import rematch
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Building, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.referee import Referee

SIDES = tuple(Side)
LAST_ELECTION = 48
"""Placements before it."""
CHOICES = random.Random(3)


def play_to_the_end(screen: Screen) -> int:
    """Play a whole game with the mouse; return how many curtains were opened."""
    curtains = 0
    waiting = (Phase.PERSON, Phase.CURTAIN, Phase.OVER)
    while (phase := screen.wait_for(*waiting)) is not Phase.OVER:
        if phase is Phase.CURTAIN:
            screen.take_seat()
            screen.wait_for(Phase.PERSON)
            curtains += 1
        view = screen.game.view()
        screen.place(GreedyPlayer().choose(view, CHOICES, never))
    return curtains


def turned_over(screen: Screen) -> set[tuple[object, ...]]:
    """Return every tile as it lies in the window, with its face."""
    roles = ("tileSide", "place", "building", "profession", "value")
    return {tuple(item.property(each) for each in roles) for item in screen.tiles() if seen(item)}


def every_hidden_tile(screen: Screen) -> set[tuple[object, ...]]:
    """Return the tiles that the end must show, from the referee."""
    revealed = screen.game.referee.reveal()
    tiles: set[tuple[object, ...]] = set()
    for each in revealed.standing:
        assert each.tile is not None
        place = (1, BUILDINGS.index(each.building))
        tiles.add((SIDES.index(each.owner), *place, int(each.tile.profession), each.tile.value))
    for side, hand in revealed.hands.items():
        tiles |= {(SIDES.index(side), 0, -1, int(t.profession), t.value) for t in hand}
    return tiles


def outcome_by_tiles(screen: Screen) -> Outcome:
    """Return the outcome by the points of the hands in the window."""
    sums = [
        sum(each.property("value") for each in screen.tiles() if is_in_hand(each, side))
        for side in range(2)
    ]
    if sums[0] == sums[1]:
        return Outcome(None, Ending.DRAW)
    return Outcome(SIDES[sums[1] > sums[0]], Ending.TILES)


def is_in_hand(tile: QQuickItem, side: int) -> bool:
    return (tile.property("place"), tile.property("tileSide")) == (0, side)


@pytest.mark.parametrize("side", first(1, (Side.BROWN, Side.IVORY)))
def test_a_whole_game_against_the_computer_can_be_played_by_drags(
    screen: Screen, side: Side
) -> None:
    screen.play_computer(side, level="rules-of-thumb", first=None)
    play_to_the_end(screen)
    assert screen.game.view().outcome is not None
    assert screen.state.result in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)


def test_two_persons_can_play_a_whole_game_by_curtains(screen: Screen) -> None:
    screen.play_two(first=None)
    curtains = play_to_the_end(screen)
    assert curtains == len(screen.game.referee.placements)
    assert screen.state.result in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)


def test_the_board_turns_towards_the_person_who_takes_the_seat(screen: Screen) -> None:
    screen.play_two(Side.BROWN)
    for near in (1, 0, 1):
        assert screen.game.seats[SIDES[near]].name in " ".join(screen.texts())
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        heights = [screen.middle(screen.plot(3 * side + 1)).y() for side in range(2)]
        assert heights[near] > heights[1 - near]
        assert screen.hand_tile(0).property("tileSide") == near
        screen.place(screen.choose())
        screen.wait_for(Phase.CURTAIN)


def test_behind_the_curtain_there_are_no_tiles_and_drags_do_nothing(screen: Screen) -> None:
    screen.play_two()
    assert not screen.tiles()
    for plot in screen.items("building"):
        screen.click(plot)
    assert screen.table.phase is Phase.CURTAIN
    assert not screen.game.referee.placements


def test_no_hidden_face_is_shown_during_a_shared_tally(screen: Screen) -> None:
    screen.play_two()
    faces: list[QQuickItem] = []
    sums: list[bool] = []

    def shown() -> list[tuple[int, int]]:
        tallies = screen.table.stage.view.tallies if screen.table.stage.view else ()
        tiles = [standing.tile for tally in tallies for standing in tally.shown]
        return [(tile.profession, tile.value) for tile in tiles if tile]

    def look() -> None:
        assert not any(row.value > 0 for row in counted_rows(screen.models) if not row.turned)
        if screen.table.stage.open_table and screen.table.phase is Phase.SHOWING:
            sums.append(True)
            tiles = screen.tiles()
            faces.extend(t for t in tiles if t.property("faceUp") and face_of(t) not in shown())

    for placement in range(6):
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        if placement == 5:
            screen.table.stage.models.tiles.dataChanged.connect(look)
            screen.table.stage.models.tiles.rowsInserted.connect(look)
            screen.table.stage.models.tally.dataChanged.connect(look)
        screen.place(screen.choose(placement * 11))
        screen.wait_for(Phase.CURTAIN)
    assert sums
    assert not faces


def face_of(tile: QQuickItem) -> tuple[int, int]:
    return int(tile.property("profession")), int(tile.property("value"))


def test_after_nine_null_elections_the_last_tiles_decide(screen: Screen) -> None:
    """Both sides place all their tiles where they do not vote; the window shows the last six."""
    referee = Referee(Deal.shuffled(random.Random(1)))
    away = {Profession.SOLDIER: "M", Profession.MERCHANT: "P", Profession.PRIEST: "S"}
    kinds = "SMP"
    while (side := referee.view(Side.IVORY).to_play) is not None:
        tile = max(referee.view(side).hand, key=lambda each: each.value)
        kind = Profession(kinds.index(away[tile.profession]))
        referee.play(side, Placement(tile, Building(side, kind)))
    played, last = referee.placements[:LAST_ELECTION], referee.placements[LAST_ELECTION:]
    screen.table.resume(Record(AT_ONE_SCREEN, referee.deal, played))
    for placement in last:
        screen.wait_for(Phase.CURTAIN)
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        screen.table.place(placement)
    screen.wait_for(Phase.OVER)
    winners = screen.game.view().winners
    assert winners == (None,) * 9
    assert screen.game.view().outcome == outcome_by_tiles(screen)


# Giving up, rematches and new games


def test_giving_up_asks_for_confirmation_and_the_other_side_wins(screen: Screen) -> None:
    screen.play_computer()
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Keep playing")
    assert screen.game.view().given_up_by is None
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    assert screen.state.winner == 1
    assert "You resigned: The Apprentice wins." in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)


def test_the_player_can_give_up_while_the_computer_thinks(
    screen: Screen, slow_player: None
) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    screen.qtbot.wait(50)
    assert len(screen.game.referee.placements) == 1


def test_behind_the_curtain_nobody_can_give_up_for_the_person_who_is_to_sit_down(
    screen: Screen,
) -> None:
    screen.play_two()
    assert not screen.state.canGiveUp
    screen.choose_entry("&Game", "&Resign…")
    screen.controller.giveUp()
    assert screen.table.phase is Phase.CURTAIN
    assert screen.game.view().given_up_by is None


def test_the_question_whether_to_resign_closes_when_the_curtain_falls(screen: Screen) -> None:
    """Else its button would do nothing."""
    screen.play_two()
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    screen.qtbot.waitUntil(lambda: screen.button("Resign") != [])
    screen.table.place(screen.choose())
    screen.wait_for(Phase.CURTAIN)
    screen.qtbot.waitUntil(lambda: screen.button("Resign") == [])
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    assert screen.game.view().given_up_by is None


@pytest.mark.parametrize("side", Side)
def test_at_one_screen_the_person_who_sits_there_gives_up_on_the_own_side(
    screen: Screen, side: Side
) -> None:
    screen.play_two(side)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    assert screen.game.view().given_up_by is side
    assert turned_over(screen) == every_hidden_tile(screen)


@pytest.mark.parametrize("side", Side)
def test_a_rematch_keeps_the_sides_and_swaps_the_first_player(screen: Screen, side: Side) -> None:
    screen.play_computer(side, first=Side.IVORY)
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    seats = screen.game.seats
    screen.click(screen.item("rematch"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.seats == seats
    assert screen.game.referee.deal.first is Side.BROWN
    assert screen.game.viewer is side
    assert not screen.shows("rematch")


def test_a_new_game_can_be_started_after_the_end(screen: Screen) -> None:
    screen.play_computer()
    screen.choose_entry("&Game", "&Resign…")
    screen.press("Resign")
    screen.wait_for(Phase.OVER)
    screen.press("New game…")
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON)
    assert not screen.game.view().over


def test_a_new_game_asks_before_leaving_an_unfinished_one(screen: Screen) -> None:
    screen.play_computer()
    old = screen.game
    screen.choose_entry("&Game", "&New game…")
    assert not screen.shows("begin")
    screen.press("Keep playing")
    assert screen.game is old
    screen.choose_entry("&Game", "&New game…")
    screen.press("New game")
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game is not old


def test_the_new_game_panel_stays_open_while_the_computer_places(screen: Screen) -> None:
    screen.play_computer()
    screen.application.settings.put("speed", "normal")
    screen.drag_tile(0, 1)
    screen.choose_entry("&Game", "&New game…")
    screen.press("New game")
    screen.wait_for(Phase.COMPUTER)
    screen.wait_for(Phase.PERSON)
    assert screen.shows("begin")


# The computer's thread


def test_a_late_answer_to_an_abandoned_game_is_dropped(screen: Screen, slow_player: None) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    screen.table.start(screen.game.seats, Side.BROWN)
    screen.wait_for(Phase.COMPUTER)
    screen.qtbot.wait(50)
    assert not screen.game.referee.placements
    assert screen.table.phase is Phase.COMPUTER


def test_closing_while_the_computer_thinks_is_quick_and_without_warnings(
    screen: Screen, slow_player: None
) -> None:
    screen.play_computer(level="random")
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    began = time.monotonic()
    close(screen, engine=True)
    assert time.monotonic() - began < 2


@pytest.mark.parametrize("phase", ["toss", "tally"])
def test_closing_during_a_beat_gives_no_warnings(start: Starter, phase: str) -> None:
    screen = start()
    screen.play_computer(first=Side.BROWN)
    if phase == "tally":
        while len(screen.game.referee.placements) < 5:
            screen.place(screen.choose())
            screen.wait_for(Phase.PERSON)
    screen.application.settings.put("speed", "normal")
    if phase == "tally":
        screen.place(screen.choose())
    else:
        rematch(screen.table)
    screen.qtbot.wait(30)
    assert screen.table.phase is Phase.SHOWING
    close(screen, engine=True)


def test_a_computing_player_does_not_block_the_window(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(
        self: RandomPlayer, view: PlayerView, rng: random.Random, stop: Callable[[], bool]
    ) -> Placement:
        while not stop():
            sum(range(1000))
        return next(view.legal_placements())

    monkeypatch.setattr(RandomPlayer, "choose", choose)
    screen.play_computer(level="random")
    at_rest = ticks_in_half_a_second(screen)
    screen.drag_tile(0, 1)
    screen.wait_for(Phase.COMPUTER)
    assert ticks_in_half_a_second(screen) > at_rest / 10
    assert screen.table.phase is Phase.COMPUTER


def ticks_in_half_a_second(screen: Screen) -> int:
    """Return how often a 10 ms timer fires in half a second: at most fifty times."""
    ticks: list[float] = []
    timer = QTimer(screen.application, interval=10)
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start()
    screen.qtbot.wait(500)
    timer.stop()
    return len(ticks)
