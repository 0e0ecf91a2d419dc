"""The search that asks: a local best response that knows its rival's policy.

It is the searching player (`players.search`) with one enemy model that is exact in the current
election: in each particle it asks the rival's own search what it would have placed. Before that
election and in rollouts it assumes the rival's network. Like an exploiter's, its score is a lower
bound on the rival's exploitability, and often a higher one. The program does not offer this player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.games import TILES, Games, Place, seat_of_ply
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.beliefs import Policy, posterior
from tyrus_desktop.players.filters import random_orders
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.last_tiles import narrowed
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.search import SearchPlayer, some
from tyrus_desktop.players.traits import SearchSettings

ASKING = "asking"
"""The key of this search on the strength card."""
GAMES_AT_ONCE = 8
"""Games answered at once: enough to be fast, few enough for a processor's cache."""
QUERYING = SearchSettings(particles=64, epsilon=0.01)
"""Few particles, since each costs rollouts of the rival. The epsilon is there since the rival's
search drew other samples."""
FULL_ATTENTION = np.zeros((1, TILES))
"""The attention noise of a player that considers all tiles of its hand."""


@dataclass(frozen=True, slots=True)
class InformedSearch(SearchPlayer):
    """A search that queries `rival` for its placements in this election."""

    rival: SearchPlayer = field(kw_only=True)

    def beliefs(self, known: Games, rng: np.random.Generator) -> list[tuple[Games, Policy]]:
        """Return worlds weighted by what the rival would have placed in them, and its network."""
        settings, policy = self.settings, self.kinds[0].policy()

        def past(games: Games) -> Floats:
            asked = games.election == known.election
            return answers(self.rival, games, rng) if asked else policy(games)

        worlds = posterior(known, past, settings.particles, rng, settings.epsilon)
        return [(some(worlds, settings.worlds, rng), policy)]


def answers(rival: SearchPlayer, games: Games, rng: np.random.Generator) -> Floats:
    """Return (N, 180): the searching rival's probabilities in each of these games.

    The games differ only in tiles of the rival that its enemy has not seen. The rival's belief does
    not depend on them, so it is sampled once for all games. This takes a small part of the time of
    one search per game.
    """
    noise = np.tile(FULL_ATTENTION, (len(games), 1))
    chances: Floats = rival.policy.move_weights(games, noise)
    chances /= chances.sum(axis=1, keepdims=True)
    each_game = (games.take(np.array([number])) for number in range(len(games)))
    chances = np.stack([narrowed(*each) for each in zip(each_game, chances, strict=True)])
    tried = [rival.tried(each) for each in chances]
    values = [np.zeros(len(each)) for each in tried]
    searched = [number for number, each in enumerate(tried) if len(each) > 1]
    for worlds, enemy in rival.beliefs(games.take(np.array([0])), rng):
        share = len(worlds) / rival.settings.worlds
        for start in range(0, len(searched), GAMES_AT_ONCE):
            part = searched[start : start + GAMES_AT_ONCE]
            every = with_own_tiles(worlds, games.take(np.array(part)), rng)
            found = mean_results(rival, every, [tried[number] for number in part], enemy, rng)
            for number, means in zip(part, found, strict=True):
                values[number] += share * means
    for number in searched:
        chances[number] = rival.improved(chances[number], tried[number], values[number])
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def mean_results(
    rival: SearchPlayer,
    worlds: Games,
    tried: Sequence[NDArray[np.intp]],
    enemy: Policy,
    rng: np.random.Generator,
) -> list[NDArray[np.float64]]:
    """Return for each game the mean result, -1..1, of each of its moves.

    Args:
        rival: Plays the rollouts.
        worlds: Sampled worlds, in order of the games, the same number for each.
        tried: The moves of each game.
        enemy: The policy of the rival's enemy.
        rng: The random number generator.
    """
    count = len(worlds) // len(tried)
    of_games = np.arange(len(worlds)).reshape(-1, count)
    rows = [np.tile(each, len(moves)) for each, moves in zip(of_games, tried, strict=True)]
    first = np.repeat(np.concatenate(tried), count)
    results = rival.play_out(worlds.take(np.concatenate(rows)), first, enemy, rng, never)
    assert results is not None  # It is never stopped.
    ends = np.cumsum([len(moves) for moves in tried])
    return np.split(results.reshape(-1, count).mean(axis=1), ends[:-1])


def with_own_tiles(worlds: Games, games: Games, rng: np.random.Generator) -> Games:
    """Return (N * W): all W worlds with the own tiles of the seat to play in each of N games.

    The order of its reserve is sampled.
    """
    own, count = worlds.seat, len(worlds)
    every = worlds.take(np.tile(np.arange(count), len(games)))
    mine = games.take(np.repeat(np.arange(len(games)), count))
    every.place[own], every.sums[own] = mine.place[own], mine.sums[own]
    plies = [ply for ply in range(games.ply) if seat_of_ply(ply) == own]
    every.tiles[plies] = mine.tiles[plies]
    reserve = every.place[own] == Place.RESERVE
    start = TILES - int(reserve[0].sum())
    every.drawn_as[own] = random_orders(reserve, np.full(TILES, TILES), start, rng)
    return every


def asking(rival: Player) -> InformedSearch:
    """Return the search that queries this searching player and plays its network."""
    assert isinstance(rival, SearchPlayer)
    network = rival.policy.network
    policy, kinds = NetworkPolicy(network), (Kind(network),)
    return InformedSearch(policy, rival.critic, QUERYING, kinds, rival=rival)
