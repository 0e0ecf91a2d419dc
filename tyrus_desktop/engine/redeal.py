"""A whole game that fits what one side was told, drawn at random: the start of a study.

Only that side's own redacted events are read, so nothing that it does not know can have any effect.
Possible worlds for thousands of positions at once are `players.worlds`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import TypeVar

from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.deal import DRAW, ELECTION_CARDS, HAND, Deal
from tyrus_desktop.engine.events import Event, TilePlaced, TilesDrawn
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView, fold

_Drawn = TypeVar("_Drawn", Tile, Profession)


def redeal(
    side: Side, story: Iterable[Event], rng: random.Random
) -> tuple[Deal, tuple[Placement, ...]]:
    """Return a deal and its placements that `side` can't tell from the game of its `story`.

    Drawn are the enemy's tiles that were never shown, over its hidden places, its hand and its
    reserve; the order of the side's own reserve; and the cards to come. Every game that fits is
    equally likely, as if the enemy had placed without looking at its tiles. `story` is all that
    `side` was told, from the start, of a game that the rules have not ended.
    """
    events = tuple(story)
    view = PlayerView(side, Side.IVORY)
    for event in events:
        view = fold(view, event)
    placed = [event.standing for event in events if isinstance(event, TilePlaced)]
    tiles = _faces(view, placed, rng)
    drawn = [tile for event in events for tile in _drawn(event, side)]
    orders = {
        side: (*drawn, *_shuffled(view.undrawn(), rng)),
        side.other: order_of_draws(
            [
                (each.election, tile)
                for each, tile in zip(placed, tiles, strict=True)
                if each.owner is not side
            ],
            rng,
        ),
    }
    cards = (*view.elections, *_shuffled(_cards_to_come(view), rng))
    deal = Deal(view.first, cards, orders[Side.IVORY], orders[Side.BROWN])
    buildings = (each.building for each in placed)
    return deal, tuple(map(Placement, tiles, buildings))


def _faces(view: PlayerView, placed: list[StandingTile], rng: random.Random) -> list[Tile]:
    """Return the tile of each placement: the one that is known, or else one that may be there."""
    shown = {(s.election, s.order): s.tile for tally in view.tallies for s in tally.shown}
    unseen = iter(_shuffled(view.enemy_unseen(), rng))
    known = (each.tile or shown.get((each.election, each.order)) for each in placed)
    return [tile or next(unseen) for tile in known]


def order_of_draws(placed: list[tuple[int, Tile]], rng: random.Random) -> tuple[Tile, ...]:
    """Return an order of draws in which each tile comes before the election it was placed in.

    `placed` is in the order of play. The number of choices for a tile does not depend on the
    choices before it, so every such order is equally likely.
    """
    free = list(range(len(ALL_TILES)))
    order: dict[int, Tile] = {}
    for election, tile in placed:
        drawn = HAND + DRAW * (election - 1)
        position = rng.choice([position for position in free if position < drawn])
        free.remove(position)
        order[position] = tile
    rest = [tile for tile in ALL_TILES if tile not in order.values()]
    order |= dict(zip(free, _shuffled(rest, rng), strict=True))
    return tuple(order[position] for position in range(len(ALL_TILES)))


def _drawn(event: Event, side: Side) -> Iterator[Tile]:
    if isinstance(event, TilesDrawn) and event.side is side:
        assert event.tiles is not None
        yield from event.tiles


def _cards_to_come(view: PlayerView) -> list[Profession]:
    left = list(ELECTION_CARDS)
    for kind in view.elections:
        left.remove(kind)
    return left


def _shuffled(values: Iterable[_Drawn], rng: random.Random) -> list[_Drawn]:
    pool = list(values)
    return rng.sample(pool, len(pool))
