"""The verdict on a finished game: one to three sentences on where it was decided, and by what.

They address the person; if two persons or two computers played, they are about the loser, by name.
They read the verdict alone, which names no choice that its side could not know to be wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.deal import PLACEMENTS

if TYPE_CHECKING:
    from tyrus_desktop.desktop.text.voices import Voices
    from tyrus_desktop.review.verdict import Verdict

# In all sentences: %1 the election, %2 and %3 the reader's chance before and after it, %4 the
# loser, %5 the winner, %6 a tile and %7 its building, %8 points, a total or a chance, %9 how rare
# the tile is. Each entry is for the loser, the winner, and anybody; if it has two, the second is
# for both.
Told = tuple[object, ...]

DRAWN = N("Nobody won: no single moment decided the game.")

BEGINNINGS: Mapping[tuple[str, bool], Told] = {
    ("decided", True): (
        N(
            "Election\u00a0%1 decided the game: your chance of winning fell from %2 to"
            " %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 decided the game: your chance of winning rose from %2 to"
            " %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 decided the game: %4’s chance of winning fell from %2 to"
            " %3\u00a0in\u00a0100."
        ),
    ),
    ("decided", False): (
        N(
            "Election\u00a0%1 decided the game: between equal players, your chance of winning went"
            " from %2 to %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 decided the game: between equal players, your chance of winning went"
            " from %2 to %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 decided the game: between equal players, %4’s chance of winning went"
            " from %2 to %3\u00a0in\u00a0100."
        ),
    ),
    ("most", True): (
        N(
            "Election\u00a0%1 mattered most: your chance of winning fell from %2 to"
            " %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 mattered most: your chance of winning rose from %2 to"
            " %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 mattered most: %4’s chance of winning fell from %2 to"
            " %3\u00a0in\u00a0100."
        ),
    ),
    ("most", False): (
        N(
            "Election\u00a0%1 mattered most: between equal players, your chance of winning went"
            " from %2 to %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 mattered most: between equal players, your chance of winning went"
            " from %2 to %3\u00a0in\u00a0100."
        ),
        N(
            "Election\u00a0%1 mattered most: between equal players, %4’s chance of winning went"
            " from %2 to %3\u00a0in\u00a0100."
        ),
    ),
}
"""By the weight of the verdict, and whether its chances are those of the look back."""

REASONS: Mapping[str, Told] = {
    "slip": (
        N("As far as you could know, %6 in %7 was better there by %8."),
        N("As far as %4 could know, %6 in %7 was better there by %8."),
    ),
    "draws": (
        N("The tiles drawn before it were against you."),
        N("The tiles drawn before it were on your side."),
        N("The tiles drawn before it were against %4."),
    ),
    "card": (
        N("The election card was against you."),
        N("The election card was on your side."),
        N("The election card was against %4."),
    ),
    "surprise": (
        N(
            "As you saw it before the tally, your chance in that election was %8\u00a0in\u00a0100."
            " Then %6 turned up in %7: only %9\u00a0in\u00a0100\u00a0tiles there are as high."
        ),
        N(
            "As %4 saw it before the tally, the chance in that election was %8\u00a0in\u00a0100."
            " Then %6 turned up in %7: only %9\u00a0in\u00a0100\u00a0tiles there are as high."
        ),
    ),
    "close": (
        N("As you saw it before the tally, your chance in that election was %8\u00a0in\u00a0100."),
        N("As %4 saw it before the tally, the chance in that election was %8\u00a0in\u00a0100."),
    ),
    "cheap": (
        N("%5 won it cheaply: the tiles there totalled %8 less than you could expect."),
        N("You won it cheaply: your tiles there totalled %8 less than %4 could expect."),
        N("%5 won it cheaply: the tiles there totalled %8 less than %4 could expect."),
    ),
    "null": (
        N("Nobody won it, and you needed it."),
        N("Nobody won it, and %4 needed it."),
    ),
    "dear": (
        N("You won it, but at too high a price."),
        N("%4 won it, but at too high a price."),
    ),
    "run": (
        N("It was %5’s third win in a row."),
        N("It was your third win in a row."),
        N("It was %5’s third win in a row."),
    ),
    "outplayed": (
        N("%5 was stronger there, and you could see it coming."),
        N("You were stronger there, and %4 could see it coming."),
        N("%5 was stronger there, and %4 could see it coming."),
    ),
}
"""By the pattern of the verdict; *close* is a surprise without a tile that stands out."""

TWO = N("Two elections decided the game: %1 and %2.")
STEPS = N("No single moment decided the game.")

LONE_SLIP: Told = (
    N(
        "Your choice in election\u00a0%1 cost you the most: as far as you could know, %6 in %7 was"
        " better by %8."
    ),
    N("%4’s choice in election\u00a0%1 helped you the most: %6 in %7 was better by %8."),
    N("%4’s choice in election\u00a0%1 cost the most: %6 in %7 was better by %8."),
)
COSTLIEST: Told = (
    N(
        "Your costliest choice was in election\u00a0%1: as far as you could know, %6 in %7 was"
        " better by %8."
    ),
    N("%4’s costliest choice was in election\u00a0%1: %6 in %7 was better by %8."),
)
BLAMELESS: Told = (N("No choice of yours cost you much."), N("No choice of %4’s cost much."))
RESIGNED: Told = (
    N("You resigned. With all tiles known, your chance of winning was still %8\u00a0in\u00a0100."),
    N("%4 resigned. With all tiles known, the chance of winning was still %8\u00a0in\u00a0100."),
)


def verdict(found: Verdict, voices: Voices) -> str:
    """Return where a game was decided, and by what.

    Args:
        found: The verdict.
        voices: The players of the whole game.
    """
    from tyrus_desktop.review.verdict import Pattern

    if found.loser is None:
        return say(DRAWN)
    reader = 2
    if voices.you is not None:
        reader = 0 if found.loser is voices.you else 1
    values = _values(found, voices, reader)

    def tell(forms: Told) -> str:
        return say(forms[min(reader, len(forms) - 1)], *values)

    if found.pattern is Pattern.TWO:
        return say(TWO, *found.elections)
    if found.pattern is Pattern.RESIGNED:
        return tell(RESIGNED)
    if found.pattern is Pattern.LONE_SLIP:
        return tell(LONE_SLIP)
    if found.pattern is Pattern.STEPS:
        more = BLAMELESS if found.slip is None else COSTLIEST
        return f"{say(STEPS)} {tell(more)}"
    key = found.pattern.value
    if found.pattern is Pattern.SURPRISE and found.back is None:
        key = "close"
    reason = tell(REASONS[key]) if key in REASONS else ""
    return f"{tell(BEGINNINGS[found.weight.value, found.as_shown])} {reason}".strip()


def _values(found: Verdict, voices: Voices, reader: int) -> tuple[object, ...]:
    """Return %1 to %9; the reader's chances are the loser's, or 100 less them."""
    from tyrus_desktop.review.verdict import Pattern

    assert found.loser is not None
    chances = [_percent(1 - each if reader == 1 else each) for each in (found.before, found.after)]
    # By name also where nobody reads as "you".
    names = [
        voices.names.get(side) or words.side(side) for side in (found.loser, found.loser.other)
    ]
    election = found.elections[0] if found.elections else ""
    tile, building, rare = "", "", 0
    number: object = _percent(found.expected)
    if (slip := found.slip) is not None:
        election = slip.ply // PLACEMENTS + 1
        tile, building = words.tile(slip.better.tile), words.building(slip.better.building)
        number = words.points(max(1, round(slip.points)))
    elif (back := found.back) is not None:
        tile, building = words.tile(back.tile), words.building(back.building)
        rare = max(1, _percent(back.as_strong))
    elif found.pattern is Pattern.CHEAP:
        number = found.spared
    elif found.pattern is Pattern.RESIGNED:
        number = _percent(found.after)
    return (election, *chances, *names, tile, building, number, rare)


def _percent(chance: float) -> int:
    return round(100 * chance)
