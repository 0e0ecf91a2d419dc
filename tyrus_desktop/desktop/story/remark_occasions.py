"""Decides from public facts when a computer opponent speaks.

An opponent makes at most four remarks a game: one at the start, one at the end, and two in between.
It says nothing at two tallies in a row, nor after a resigned or drawn game. No sentences, no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from tyrus_desktop.engine.behaviours import fooled
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import can_end, is_over
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

BETWEEN = 2
"""The most remarks between the greeting and the end."""


class Occasion(Enum):
    """The occasion of a remark.

    FOOLED: the other side wasted points on the speaker's bluff and did not win. WAS_FOOLED: the
    speaker did so on the other side's bluff.
    """

    GREETING = "greeting"
    FOOLED = "fooled"
    WAS_FOOLED = "was-fooled"
    BEFORE = "before"
    WINS = "wins"
    LOSES = "loses"


@dataclass(frozen=True, slots=True)
class Remark:
    """The occasion of a remark, and its election."""

    occasion: Occasion
    election: int


def remarks(view: PlayerView, speaker: Side) -> tuple[Remark, ...]:
    """Return all remarks of a game so far, in order; later events never change them."""
    if not view.elections:
        return ()
    found = [Remark(Occasion.GREETING, 1), *_between(view, speaker)]
    if view.outcome is not None and view.outcome.winner is not None:
        won = view.outcome.winner is speaker
        found.append(Remark(Occasion.WINS if won else Occasion.LOSES, view.election))
    return tuple(found)


def wording_of(remark: Remark, view: PlayerView, speaker: Side) -> int:
    """Return the wording of a remark, 0 or 1.

    It depends on the election and on who played first, so that games differ.
    """
    return (remark.election + (view.first is speaker)) % 2


def _between(view: PlayerView, speaker: Side) -> list[Remark]:
    """Return the remarks at tallies: each occasion once, and not at two tallies in a row."""
    found: list[Remark] = []
    for remark in _occasions(view, speaker):
        fresh = all(remark.occasion is not each.occasion for each in found)
        if fresh and (not found or remark.election > found[-1].election + 1):
            found.append(remark)
    return found[:BETWEEN]


def _occasions(view: PlayerView, speaker: Side) -> Iterator[Remark]:
    winners = view.winners
    for tally in view.tallies:
        before = winners[: tally.number - 1]
        if can_end(before):
            yield Remark(Occasion.BEFORE, tally.number)
        if not is_over(winners[: tally.number]):
            if fooled(tally, speaker.other):
                yield Remark(Occasion.FOOLED, tally.number)
            if fooled(tally, speaker):
                yield Remark(Occasion.WAS_FOOLED, tally.number)
    all_placed = view.placed == PLACEMENTS and len(winners) < view.election
    if all_placed and can_end(winners):
        yield Remark(Occasion.BEFORE, view.election)
