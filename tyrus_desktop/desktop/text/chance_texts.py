"""Sentences about the chances of winning at a moment of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.tiles import Side

YOURS = (
    N(
        "Your chance of winning: %1 as far as you could know, %2 as far as %3 could know, %4 with"
        " all tiles known."
    ),
    N("Your chance of winning: %1 as far as you could know."),
    N("Your chance of winning: %2 as far as %3 could know."),
    N("Your chance of winning: %4 with all tiles known."),
)
"""With all chances, or with one: the person's own, the other side's, the truth."""

NAMED = (
    N(
        "%5’s chance of winning: %1 as far as %5 could know, %2 as far as %3 could know, %4 with"
        " all tiles known."
    ),
    N("%5’s chance of winning: %1 as far as %5 could know."),
    N("%5’s chance of winning: %2 as far as %3 could know."),
    N("%5’s chance of winning: %4 with all tiles known."),
)
"""The same for a side that is nobody's."""

ROSE, FELL = N("It rose by %1."), N("It fell by %1.")
UNKNOWN = N("The chances are being worked out…")


def sentence(chances: Sequence[int], near: Side, voices: Voices) -> str:
    """Return a sentence with the chances that are known, empty if none is.

    Args:
        chances: In per cent: what Ivory and Brown could know, and the truth; negative if unknown.
        near: The side whose chance of winning it is.
        voices: The players.
    """
    by_side = dict(zip(Side, chances, strict=False))
    values = (by_side[near], by_side[near.other], chances[-1])
    known = [number for number, value in enumerate(values, 1) if value >= 0]
    if not known:
        return ""
    own, other, truth = map(percent, values)
    text = (YOURS if voices.you is near else NAMED)[0 if len(known) == len(values) else known[-1]]
    return say(text, own, other, voices.name(near.other), truth, voices.name(near))


def change(points: int) -> str:
    """Return by how much the chance has risen or fallen, as a sentence; empty if it did not."""
    return say(ROSE if points > 0 else FELL, words.points(abs(points))) if points else ""


def signed_change(points: int) -> str:
    """Return the same as a signed number."""
    return words.signed(points) if points else ""


def names(voices: Voices) -> list[str]:
    """Return the names of Ivory and Brown, who win or lose."""
    return [say("You") if side is voices.you else voices.name(side) for side in Side]


def views(voices: Voices) -> list[str]:
    """Return the names of the curves: what Ivory and Brown could know, and the truth."""
    return [
        *(
            say("Your view") if side is voices.you else say("%1’s view", voices.name(side))
            for side in Side
        ),
        say("All tiles known"),
    ]


def percent(value: int) -> str:
    """Format a number of per cent; a dash if it is negative."""
    return words.percent(value / 100) if value >= 0 else "–"
