"""Synthesises all sounds of the game into resources/sounds: `python packaging/make_sounds.py`.

Each is a few lines of `instruments`. Change this script, not the files.
"""

from __future__ import annotations

import io
import math
import wave
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import numpy as np

from instruments import (
    RATE,
    Wave,
    chance,
    coin,
    drum,
    horn,
    instants,
    mix,
    noise,
    note,
    ring,
    string,
    swell,
    thud,
    wood,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
PEAK = 10 ** (-3 / 20)
"""The largest amplitude, which leaves room for two sounds at once."""

FADE = 0.25
"""The share of each sound's duration in which it fades out at the end."""


# Sounds


def place(variant: int) -> Wave:
    """Return the sound of a tile set upright on the table, touching twice."""
    pitch, again = [(1.0, 0.062), (0.955, 0.071), (1.045, 0.055)][variant]
    knock, tip = wood(0.22, pitch, 0.9, 11 + variant), wood(0.16, 1.12 * pitch, 0.7, 14 + variant)
    return mix(0.22, (0, knock), (again, 0.22 * tip))


def lift() -> Wave:
    """Return the sound of a tile picked up by fingers."""
    brush = noise(21, 0.13, 700, 3200) * swell(0.13, 0.03, 0.09)
    return mix(0.16, (0, 0.35 * brush), (0.02, 0.6 * wood(0.12, 1.35, 0.6, 22)))


def slide() -> Wave:
    """Return the sound of tiles drawn across the table."""
    t = instants(0.3)
    grain = 1 + 0.35 * np.sin(2 * np.pi * 31 * t + 2 * np.sin(2 * np.pi * 5 * t))
    rub = noise(31, 0.3, 350, 2400) * grain * swell(0.3, 0.16, 0.12)
    rest, push = wood(0.12, 1.2, 0.7, 32), wood(0.085, 1.3, 0.7, 33)
    return mix(0.36, (0, 0.3 * rub), (0.235, 0.5 * rest), (0.275, 0.3 * push))


def topple(step: int) -> Wave:
    """Return the sound of a turned tile that rocks once; each step is a semitone higher."""
    pitch = 2 ** (step / 12)
    edge, flat = wood(0.15, 1.25 * pitch, 0.6, 41), wood(0.25, 0.82 * pitch, 1.0, 42)
    slap, rock = thud(44, 0.05, 300, 1800, 0.012), wood(0.15, 0.9 * pitch, 0.7, 43)
    return mix(0.36, (0, 0.25 * edge), (0.11, flat), (0.11, 0.25 * slap), (0.185, 0.2 * rock))


def rattle() -> Wave:
    """Return the sound of dry seeds shaken twice in an empty box, for a turned bluff."""
    times = (0, 0.021, 0.037, 0.062, 0.09, 0.175, 0.193, 0.214, 0.233, 0.262, 0.3)
    powers = (0.5, 0.8, 0.6, 1.0, 0.45, 0.4, 0.65, 0.5, 0.8, 0.35, 0.2)
    seeds = (power * thud(101 + n, 0.03, 1800, 6500, 0.006) for n, power in enumerate(powers))
    box = 0.15 * wood(0.2, 1.9, 0.5, 120)
    return mix(0.4, *zip(times, seeds, strict=True), (0.06, box), (0.23, 0.7 * box))


def low_drum() -> Wave:
    """Return the sound of a low stroke on a frame drum, for a change of the lead."""
    return drum(0.72, 83)


def coins() -> Wave:
    """Return the sound of a purse set down, whose coins settle, for a won representative."""
    times = (0, 0.055, 0.10, 0.165, 0.21, 0.3, 0.36)
    pitches, powers = (1, 1.09, 0.93, 1.16, 1.03, 0.97, 1.12), (0.6, 0.8, 1, 0.7, 0.85, 0.45, 0.3)
    falling = zip(times, map(coin, pitches, powers), strict=True)
    return mix(0.7, (0.09, 0.35 * thud(51, 0.1, 180, 900, 0.025)), *falling)


def bell() -> Wave:
    """Return the sound of a small bronze bell struck with felt, for a new election."""
    # The bell's partials: hum, prime, tierce, quint, nominal, and higher ones.
    ratios = (0.5, 1, 1.19, 1.5, 2, 2.66, 3.01)
    decays = (0.32, 0.3, 0.26, 0.18, 0.2, 0.11, 0.08)
    powers = (0.45, 1, 0.5, 0.25, 0.6, 0.25, 0.18)
    bronze = zip((494 * each for each in ratios), decays, powers, strict=True)
    return mix(
        0.9, (0, ring(0.9, bronze, attack=0.004)), (0, 0.12 * thud(61, 0.03, 300, 1500, 0.006))
    )


def murmur() -> Wave:
    """Return the murmur of a disappointed crowd, for a null election or a resignation."""
    t = instants(0.82)
    crowd = 0.8 * noise(71, 0.82, 250, 900)
    for person in range(16):
        pitch, speed, begin, sway = chance(700 + person, 4)
        low = 150 + 50 * pitch
        lilt = 1 + 0.012 * np.sin(2 * np.pi * 5.3 * t + 3 * sway)
        phase = 2 * np.pi * np.cumsum(low * lilt * (1 - 0.16 * t)) / RATE  # The pitch falls.
        talk = 0.55 + 0.45 * np.sin(2 * np.pi * (3.6 + 1.2 * speed) * t + 3 * begin)
        for n in range(1, 9):
            crowd += talk * vowel(n * low) * np.sin(n * phase)
    return crowd * swell(0.82, 0.2, 0.5)


def vowel(hertz: float) -> float:
    """Return the gain of the formant filter of the vowel “oh” at a frequency in Hz."""
    return 1 / (1 + ((hertz - 430) / 110) ** 2) + 0.5 / (1 + ((hertz - 820) / 130) ** 2)


def streak() -> Wave:
    """Return the sound of coins and a drum, for two elections won in a row."""
    falling = zip((0, 0.06, 0.12), map(coin, (1, 1.09, 0.93), (0.25, 0.3, 0.3)), strict=True)
    return mix(0.75, (0.1, drum(1, 81)), (0.34, 1.15 * drum(1.12, 82)), *falling)


def flourish() -> Wave:
    """Return an arpeggio on a lyre, for a drawn game."""
    times, notes = (0, 0.1, 0.2, 0.3, 0.44, 0.44), (293.66, 369.99, 440, 587.33, 739.99, 220)
    return mix(1.4, *zip(times, map(string, notes), strict=True))


VICTORY_BEAT, DEFEAT_BEAT = 0.3, 0.62
"""Seconds."""

Melody = tuple[tuple[float, float, float], ...]
"""Notes: the first beat, the length in beats, and the pitch for `note`."""

FANFARE: Melody = (
    (0, 0.66, 7), (0.66, 0.34, 7), (1, 1, 12), (2, 0.66, 12), (2.66, 0.34, 14), (3, 1, 16),
    (4, 0.66, 14), (4.66, 0.34, 16), (5, 0.5, 19), (5.5, 0.5, 16), (6, 1, 14),
    (7, 0.5, 14), (7.5, 0.5, 16), (8, 4, 19),
)  # fmt: skip
UNDER: Melody = (
    (1, 1, 4), (3, 1, 7), (5, 1, 11), (6, 1, 9), (7, 1, 11), (8, 4, 16), (8, 4, 12), (8, 4, 4),
)  # fmt: skip
LAMENT: Melody = (
    (0, 1, 12), (1, 0.5, 10), (1.5, 0.5, 8), (2, 2, 7), (4, 1, 8), (5, 0.5, 7), (5.5, 0.5, 5),
    (6, 1, 3), (7, 1, 1), (8, 3, 0),
)  # fmt: skip


def victory() -> Wave:
    """Return a fanfare of horns over lyre and frame drums, for a victory."""
    beat = VICTORY_BEAT
    horns = [(b * beat, 0.5 * horn(note(p), length * beat * 0.96)) for b, length, p in FANFARE]
    horns += [(b * beat, 0.28 * horn(note(p), length * beat * 0.96)) for b, length, p in UNDER]
    lyre = [(b * beat, 0.55 * string(note(p), 0.6)) for b, _, p in FANFARE]
    lyre += [
        ((8 + k / 3) * beat, 0.7 * string(note(p), 0.8))
        for k, p in enumerate((0, 4, 7, 12, 16, 19, 24))
    ]
    struck = (0, 1, 2, 3, 4, 5, 6, 7, 7.5, 8)
    drums = [(b * beat, (0.8 if b % 2 else 0.5) * drum(1, 201 + k)) for k, b in enumerate(struck)]
    falling = [((9 + k / 4) * beat, 0.12 * coin(1 + 0.05 * k, 1)) for k in range(7)]
    return mix(14 * beat, *horns, *lyre, *drums, *falling)


def defeat() -> Wave:
    """Return a lyre that slowly descends a Phrygian scale, for a defeat."""
    beat = DEFEAT_BEAT
    lyre = [(b * beat, string(note(p), 0.9, 2.4)) for b, _, p in LAMENT]
    low = [(b * beat, 0.7 * string(note(p), 1.4, 3.0)) for b, p in ((0, -12), (4, -16), (8, -12))]
    drums = [(b * beat, 0.3 * drum(0.8, 211 + int(b))) for b in (0, 4, 8)]
    return mix(11.2 * beat, *lyre, *low, *drums)


def toss() -> Wave:
    """Return the sound of the wooden marker being tossed."""
    t = instants(0.6)
    turns = 2 * np.pi * (15 * t - 3 * t * t)
    whirl = noise(91, 0.6, 300, 1500) * (0.5 + 0.5 * np.sin(turns)) ** 2 * swell(0.6, 0.07, 0.48)
    return mix(0.6, (0, 0.8 * wood(0.2, 1.5, 0.8, 92)), (0.03, 0.3 * whirl[: -round(0.03 * RATE)]))


SOUNDS: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "place-1": (lambda: place(0), -19),
    "place-2": (lambda: place(1), -19),
    "place-3": (lambda: place(2), -19),
    "lift": (lift, -28),
    "slide": (slide, -24),
    **{f"topple-{step + 1}": (partial(topple, step), -20) for step in range(6)},
    "rattle": (rattle, -23),
    "drum": (low_drum, -18),
    "coins": (coins, -21),
    "bell": (bell, -17),
    "murmur": (murmur, -18),
    "streak": (streak, -16),
    "flourish": (flourish, -17),
    "victory": (victory, -17),
    "defeat": (defeat, -18),
    "toss": (toss, -23),
}
"""For each file: its name, the function, and the level of its loudest 0.1 seconds, in dBFS."""


# Files


def levelled(sound: Wave, decibels: float) -> Wave:
    """Scale a sound to its level, with a fade-out and no sample above `PEAK`."""
    end = round(FADE * len(sound))
    faded = sound.copy()
    faded[-end:] *= np.cos(np.pi / 2 * np.arange(1, end + 1) / end) ** 2
    energy = np.concatenate(([0.0], np.cumsum(faded**2)))
    window = RATE // 10
    strongest = math.sqrt(float(np.max(energy[window:] - energy[:-window])) / window)
    gain = min(10 ** (decibels / 20) / strongest, PEAK / float(np.max(np.abs(faded))))
    return faded * gain


def wav(name: str) -> bytes:
    """Return a sound as a WAV file: mono, 16 bits."""
    make, decibels = SOUNDS[name]
    samples = np.round(levelled(make(), decibels) * 32767).astype("<i2")
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(samples.tobytes())
    return buffer.getvalue()


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        FOLDER.joinpath(f"{name}.wav").write_bytes(wav(name))


if __name__ == "__main__":
    main()
