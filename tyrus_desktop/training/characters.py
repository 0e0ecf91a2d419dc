"""The games of the characters against the strongest level, from which their card is made.

`ladder --part characters` plays them and stores what the card needs in `runs/characters.json`, a
row for each pair of games. So one character can be measured again without the others, and more
games can be added. Half of the games are of each of two seeds.
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
from tyrus_desktop.players.strength import CharacterCard
from tyrus_desktop.tournament.pairs import interval, play_pair
from tyrus_desktop.training import trait_rates
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.points import points

FILE = Path(__file__).parent / "runs" / "characters.json"
"""Beside the training runs, since a bundle does not need it."""

SEEDS = (89_000, 89_001)
"""Of the games; each character plays equally many of each."""

HABITS = ("bluff", "block", "counter", "spend", "chase")
"""The rates that preferences change."""
_ROWS = [trait_rates.RATES.index(name) for name in HABITS]

Task = tuple[str, int, int]
"""A character or the strongest level, the seed, and the number of the pair of games."""


@dataclass(frozen=True, slots=True)
class PlayedPair:
    """A pair of games against the strongest level: the share of both, and what was done in each."""

    score: float
    counts: tuple[tuple[tuple[int, int], ...], ...]
    """For both games, for each of `HABITS` the sum and the occasions."""


Games = Mapping[tuple[str, int], Sequence[PlayedPair]]
"""The pairs of each player and seed, in order."""


@dataclass(slots=True)
class GameByGame:
    """A player, and counts of what it did in each game."""

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
    """Return the characters that take part in what these do, with the strongest level.

    All do without any name, and all in what the strongest level does, since they play against it.
    """
    keys = (STRONGEST, *CHARACTERS)
    return [key for key in keys if not only or key in only or STRONGEST in only]


def missing(keys: Iterable[str], pairs: int, known: Games) -> list[Task]:
    """Return what these have still to play to have this many pairs of games of each seed."""
    every = [(key, seed) for key in keys for seed in SEEDS]
    return [(*each, at) for each in every for at in range(len(known.get(each, ())), pairs)]


def played(tasks: Sequence[Task], known: Games, pool: Executor) -> Games:
    """Return the known games with those of these tasks, which follow them in number."""
    found = {each: list(pairs) for each, pairs in known.items()}
    done = tqdm(pool.map(play, tasks), total=len(tasks), disable=None)
    for (key, seed, _), pair in zip(tasks, done, strict=True):
        found.setdefault((key, seed), []).append(pair)
    every = [(key, seed) for key in (STRONGEST, *CHARACTERS) for seed in SEEDS]
    return {each: found[each] for each in every if each in found}


def entry(key: str, games: Games, date: str) -> CharacterCard:
    """Return the card's entry for a character, or for the strongest level, played until this day.

    Raises `Refused`.
    """
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
    """Write the games, a line for each pair."""
    lines = [
        json.dumps([key, seed, number, pair.score, pair.counts])
        for (key, seed), pairs in games.items()
        for number, pair in enumerate(pairs)
    ]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def load(path: Path = FILE) -> Games:
    """Read what `save` wrote; raises `OSError`."""
    found: dict[tuple[str, int], list[PlayedPair]] = {}
    for key, seed, _, score, counts in json.loads(path.read_text("utf-8")):
        each = tuple(tuple((seen, occasions) for seen, occasions in game) for game in counts)
        found.setdefault((key, seed), []).append(PlayedPair(score, each))
    return found
