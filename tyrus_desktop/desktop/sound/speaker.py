"""The loudspeaker: plays the sound files, several at once, in a thread of its own.

Nothing here can hold the window up or fail: where there is no library, no device or no file,
there is silence and one line in the log. What is to be heard when is decided in `sounds`.

The library is miniaudio (MIT), chosen by weight and sturdiness. Sizes in MB on Linux x86-64 with
Python 3.11: its wheel, what pip lays down with all it needs, and what a bundle has to carry.

    miniaudio 1.71        0.64   2.8   2.1   needs nothing of the system but its sound server
    sounddevice 0.5.6     0.03   1.1   1.1   on Linux only with the system's PortAudio
    soundcard 0.4.6       0.04   1.2   1.2   on Linux only with libpulse, else its import fails
    just_playback 1.0.0   1.57   7.6   6.9   a device for each sound
    pygame-ce 2.5.8      12.2     30    30   the whole of SDL
    QtMultimedia 6.11   175       -     23   inside PySide6-Addons, with its ffmpeg
    simpleaudio 1.0.4, pyalsaaudio 0.11      no wheels for Python 3.11

In memory it costs 30 MB; 17 of them are numpy, which it imports. It has no wheels for Linux and
Windows on ARM: there all is silent, unless it is built.
"""

from __future__ import annotations

import logging
import wave
from array import array
from collections import deque
from collections.abc import Callable, Generator, Mapping
from itertools import zip_longest
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Protocol, TypeAlias

RATE = 22050
"""Samples a second, of the files and of what goes to the device."""

PERIOD, PERIODS = 20, 5
"""The device asks for so many milliseconds at a time, and holds so many such. On two cores with
four busy programs three left gaps, five hardly any."""

BACKENDS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO")
"""Each system's own, best first. PipeWire answers as PulseAudio; ALSA and JACK are left out,
since their libraries write to the terminal where there is no device."""

IDLE = 8.0
"""Seconds after the last sound until the device rests; longer than any sound."""

STALL = 1.0
"""Seconds without asking for more after which a playing device has vanished; it doesn't say so."""

RETRY = 30.0
"""Seconds of silence after a failure until the next sound tries again."""

_LOG = logging.getLogger(__name__)

Samples: TypeAlias = "array[int]"


class Device(Protocol):
    """What is used of `miniaudio.PlaybackDevice`."""

    running: bool

    def start(self, callback_generator: Generator[bytes, int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


def open_device() -> Device:
    """Open the system's own device; raises whatever keeps it from being opened."""
    import miniaudio

    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD,
        callback_periods=PERIODS,
        backends=[miniaudio.Backend[name] for name in BACKENDS],
        app_name="Tyrus",
    )
    return device


def load(folder: Path) -> dict[str, Samples]:
    """Read every sound of a folder; raises `OSError`, `wave.Error` or `ValueError`."""
    sounds = {}
    for path in sorted(folder.glob("*.wav")):
        with wave.open(str(path), "rb") as file:
            if file.getparams()[:3] != (1, 2, RATE):
                raise ValueError(f"{path.name} is not mono, 16 bits, {RATE} Hz.")
            sounds[path.stem] = array("h", file.readframes(file.getnframes()))
    return sounds


class Mixer:
    """Adds up what is being played, piece by piece as the device asks for it, in its thread."""

    def __init__(self) -> None:
        self.asked = monotonic()  # When the device asked for a piece last.
        self._new: deque[memoryview] = deque()

    def add(self, samples: Samples) -> None:
        """Begin a sound with the next piece; from any thread."""
        self._new.append(memoryview(samples))

    def pieces(self) -> Generator[bytes, int, None]:
        """Take how many samples are wanted, and yield at most as many, for ever."""
        playing: list[memoryview] = []
        wanted = yield b""
        while True:
            self.asked = monotonic()
            while self._new:
                playing.append(self._new.popleft())
            heads = [samples[:wanted] for samples in playing]
            playing = [samples[wanted:] for samples in playing if len(samples) > wanted]
            wanted = yield _sum(heads)


def _sum(parts: list[memoryview]) -> bytes:
    if len(parts) < 2:
        return b"".join(parts)
    sums = map(sum, zip_longest(*parts, fillvalue=0))
    return array("h", (max(-32768, min(32767, each)) for each in sums)).tobytes()


class Speaker:
    """Plays the sounds of a folder. Every call returns at once, and none ever fails."""

    def __init__(self, folder: Path, opener: Callable[[], Device] = open_device) -> None:
        self._folder = folder
        self._opener = opener
        self._asked: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._thread: Thread | None = None
        # The rest belongs to the thread.
        self._mixer = Mixer()
        self._sounds: Mapping[str, Samples] = {}
        self._device: Device | None = None
        self._silent_until = 0.0
        self._told = False

    def warm_up(self) -> None:
        """Begin to load the sounds and to open the device."""
        if self._thread is None:
            # A daemon: a device that never answers must not keep the program from ending.
            self._thread = Thread(target=self._run, name="speaker", daemon=True)
            self._thread.start()

    def play(self, name: str, strength: float) -> None:
        """Play a file, named without its ending, at a strength of 0..1."""
        self.warm_up()
        self._asked.put((name, strength))

    def close(self) -> None:
        """Fall silent, and let the device go."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=2)

    def _run(self) -> None:
        self._attempt(self._open)
        while (asked := self._next()) is not None:
            if monotonic() >= self._silent_until:
                self._attempt(self._sound, *asked)
        self._let_go()

    def _next(self) -> tuple[str, float] | None:
        """Wait for what is asked next; meanwhile let an idle device rest."""
        if self._device is not None and self._device.running:
            try:
                return self._asked.get(timeout=IDLE)
            except Empty:
                self._attempt(self._device.stop)
        return self._asked.get()

    def _open(self) -> Device:
        self._sounds = self._sounds or load(self._folder)
        if self._device and self._device.running and monotonic() > self._mixer.asked + STALL:
            self._let_go()
        self._device = self._device or self._opener()
        return self._device

    def _sound(self, name: str, strength: float) -> None:
        device = self._open()
        self._mixer.add(array("h", (int(strength * each) for each in self._sounds[name])))
        if not device.running:
            self._mixer.asked = monotonic()
            pieces = self._mixer.pieces()
            next(pieces)
            device.start(pieces)

    def _attempt(self, work: Callable[..., object], *arguments: Any) -> None:
        try:
            work(*arguments)
        except Exception as error:  # noqa: BLE001 - no failure of a sound may become the game's.
            self._let_go()
            self._silent_until = monotonic() + RETRY
            if not self._told:
                self._told = True
                _LOG.info("There is no sound: %r", error)

    def _let_go(self) -> None:
        """Close the device; what it was to play is forgotten."""
        device, self._device, self._mixer = self._device, None, Mixer()
        if device is not None:
            try:
                device.close()
            except Exception as error:  # noqa: BLE001 - as above
                _LOG.info("The sound device did not close: %r", error)
