"""The user's settings, typed: one property each, with its default and its range.

Each is read by itself, so that an unknown or damaged value falls back alone. Where the settings
can't be written they last as long as the program; `saved` says whether they could be.
"""

from __future__ import annotations

from math import inf
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.properties import Property, QmlUncreatable

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

LANGUAGES = ("en", "fr")
THEMES = ("system", "light", "dark", "contrast")
MEMORIES = ("computer", "always", "never")
GRACES = {"off": 0.0, "short": 1800.0, "confirm": inf}
"""How long a placed tile can be taken up again, in milliseconds at normal speed."""

SCALES = range(80, 251)

LARGEST = 2**31

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.45, "none": 0.0}


VOLUME = 70
"""How loud it is until somebody says otherwise, of 100."""


@QmlElement
@QmlUncreatable("The application owns it.")
class Settings(QObject):
    """Every setting. Texts that are not among a setting's choices count as its default."""

    changed = Signal()

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._values: dict[str, Any] = {}

    @property
    def saved(self) -> bool:
        """Write what is pending; False if the settings can't be kept."""
        self._store.sync()
        return self._store.isWritable() and self._store.status() is not QSettings.Status.AccessError

    @property
    def damaged(self) -> bool:
        """Whether their file could not be read whole; it is written anew."""
        return self._store.status() is QSettings.Status.FormatError

    def text(self, name: str, default: str, choices: tuple[str, ...] = ()) -> str:
        """A text under `name`; of `choices`, where any are given."""
        value = self._values.get(name, self._store.value(name, default))
        valid = isinstance(value, str) and (not choices or value in choices)
        return str(value) if valid else default

    def whole(self, name: str, default: int, allowed: range) -> int:
        """A whole number under `name`, within `allowed`."""
        try:
            value = int(self._values.get(name, self._store.value(name, default)))
        except (TypeError, ValueError):
            return default
        return value if value in allowed else default

    def number(self, name: str, default: int, highest: int) -> int:
        """A whole number under `name`, 0 to `highest`."""
        try:
            number = int(self._values.get(name, self._store.value(name, default)))
        except (TypeError, ValueError):
            return default
        return number if 0 <= number <= highest else default

    def numbers(self, name: str, count: int) -> list[int] | None:
        """`count` whole numbers under `name`, each such that Qt can hold it, or None."""
        value = self._values.get(name, self._store.value(name))
        try:
            numbers = [int(part) for part in value]
        except (TypeError, ValueError):
            return None
        held = len(numbers) == count and all(abs(number) < LARGEST for number in numbers)
        return numbers if held else None

    def put(self, name: str, value: object) -> None:
        if self._values.get(name) != value:
            self._values[name] = value
            self._store.setValue(name, value)
            self.changed.emit()

    def _language(self) -> str:
        return self.text("language", "", LANGUAGES)

    def _put_language(self, value: str) -> None:
        self.put("language", value)

    def _theme(self) -> str:
        return self.text("theme", "system", THEMES)

    def _put_theme(self, value: str) -> None:
        self.put("theme", value)

    def _speed(self) -> str:
        return self.text("speed", "normal", tuple(SPEEDS))

    def _put_speed(self, value: str) -> None:
        self.put("speed", value)

    language = Property(str, _language, _put_language, notify=changed)
    """`en`, `fr`, or empty for the system's."""

    theme = Property(str, _theme, _put_theme, notify=changed)
    speed = Property(str, _speed, _put_speed, notify=changed)

    def _memory(self) -> str:
        return self.text("memory", "computer", MEMORIES)

    def _put_memory(self, value: str) -> None:
        self.put("memory", value)

    def _grace(self) -> str:
        return self.text("grace", "short", tuple(GRACES))

    def _put_grace(self, value: str) -> None:
        self.put("grace", value)

    def _scale(self) -> int:
        return self.whole("scale", 100, SCALES)

    def _put_scale(self, value: int) -> None:
        self.put("scale", value)

    def _name(self) -> str:
        return self.text("name", "")

    def _put_name(self, value: str) -> None:
        self.put("name", value)

    def _level(self) -> str:
        return self.text("level", "")

    def _put_level(self, value: str) -> None:
        self.put("level", value)

    def _volume(self) -> int:
        return self.number("volume", VOLUME, 100)

    def _put_volume(self, value: int) -> None:
        self.put("volume", value)

    def _muted(self) -> bool:
        return bool(self.number("muted", 0, 1))

    def _put_muted(self, value: bool) -> None:
        self.put("muted", int(value))

    volume = Property(int, _volume, _put_volume, notify=changed)
    """How loud the sounds are, 0..100."""

    muted = Property(bool, _muted, _put_muted, notify=changed)

    memory = Property(str, _memory, _put_memory, notify=changed)
    """When the memory aid is there: against the computer, always, or never."""

    grace = Property(str, _grace, _put_grace, notify=changed)

    @property
    def grace_ms(self) -> float:
        """For how long a placed tile can be taken up; infinity: until it is confirmed."""
        waits = GRACES[self.grace]
        return waits if waits == inf else waits * self.pace

    scale = Property(int, _scale, _put_scale, notify=changed)
    """The size of panels, dialogs and texts, in per cent of the design's."""

    name = Property(str, _name, _put_name, notify=changed)
    """The person's name as last given."""

    level = Property(str, _level, _put_level, notify=changed)
    """The key of the computer player last chosen."""

    def _reduce_motion(self) -> bool:
        return bool(self.number("reduceMotion", 0, 1))

    def _put_reduce_motion(self, value: bool) -> None:
        self.put("reduceMotion", int(value))

    reduceMotion = Property(bool, _reduce_motion, _put_reduce_motion, notify=changed)
    """Whether things change by fades instead of movements; Qt 6.11 can't tell the system's wish."""

    @Property(float, notify=changed)
    def pace(self) -> float:
        """The factor for every duration on the screen; 0 for no motion."""
        return SPEEDS[self.speed]
