"""Draws a full game that is consistent with one side's knowledge, to start a study.

Only that side's own redacted events are read, so nothing that it doesn't know has any effect.
`players.worlds` samples possible worlds in large batches.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import TypeVar

from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.deal import ELECTION_CARDS, Deal
from tyrus_desktop.engine.events import Event, TilePlaced, TilesDrawn
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView, fold

_Drawn = TypeVar("_Drawn", Tile, Profession)


def redeal(
    side: Side,
    story: Iterable[Event],
    rng: random.Random,
    faces: Mapping[tuple[int, int], Tile] | None = None,
) -> tuple[Deal, tuple[Placement, ...]]:
    """Return a deal and its placements that `side` can't distinguish from the real game.

    The enemy's unseen tiles are distributed at random over its hidden placements, its hand and its
    reserve. The side's own reserve and the remaining cards are shuffled. All results are equally
    likely, except that the enemy draws its placed tiles in the order of placement.

    Args:
        side: The side whose knowledge is preserved.
        story: Every event that `side` saw, from the start of a game that isn't over by the rules.
        rng: The random number generator.
        faces: Some of the enemy's hidden tiles, by election and order of placement; all different,
            and none that was shown.
    """
    events = tuple(story)
    view = PlayerView(side, Side.IVORY)
    for event in events:
        view = fold(view, event)
    placed = [event.standing for event in events if isinstance(event, TilePlaced)]
    tiles = _faces(view, placed, rng, faces or {})
    own = [
        tile
        for event in events
        if isinstance(event, TilesDrawn) and event.side is side
        for tile in event.tiles or ()
    ]
    enemy = [tile for each, tile in zip(placed, tiles, strict=True) if each.owner is not side]
    rest = [tile for tile in ALL_TILES if tile not in enemy]
    orders = {
        side: (*own, *_shuffled(view.undrawn(), rng)),
        side.other: (*enemy, *_shuffled(rest, rng)),
    }
    cards = (*view.elections, *_shuffled(_cards_to_come(view), rng))
    deal = Deal(view.first, cards, orders[Side.IVORY], orders[Side.BROWN])
    buildings = (each.building for each in placed)
    return deal, tuple(map(Placement, tiles, buildings))


def _faces(
    view: PlayerView,
    placed: list[StandingTile],
    rng: random.Random,
    faces: Mapping[tuple[int, int], Tile],
) -> list[Tile]:
    """Return the tile of each placement; those that are not known are drawn at random."""
    shown = {**faces} | {
        (s.election, s.order): s.tile for tally in view.tallies for s in tally.shown
    }
    unseen = iter(_shuffled((t for t in view.enemy_unseen() if t not in faces.values()), rng))
    known = (each.tile or shown.get((each.election, each.order)) for each in placed)
    return [tile or next(unseen) for tile in known]


def _cards_to_come(view: PlayerView) -> list[Profession]:
    left = list(ELECTION_CARDS)
    for kind in view.elections:
        left.remove(kind)
    return left


def _shuffled(values: Iterable[_Drawn], rng: random.Random) -> list[_Drawn]:
    pool = list(values)
    return rng.sample(pool, len(pool))
