"""Sentences of advice, coach and gauge: what helps a person during their turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tiles import Height

if TYPE_CHECKING:  # It imports numpy.
    from tyrus_desktop.players.adviser import Advice, Backs
    from tyrus_desktop.players.cautions import Caution


IDEAS: Mapping[tuple[Role, int], object] = {
    (Role.VOTE, Height.LOW): N("%1: contest it cheaply, with a low tile."),
    (Role.VOTE, Height.MEDIUM): N("%1: vote there, with a medium tile."),
    (Role.VOTE, Height.HIGH): N("%1: fight for it, with a high tile."),
    (Role.BLOCK, Height.LOW): N("%1: block there cheaply, with a low tile."),
    (Role.BLOCK, Height.MEDIUM): N("%1: block there, with a medium tile."),
    (Role.BLOCK, Height.HIGH): N("%1: block there hard, with a high tile."),
    (Role.COUNTER, Height.LOW): N("%1: counter there cheaply, with a low tile."),
    (Role.COUNTER, Height.MEDIUM): N("%1: counter there, with a medium tile."),
    (Role.COUNTER, Height.HIGH): N("%1: counter there hard, with a high tile."),
}
"""By the tile's role in this election and its height."""
LATER: Mapping[Role, object] = {
    Role.VOTE: N("%1: place a vote there now, for a later election."),
    Role.BLOCK: N("%1: place a block there now, for a later election."),
    Role.COUNTER: N("%1: place a counter there now, for a later election."),
    Role.BLUFF: N("%1: bluff, with a tile that does not count there."),
}
"""By the tile's role in a later election, or if it has none."""

COACH_OFFERED = N(
    "You lost your last game. A coach can warn you before a costly placement: turn on “Coach” on"
    " the “Help” page of the settings."
)
NOT_LOOKED_AT = N("The coach could not check this tile.")
REFUSED = N(
    "Ask for advice on your turn against the computer. “Advice” and “Show tiles seen” must be on"
    " in the settings."
)
FAILED = N("No advice: something went wrong. Just play on.")


def idea(advice: Advice) -> str:
    """Return which building to place a tile in, and what for."""
    if advice.now and advice.role is not Role.BLUFF:
        text = IDEAS[advice.role, advice.height]
    else:
        text = LATER[advice.role]
    return say(text, words.building(advice.placement.building))


def reason(advice: Advice) -> str:
    """Return which tile to place where, and what it gains in votes."""
    placed = words.tile(advice.placement.tile), words.building(advice.placement.building)
    if advice.points > 0 and advice.role in _GAINS:
        return words.fill(_GAINS[advice.role](advice.points), *placed)
    return say(_REASONS[advice.role], *placed)


_REASONS: Mapping[Role, object] = {
    Role.BLUFF: N(
        "Place %1 in %2, as a bluff: your opponent can’t tell, and you save better tiles."
    ),
    Role.VOTE: N("Place %1 in %2, though there are probably blocks there."),
    Role.BLOCK: N("Place %1 in %2, to block the votes that follow."),
    Role.COUNTER: N("Place %1 in %2, to counter the blocks that follow."),
}
"""By the tile's role, where it gains nothing yet."""
_GAINS: Mapping[Role, Callable[[int], str]] = {
    Role.VOTE: lambda votes: Words.tr("Place %1 in %2: you gain about %n vote(s).", "", votes),
    Role.BLOCK: lambda votes: Words.tr("Place %1 in %2, to block about %n vote(s).", "", votes),
    Role.COUNTER: lambda votes: Words.tr(
        "Place %1 in %2, to counter about %n block(s).", "", votes
    ),
}
"""By the tile's role; the texts still have the placeholders of tile and building."""


def backs(found: Backs, *, mentioned: bool) -> str:
    """Return what a back is probably worth, and how likely nothing if that is `mentioned`."""
    mean, spread = round(found.mean), round(found.spread)
    if len(found.standing) > 1:
        text = N("Probably %1 in all, give or take %2.")
    elif mentioned:
        text = N("Probably %1, give or take %2. Chance of a bluff:\u00a0%3\u00a0in\u00a010.")
    else:
        text = N("Probably %1, give or take %2.")
    return say(text, mean, spread, round(10 * found.nothing))


def warning(found: Caution) -> str:
    """Return what the coach says before a placement stands."""
    return say(_WARNINGS[found.name])


_WARNINGS: Mapping[str, object] = {
    "COSTLY": N("Coach: another placement gives you a much better chance of winning."),
    "THIRD": N("Coach: with this placement your opponent probably wins a third election in a row."),
    "TOGETHER": N(
        "Coach: your tiles in this election have already cost you a lot. Another placement is"
        " better."
    ),
}
"""By the name of the `Caution`."""
