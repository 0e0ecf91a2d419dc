"""The pins of a review can be tried, and change nothing; the bluff cards need all tiles face up."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tests.desktop.support.channels import all_roles
from tests.desktop.support.items import in_window, seen
from tests.desktop.support.program import listen
from tests.desktop.support.replaying import ALL, BROWN, IVORY
from tests.desktop.support.reviewed import FOUND, NOTHING, look_back
from tests.desktop.support.reviews import give
from tests.desktop.support.screen import Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.record import write

WORST = 33
"""The moment of the worst slip: the fifth placement of the fourth election."""


def said(screen: Screen) -> str:
    QCoreApplication.processEvents()
    names = ("pinTitle", "pinText", "bluffTitle", "bluffText")
    shown = [item for name in names for item in screen.visible_items(name)]
    return " ".join(str(item.property("text")) for item in shown)


def hand_slot(screen: Screen, placement: Placement) -> int:
    view = screen.table.stage.view
    assert view is not None
    return view.hand.index(placement.tile)


def try_by_drag(screen: Screen, text: str) -> None:
    placement = Placement.parse(text)
    screen.drag_tile(hand_slot(screen, placement), BUILDINGS.index(placement.building))
    QCoreApplication.processEvents()


def test_pin_is_tried_with_the_mouse(screen: Screen) -> None:
    look_back(screen)
    replay, pins = screen.application.replay, screen.application.review.pins
    kept = write(screen.game.record)
    heard = listen(replay.announced)
    replay.go(WORST - 1)
    assert len(pins.marks) == 1
    press(screen, Key.Key_P)
    assert (replay.position, replay.lens) == (WORST, IVORY)
    assert said(screen) == (
        "A slip You placed 9\u00a0soldiers in Brown’s temple."
        " As far as you could know, there was a better placement."
    )
    assert heard[-1] == said(screen)
    assert [mark["position"] for mark in pins.marks] == [WORST, 29]
    assert len(screen.visible_items("railPin")) == 2
    before = all_roles(screen.table.stage)
    screen.click(screen.item("tryIt"))
    assert said(screen) == "Find the better placement."
    assert screen.shows("tryingLabel")
    assert screen.shows("tryingFrame")
    assert (screen.table.phase, replay.position) == (Phase.TRYING, WORST)
    for wrong, verdict in (("S9>bT", "That is what was placed"), ("S8>iC", "Another placement")):
        try_by_drag(screen, wrong)
        assert verdict in said(screen)
        assert "Better:" not in said(screen)
        screen.click(screen.item("tryIt"))
    try_by_drag(screen, "S9>iC")
    assert said(screen) == (
        "Right: no placement was better. Better: 9\u00a0soldiers in Ivory’s citadel."
        " That adds 9 to the votes there in this election. As far as you could know, this placement"
        " wins about 34 more in 100\u00a0games like this one."
        " In the game: 9\u00a0soldiers in Brown’s temple."
        " That blocks votes there in a later election, up to 9."
    )
    screen.click(screen.item("stopTrying"))
    assert not screen.shows("tryingFrame")
    assert (replay.position, all_roles(screen.table.stage)) == (WORST, before)
    assert write(screen.game.record) == kept


def test_game_is_played_on_from_a_pin_whose_panel_covers_nothing(screen: Screen) -> None:
    record = look_back(screen)
    press(screen, Key.Key_P)
    screen.click(screen.item("showMe"))
    for size in ((880, 440), (1280, 800)):
        screen.resize(*size)
        panel = in_window(screen.item("findingPanel"))
        assert panel.bottom() < size[1]
        shown = [tile for tile in screen.tiles() if seen(tile)]
        shown += [item for item in screen.components("NamePlate") if seen(item)]
        assert len(shown) > 12
        assert not [tile for tile in shown if in_window(tile).intersects(panel)]
    screen.click(screen.item("playOn"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))
    assert "Election\u00a04: Ivory places tile\u00a03 of\u00a03." in screen.texts()
    screen.click(screen.item("beginStudy"))
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    assert screen.game.record.placements == record.placements[:22]


def test_pin_is_tried_with_the_keyboard(screen: Screen) -> None:
    """Each placement that is about as good is right; Escape ends the try, and then the replay."""
    look_back(screen)
    replay, pins = screen.application.replay, screen.application.review.pins
    press(screen, Key.Key_P, Key.Key_P)
    assert pins.text.startswith("You placed 6\u00a0soldiers in Ivory’s citadel.")
    there = replay.position
    pins.tryIt()
    slot = hand_slot(screen, Placement.parse("M6>iT"))
    press(screen, Key(Key.Key_1 + slot))
    assert screen.controller.heldSlot == slot
    press(screen, Key.Key_Escape)
    assert (screen.controller.heldSlot, screen.table.phase) == (-1, Phase.TRYING)
    press(screen, Key(Key.Key_1 + slot), Key.Key_D)
    assert pins.answered
    assert "Better: 6\u00a0merchants in Ivory’s temple." in pins.text
    assert "Other placements about as good: 5." in pins.text
    press(screen, Key.Key_Escape)
    assert (replay.position, replay.on, pins.tried) == (there, True, False)
    for focused in ("", "lens0"):
        pins.tryIt()
        if focused:
            screen.item(focused).forceActiveFocus()
        press(screen, Key.Key_3)
        assert (replay.lens, screen.table.phase) == (IVORY, Phase.TRYING)
        assert screen.controller.heldSlot == 2
        press(screen, Key.Key_D)
        assert pins.tried
        press(screen, Key.Key_Left)
        assert (replay.position, pins.tried) == (there - 1, False)
        replay.go(there)


def test_any_other_action_ends_trying(screen: Screen) -> None:
    look_back(screen)
    replay, pins = screen.application.replay, screen.application.review.pins
    press(screen, Key.Key_P, Key.Key_P)
    there = replay.position
    pins.tryIt()
    press(screen, Key.Key_Escape)
    assert (screen.table.phase, replay.position) == (Phase.REPLAY, there)
    pins.showMe()
    assert pins.title == "This placement was better."
    assert "Better: 9\u00a0priests in Ivory’s temple." in pins.text
    pins.tryIt()
    replay.step(-1)
    assert (replay.position, screen.table.phase) == (there - 1, Phase.REPLAY)
    press(screen, Key.Key_P, Key.Key_P)
    for lens in (replay.lens, ALL):
        pins.tryIt()
        replay.setLens(lens)
        assert (replay.position, replay.lens, pins.here) == (there, lens, True)
    pins.tryIt()
    replay.togglePlay()
    replay.togglePlay()
    assert (screen.table.phase, replay.on) == (Phase.REPLAY, True)
    press(screen, Key.Key_Escape)
    assert (screen.table.phase, replay.on) == (Phase.OVER, False)


def test_only_slips_of_persons_are_pinned(screen: Screen) -> None:
    look_back(screen)
    replay, pins = screen.application.replay, screen.application.review.pins
    replay.setLens(ALL)
    assert [mark["position"] for mark in pins.marks] == [WORST, 57, 29]
    screen.click(screen.visible_items("railPin")[1])
    QCoreApplication.processEvents()
    assert (replay.lens, replay.position) == (IVORY, 57)
    replay.setLens(BROWN)
    replay.go(replay.last)
    assert pins.marks == []
    replay.close()
    look_back(screen, headers={"BrownPlayer": "person"})
    replay.setLens(BROWN)
    replay.go(replay.last)
    assert pins.marks == [
        {"position": 58, "side": BROWN, "label": "Bybla had a better placement here"}
    ]


def test_game_without_slips_says_so_once(screen: Screen) -> None:
    look_back(screen, replace(NOTHING, done=0.9))
    replay, review = screen.application.replay, screen.application.review
    heard = listen(replay.answered)
    replay.setLens(ALL)
    press(screen, Key.Key_P, Key.Key_B)
    none = "No single placement of yours was clearly wrong."
    wait = "The game is still being reviewed."
    assert heard == [wait, wait]
    heard.clear()
    give(screen.application, NOTHING)
    replay.setLens(IVORY)
    replay.setLens(ALL)
    QCoreApplication.processEvents()
    assert heard == [none]
    press(screen, Key.Key_P, Key.Key_B)
    assert heard[1:] == [none, "No hidden tile cost anybody much."]
    assert not screen.shows("nextPin")
    assert not review.pins.here
    del heard[:]
    replay.close()
    review.pins.next()
    review.bluffs.next()
    assert heard == []
    assert not replay.on


def test_bluff_cards_are_shown_with_all_tiles_face_up(screen: Screen) -> None:
    look_back(screen)
    replay, bluffs = screen.application.replay, screen.application.review.bluffs
    assert bluffs.count == 0
    press(screen, Key.Key_B)
    assert (replay.lens, bluffs.count) == (ALL, 3)
    assert said(screen) == (
        "The tile that fooled best Before this placement Bybla could expect the marked tile"
        " (Brown’s citadel) to be worth 5\u00a0±\u00a03. It was 9\u00a0merchants. Not knowing this"
        " cost Bybla about 24 in 100\u00a0games like this one."
    )
    assert bluffs.tiles == [{"side": 0, "kind": 1, "value": 9}]
    (marked,) = [tile for tile in screen.tiles() if tile.property("asked")]
    assert [marked.property(name) for name in ("building", "profession", "value")] == [3, 1, 9]
    here = replay.position
    for lens in (IVORY, BROWN):
        replay.setLens(lens)
        assert (bluffs.count, bluffs.here, bluffs.text, bluffs.tiles) == (0, False, "", [])
    replay.setLens(ALL)
    screen.click(screen.item("nextBluff"))
    assert said(screen).startswith("The tile best seen through")
    assert "You placed as if it were face up" in said(screen)
    screen.click(screen.item("nextBluff"))
    assert said(screen) == (
        "The biggest waste on a bluff Election\u00a02, Brown’s citadel: 10\u00a0priests answered"
        " 4\u00a0merchants. Points wasted: 6."
    )
    screen.click(screen.item("nextBluff"))
    assert replay.position == here
    drew = replace(FOUND.empty_answers[0], election=4, bait=(FOUND.bluffs[0].back.tile,))
    give(screen.application, replace(FOUND, empty_answers=(drew,)))
    assert bluffs.text.endswith("It lured out 10\u00a0priests. Points wasted: 6.")
    replay.close()
    assert bluffs.count == 0
