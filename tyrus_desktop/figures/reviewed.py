"""What decided the user's games on average, from their reviews. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from tyrus_desktop.figures.estimates import Estimate, per_occasion
from tyrus_desktop.figures.own import OwnGame


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What decided the user's games.

    Attributes:
        done: The number of games that were reviewed.
        games: The number of games.
        causes: The mean `luck`, `choices` (the user's own) and `hidden`, in points a game, from the
            user's chair. Nothing unless every game was reviewed: people look at the games that
            surprised them, so the mean of some would mislead.
    """

    done: int
    games: int
    causes: Mapping[str, Estimate] = field(default_factory=dict)


def reviewed(games: Sequence[OwnGame], causes: Mapping[str, str]) -> Reviewed:
    """Return the mean causes.

    Args:
        games: The user's games.
        causes: By a game's identity, the text of its causes from Ivory's chair.
    """
    if not causes:
        return Reviewed(0, len(games))
    from tyrus_desktop.review.stored import read_causes  # Imported late, with the whole review.

    read = ((game, read_causes(causes.get(game.entry.identity, ""))) for game in games)
    known = [(game, found) for game, found in read if found is not None]
    if len(known) < len(games) or len(games) < 2:
        return Reviewed(len(known), len(games))
    luck, own, enemy, hidden, _ = np.array([each.parts for _, each in known]).T
    ivory = np.array([game.you == 0 for game, _ in known])
    chair = np.where(ivory, 100, -100)
    points = {
        "luck": luck * chair,
        "choices": np.where(ivory, own, enemy) * chair,
        "hidden": hidden * chair,
    }
    means = {
        key: per_occasion(each, np.ones_like(chair), shares=False) for key, each in points.items()
    }
    return Reviewed(len(known), len(games), {key: mean for key, mean in means.items() if mean})
