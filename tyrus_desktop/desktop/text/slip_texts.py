"""Sentences on slips: what was placed, what was better, and why, as far as its side could know.

They read the slip and the view that its side had then, never what was hidden from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import Placement, Role, role

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.review.slips import Slip

EFFECTS: Mapping[tuple[Role, bool], object] = {
    (Role.VOTE, True): N("That adds %1 to the votes there in this election."),
    (Role.VOTE, False): N("That adds %1 to the votes there in a later election."),
    (Role.BLOCK, True): N("That blocks votes there in this election, up to %1."),
    (Role.BLOCK, False): N("That blocks votes there in a later election, up to %1."),
    (Role.COUNTER, True): N("That counters blocks there in this election, up to %1."),
    (Role.COUNTER, False): N("That counters blocks there in a later election, up to %1."),
}
"""By the role of a tile, and whether it counts in the election in progress."""

TITLE = N("A slip")
BETTER = N("This placement was better.")
"""The title of what was better, for a person who did not want to try."""
NOT_YET = N("The game is still being reviewed.")


def none(voices: Voices) -> str:
    """Return that no placement was a slip."""
    if voices.you is not None:
        return say("No single placement of yours was clearly wrong.")
    return say("No single placement was clearly wrong on either side.")


def mark(slip: Slip, voices: Voices) -> str:
    """Return the label of a slip on the rail."""
    if slip.side is voices.you:
        return say("You had a better placement here")
    return say("%1 had a better placement here", voices.name(slip.side))


def made(slip: Slip, voices: Voices) -> str:
    """Return what was placed, and that something was better."""
    placed = words.tile(slip.played.tile), words.building(slip.played.building)
    if slip.side is voices.you:
        return say(
            "You placed %1 in %2. As far as you could know, there was a better placement.", *placed
        )
    return say(
        "%1 placed %2 in %3. As far as %1 could know, there was a better placement.",
        voices.name(slip.side),
        *placed,
    )


def verdict(slip: Slip, tried: Placement) -> str:
    """Return whether a placement is better than the one that was made."""
    if tried in slip.alike:
        return say("Right: no placement was better.")
    if tried == slip.played:
        return say("That is what was placed in the game.")
    return say("Another placement was better.")


def reason(slip: Slip, better: Placement, view: PlayerView, voices: Voices) -> str:
    """Return why a placement was better, about buildings and points.

    Args:
        slip: The slip.
        better: One of the placements that were about equally good.
        view: What its side knew then.
        voices: The players.
    """
    best = N("Better: %1 in %2.")
    placed = N("In the game: %1 in %2.")
    found = [
        _named(best, better),
        _effect(better, view),
        _backs(better, view),
        _worth(slip, voices),
        _as_good(len(slip.alike) - 1),
        _named(placed, slip.played),
        _compared(slip.played, better) or _effect(slip.played, view),
    ]
    return " ".join(filter(None, found))


def _named(text: object, placement: Placement) -> str:
    return say(text, words.tile(placement.tile), words.building(placement.building))


def _effect(placement: Placement, view: PlayerView) -> str:
    tile, building = placement.tile, placement.building
    now = building.profession is view.kind
    does = role(view.side, tile.profession, building)
    if not (now or view.cards_left(building.profession)):
        return say("No election is left there, so it never counts.")
    if does is Role.BLUFF:
        return say("That is a bluff: it does not count there, and the other tiles stay in hand.")
    return say(EFFECTS[does, now], tile.value)


def _backs(placement: Placement, view: PlayerView) -> str:
    """Return how many enemy tiles a block or a counter is aimed at."""
    does = role(view.side, placement.tile.profession, placement.building)
    there = [each for each in view.standing if each.building == placement.building]
    count = sum(each.owner is not view.side for each in there)
    if does not in (Role.BLOCK, Role.COUNTER) or not count:
        return ""
    return say("Enemy tiles face down in that building: %1.", count)


def _compared(played: Placement, better: Placement) -> str:
    """Return how a placement differs from one of the same kind of tile in the same building."""
    one, other = played.tile, better.tile
    if (one.profession, played.building) != (other.profession, better.building):
        return ""
    if other < one:
        return say("A lower tile was enough there.")
    return say("A higher tile was worth it there.")


def _as_good(others: int) -> str:
    if not others:
        return ""
    return say("Other placements about as good: %1.", others)


def _worth(slip: Slip, voices: Voices) -> str:
    points = max(1, round(slip.points))
    if slip.side is voices.you:
        return say(
            "As far as you could know, this placement wins about %1 more in 100\u00a0games like"
            " this one.",
            points,
        )
    return say(
        "As far as that side could know, this placement wins about %1 more in 100\u00a0games like"
        " this one.",
        points,
    )
