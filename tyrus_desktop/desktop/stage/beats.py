"""A beat: one change on the screen, and the time until the next one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tyrus_desktop.desktop.sound.sounds import Cue


@dataclass(frozen=True, slots=True)
class Beat:
    """A change of the models, its duration, and its sound, which starts after `lag`.

    Both times are in milliseconds at normal speed.
    """

    show: Callable[[], object]
    milliseconds: int
    cue: Cue | None = None
    lag: int = 0

    def at_once(self) -> Beat:
        """Return the same change without duration and sound."""
        return Beat(self.show, 0)
