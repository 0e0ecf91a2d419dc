"""A network that places as a searching player does: so that its own policy can be attacked.

An exploiter needs millions of a player's choices, and a search that knows the player asks for
thousands at once; who thinks for hundredths of a second can give neither. So a network learns its
chances from games that it played and stands in for it: what an attack takes from the stand-in is
then tried on the player itself. How far they differ is measured on games kept apart, as the
divergence in nats. Nothing here plays in the program.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from tqdm import tqdm

from tyrus_desktop.players.batch.encoding import Inputs, inputs, legal_tiles
from tyrus_desktop.players.batch.games import Bools, Games
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.tournament.matches import pool_of
from tyrus_desktop.tournament.pairs import play_pair
from tyrus_desktop.training.networks import KNOWN, Bags, Policy, bars, nats
from tyrus_desktop.training.rollout import joined
from tyrus_desktop.training.schedule import half_wave

Stop = Callable[[], bool]
PAIRS_A_TASK = 5
APART = 20
"""One in so many choices, the last of each match, judges and is not learned from."""
MINIBATCH = 1024
LEARNING = (1e-3, 1e-5)
"""The first and the last rate; between them half a wave."""


@dataclass(frozen=True, slots=True)
class Choices:
    """S choices: active inputs, (S, columns), legal tiles, (S, 30), and chances, (S, 180)."""

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
        with np.load(path, allow_pickle=False) as file:
            return cls(file["known"], file["legal"], file["chances"])


@dataclass(frozen=True)
class Recorded(SearchPlayer):
    """A searching player whose choices are kept."""

    kept: list[Choices] = field(default_factory=list)

    def odds(
        self, known: Games, noticing: NDArray[np.float64], rng: np.random.Generator, stop: Stop
    ) -> Floats:
        odds = SearchPlayer.odds(self, known, noticing, rng, stop)
        chances = (odds / odds.sum()).astype(np.float16)
        self.kept.append(Choices(inputs(known), legal_tiles(known), chances[None]))
        return odds


Task = tuple[str, str, int, range]
"""The player, its rival, the seed, and which pairs they play."""


def play(task: Task) -> Choices:
    """Play some mirrored pairs; return the player's choices."""
    key, rival, seed, numbers = task
    player = _searching(key)
    recorded = Recorded(player.mind, player.critic, player.effort)
    for number in numbers:
        play_pair((recorded, create(rival)), seed, number)
    return joined(recorded.kept)


def gather(
    key: str, rivals: Sequence[str], games: int, seed: int, processes: int, folder: Path
) -> list[Choices]:
    """Return the player's choices against each rival; what the folder holds is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    matches = []
    with pool_of(processes) as pool:
        for rival in rivals:
            file = folder / f"choices-{key}-{short_name(rival)}-{games}-{seed}.npz"
            if not file.exists():
                parts = range(0, games // 2, PAIRS_A_TASK)
                every = [range(games // 2)[at : at + PAIRS_A_TASK] for at in parts]
                tasks = [(key, rival, seed, numbers) for numbers in every]
                played = tqdm(pool.map(play, tasks), rival, len(tasks), disable=None)
                joined(list(played)).save(file)
            matches.append(Choices.load(file))
    return matches


def short_name(rival: str) -> str:
    """Return what tells this rival from others: of a file its folder too, for many are alike."""
    return "-".join(Path(rival).with_suffix("").parts[-2:])


def divergence(network: Network, choices: Choices) -> float:
    """Return how far, in nats on average, the network's chances are from those chosen with."""
    policy = Policy.of_numpy(network)
    with torch.no_grad():
        parts = np.array_split(np.arange(len(choices)), max(1, len(choices) // MINIBATCH))
        sums = [float(_divergence(policy, choices.take(part)).sum()) for part in parts]
    return sum(sums) / len(choices)


def taught(start: Network, choices: Choices, epochs: int, seed: int) -> Network:
    """Return `start` after it went through the choices so often."""
    torch.manual_seed(seed)
    rng, policy = np.random.default_rng(seed), Policy.of_numpy(start)
    optimiser = torch.optim.Adam(policy.parameters())
    for epoch in tqdm(range(epochs), "learning", disable=None):
        optimiser.param_groups[0]["lr"] = half_wave(LEARNING, epoch / epochs)
        order = rng.permutation(len(choices))
        for rows in np.array_split(order, max(1, len(order) // MINIBATCH)):
            loss = _divergence(policy, choices.take(rows)).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return policy.to_numpy()


def imitate(
    key: str, matches: Sequence[Choices], epochs: int, seed: int, folder: Path
) -> Mapping[str, object]:
    """Learn from all matches; write the network and how well it does, and return the latter."""
    ends = [-(len(each) // APART) for each in matches]
    learned = joined([each.take(slice(0, end)) for each, end in zip(matches, ends, strict=True)])
    apart = joined([each.take(slice(end, None)) for each, end in zip(matches, ends, strict=True)])
    start = _searching(key).mind.network
    network = taught(start, learned, epochs, seed)
    network.save(folder / "imitation.npz")
    verdict = {
        "player": key,
        "choices": len(learned),
        "apart": len(apart),
        "epochs": epochs,
        "seed": seed,
        "nats": round(divergence(network, apart), 4),
        "nats_of_its_network": round(divergence(start, apart), 4),
    }
    (folder / "imitation.json").write_text(json.dumps(verdict, indent=1) + "\n", "utf-8")
    return verdict


def _searching(key: str) -> SearchPlayer:
    player = create(key)
    assert isinstance(player, SearchPlayer), "Only who searches needs a stand-in."
    return player


def _divergence(policy: Policy, choices: Choices) -> Tensor:
    """Return (S): from the policy's chances to those that were chosen with, in nats."""
    legal = np.repeat(choices.legal, 6, axis=1)
    return nats(policy(Bags(choices.known, KNOWN)) + bars(legal), choices.chances)
