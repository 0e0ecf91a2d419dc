"""The ledger: its place beside the board, its leaves, its key, and when it is not there at all."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.desktop.conftest import Starter, close
from tests.desktop.support.dialogs import focused
from tests.desktop.support.items import everything, in_window, interfaces, seen
from tests.desktop.support.legibility import shown_texts
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.replaying import replay, show_moment
from tests.desktop.support.screen import Key, Screen, press
from tests.desktop.test_puzzles import begin, of
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.puzzles import Question
from tyrus_desktop.engine.tiles import Side

LEAVES = {
    "tiles": ("MemoryPanel", "Tiles seen"),
    "chart": ("Chart", "Election chart"),
    "log": ("LogPanel", "Log"),
    "powers": ("PowersTable", "Reminder of powers"),
}
SIZES = {(880, 440): 11, (1024, 640): 11, (1280, 800): 14, (1366, 768): 14, (2560, 1440): 24}
"""The smallest text in each window, in pixels."""


def focus_name(screen: Screen) -> str:
    return QAccessible.queryAccessibleInterface(focused(screen)).text(QAccessible.Text.Name)


def inside(screen: Screen, item: QQuickItem) -> bool:
    return any(each is item for each in everything(screen.items("ledger")[0]))


def listed(screen: Screen) -> list[str]:
    """Return all names, as some screen readers list hidden items, too."""
    root = QAccessible.queryAccessibleInterface(screen.window)
    names = (each.text(QAccessible.Text.Name) for each in interfaces(root))
    return [name for name in names if name]


def leaf_of(screen: Screen) -> str:
    """Return the one leaf that exists."""
    (leaf,) = (name for name, (kind, _) in LEAVES.items() if screen.components(kind))
    return leaf


def leaf_heard(screen: Screen) -> str:
    """Return the leaf that screen readers find; of the others they find the tabs only."""
    names = listed(screen)
    (leaf,) = (leaf for leaf, (_, name) in LEAVES.items() if names.count(name) == 2)
    return leaf


def tab_stops(screen: Screen) -> list[QQuickItem]:
    """Return the stops of Tab, from the one after the focus on."""
    begun = focused(screen)
    stops: list[QQuickItem] = []
    while focused(screen) is not begun or not stops:
        press(screen, Key.Key_Tab)
        stops.append(focused(screen))
        assert len(stops) < 30
    return stops


def test_key_opens_the_ledger_and_the_focus_comes_back(screen: Screen, screen_reader: None) -> None:
    resume(screen, TURN)
    closed = listed(screen)
    assert not {"Ledger", "Tiles seen", "Open this tally again"} & {*closed}
    for leave in (Key.Key_Escape, Key.Key_T):
        press(screen, Key.Key_T)
        assert (screen.shows("ledger"), screen.state.settings.ledgerOpen) == (True, True)
        assert focus_name(screen) == "Ledger"
        stops = [each for each in tab_stops(screen) if inside(screen, each)]
        told = [QAccessible.queryAccessibleInterface(each) for each in stops]
        heard = [each.text(QAccessible.Text.Name) for each in told]
        assert {*heard} == {"Open this tally again", "Ledger"}
        assert "Election\u00a07 of\u00a09: Guildmaster" in listed(screen)
        press(screen, leave)
        assert (screen.shows("ledger"), screen.state.settings.ledgerOpen) == (False, False)
        assert focus_name(screen) == "Hand"
        assert not [each for each in tab_stops(screen) if inside(screen, each)]
        assert listed(screen) == closed
    screen.click(screen.item("ledgerButton"))
    press(screen, Key.Key_1)
    assert screen.controller.heldSlot == 0, "by mouse, the focus stays in the hand"
    press(screen, Key.Key_Escape)
    screen.click(screen.item("ledgerButton"))
    assert not screen.shows("ledger")


def test_keys_and_tabs_turn_the_leaves_and_both_are_remembered(
    start: Starter, screen_reader: None
) -> None:
    screen = start()
    resume(screen, TURN)
    press(screen, Key.Key_T)
    turned = [leaf_heard(screen)]
    for key in [Key.Key_Right] * 4 + [Key.Key_Left]:
        press(screen, key)
        turned.append(leaf_heard(screen))
    assert turned == [*LEAVES, "tiles", "powers"]
    for leaf in LEAVES:
        screen.click(screen.item(f"{leaf}Tab"))
        assert (leaf_of(screen), screen.state.settings.leaf) == (leaf, leaf)
        assert focus_name(screen) == "Ledger"
    screen.rest_on(screen.item("chartTab"))
    screen.rest_on(screen.item("tilesTab"))
    screen.qtbot.waitUntil(lambda: screen.shows("answer"))
    assert "A page of the ledger. Keys: T, then the arrows" in screen.texts()
    screen.state.settings.memory = "never"
    for leaf in ("tiles", "log"):
        screen.state.settings.leaf = leaf
        assert leaf_of(screen) == ("chart" if leaf == "tiles" else leaf)
        assert not screen.shows("tilesTab")
        assert "Tiles seen" not in listed(screen)
    close(screen)
    again = start()
    resume(again, TURN)
    assert leaf_of(again) == "log"
    close(again)


@pytest.mark.parametrize("size", [*SIZES, (900, 1200)])
def test_ledger_covers_neither_board_nor_hand_and_is_legible(
    screen: Screen, size: tuple[int, int]
) -> None:
    screen.resize(*size)
    screen.state.settings.ledgerOpen = True
    resume(screen, 0)
    hand = [in_window(screen.hand_tile(slot)) for slot in range(9)]
    assert all(
        after.top() >= tile.bottom() or after.left() - tile.left() > 0.78 * tile.width()
        for tile, after in pairwise(hand)
    )
    ledger = in_window(screen.item("ledger"))
    for other in hand:
        assert not ledger.intersects(other)
    resume(screen, TURN)
    for leaf in LEAVES:
        screen.state.settings.leaf = leaf
        QCoreApplication.processEvents()
        texts = [each for each in shown_texts(screen) if inside(screen, each.item)]
        small = [each.text for each in texts if each.pixels < SIZES.get(size, 11)]
        assert texts
        assert not small, leaf
    others = [
        *(tile for tile in screen.tiles() if seen(tile)),
        *screen.visible_items("facade"),
        *(screen.plot(number) for number in range(6)),
        *screen.components("RepresentativeToken"),
        *screen.visible_items("advice"),
    ]
    assert not [each.objectName() for each in others if ledger.intersects(in_window(each))]
    assert in_window(screen.plot(0)).bottom() <= ledger.top()
    width = in_window(screen.plot(0)).width()
    screen.state.settings.ledgerOpen = False
    assert in_window(screen.plot(0)).width() == width, "the board keeps its whole width"


def test_whole_game_is_played_with_the_ledger_open(playing: Screen) -> None:
    """Each tile is dragged; each leaf follows the game."""
    screen = playing
    screen.resize(1366, 768)
    screen.state.settings.ledgerOpen = True
    turn = 0
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.state.settings.leaf = [*LEAVES][turn % 4]
        view, ledger = screen.game.view(), screen.item("ledger")
        items = everything(ledger)
        discarded = {tile for side in Side for tile in view.shown_tiles(side)}
        match leaf_of(screen):
            case "tiles":
                assert sum(bool(each.property("seen")) for each in items) == len(discarded)
            case "chart":
                counted = [each for each in items if each.property("ivoryVotes") is not None]
                assert sum(each.property("counted") for each in counted) == len(view.tallies)
            case "log":
                lines = [each for each in items if each.property("sentence")]
                assert len(lines) >= len(view.tallies) + view.placed
        hand = [in_window(tile) for tile in screen.tiles() if tile.property("place") == 0]
        assert not any(in_window(ledger).intersects(tile) for tile in hand)
        screen.place(screen.choose(turn))
        turn += 1
    assert turn > 8
    assert not screen.shows("ledger"), "the end has it nowhere"


def test_ledger_is_closed_and_empty_under_a_curtain(screen: Screen) -> None:
    screen.state.settings.ledgerOpen = True
    screen.state.settings.leaf = "log"
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.wait_for(Phase.CURTAIN)
    press(screen, Key.Key_T)
    assert not screen.components("LogPanel")
    screen.take_seat()
    assert leaf_of(screen) == "log"
    screen.table.cover()
    screen.qtbot.waitUntil(lambda: not screen.components("LogPanel"))
    assert not screen.shows("ledgerButton")
    assert not screen.shows("ledger")


def test_ledger_and_chances_take_turns_in_a_look_back(ended: Screen) -> None:
    ended.state.settings.ledgerOpen, ended.state.settings.leaf = False, "tiles"
    show_moment(ended, 30)
    position = replay(ended).position
    press(ended, Key.Key_T)
    assert focus_name(ended) == "Ledger"
    press(ended, Key.Key_Right)
    assert ended.state.settings.leaf == "chart"
    press(ended, Key.Key_Escape)
    assert ended.item("railTrack").hasActiveFocus()
    assert replay(ended).position == position
    press(ended, Key.Key_T, Key.Key_Tab, Key.Key_Return)
    assert ended.models.tally.open
    assert not ended.shows("ledger"), "a tally's stage covers it"
    show_moment(ended, 30)
    review = ended.application.review
    assert ended.shows("ledger")
    review.chances.toggle()
    assert (review.chances.on, ended.shows("ledger")) == (True, False)
    press(ended, Key.Key_T)
    assert (review.chances.on, ended.shows("ledger")) == (False, True)
    press(ended, Key.Key_Escape)
    ended.state.settings.leaf = "tiles"


def test_puzzle_about_counting_begins_with_the_tiles_seen(screen: Screen) -> None:
    settings = screen.state.settings
    settings.leaf = "log"
    for question in (Question.CHEAPEST, Question.JUDGED):
        puzzles = begin(screen, of(question))
        assert screen.shows("ledger") == (question is not Question.JUDGED)
        if screen.shows("ledger"):
            assert leaf_of(screen) == "tiles"
            cells = [each for each in everything(screen.item("ledger")) if each.property("fate")]
            view = screen.game.view()
            discarded = [each for each in cells if each.property("seen")]
            assert len(discarded) == sum(len(view.shown_tiles(side)) for side in Side)
            press(screen, Key.Key_T, Key.Key_T, Key.Key_Right)
            assert leaf_of(screen) == "chart"
            press(screen, Key.Key_T)
            puzzles.again()
            assert not screen.shows("ledger"), "as the person left it"
        assert (settings.ledgerOpen, settings.leaf) == (False, "log")
        screen.controller.lesson.leave()
    settings.memory = "never"
    begin(screen, of(Question.CHEAPEST))
    assert not screen.shows("ledger")
    screen.controller.lesson.leave()
