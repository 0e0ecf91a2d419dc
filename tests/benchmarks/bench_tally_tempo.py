"""Duration of tallies on the stage in games of computer players.

    .venv/bin/python -m tests.benchmarks.bench_tally_tempo [GAMES [LEVEL …]]

The levels meet each other and themselves in turn, from a fixed seed. Times are the sums of beats at
normal speed, from the opening of the stage to the verdict, with all holds, without the pause after
it and without the person's time to turn the last tile.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import isinf

from tests.readers import PlayedGame, play_game, seeds, witnessed
from tyrus_desktop.desktop.stage.counting import STAGGER
from tyrus_desktop.desktop.stage.stakes import History, Stakes, is_open, part_tally, stakes_of
from tyrus_desktop.desktop.stage.tempo import TIMES, Manner, turns, wait_after
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

SEED = 1
GAMES = 200
LEVELS = ("greedy", "rules-of-thumb", "senator")
PAUSED = Manner("pause")
RUNNING = Manner("run")


@dataclass(frozen=True, slots=True)
class Timed:
    """One tally; times in seconds."""

    stakes: Stakes
    tiles: int
    seconds: float
    running: float
    turned_by_person: bool
    waits: bool
    pause: float
    turned_together: int


def tallies(game: PlayedGame) -> Iterator[tuple[Tally, History]]:
    """Yield the tallies of a game and the public history before each."""
    winners: tuple[Side | None, ...] = ()
    shown: dict[Side, frozenset[object]] = {side: frozenset() for side in Side}
    for _, events in witnessed(game, Side.IVORY):
        for event in events:
            if isinstance(event, ElectionTallied):
                yield event.tally, History(winners, dict(shown))  # type: ignore[arg-type]
                winners += (event.tally.winner,)
                for side in Side:
                    shown[side] |= {t.tile for t in event.tally.shown if t.owner is side}


def time_tally(tally: Tally, history: History) -> Timed:
    stakes = stakes_of(tally, history)
    times = TIMES[stakes]
    frame = times.enter + times.sums + times.verdict + 2 * STAGGER
    turned = {manner: list(turns(tally, history, manner)) for manner in (PAUSED, RUNNING)}
    seconds = {
        manner: (frame + sum(t.hold + t.milliseconds + t.rest for t in each)) / 1000
        for manner, each in turned.items()
    }
    wait = wait_after(tally, history, PAUSED, shared=False)
    last = turned[PAUSED][-1:]
    count = len(tally.shown)
    open_before = sum(is_open(part_tally(tally, n, history)) for n in range(count))
    return Timed(
        stakes,
        count,
        seconds[PAUSED],
        seconds[RUNNING],
        any(turn.stop for turn in last),
        isinf(wait),
        0 if isinf(wait) else wait / 1000,
        count - open_before,
    )


def spread(values: Sequence[float]) -> str:
    cuts = statistics.quantiles(values, n=20, method="inclusive")
    ends = f"least {min(values):.1f}, most {max(values):.1f}"
    return f"5 % {cuts[0]:.1f}, median {cuts[9]:.1f}, 95 % {cuts[-1]:.1f}, {ends}"


def report(found: Sequence[Timed], games: int) -> None:
    print(f"{len(found)} tallies of {games} games")
    by_stakes = defaultdict(list)
    for each in found:
        by_stakes[each.stakes].append(each)
    for stakes in Stakes:
        group = by_stakes[stakes]
        if len(group) < 2:
            continue
        print(f"{stakes.value}: {len(group) / len(found):.0%}")
        print(f"  seconds: {spread([each.seconds for each in group])}")
        print(f"  without stops: {spread([each.running for each in group])}")
        turned = sum(each.turned_by_person for each in group)
        print(f"  the person turns the last tile in {turned / len(group):.0%}")
    tiles = sum(each.tiles for each in found)
    together = sum(each.turned_together for each in found)
    early = sum(each.turned_together > 0 for each in found)
    print(f"decided before the last turn: {early / len(found):.0%} of tallies")
    print(f"turns once the winner is sure: {together / tiles:.0%}")
    pauses = [each.pause for each in found if not each.waits]
    print(f"pauses: {spread(pauses)}; {sum(e.waits for e in found) / len(found):.0%} wait")
    print(f"seconds a game, waits apart: {sum(each.seconds for each in found) / games:.0f}")
    sizes = Counter(each.tiles for each in found)
    print("tallies by tiles:", ", ".join(f"{size}: {sizes[size]}" for size in sorted(sizes)))


def main(arguments: Sequence[str]) -> None:
    count = int(arguments[0]) if arguments else GAMES
    levels = arguments[1:] or LEVELS
    pairs = list(combinations_with_replacement(levels, 2))
    games = [
        play_game(seed, *pairs[number % len(pairs)])
        for number, seed in enumerate(seeds(SEED, count))
    ]
    report([time_tally(*each) for game in games for each in tallies(game)], count)


if __name__ == "__main__":
    main(sys.argv[1:])
