"""The ranges of the numbers of a review, as types; `stored` believes nothing outside of them."""

from __future__ import annotations

from typing import Annotated

from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS

Share = Annotated[float, 0, 1]
"""A chance, or another share."""

Width = Annotated[float, 0, 2]
"""A part of an interval of chances."""

Difference = Annotated[float, -PLACEMENTS * ELECTIONS, PLACEMENTS * ELECTIONS]
"""A sum of differences of chances, at most one for each placement."""

Points = Annotated[float, -100, 100]
"""Points of a chance, or of a tile."""

Wasted = Annotated[int, 0, 100]
"""Points of tiles that changed nothing."""

Election = Annotated[int, 1, ELECTIONS]
Placed = Annotated[int, 0, PLACEMENTS]
"""The number of tiles placed in an election."""

Ply = Annotated[int, 0, PLACEMENTS * ELECTIONS - 1]
"""The number of a placement in a game, counted from 0."""

Moment = Annotated[int, 0, 2 * PLACEMENTS * ELECTIONS]
"""The index of a moment in a game."""
