"""The building blocks of the sounds: noise, struck wood and metal, strings, horns and drums.

Struck wood and metal are sums of decaying sines; breath and rubbing are filtered noise. The output
is reproducible: noise has fixed seeds and uses a bit stream that numpy guarantees.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

RATE = 22050
"""Samples per second; the sounds have nothing above 10 kHz."""

Wave = NDArray[np.float64]
Mode = tuple[float, float, float]
"""A mode of vibration: frequency in Hz, decay time in seconds (to 1/e), and amplitude."""


def instants(seconds: float) -> Wave:
    """Return the time of each sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def decaying(t: Wave, decay: float) -> Wave:
    """Return an exponential decay with the time constant `decay`, in seconds."""
    strength: Wave = np.exp(-t / decay)
    return strength


def chance(seed: int, count: int) -> Wave:
    """Return `count` random numbers in -1..1; a seed gives the same ones with any numpy."""
    # numpy guarantees only that the random bits stay the same.
    bits = np.random.PCG64(seed).random_raw(count)
    return np.asarray(bits >> 11, np.float64) * 2.0**-52 - 1


def noise(seed: int, seconds: float, low: float, high: float) -> Wave:
    """Return noise between two frequencies in Hz, with soft cut-offs and RMS 1."""
    raw = chance(seed, round(seconds * RATE))
    hertz = np.maximum(np.fft.rfftfreq(len(raw), 1 / RATE), 1)
    shape = 1 / np.sqrt((1 + (low / hertz) ** 6) * (1 + (hertz / high) ** 6))
    shaped: Wave = np.fft.irfft(np.fft.rfft(raw) * shape, len(raw))
    return shaped / math.sqrt(np.mean(shaped**2))


def ring(seconds: float, modes: Iterable[Mode], attack: float = 0.0008) -> Wave:
    """Return the sound of a struck body with these modes."""
    t = instants(seconds)
    body = np.zeros_like(t)
    for hertz, decay, power in modes:
        body += power * decaying(t, decay) * np.sin(2 * np.pi * hertz * t)
    return body * (1 - decaying(t, attack))


def mix(seconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Mix parts, each with its own start time in seconds, and cut them at the end."""
    whole = np.zeros(round(seconds * RATE))
    for start, part in parts:
        at = round(start * RATE)
        kept = part[: len(whole) - at]
        whole[at : at + len(kept)] += kept
    return whole


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """Return an envelope that rises in `rise` seconds and falls in the last `fall` seconds."""
    t = instants(seconds)
    up, down = np.clip(t / rise, 0, 1), np.clip((seconds - t) / fall, 0, 1)
    return (np.sin(np.pi / 2 * up) * np.sin(np.pi / 2 * down)) ** 2


def thud(seed: int, seconds: float, low: float, high: float, decay: float) -> Wave:
    """Return the noise of an impact."""
    t = instants(seconds)
    return noise(seed, seconds, low, high) * decaying(t, decay) * (1 - decaying(t, 0.0004))


def wood(seconds: float, pitch: float, hardness: float, seed: int) -> Wave:
    """Return a hardwood block set on a table: block, table and contact noise."""
    hertz, decays = (430, 1010, 1730, 2780), (0.030, 0.020, 0.012, 0.006)
    powers = (1.0, 0.9 * hardness, 0.55 * hardness**2, 0.3 * hardness**3)
    block = zip((pitch * each for each in hertz), decays, powers, strict=True)
    table = [(128 * pitch, 0.045, 0.55), (205, 0.035, 0.4)]
    touch = 0.25 * hardness * thud(seed, 0.012, 900, 5000, 0.002)
    return mix(seconds, (0, ring(seconds, [*block, *table])), (0, touch))


def coin(pitch: float, strength: float) -> Wave:
    """Return the sound of a coin falling on other coins."""
    hertz, decays = (620, 2250, 3480, 4920, 6650, 8300), (0.012, 0.10, 0.075, 0.05, 0.03, 0.018)
    powers = (0.5, 0.7, 1.0, 0.55, 0.3, 0.15)
    disc = zip((pitch * each for each in hertz), decays, powers, strict=True)
    return strength * ring(0.4, disc)


def string(hertz: float, decay: float = 0.5, seconds: float = 1.4) -> Wave:
    """Return the sound of a plucked, slightly inharmonic lyre string; high partials decay first."""
    partials = [n for n in range(1, 13) if n * hertz < 9000]
    modes = [
        (n * hertz * math.sqrt(1 + 0.0004 * n * n), decay / n**0.8, 1 / n**1.5) for n in partials
    ]
    return ring(seconds, modes, attack=0.002)


def horn(hertz: float, seconds: float) -> Wave:
    """Return a bronze horn. Louder tones have more partials, and the pitch settles at the start."""
    t = instants(seconds)
    breath = swell(seconds, 0.07, min(0.25, seconds / 2))
    waver = 0.004 * np.sin(2 * np.pi * 5.2 * t) * np.clip((t - 0.25) / 0.3, 0, 1)
    phase = 2 * np.pi * hertz * np.cumsum(1 + waver - 0.02 * decaying(t, 0.03)) / RATE
    tone = np.zeros_like(t)
    for n in range(1, 15):
        if n * hertz < 9000:
            tone += breath ** (1 + 0.25 * n) * np.sin(n * phase) / n**1.25
    return tone


def drum(pitch: float, seed: int) -> Wave:
    """Return the sound of a frame drum struck by hand, with a falling pitch."""
    t = instants(0.5)
    fall = 2 * np.pi * pitch * (92 * t + 1.1 * (1 - decaying(t, 0.04)))
    skin = np.sin(fall) * decaying(t, 0.14) + 0.5 * np.sin(1.59 * fall) * decaying(t, 0.07)
    skin += 0.28 * np.sin(2.3 * fall) * decaying(t, 0.045)
    hand = 0.16 * thud(seed, 0.5, 250, 1600, 0.014)
    return (skin + hand) * (1 - decaying(t, 0.0015))


def note(steps: float) -> float:
    """Return the frequency in Hz of a note, in semitones above the D of the lyre."""
    return 293.66 * 2 ** (steps / 12)
