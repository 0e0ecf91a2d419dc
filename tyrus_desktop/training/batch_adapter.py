"""Adapts a player that takes single views to whole batches. The adapter is slow."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np

from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.deal import DRAW, HAND
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import (
    PLIES_AN_ELECTION,
    TILES,
    Games,
    Place,
    seat_of_ply,
    tile_number,
)
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.training.pool import BatchPlayer, Placements

SIDES = (Side.IVORY, Side.BROWN)
"""Sides by seat: Ivory is seat 0."""


def as_batch_player(player: Player) -> BatchPlayer:
    """Return a batch player that asks `player` game by game."""

    def choose(games: Games, rng: np.random.Generator) -> Placements:
        stream = random.Random(int(rng.integers(2**63)))
        views = [view_of_game(games, number) for number in range(len(games))]
        placements = [player.choose(view, stream, never) for view in views]
        tiles = [tile_number(placement.tile) for placement in placements]
        buildings = [BUILDINGS.index(placement.building) for placement in placements]
        return np.array(tiles), np.array(buildings)

    return choose


def view_of_game(games: Games, number: int) -> PlayerView:
    """Return the view of the seat to play in game `number`, which must not be over."""
    side, kinds = SIDES[games.seat], [Profession(kind) for kind in games.kinds[number]]
    standing: list[StandingTile] = []
    tallies: list[Tally] = []
    for ply in range(games.ply):
        election, order = divmod(ply, PLIES_AN_ELECTION)
        tile = ALL_TILES[games.tiles[ply, number]]
        building = BUILDINGS[games.buildings[ply, number]]
        owner = SIDES[seat_of_ply(ply)]
        standing.append(StandingTile(owner, building, election + 1, order + 1, tile))
        if order + 1 == PLIES_AN_ELECTION:
            tallies.append(tally(election + 1, kinds[election], standing))
            standing = [each for each in standing if each.building.profession != kinds[election]]
    own, enemy = games.place[games.seat, number], games.place[1 - games.seat, number]
    return PlayerView(
        side=side,
        first=SIDES[0],
        elections=tuple(kinds[: games.election + 1]),
        hand=tuple(ALL_TILES[tile] for tile in np.flatnonzero(own == Place.HAND)),
        enemy_hand=int((enemy == Place.HAND).sum()),
        reserve=max(0, TILES - HAND - DRAW * games.election),
        standing=tuple(
            each if each.owner is side else replace(each, tile=None) for each in standing
        ),
        tallies=tuple(tallies),
    )
