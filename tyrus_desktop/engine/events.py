"""The events of a game, as frozen values.

An event has a full version and a version for each side, in which everything hidden from that side
is None. `redact` derives a side's version from the full one. Folding a side's events gives its view
(`view.fold`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.outcome import Outcome
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The toss chose the first player."""

    first: Side


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """A side drew `count` tiles. `tiles` is sorted; in the other side's version it is None."""

    side: Side
    count: int
    tiles: tuple[Tile, ...] | None


@dataclass(frozen=True, slots=True)
class ElectionOpened:
    """Election card `number`, 1..9, was revealed."""

    number: int
    kind: Profession


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile was placed; only its owner sees its face."""

    standing: StandingTile


@dataclass(frozen=True, slots=True)
class ElectionTallied:
    """The tiles in the two buildings were revealed, counted and discarded."""

    tally: Tally


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over by the rules."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A side resigned. The rules have no such ending, so a record's `Result` stays `*`."""

    side: Side


@dataclass(frozen=True, slots=True)
class TilesRevealed:
    """All hidden tiles on the board and in the hands were revealed after the end of the game."""

    standing: tuple[StandingTile, ...]
    hands: Mapping[Side, tuple[Tile, ...]] = field(hash=False)


Event = (
    GameStarted
    | TilesDrawn
    | ElectionOpened
    | TilePlaced
    | ElectionTallied
    | GameEnded
    | GivenUp
    | TilesRevealed
)


def redact(event: Event, side: Side) -> Event:
    """Return `side`'s version of `event`, without the faces that are hidden from it."""
    match event:
        case TilesDrawn() if event.side is not side:
            return replace(event, tiles=None)
        case TilePlaced() if event.standing.owner is not side:
            return TilePlaced(replace(event.standing, tile=None))
    return event
