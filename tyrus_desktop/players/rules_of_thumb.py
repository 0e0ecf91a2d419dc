"""The player by rules of thumb: it weighs every placement by what it does to the elections.

No search and no imagined games. For each placement it estimates, from what stands and may stand
in the two buildings concerned, how the chance to win the election in force, and later ones,
changes; multiplies by what those are worth; and subtracts the price of the tile. To contest or
to concede, to block, to counter and to bluff come out of that comparison. Chance decides
between placements of nearly the same worth, so that it cannot be read.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement, Role, role
from tyrus_desktop.engine.deal import PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import Profession, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.poll import Suspicion, chance_above, polls
from tyrus_desktop.players.stakes import stakes

NULL_MARGIN = 0.5
"""Votes: a margin estimated within this of nought stands for a null election."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rules are tuned by. Worth is measured in chances, 0..1, to win the game.

    The values here are the tuner's first guess; `TUNED` is what the player plays by.
    """

    fresh_voter: float = 0.87
    """The chance that an enemy tile, placed at home for the election in force, votes there."""
    fresh_counter: float = 0.09
    """The chance that it counters there."""
    fresh_blocker: float = 0.8
    """The chance that one, placed in our building for the election in force, blocks there."""
    stale_voter: float = 0.53
    """The same three chances for tiles placed in other elections or for other ones."""
    stale_counter: float = 0.12
    stale_blocker: float = 0.41
    own_reserve: float = 0.42
    """How much of the best voters in hand counts for the placements that we have left."""
    enemy_reserve: float = 6.4
    """The votes that the enemy is thought to add with each placement that it has left;"""
    momentum: float = 0.1
    """by this share more, or less, if it has placed all, or none, for this election so far."""
    deviation: float = 5.6
    """The standard deviation, in votes, of a margin even if no tile were hidden,"""
    deviation_a_turn: float = 5.0
    """and what each placement to come in the election adds to it."""
    future: float = 0.27
    """The worth of winning an election to come, whatever hangs on the one in force."""
    future_deviation: float = 4.7
    """The standard deviation, in votes, of the margin of an election to come."""
    price: float = 0.0025
    """The price of a tile of value 1 while elections that it can serve are to come,"""
    price_of_height: float = 0.0031
    """and what is added to it, a value, for every further ten points of value."""
    last_price: float = 0.0045
    """The price of one point of value in the last election, for the last three tiles."""
    block_use: float = 0.47
    """How much of a tile's use is in blocking, with its use in voting as 1,"""
    counter_use: float = 0.17
    """and in countering."""
    bluff_home: float = 0.009
    """The worth of a tile that does nothing in our building in force, for each placement that
    the enemy has left to waste on it,"""
    bluff_away: float = 0.009
    """and of one in the enemy's."""
    temperature: float = 0.003
    """How much worth a placement may lack and still be chosen about a third as often."""


TUNED = Weights(
    fresh_voter=0.91,
    fresh_counter=0.10,
    fresh_blocker=0.82,
    stale_voter=0.57,
    stale_counter=0.09,
    stale_blocker=0.43,
    own_reserve=0.45,
    enemy_reserve=6.0,
    momentum=0.13,
    deviation=5.6,
    deviation_a_turn=4.6,
    future=0.26,
    future_deviation=5.1,
    price=0.0021,
    price_of_height=0.0026,
    last_price=0.0042,
    block_use=0.48,
    counter_use=0.23,
)
"""Found by `training.tune_rules_of_thumb`, in two figures."""


class RulesOfThumbPlayer:
    """Chooses among the placements of nearly the highest worth."""

    def __init__(self, weights: Weights = TUNED) -> None:
        self._weights = weights

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        worths = worth_of_placements(view, self._weights)
        best = max(worths.values())
        placements = list(worths)
        odds = [math.exp((worth - best) / self._weights.temperature) for worth in worths.values()]
        return rng.choices(placements, odds)[0]


