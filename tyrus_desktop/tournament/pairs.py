"""One deal played twice, and a match of two players over many such pairs.

The deals and each player's choices use separate random streams, all derived from the seed and the
number of the pair. So a pair is the same in any process and in any order.
"""

from __future__ import annotations

import math
import os
import random
import statistics
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import COMPUTER, name_header, player_header, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.keys import description
from tyrus_desktop.players.levels import SUFFIX
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament.workers import Stop, Stopped

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Pair:
    """One deal played twice.

    `scores` are the first player's: 1 won, 0.5 drawn, 0 lost. `seconds` has the time of each choice
    of each player.
    """

    scores: tuple[float, float]
    seconds: tuple[tuple[float, ...], tuple[float, ...]]

    @property
    def score(self) -> float:
        return sum(self.scores) / 2


@dataclass(frozen=True, slots=True)
class Match:
    """The pairs that two players, given by their keys, have played with a seed."""

    players: tuple[str, str]
    seed: int
    pairs: Sequence[Pair] = field(repr=False)

    @property
    def scores(self) -> list[float]:
        """The first player's share of each pair, 0..1."""
        return [pair.score for pair in self.pairs]

    @property
    def score(self) -> float:
        """The first player's share of the points, 0..1."""
        return statistics.fmean(self.scores)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the score, over pairs."""
        return interval(self.scores)

    def games(self, score: float) -> int:
        """Return the number of games that ended with this score for the first player."""
        return sum(pair.scores.count(score) for pair in self.pairs)

    def milliseconds(self, player: int) -> tuple[float, float]:
        """Return the median and the worst time of a choice of player 0 or 1."""
        seconds = [second for pair in self.pairs for second in pair.seconds[player]]
        return 1000 * statistics.median(seconds), 1000 * max(seconds)

    def summary(self) -> dict[str, object]:
        """Return the output of `tyrus match --json`; scores and Elo are the first player's."""
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
            "elo": elo(self.score),
            "elo_interval": [elo(end) for end in self.interval],
            "median_ms": [median for median, _ in times],
            "worst_ms": [worst for _, worst in times],
        }


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % confidence interval of the mean of independent scores, 0..1.

    This is the normal interval after adding two won and two lost scores, as Agresti and Coull (The
    American Statistician 52, 1998) do for proportions. So it has a width even if all scores are
    equal, and is not too narrow for small samples.
    """
    padded = [*scores, 0.0, 0.0, 1.0, 1.0]
    mean = statistics.fmean(padded)
    margin = NORMAL_95 * statistics.pstdev(padded) / math.sqrt(len(padded))
    return max(0.0, mean - margin), min(1.0, mean + margin)


def elo(score: float) -> float | None:
    """Return the difference in Elo for a score, 0..1; None if the score is 0 or 1.

    A difference of 400 means odds of ten to one.
    """
    return 400 * math.log10(score / (1 - score)) if 0 < score < 1 else None


def play_pair(
    players: tuple[Player, Player],
    seed: int,
    number: int,
    records: tuple[Path, tuple[str, str]] | None = None,
    stop: Stop = never,
) -> Pair:
    """Play one deal twice, with the first player as Ivory, then as Brown.

    Args:
        players: The two players.
        seed: The seed of the match.
        number: The number of the pair in the match.
        records: A folder for the records of both games, and the players' keys.
        stop: Returns true when the pair should be abandoned.

    Raises:
        OSError: A record can't be written.
        Stopped: `stop` returned true after a choice.
    """
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
            placement = players[who].choose(view, streams[who], stop)
            if stop():
                raise Stopped
            seconds[who].append(time.perf_counter() - start)
            referee.play(side, placement)
        scores.append(score_of(referee.view(Side.IVORY), first_player))
        if records is not None:
            folder, keys = records
            named = "-".join(map(_short_name, keys))
            name = f"{named}-seed-{seed}-{number + 1:05}-{game + 1}.tyrus"
            seated = dict(zip((first_player, first_player.other), keys, strict=True))
            _write_record(referee, seated, folder / name)
    return Pair((scores[0], scores[1]), (tuple(seconds[0]), tuple(seconds[1])))


def _short_name(key: str) -> str:
    """Return a player's name for use in file names: its key, or a checksum of its path."""
    return f"weights-{crc32(os.fsencode(key)):08x}" if key.endswith(SUFFIX) else key


def _write_record(referee: Referee, seated: dict[Side, str], path: Path) -> None:
    headers: dict[str, str] = {}
    for side in Side:
        key = seated[side]
        player = f"{COMPUTER} {description(key)}"
        headers |= {name_header(side): key, player_header(side): player}
    data, new = write(referee.record(headers)), path.open("wb")
    try:
        with new as file:
            file.write(data)
    except OSError:  # An incomplete record would be unreadable.
        with suppress(OSError):
            path.unlink(missing_ok=True)
        raise


def score_of(view: PlayerView, side: Side) -> float:
    """Return the score of a side in a finished game: 1, 0.5 or 0."""
    assert view.outcome is not None
    winner = view.outcome.winner
    return 0.5 if winner is None else float(winner is side)
