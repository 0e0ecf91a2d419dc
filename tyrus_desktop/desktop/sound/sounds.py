"""Which sound belongs to an event, and when it is played.

A sound depends on the kind of an event and on its public part only, never on a hidden tile, a side
or a player: `cue_of` alone maps events to sounds. In a tally a bluff and a change of the lead have
sounds of their own, once they are shown. A generator of this module's own picks among the variants
of a sound; only the tiles of a tally rise in pitch, by their position, whatever they show. Playing
the files is the task of `speaker`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum, auto
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.engine import events
from tyrus_desktop.engine.outcome import STREAK, streak
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.engine.events import Event

GAP = 0.1
"""How many seconds after a sound only sounds of higher priority play, as when beats are skipped."""

STREAK_SOUND = STREAK - 1
"""The number of elections won in a row that has its own sound."""


class Cue(IntEnum):
    """The sounds of the game, in order of rising priority."""

    LIFT = auto()
    SLIDE = auto()
    TOPPLE = auto()
    RATTLE = auto()
    DRUM = auto()
    PLACE = auto()
    TOSS = auto()
    BELL = auto()
    COINS = auto()
    MURMUR = auto()
    STREAK = auto()
    FLOURISH = auto()
    DEFEAT = auto()
    VICTORY = auto()


VARIANTS: Mapping[Cue, tuple[str, ...]] = MappingProxyType(
    {cue: (cue.name.lower(),) for cue in Cue}
    | {
        Cue.PLACE: tuple(f"place-{number}" for number in range(1, 4)),
        Cue.TOPPLE: tuple(f"topple-{number}" for number in range(1, 7)),
    }
)
"""The files of each sound, without suffix. One is drawn at random; tiles of a tally take them in
order, then repeat the last."""

BETWEEN_TURNS = (Cue.RATTLE, Cue.DRUM)
"""Sounds that do not reset the pitch of the next tile."""


@cache
def _cues() -> Mapping[type[Event], Cue]:
    return {
        events.GameStarted: Cue.TOSS,
        events.TilesDrawn: Cue.SLIDE,
        events.ElectionOpened: Cue.BELL,
        events.TilePlaced: Cue.PLACE,
        events.ElectionTallied: Cue.COINS,  # Except if the election is null or extends a streak.
        events.GivenUp: Cue.MURMUR,
        events.TilesRevealed: Cue.TOPPLE,
    }


def cue_of(event: Event, earlier: Sequence[Side | None] = ()) -> Cue | None:
    """Return an event's sound; `earlier` are the winners of the elections before it.

    The end of the game has none, as it is silent until all tiles are turned over.
    """
    if isinstance(event, events.ElectionTallied):
        winner = event.tally.winner
        if winner is None:
            return Cue.MURMUR
        if streak([*earlier, winner])[1] >= STREAK_SOUND:
            return Cue.STREAK
    return _cues().get(type(event))


class Output(Protocol):
    """Plays sounds by name: a `speaker.Speaker`, or a test double."""

    def warm_up(self) -> None: ...
    def play(self, name: str, gain: float) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class Sounds(QObject):
    """Plays sounds on `output` at the volume set."""

    def __init__(
        self,
        settings: Settings,
        output: Output | None,
        parent: QObject | None = None,
        *,
        rng: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Without an `output` there is no sound. `clock` returns seconds, from any start."""
        super().__init__(parent)
        self._settings = settings
        self._output = output
        self._rng = rng or random.Random()
        self.clock = clock
        self._last: tuple[float, Cue] = (-GAP, Cue.LIFT)
        self._variant = ""
        self._turned = 0
        self._volume = self._effective_volume()
        settings.changed.connect(self._play_sample)

    def warm_up(self) -> None:
        """Let the output load its files, without waiting for it."""
        if self._output is not None and self._volume:
            self._output.warm_up()

    def play_after(self, cue: Cue, lag: int) -> None:
        """Play a sound after `lag` milliseconds."""
        if lag > 0:
            QTimer.singleShot(lag, self, lambda: self.play(cue))
        else:
            self.play(cue)

    def play(self, cue: Cue) -> None:
        """Play a sound, unless one of the same or higher priority was just played."""
        if self._output is None or not self._volume:
            return
        if cue is Cue.TOPPLE and not self._settings.pace:
            return  # Its animation is switched off.
        now = self.clock()
        since, last = self._last
        if now - since < GAP and cue <= last:
            return
        self._last = (now, cue)
        # Squared, as half the gain sounds louder than half as loud.
        self._output.play(self._choose(cue), (self._volume / 100) ** 2)

    def stop(self) -> None:
        """Fade out all sounds, as before the next game."""
        if self._output is not None:
            self._output.stop()

    def close(self) -> None:
        if self._output is not None:
            self._output.close()

    def _choose(self, cue: Cue) -> str:
        """Return one of the variants, never the same twice in succession."""
        names = VARIANTS[cue]
        if cue is Cue.TOPPLE:
            self._turned += 1
            return names[min(self._turned, len(names)) - 1]
        if cue not in BETWEEN_TURNS:
            self._turned = 0
        if len(names) > 1:
            self._variant = self._rng.choice([name for name in names if name != self._variant])
            return self._variant
        return names[0]

    def _effective_volume(self) -> int:
        return 0 if self._settings.muted else self._settings.volume

    def _play_sample(self) -> None:
        """Play a sound at the new volume, so that the user can judge it."""
        if self._volume != self._effective_volume():
            self._volume = self._effective_volume()
            if self._volume:
                self.play(Cue.PLACE)
            else:
                self.stop()
