"""Elo from a score that may be 0 or 1."""

from __future__ import annotations

from tyrus_desktop.tournament.pairs import elo


def points(share: float, games: int) -> float:
    """Return the difference in Elo for a score, 0..1, of this many games.

    The score of N games is clipped to 1 / (2 N) .. 1 - 1 / (2 N), so the result is finite.
    """
    least = 1 / (2 * games)
    found = elo(min(max(share, least), 1 - least))
    assert found is not None
    return found
