"""Counts how often each story pattern matches in games between computer players.

Not a test. Run it from the clone's root; 400 games take a minute on one core:

    nice -n 10 .venv/bin/python -m tests.benchmarks.bench_stories [--games 400] [--seed 16]

The players are drawn for each game from the levels that do not search, and the rules of thumb. It
also follows the stories of these games, one after the other, as one person would hear them: how
many sentences there are, and how often each pattern is used.
"""

import argparse
import random
from collections import Counter

from tests.readers import PlayedGame, play_game, seeds
from tyrus_desktop.desktop.story.facts import FinishedGame, finished
from tyrus_desktop.desktop.story.telling import GROUPS, remember, tell, unlike_latest
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import fold
from tyrus_desktop.players.levels import LADDER_PLAYERS, SEARCHING
from tyrus_desktop.referee import Referee

PLAYERS = [key for key in LADDER_PLAYERS if key not in SEARCHING] + ["rules-of-thumb"]


def end_of(game: PlayedGame) -> FinishedGame:
    """Return a whole game as its players see it at its end."""
    referee = Referee(game.deal, game.placements)
    return finished(fold(referee.view(Side.IVORY), referee.reveal()))


def main() -> None:
    """Play, and print how often each pattern matches and how often it is used."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=16)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    holds: Counter[str] = Counter()
    told_keys: Counter[str] = Counter()
    lengths: Counter[int] = Counter()
    told = ""
    for seed in seeds(options.seed, options.games):
        game = end_of(play_game(seed, rng.choice(PLAYERS), rng.choice(PLAYERS)))
        holds.update(p.key for group in GROUPS for p in group if next(p.find(game), None))
        facts = tell(game, unlike_latest(told))
        told = remember(told, facts, str(seed))
        told_keys.update(fact.pattern for fact in facts)
        lengths[len(facts)] += 1
    for group in GROUPS:
        for pattern in sorted(group, key=lambda each: holds[each.key]):
            print(f"{pattern.key:24} holds in {100 * holds[pattern.key] / options.games:5.1f} %")
        print()
    print("told:", dict(told_keys.most_common()))
    print("sentences a game:", dict(sorted(lengths.items())))


if __name__ == "__main__":
    main()
