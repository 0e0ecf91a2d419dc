"""Number types for argparse."""

from __future__ import annotations

from argparse import ArgumentTypeError

MOST = 10**15
"""The largest count that is accepted."""


def whole(text: str) -> int:
    """Return a whole number; raises `ArgumentTypeError`."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None


def count(text: str) -> int:
    """Return a whole number from 1 to `MOST`; raises `ArgumentTypeError`."""
    number = whole(text)
    if number < 1:
        raise ArgumentTypeError(f"{text} is too few")
    if number > MOST:
        raise ArgumentTypeError(f"{text} is too many")
    return number


def games(text: str) -> int:
    """Return an even number of games, from 2; raises `ArgumentTypeError`."""
    number = count(text)
    if number % 2:
        raise ArgumentTypeError(f"{text} is odd, and each deal is played twice")
    return number
