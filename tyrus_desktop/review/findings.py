"""What a review says at some moment of its work, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.review.bluffs import Bluff, EmptyAnswer
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.ranges import Share
from tyrus_desktop.review.result_rows import Rows
from tyrus_desktop.review.slips import Slip
from tyrus_desktop.review.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Findings:
    """What a review says so far, as values that can be handed to another thread."""

    done: Share
    """The share of the work that is done, 0..1."""
    level: str
    """The key of the level at which the persons in the game are taken to play."""
    curves: Mapping[Side, tuple[Chances, ...]]
    rows: Mapping[Side, Rows]
    """Empty until each placement has been judged once; then they get more certain."""
    slips: tuple[Slip, ...]
    """The slips, the worst first; some are found only at the end."""
    bluffs: tuple[Bluff, ...]
    """The concealments and reads, the largest first."""
    empty_answers: tuple[EmptyAnswer, ...]
    """The answers to nothing, the costliest first."""
    verdict: Verdict | None = None
    """Where the game was decided, and by what; known only at the end."""
