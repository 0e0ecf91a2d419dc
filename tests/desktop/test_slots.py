"""Two persons by slots: both look behind a curtain, then play openly with hidden tiles."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF

from tests.desktop.support.channels import Announcements, accessible, all_answers, all_roles
from tests.desktop.support.handover import begin_by_slots, look, open_play
from tests.desktop.support.items import in_window
from tests.desktop.support.positions import said
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.table.prompts import what_lies_here
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.by_slots import Slots
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile


def all_hidden(screen: Screen) -> bool:
    return {row.profession for row in screen.models.tiles.rows} == {NONE}


def slots(screen: Screen) -> Slots:
    assert screen.table.slots is not None
    return screen.table.slots


def hand_shown(screen: Screen, side: int) -> list[Tile | None]:
    rows = [row for row in screen.models.tiles.rows if row.place == 0 and row.tile_side == side]
    return [row.tile for row in sorted(rows, key=lambda row: row.slot)]


def marked(screen: Screen) -> list[int]:
    """Return the sides whose name plates are marked as next to play."""
    edges = [each for each in screen.items("toPlay") if each.isVisible()]
    return [each.parentItem().property("playerSide") for each in edges]


def test_both_players_look_at_their_hands_before_an_election(reused_screen: Screen) -> None:
    screen = reused_screen
    heard: list[str] = []
    screen.controller.announced.connect(heard.append)
    screen.state.settings.memory = "always"
    begin_by_slots(screen)
    screen.press(said("LogPanel", "Tiles seen"))

    def legend() -> list[str]:
        entries = screen.item("legend").childItems()
        return [str(part.property("text")) for entry in entries for part in entry.childItems()[1:]]

    assert not screen.models.tiles.rows
    for side, name in ((1, "Denis"), (0, "Claire")):  # The side to play looks last.
        assert screen.table.phase == Phase.CURTAIN
        assert marked(screen) == [side]
        assert f"{name}, look at your hand" in screen.texts()
        assert heard[-1] == f"The curtain is closed. {name}, look at your hand."
        assert "in reserve" not in legend()
        screen.take_seat()
        assert screen.wait_for(Phase.LOOKING)
        assert marked(screen) == [side]
        assert "in reserve" in legend()
        assert hand_shown(screen, side) == slots(screen).hands[list(Side)[side]]
        assert hand_shown(screen, 1 - side) == [None] * 9
        screen.stop_looking()
        screen.wait_for(Phase.CURTAIN, Phase.PERSON)
    assert screen.table.phase == Phase.PERSON
    assert marked(screen) == [0]
    assert all_hidden(screen)
    assert legend() == ["discarded", "not seen yet"]
    assert not any("look away" in text for text in heard)


def test_players_in_a_slots_game_place_from_the_framed_row(reused_screen: Screen) -> None:
    screen = reused_screen
    open_play(screen)
    tiles = [slots(screen).tile(side, 4) for side in Side]
    screen.point_at(screen.hand_tile(2, 0))
    screen.click(screen.hand_tile(2, 0))
    assert screen.controller.heldSlot == 2
    assert not screen.shows("hint")  # It would reveal the tile.
    screen.controller.hold(-1)
    screen.drag(screen.hand_tile(4, 1), screen.middle(screen.plot(5)))
    assert not screen.game.view().standing  # It is the other side's turn.
    for side, named in enumerate(("Claire, place a tile from the near row", "from the far row")):
        assert named in screen.state.prompt
        name = ("Ivory", "Brown")[side]
        assert what_lies_here(screen.table, -1).startswith(f"{name}’s filled slots: 1, 2, 3")
        around = in_window(screen.item("rowToPlay"))
        for row in (0, 1):
            inside = around.contains(QPointF(screen.middle(screen.hand_tile(1, row))))
            assert inside == (row == side), (side, row)
        screen.drag(screen.hand_tile(4, side), screen.middle(screen.plot(5)))
        screen.wait_for(Phase.PERSON)
        left = [r.slot for r in screen.models.tiles.rows if r.place == 0 and r.tile_side == side]
        assert sorted(left) == [0, 1, 2, 3, 5, 6, 7, 8]
        assert all_hidden(screen)
    standing = [screen.game.view(side).standing[n].tile for n, side in enumerate(Side)]
    assert standing == tiles


def test_second_look_shows_the_same_slots_and_is_announced(reused_screen: Screen) -> None:
    screen = reused_screen
    heard: list[str] = []
    screen.controller.announced.connect(heard.append)
    open_play(screen)
    order = list(slots(screen).hands[Side.IVORY])
    screen.click(screen.item("lookAgain"))
    assert screen.wait_for(Phase.CURTAIN, Phase.LOOKING) is Phase.CURTAIN
    assert not screen.models.tiles.rows
    assert "Denis, please look away" in screen.texts()
    assert "Claire wants to see their hand again." in screen.texts()
    assert heard[-1] == (
        "The curtain is closed. Denis, please look away: Claire is looking at their hand again."
    )
    screen.click(screen.armed("sitDown"))
    screen.wait_for(Phase.SEATED)
    assert "Claire, look at your hand" in screen.texts()
    screen.click(screen.armed("showTiles"))
    assert hand_shown(screen, 0) == order
    screen.stop_looking()
    screen.wait_for(Phase.PERSON)
    assert all_hidden(screen)
    screen.drag(screen.hand_tile(4, 0), screen.middle(screen.plot(5)))
    assert screen.game.view(Side.IVORY).standing[0].tile == order[4]


def test_slots_game_resumes_behind_the_curtain(reused_screen: Screen) -> None:
    screen = reused_screen
    open_play(screen)
    screen.controller.place(0, 0)
    screen.wait_for(Phase.PERSON)
    record = screen.kept()
    screen.table.resume(record, screen.game.file)
    assert screen.wait_for(Phase.CURTAIN, Phase.PERSON) is Phase.CURTAIN
    assert not screen.models.tiles.rows
    look(screen)
    screen.take_seat()
    screen.wait_for(Phase.LOOKING)
    screen.table.cover()  # The window was left; this is no second look.
    assert screen.state.curtained
    assert screen.state.awayPlayer == ""
    assert not any("look away" in text for text in screen.texts())
    look(screen)
    screen.wait_for(Phase.PERSON)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert screen.game.view().given_up_by is Side.BROWN
    assert NONE not in {row.profession for row in screen.models.tiles.rows}


def test_slots_game_reveals_no_tile_in_a_slot(reused_screen: Screen) -> None:
    screen = reused_screen
    open_play(screen)
    announcements = Announcements(screen.controller, screen.application.saved_games)
    for act in (screen.controller.hold, screen.controller.hover):
        seen = []
        for _ in range(3):
            for side in Side:
                slots(screen).shuffle(side, screen.game.view(side).hand)
            screen.application.script.ended.emit()
            act(3)
            texts = (screen.texts(), screen.window.title(), screen.state.prompt)
            spoken = (all_answers(screen.table), *announcements.heard)
            announcements.heard.clear()
            pixels = bytes(screen.picture().constBits())
            seen.append((all_roles(screen.table.stage), accessible(screen), texts, spoken, pixels))
            screen.controller.hold(-1)
        assert seen[0] == seen[1] == seen[2]


def test_slots_are_shuffled_uniformly() -> None:
    shuffled = Slots(random.Random(1))
    hand = ALL_TILES[:9]
    first: list[Tile | None] = []
    for _ in range(900):
        shuffled.shuffle(Side.IVORY, hand)
        assert sorted(tile for tile in shuffled.hands[Side.IVORY] if tile) == list(hand)
        first.append(shuffled.tile(Side.IVORY, 0))
    assert all(60 < first.count(tile) < 145 for tile in hand)
