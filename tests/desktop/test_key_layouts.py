"""The table's keys lie at the same places on every keyboard, system and in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.covering import covering
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.keys.keys import (
    SHORTCUTS,
    Binding,
    Command,
    KeyPress,
    Labels,
    System,
    binding,
    is_azerty,
)
from tyrus_desktop.engine.board import BUILDINGS

# What each layout types at the places of the tiles' and buildings' keys, without shift and with it.
LAYOUTS = {
    "us": ("123456789qweasd", "!@#$%^&*(QWEASD"),
    "azerty": ("&é\"'(-è_çazeqsd", "123456789AZEQSD"),
    "qwertz": ("123456789qweasd", '!"§$%&/()QWEASD'),
    "romandy": ("123456789qweasd", '+"*ç%&/()QWEASD'),
    "quebec": ("123456789qweasd", '!"/$%_&*(QWEASD'),
    "russian": ("123456789йцуфыв", '!"№;%:?*(ЙЦУФЫВ'),
}
# By system, the codes of those places, from the headers named in `keys`.
CODES = {
    System.XKB: (10, 11, 12, 13, 14, 15, 16, 17, 18, 24, 25, 26, 38, 39, 40),
    System.WINDOWS: (2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 18, 30, 31, 32),
    System.MACOS: (18, 19, 20, 21, 23, 22, 26, 28, 25, 12, 13, 14, 0, 1, 2),
}
MEANT = [
    *(Binding(Command.PICK, slot) for slot in range(9)),
    *(Binding(Command.BUILDING, building) for building in range(6)),
]
MINUS = {System.XKB: 20, System.WINDOWS: 12, System.MACOS: 27}
"""The key right of the zero."""


def qt_key(text: str) -> int:
    return ord(text.upper()) if len(text.upper()) == 1 else 0


@pytest.mark.parametrize("system", System)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shifted", [False, True])
def test_a_place_on_the_keyboard_means_the_same_in_every_layout(
    system: System, layout: str, shifted: bool
) -> None:
    presses = [
        KeyPress(qt_key(text), text, code)
        for text, code in zip(LAYOUTS[layout][shifted], CODES[system], strict=True)
        if text != "?"  # The sheet of keys, wherever it is typed.
    ]
    expected = [
        meant for meant, text in zip(MEANT, LAYOUTS[layout][shifted], strict=True) if text != "?"
    ]
    assert [binding(press, system) for press in presses] == expected


@pytest.mark.parametrize("system", System)
@pytest.mark.parametrize("text", ["-", "'", '"', "(", "_", "à", "w", "z", "q", "1"])
def test_a_character_typed_by_another_key_does_nothing(system: System, text: str) -> None:
    assert binding(KeyPress(qt_key(text), text, MINUS[system]), system) is None


@pytest.mark.parametrize("system", System)
@pytest.mark.parametrize(
    ("text", "command"),
    [("i", Command.STATUS), ("L", Command.CONTENTS), ("?", Command.SHEET)],
)
def test_a_key_that_stands_for_a_word_is_bound_by_its_character(
    system: System, text: str, command: Command
) -> None:
    assert binding(KeyPress(qt_key(text), text, MINUS[system]), system) == Binding(command)


@pytest.mark.parametrize("system", System)
def test_a_question_mark_on_the_number_row_opens_the_sheet(system: System) -> None:
    assert binding(KeyPress(ord("?"), "?", CODES[system][5]), system) == Binding(Command.SHEET)


@pytest.mark.parametrize("code", [None, 87])  # 87: the number pad's 1 on X11.
def test_the_number_pad_picks_tiles_with_num_lock_alone(code: int | None) -> None:
    digit = KeyPress(ord("4"), "4", code, keypad=True)
    arrow = KeyPress(Qt.Key.Key_Left.value, "", code, keypad=True)
    assert binding(digit, System.XKB) == Binding(Command.PICK, 3)
    assert binding(arrow, System.XKB) is None


@pytest.mark.parametrize("system", System)
def test_with_ctrl_alt_or_meta_no_key_is_the_tables(system: System) -> None:
    for code in CODES[system]:
        assert binding(KeyPress(ord("Q"), "q", code, command=True), system) is None


def test_an_event_without_a_place_is_read_as_from_a_us_keyboard() -> None:
    typed = [KeyPress(qt_key(text), text) for text in LAYOUTS["us"][0]]
    assert [binding(press, System.XKB) for press in typed] == MEANT


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("fr_FR", True),
        ("fr_BE", True),
        ("nl_BE", True),
        ("fr_CA", False),
        ("fr_CH", False),
        ("fr_LU", False),
        ("en_US", False),
        ("de_DE", False),
        ("C", False),
    ],
)
def test_quebec_and_romandy_have_no_azerty(locale: str, expected: bool) -> None:
    assert is_azerty(locale) is expected


def test_the_sheet_names_keys_as_they_were_seen_to_be_printed() -> None:
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


def type_key(screen: Screen, code: int, text: str) -> None:
    """Send the window a key event with a scan code, as X11 and Wayland do."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, qt_key(text), Qt.KeyboardModifier.NoModifier, code, 0, 0, text)
        QCoreApplication.sendEvent(screen.window, event)


@pytest.mark.parametrize(("layout", "language"), covering(["us", "azerty", "qwertz"], ["en", "fr"]))
def test_a_tile_is_placed_by_the_same_two_keys_in_every_layout_and_language(
    playing: Screen, language: str, layout: str
) -> None:
    playing.controller.setLanguage(language)
    tile = playing.game.view().hand[5]
    for place in (5, 10):  # The 6, and the key right of the upper left letter.
        type_key(playing, CODES[System.XKB][place], LAYOUTS[layout][0][place])
    placed = playing.game.referee.placements[0]
    assert (placed.tile, placed.building) == (tile, BUILDINGS[4])


def test_signs_of_a_us_keyboard_pick_up_no_tile(playing: Screen) -> None:
    for code, text in ((20, "-"), (48, "'"), (48, '"'), (20, "_")):
        type_key(playing, code, text)
        assert playing.controller.heldSlot == -1


def test_a_key_held_down_places_no_second_tile(playing: Screen) -> None:
    type_key(playing, 10, "1")
    repeated = (QEvent.Type.KeyPress, ord("Q"), Qt.KeyboardModifier.NoModifier, 24, 0, 0, "q", True)
    QCoreApplication.sendEvent(playing.window, QKeyEvent(*repeated))
    assert playing.controller.heldSlot == 0
    assert not playing.game.referee.placements


def sheet_lines(screen: Screen) -> list[str]:
    QTest.keyClick(screen.window, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    screen.qtbot.waitUntil(lambda: "F11" in screen.texts())
    return screen.texts()


def test_the_sheet_shows_this_keyboards_letters_and_the_menus_keys(playing: Screen) -> None:
    type_key(playing, 24, "a")
    lines = sheet_lines(playing)
    assert {"A  Z  E", "Q  S  D", "1 … 9"} < set(lines)
    assert {SHORTCUTS[name] for name in ("rules", "menus", "fullScreen")} < set(lines)


def test_in_french_on_a_keyboard_that_is_not_known_the_sheet_shows_qwerty(playing: Screen) -> None:
    playing.controller.setLanguage("fr")
    assert {"Q  W  E", "A  S  D"} < set(sheet_lines(playing))
