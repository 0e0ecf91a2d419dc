"""The user's settings: one line each, with its key in the file, its default and its range.

A damaged value alone falls back to its default. If the file can't be written, changes last until
the program ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSettings, QTimer, Signal, qInstallMessageHandler
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.library import clock
from tyrus_desktop.library.regular_files import open_file

if TYPE_CHECKING:
    from tyrus_desktop.desktop.properties import Value as _Value
    from tyrus_desktop.library.query import Position

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}
LANGUAGES = tuple(LANGUAGE_NAMES)
THEMES = ("system", "light", "dark", "contrast")
MEMORIES = ("computer", "always", "never")
UNDO_MS = {"off": 0.0, "short": 1800.0, "confirm": inf}
"""How long a placed tile can be taken back, in milliseconds at normal speed."""

AFTER_TALLY = ("wait", "pause", "run")
"""What follows a tally's verdict: a wait for the person, a pause, or nothing."""

LEAVES = ("tiles", "chart", "log", "powers")
"""The leaves of the ledger: tiles seen, elections, log, reminder of powers."""

REMARKS = ADVICE = ("on", "off")

FIRST_TALLIES = 3
"""The number of a person's first tallies, which wait for the person."""

LOST = 1
"""The lost games in a row after which the person is told of the coach."""

SCALES = range(80, 251)

CHECKED_MS = 500
"""How long after a change it is checked whether it could be written."""

LARGEST = 2**31
"""The largest integer in Qt."""

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.45, "none": 0.0}
"""The factor for every duration on the screen."""

VOLUME = 70
"""The default volume, of 100."""


_NUMBER = re.compile("[0-9]{1,12}")

_KEPT: set[str] = set()
"""The keys of all settings, for a backup."""

_OF_THIS_COMPUTER = {"folder"}

COUNTED_FROM, FIRST_COUNTED = _OF_A_PROFILE = ("countedFrom", "firstCounted")
"""The keys that each profile has; its identity follows them."""


def _is_kept(key: str) -> bool:
    """Return whether a backup keeps this key."""
    return key in _KEPT - _OF_THIS_COMPUTER or key.partition("/")[0] in _OF_A_PROFILE


def _text(key: str, default: str, changed: Signal, choices: Iterable[str] = ()) -> _Value[str]:
    """Return a property for a text, limited to `choices` unless empty."""
    allowed = tuple(choices)
    _KEPT.add(key)

    def read(settings: Settings) -> str:
        value = settings.value(key, default)
        valid = isinstance(value, str) and (not allowed or value in allowed)
        return str(value) if valid else default

    def write(settings: Settings, value: str) -> None:
        settings.put(key, value)

    return Property(str, read, write, notify=changed)


def _integer(key: str, default: int, changed: Signal, allowed: range) -> _Value[int]:
    """Return a property for an integer within `allowed`."""
    _KEPT.add(key)

    def read(settings: Settings) -> int:
        return settings.integer(key, default, allowed)

    def write(settings: Settings, value: int) -> None:
        settings.put(key, value)

    return Property(int, read, write, notify=changed)


def _boolean(key: str, changed: Signal) -> _Value[bool]:
    """Return a property for a switch, off by default, stored as 0 or 1."""
    _KEPT.add(key)

    def read(settings: Settings) -> bool:
        return bool(settings.integer(key, 0, range(2)))

    def write(settings: Settings, value: bool) -> None:
        settings.put(key, int(value))

    return Property(bool, read, write, notify=changed)


def stored_settings(path: Path) -> QSettings:
    """Return the settings in a file. They can't be saved if it, or Qt's lock, is no regular file.

    Qt would wait for a pipe forever.
    """
    try:
        for each in (path, path.with_name(f"{path.name}.lock")):
            with suppress(FileNotFoundError, PermissionError):
                open_file(each).close()
    except OSError:
        while not path.is_dir():
            path = path.parent  # Qt reads nothing from a folder, and writes nothing to it.
    store = QSettings(to_qt(path), QSettings.Format.IniFormat)
    before = qInstallMessageHandler(lambda *_: None)
    try:
        store.allKeys()  # Qt would warn of each odd value; it becomes its key's default.
    finally:
        qInstallMessageHandler(before)
    return store


