"""What each key does: the one table that the keys, the sheet of keys and the menus use.

Keys that lie like the board are bound by their place on the keyboard, whatever is printed on them:
the six keys of the buildings, and the number row, shifted or not. Keys that stand for a word are
bound by their character. Nothing here knows Qt or the language of the interface.

Codes of places: Linux `input-event-codes.h`, to which X11 and Wayland add 8; Windows scan codes of
set 1, which are the same for these keys; macOS `kVK_ANSI_*` in Carbon's `Events.h`.
"""

from __future__ import annotations

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
"""The keys of the menus, as `QKeySequence` reads them."""

TILE_KEYS = "123456789"
"""The places of the keys that pick up tiles, named by what a US keyboard prints there."""

BUILDING_KEYS = "QWEASD"
"""The same for the six buildings: the far ones above, the near ones below."""


class System(Enum):
    """Who numbers the places of keys."""

    XKB = auto()
    WINDOWS = auto()
    MACOS = auto()


class Command(Enum):
    """What a key asks for."""

    PICK = auto()
    BUILDING = auto()
    CONTENTS = auto()
    STATUS = auto()
    SHEET = auto()


WORD_KEYS = {"L": Command.CONTENTS, "I": Command.STATUS, "?": Command.SHEET}
"""By character."""

SCAN_CODES = dict(zip(TILE_KEYS, range(0x02, 0x0B), strict=True)) | dict(
    zip(BUILDING_KEYS, (0x10, 0x11, 0x12, 0x1E, 0x1F, 0x20), strict=True)
)
MAC_CODES = dict(
    zip(
        TILE_KEYS + BUILDING_KEYS,
        (0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x1C, 0x19, 0x0C, 0x0D, 0x0E, 0x00, 0x01, 0x02),
        strict=True,
    )
)
PLACES = {
    System.XKB: {code + 8: place for place, code in SCAN_CODES.items()},
    System.WINDOWS: {code: place for place, code in SCAN_CODES.items()},
    System.MACOS: {code: place for place, code in MAC_CODES.items()},
}

AZERTY = {"1": "&", "Q": "A", "W": "Z", "A": "Q"}
"""What a French or Belgian keyboard prints where a US one has these; the other keys of buildings
are the same on both, and all of them on QWERTZ.
"""


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key as Qt tells of it: `key` is a `Qt.Key`, `code` the system's number of its place.

    `code` is None where the event was made by a program, without one. `command` says that Ctrl,
    Alt or Meta is down.
    """

    key: int
    text: str = ""
    code: int | None = None
    keypad: bool = False
    command: bool = False


@dataclass(frozen=True, slots=True)
class Binding:
    """A command; `index` is the tile's slot or the building's key, each counted from 0."""

    command: Command
    index: int = 0


def place_of(press: KeyPress, system: System) -> str:
    """Return which of the tiles' and buildings' keys was pressed, or nothing."""
    if press.code is not None and not press.keypad:
        return PLACES[system].get(press.code, "")
    # `Qt.Key` has the codes of ASCII. The number pad's keys are digits only with Num Lock.
    name = chr(press.key) if press.key < 0x80 else ""
    bound = TILE_KEYS if press.keypad else TILE_KEYS + BUILDING_KEYS
    return name if name and name in bound else ""


def binding(press: KeyPress, system: System) -> Binding | None:
    """Return what a key asks for, or None.

    A capital letter is always a word, so that those of a layout that has one of them on a
    building's key can still be typed; so is "?", which is a digit's key where it is shifted.
    """
    if press.command:
        return None
    if press.text in WORD_KEYS:
        return Binding(WORD_KEYS[press.text])
    place = place_of(press, system)
    if not place:
        word = WORD_KEYS.get(press.text.upper())
        return Binding(word) if word else None
    if place in TILE_KEYS:
        return Binding(Command.PICK, TILE_KEYS.index(place))
    return Binding(Command.BUILDING, BUILDING_KEYS.index(place))


def is_azerty(locale: str) -> bool:
    """Whether keyboards are AZERTY where the system's input is set to a locale, as "fr_FR".

    They are in French, but for Canada, Switzerland and Luxembourg, and in all of Belgium.
    """
    language, _, country = locale.partition("_")
    return country == "BE" or (language == "fr" and country not in {"CA", "CH", "LU"})


class Labels:
    """What this keyboard prints on the keys, as far as is known.

    A key that has been pressed told its character; for the others the layout is guessed: AZERTY or
    QWERTY, by the last key that told them apart, at first by the system's locale.
    """

    def __init__(self, *, azerty: bool) -> None:
        self._azerty = azerty
        self._seen: dict[str, str] = {}

    def learn(self, place: str, text: str) -> bool:
        """Note the character of a key pressed without shift; return whether a label changed."""
        text = text.upper()
        before = self.all
        if place in AZERTY and text in (place, AZERTY[place]):
            self._azerty = text != place
        if place in BUILDING_KEYS and len(text) == 1 and text.isalpha():
            self._seen[place] = text
        return self.all != before

    @property
    def all(self) -> dict[str, str]:
        """The labels of the table's keys for the sheet, by what they are for."""
        guess = AZERTY if self._azerty else {}
        keys = [self._seen.get(place, guess.get(place, place)) for place in BUILDING_KEYS]
        return {
            "tiles": f"{TILE_KEYS[0]} … {TILE_KEYS[-1]}",
            "far": "  ".join(keys[:3]),
            "near": "  ".join(keys[3:]),
            **{command.name.lower(): text for text, command in WORD_KEYS.items()},
        }
