"""Games for the tests of stories: for each pattern a seed, played by players that never change."""

from __future__ import annotations

from functools import cache

from tests.benchmarks.bench_stories import end_of
from tests.readers import PlayedGame, play_game
from tyrus_desktop.desktop.story.facts import (
    WHOLE_GAME,
    Fact,
    FinishedGame,
)
from tyrus_desktop.desktop.story.telling import (
    GROUPS,
)
from tyrus_desktop.engine.tiles import Side, Tile

PLAYERS = (
    ("rules-of-thumb", "greedy"),
    ("greedy", "rules-of-thumb"),
    ("rules-of-thumb", "rules-of-thumb"),
    ("random", "greedy"),
)
IVORY, BROWN = Side
PATTERNS = {pattern.key: pattern for group in GROUPS for pattern in group}

HOLDS: dict[str, tuple[int, Fact]] = {
    "fewer-representatives": (138, Fact("fewer-representatives", IVORY, 9, (3, 4))),
    "draw": (474, Fact("draw", None, WHOLE_GAME, (3, 4))),
    "from-behind": (1, Fact("from-behind", BROWN, 3)),
    "tiles": (42, Fact("tiles", BROWN, WHOLE_GAME, (5, 4))),
    "ninth": (12, Fact("ninth", IVORY, 9, (4, 1))),
    "too-late": (13, Fact("too-late", BROWN, WHOLE_GAME, (20,))),
    "fewer-votes": (2, Fact("fewer-votes", BROWN, WHOLE_GAME, (98, 83))),
    "narrow-end": (9, Fact("narrow-end", BROWN, 4, (22, 21))),
    "three": (3, Fact("three", BROWN, 3)),
    "spotless": (3, Fact("spotless", IVORY, WHOLE_GAME)),
    "led-throughout": (3, Fact("led-throughout", BROWN, WHOLE_GAME)),
    "early": (0, Fact("early", IVORY, 4)),
    "clear-end": (0, Fact("clear-end", IVORY, 4, (29, 21))),
    "one-tile": (79, Fact("one-tile", IVORY, 3, (Tile.parse("M3"),))),
    "prepared": (10, Fact("prepared", IVORY, 3, (13, 9))),
    "lost-lead": (1, Fact("lost-lead", IVORY, 2, (2, 0))),
    "cheap": (1, Fact("cheap", BROWN, 5, (3, 0))),
    "null-run": (10, Fact("null-run", IVORY, 5)),
    "silenced": (5, Fact("silenced", IVORY, 8, (10,))),
    "counter": (2, Fact("counter", IVORY, 6, (3, 20, 18))),
    "lead-taken": (0, Fact("lead-taken", IVORY, 3, (2, 1))),
    "one-vote": (5, Fact("one-vote", IVORY, 2, (24, 23))),
    "run-broken": (1, Fact("run-broken", BROWN, 3, (24, 7))),
    "sweeping": (0, Fact("sweeping", IVORY, 4, (29, 21))),
    "last-tile": (1, Fact("last-tile", IVORY, 2, (Tile.parse("M6"),))),
    "block": (21, Fact("block", BROWN, 7, (14, 9, 0))),  # Of ten votes.
    "closest": (8, Fact("closest", IVORY, 3, (16, 14))),
    "deserted": (3594, Fact("deserted", None, 1)),
    "empty-backs": (1, Fact("empty-backs", IVORY, 5, (3,))),
    "nulls": (56, Fact("nulls", None, WHOLE_GAME, (3, 9))),
    "scare": (28, Fact("scare", BROWN, 2, (4,))),
    "level": (2, Fact("level", None, 1, (6,))),
    "high-bluff": (11, Fact("high-bluff", IVORY, 6, (10,))),
    "crowd": (2, Fact("crowd", None, 6, (13,))),
    "exact": (5, Fact("exact", IVORY, 8, (10,))),
    "empty-block": (40, Fact("empty-block", BROWN, 4, (14,))),
    "lie": (1, Fact("lie", IVORY, 3, (18, 34))),
    "sleeper": (1, Fact("sleeper", BROWN, 6, (1,))),
    "honest": (0, Fact("honest", IVORY, WHOLE_GAME)),
    "concession": (0, Fact("concession", BROWN, 2, (14, 26))),
}
"""For each pattern the seed of a game in which it holds, and the fact found there."""


@cache
def played(seed: int) -> PlayedGame:
    return play_game(seed, *PLAYERS[seed % len(PLAYERS)])


@cache
def game(seed: int) -> FinishedGame:
    return end_of(played(seed))
