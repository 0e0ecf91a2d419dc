"""What happens in a game, one frozen value each.

An event has a full version and one version per side, in which whatever that side may not see is
None. `redact` makes the second from the first. Folding a side's events gives its view
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
    """The toss has named the first player."""

    first: Side


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """A side drew `count` tiles; only that side sees `tiles`, sorted."""

    side: Side
    count: int
    tiles: tuple[Tile, ...] | None


@dataclass(frozen=True, slots=True)
class ElectionOpened:
    """Election card `number`, 1..9, was turned up."""

    number: int
    kind: Profession


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile was placed; only its owner sees its face."""

    standing: StandingTile


@dataclass(frozen=True, slots=True)
class ElectionTallied:
    """The tiles of the two buildings were shown, counted and discarded."""

    tally: Tally


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over by the rules."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A side gave the game up; the rules have no such ending, so `Result` stays `*`."""

    side: Side


@dataclass(frozen=True, slots=True)
class TilesRevealed:
    """The game is over: every hidden tile is turned over, on the board and in the hands."""

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
    """Return `side`'s version of `event`, without any face that `side` may not see."""
    match event:
        case TilesDrawn() if event.side is not side:
            return replace(event, tiles=None)
        case TilePlaced() if event.standing.owner is not side:
            return TilePlaced(replace(event.standing, tile=None))
    return event
