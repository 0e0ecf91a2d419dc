"""Elo from a share that may be all or nothing."""

from __future__ import annotations

from tyrus_desktop.tournament.pairs import elo


def points(share: float, games: int) -> float:
    """Return the difference in Elo that a share, 0..1, of this many games stands for.

    It is finite: the share is clipped to 1 / (2 N) .. 1 - 1 / (2 N) for N games, half a game away
    from nothing and from all.
    """
    least = 1 / (2 * games)
    found = elo(min(max(share, least), 1 - least))
    assert found is not None
    return found
