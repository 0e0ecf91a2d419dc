"""Measures advice and coach. Run it from the clone's root:

    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_advice advice scribe 100
    OMP_NUM_THREADS=1 .venv/bin/python -m tests.benchmarks.bench_advice coach archon 10

The first plays pairs of mirrored games of a level that takes each advice against itself without.
The second counts how often the coach would speak in a level's games against itself. Both print the
processor time of an answer.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.readers import turn
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.adviser import Adviser
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament.pairs import Match, play_pair

SEED = 7


@dataclass(slots=True)
class Advised:
    """A player that takes each advice."""

    seconds: list[float] = field(default_factory=list)
    adviser: Adviser = field(default_factory=Adviser)

    def choose(
        self, view: PlayerView, _rng: random.Random, stop: Callable[[], bool], /
    ) -> Placement:
        """Return what the adviser says."""
        start = time.process_time()
        advice = self.adviser.advise(view, stop)
        self.seconds.append(time.process_time() - start)
        assert advice is not None
        return advice.placement


def advice(level: str, pairs: int) -> None:
    """Play and print after each ten pairs."""
    advised, played = Advised(), []
    for number in range(pairs):
        played.append(play_pair((advised, create(level)), SEED, number))
        if number % 10 == 9:
            match = Match((f"{level} advised", level), SEED, played)
            low, high = match.interval
            print(f"{2 * len(played)} games: {match.score:.3f} ({low:.3f} to {high:.3f})", end="; ")
            print(f"worst answer {max(advised.seconds):.3f} s", flush=True)


def coach(level: str, games: int) -> None:
    """Play, ask the coach before each placement, and print."""
    player, spoken, seconds = create(level), Counter[str](), [0.0]
    for number in range(games):
        rng, adviser = random.Random(number), Adviser()
        referee, said = Referee(Deal.shuffled(rng)), Counter[str]()
        while (side := turn(referee)) is not None:
            view = referee.view(side)
            placement = player.choose(view, rng, never)
            start = time.process_time()
            warning = adviser.coach.warn(view, placement, never)
            seconds.append(time.process_time() - start)
            if warning is not None:
                said[f"{side.value} {warning.name}"] += 1
            referee.play(side, placement)
        spoken += said
        spoken["games of a side with a warning"] += len({each.split()[0] for each in said})
        spoken["games of a side"] += len(Side)
        print(number + 1, dict(spoken), f"worst answer {max(seconds):.3f} s", flush=True)


if __name__ == "__main__":
    what, level, count = sys.argv[1:]
    if what == "advice":
        advice(level, int(count))
    else:
        coach(level, int(count))
