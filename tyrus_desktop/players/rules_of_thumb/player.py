"""The rules-of-thumb player: it weighs every placement by its effect on the elections.

It does not search. For each placement it estimates, from the tiles that stand or may stand in the
two buildings concerned, how the chances to win the election in force and later ones change;
multiplies by what is at stake in them; and subtracts the price of the tile. Whether it contests,
concedes, blocks, counters or bluffs follows from that comparison. It chooses at random between
placements of nearly equal worth, so that it cannot be predicted.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from tyrus_desktop.engine.board import BUILDINGS, Building, Placement, Role, role
from tyrus_desktop.engine.deal import PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import Profession, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rules_of_thumb.parameters import NULL_MARGIN, TUNED, Parameters
from tyrus_desktop.players.rules_of_thumb.poll import Suspicion, chance_above, polls
from tyrus_desktop.players.rules_of_thumb.stakes import stakes


class RulesOfThumbPlayer:
    """Chooses at random among the placements of nearly the highest worth."""

    def __init__(self, parameters: Parameters = TUNED) -> None:
        self._parameters = parameters

    def choose(
        self, view: PlayerView, rng: random.Random, _stop: Callable[[], bool], /
    ) -> Placement:
        worths = worth_of_placements(view, self._parameters)
        best = max(worths.values())
        placements = list(worths)
        relative = [
            math.exp((worth - best) / self._parameters.temperature) for worth in worths.values()
        ]
        return rng.choices(placements, relative)[0]


def worth_of_placements(view: PlayerView, parameters: Parameters) -> dict[Placement, float]:
    """Return the worth of every legal placement, up to a constant."""
    position = _Position(view, parameters)
    prices = {tile: position.price(tile) for tile in view.hand}
    return {
        Placement(tile, building): position.gain(tile, building) - prices[tile]
        for tile in view.hand
        for building in BUILDINGS
    }


class _Position:
    """One position; what is the same for every placement is computed once."""

    def __init__(self, view: PlayerView, parameters: Parameters) -> None:
        self.view = view
        self.parameters = p = parameters
        self.stakes = stakes(view)
        self.polls = polls(
            view,
            Suspicion(p.fresh_voter, p.fresh_counter, p.fresh_blocker),
            Suspicion(p.stale_voter, p.stale_counter, p.stale_blocker),
        )
        self.own_turns = PLACEMENTS_EACH - 1 - view.placed // 2
        self.enemy_turns = PLACEMENTS_EACH - (view.placed + 1) // 2
        reserve = p.enemy_reserve * (1 + p.momentum * _enemy_commitment(view))
        self.enemy_adds = self.enemy_turns * reserve
        turns = self.own_turns + self.enemy_turns
        variance = self.polls[view.kind].variance + p.deviation**2
        self.deviation = math.sqrt(variance + turns * p.deviation_a_turn**2)
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
        p = self.parameters
        lure = p.bluff_home if building.side is self.view.side else p.bluff_away
        return self.elsewhere[tile] + lure * self.enemy_turns

    def now(self, tile: Tile, what: Role) -> float:
        """Return the chance to win the game, by the election in force."""
        left = [voter.value for voter in self.voters if voter != tile][: self.own_turns]
        margin = self.polls[self.view.kind].margin(
            what, tile.value, self.parameters.own_reserve * sum(left), self.enemy_adds
        )
        won = chance_above(margin, NULL_MARGIN, self.deviation)
        lost = chance_above(-margin, NULL_MARGIN, self.deviation)
        worth = self.stakes
        return won * worth.won + lost * worth.lost + (1 - won - lost) * worth.null

    def later(self, tile: Tile, kind: Profession, what: Role) -> float:
        """Return what the tile adds by a later election of another kind."""
        if what is Role.BLUFF or not self.cards[kind]:
            return 0.0
        poll = self.polls[kind]
        deviation = math.sqrt(poll.variance + self.parameters.future_deviation**2)
        with_tile = chance_above(poll.margin(what, tile.value), 0.0, deviation)
        without = chance_above(poll.margin(), 0.0, deviation)
        return self.parameters.future * (with_tile - without)

    def price(self, tile: Tile) -> float:
        """Return what it would be worth to keep the tile."""
        p = self.parameters
        if self.view.election == ELECTIONS:
            return p.last_price * tile.value
        cards = self.cards
        blocked = tile.profession.blocks
        uses = (
            cards[tile.profession]
            + p.block_use * cards[blocked]
            + p.counter_use * cards[blocked.blocks]
        )
        each = sum(cards.values()) * (1 + p.block_use + p.counter_use) / len(cards)
        height = p.price + p.price_of_height * tile.value / 10
        return uses / each * height * tile.value


def _enemy_commitment(view: PlayerView) -> float:
    """Return -1..1: from none to all of the enemy's tiles of this election are placed for it.

    0 before its first.
    """
    now = [
        standing.building.profession is view.kind
        for standing in view.standing
        if standing.election == view.election and standing.owner is not view.side
    ]
    return 2 * sum(now) / len(now) - 1 if now else 0.0
