"""Computer players against each other, headless: `tyrus match`.

Every deal is played twice, the players exchanging sides, so that the luck of the tiles falls on
both; the pair is what the interval counts, since its two games are not independent. The deals
and each player's choices come from separate streams, all derived from one seed and from the
pair's number: the result is the same in however many processes it is computed. No Qt.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import signal
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tqdm import tqdm

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.referee import Referee

NORMAL_95 = 1.96
PAIRS_A_TASK = 10

Chunk = tuple[tuple[str, str], int, range]
"""The players, the seed, and which pairs to play."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One deal played twice. Scores are the first player's: 1 won, 0.5 drawn, 0 lost.

    `seconds` holds for each of the two players how long each of its choices took.
    """

    scores: tuple[float, float]
    seconds: tuple[tuple[float, ...], tuple[float, ...]]

    @property
    def score(self) -> float:
        return sum(self.scores) / 2


@dataclass(frozen=True, slots=True)
class Match:
    """The pairs that two players, named by their keys, have played under a seed."""

    players: tuple[str, str]
    seed: int
    pairs: Sequence[Pair] = field(repr=False)

    @property
    def score(self) -> float:
        """The first player's share of the points, 0..1."""
        return statistics.fmean(pair.score for pair in self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score, over pairs; see `interval`."""
        return interval([pair.score for pair in self.pairs])

    def games(self, score: float) -> int:
        """How many games ended with this score for the first player."""
        return sum(pair.scores.count(score) for pair in self.pairs)

    def milliseconds(self, player: int) -> tuple[float, float]:
        """The median and the worst time that player 0 or 1 took over a choice."""
        seconds = [second for pair in self.pairs for second in pair.seconds[player]]
        return 1000 * statistics.median(seconds), 1000 * max(seconds)

    def summary(self) -> dict[str, object]:
        """What `tyrus match --json` prints; scores are the first player's."""
        times = [self.milliseconds(player) for player in (0, 1)]
        return {
            "players": list(self.players),
            "games": 2 * len(self.pairs),
            "seed": self.seed,
            "won": self.games(1.0),
            "drawn": self.games(0.5),
            "lost": self.games(0.0),
            "score": self.score,
            "interval": list(self.interval),
            "median_ms": [median for median, _ in times],
            "worst_ms": [worst for _, worst in times],
        }

    def text(self) -> str:
        """What `tyrus match` prints."""
        first, second = self.players
        low, high = self.interval
        ends = f"{self.games(1.0)} won, {self.games(0.5)} drawn, {self.games(0.0)} lost"
        lines = [
            f"{first} against {second}: {self.score:.2%} (95 % interval {low:.2%} to {high:.2%})",
            f"{2 * len(self.pairs)} games in mirrored pairs, seed {self.seed}: {ends}",
        ]
        for player, name in enumerate(self.players):
            median, worst = self.milliseconds(player)
            lines.append(f"time a move, {name}: median {median:.3f} ms, worst {worst:.3f} ms")
        return "\n".join(lines) + "\n"


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of independent scores in 0..1.

    The normal interval after two won and two lost scores are added, as Agresti and Coull
    (The American Statistician 52, 1998) do for proportions: so it keeps a width when all scores
    are equal, and it is never too sure of a few.
    """
    padded = [*scores, 0.0, 0.0, 1.0, 1.0]
    mean = statistics.fmean(padded)
    half = NORMAL_95 * statistics.pstdev(padded) / math.sqrt(len(padded))
    return max(0.0, mean - half), min(1.0, mean + half)


def play(players: tuple[str, str], pairs: int, seed: int, processes: int = 1) -> Match:
    """Play so many mirrored pairs; raises `levels.UnknownLevel`.

    A progress bar is shown on standard error if that is a terminal.
    """
    chunks: list[Chunk] = [
        (players, seed, range(start, min(start + PAIRS_A_TASK, pairs)))
        for start in range(0, pairs, PAIRS_A_TASK)
    ]
    played: list[Pair] = []
    with tqdm(total=2 * pairs, unit=" games", disable=None, leave=False) as bar:
        for chunk in _computed(chunks, processes):
            played += chunk
            bar.update(2 * len(chunk))
    return Match(players, seed, played)


def _computed(chunks: list[Chunk], processes: int) -> Iterator[list[Pair]]:
    """Yield what the chunks give, in their order."""
    # A frozen program started again as a worker would open another table.
    if processes == 1 or getattr(sys, "frozen", False):
        yield from map(_play_chunk, chunks)
        return
    workers = min(processes, os.cpu_count() or 1)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _leave_interrupts) as pool:
        try:
            yield from pool.map(_play_chunk, chunks)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Leave Ctrl+C to the process that waits for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(chunk: Chunk) -> list[Pair]:
    names, seed, numbers = chunk
    players = (create(names[0]), create(names[1]))
    return [play_pair(players, seed, number) for number in numbers]


def play_pair(players: tuple[Player, Player], seed: int, number: int) -> Pair:
    """Play pair `number` of the seed: the same deal twice, the first player Ivory, then Brown."""
    deal = Deal.shuffled(random.Random(f"{seed} deal {number}"))
    scores: list[float] = []
    seconds: tuple[list[float], list[float]] = ([], [])
    for game, first_player in enumerate(Side):
        streams = [random.Random(f"{seed} player {who} {number} {game}") for who in range(2)]
        referee = Referee(deal)
        while (side := referee.view(Side.IVORY).to_play) is not None:
            who = 0 if side is first_player else 1
            view = referee.view(side)
            start = time.perf_counter()
            placement = players[who].choose(view, streams[who], never)
            seconds[who].append(time.perf_counter() - start)
            referee.play(side, placement)
        scores.append(_score(referee.view(Side.IVORY), first_player))
    return Pair((scores[0], scores[1]), (tuple(seconds[0]), tuple(seconds[1])))


def _score(view: PlayerView, side: Side) -> float:
    assert view.outcome is not None
    winner = view.outcome.winner
    return 0.5 if winner is None else float(winner is side)
