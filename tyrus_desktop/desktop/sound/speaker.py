"""Plays the sound files, several at once, in its own thread.

Nothing here blocks the window or raises: without the library, a device or the files there is
silence and one line in the log. `sounds` decides when to play what.

The library is miniaudio (MIT), chosen for size and robustness. Sizes in MB on Linux x86-64 with
Python 3.11: wheel, installation with dependencies, share of a bundle.

    miniaudio 1.71        0.64   2.8   2.1   needs only the system's sound server
    sounddevice 0.5.6     0.03   1.1   1.1   on Linux only with the system's PortAudio
    soundcard 0.4.6       0.04   1.2   1.2   on Linux only with libpulse, else its import fails
    just_playback 1.0.0   1.57   7.6   6.9   a device for each sound
    pygame-ce 2.5.8      12.2     30    30   the whole of SDL
    QtMultimedia 6.11   175       -     23   inside PySide6-Addons, with its ffmpeg
    simpleaudio 1.0.4, pyalsaaudio 0.11      no wheels for Python 3.11

It takes 30 MB of memory, 17 of them for numpy, which it imports. Without wheels for Linux and
Windows on ARM, the game is silent there unless miniaudio is built from source.
"""

from __future__ import annotations

import logging
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
"""Samples per second, of the files and of the device."""

PERIOD, PERIODS = 20, 5
"""The device's period in milliseconds, and the number of periods buffered. On two cores with four
busy programs, three leave gaps and five hardly any."""

BACKENDS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO")
"""The audio back ends of each system, best first. PipeWire speaks PulseAudio's protocol. ALSA and
JACK are left out: their libraries write to the terminal without a device."""

IDLE = 8.0
"""Seconds from the last sound until the device stops; longer than any sound."""

FADE = RATE // 5
"""The number of samples in which a stopped sound fades out."""

STALL = 1.0
"""Seconds without a request after which a running device counts as lost, as it reports no error."""

RETRY = 30.0
"""How many seconds after a failure no sound is tried."""

_LOG = logging.getLogger(__name__)

Samples: TypeAlias = "array[int]"


class Device(Protocol):
    """The part of `miniaudio.PlaybackDevice` that this module uses."""

    running: bool

    def start(self, callback_generator: Generator[bytes, int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


def open_device() -> Device:
    """Open the system's default device; raises any exception of miniaudio."""
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
    """Read every WAV file of a folder; raises `OSError`, `wave.Error` or `ValueError`."""
    import wave  # The module is not needed before the first game.

    sounds = {}
    for path in sorted(folder.glob("*.wav")):
        with wave.open(str(path), "rb") as file:
            if file.getparams()[:3] != (1, 2, RATE):
                raise ValueError(f"{path.name} is not mono, 16 bits, {RATE} Hz.")
            sounds[path.stem] = array("h", file.readframes(file.getnframes()))
    return sounds


class Mixer:
    """Mixes sounds in chunks, in the device's thread."""

    def __init__(self) -> None:
        self.last_request = monotonic()
        self._new: deque[memoryview] = deque()
        self._stopping = False

    def add(self, samples: Samples) -> None:
        """Start a sound with the next chunk; from any thread."""
        self._new.append(memoryview(samples))

    def stop(self) -> None:
        """Fade out all sounds with the next chunk; from any thread."""
        self._stopping = True

    def chunks(self) -> Generator[bytes, int, None]:
        """Yield chunks without end; receives the largest number of samples of the next one."""
        playing: list[memoryview] = []
        wanted = yield b""
        while True:
            self.last_request = monotonic()
            if self._stopping:
                self._stopping = False
                playing = [memoryview(_faded(samples[:FADE])) for samples in playing]
            while self._new:
                playing.append(self._new.popleft())
            heads = [samples[:wanted] for samples in playing]
            playing = [samples[wanted:] for samples in playing if len(samples) > wanted]
            wanted = yield _sum(heads)


def _faded(samples: memoryview) -> Samples:
    return array("h", (each * (FADE - n) // FADE for n, each in enumerate(samples)))


def _sum(parts: list[memoryview]) -> bytes:
    if len(parts) < 2:
        return b"".join(parts)
    sums = map(sum, zip_longest(*parts, fillvalue=0))
    return array("h", (max(-32768, min(32767, each)) for each in sums)).tobytes()


class Speaker:
    """Plays the sounds of a folder. Every call returns at once, and none raises."""

    def __init__(self, folder: Path, opener: Callable[[], Device] = open_device) -> None:
        self._folder = folder
        self._opener = opener
        self._requests: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._thread: Thread | None = None
        # Only the thread uses these.
        self._mixer = Mixer()
        self._sounds: Mapping[str, Samples] = {}
        self._device: Device | None = None
        self._silent_until = 0.0
        self._failure_logged = False

    def warm_up(self) -> None:
        """Start loading the sounds and opening the device."""
        if self._thread is None:
            # The thread is a daemon, as a hanging device must not keep the program running.
            self._thread = Thread(target=self._run, name="speaker", daemon=True)
            self._thread.start()

    def play(self, name: str, gain: float) -> None:
        """Play a file, named without suffix; `gain` is 0..1."""
        self.warm_up()
        self._requests.put((name, gain))

    def stop(self) -> None:
        """Fade out all sounds."""
        self._mixer.stop()

    @property
    def pending(self) -> int:
        """The number of requests that the thread has not taken yet."""
        return self._requests.qsize()

    def close(self) -> None:
        """Stop all sounds, and close the device."""
        if self._thread is not None:
            self._requests.put(None)
            self._thread.join(timeout=2)

    def _run(self) -> None:
        self._attempt(self._open)
        while (request := self._next()) is not None:
            if monotonic() >= self._silent_until:
                self._attempt(self._start_sound, *request)
        self._close_device()

    def _next(self) -> tuple[str, float] | None:
        """Wait for the next request, and stop a device that becomes idle meanwhile."""
        if self._device is not None and self._device.running:
            try:
                return self._requests.get(timeout=IDLE)
            except Empty:
                self._attempt(self._device.stop)
        return self._requests.get()

    def _open(self) -> Device:
        self._sounds = self._sounds or load(self._folder)
        if self._device and self._device.running and monotonic() > self._mixer.last_request + STALL:
            self._close_device()
        self._device = self._device or self._opener()
        return self._device

    def _start_sound(self, name: str, gain: float) -> None:
        device = self._open()
        self._mixer.add(array("h", (int(gain * each) for each in self._sounds[name])))
        if not device.running:
            self._mixer.last_request = monotonic()
            chunks = self._mixer.chunks()
            next(chunks)
            device.start(chunks)

    def _attempt(self, work: Callable[..., object], *arguments: Any) -> None:
        try:
            work(*arguments)
        except Exception as error:  # noqa: BLE001 - no failing sound may stop the game.
            self._close_device()
            self._silent_until = monotonic() + RETRY
            if not self._failure_logged:
                self._failure_logged = True
                _LOG.info("No sound: %r", error)

    def _close_device(self) -> None:
        """Close the device, and drop the sounds being played."""
        device, self._device, self._mixer = self._device, None, Mixer()
        if device is not None:
            try:
                device.close()
            except Exception as error:  # noqa: BLE001 - as above
                _LOG.info("The sound device could not be closed: %r", error)
