"""The fixed opponents of evaluation, for whole batches, and matches between batched players.

Random, greedy and rules of thumb are as in `players`. The blocker is greedy, but in each election
places its largest block once if the enemy has a tile at home, and its largest counter once if the
enemy has a tile in our building. Every deal is played twice, with the seats exchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.games import (
    PLIES,
    PLIES_AN_ELECTION,
    PROFESSION,
    VALUE,
    Bools,
    Games,
    random_tiles,
    seat_of_ply,
)
from tyrus_desktop.players.rules_of_thumb.batch import rules_of_thumb

Placements = tuple[NDArray[Any], NDArray[Any]]
"""Tiles, (N), and buildings, (N)."""


class BatchPlayer(Protocol):
    """Chooses a placement in every game of a batch, for the seat to play."""

    def __call__(self, games: Games, rng: np.random.Generator, /) -> Placements: ...


def random_player(games: Games, rng: np.random.Generator) -> Placements:
    """Choose any legal placement."""
    return random_tiles(games.legal(), rng), rng.integers(0, 6, len(games))


def greedy(games: Games, rng: np.random.Generator) -> Placements:
    """Choose the highest voter at home, or else the lowest tile without an effect."""
    legal = games.legal()
    kind = games.kind[:, None]
    votes = legal & (kind == PROFESSION)
    decoy = np.argmax(np.where(legal, rng.random(legal.shape) - VALUE, -99), axis=1)
    has_voter = votes.any(axis=1)
    tiles = np.where(has_voter, np.argmax(votes * VALUE, axis=1), decoy)
    counters = ~has_voter & (PROFESSION[tiles] == (games.kind + 2) % 3)
    return tiles, 3 * np.where(counters, 1 - games.seat, games.seat) + games.kind


def blocker(games: Games, rng: np.random.Generator) -> Placements:
    """Choose greedily, with one large block and one large counter per election."""
    tiles, buildings = greedy(games, rng)
    home, away = 3 * games.seat + games.kind, 3 * (1 - games.seat) + games.kind
    for profession, where, enemy_at in (
        ((games.kind + 2) % 3, home, home),
        ((games.kind + 1) % 3, away, away),
    ):
        held = games.legal() & (profession[:, None] == PROFESSION)
        wanted = held.any(axis=1) & _stands_any(games, enemy_at) & ~_did(games, profession, where)
        tiles = np.where(wanted, np.argmax(held * VALUE, axis=1), tiles)
        buildings = np.where(wanted, where, buildings)
    return tiles, buildings


def _stands_any(games: Games, building: NDArray[np.int8]) -> Bools:
    """Return (N): whether an enemy tile stands in this building."""
    return np.asarray((games.place[1 - games.seat] == building[:, None] + 2).any(axis=1))


def _did(games: Games, profession: NDArray[np.int8], building: NDArray[np.int8]) -> Bools:
    """Return (N): whether the seat to play has placed such a tile there in this election."""
    did = np.zeros(len(games), np.bool_)
    for ply in range(games.election * PLIES_AN_ELECTION, games.ply):
        if seat_of_ply(ply) == games.seat:
            tile = PROFESSION[games.tiles[ply]]
            did |= (tile == profession) & (games.buildings[ply] == building)
    return did


POOL: Mapping[str, BatchPlayer] = {
    "random": random_player,
    "greedy": greedy,
    "blocker": blocker,
    "rules_of_thumb": rules_of_thumb,
}


def play_pairs(
    players: tuple[BatchPlayer, BatchPlayer], pairs: int, seed: int
) -> NDArray[np.float64]:
    """Play `pairs` deals twice each; return (pairs): the first player's score of each, 0..1.

    Deals and both players' choices come from separate streams of the seed.
    """
    scores = np.zeros(pairs)
    for game in range(2):
        deals, first, second = (np.random.default_rng([seed, who]) for who in (0, 1, 2))
        streams = (first, second) if game == 0 else (second, first)
        seats = players if game == 0 else (players[1], players[0])
        won = play_out(Games.shuffled(pairs, deals), seats, streams)
        scores += (1 + (won if game == 0 else -won)) / 4
    return scores


def play_out(
    games: Games,
    seats: tuple[BatchPlayer, BatchPlayer],
    streams: tuple[np.random.Generator, np.random.Generator],
) -> NDArray[np.int8]:
    """Play all games to their ends; return (N): 1 if seat 0 won, -1 if seat 1 did, 0 if drawn."""
    won = np.zeros(len(games), np.int8)
    live = np.arange(len(games))
    while games.ply < PLIES and len(live):
        seat = games.seat
        games.play(*seats[seat](games, streams[seat]))
        if games.over.any():
            won[live] = games.winner
            goes_on = np.flatnonzero(~games.over)
            live, games = live[goes_on], games.take(goes_on)
    return won
