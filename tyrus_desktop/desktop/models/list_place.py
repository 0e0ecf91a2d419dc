"""Computes the scroll position of a list after its rows have changed.

A game selected by default gives way to a newer first one, unless the list was scrolled. Otherwise
the current row, or else the first visible one, keeps its position on the screen. After a change of
the query the list shows the current row, or its beginning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class ListPlace:
    """The visible part of a list.

    Attributes:
        top: The scroll position, in pixels.
        height: The height of the view, in pixels.
        row_height: The height of a row, in pixels.
        current: The current row, or NOWHERE.
        by_default: Whether the current row was selected without the user.
    """

    top: float
    height: float
    row_height: float
    current: int
    by_default: bool

    def shows(self, row: int, top: float) -> bool:
        """Return whether any part of a row is visible at this scroll position."""
        start = row * self.row_height
        return row >= 0 and start + self.row_height > top and start < top + self.height


def settled(
    place: ListPlace, count: int, now: Callable[[int], int], *, asked: bool
) -> tuple[int, float | None]:
    """Return the new current row, and the new scroll position or None to keep it.

    Args:
        place: The view before the change.
        count: The number of rows now.
        now: Maps a row before the change to its current row, or NOWHERE.
        asked: Whether the user's query has changed.
    """
    current = now(place.current)
    end = max(0.0, count * place.row_height - place.height)
    if place.by_default and (asked or place.top <= 0):
        return NOWHERE, 0.0
    if asked:
        return current, min(end, _containing(place, current)) if current >= 0 else 0.0
    kept = current if current >= 0 else min(place.current, count - 1)
    was_seen = place.shows(place.current, place.top)
    # At the beginning newer rows appear, unless they push out the current one.
    at_beginning = place.top <= 0 and (not was_seen or place.shows(current, 0))
    moved = None if at_beginning else _moved(place, current, count, now)
    if moved is None:
        return kept, None
    return kept, max(0.0, min(end, place.top + moved))


def _containing(place: ListPlace, row: int) -> float:
    """Return the nearest scroll position that shows a whole row."""
    start = row * place.row_height
    return min(max(place.top, start + place.row_height - place.height), start)


def _moved(place: ListPlace, current: int, count: int, now: Callable[[int], int]) -> float | None:
    """Return how many pixels the row to keep in place has moved; None without such a row."""
    first = int(place.top // place.row_height)
    if place.shows(place.current, place.top) and current >= 0:
        return (current - place.current) * place.row_height
    last = max(first, min(first + ceil(place.height / place.row_height), count))
    for row in range(first, last + 1):
        if (at := now(row)) >= 0:
            return (at - row) * place.row_height
    return None
