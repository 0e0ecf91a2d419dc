"""Trains a network to imitate a slow player.

An exploiter needs millions of a player's choices, and a search thousands at once, so a player that
thinks for hundredths of a second is too slow for both. A network learns the probabilities of a
searching player, or the placements of another player, from its games. Their divergence, in nats, is
measured on held-out games. In expert iteration (Anthony, Tian and Barber, NeurIPS 2017) the
imitation of a search becomes the network of that search, and so on; see `runs/README.md`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import torch
from numpy.typing import NDArray
from tqdm import tqdm

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.encoding import inputs
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.relative import MOVES, legal_tiles
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement
from tyrus_desktop.players.levels import SUFFIX, create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import WEIGHTS, network
from tyrus_desktop.tournament.pairs import play_pair
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.chunks import pool_of
from tyrus_desktop.training.contest import own_network
from tyrus_desktop.training.networks import Policy
from tyrus_desktop.training.recorded_choices import Choices, divergence, train_epoch
from tyrus_desktop.training.rollout import joined
from tyrus_desktop.training.schedule import cosine_decay

Stop = Callable[[], bool]
PAIRS_A_TASK = 5
HELD_OUT = 20
"""One in 20 choices, the last of each match, is held out for evaluation. Only the pair of games in
which they begin is both learned from and held out."""
LEARNING = (1e-3, 1e-5)
"""The first and the last learning rate, with cosine decay."""


@dataclass(frozen=True)
class RecordingPlayer(SearchPlayer):
    """A searching player that records its choices."""

    choices: list[Choices] = field(default_factory=list)

    def move_weights(
        self,
        known: Games,
        attention_noise: NDArray[np.float64],
        rng: np.random.Generator,
        stop: Stop,
    ) -> Floats:
        weights = SearchPlayer.move_weights(self, known, attention_noise, rng, stop)
        chances = (weights / weights.sum()).astype(np.float16)
        self.choices.append(Choices(inputs(known), legal_tiles(known), chances[None]))
        return weights


@dataclass(frozen=True)
class WatchedPlayer:
    """A player without search, which records its placements as certain."""

    player: Player
    choices: list[Choices] = field(default_factory=list)

    def choose(self, view: PlayerView, rng: random.Random, stop: Stop, /) -> Placement:
        placement, known = self.player.choose(view, rng, stop), games_of_view(view)
        chances = np.zeros((1, MOVES), np.float16)
        chances[0, move_of_placement(view, known, placement)] = 1
        self.choices.append(Choices(inputs(known), legal_tiles(known), chances))
        return placement


Task = tuple[str, str, int, range]
"""The player, its rival, the seed, and the numbers of the pairs to play."""


def play(task: Task) -> Choices:
    """Play some mirrored pairs; return the player's choices: of both sides, if it plays itself."""
    key, rival, seed, numbers = task
    recording = recorded(create(key))
    other = recorded(create(rival)) if rival == key else None
    for number in numbers:
        play_pair((recording, other or create(rival)), seed, number)
    return joined(recording.choices + (other.choices if other else []))


def recorded(player: Player) -> RecordingPlayer | WatchedPlayer:
    """Return a recorder of the player's probabilities if it searches, else of its placements."""
    if not isinstance(player, SearchPlayer):
        return WatchedPlayer(player)
    return RecordingPlayer(player.policy, player.critic, player.settings, player.kinds)


def collect(
    key: str, rivals: Sequence[tuple[str, int]], seed: int, processes: int, folder: Path
) -> list[Choices]:
    """Play a match against each rival; return the player's choices in each.

    The matches use consecutive deals of the seed, so no two share a deal. A match that is in the
    folder already is reused, with a message.

    Args:
        key: The player.
        rivals: The rivals with their numbers of games.
        seed: The seed of the deals.
        processes: The number of processes.
        folder: The folder of the recorded choices.
    """
    folder.mkdir(parents=True, exist_ok=True)
    matches, first = [], 0
    with pool_of(processes) as pool:
        for rival, games in rivals:
            pairs = range(first, first + games // 2)
            first = pairs.stop
            name = f"choices-{key}-{short_name(rival)}-{pairs.start}-{pairs.stop}-{seed}.npz"
            if (folder / name).exists():
                tqdm.write(f"{name} is there: its choices are used.", sys.stderr)
            else:
                parts = range(0, len(pairs), PAIRS_A_TASK)
                tasks = [(key, rival, seed, pairs[at : at + PAIRS_A_TASK]) for at in parts]
                played = tqdm(pool.map(play, tasks), rival, len(tasks), disable=None)
                joined(list(played)).save(folder / name)
            matches.append(Choices.load(folder / name))
    return matches


def rival_and_games(text: str, games: int) -> tuple[str, int]:
    """Parse RIVAL[:GAMES]; return the rival and its number of games, by default `games`."""
    rival, _, number = text.rpartition(":")
    return (rival, int(number)) if number.isdecimal() else (text, games)


def short_name(rival: str) -> str:
    """Return a name as it is; for a file, its name with a checksum of its path."""
    if not rival.endswith(SUFFIX):
        return rival
    file = Path(rival).resolve()
    return f"{file.stem}-{crc32(str(file).encode()):08x}"


def trained_on(start: Network, choices: Choices, epochs: int, seed: int) -> Network:
    """Train a network, starting from `start`, for this many epochs on the choices; return it."""
    torch.manual_seed(seed)
    rng, policy = np.random.default_rng(seed), Policy.of_numpy(start)
    optimiser = torch.optim.Adam(policy.parameters())
    for epoch in tqdm(range(epochs), "learning", disable=None):
        optimiser.param_groups[0]["lr"] = cosine_decay(LEARNING, epoch / epochs)
        train_epoch(policy, optimiser, choices, rng)
    return policy.to_numpy()


def imitate(
    key: str,
    matches: Sequence[Choices],
    epochs: int,
    seed: int,
    folder: Path,
    start: Network | None = None,
) -> Mapping[str, Any]:
    """Learn from all matches; write the network and its evaluation, and return the evaluation.

    The network starts from `start`, else from the player's own network, else from `WEIGHTS`.

    Raises:
        Refused: A match has too few choices to hold one out.
    """
    if min(map(len, matches)) < 2:
        raise Refused("A match has fewer than two choices: one to learn from, one held out.")
    ends = [-max(1, len(each) // HELD_OUT) for each in matches]
    starts = [each.take(slice(end)) for each, end in zip(matches, ends, strict=True)]
    rests = [each.take(slice(end, None)) for each, end in zip(matches, ends, strict=True)]
    learned, held_out = joined(starts), joined(rests)
    own = own_network(create(key))
    imitation = trained_on(start or own or network(WEIGHTS), learned, epochs, seed)
    imitation.save(folder / "imitation.npz")
    verdict = {
        "player": key,
        "choices": len(learned),
        "held_out": len(held_out),
        "epochs": epochs,
        "seed": seed,
        "nats": round(divergence(imitation, held_out), 4),
        "nats_of_its_network": round(divergence(own, held_out), 4) if own else None,
    }
    (folder / "imitation.json").write_text(json.dumps(verdict, indent=1) + "\n", "utf-8")
    return verdict
