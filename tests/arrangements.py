"""Views before a side's last tile of an election, and all arrangements of the enemy's tiles then.

They are played out by the rules of the engine, one by one: an independent check of what
`players.last_tiles` proves.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb

from tests.readers import seeds, turn
from tyrus_desktop.engine.board import Building, Placement, StandingTile
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.outcome import ELECTIONS, outcome_after
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee

Results = list[tuple[Side | None, Side | None]]
"""Who wins the election, and who wins the game by it, for each arrangement."""


FEW = 250
"""The number of arrangements that are quickly played out."""


def hidden_in(view: PlayerView, building: Building) -> list[StandingTile]:
    return [each for each in view.standing if each.building == building and each.tile is None]


def ways(view: PlayerView) -> list[tuple[int, int, int]]:
    """Return how many enemy tiles may stand in each building in force, and how many it keeps."""
    home, away = (
        len(hidden_in(view, Building(side, view.kind))) for side in (view.side.other, view.side)
    )
    kept = 3 if view.election == ELECTIONS else 0
    to_come = [(1, 0), (0, 1)] if view.placed == PLACEMENTS - 2 else []
    return [(home + more, away + there, kept) for more, there in [(0, 0), *to_come]]


def arrangements(view: PlayerView) -> Iterator[tuple[list[StandingTile], tuple[Tile, ...]]]:
    """Yield the enemy's tiles in the buildings in force, and those that it keeps."""
    unseen, enemy = view.enemy_unseen(), view.side.other
    for home, away, kept in ways(view):
        for there in combinations(unseen, home):
            left = [tile for tile in unseen if tile not in there]
            for here in combinations(left, away):
                others = [tile for tile in left if tile not in here]
                for held in combinations(others, kept):
                    board = [(enemy, tile) for tile in there] + [(view.side, t) for t in here]
                    yield (
                        [
                            StandingTile(enemy, Building(side, view.kind), view.election, 1, tile)
                            for side, tile in board
                        ],
                        held,
                    )


def count(view: PlayerView) -> int:
    number = len(view.enemy_unseen())
    return sum(
        comb(number, home) * comb(number - home, away) * comb(number - home - away, kept)
        for home, away, kept in ways(view)
    )


def results(view: PlayerView, placement: Placement) -> Results:
    own = [each for each in view.standing if each.owner is view.side]
    own.append(StandingTile(view.side, placement.building, view.election, 5, placement.tile))
    kept = tuple(tile for tile in view.hand if tile != placement.tile)
    found: Results = []
    for board, held in arrangements(view):
        winner = tally(view.election, view.kind, own + board).winner
        hands = {view.side: kept, view.side.other: held}
        outcome = outcome_after((*view.winners, winner), hands)
        found.append((winner, None if outcome is None else outcome.winner))
    return found


@cache
def last_tiles(most: int = FEW) -> tuple[PlayerView, ...]:
    """Return views before a side's last tile of an election, with few arrangements, so late ones.

    Args:
        most: The largest number of arrangements.
    """
    found = []
    pairs = [("greedy", "consul-0.1"), ("consul-0.1", "senator"), ("magistrate", "greedy")]
    for number, seed in enumerate(seeds(61, 12)):
        rng = random.Random(seed)
        referee = Referee(Deal.shuffled(rng))
        players = dict(zip(Side, map(create, pairs[number % 3]), strict=True))
        while (side := turn(referee)) is not None:
            view = referee.view(side)
            if view.placed >= PLACEMENTS - 2 and count(view) <= most:
                found.append(view)
            referee.play(side, players[side].choose(view, rng, never))
    return tuple(found)
