"""Where a list that is being looked at stands after other rows have come into it.

A game that nobody has chosen gives way to a newer first one, unless the list was scrolled.
Otherwise what is current, or at least the first row seen, stays where it was on the screen; but a
user who asked for other rows sees the current one among them, or their beginning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class ListPlace:
    """What a view shows of its list: from `top` on, in pixels, `height` of them.

    `current` is the current row, or NOWHERE; `by_default` says that nobody has chosen it.
    """

    top: float
    height: float
    row_height: float
    current: int
    by_default: bool

    def shows(self, row: int, top: float) -> bool:
        """Return whether any of a row would be seen from `top` on."""
        start = row * self.row_height
        return row >= 0 and start + self.row_height > top and start < top + self.height


def settled(
    place: ListPlace, count: int, now: Callable[[int], int], *, asked: bool
) -> tuple[int, float | None]:
    """Return the current row among the `count` new ones, and the top; None where that stays.

    `now` says in which row the one is that was in another before, or NOWHERE.
    """
    current = now(place.current)
    end = max(0.0, count * place.row_height - place.height)
    if place.by_default and (asked or place.top <= 0):
        return NOWHERE, 0.0
    if asked:
        return current, min(end, _containing(place, current)) if current >= 0 else 0.0
    kept = current if current >= 0 else min(place.current, count - 1)
    was_seen = place.shows(place.current, place.top)
    # At the beginning newer rows come into sight, unless they push out the current one.
    at_beginning = place.top <= 0 and (not was_seen or place.shows(current, 0))
    moved = None if at_beginning else _moved(place, current, count, now)
    if moved is None:
        return kept, None
    return kept, max(0.0, min(end, place.top + moved))


def _containing(place: ListPlace, row: int) -> float:
    """Return the top with which a row is seen whole, as near as possible to the present one."""
    start = row * place.row_height
    return min(max(place.top, start + place.row_height - place.height), start)


def _moved(place: ListPlace, current: int, count: int, now: Callable[[int], int]) -> float | None:
    """Return by how much the row moved that is to stay in its place; None if none is left."""
    first = int(place.top // place.row_height)
    if place.shows(place.current, place.top) and current >= 0:
        return (current - place.current) * place.row_height
    last = max(first, min(first + ceil(place.height / place.row_height), count))
    for row in range(first, last + 1):
        if (at := now(row)) >= 0:
            return (at - row) * place.row_height
    return None
