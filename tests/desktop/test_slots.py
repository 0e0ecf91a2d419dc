"""Two persons by slots: both look behind a curtain, then play openly with hidden tiles."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF

from tests.desktop.support.channels import Announcements, accessible, all_answers, all_roles
from tests.desktop.support.items import in_window, read
from tests.desktop.support.positions import AT_ONE_SCREEN, game, resume, said
from tests.desktop.support.screen import Screen
from tests.desktop.support.slots import begin, look, open_play
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.slots import Slots
from tyrus_desktop.desktop.models.tile_rows import UNKNOWN
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile
from tyrus_desktop.library import record_files


def faces(screen: Screen) -> list[int]:
    return [row.profession for row in screen.models.tiles.rows]


def test_both_look_before_an_election_the_first_player_last(screen: Screen) -> None:
    begin(screen)
    assert not screen.models.tiles.rows
    assert look(screen) is Side.BROWN
    assert look(screen) is Side.IVORY
    assert screen.table.phase is Phase.PERSON


def test_the_name_plate_of_the_one_who_is_to_look_is_marked(screen: Screen) -> None:
    """Not yet of the one who is to play after that."""
    begin(screen)
    for side in (1, 0):
        assert marked(screen) == [side]
        screen.take_seat()
        assert screen.table.phase is Phase.LOOKING
        assert marked(screen) == [side]
        screen.controller.handOver.stopLooking()
    screen.wait_for(Phase.PERSON)
    assert marked(screen) == [0]


def marked(screen: Screen) -> list[int]:
    edges = [each for each in screen.items("toPlay") if each.isVisible()]
    return [each.parentItem().property("playerSide") for each in edges]


def test_a_person_who_looks_sees_only_their_own_hand(screen: Screen) -> None:
    begin(screen)
    screen.take_seat()
    rows = screen.models.tiles.rows
    slots = screen.table.slots
    assert slots is not None
    mine = {row.slot: row.tile for row in rows if row.tile_side == 1}
    assert [mine[slot] for slot in range(9)] == slots.hands[Side.BROWN]
    assert all(row.tile is None for row in rows if row.tile_side == 0)


def test_in_open_play_every_face_is_hidden(screen: Screen) -> None:
    open_play(screen)
    assert set(faces(screen)) == {UNKNOWN}


def test_a_played_slot_stays_empty(screen: Screen) -> None:
    open_play(screen)
    slots = screen.table.slots
    assert slots is not None
    tile = slots.tile(Side.IVORY, 4)
    screen.drag(screen.hand_tile(4, 0), screen.middle(screen.plot(5)))
    screen.wait_for(Phase.PERSON)
    assert screen.game.view(Side.IVORY).standing[0].tile == tile
    left = [r.slot for r in screen.models.tiles.rows if r.place == 0 and r.tile_side == 0]
    assert sorted(left) == [0, 1, 2, 3, 5, 6, 7, 8]
    assert set(faces(screen)) == {UNKNOWN}
    screen.drag(screen.hand_tile(7, 1), screen.middle(screen.plot(0)))
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.view().standing) == 2


def test_only_the_side_whose_turn_it_is_can_place(screen: Screen) -> None:
    open_play(screen)
    screen.drag(screen.hand_tile(4, 1), screen.middle(screen.plot(5)))
    assert not screen.game.view().standing


def test_looking_again_shows_the_same_slots_behind_the_curtain(screen: Screen) -> None:
    open_play(screen)
    slots = screen.table.slots
    assert slots is not None
    order = list(slots.hands[Side.IVORY])
    screen.click(screen.item("lookAgain"))
    assert screen.wait_for(Phase.CURTAIN, Phase.LOOKING) is Phase.CURTAIN
    assert not screen.models.tiles.rows
    screen.take_seat()
    rows = screen.models.tiles.rows
    mine = {row.slot: row.tile for row in rows if row.tile_side == 0}
    assert [mine[slot] for slot in range(9)] == order
    screen.stop_looking()
    screen.wait_for(Phase.PERSON)
    assert set(faces(screen)) == {UNKNOWN}
    screen.drag(screen.hand_tile(4, 0), screen.middle(screen.plot(5)))
    assert screen.game.view(Side.IVORY).standing[0].tile == order[4]


def test_the_row_to_play_from_is_framed_and_named(screen: Screen) -> None:
    open_play(screen)
    for side, named in enumerate(("Claire, place a tile from the near row", "from the far row")):
        assert named in screen.state.prompt
        frame = screen.item("rowToPlay")
        around = in_window(frame)
        for row in (0, 1):
            tile = screen.hand_tile(1, row)
            inside = around.contains(QPointF(screen.middle(tile)))
            assert inside == (row == side), (side, row)
        screen.drag(screen.hand_tile(4, side), screen.middle(screen.plot(5)))
        screen.wait_for(Phase.PERSON)


def test_the_tiles_seen_call_no_tile_yours_while_both_look(screen: Screen) -> None:
    screen.state.settings.memory = "always"
    begin(screen)
    screen.press(said("LogPanel", "Tiles seen"))
    legend = screen.item("legend")
    for _ in range(2):
        assert "Yours" not in read(legend, "text")
        screen.take_seat()
        screen.wait_for(Phase.LOOKING)
        assert "Yours" in read(legend, "text")
        screen.stop_looking()
        screen.wait_for(Phase.CURTAIN, Phase.PERSON)
    assert "Yours" not in read(legend, "text")


def test_the_curtain_calls_to_look_and_not_to_play(screen: Screen) -> None:
    heard: list[str] = []
    screen.controller.announced.connect(heard.append)
    begin(screen)
    for name in ("Denis", "Claire"):
        assert f"{name}, look at your hand" in screen.texts()
        assert heard[-1] == f"The curtain is closed. {name}, look at your hand."
        look(screen)


def test_before_a_player_looks_again_the_other_one_is_warned(screen: Screen) -> None:
    heard: list[str] = []
    screen.controller.announced.connect(heard.append)
    open_play(screen)
    assert not any("look away" in text for text in heard)
    screen.click(screen.item("lookAgain"))
    screen.wait_for(Phase.CURTAIN)
    assert "Denis, please look away" in screen.texts()
    assert "Claire wants to see their hand again." in screen.texts()
    assert heard[-1] == (
        "The curtain is closed. Denis, please look away: Claire is looking at their hand again."
    )
    screen.click(screen.armed("sitDown"))
    screen.wait_for(Phase.SEATED)
    assert "Claire, look at your hand" in screen.texts()


def test_a_hovered_or_held_slot_gives_no_hint(screen: Screen) -> None:
    open_play(screen)
    screen.point_at(screen.hand_tile(2, 0))
    screen.click(screen.hand_tile(2, 0))
    assert screen.controller.heldSlot == 2
    assert not screen.shows("hint")


@pytest.mark.long
def test_a_whole_game_has_two_curtains_per_election(screen: Screen) -> None:
    begin(screen)
    rng = random.Random(5)
    curtains = 0
    while (phase := screen.wait_for(Phase.CURTAIN, Phase.PERSON, Phase.OVER)) is not Phase.OVER:
        if phase is Phase.CURTAIN:
            curtains += 1
            look(screen)
            continue
        slots, side = screen.table.slots, screen.game.to_play
        assert slots is not None
        assert side is not None
        full = [slot for slot, tile in enumerate(slots.hands[side]) if tile is not None]
        screen.controller.place(rng.choice(full), rng.randrange(6))
    assert curtains == 2 * len(screen.game.view().tallies)
    assert screen.kept().outcome is not None


def test_a_saved_game_by_slots_resumes_behind_the_curtain(screen: Screen) -> None:
    open_play(screen)
    screen.controller.place(0, 0)
    screen.wait_for(Phase.PERSON)
    record = screen.kept()
    assert record_files.read(screen.game.path) == record
    screen.table.resume(record, screen.game.file)
    assert screen.table.phase is Phase.CURTAIN
    assert screen.table.slots is not None
    assert not screen.models.tiles.rows


@pytest.mark.parametrize("held", [False, True])
def test_open_play_does_not_depend_on_the_tiles_in_the_slots(screen: Screen, held: bool) -> None:
    """Shuffling the tiles among the slots changes no channel."""
    open_play(screen)
    slots = screen.table.slots
    assert slots is not None
    announcements = Announcements(screen.controller, screen.application.saved_games)
    seen = []
    for _ in range(3):
        for side in Side:
            screen.table.slots.shuffle(side, screen.game.view(side).hand)  # type: ignore[union-attr]
        screen.application.script.ended.emit()
        if held:
            screen.controller.hold(3)
        else:
            screen.controller.hover(3)
        texts = (screen.texts(), screen.window.title(), screen.state.prompt)
        spoken = (all_answers(screen.table), *announcements.heard)
        announcements.heard.clear()
        pixels = bytes(screen.picture().constBits())
        seen.append((all_roles(screen.table.stage), accessible(screen), texts, spoken, pixels))
        screen.controller.hold(-1)
    assert seen[0] == seen[1] == seen[2]


def test_the_order_of_the_slots_is_shuffled_uniformly() -> None:
    slots = Slots(random.Random(1))
    hand = ALL_TILES[:9]
    first: list[Tile | None] = []
    for _ in range(900):
        slots.shuffle(Side.IVORY, hand)
        assert sorted(tile for tile in slots.hands[Side.IVORY] if tile) == list(hand)
        first.append(slots.tile(Side.IVORY, 0))
    assert all(60 < first.count(tile) < 145 for tile in hand)


def test_in_open_play_the_side_whose_turn_it_is_gives_up(screen: Screen) -> None:
    open_play(screen)
    screen.controller.place(0, 0)
    screen.wait_for(Phase.PERSON)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert screen.game.view().given_up_by is Side.BROWN
    assert UNKNOWN not in faces(screen)


@pytest.mark.parametrize("resigned", [True, False])
def test_the_end_shows_hands_without_slots_also_after_a_look_back(
    screen: Screen, resigned: bool
) -> None:
    """No tile is turned over in a slot in which another one was looked at."""
    last = len(game("majority").placements) - 1
    resume(screen, last, "majority", AT_ONE_SCREEN | {"HotSeat": "slots"})
    screen.wait_for(Phase.CURTAIN)
    look(screen)
    look(screen)
    if resigned:
        screen.controller.giveUp()
    else:
        screen.table.place(game("majority").placements[last])
    screen.wait_for(Phase.OVER)
    at_the_end = screen.models.tiles.rows
    assert not any(row.numbered for row in at_the_end)
    screen.application.replay.open()
    screen.application.replay.close()
    assert sorted(screen.models.tiles.rows, key=str) == sorted(at_the_end, key=str)


def test_a_player_whose_first_look_was_interrupted_does_not_look_again(screen: Screen) -> None:
    begin(screen)
    look(screen)
    screen.take_seat()
    screen.wait_for(Phase.LOOKING)
    screen.table.cover()  # The window was left.
    assert screen.state.curtained
    assert not any("look away" in text and "Denis" in text for text in screen.texts())
    assert screen.state.awayPlayer == ""
    assert look(screen) is Side.IVORY
    assert screen.table.phase is Phase.PERSON
