"""Counts how each side played a finished game, as a column of the index. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from tyrus_desktop.engine.behaviours import act, fooled, margin, shown_points
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import whose_turn


class Conduct(NamedTuple):
    """The counts of one side's tiles; the terms are those of `engine.behaviours`.

    Attributes:
        placed: Its placements, and how many of them were bluffs and blocks in force, or were `read`
            from their place.
        countered: Its counters that were shown, and how many were idle: no block stood there.
        fooled: The elections in which it was fooled.
        won: The elections that it won, and the sum of their margins in votes.
        spent: The points of its tiles that were shown, and those in elections that it lost.
    """

    placed: int = 0
    bluffs: int = 0
    blocks: int = 0
    read: int = 0
    countered: int = 0
    idle: int = 0
    fooled: int = 0
    won: int = 0
    margin: int = 0
    spent: int = 0
    thrown: int = 0


def conducts(record: Record) -> str:
    """Return both sides' counts as a text, Ivory's first."""
    sides = _counts(record)
    return " ".join(",".join(map(str, sides[side])) for side in Side)


def placements(written: str) -> int:
    """Return the number of placements in a game, given the text of both sides' counts."""
    return sum(int(side.split(",")[0]) for side in written.split())


def _counts(record: Record) -> dict[Side, Conduct]:
    deal = record.deal
    placed = {side: [0] * 4 for side in Side}
    for index, placement in enumerate(record.placements):
        election, order = divmod(index, PLACEMENTS)
        side = whose_turn(deal.first, election + 1, order)
        to_come = placement.building.profession in deal.elections[election + 1 :]
        done = act(side, placement, deal.elections[election], to_come=to_come)
        row = placed[side]
        for field, yes in enumerate((True, done.bluff, done.block, done.read)):
            row[field] += yes
    return {side: Conduct(*placed[side], *_shown(record, side)) for side in Side}


def _shown(record: Record, side: Side) -> tuple[int, ...]:
    """Return what the tallies showed of a side: the last seven fields of `Conduct`."""
    countered = idle = times = won = margins = spent = thrown = 0
    for tally in record.tallies:
        count = tally.count(side)
        if count.counters:
            counters = len(tally.tiles(side, Role.COUNTER))
            countered += counters
            idle += counters * (count.blocks == 0)
        times += fooled(tally, side)
        points = shown_points(tally, side)
        spent += points
        if tally.winner is side:
            won += 1
            margins += margin(tally)
        elif tally.winner is not None:
            thrown += points
    return countered, idle, times, won, margins, spent, thrown
