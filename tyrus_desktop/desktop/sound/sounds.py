"""Which sound belongs to what is shown, and when one is heard.

A sound depends on the kind of an event and on what the event tells both sides, never on a tile, a
side or who plays: `cue_of` is the only way from an event to a sound. Chance, of this module's own,
picks among a sound's variants. How a sound gets out of the machine is `speaker`'s part.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum, auto
from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameEnded,
    GameStarted,
    GivenUp,
    TilePlaced,
    TilesDrawn,
    TilesRevealed,
)
from tyrus_desktop.engine.outcome import streak
from tyrus_desktop.engine.tiles import Side

GAP = 0.1
"""Seconds after a sound in which only a weightier one is heard, so that a skip is no flood."""

ROW = 2
"""So many elections won in a row sound otherwise: the next one, or this, ends the game."""


class Cue(IntEnum):
    """What can be heard, the weightier the later."""

    LIFT = auto()
    SLIDE = auto()
    TOPPLE = auto()
    PLACE = auto()
    TOSS = auto()
    BELL = auto()
    COINS = auto()
    MURMUR = auto()
    STREAK = auto()
    FLOURISH = auto()


VARIANTS: Mapping[Cue, tuple[str, ...]] = MappingProxyType(
    {cue: (cue.name.lower(),) for cue in Cue} | {Cue.PLACE: ("place-1", "place-2", "place-3")}
)
"""The files, without their ending, among which chance chooses."""

EVENTS: Mapping[type[Event], Cue] = MappingProxyType(
    {
        GameStarted: Cue.TOSS,
        TilesDrawn: Cue.SLIDE,
        ElectionOpened: Cue.BELL,
        TilePlaced: Cue.PLACE,
        ElectionTallied: Cue.COINS,  # Unless nobody won, or for another time.
        GameEnded: Cue.FLOURISH,
        GivenUp: Cue.MURMUR,
        TilesRevealed: Cue.TOPPLE,
    }
)


def cue_of(event: Event, earlier: Sequence[Side | None] = ()) -> Cue:
    """Return an event's sound; `earlier` are the winners of the elections before it."""
    if isinstance(event, ElectionTallied):
        winner = event.tally.winner
        if winner is None:
            return Cue.MURMUR
        if streak([*earlier, winner])[1] >= ROW:
            return Cue.STREAK
    return EVENTS[type(event)]


class Output(Protocol):
    """What sounds are given to: a `speaker.Speaker`, or a test's ear."""

    def warm_up(self) -> None: ...
    def play(self, name: str, strength: float) -> None: ...
    def close(self) -> None: ...


class Sounds(QObject):
    """Asks `output` for the sounds of what is shown, as the settings want it."""

    def __init__(
        self,
        settings: Settings,
        output: Output | None,
        parent: QObject | None = None,
        *,
        rng: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Without an `output` all is silent. `clock` gives seconds."""
        super().__init__(parent)
        self._settings = settings
        self._output = output
        self._rng = rng or random.Random()
        self._clock = clock
        self._last: tuple[float, Cue] = (-GAP, Cue.LIFT)
        self._variant = ""
        self._loudness = self._wanted()
        settings.changed.connect(self._let_hear)

    def warm_up(self) -> None:
        """Make ready, without waiting for it."""
        if self._output is not None and self._loudness:
            self._output.warm_up()

    def play_after(self, cue: Cue, lag: int) -> None:
        """Let a cue be heard in `lag` milliseconds."""
        if lag > 0:
            QTimer.singleShot(lag, self, lambda: self.play(cue))
        else:
            self.play(cue)

    def play(self, cue: Cue) -> None:
        """Let a cue be heard, unless a weightier one or the same was heard just now."""
        if self._output is None or not self._loudness:
            return
        if cue is Cue.TOPPLE and not self._settings.pace:
            return  # It goes with a motion, and there is none.
        now = self._clock()
        since, last = self._last
        if now - since < GAP and cue <= last:
            return
        self._last = (now, cue)
        # Loudness is felt in ratios: half the way of a slider is about half as loud.
        self._output.play(self._choose(cue), (self._loudness / 100) ** 2)

    def close(self) -> None:
        if self._output is not None:
            self._output.close()

    def _choose(self, cue: Cue) -> str:
        """One of the variants, never the same twice running."""
        names = VARIANTS[cue]
        if len(names) > 1:
            self._variant = self._rng.choice([name for name in names if name != self._variant])
            return self._variant
        return names[0]

    def _wanted(self) -> int:
        return 0 if self._settings.muted else self._settings.volume

    def _let_hear(self) -> None:
        """Answer a new loudness with a sound, to judge it by."""
        if self._loudness != self._wanted():
            self._loudness = self._wanted()
            self.play(Cue.PLACE)
