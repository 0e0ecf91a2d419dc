"""The level at which the user plays, for reviews: from the rating over the index. No Qt."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from tyrus_desktop.figures.own import own_games
from tyrus_desktop.figures.rating import rating
from tyrus_desktop.library.index import Index
from tyrus_desktop.library.query import without_copies


def users_level(index_path: Path | None, mine: Collection[str]) -> str | None:
    """Return the key of the level that plays about as well as the user.

    It is None before ten games that count, and without an index.

    Args:
        index_path: The index.
        mine: The user's profiles.
    """
    index = Index(index_path, mine)
    index.newest(0)
    entries = index.load()
    index.close()
    return rating(own_games(without_copies(entries.values())).counted).level
