"""Whole games can be played by the mouse to every kind of end."""

from __future__ import annotations

import random

from PySide6.QtQuick import QQuickItem

from tests.desktop.support.positions import AT_ONE_SCREEN, every_hidden_tile, turned_over
from tests.desktop.support.program import counted_rows
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.players.greedy import GreedyPlayer
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee

SIDES = tuple(Side)
LAST_ELECTION = 48
"""The number of placements before it."""
DRAGGED = 12
"""The number of placements made by drags, which are slow."""

CHOICES = random.Random(3)


def play_to_the_end(screen: Screen) -> int:
    """Play a whole game, at first by drags; return how many curtains were opened."""
    curtains = 0
    waiting = (Phase.PERSON, Phase.CURTAIN, Phase.OVER)
    while (phase := screen.wait_for(*waiting)) is not Phase.OVER:
        if phase is Phase.CURTAIN:
            screen.take_seat()
            screen.wait_for(Phase.PERSON)
            curtains += 1
        placement = GreedyPlayer().choose(screen.game.view(), CHOICES, never)
        if len(screen.game.referee.placements) < DRAGGED:
            screen.place(placement)
        else:
            screen.table.place(placement)
    return curtains


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


def test_a_game_against_the_computer_is_played_by_drags(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.play_computer(Side.BROWN, level="rules-of-thumb", first=None)
    play_to_the_end(screen)
    assert screen.game.view().outcome is not None
    assert screen.state.result in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)


def test_a_game_by_curtains_is_played_by_drags(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.play_two(first=None)
    curtains = play_to_the_end(screen)
    assert curtains == len(screen.game.referee.placements)
    assert screen.state.result in screen.texts()
    assert turned_over(screen) == every_hidden_tile(screen)


def test_the_board_turns_behind_a_curtain_without_tiles(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.play_two(Side.BROWN)
    for near in (1, 0, 1):
        assert not screen.tiles()
        for plot in screen.items("building"):
            screen.click(plot)
        assert screen.table.phase is Phase.CURTAIN
        assert screen.game.seats[SIDES[near]].name in " ".join(screen.texts())
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        heights = [screen.middle(screen.plot(3 * side + 1)).y() for side in range(2)]
        assert heights[near] > heights[1 - near]
        assert screen.hand_tile(0).property("tileSide") == near
        screen.place(screen.choose())
        screen.wait_for(Phase.CURTAIN)
    assert len(screen.game.referee.placements) == 3


def test_a_shared_tally_shows_no_hidden_face(reused_screen: Screen) -> None:
    screen = reused_screen
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
    for signal in (
        screen.table.stage.models.tiles.dataChanged,
        screen.table.stage.models.tiles.rowsInserted,
        screen.table.stage.models.tally.dataChanged,
    ):
        signal.disconnect(look)
    assert sums
    assert not faces


def face_of(tile: QQuickItem) -> tuple[int, int]:
    return int(tile.property("profession")), int(tile.property("value"))


def test_the_last_tiles_decide_after_nine_null_elections(reused_screen: Screen) -> None:
    """Both sides place all tiles where they do not vote."""
    screen = reused_screen
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
