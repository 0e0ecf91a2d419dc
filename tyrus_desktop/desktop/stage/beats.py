"""A beat: one change on the screen, and the time until the next one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.sound.sounds import Cue


@dataclass(frozen=True, slots=True)
class Beat:
    """A change of the models, its duration, its sound, which starts after `lag`, and what a screen
    reader says of it.

    `milliseconds` and `lag` are at normal speed. A beat with a `stop` then also waits for the
    person, for `wait_ms` at most, at any speed; infinity is without limit. `timed` is told how many
    milliseconds all of it takes at the speed of that moment, unless none. Skipping a `skippable`
    beat also shows the skippable ones after it at once, up to the next one that `stops_skip`.
    """

    show: Callable[[], object]
    milliseconds: float
    cue: Cue | None = None
    lag: int = 0
    tell: Callable[[], str] | None = None
    skippable: bool = False
    stop: Stop = Stop.NONE
    wait_ms: float = 0
    timed: Callable[[int], object] | None = None
    stops_skip: bool = False

    def at_once(self) -> Beat:
        """Return the same change without duration and sound."""
        return Beat(self.show, 0)
