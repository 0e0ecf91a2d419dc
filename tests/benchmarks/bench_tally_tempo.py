"""Duration of tallies on the stage in games of computer players.

    .venv/bin/python -m tests.benchmarks.bench_tally_tempo [GAMES [LEVEL …]]

The levels meet each other and themselves in turn, from a fixed seed. Seconds are sums of beats at
normal speed, from the opening of the stage to the verdict, with all holds, without the pause after
it and without the person's time to turn the last tile.
"""

from __future__ import annotations

import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import isinf

from tests.readers import PlayedGame, play_game, seeds, witnessed
from tyrus_desktop.desktop.stage.counting import STAGGER
from tyrus_desktop.desktop.stage.stakes import History, Stakes, stakes_of
from tyrus_desktop.desktop.stage.tempo import TIMES, Manner, turns, wait_after
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side, Tile

SEED = 1
GAMES = 200
LEVELS = ("greedy", "rules-of-thumb", "senator")
MANNER = Manner("pause")


@dataclass(frozen=True, slots=True)
class Timed:
    """One tally, with its seconds and the seconds of the pause after it; infinite if it waits."""

    stakes: Stakes
    seconds: float
    turned_by_person: bool
    pause: float


def tallies(game: PlayedGame) -> Iterator[tuple[Tally, History]]:
    """Yield the tallies of a game and the public history before each."""
    winners: tuple[Side | None, ...] = ()
    shown: dict[Side, set[Tile | None]] = {side: set() for side in Side}
    for _, events in witnessed(game, Side.IVORY):
        for event in events:
            if isinstance(event, ElectionTallied):
                faces = {side: frozenset(tile for tile in shown[side] if tile) for side in Side}
                yield event.tally, History(winners, faces)
                winners += (event.tally.winner,)
                for standing in event.tally.shown:
                    shown[standing.owner].add(standing.tile)


def time_tally(tally: Tally, history: History) -> Timed:
    stakes = stakes_of(tally, history)
    times, turned = TIMES[stakes], list(turns(tally, history, MANNER))
    frame = times.enter + times.sums + times.verdict + 2 * STAGGER
    seconds = (frame + sum(turn.hold + turn.milliseconds + turn.rest for turn in turned)) / 1000
    pause = wait_after(tally, history, MANNER, shared=False) / 1000
    return Timed(stakes, seconds, any(turn.stop for turn in turned), pause)


def report(found: Sequence[Timed], games: int) -> None:
    print(f"{len(found)} tallies of {games} games")
    by_stakes = defaultdict(list)
    for each in found:
        by_stakes[each.stakes].append(each)
    for stakes, group in by_stakes.items():
        seconds = sorted(each.seconds for each in group)
        turned = sum(each.turned_by_person for each in group) / len(group)
        print(
            f"{stakes.value}: {len(group) / len(found):.0%}, "
            f"median {statistics.median(seconds):.1f} s, longest {seconds[-1]:.1f} s; "
            f"the person turns the last tile in {turned:.0%}"
        )
    pauses = [each.pause for each in found if not isinf(each.pause)]
    waiting = 1 - len(pauses) / len(found)
    print(f"pauses: median {statistics.median(pauses):.1f} s; {waiting:.0%} wait for the person")
    print(f"seconds a game: {sum(each.seconds for each in found) / games:.0f}")


def main(arguments: Sequence[str]) -> None:
    count = int(arguments[0]) if arguments else GAMES
    pairs = list(combinations_with_replacement(arguments[1:] or LEVELS, 2))
    games = [
        play_game(seed, *pairs[number % len(pairs)])
        for number, seed in enumerate(seeds(SEED, count))
    ]
    report([time_tally(*each) for game in games for each in tallies(game)], count)


if __name__ == "__main__":
    main(sys.argv[1:])