@QmlElement
@QmlUncreatable("The application owns it.")
class Settings(QObject):
    """All settings; `changed` is emitted after each change.

    `writable` says once that the file can't be written, and once that it can again.
    """

    changed = Signal()
    writable = Signal(bool)

    language = _text("language", "", changed, LANGUAGES)
    """`en`, `fr`, or empty for the system's."""

    theme = _text("theme", "system", changed, THEMES)
    speed = _text("speed", "normal", changed, SPEEDS)

    memory = _text("memory", "computer", changed, MEMORIES)
    """When the memory aid is available."""

    undo = _text("grace", "short", changed, UNDO_MS)
    """How long a placed tile can be taken back, a key of `UNDO_MS`; stored as `grace`."""

    afterTally = _text("afterTally", "pause", changed, AFTER_TALLY)

    talliesSeen = _integer("talliesSeen", 0, changed, range(FIRST_TALLIES + 1))
    """The number of tallies that the person has seen, up to `FIRST_TALLIES`."""

    nextLesson = _text("nextLesson", "first-game", changed)
    """The name of the lesson to offer; empty once all are done."""

    played = _boolean("secondLesson", changed)
    """Whether a person has begun a game: then no lesson is offered first; of an older name."""

    lookedBack = _boolean("lookedBack", changed)
    """Whether the person has looked back at a game, and knows what can be clicked there."""

    profile = _text("profile", "", changed)
    """The identity of the profile in use."""

    name = _text("name", "", changed)
    """The name of the person, in versions without profiles."""

    secondName = _text("secondName", "", changed)
    """The name that the second of two persons entered last."""

    folder = _text("folder", "", changed)
    """The folder of the last chosen file."""

    level = _text("level", "", changed)
    """The key of the last chosen computer player."""

    side = _integer("side", 0, changed, range(2))
    """The number of the person's side in the last game against the computer."""

    @property
    def countedFrom(self) -> str:
        """The day (YYYY-MM-DD) from which games count for the figures of the profile in use.

        It is empty for all games.
        """
        return self._of_profile(COUNTED_FROM)

    @property
    def since(self) -> Position:
        """The place in the order of play from which games count; empty for all games.

        Earlier versions stored only the day.
        """
        place = self._of_profile(FIRST_COUNTED).split()
        if not self.countedFrom:
            return ()
        if place and all(_NUMBER.fullmatch(each) for each in place):
            return tuple(map(int, place))
        return (0, clock.seconds(self.countedFrom))

    def count_from(self, day: str, place: Position) -> None:
        """Count games from this place on, which is of this day (YYYY-MM-DD), or of today."""
        self.put(self._key_of_profile(FIRST_COUNTED), " ".join(map(str, place)))
        self.put(self._key_of_profile(COUNTED_FROM), day)

    def play_as(self, profile: str) -> None:
        """Let a profile play; the first to play has what was stored without one."""
        if profile != self.profile:
            stored = {} if self.profile else {key: self._of_profile(key) for key in _OF_A_PROFILE}
            self.profile = profile
            for key in filter(stored.get, stored):
                self.put(self._key_of_profile(key), stored[key])

    def _of_profile(self, key: str) -> str:
        return str(self.value(self._key_of_profile(key), ""))

    def _key_of_profile(self, key: str) -> str:
        return f"{key}/{self.profile}" if self.profile else key

    remarks = _text("remarks", "on", changed, REMARKS)
    """Whether computer opponents make remarks."""

    usedPatterns = _text("told", "", changed)
    """The story patterns of the latest games, stored as `told`; see `story.telling.remember`."""

    advice = _text("advice", "on", changed, ADVICE)
    """Whether advice is offered against the computer."""

    coach = _boolean("coach", changed)
    """Whether the coach warns of a costly placement, against the computer."""

    losses = _integer("losses", 0, changed, range(LOST + 2))
    """The lost games in a row, up to `LOST`; one more once the person was told of the coach."""

    gauge = _boolean("gauge", changed)
    """Whether bars show what the enemy's backs may be worth, against the computer."""

    scale = _integer("scale", 100, changed, SCALES)
    """The size of panels, dialogs and texts, in per cent."""

    volume = _integer("volume", VOLUME, changed, range(101))
    """The volume of the sounds, in per cent."""

    muted = _boolean("muted", changed)

    ledgerOpen = _boolean("drawer", changed)
    """Whether the ledger is open; the key is that of earlier versions."""

    leaf = _text("leaf", LEAVES[0], changed, LEAVES)
    """The leaf of the ledger that was looked at last."""

    reduceMotion = _boolean("reduceMotion", changed)
    """Whether fades replace movements; Qt 6.11 does not report the system's setting."""

    @Property(list, constant=True)
    def languages(self) -> list[dict[str, str]]:
        """The `code` and the `name` of each language."""
        return [{"code": code, "name": name} for code, name in LANGUAGE_NAMES.items()]

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        store.remove("results")  # Written by versions that did not count the library's games.
        self._values: dict[str, Any] = {}
        self._could_write = True
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CHECKED_MS)
        self._soon.timeout.connect(self.check)

    @Property(float, notify=changed)
    def pace(self) -> float:
        """The factor for every duration on the screen; 0 for no motion."""
        return SPEEDS[self.speed]

    def remembers(self, *, hot_seat: bool) -> bool:
        """Return whether the memory aid is available; `hot_seat` for a game of two persons."""
        return self.memory == "always" or (self.memory == "computer" and not hot_seat)

    @property
    def undo_ms(self) -> float:
        """The time to take back a placed tile, in milliseconds at the current speed.

        Infinity means until confirmation; without motion, the fast speed applies.
        """
        milliseconds = UNDO_MS[self.undo]
        return milliseconds if milliseconds == inf else milliseconds * (self.pace or SPEEDS["fast"])

    def save(self) -> bool:
        """Write pending changes to the file; return False if it can't be written."""
        self._store.sync()
        fresh = QSettings(self._store.fileName(), self._store.format())  # Without earlier errors.
        fresh.sync()
        return fresh.isWritable() and fresh.status() is not QSettings.Status.AccessError

    def check(self) -> None:
        """Write pending changes, and emit `writable` if that is news."""
        if self.save() is not self._could_write:
            self._could_write = not self._could_write
            self.writable.emit(self._could_write)

    @property
    def damaged(self) -> bool:
        """Whether a part of the file was unreadable; the next write repairs it."""
        return self._store.status() is QSettings.Status.FormatError

    def kept(self) -> dict[str, str]:
        """Return the settings that a backup keeps, by key: not those of this computer alone."""
        return {key: str(self.value(key)) for key in filter(_is_kept, self._store.allKeys())}

    def bring_back(self, kept: Mapping[str, str]) -> None:
        """Set what a backup kept; a value that is not allowed becomes its default when read.

        Where somebody plays already, who plays stays, and so does from when each one's games count.
        """
        stay = {"profile", *_OF_A_PROFILE} if self.profile else set()
        for key in filter(_is_kept, kept):
            if key.partition("/")[0] not in stay:
                self.put(key, kept[key])

    def take_over(self, key: str) -> None:
        """Reload a key that another running program may have written.

        The current value stays if the file can't be read or written.
        """
        self._store.sync()
        if self._store.status() is QSettings.Status.NoError:
            self._values.pop(key, None)

    def value(self, key: str, default: object = None) -> object:
        """Return the value of a key, unchecked."""
        return self._values.get(key, self._store.value(key, default))

    def integer(self, key: str, default: int, allowed: range) -> int:
        """Return the integer under a key, or `default` if it is not within `allowed`."""
        try:
            value = int(self.value(key, default))  # type: ignore[call-overload]
        except (TypeError, ValueError):
            return default
        return value if value in allowed else default

    def integers(self, key: str, count: int) -> list[int] | None:
        """Return the `count` integers under a key, or None if their number or a value is wrong."""
        try:
            numbers = [int(part) for part in self.value(key)]  # type: ignore[attr-defined]
        except (TypeError, ValueError):
            return None
        valid = len(numbers) == count and all(abs(number) < LARGEST for number in numbers)
        return numbers if valid else None

    def put(self, key: str, value: object) -> None:
        """Set the value of a key; emits `changed` if it differs."""
        before = self.value(key)
        if before is None or str(before) != str(value):  # The file stores numbers as texts.
            self._values[key] = value
            self._store.setValue(key, value)
            self._soon.start()
            self.changed.emit()
