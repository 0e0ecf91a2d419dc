"""The search that knows a policy exactly: what a best response on line takes from a player.

The searching player (`players.search`), but sure that its rival plays by one network. It is a
lower bound on a player's weakness, as an exploiter is, and often the higher one. Of a rival that
searches itself it knows the placements of the election in force exactly, for it lets the rival
search in each particle, and takes it for the network before that and in what is to come. Not a
player of the program.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from tyrus_desktop.players.batch.critic import CRITIC, Critic
from tyrus_desktop.players.batch.games import TILES, Games
from tyrus_desktop.players.batch.minds import Mind
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.beliefs import Policy
from tyrus_desktop.players.levels import PLAYERS, SEARCHING, create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer
from tyrus_desktop.players.traits import Effort
from tyrus_desktop.tournament import Match, play_pair
from tyrus_desktop.training.contest import network_named

TOLD_EVERY = 10
"""Pairs."""
KNOWING = Effort(particles=128, caution=0.02, doubt=1.0, ease=1.0, slip=0.001)
"""A slip, for rounding may forbid what a policy that is known has done."""
ASKING = replace(KNOWING, particles=64, slip=0.01)
"""Each particle costs searches of the rival's, and these draw: others than it made."""
ALL_NOTICED = np.zeros((1, TILES))
"""Of `Mind.odds`: who searches considers all tiles of its hand."""


@dataclass(frozen=True, slots=True)
class KnowsSearch(SearchPlayer):
    """The search that knows how `rival` searches: in the election in force it asks it itself."""

    rival: SearchPlayer

    def past(self, known: Games, rng: np.random.Generator) -> Policy:
        by_network = SearchPlayer.past(self, known, rng)

        def policy(games: Games) -> Floats:
            if games.election < known.election:
                return by_network(games)
            each = (games.take(np.array([number])) for number in range(len(games)))
            odds = np.stack([self.rival.odds(game, ALL_NOTICED, rng, never) for game in each])
            odds /= odds.sum(axis=1, keepdims=True)
            return odds

        return policy


def knows(network: Network, critic: Critic, rival: Player | None = None) -> SearchPlayer:
    """Return the search that knows how this network plays; or this rival, if it searches."""
    if isinstance(rival, SearchPlayer):
        return KnowsSearch(Mind(network), critic, ASKING, rival)
    return SearchPlayer(Mind(network), critic, KNOWING)


def main() -> None:
    """Let the search that knows a network play it, or another; print the result so far, often.

    Scores are the search's.
    """
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.search")
    parser.add_argument(
        "--weights", default=str(WEIGHTS), help="the network that it knows, or FILE@TEMPERATURE"
    )
    parser.add_argument("--critic", type=Path, default=CRITIC, help="of the same run")
    parser.add_argument("--rival", choices=PLAYERS, help="another; else the network itself")
    parser.add_argument("--ask", action="store_true", help="know how the rival searches, by asking")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.ask and arguments.rival not in SEARCHING:
        parser.error(f"--ask needs a --rival that searches: {', '.join(SEARCHING)}")
    network = network_named(arguments.weights)
    rival = create(arguments.rival) if arguments.rival else TrainedPlayer(network)
    search = knows(network, Critic(arguments.critic), rival if arguments.ask else None)
    names = ("search", arguments.rival or Path(arguments.weights).stem)
    pairs = []
    for number in range(arguments.games // 2):
        pairs.append(play_pair((search, rival), arguments.seed, number))
        if len(pairs) % TOLD_EVERY == 0 or len(pairs) == arguments.games // 2:
            summary = Match(names, arguments.seed, pairs).summary()
            sys.stdout.write(json.dumps(summary) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
