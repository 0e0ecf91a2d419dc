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
from pathlib import Path

import numpy as np

from tyrus_desktop.players.batch.critic import CRITIC, Critic
from tyrus_desktop.players.batch.games import TILES, Games
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.beliefs import Policy, posterior
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.levels import PLAYERS, SEARCHING, create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.search import SearchPlayer, some
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.tournament import Match, play_pair
from tyrus_desktop.training.contest import network_named

REPORT_EVERY = 10
"""In pairs."""
INFORMED = SearchSettings(particles=128, epsilon=0.001)
"""With an epsilon, since by rounding a known policy may seem unable to have made a placement."""
QUERYING = replace(INFORMED, particles=64, epsilon=0.01)
"""Fewer particles, since each costs a search of the rival; a larger epsilon, since that search
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
            if games.election < known.election:
                return policy(games)
            each = (games.take(np.array([number])) for number in range(len(games)))
            weights = np.stack(
                [self.rival.move_weights(game, FULL_ATTENTION, rng, never) for game in each]
            )
            weights /= weights.sum(axis=1, keepdims=True)
            return weights

        worlds = posterior(known, past, settings.particles, rng, settings.epsilon)
        return [(some(worlds, settings.worlds, rng), policy)]


def informed_search(network: Network, critic: Critic, rival: Player | None = None) -> SearchPlayer:
    """Return the search that knows this network, or, if given, queries this searching rival."""
    kinds = (Kind(network),)
    if isinstance(rival, SearchPlayer):
        return InformedSearch(NetworkPolicy(network), critic, QUERYING, kinds, rival=rival)
    return SearchPlayer(NetworkPolicy(network), critic, INFORMED, kinds)


def main() -> None:
    """Let the search play its rival; print the score of the search after every few pairs."""
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.search")
    parser.add_argument(
        "--weights", default=str(WEIGHTS), help="the known network, or FILE@TEMPERATURE"
    )
    parser.add_argument("--critic", type=Path, default=CRITIC, help="of the same run")
    parser.add_argument("--rival", choices=PLAYERS, help="the opponent; else the network itself")
    parser.add_argument("--ask", action="store_true", help="query the rival for its placements")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.ask and arguments.rival not in SEARCHING:
        parser.error(f"--ask needs a --rival that searches: {', '.join(SEARCHING)}")
    network = network_named(arguments.weights)
    rival = create(arguments.rival) if arguments.rival else TrainedPlayer(network)
    search = informed_search(network, Critic(arguments.critic), rival if arguments.ask else None)
    names = ("search", arguments.rival or Path(arguments.weights).stem)
    pairs = []
    for number in range(arguments.games // 2):
        pairs.append(play_pair((search, rival), arguments.seed, number))
        if len(pairs) % REPORT_EVERY == 0 or len(pairs) == arguments.games // 2:
            summary = Match(names, arguments.seed, pairs).summary()
            sys.stdout.write(json.dumps(summary) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
