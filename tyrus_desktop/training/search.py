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
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np

from tyrus_desktop.players.batch.critic import CRITIC, Critic
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.beliefs import Policy, posterior
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.levels import PLAYERS, create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.rivals.asking import answers
from tyrus_desktop.players.search import SearchPlayer, some
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer, network
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.tournament import Match, play_pair
from tyrus_desktop.tournament.arguments import games
from tyrus_desktop.training.arguments import run, seed
from tyrus_desktop.training.contest import network_named, own_network

ASKING = "asking"
"""The key of the search that queries its rival, on the strength card."""
REPORT_EVERY = 10
"""In pairs."""
INFORMED = SearchSettings(particles=128, epsilon=0.001)
"""With an epsilon, since by rounding a known policy may seem unable to have made a placement."""
QUERYING = replace(INFORMED, particles=64, epsilon=0.01)
"""Fewer particles, since each costs rollouts of the rival's; a larger epsilon, since that search
draws other samples than the rival's own did."""


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
    parser.add_argument("--rival", choices=PLAYERS, help="the opponent; else the network itself")
    parser.add_argument("--ask", action="store_true", help="query the rival for its placements")
    parser.add_argument("--games", type=games, default=200)
    parser.add_argument("--seed", type=seed, default=1)
    run(parser, partial(_play, parser))


def _play(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    opponent = create(arguments.rival) if arguments.rival else None
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
