"""A network that imitates a slow player: so an exploiter can be trained against it, and a search
can reckon with it.

An exploiter needs millions of a player's choices, and a search thousands at once; a player that
thinks for hundredths of a second is too slow for either. So a network learns a searching player's
probabilities from its games, or another player's placements. The divergence between the two, in
nats, is measured on held-out games. Expert iteration (Anthony, Tian and Barber, NeurIPS 2017)
goes one step further: the imitation of a search becomes that search's own network, and so on;
`runs/README.md` says what that gained. Nothing here is part of the program.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from tqdm import tqdm

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.encoding import MOVES, Inputs, inputs, legal_tiles
from tyrus_desktop.players.batch.games import Bools, Games
from tyrus_desktop.players.batch.network import Floats, Network, read_arrays
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement
from tyrus_desktop.players.levels import SUFFIX, create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import WEIGHTS, network
from tyrus_desktop.tournament.matches import pool_of
from tyrus_desktop.tournament.pairs import play_pair
from tyrus_desktop.training.networks import KNOWN, Bags, Policy, illegal_mask, kl_divergence
from tyrus_desktop.training.rollout import joined
from tyrus_desktop.training.schedule import cosine_decay

Stop = Callable[[], bool]
PAIRS_A_TASK = 5
HELD_OUT = 20
"""One in 20 choices, the last ones of each match, is held out for evaluation."""
MINIBATCH = 1024
LEARNING = (1e-3, 1e-5)
"""The first and the last rate; cosine decay between them."""


@dataclass(frozen=True, slots=True)
class Choices:
    """S choices: active inputs, (S, columns); legal tiles, (S, 30); probabilities, (S, 180)."""

    known: Inputs
    legal: Bools
    chances: NDArray[np.float16]

    def __len__(self) -> int:
        return len(self.known)

    def take(self, which: slice | NDArray[np.intp]) -> Choices:
        return Choices(self.known[which], self.legal[which], self.chances[which])

    def save(self, path: Path) -> None:
        np.savez_compressed(path, known=self.known, legal=self.legal, chances=self.chances)

    @classmethod
    def load(cls, path: Path) -> Choices:
        """Raises `WrongWeights` and `OSError`."""
        arrays = read_arrays(path, ("known", "legal", "chances"))
        known, legal = arrays["known"].astype(np.int16), arrays["legal"].astype(np.bool_)
        return cls(known, legal, arrays["chances"].astype(np.float16))


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
    """Another player, whose placements are recorded: each as if it were certain."""

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
    """Play some mirrored pairs; return the player's choices, of both sides against itself."""
    key, rival, seed, numbers = task
    recording = recorded(create(key))
    other = recorded(create(rival)) if rival == key else None
    for number in numbers:
        play_pair((recording, other or create(rival)), seed, number)
    return joined(recording.choices + (other.choices if other else []))


def recorded(player: Player) -> RecordingPlayer | WatchedPlayer:
    """Return the player, recorded: its probabilities if it searches, else its placements."""
    if not isinstance(player, SearchPlayer):
        return WatchedPlayer(player)
    return RecordingPlayer(player.policy, player.critic, player.settings, player.kinds)


def collect(
    key: str, rivals: Sequence[tuple[str, int]], seed: int, processes: int, folder: Path
) -> list[Choices]:
    """Return the player's choices against each rival, each given with its number of games.

    Those in the folder are reused.
    """
    folder.mkdir(parents=True, exist_ok=True)
    matches = []
    with pool_of(processes) as pool:
        for rival, games in rivals:
            file = folder / f"choices-{key}-{short_name(rival)}-{games}-{seed}.npz"
            if not file.exists():
                parts = range(0, games // 2, PAIRS_A_TASK)
                every = [range(games // 2)[at : at + PAIRS_A_TASK] for at in parts]
                tasks = [(key, rival, seed, numbers) for numbers in every]
                played = tqdm(pool.map(play, tasks), rival, len(tasks), disable=None)
                joined(list(played)).save(file)
            matches.append(Choices.load(file))
    return matches


def rival_and_games(text: str, games: int) -> tuple[str, int]:
    """Return a rival and its number of games, from RIVAL:GAMES, else with `games`."""
    rival, _, number = text.rpartition(":")
    return (rival, int(number)) if number.isdecimal() else (text, games)


def short_name(rival: str) -> str:
    """Return a short unique name: for a file with its folder, since many files share a name."""
    return "-".join(Path(rival.removesuffix(SUFFIX)).parts[-2:])


def divergence(network: Network, choices: Choices) -> float:
    """Return the mean divergence, in nats, of the network from the recorded probabilities."""
    policy = Policy.of_numpy(network)
    with torch.no_grad():
        parts = np.array_split(np.arange(len(choices)), max(1, len(choices) // MINIBATCH))
        sums = [float(_divergence(policy, choices.take(part)).sum()) for part in parts]
    return sum(sums) / len(choices)


def trained_on(start: Network, choices: Choices, epochs: int, seed: int) -> Network:
    """Return `start` after this many epochs of training on the choices."""
    torch.manual_seed(seed)
    rng, policy = np.random.default_rng(seed), Policy.of_numpy(start)
    optimiser = torch.optim.Adam(policy.parameters())
    for epoch in tqdm(range(epochs), "learning", disable=None):
        optimiser.param_groups[0]["lr"] = cosine_decay(LEARNING, epoch / epochs)
        order = rng.permutation(len(choices))
        for rows in np.array_split(order, max(1, len(order) // MINIBATCH)):
            loss = _divergence(policy, choices.take(rows)).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return policy.to_numpy()


def imitate(
    key: str,
    matches: Sequence[Choices],
    epochs: int,
    seed: int,
    folder: Path,
    start: Network | None = None,
) -> Mapping[str, Any]:
    """Learn from all matches; write the network and its evaluation, and return the latter.

    It starts from `start`, else from the player's own network.
    """
    ends = [-(len(each) // HELD_OUT) for each in matches]
    learned = joined([each.take(slice(0, end)) for each, end in zip(matches, ends, strict=True)])
    held_out = joined(
        [each.take(slice(end, None)) for each, end in zip(matches, ends, strict=True)]
    )
    player = create(key)
    own = player.policy.network if isinstance(player, SearchPlayer) else network(WEIGHTS)
    imitation = trained_on(start or own, learned, epochs, seed)
    imitation.save(folder / "imitation.npz")
    verdict = {
        "player": key,
        "choices": len(learned),
        "apart": len(held_out),
        "epochs": epochs,
        "seed": seed,
        "nats": round(divergence(imitation, held_out), 4),
        "nats_of_its_network": round(divergence(own, held_out), 4),
    }
    (folder / "imitation.json").write_text(json.dumps(verdict, indent=1) + "\n", "utf-8")
    return verdict


def _divergence(policy: Policy, choices: Choices) -> Tensor:
    """Return (S): the divergence of the policy from the recorded probabilities, in nats."""
    legal = np.repeat(choices.legal, 6, axis=1)
    return kl_divergence(policy(Bags(choices.known, KNOWN)) + illegal_mask(legal), choices.chances)
