"""The largest falls and rises of a line of chances, found in that line alone."""

from __future__ import annotations

from collections.abc import Sequence

LEAST = 12
"""The per cent that a chance must have changed by: less may be the error of its estimate."""
MOST = 3
APART = 4
"""The moments between two of them, so that one change that takes several moments counts once."""


def cliffs(line: Sequence[int]) -> dict[int, int]:
    """Return the moments to which a chance changed most, and by how many per cent.

    Args:
        line: The chances at the moments from the first on, in per cent.
    """
    changes = {at: line[at] - line[at - 1] for at in range(1, len(line))}
    found: dict[int, int] = {}
    for at in sorted(changes, key=lambda at: -abs(changes[at])):
        if len(found) == MOST or abs(changes[at]) < LEAST:
            break
        if all(abs(at - other) >= APART for other in found):
            found[at] = changes[at]
    return dict(sorted(found.items()))
