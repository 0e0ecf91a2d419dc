"""Informed search: a local best response by a search that knows its rival's policy.

The searching player (`players.search`) with the assumption that its rival plays exactly one
network. Like an exploiter's, its score is a lower bound on the rival's exploitability, and often
the higher one. Against a rival that itself searches it can be exact in the election in force: in
each particle it lets the rival search. Before that election and in rollouts it assumes the rival's
network. Not a player of the program.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.critic import CRITIC, Critic
from tyrus_desktop.players.batch.games import TILES, Games, Place, seat_of_ply
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.beliefs import Policy, posterior
from tyrus_desktop.players.filters import random_orders
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.levels import PLAYERS, create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.search import SearchPlayer, some
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer, network
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.tournament import Match, play_pair
from tyrus_desktop.tournament.arguments import games
from tyrus_desktop.training.arguments import run, seed
from tyrus_desktop.training.contest import network_named, own_network

ASKING = "asking"
"""The key of the search that queries its rival, on the strength card."""
GAMES_AT_ONCE = 8
"""Of how many games an answer is worked out at once: enough to be fast, few enough for a cache."""
REPORT_EVERY = 10
"""In pairs."""
INFORMED = SearchSettings(particles=128, epsilon=0.001)
"""With an epsilon, since by rounding a known policy may seem unable to have made a placement."""
QUERYING = replace(INFORMED, particles=64, epsilon=0.01)
"""Fewer particles, since each costs rollouts of the rival's; a larger epsilon, since that search
draws other samples than the rival's own did."""
FULL_ATTENTION = np.zeros((1, TILES))
"""The attention noise of a player that considers all tiles of its hand."""


@dataclass(frozen=True, slots=True)
class InformedSearch(SearchPlayer):
    """The search that queries `rival`, a searching player, for its placements in this election."""

    rival: SearchPlayer = field(kw_only=True)

    def beliefs(self, known: Games, rng: np.random.Generator) -> list[tuple[Games, Policy]]:
        """Return worlds in which the rival would have placed as it did, and its network."""
        settings, policy = self.settings, self.kinds[0].policy()

        def past(games: Games) -> Floats:
            asked = games.election == known.election
            return answers(self.rival, games, rng) if asked else policy(games)

        worlds = posterior(known, past, settings.particles, rng, settings.epsilon)
        return [(some(worlds, settings.worlds, rng), policy)]


def answers(rival: SearchPlayer, games: Games, rng: np.random.Generator) -> Floats:
    """Return (N, 180): the searching rival's probabilities in each of these games.

    They differ only in tiles of the rival that its enemy has not seen. What the rival believes does
    not depend on these; so it is sampled once for all games. That takes a small part of the time
    in which the rival would search in one game after the other.
    """
    noise = np.tile(FULL_ATTENTION, (len(games), 1))
    chances: Floats = rival.policy.move_weights(games, noise)
    chances /= chances.sum(axis=1, keepdims=True)
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
    """Return for each game the mean result, -1..1, of each of its moves, `tried`.

    Every game has an equal part of `worlds`, in order.
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
    """Return all worlds, (W), with the tiles that the seat to play has in each game, (N): (N * W).

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


def asking(key: str) -> SearchPlayer:
    """Return the search that queries the searching player of this key; raises as `create`."""
    rival = create(key)
    assert isinstance(rival, SearchPlayer)
    return informed_search(rival.policy.network, rival.critic, rival)


def informed_search(
    network: Network, critic: Critic, rival: SearchPlayer | None = None
) -> SearchPlayer:
    """Return the search that plays with this network.

    It queries `rival`, if one is given; else it takes its opponent for that network.
    """
    policy = NetworkPolicy(network)
    if rival is None:
        return SearchPlayer(policy, critic, INFORMED, (Kind(network),))
    kinds = (Kind(rival.policy.network),)
    return InformedSearch(policy, critic, QUERYING, kinds, rival=rival)


def chosen_network(weights: str | None, rival: Player | None) -> Network:
    """Return the network of these weights; without them the rival's, or else the shipped one."""
    if weights is not None:
        return network_named(weights)
    return (rival and own_network(rival)) or network(WEIGHTS)


def own_critic(file: Path | None, weights: str | None, rival: Player | None) -> Critic:
    """Return the critic of this file; without one, the rival's if its network is played, too."""
    if file is None and weights is None and isinstance(rival, SearchPlayer):
        return rival.critic
    return Critic(file or CRITIC)


def main() -> None:
    """Let the search play its rival; print the score of the search after every few pairs."""
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.search")
    parser.add_argument(
        "--weights",
        help="the network to play with, FILE or FILE@TEMPERATURE (default: the rival's); "
        "without --ask, also what the rival is taken to play",
    )
    parser.add_argument(
        "--critic",
        type=Path,
        help="of the same run (default: the rival's with its network, else the shipped one)",
    )
    parser.add_argument(
        "--rival",
        choices=(*PLAYERS, ASKING),
        help="the opponent, also the search that queries archon; else the network itself",
    )
    parser.add_argument("--ask", action="store_true", help="query the rival for its placements")
    parser.add_argument("--games", type=games, default=200)
    parser.add_argument("--seed", type=seed, default=1)
    run(parser, partial(_play, parser))


def _play(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    opponent: Player | None = None
    if arguments.rival:
        opponent = asking("archon") if arguments.rival == ASKING else create(arguments.rival)
    queried = opponent if arguments.ask and isinstance(opponent, SearchPlayer) else None
    if arguments.ask and queried is None:
        parser.error("--ask needs a --rival that searches, such as archon or archon-fifth")
    network = chosen_network(arguments.weights, opponent)
    rival = opponent or TrainedPlayer(network)
    critic = own_critic(arguments.critic, arguments.weights, opponent)
    search = informed_search(network, critic, queried)
    names = ("search", arguments.rival or arguments.weights or WEIGHTS.stem)
    pairs = []
    for number in range(arguments.games // 2):
        pairs.append(play_pair((search, rival), arguments.seed, number))
        if len(pairs) % REPORT_EVERY == 0 or len(pairs) == arguments.games // 2:
            summary = Match(names, arguments.seed, pairs).summary()
            sys.stdout.write(json.dumps(summary) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
