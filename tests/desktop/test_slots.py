"""Two persons by slots: both look behind a curtain, then play openly with hidden tiles."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from tests.desktop.support.channels import accessible, all_answers, all_roles
from tests.desktop.support.handover import begin_by_slots, look, open_play
from tests.desktop.support.items import in_window
from tests.desktop.support.program import listen
from tests.desktop.support.screen import Key, Screen, press
from tyrus_desktop.desktop.bridge.table.prompts import what_lies_here
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.slots import Slots
from tyrus_desktop.desktop.text import words
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
    plates = screen.components("NamePlate")
    return [each.property("playerSide") for each in plates if each.property("awaited")]


def test_both_players_look_at_their_hands_before_an_election(screen: Screen) -> None:
    heard = listen(screen.controller.announced)
    screen.state.settings.memory = "always"
    screen.state.settings.ledgerOpen = True
    begin_by_slots(screen)

    def legend() -> str:
        return str(screen.items("legend")[0].property("meaning"))

    assert not screen.models.tiles.rows
    for side, name in ((1, "Denis"), (0, "Claire")):  # The side to play looks last.
        assert screen.table.phase == Phase.CURTAIN
        assert marked(screen) == [side]
        assert f"{name}, look at your hand" in screen.texts()
        assert heard[-1] == f"The curtain is closed. {name}, look at your hand."
        assert not screen.items("legend"), "under a curtain the ledger is empty"
        screen.take_seat()
        assert screen.wait_for(Phase.LOOKING)
        assert marked(screen) == [side]
        assert "Outlined: in reserve. Filled: in hand" in legend()
        assert hand_shown(screen, side) == slots(screen).hands[list(Side)[side]]
        assert hand_shown(screen, 1 - side) == [None] * 9
        screen.stop_looking()
        screen.wait_for(Phase.CURTAIN, Phase.PERSON)
    assert screen.table.phase == Phase.PERSON
    assert marked(screen) == [0]
    assert all_hidden(screen)
    assert legend() == "Struck out: discarded. Filled: not seen yet."
    assert not any("look away" in text for text in heard)


def test_players_in_a_slots_game_place_from_the_framed_row(screen: Screen) -> None:
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


def test_second_look_shows_the_same_slots_and_is_announced(screen: Screen) -> None:
    heard = listen(screen.controller.announced)
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


@pytest.fixture
def looking(screen: Screen) -> Screen:
    """Claire looks at her hand, after Denis."""
    begin_by_slots(screen)
    look(screen)
    screen.take_seat()
    return screen


def order(screen: Screen) -> list[Tile | None]:
    assert hand_shown(screen, 0) == slots(screen).hands[Side.IVORY]
    return hand_shown(screen, 0)


def test_players_arrange_their_own_slots_by_mouse(looking: Screen) -> None:
    screen = looking
    a, b, c, d, e, f, g, h, i = order(screen)
    screen.drag(screen.hand_tile(1, 0), screen.middle(screen.hand_tile(6, 0)))
    assert order(screen) == [a, c, d, e, f, g, b, h, i]
    screen.drag(screen.hand_tile(6, 0), screen.middle(screen.plot(5)))  # Not into the hand.
    screen.drag(screen.hand_tile(0, 1), screen.middle(screen.hand_tile(3, 0)))  # Not her own.
    assert order(screen) == [a, c, d, e, f, g, b, h, i]
    screen.qtbot.waitUntil(lambda: screen.controller.heldSlot == NONE)
    screen.click(screen.hand_tile(8, 0))
    assert screen.controller.heldSlot == 8
    screen.click(screen.plot(5))
    screen.click(screen.hand_tile(0, 0))
    assert order(screen) == [i, a, c, d, e, f, g, b, h]
    assert screen.controller.heldSlot == NONE
    assert not screen.game.view().standing


def test_players_arrange_their_own_slots_by_keys(looking: Screen) -> None:
    screen = looking
    heard = listen(screen.controller.announced)
    a, b, c, d, e, f, g, h, i = order(screen)
    press(screen, Key.Key_3, Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Return)
    assert order(screen) == [c, a, b, d, e, f, g, h, i]
    name = words.tile(c) if c else ""
    assert heard == [
        *(f"Holding {name} in slot\u00a03.", f"{name} in slot\u00a02", f"{name} in slot\u00a01"),
        f"{name} in slot\u00a01",
    ]
    press(screen, Key.Key_9, Key.Key_7)
    assert order(screen) == [c, a, b, d, e, f, i, g, h]
    assert screen.controller.heldSlot == NONE


def test_arranged_slots_stay_in_place_and_hidden(looking: Screen) -> None:
    screen = looking
    others = list(slots(screen).hands[Side.BROWN])
    press(screen, Key.Key_9, Key.Key_1, Key.Key_5)
    arranged = order(screen)
    screen.table.cover()  # The window was left.
    assert screen.controller.heldSlot == NONE
    screen.take_seat()
    assert order(screen) == arranged
    assert hand_shown(screen, 1) == [None] * 9
    press(screen, Key.Key_5)
    screen.stop_looking()
    screen.wait_for(Phase.PERSON)
    assert screen.controller.heldSlot == NONE
    assert all_hidden(screen)
    assert slots(screen).hands == {Side.IVORY: arranged, Side.BROWN: others}
    screen.drag(screen.hand_tile(0, 0), screen.middle(screen.plot(5)))
    screen.wait_for(Phase.PERSON)
    assert screen.game.view(Side.IVORY).standing[0].tile == arranged[0]


def test_arranging_again_leaves_empty_slots_where_they_are(screen: Screen) -> None:
    open_play(screen)
    for side in (0, 1):
        screen.drag(screen.hand_tile(4, side), screen.middle(screen.plot(5)))
        screen.wait_for(Phase.PERSON)
    before = list(slots(screen).hands[Side.IVORY])
    screen.click(screen.item("lookAgain"))
    screen.take_seat()
    screen.drag(screen.hand_tile(0, 0), screen.middle(screen.hand_tile(5, 0)))
    press(screen, Key.Key_9, Key.Key_Left)
    screen.stop_looking()
    screen.wait_for(Phase.PERSON)
    a, b, c, d, _, f, g, h, i = before
    assert slots(screen).hands[Side.IVORY] == [b, c, d, f, None, a, g, i, h]
    left = [r.slot for r in screen.models.tiles.rows if r.place == 0 and r.tile_side == 0]
    assert left == [0, 1, 2, 3, 5, 6, 7, 8]


def test_slots_game_resumes_behind_the_curtain(screen: Screen) -> None:
    open_play(screen)
    screen.controller.place(0, 0)
    screen.wait_for(Phase.PERSON)
    record = screen.kept()
    screen.table.resume(record, screen.game.file)
    assert screen.wait_for(Phase.CURTAIN, Phase.PERSON) is Phase.CURTAIN
    assert not screen.models.tiles.rows
    look(screen)
    screen.take_seat()
    screen.table.cover()  # The window was left; this is no second look.
    assert screen.state.curtained
    assert screen.state.awayPlayer == ""
    assert not any("look away" in text for text in screen.texts())
    look(screen)
    screen.wait_for(Phase.PERSON)
    screen.give_up()
    assert screen.game.view().given_up_by is Side.BROWN
    assert NONE not in {row.profession for row in screen.models.tiles.rows}


def test_slots_game_reveals_no_tile_in_a_slot(screen: Screen) -> None:
    open_play(screen)
    announcements = screen.listen()
    for act in (screen.controller.hold, screen.controller.hover):
        seen = []
        for _ in range(3):
            for side in Side:
                slots(screen).shuffle(side, screen.game.view(side).hand)
            screen.application.script.ended.emit()
            act(3)
            texts = (screen.texts(), screen.window.title(), screen.state.prompt)
            spoken = (all_answers(screen.table), *announcements)
            announcements.clear()
            seen.append(
                (all_roles(screen.table.stage), accessible(screen), texts, spoken, screen.picture())
            )
            screen.controller.hold(-1)
        assert seen[0] == seen[1] == seen[2]


@given(st.sets(st.integers(0, 8), min_size=1), st.data())
def test_moved_tile_keeps_empty_slots_and_all_tiles(filled: set[int], data: st.DataObject) -> None:
    moved = Slots(random.Random(1))
    before = [ALL_TILES[slot] if slot in filled else None for slot in range(9)]
    moved.hands[Side.BROWN] = list(before)
    slot, to = data.draw(st.sampled_from(sorted(filled))), data.draw(st.integers(-1, 9))
    new = moved.move(Side.BROWN, slot, to)
    after = moved.hands[Side.BROWN]
    assert {n for n, tile in enumerate(after) if tile} == filled
    assert {*after} == {*before}
    assert after[new] == before[slot]
    assert new == to or to not in filled
    others = [[t for t in hand if t not in (None, before[slot])] for hand in (before, after)]
    assert others[0] == others[1]


def test_slots_are_shuffled_uniformly() -> None:
    shuffled = Slots(random.Random(1))
    hand = ALL_TILES[:9]
    first: list[Tile | None] = []
    for _ in range(900):
        shuffled.shuffle(Side.IVORY, hand)
        assert sorted(tile for tile in shuffled.hands[Side.IVORY] if tile) == list(hand)
        first.append(shuffled.tile(Side.IVORY, 0))
    assert all(60 < first.count(tile) < 145 for tile in hand)
