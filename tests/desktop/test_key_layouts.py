"""Keys of the table: the same places on every keyboard layout and system, in every language."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.desktop.support.replaying import replay, show_moment
from tests.desktop.support.screen import ALT, CONTROL, NO_MODIFIER, SHIFT, Key, Screen, press
from tyrus_desktop.desktop.bridge.keys.shortcuts import (
    SHORTCUTS,
    Binding,
    Command,
    KeyPress,
    Labels,
    System,
    binding,
    is_azerty,
    types_latin,
    us_key,
)
from tyrus_desktop.engine.board import BUILDINGS

# Characters at the places of the tiles' and buildings' keys, without and with shift.
LAYOUTS = {
    "us": ("123456789qweasd", "!@#$%^&*(QWEASD"),
    "azerty": ("&é\"'(-è_çazeqsd", "123456789AZEQSD"),
    "qwertz": ("123456789qweasd", '!"§$%&/()QWEASD'),
    "romandy": ("123456789qweasd", '+"*ç%&/()QWEASD'),
    "quebec": ("123456789qweasd", '!"/$%_&*(QWEASD'),
    "russian": ("123456789йцуфыв", '!"№;%:?*(ЙЦУФЫВ'),
}
# Scan codes of these places by system, from the headers named in `keys`.
CODES = {
    System.XKB: (10, 11, 12, 13, 14, 15, 16, 17, 18, 24, 25, 26, 38, 39, 40),
    System.WINDOWS: (2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 18, 30, 31, 32),
    System.MACOS: (18, 19, 20, 21, 23, 22, 26, 28, 25, 12, 13, 14, 0, 1, 2),
}
Held = Qt.KeyboardModifier
BINDINGS = [
    *(Binding(Command.PICK, slot) for slot in range(9)),
    *(Binding(Command.BUILDING, building) for building in range(6)),
]
MINUS = {System.XKB: 20, System.WINDOWS: 12, System.MACOS: 27}
"""The key right of the zero."""


def qt_key(text: str) -> int:
    return ord(text.upper()) if len(text.upper()) == 1 else 0


@pytest.mark.parametrize("system", System)
def test_key_position_has_the_same_binding_in_every_layout(system: System) -> None:
    for texts in (each for layout in LAYOUTS.values() for each in layout):
        for text, code, bound in zip(texts, CODES[system], BINDINGS, strict=True):
            # A question mark opens the list of keys, wherever it is typed.
            expected = Binding(Command.SHEET) if text == "?" else bound
            assert binding(KeyPress(qt_key(text), text, code), system) == expected


@pytest.mark.parametrize("system", System)
def test_other_keys_are_bound_by_character(system: System) -> None:
    bound = {"i": Command.STATUS, "L": Command.CONTENTS, "?": Command.SHEET}
    for text, command in bound.items():
        assert binding(KeyPress(qt_key(text), text, MINUS[system]), system) == Binding(command)
    for text in ("-", "'", '"', "(", "_", "à", "w", "z", "q", "1"):
        assert binding(KeyPress(qt_key(text), text, MINUS[system]), system) is None
    for code in CODES[system]:  # With Ctrl, Alt or Meta.
        assert binding(KeyPress(ord("Q"), "q", code, command=True), system) is None


def test_number_pads_and_keys_without_scan_codes_are_bound() -> None:
    for code in (None, 87):  # 87: the number pad's 1 on X11.
        digit = KeyPress(ord("4"), "4", code, keypad=True)
        arrow = KeyPress(Key.Key_Left.value, "", code, keypad=True)
        assert binding(digit, System.XKB) == Binding(Command.PICK, 3)
        assert binding(arrow, System.XKB) is None
    typed = [KeyPress(qt_key(text), text) for text in LAYOUTS["us"][0]]
    assert [binding(press, System.XKB) for press in typed] == BINDINGS


def test_key_list_learns_the_keyboard_layout() -> None:
    assert all(map(is_azerty, ("fr_FR", "fr_BE", "nl_BE")))
    assert not any(map(is_azerty, ("fr_CA", "fr_CH", "fr_LU", "en_US", "de_DE", "C")))
    labels = Labels(azerty=False)
    assert (labels.all["far"], labels.all["near"]) == ("Q  W  E", "A  S  D")
    assert labels.learn("1", "&")
    assert (labels.all["far"], labels.all["near"]) == ("A  Z  E", "Q  S  D")
    assert labels.learn("W", "w")
    assert (labels.all["far"], labels.all["near"]) == ("Q  W  E", "A  S  D")
    assert labels.learn("W", "ц")
    assert labels.all["far"] == "Q  Ц  E"
    assert not labels.learn("2", "é")


# In the window


def send(screen: Screen, kind: QEvent.Type, code: int, text: str, held: Held = NO_MODIFIER) -> None:
    """Send the window a key event with a scan code, as X11 and Wayland do."""
    event = QKeyEvent(kind, qt_key(text), held, code, 0, 0, text)
    QCoreApplication.sendEvent(screen.window, event)


def type_key(screen: Screen, code: int, text: str, held: Held = NO_MODIFIER) -> None:
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        send(screen, kind, code, text, held)


def looked_up(screen: Screen, code: int, text: str, held: Held) -> set[str]:
    """Return the shortcuts while Qt looks up this combination, right after this event."""
    send(screen, QEvent.Type.ShortcutOverride, code, text, held)
    found = screen.window.findChildren(QObject)
    return {
        str(each.property(name))
        for each in found
        for name in ("shortcut", "sequence")
        if each.property("enabled") and each.property(name)
    }


def test_two_keys_place_a_tile_in_every_keyboard_layout(screen: Screen) -> None:
    for layout, language in (("us", "fr"), ("azerty", "en"), ("qwertz", "fr")):
        screen.play_computer()
        screen.controller.setLanguage(language)
        tile = screen.game.view().hand[5]
        for place in (5, 10):  # The 6, and the key right of the upper left letter.
            type_key(screen, CODES[System.XKB][place], LAYOUTS[layout][0][place])
        placed = screen.game.referee.placements[0]
        assert (placed.tile, placed.building) == (tile, BUILDINGS[4])


def test_holding_a_key_down_places_no_second_tile(playing: Screen) -> None:
    for code, text in ((20, "-"), (48, "'"), (48, '"'), (20, "_")):
        type_key(playing, code, text)
        assert playing.controller.heldSlot == -1
    type_key(playing, 10, "1")
    repeated = (QEvent.Type.KeyPress, ord("Q"), NO_MODIFIER, 24, 0, 0, "q", True)
    QCoreApplication.sendEvent(playing.window, QKeyEvent(*repeated))
    assert playing.controller.heldSlot == 0
    assert not playing.game.referee.placements


def test_key_list_shows_the_letters_of_the_current_keyboard(fresh: Screen) -> None:
    fresh.activate()
    fresh.play_computer()
    fresh.controller.setLanguage("fr")  # As long as the keyboard is unknown.
    for typed, letters in (("", {"Q  W  E", "A  S  D"}), ("a", {"A  Z  E", "Q  S  D", "1 … 9"})):
        if typed:
            type_key(fresh, 24, typed)
        QTest.keyClick(fresh.window, Key.Key_Question, SHIFT)
        fresh.qtbot.waitUntil(lambda: "F11" in fresh.texts())
        shown = {*fresh.texts()}
        assert letters | {SHORTCUTS[name] for name in ("rules", "menus", "fullScreen")} < shown
        QTest.keyClick(fresh.window, Key.Key_Escape)
        fresh.controller.setLanguage("en")


# Without Latin letters


def test_each_us_key_is_found_on_every_system() -> None:
    rows = "QWERTYUIOPASDFGHJKLZXCVBNM,./"
    macos: tuple[int, ...] = (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 0, 1, 2, 3, 5, 4, 38, 40, 37)
    macos += (6, 7, 8, 9, 11, 45, 46, 43, 47, 44)
    linux = (*range(24, 34), *range(38, 47), *range(52, 62))
    windows = (*range(16, 26), *range(30, 39), *range(44, 54))
    for system, codes in ((System.XKB, linux), (System.WINDOWS, windows), (System.MACOS, macos)):
        read = [us_key(KeyPress(0, "", code), system, shifted=False) for code in codes]
        assert "".join(read) == rows
        assert us_key(KeyPress(0, "", codes[-1]), system, shifted=True) == "?"
        assert us_key(KeyPress(0, "", CODES[system][0]), system, shifted=False) == ""
    latin = {letter: types_latin(KeyPress(qt_key(letter))) for letter in "iéıəệшιשش;1"}
    assert [letter for letter, known in latin.items() if known] == list("iéıəệ")
    assert [letter for letter, known in latin.items() if known is None] == [";", "1"]


@pytest.mark.parametrize("letters", ["шдафп", "ιλφαγ"])
def test_other_scripts_reach_table_menus_and_library_by_place(
    playing: Screen, letters: str
) -> None:
    """The letters are where a US keyboard has I, L, F, A and G."""
    i, l, f, a, g = list(letters)  # noqa: E741
    heard = playing.listen()
    type_key(playing, 31, i)
    assert heard.pop().startswith("Election\u00a01")
    type_key(playing, 46, l)
    assert "hand: " in heard.pop()
    type_key(playing, 24, ";")  # Under Greek it has no letter.
    assert heard.pop().startswith("Brown’s citadel.")

    usual = {"Ctrl+L", "Ctrl+Shift+S", "Ctrl+N", "F10"}
    assert looked_up(playing, 46, l, CONTROL) > usual - {"Ctrl+L"} | {f"Ctrl+{l.upper()}"}
    QTest.qWait(1)
    assert looked_up(playing, 46, "l", CONTROL) > usual
    assert f"Alt+{g.upper()}" in looked_up(playing, 42, g, ALT)
    press(playing, Key.Key_L, held=CONTROL)
    playing.qtbot.waitUntil(lambda: playing.shows("search"))
    field = playing.item("search")
    playing.qtbot.waitUntil(lambda: playing.item("games").hasActiveFocus())
    type_key(playing, 41, f, CONTROL)
    assert field.hasActiveFocus()
    type_key(playing, 38, a)
    assert field.property("text") == a
    type_key(playing, 38, a, CONTROL)
    assert field.property("selectedText") == a
    press(playing, Key.Key_Escape, Key.Key_Escape)
    playing.qtbot.waitUntil(lambda: not playing.shows("search"))


def test_rail_takes_letters_by_place_from_other_scripts(ended: Screen) -> None:
    show_moment(ended, 30)
    start = replay(ended).position
    type_key(ended, 38, "q")
    type_key(ended, 58, ",")  # French keyboards have it where a US keyboard has M.
    assert replay(ended).position == start
    near = ended.state.nearSide
    send(ended, QEvent.Type.KeyPress, 32, "щ")
    assert ended.state.nearSide != near
    send(ended, QEvent.Type.KeyRelease, 32, "щ")
    ended.qtbot.waitUntil(lambda: ended.state.nearSide == near)
    type_key(ended, 58, "ь")
    assert replay(ended).position != start
    type_key(ended, 61, ",", SHIFT)  # The question mark of a US keyboard.
    ended.qtbot.waitUntil(lambda: "Keys for looking back" in ended.texts())
