"""The dialog of a new game: its layout, its choices, its keys and its accessible texts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QRectF, QSettings, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first_rows
from tests.desktop.conftest import Starter
from tests.desktop.support.dialogs import focused, open_new_game, opponent_card
from tests.desktop.support.items import everything, place, qml_type, seen
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import people, words
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys

Key = Qt.Key
EVERYBODY = keys.OFFERED


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def interface(item: QQuickItem) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(item)


def chosen(screen: Screen) -> str:
    (checked,) = [c for c in screen.items("opponentCard") if c.property("checked")]
    return EVERYBODY[screen.items("opponentCard").index(checked)]


def flickable(screen: Screen) -> QQuickItem:
    """The scrolling content of the dialog, around the first choice."""
    item: QQuickItem | None = screen.item("opponentKind")
    while item is not None and not item.inherits("QQuickFlickable"):
        item = item.parentItem()
    assert item is not None
    return item


def places(items: list[QQuickItem]) -> list[QRectF]:
    return [place(item) for item in items]


def fixed_items(screen: Screen) -> list[QQuickItem]:
    """The dialog and the items shown for every choice."""
    dialog = flickable(screen).parentItem()
    assert dialog is not None
    fixed = [dialog, *(screen.item(name) for name in ("opponentKind", "first", "begin"))]
    buttons = [
        each
        for text in ("Cancel", "Annuler", "Quick rules", "Règles en bref")
        for each in screen.button(text)
        if dialog.isAncestorOf(each)
    ]
    assert len(buttons) == 2
    return [*fixed, *buttons]


def alone_items(screen: Screen) -> list[QQuickItem]:
    """The items shown only for a game against the computer."""
    named = (screen.item(name) for name in ("side", "person", "remarks", "details"))
    return [*screen.items("opponentCard"), *named]


# Layout


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    first_rows(
        2,
        [
            ((1024, 640), 250, "fr"),
            ((1280, 800), 80, "en"),
            ((1920, 1080), 100, "fr"),
            ((1024, 640), 100, "en"),
        ],
    ),
)
def test_choices_move_nothing_in_the_dialog(
    start: Starter, store: QSettings, size: tuple[int, int], scale: int, language: str
) -> None:
    store.setValue("language", language)
    store.setValue("scale", scale)
    screen = start()
    screen.window.resize(*size)
    content = screen.window.contentItem()
    screen.qtbot.waitUntil(lambda: content.size().toTuple() == size)
    QTest.qWait(20)
    open_new_game(screen)
    fixed, alone, view = fixed_items(screen), alone_items(screen), flickable(screen)
    before, there = places(fixed), places(alone)
    for key, each in zip(EVERYBODY, screen.items("opponentCard"), strict=True):
        screen.click(each)
        assert chosen(screen) == key
        assert places(fixed) == before, key
        assert places(alone) == there, key
        assert not view.property("scrolls"), key
    screen.click(screen.item("details"))
    assert places(fixed_items(screen)) == before
    assert places(alone_items(screen)) == there
    screen.item("opponentKind").setProperty("current", 1)
    QTest.qWait(1)
    assert places(fixed_items(screen)) == before
    assert not view.property("scrolls")


@pytest.mark.parametrize(("size", "scale"), first_rows(1, [((1280, 800), 150), ((1024, 640), 100)]))
def test_mark_and_figures_fit_their_cards(
    screen: Screen, size: tuple[int, int], scale: int
) -> None:
    screen.controller.setLanguage("fr")
    screen.state.settings.scale = scale
    screen.resize(*size)
    open_new_game(screen)
    screen.picture()
    mark = screen.item("mark").parentItem()
    assert mark is not None
    portrait = mark.parentItem()
    assert portrait is not None
    assert place(portrait).bottom() - place(mark).top() < 0.3 * portrait.height()

    screen.click(screen.item("details"))
    for each in screen.items("opponentCard"):
        screen.click(each)
        screen.picture()
        figures = screen.visible_items("figures")
        lines = {i.property("contentHeight") / i.property("lineCount") for i in figures}
        assert len(lines) == 1
        assert max(place(i).bottom() for i in figures) <= place(screen.item("details")).top()


def test_portraits_are_loaded_with_the_dialog(start: Starter) -> None:
    screen = start()

    def dialogs() -> list[QObject]:
        return [
            each
            for each in screen.window.findChildren(QObject)
            if qml_type(each) == "NewGameDialog"
        ]

    assert not dialogs()
    open_new_game(screen)
    assert len(dialogs()) == 1
    cards = [each for card in screen.items("opponentCard") for each in everything(card)]
    names = {str(each.property("name")) for each in cards if each.property("name")}
    assert names == {f"people/{key}" for key in EVERYBODY}


# Choices


def begun(screen: Screen) -> str | None:
    """Wait for a game, and return the key of Brown's player."""
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    return screen.game.seats[Side.BROWN].level


