"""A beat: one change on the screen, and the time that is left for the eye to follow it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tyrus_desktop.desktop.sound.sounds import Cue


@dataclass(frozen=True, slots=True)
class Beat:
    """A change, how long it is looked at, and what is heard of it after `lag`.

    Both times are in milliseconds at normal speed.
    """

    show: Callable[[], object]
    milliseconds: int
    cue: Cue | None = None
    lag: int = 0

    def at_once(self) -> Beat:
        """Return the change alone, without time or sound."""
        return Beat(self.show, 0)
