"""The dialog of a new game: its layout, its choices, its keys and its accessible texts."""

from itertools import combinations

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter
from tests.desktop.support.dialogs import focused, open_new_game, opponent_card
from tests.desktop.support.items import everything, place, qml_type, seen
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import people, words
from tyrus_desktop.desktop.text.opponent_words import OPPONENTS
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys

EVERYBODY = keys.OFFERED


def interface(item: QQuickItem) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(item)


def chosen(screen: Screen) -> str:
    (checked,) = [c for c in screen.items("opponentCard") if c.property("checked")]
    return EVERYBODY[screen.items("opponentCard").index(checked)]


def opponent(screen: Screen) -> str | None:
    """Wait for a game, and return the key of Brown's player."""
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    return screen.game.seats[Side.BROWN].level


def test_enter_key_double_click_and_button_start_a_game(screen: Screen) -> None:
    open_new_game(screen)
    assert chosen(screen) == "citizen"
    assert focused(screen) is opponent_card(screen, "citizen")
    press(screen, Key.Key_Return)
    assert opponent(screen) == "citizen"
    screen.give_up()
    screen.state.settings.level = "herald"  # As after the button for the next level.
    QTest.keyClick(screen.window, Key.Key_N, CONTROL)
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))
    assert chosen(screen) == "herald"
    at = screen.middle(opponent_card(screen, "miser"))
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(screen.window, Qt.MouseButton.LeftButton, pos=at)
    assert opponent(screen) == "miser"


def test_chosen_opponent_style_is_recorded_and_can_move_first(
    start: Starter, store: QSettings
) -> None:
    store.setValue("level", "rampart")
    screen = start()
    open_new_game(screen)
    assert chosen(screen) == "rampart"
    screen.qtbot.waitUntil(lambda: bool(screen.controller.opponents.suggested))
    marked = [
        key
        for key in EVERYBODY
        for each in everything(opponent_card(screen, key))
        if each.objectName() == "mark" and seen(each)
    ]
    assert marked == ["citizen"]
    assert screen.item("opponent").property("text") == "Pyrgo, master mason"
    screen.item("first").setProperty("current", 2)
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.referee.deal.first is Side.BROWN
    assert screen.game.headers["BrownPlayer"] == "computer archon rampart"
    assert screen.models.players.rows[1].player_name == "Pyrgo"
    assert screen.item("portrait").property("face") == "rampart"


def test_arrow_keys_move_focus_within_and_between_rows(screen: Screen) -> None:
    open_new_game(screen)
    for key, name in (
        (Key.Key_Left, "citizen"),
        (Key.Key_Right, "herald"),
        (Key.Key_Up, "herald"),
        (Key.Key_Down, "bluffer"),
        (Key.Key_Right, "rampart"),
        (Key.Key_Down, "rampart"),
        (Key.Key_Up, "tribune"),
        *[
            (Key.Key_Right, each)
            for each in ("magistrate", "senator", "consul", "archon", "archon")
        ],
        (Key.Key_Down, "stranger"),
        (Key.Key_Right, "stranger"),
        (Key.Key_Left, "sprinter"),
    ):
        press(screen, key)
        assert chosen(screen) == name
        assert focused(screen) is opponent_card(screen, name)


def test_strength_figures_follow_the_chosen_opponent(screen: Screen) -> None:
    open_new_game(screen)
    screen.click(screen.item("details"))
    people = [*screen.controller.opponents.levels, *screen.controller.opponents.styles]
    for key in (keys.STRANGER, "scribe", "citizen"):
        screen.click(opponent_card(screen, key))
        details = next(each["details"] for each in people if each["key"] == key)
        shown = [str(item.property("text")) for item in screen.items("figures") if seen(item)]
        assert shown == details
        ends = [place(item).bottom() for item in screen.visible_items("figures")]
        assert max(ends) <= place(screen.item("details")).top()
    for figures, dialog in ((True, True), (False, True), (False, False)):
        assert screen.shows("figures") is figures
        assert screen.shows("opponentKind") is dialog
        press(screen, Key.Key_Escape)
        QTest.qWait(20)


def test_screen_reader_reads_new_game_choices_in_order(screen_reader: None, screen: Screen) -> None:
    open_new_game(screen)
    screen.qtbot.waitUntil(lambda: bool(screen.controller.opponents.suggested))
    names = []
    for _ in range(10):
        names.append(interface(focused(screen)).text(QAccessible.Text.Name))
        press(screen, Key.Key_Tab)
    assert focused(screen) is opponent_card(screen, "citizen")
    assert names == [
        *(
            "Tella, ferrywoman",
            "Details",
            "Ivory",
            "Profile: You",
            "at random",
            "Opponents’ remarks",
        ),
        *("Quick rules", "Cancel", "Play against Tella", "Against the computer"),
    ]
    for key in EVERYBODY:
        found = interface(opponent_card(screen, key))
        assert found.role() is QAccessible.Role.RadioButton
        assert found.text(QAccessible.Text.Name) == people.title(key)
        description = found.text(QAccessible.Text.Description)
        assert words.say(OPPONENTS[key].manner) in description
        assert f"Level\u00a0{keys.step(key)} of\u00a08." in description
        assert "No game finished yet." in description
    suggestion = interface(opponent_card(screen, "citizen")).text(QAccessible.Text.Description)
    assert suggestion.startswith("suggested. ")


def test_new_game_explains_each_way_to_share_one_screen(
    screen_reader: None, screen: Screen
) -> None:
    open_new_game(screen)
    screen.item("opponentKind").setProperty("current", 1)
    cards = screen.items("sharing")
    assert [interface(c).text(QAccessible.Text.Name) for c in cards] == [
        "Pass the screen",
        "Play from memory",
    ]
    for each, step in zip(cards, ("The curtain falls", "Look at your hand"), strict=True):
        assert interface(each).role() is QAccessible.Role.RadioButton
        description = interface(each).text(QAccessible.Text.Description)
        assert step in description
        assert "headphones" in description
    screen.state.settings.scale = 150
    captions = [field.childItems()[0] for field in screen.components("Field")]
    assert captions
    assert all(each.property("font").pixelSize() > 16 for each in captions)
    pictures = {str(each.property("name")) for card in cards for each in everything(card)}
    assert len({name for name in pictures if name.startswith("sharing/")}) == 6
    screen.click(cards[1])
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.CURTAIN)
    assert screen.state.bySlots


def test_ways_to_share_a_screen_have_room_for_large_words(screen: Screen) -> None:
    screen.controller.setLanguage("fr")
    screen.state.settings.scale = 250
    screen.resize(1366, 768)
    open_new_game(screen)
    screen.item("opponentKind").setProperty("current", 1)
    QTest.qWait(50)
    for card in screen.items("sharing"):
        words = [each for each in everything(card) if qml_type(each) == "Caption"]
        inside = place(card)
        spaces = [
            place(each).adjusted(0, (each.height() - each.property("contentHeight")) / 2, 0, 0)
            for each in words
        ]
        assert len(words) == 5
        assert all(each.property("contentHeight") <= each.height() + 1 for each in words)
        assert all(inside.contains(each) for each in spaces)
        assert not any(one.intersects(other) for one, other in combinations(spaces, 2))