def test_enter_double_click_and_button_begin(screen: Screen) -> None:
    open_new_game(screen)
    assert chosen(screen) == "citizen"
    assert focused(screen) is opponent_card(screen, "citizen")
    screen.item("person").setProperty("text", "Claire")
    press(screen, Key.Key_Return)
    assert begun(screen) == "citizen"
    assert screen.state.settings.name == "Claire"
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    screen.state.settings.level = "herald"  # As after the button for the next level.
    QTest.keyClick(screen.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))
    assert chosen(screen) == "herald"
    at = screen.middle(opponent_card(screen, "miser"))
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(screen.window, Qt.MouseButton.LeftButton, pos=at)
    assert begun(screen) == "miser"


def test_chosen_style_is_recorded_and_may_begin(start: Starter, store: QSettings) -> None:
    store.setValue("level", "rampart")
    store.setValue("results", "tribune+ tribune+ tribune+ tribune+")
    screen = start()
    open_new_game(screen)
    assert chosen(screen) == "rampart"
    marks = {
        key: [
            each for each in everything(opponent_card(screen, key)) if each.objectName() == "mark"
        ]
        for key in EVERYBODY
    }
    assert [key for key, (mark,) in marks.items() if seen(mark.parentItem())] == ["magistrate"]
    assert screen.item("opponent").property("text") == "Pyrgo, master mason"
    screen.item("first").setProperty("current", 2)
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.referee.deal.first is Side.BROWN
    assert screen.game.headers["BrownPlayer"] == "computer archon rampart"
    assert screen.models.players.rows[1].player_name == "Pyrgo"
    assert screen.item("portrait").property("face") == "rampart"


# Keys


def test_arrows_move_within_and_between_rows(screen: Screen) -> None:
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


def test_tab_follows_the_reading_order(screen_reader: None, screen: Screen) -> None:
    open_new_game(screen)
    names = []
    for _ in range(10):
        names.append(interface(focused(screen)).text(QAccessible.Text.Name))
        press(screen, Key.Key_Tab)
    assert focused(screen) is opponent_card(screen, "citizen")
    assert names == [
        "Tella, ferrywoman",
        "Details",
        "Ivory",
        "Your name",
        "at random",
        "Opponents speak",
        "Quick rules",
        "Cancel",
        "Play against Tella",
        "Against the computer",
    ]


def test_figures_follow_the_opponent_until_escape(screen: Screen) -> None:
    open_new_game(screen)
    screen.click(screen.item("details"))
    screen.click(screen.item("strength"))
    screen.qtbot.waitUntil(lambda: not screen.shows("opponentKind"))
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))
    people = [*screen.controller.opponents.levels, *screen.controller.opponents.styles]
    for key in (keys.STRANGER, "scribe", keys.STRANGER, "citizen"):
        screen.click(opponent_card(screen, key))
        details = next(each["details"] for each in people if each["key"] == key)
        shown = [str(item.property("text")) for item in screen.items("figures") if seen(item)]
        assert shown == details
    assert screen.shows("figures")
    press(screen, Key.Key_Escape)
    assert not screen.shows("figures")
    assert screen.shows("opponentKind")
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("opponentKind"))


def test_figures_have_intervals_except_the_first_level(program: Program) -> None:
    """The first level's Elo is 1000 by definition; the Stranger has no figures."""
    people = [*program.controller.opponents.levels, *program.controller.opponents.styles]
    without = [each["key"] for each in people if "95%" not in " ".join(each["details"])]
    assert without == ["citizen", keys.STRANGER]
    assert [each["name"] for each in people] == [words.level(each["key"]) for each in people]
    first, second = (each["details"][0] for each in people[:2])
    assert first == "Elo 1000 by definition; the other levels are measured against this one."
    assert "±" in second


# A screen reader


def test_screen_reader_hears_each_opponents_strength(screen_reader: None, screen: Screen) -> None:
    open_new_game(screen)
    for key in EVERYBODY:
        found = interface(opponent_card(screen, key))
        assert found.role() is QAccessible.Role.RadioButton
        assert found.text(QAccessible.Text.Name) == people.title(key)
        description = found.text(QAccessible.Text.Description)
        assert words.translate(people.MANNERS[key]) in description
        assert f"Level\u00a0{keys.step(key)} of\u00a08." in description
        assert "No game finished yet." in description
    suggestion = interface(opponent_card(screen, "citizen")).text(QAccessible.Text.Description)
    assert suggestion.startswith("suggested. ")


def test_ways_of_sharing_are_explained_and_chosen(screen_reader: None, screen: Screen) -> None:
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
    pictures = {str(each.property("name")) for card in cards for each in everything(card)}
    assert len({name for name in pictures if name.startswith("sharing/")}) == 6
    screen.click(cards[1])
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.CURTAIN)
    assert screen.state.bySlots
