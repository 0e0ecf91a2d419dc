"""All key bindings, used for key presses, the list of keys and the menus.

The six building keys and the number row are bound by position, whatever is printed on
them, because they mirror the board. Keys that stand for a word are bound by character; a keyboard
that types letters of another script than Latin has these characters where a US keyboard has them.
Nothing here depends on Qt or the language of the interface.

Sources of position codes: Linux `input-event-codes.h`, to which X11 and Wayland add 8; Windows scan
codes of set 1, which are the same for these keys; macOS `kVK_ANSI_*` in Carbon's `Events.h`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import Enum, auto

SHORTCUTS = {
    "newGame": "Ctrl+N",
    "library": "Ctrl+L",
    "open": "Ctrl+O",
    "addToLibrary": "Ctrl+D",
    "save": "Ctrl+Shift+S",
    "quit": "Ctrl+Q",
    "fullScreen": "F11",
    "replay": "Ctrl+B",
    "settings": "Ctrl+,",
    "rules": "F1",
    "menus": "F10",
    "takeBack": "Ctrl+Z",
}
"""The shortcuts of the menus, in the syntax of `QKeySequence`."""

TILE_KEYS = "123456789"
"""Positions of the keys that pick up tiles, named by their labels on a US keyboard."""

BUILDING_KEYS = "QWEASD"
"""The same for the buildings: the far row above the near one."""


class System(Enum):
    """The numbering of key positions."""

    XKB = auto()
    WINDOWS = auto()
    MACOS = auto()


class Command(Enum):
    """The command of a key."""

    PICK = auto()
    BUILDING = auto()
    CONTENTS = auto()
    STATUS = auto()
    HISTORY = auto()
    LEDGER = auto()
    ADVICE = auto()
    SHEET = auto()


WORD_KEYS = {
    "L": Command.CONTENTS,
    "I": Command.STATUS,
    "H": Command.HISTORY,
    "T": Command.LEDGER,
    "V": Command.ADVICE,
    "?": Command.SHEET,
}
"""By character."""

ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM,./")
"""The other keys of a US keyboard that this program uses."""

FIRST_CODES = {TILE_KEYS: 0x02, ROWS[0]: 0x10, ROWS[1]: 0x1E, ROWS[2]: 0x2C}
SCAN_CODES = {
    place: first + index for row, first in FIRST_CODES.items() for index, place in enumerate(row)
}
MAC_ROWS = (
    (0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x1C, 0x19),
    (0x0C, 0x0D, 0x0E, 0x0F, 0x11, 0x10, 0x20, 0x22, 0x1F, 0x23),
    (0x00, 0x01, 0x02, 0x03, 0x05, 0x04, 0x26, 0x28, 0x25),
    (0x06, 0x07, 0x08, 0x09, 0x0B, 0x2D, 0x2E, 0x2B, 0x2F, 0x2C),
)
MAC_CODES = {
    place: code
    for row, codes in zip(FIRST_CODES, MAC_ROWS, strict=True)
    for place, code in zip(row, codes, strict=True)
}
PLACES = {
    System.XKB: {code + 8: place for place, code in SCAN_CODES.items()},
    System.WINDOWS: {code: place for place, code in SCAN_CODES.items()},
    System.MACOS: {code: place for place, code in MAC_CODES.items()},
}

AZERTY = {"1": "&", "Q": "A", "W": "Z", "A": "Q"}
"""Labels of a French or Belgian keyboard that differ from a US one; on QWERTZ none differ."""


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key press.

    Attributes:
        key: a `Qt.Key`.
        text: the text that it types.
        code: the system's code of the position; None if a program made the event without one.
        keypad: whether the key is on the number pad.
        command: whether Ctrl, Alt or Meta is down.
    """

    key: int
    text: str = ""
    code: int | None = None
    keypad: bool = False
    command: bool = False

    @property
    def name(self) -> str:
        """The key's ASCII character, in upper case; else an empty string."""
        return chr(self.key) if self.key < 0x80 else ""  # `Qt.Key` has the codes of ASCII.


@dataclass(frozen=True, slots=True)
class Binding:
    """A command; `index` is the slot of the tile or the key of the building, from 0."""

    command: Command
    index: int = 0


def place_of(press: KeyPress, system: System) -> str:
    """Return the pressed key by its US label, if its place is known; else an empty string."""
    if press.code is not None and not press.keypad:
        return PLACES[system].get(press.code, "")
    # The number pad's keys are digits only with Num Lock.
    bound = TILE_KEYS if press.keypad else TILE_KEYS + BUILDING_KEYS
    return press.name if press.name and press.name in bound else ""


def types_latin(press: KeyPress) -> bool | None:
    """Return whether a key types a Latin letter; None if it types no letter."""
    if press.key > sys.maxunicode or not chr(press.key).isalpha():
        return None
    return press.key < 0x370 or 0x1E00 <= press.key < 0x1F00


def us_key(press: KeyPress, system: System, *, shifted: bool) -> str:
    """Return what a key other than a digit types on a US keyboard; else an empty string."""
    known = press.code is not None and press.key <= sys.maxunicode
    place = place_of(press, system) if known else ""
    if not place or place in TILE_KEYS:
        return ""
    return "?" if shifted and place == "/" else place


def binding(press: KeyPress, system: System) -> Binding | None:
    """Return the binding of a key press, or None.

    Characters in `WORD_KEYS` take precedence over positions: a layout may have one of the
    capitals on a building's key, or "?" on a digit's.
    """
    if press.command:
        return None
    if press.text in WORD_KEYS:
        return Binding(WORD_KEYS[press.text])
    place = place_of(press, system)
    if place and place in TILE_KEYS:
        return Binding(Command.PICK, TILE_KEYS.index(place))
    if place and place in BUILDING_KEYS:
        return Binding(Command.BUILDING, BUILDING_KEYS.index(place))
    word = WORD_KEYS.get(press.name)
    return Binding(word) if word else None


def is_azerty(locale: str) -> bool:
    """Return whether keyboards of a locale such as "fr_FR" are AZERTY.

    French keyboards are, except in Canada, Switzerland and Luxembourg; so are all in Belgium.
    """
    language, _, country = locale.partition("_")
    return country == "BE" or (language == "fr" and country not in {"CA", "CH", "LU"})


class Labels:
    """The labels of this keyboard's keys, as far as known.

    Pressing a key reveals its label. The other labels are guessed, AZERTY or QWERTY, from the
    last pressed key that differs between them, or at first from the system's locale.
    """

    def __init__(self, *, azerty: bool) -> None:
        self._azerty = azerty
        self._seen: dict[str, str] = {}

    def learn(self, place: str, text: str) -> bool:
        """Learn the label of a key pressed without Shift; return whether any label changed."""
        text = text.upper()
        before = self.all
        if place in AZERTY and text in (place, AZERTY[place]):
            self._azerty = text != place
        if place in BUILDING_KEYS and len(text) == 1 and text.isalpha():
            self._seen[place] = text
        return self.all != before

    @property
    def all(self) -> dict[str, str]:
        """The labels of the table's keys for the list of keys, by purpose."""
        guess = AZERTY if self._azerty else {}
        keys = [self._seen.get(place, guess.get(place, place)) for place in BUILDING_KEYS]
        return {
            "tiles": f"{TILE_KEYS[0]} … {TILE_KEYS[-1]}",
            "far": "  ".join(keys[:3]),
            "near": "  ".join(keys[3:]),
            **{command.name.lower(): text for text, command in WORD_KEYS.items()},
        }
