"""The verdict of a review in English, for the command line; the window has its own sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tyrus_desktop.engine.deal import PLACEMENTS

if TYPE_CHECKING:
    from tyrus_desktop.engine.tiles import Side
    from tyrus_desktop.review.verdict import Verdict


def verdict(found: Verdict, name: Callable[[Side], str]) -> str:
    """Return where a game was decided, and by what.

    Args:
        found: The verdict.
        name: Gives the name of a side's player.
    """
    from tyrus_desktop.review.verdict import Pattern, Weight

    if found.loser is None:
        return "Nobody won: no single moment decided the game."
    loser = name(found.loser)
    if found.pattern is Pattern.RESIGNED:
        chance = f"{loser}'s chance of winning was still {percent(found.after)} in 100"
        return f"{loser} resigned. With all tiles known, {chance}."
    if found.pattern is Pattern.TWO:
        one, other = found.elections
        return f"Two elections decided the game: {one} and {other}."
    if found.pattern is Pattern.LONE_SLIP:
        return f"One choice cost the most. {_costliest(found, loser)}"
    if found.pattern is Pattern.STEPS:
        return f"No single moment decided the game. {_costliest(found, loser)}"
    how = "decided the game" if found.weight is Weight.DECIDED else "mattered most"
    fell = f"fell from {percent(found.before)} to {percent(found.after)} in 100"
    against = "" if found.as_shown else "between equal players, "
    begun = f"Election {found.elections[0]} {how}: {against}{loser}'s chance of winning {fell}."
    return f"{begun} {_reason(found, loser, name(found.loser.other))}".strip()


def percent(chance: float) -> int:
    """Return a chance in whole points."""
    return round(100 * chance)


def points(value: float) -> str:
    """Return a number of points, at least one."""
    whole = max(1, round(value))
    return "1 point" if whole == 1 else f"{whole} points"


def _costliest(found: Verdict, loser: str) -> str:
    slip = found.slip
    if slip is None:
        return f"No choice of {loser} cost much."
    return (
        f"The costliest choice of {loser} was in election {slip.ply // PLACEMENTS + 1}:"
        f" {slip.better.tile} in {slip.better.building} was better by {points(slip.points)}."
    )


def _reason(found: Verdict, loser: str, winner: str) -> str:
    """Return by what the named election was decided."""
    from tyrus_desktop.review.verdict import Pattern

    slip, back = found.slip, found.back
    if slip is not None:
        better = f"{slip.better.tile} in {slip.better.building}"
        more = points(slip.points)
        return f"There {better} was better by {more}, and {loser} could have seen it."
    if found.pattern is Pattern.SURPRISE:
        chance = f"{percent(found.expected)} in 100"
        could = f"As {loser} saw it before the tally, the chance in that election was {chance}."
        if back is None:
            return could
        rare = f"only {max(1, percent(back.as_strong))} in 100 tiles there are as high"
        return f"{could} Then {back.tile} turned up in {back.building}: {rare}."
    return {
        Pattern.DRAWS: f"The tiles drawn before it went against {loser}.",
        Pattern.CARD: f"Its card went against {loser}.",
        Pattern.CHEAP: f"{winner} won it cheaply: the tiles there were lower by"
        f" {found.spared} in all than {loser} could expect.",
        Pattern.NULL: f"Nobody won it, and {loser} needed it.",
        Pattern.DEAR: f"{loser} won it, but at too high a price.",
        Pattern.RUN: f"It was {winner}'s third win in a row.",
        Pattern.OUTPLAYED: f"{winner} was stronger there, and {loser} could see it coming.",
    }.get(found.pattern, "")