def worth_of_placements(view: PlayerView, weights: Weights) -> dict[Placement, float]:
    """Return the worth of every legal placement, up to a constant."""
    scene = _Scene(view, weights)
    prices = {tile: scene.price(tile) for tile in view.hand}
    return {
        Placement(tile, building): scene.gain(tile, building) - prices[tile]
        for tile in view.hand
        for building in BUILDINGS
    }


class _Scene:
    """One position, with all that is the same for every placement worked out once."""

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        self.view = view
        self.weights = w = weights
        self.stakes = stakes(view)
        self.polls = polls(
            view,
            Suspicion(w.fresh_voter, w.fresh_counter, w.fresh_blocker),
            Suspicion(w.stale_voter, w.stale_counter, w.stale_blocker),
        )
        self.own_turns = PLACEMENTS_EACH - 1 - view.placed // 2
        self.enemy_turns = PLACEMENTS_EACH - (view.placed + 1) // 2
        self.enemy_adds = self.enemy_turns * w.enemy_reserve * (1 + w.momentum * _zeal(view))
        turns = self.own_turns + self.enemy_turns
        variance = self.polls[view.kind].variance + w.deviation**2
        self.deviation = math.sqrt(variance + turns * w.deviation_a_turn**2)
        self.voters = [tile for tile in reversed(view.hand) if tile.profession is view.kind]
        self.cards = {kind: view.cards_left(kind) for kind in Profession}
        self.elsewhere = {tile: self.now(tile, Role.BLUFF) for tile in view.hand}

    def gain(self, tile: Tile, building: Building) -> float:
        """Return the chance to win the game with the tile there, up to a constant."""
        what = role(self.view.side, tile.profession, building)
        kind = building.profession
        if kind is not self.view.kind:
            return self.elsewhere[tile] + self.later(tile, kind, what)
        if what is not Role.BLUFF:
            return self.now(tile, what)
        w = self.weights
        lure = w.bluff_home if building.side is self.view.side else w.bluff_away
        return self.elsewhere[tile] + lure * self.enemy_turns

    def now(self, tile: Tile, what: Role) -> float:
        """Return the chance to win the game, by the election in force."""
        left = [voter.value for voter in self.voters if voter != tile][: self.own_turns]
        margin = self.polls[self.view.kind].margin(
            what, tile.value, self.weights.own_reserve * sum(left), self.enemy_adds
        )
        won = chance_above(margin, NULL_MARGIN, self.deviation)
        lost = chance_above(-margin, NULL_MARGIN, self.deviation)
        worth = self.stakes
        return won * worth.won + lost * worth.lost + (1 - won - lost) * worth.null

    def later(self, tile: Tile, kind: Profession, what: Role) -> float:
        """Return what the tile adds by an election of another kind that is to come."""
        if what is Role.BLUFF or not self.cards[kind]:
            return 0.0
        poll = self.polls[kind]
        deviation = math.sqrt(poll.variance + self.weights.future_deviation**2)
        with_tile = chance_above(poll.margin(what, tile.value), 0.0, deviation)
        without = chance_above(poll.margin(), 0.0, deviation)
        return self.weights.future * (with_tile - without)

    def price(self, tile: Tile) -> float:
        """Return what keeping the tile would be worth."""
        w = self.weights
        if self.view.election == ELECTIONS:
            return w.last_price * tile.value
        cards = self.cards
        blocked = tile.profession.blocks
        uses = (
            cards[tile.profession]
            + w.block_use * cards[blocked]
            + w.counter_use * cards[blocked.blocks]
        )
        each = sum(cards.values()) * (1 + w.block_use + w.counter_use) / len(cards)
        height = w.price + w.price_of_height * tile.value / 10
        return uses / each * height * tile.value


def _zeal(view: PlayerView) -> float:
    """Return -1..1: none to all of the enemy's tiles of this election are placed for it.

    Nought before its first.
    """
    now = [
        standing.building.profession is view.kind
        for standing in view.standing
        if standing.election == view.election and standing.owner is not view.side
    ]
    return 2 * sum(now) / len(now) - 1 if now else 0.0
