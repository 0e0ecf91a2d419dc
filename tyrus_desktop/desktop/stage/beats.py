"""A beat: one change on the screen and its duration."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.sound.sounds import Cue


@dataclass(frozen=True, slots=True)
class Beat:
    """A change of the models, with its duration and sound.

    Attributes:
        show: Changes the models.
        milliseconds: The duration at normal speed.
        cue: The sound, which starts `lag` milliseconds (at normal speed) after the change.
        announcement: Returns the text for screen readers.
        skippable: Skipping this beat also shows the following skippable beats at once, up to the
            next one that `stops_skip`.
        stop: The kind of stop that follows, where the script waits for the person.
        wait_ms: The longest time that a stop lasts, at any speed; may be infinite.
        timed: Receives the whole duration in milliseconds at the current speed, unless it is 0.
    """

    show: Callable[[], object]
    milliseconds: float
    cue: Cue | None = None
    lag: int = 0
    announcement: Callable[[], str] | None = None
    skippable: bool = False
    stop: Stop = Stop.NONE
    wait_ms: float = 0
    timed: Callable[[int], object] | None = None
    stops_skip: bool = False
