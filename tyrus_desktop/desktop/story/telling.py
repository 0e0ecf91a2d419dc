"""Chooses the three facts of a story: how the game ended, the turning point, and an oddity.

Each group is ordered by rarity, and the rarest pattern that holds is chosen. No two facts are
`ALIKE` or about one election, and no pattern repeats within a few games, except `plain` ones, which
say how the game ended or are the last resort of their group. Frequencies in per cent, in 1000 games
of the levels of version 0.1.0; with a star, in 400 games of the current levels. `python -m
tests.benchmarks.bench_stories` (seed 16) measures them.

    endings   fewer-representatives 0.5, draw 0.6, from-behind 4.2, tiles 5.7, ninth 7.8,
              too-late 13.1, fewer-votes 13.3, narrow-end 14.2, three 17.4, spotless 22.8,
              led-throughout 31.8, early 36.3, clear-end 39.9, ending 93.7
    turns     one-tile 2.0, cheap 3.0*, prepared 7.3, lost-lead 7.7, null-run 16.1,
              silenced 22.3, counter 26.8, lead-taken 34.0, one-vote 40.7, sweeping 41.0*,
              run-broken 42.2, last-tile 63.7, closest 63.8*, block 77.7, won 100
    oddities  deserted 1.6, scare 6.4, empty-backs 6.5, nulls 8.3, level 11.5, high-bluff 13.6,
              crowd 15.9, empty-block 18.4, exact 21.5, lie 33.7, sleeper 39.6,
              concession 79.4, cost 100*
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tyrus_desktop.desktop.story import endings, oddities, turns
from tyrus_desktop.desktop.story.facts import WHOLE_GAME, Fact, FinishedGame, Pattern
from tyrus_desktop.engine.board import Role

ENDINGS = (
    Pattern("fewer-representatives", endings.fewer_representatives),
    Pattern("draw", endings.draw, plain=True),
    Pattern("from-behind", endings.from_behind),
    Pattern("tiles", endings.tiles, plain=True),
    Pattern("ninth", endings.ninth),
    Pattern("too-late", endings.too_late),
    Pattern("fewer-votes", endings.fewer_votes),
    Pattern("narrow-end", endings.narrow_end),
    Pattern("three", endings.three),
    Pattern("spotless", endings.spotless),
    Pattern("led-throughout", endings.led_throughout),
    Pattern("early", endings.early),
    Pattern("clear-end", endings.clear_end),
    Pattern("ending", endings.plain, plain=True),
)
TURNS = (
    Pattern("one-tile", turns.one_tile),
    Pattern("cheap", turns.cheap),
    Pattern("prepared", turns.prepared),
    Pattern("lost-lead", turns.lost_lead),
    Pattern("null-run", turns.null_run),
    Pattern("silenced", turns.silenced),
    Pattern("counter", turns.counter),
    Pattern("lead-taken", turns.lead_taken),
    Pattern("one-vote", turns.one_vote),
    Pattern("sweeping", turns.sweeping),
    Pattern("run-broken", turns.run_broken),
    Pattern("last-tile", turns.last_tile),
    Pattern("closest", turns.closest),
    Pattern("block", turns.block),
    Pattern("won", turns.won, plain=True),
)
ODDITIES = (
    Pattern("deserted", oddities.deserted),
    Pattern("scare", oddities.scare),
    Pattern("empty-backs", oddities.empty_backs),
    Pattern("nulls", oddities.nulls),
    Pattern("level", oddities.level),
    Pattern("high-bluff", oddities.high_bluff),
    Pattern("crowd", oddities.crowd),
    Pattern("empty-block", oddities.empty_block),
    Pattern("exact", oddities.exact),
    Pattern("lie", oddities.lie),
    Pattern("sleeper", oddities.sleeper),
    Pattern("concession", oddities.concession),
    Pattern("cost", oddities.cost, plain=True),
)
GROUPS: Sequence[Sequence[Pattern]] = (ENDINGS, TURNS, ODDITIES)

MEMORY = 4
"""The number of games before a pattern, unless it is plain, is used again."""

KEPT = 20
"""The number of latest games whose stories are remembered for opening them again."""

ALIKE: Sequence[frozenset[str]] = (
    frozenset({"from-behind", "lost-lead", "lead-taken"}),
    frozenset({"null-run", "nulls", "level"}),
    frozenset({"silenced", "exact"}),
    frozenset({"closest", "narrow-end"}),
    frozenset({"sleeper", "prepared"}),
    frozenset({"sweeping", "clear-end"}),
)
"""Patterns that say nearly the same of a game: a story has one of each set at most."""

Choice = Callable[[Pattern, Fact], bool]
"""Whether a fact found by a pattern may be told."""


def tell(game: FinishedGame, choice: Choice = lambda *_: True) -> tuple[Fact, ...]:
    """Return the facts to tell, at most one of each group, and no two that say the same."""
    facts: list[Fact] = []
    for group in GROUPS:
        elections = {fact.election for fact in facts} - {WHOLE_GAME}
        found = (
            fact
            for pattern in group
            for fact in pattern.find(game)
            if fact.election not in elections and choice(pattern, fact) and not _said(fact, facts)
        )
        facts += [_with_votes(fact, game) for fact in [next(found, None)] if fact]
    return tuple(facts)


def _said(fact: Fact, facts: Sequence[Fact]) -> bool:
    """Return whether one of these facts says nearly the same."""
    return any({fact.pattern, each.pattern} <= alike for alike in ALIKE for each in facts)


def _with_votes(fact: Fact, game: FinishedGame) -> Fact:
    """Return a fact with the votes that won its election, if it is about a win and has no tiles."""
    if fact.tiles or fact.election == WHOLE_GAME or fact.actor is None:
        return fact
    tally = game.tallies[fact.election - 1]
    won = tally.winner is fact.actor
    return fact.about(tally.tiles(fact.actor, Role.VOTE)) if won else fact


def unlike_latest(used: str) -> Choice:
    """Choose patterns not used in the latest games; `used` is the result of `remember`."""
    latest = {key for _, keys in _games(used)[-MEMORY:] for key in keys}
    return lambda pattern, _: pattern.plain or pattern.key not in latest


def as_at_first(used: str, game_id: str) -> Choice:
    """Choose the patterns remembered from this game's end; without any, choose freely."""
    keys = dict(_games(used)).get(game_id[:_ID_LENGTH])
    return lambda _, fact: keys is None or fact.pattern in keys


def remember(used: str, facts: Sequence[Fact], game_id: str) -> str:
    """Return `used` with a game's patterns added, as `ID:PATTERN,PATTERN` separated by spaces."""
    keys = ",".join(fact.pattern for fact in facts)
    return " ".join([*used.split(), f"{game_id[:_ID_LENGTH]}:{keys}"][-KEPT:])


_ID_LENGTH = 12


def _games(used: str) -> list[tuple[str, list[str]]]:
    """Parse the games of `remember`; version 0.1.0 saved no identities."""
    parts = (each.rpartition(":") for each in used.split())
    return [(game_id, keys.split(",")) for game_id, _, keys in parts]
