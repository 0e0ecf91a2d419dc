"""What decided the user's games on average, from their reviews. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.figures.own import OwnGame
from tyrus_desktop.figures.proportions import Estimate, per_occasion

KEYS = ("luck", "choices", "tiles")


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What decided the user's games.

    Attributes:
        done: The number of games that were reviewed.
        games: The number of games.
        rows: The mean `luck` (draws and cards), `choices` (the user's own) and `tiles` (the other
            side's), in points a game, from the user's chair. Nothing unless every game was
            reviewed: people look at the games that surprised them, so the mean of some would
            mislead.
    """

    done: int
    games: int
    rows: Mapping[str, Estimate] = field(default_factory=dict)


def reviewed(games: Sequence[OwnGame], rows: Mapping[str, str]) -> Reviewed:
    """Return the mean rows.

    Args:
        games: The user's games.
        rows: By a game's identity, the text of both sides' rows.
    """
    if not rows:
        return Reviewed(0, len(games))
    from tyrus_desktop.review.stored import read_rows  # Imported late, with the whole review.

    read = ((game, read_rows(rows.get(game.entry.identity, ""))) for game in games)
    known = [(game, found) for game, found in read if found is not None]
    if len(known) < len(games) or len(games) < 2:
        return Reviewed(len(known), len(games))
    own = [found[tuple(Side)[game.you]].parts[: len(KEYS)] for game, found in known]
    points = dict(zip(KEYS, 100 * np.array(own).T, strict=True))
    ones = np.ones(len(known), np.int64)
    means = {key: per_occasion(each, ones, shares=False) for key, each in points.items()}
    return Reviewed(len(known), len(games), {key: mean for key, mean in means.items() if mean})
