"""What decided the user's games on average, from their reviews. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tyrus_desktop.figures.estimates import Estimate, per_occasion
from tyrus_desktop.figures.own import OwnGame


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The mean causes in points a game, from the user's chair.

    They are None unless every finished game was reviewed: people look at the games that surprised
    them, so the mean of some would mislead.

    Attributes:
        done: The number of games that were reviewed.
        games: The number of games.
        choices: The user's own choices, compared with the strongest intuition.
    """

    done: int
    games: int
    luck: Estimate | None = None
    choices: Estimate | None = None
    hidden: Estimate | None = None


def reviewed(games: Sequence[OwnGame], causes: Mapping[str, Sequence[float]]) -> Reviewed:
    """Return the mean causes.

    Args:
        games: The user's games.
        causes: By a game's identity, the fields of `review.causes.Causes` from Ivory's chair.
    """
    known = [(game, causes[game.entry.identity]) for game in games if game.entry.identity in causes]
    if len(known) < len(games) or len(games) < 2:
        return Reviewed(len(known), len(games))
    luck, own, enemy, hidden = (np.array([each[n] for _, each in known]) for n in range(1, 5))
    ivory = np.array([game.you == 0 for game, _ in known])
    chair = np.where(ivory, 100, -100)
    choices = np.where(ivory, own, enemy) * chair
    means = (
        per_occasion(each, np.ones_like(chair), shares=False)
        for each in (luck * chair, choices, hidden * chair)
    )
    return Reviewed(len(known), len(games), *means)
