"""Sentences of a review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say, signed

if TYPE_CHECKING:
    from tyrus_desktop.review.tile_costs import TurnedTile

FAILED = N("This game could not be reviewed: reinstall Tyrus.")
NEVER_JUDGED = N("This is a study of a game that was not over, so it has no advice and no review.")


# The rows. `name` is the side from whose chair they are seen, empty for "you".


def row_labels(name: str, other: str) -> list[str]:
    """Return the names of the four rows.

    Args:
        name: The side's name; empty for "you".
        other: The other side's.
    """
    return [
        say("Draws and cards"),
        say("%1’s choices", name) if name else say("Your choices"),
        say("%1’s tiles", other),
        say("Resigned"),
    ]


HELPED, COST = N("helped you %1"), N("cost you %1")
NAMED = N("helped %1"), N("cost %1")
"""The same of a side that is nobody's."""
UNCLEAR = N("unclear")


def row_points(points: int, error: int, name: str) -> str:
    """Return what a row did, such as "cost you 65".

    Args:
        points: The points, positive if they helped.
        error: Their error.
        name: The side's name; empty for "you".
    """
    if abs(points) < error:
        return say(UNCLEAR)
    helped, cost = NAMED if name else (HELPED, COST)
    return say(helped if points > 0 else cost, abs(points))


def row_error(points: int) -> str:
    """Return the error of all rows."""
    return say("(±%1)", points)


def rows_sum(name: str, points: int) -> str:
    """Return what the points are, and that they add up to the result."""
    if not name:
        return say(
            "Your chance of winning starts at 50\u00a0in\u00a0100. It ends at 100 for a win, 50 for"
            " a draw, 0 for a loss. These points explain the difference: %1.",
            signed(points),
        )
    return say(
        "%1’s chance of winning starts at 50\u00a0in\u00a0100. It ends at 100 for a win, 50 for a"
        " draw, 0 for a loss. These points explain the difference: %2.",
        name,
        signed(points),
    )


def row_meanings(name: str, other: str, quitter: str) -> list[str]:
    """Return a sentence on each of the four rows.

    Args:
        name: The side's name; empty for "you".
        other: The other side's.
        quitter: Who resigned; empty for "you".
    """
    draws = N("This was luck: the deal, who went first, the tiles drawn and the election cards.")
    own = N(
        "How good your choices were, given what you could know. The yardstick is a player of your"
        " level."
    )
    theirs = N(
        "What you gained or lost through %1’s tiles, when they were placed and when they were"
        " turned over."
    )
    if name:
        own = N(
            "How good %2’s choices were, given what %2 could know. The yardstick is a player of"
            " that level."
        )
        theirs = N(
            "What %2 gained or lost through %1’s tiles, when they were placed and when they were"
            " turned over."
        )
    resigned = (
        N("What was left to win or lose when %1 resigned.")
        if quitter
        else N(
            "What was left of your chance of winning when you resigned, as far as you could know."
        )
    )
    lines = [say(each, other, name) for each in (draws, own, theirs)]
    return [*lines, say(resigned, quitter)]


def error_meaning(points: int, *, thorough: bool) -> str:
    """Return what the error says.

    Args:
        points: The error.
        thorough: Whether the review can't be made more exact.
    """
    if thorough:
        text = N("These numbers are estimates, usually right to within ±%1.")
    else:
        text = N(
            "These numbers are estimates, usually right to within ±%1. A thorough review takes"
            " about a minute, and is a little more exact."
        )
    return say(text, points)


def rows_unknown(share: int) -> str:
    """Return that the numbers are being found; `share` in per cent."""
    return say("The review of this game is %1% done.", share)


def rows_button(line: str) -> str:
    """Return the name of the line as a button."""
    return say("What decided the game: %1", line)


def turned_tile(turned: TurnedTile, election: int, name: str) -> list[str]:
    """Return the cells of a row: election, tile, building, what it did, and how rare it is.

    Args:
        turned: The tile.
        election: Its election, from 1.
        name: The name of the side that it cost something; empty for "you".
    """
    rare = say(
        "Tiles as high there: %1\u00a0in\u00a0100",
        max(1, round(100 * turned.as_strong)),
    )
    return [
        say("Election\u00a0%1", election),
        words.tile(turned.tile),
        words.building(turned.building),
        row_points(-round(turned.cost), turned.error, name),
        rare,
    ]
