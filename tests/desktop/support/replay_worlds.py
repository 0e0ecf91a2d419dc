"""Games that one side can't tell apart up to a moment.

`world_at` changes everything that the side could not know at that moment, and plays on with other
placements to another end.
"""

import random
from dataclasses import replace

from tests.readers import PlayedGame, other_world, replay, turn
from tyrus_desktop.desktop.replay.moments import Moment, moments
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import DRAW, HAND, Deal
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.tiles import Side


def story(game: PlayedGame, side: Side) -> tuple[Event, ...]:
    """Return the events of a whole game as a side sees them."""
    referee = replay(game)
    told = referee.story(side, len(game.placements))
    return (*told, referee.reveal()) if referee.view(side).over else told


def moments_of(game: PlayedGame) -> tuple[Moment, ...]:
    return moments(story(game, Side.IVORY))


def world_at(game: PlayedGame, at: Moment, side: Side, rng: random.Random) -> PlayedGame:
    """Return another finished game that is the same to `side` up to this moment.

    At the end only the reserves and the remaining cards are hidden.
    """
    if at.kind is Kind.END:
        return replace(game, deal=_later(game.deal, at.election, drawn_by(at), rng))
    placed = 6 * (at.election - 1) + at.placed
    if at.kind is Kind.PLACEMENT and at.placed == 6:  # No tile is turned yet.
        before = other_world(game.cut(placed - 1), side, rng)
        last = game.placements[placed - 1]
        referee = replay(before)
        mover = turn(referee)
        assert mover is not None
        tile = last.tile if mover is side else rng.choice(referee.view(mover).hand)
        world = PlayedGame(before.deal, (*before.placements, Placement(tile, last.building)))
    else:
        world = other_world(game.cut(placed), side, rng)
    turned_up = 0 if at.kind is Kind.DEAL else at.election
    world = replace(world, deal=_later(world.deal, turned_up, drawn_by(at), rng))
    return played_on(world, rng)


def drawn_by(at: Moment) -> int:
    """Return how many tiles each side has drawn at a moment."""
    draws = at.election - 1 + (at.kind is Kind.DRAW)
    return min(30, HAND + DRAW * draws)


def played_on(game: PlayedGame, rng: random.Random) -> PlayedGame:
    """Play a game to its end with random placements."""
    referee = replay(game)
    while (side := turn(referee)) is not None:
        tile = rng.choice(referee.view(side).hand)
        referee.play(side, Placement(tile, rng.choice(BUILDINGS)))
    return PlayedGame(game.deal, referee.placements)


def _later(deal: Deal, turned_up: int, drawn: int, rng: random.Random) -> Deal:
    """Shuffle the cards not turned up and the tiles not drawn."""

    def shuffled(values: tuple[object, ...], known: int) -> tuple[object, ...]:
        later = values[known:]
        return (*values[:known], *rng.sample(later, len(later)))

    return Deal(
        deal.first,
        shuffled(deal.elections, turned_up),  # type: ignore[arg-type]
        shuffled(deal.ivory, drawn),  # type: ignore[arg-type]
        shuffled(deal.brown, drawn),  # type: ignore[arg-type]
    )
