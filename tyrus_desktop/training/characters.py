"""Plays the characters against the strongest level, for their entries in the strength card.

`ladder --part characters` plays them and stores what the card needs in `runs/characters.json`, a
row for each pair of games. So one character can be measured again without the others, and more
games can be added. Each of two seeds is used for half of the games.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from tqdm import tqdm

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.keys import CHARACTERS, STRONGEST
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.strength_card import CharacterCard
from tyrus_desktop.tournament.pairs import interval, play_pair
from tyrus_desktop.training import trait_rates
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.points import points

FILE = Path(__file__).parent / "runs" / "characters.json"
"""The stored games; a bundle does not need them."""

SEEDS = (89_000, 89_001)
"""The seeds of the games; each character plays the same number of games with each seed."""

HABITS = ("bluff", "block", "counter", "spend", "chase")
"""The rates that a preference changes."""
_ROWS = [trait_rates.RATES.index(name) for name in HABITS]

Task = tuple[str, int, int]
"""A character or the strongest level, a seed, and the number of a pair of games."""


@dataclass(frozen=True, slots=True)
class PlayedPair:
    """A pair of games against the strongest level: its score, and the habits shown in each game."""

    score: float
    counts: tuple[tuple[tuple[int, int], ...], ...]
    """For each game, the sum and the occasions of each of `HABITS`."""


Games = Mapping[tuple[str, int], Sequence[PlayedPair]]
"""The pairs of games by player and seed, in order."""


@dataclass(slots=True)
class GameByGame:
    """A player that is observed game by game."""

    player: Player
    games: list[trait_rates.ObservedPlayer] = field(default_factory=list)

    def choose(
        self, view: PlayerView, rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        if not any(each.owner is view.side for each in view.standing) and view.election == 1:
            self.games.append(trait_rates.ObservedPlayer(self.player))
        return self.games[-1].choose(view, rng, stop)


def play(task: Task) -> PlayedPair:
    """Let a character play a pair of games against the strongest level."""
    key, seed, number = task
    observed = GameByGame(create(key))
    score = play_pair((observed, create(STRONGEST)), seed, number).score
    counts = ([(int(a), int(b)) for a, b in each.counts[_ROWS]] for each in observed.games)
    return PlayedPair(score, tuple(map(tuple, counts)))


def named(only: Sequence[str]) -> list[str]:
    """Return the players to measure, given the requested levels and characters.

    All are measured if the list is empty or names the strongest level, since all play against it.
    """
    keys = (STRONGEST, *CHARACTERS)
    return [key for key in keys if not only or key in only or STRONGEST in only]


def missing(keys: Iterable[str], pairs: int, known: Games) -> list[Task]:
    """Return the tasks that `known` lacks for this many pairs of games per seed."""
    every = [(key, seed) for key in keys for seed in SEEDS]
    return [(*each, at) for each in every for at in range(len(known.get(each, ())), pairs)]


def played(tasks: Sequence[Task], known: Games, pool: Executor) -> Games:
    """Play these tasks; return the known games followed by the new games."""
    found = {each: list(pairs) for each, pairs in known.items()}
    done = tqdm(pool.map(play, tasks), total=len(tasks), disable=None)
    for (key, seed, _), pair in zip(tasks, done, strict=True):
        found.setdefault((key, seed), []).append(pair)
    every = [(key, seed) for key in (STRONGEST, *CHARACTERS) for seed in SEEDS]
    return {each: found[each] for each in every if each in found}


def entry(key: str, games: Games, date: str) -> CharacterCard:
    """Return the card's entry for a character or the strongest level; raises `Refused`."""
    pairs = [pair for seed in SEEDS for pair in games[key, seed]]
    scores = [pair.score for pair in pairs]
    shares = (sum(scores) / len(scores), *interval(scores))
    mean, low, high = (points(share, 2 * len(pairs)) for share in shares)
    both_games = [np.sum(pair.counts, axis=0) for pair in pairs]
    rates = trait_rates.rates(both_games, HABITS)
    return CharacterCard(key, (mean, low, high), rates, date, players(key))


def players(key: str) -> str:
    """Return the digest of a character and its opponent."""
    return digest(key, STRONGEST)


def save(games: Games, path: Path = FILE) -> None:
    """Write the games, a line per pair."""
    lines = [
        json.dumps([key, seed, number, pair.score, pair.counts])
        for (key, seed), pairs in games.items()
        for number, pair in enumerate(pairs)
    ]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def load(path: Path = FILE) -> Games:
    """Read a file that `save` wrote; raises `OSError`."""
    found: dict[tuple[str, int], list[PlayedPair]] = {}
    for key, seed, _, score, counts in json.loads(path.read_text("utf-8")):
        each = tuple(tuple((seen, occasions) for seen, occasions in game) for game in counts)
        found.setdefault((key, seed), []).append(PlayedPair(score, each))
    return found
