"""What happens at each moment of a game: the terms that a replay and a review share."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """What happens at a moment."""

    DEAL = "deal"
    CARD = "card"
    PLACEMENT = "placement"
    COUNT = "count"
    DRAW = "draw"
    END = "end"
