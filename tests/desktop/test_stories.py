"""The story of a finished game: its facts, its sentences, and none before the end."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest

from tests.benchmarks.bench_stories import end_of
from tests.readers import PlayedGame, other_world, play_game, witnessed
from tyrus_desktop.desktop.story.facts import WHOLE_GAME, Fact, FinishedGame, finished
from tyrus_desktop.desktop.story.telling import (
    ALIKE,
    GROUPS,
    KEPT,
    MEMORY,
    as_at_first,
    remember,
    tell,
    unlike_latest,
)
from tyrus_desktop.desktop.text import stories
from tyrus_desktop.desktop.text.stories import fact_sentence
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import fold
from tyrus_desktop.referee import Referee

PLAYERS = (
    ("rules-of-thumb", "greedy"),
    ("greedy", "rules-of-thumb"),
    ("rules-of-thumb", "rules-of-thumb"),
    ("random", "greedy"),
)
IVORY, BROWN = Side
PATTERNS = {pattern.key: pattern for group in GROUPS for pattern in group}
LAST_RESORTS = {"ending", "won", "cost"}

EXAMPLES: dict[str, tuple[int, Side | None, int, tuple[int | Tile, ...], int, str]] = {
    "fewer-representatives": (138, IVORY, 9, (3, 4), 1, "one representative more"),
    "draw": (474, None, WHOLE_GAME, (3, 4), 42, "the last tiles differ by one point"),
    "from-behind": (1, BROWN, 3, (), 100, "the loser's win, then a null election"),
    "tiles": (42, BROWN, WHOLE_GAME, (5, 4), 2, "one representative more decides"),
    "ninth": (12, IVORY, 9, (4, 1), 5, "one representative apart before"),
    "too-late": (13, BROWN, WHOLE_GAME, (20,), 157, "14 votes"),
    "fewer-votes": (2, BROWN, WHOLE_GAME, (98, 83), 61, "as many votes"),
    "narrow-end": (9, BROWN, 4, (22, 21), 4, "by 3"),
    "three": (3, BROWN, 3, (), 0, "a row at the fourth election"),
    "spotless": (3, IVORY, WHOLE_GAME, (), 0, "the loser won one election"),
    "led-throughout": (3, BROWN, WHOLE_GAME, (), 20, "level once"),
    "early": (0, IVORY, 4, (), 13, "six elections"),
    "clear-end": (0, IVORY, 4, (29, 21), 17, "by 7"),
    "one-tile": (79, IVORY, 3, (Tile.parse("M3"),), 4, "two new tiles"),
    "prepared": (10, IVORY, 3, (13, 9), 2, "one new tile"),
    "lost-lead": (1, IVORY, 2, (2, 0), 0, "a lead of one"),
    "cheap": (1, BROWN, 5, (3, 0), 55, "two votes, but ten points of tiles"),
    "null-run": (10, IVORY, 5, (), 2, "a null election after a single win"),
    "silenced": (5, IVORY, 8, (10,), 28, "9 votes"),
    "counter": (2, IVORY, 6, (3, 20, 18), 74, "counters that were not needed"),
    "lead-taken": (0, IVORY, 3, (2, 1), 20, "level, and never behind"),
    "one-vote": (5, IVORY, 2, (24, 23), 2, "by two"),
    "run-broken": (1, BROWN, 3, (24, 7), 0, "a run of two that became three"),
    "sweeping": (0, IVORY, 4, (29, 21), 100, "by 7"),
    "last-tile": (1, IVORY, 2, (Tile.parse("M6"),), 0, "the last tile was not needed"),
    "block": (21, BROWN, 7, (14, 9, 0), 0, "blocks that were not needed"),
    "closest": (8, IVORY, 3, (16, 14), 1, "two are as close"),
    "deserted": (3594, None, 1, (), 46, "a single tile"),
    "empty-backs": (1, IVORY, 5, (3,), 0, "two bluffs"),
    "nulls": (56, None, WHOLE_GAME, (3, 9), 2, "two null elections"),
    "scare": (28, BROWN, 2, (4,), 12, "a counter of 3"),
    "level": (2, None, 1, (6,), 26, "4 votes each"),
    "high-bluff": (11, IVORY, 6, (10,), 3, "a bluff with an 8"),
    "crowd": (2, None, 6, (13,), 11, "ten tiles"),
    "exact": (5, IVORY, 8, (10,), 780, "5 votes"),
    "empty-block": (40, BROWN, 4, (14,), 581, "a block of 4"),
    "lie": (1, IVORY, 3, (18, 34), 52, "11 points"),
    "sleeper": (1, BROWN, 6, (1,), 0, "three elections"),
    "concession": (0, BROWN, 2, (14, 26), 10, "9 points"),
}
"""For each pattern the seed of a game in which it holds, the fact found there, and the seed of a
game in which it narrowly doesn't, and why.
"""

NAMES = {IVORY: "Claire", BROWN: "The Consul"}
READERS = (Voices(NAMES, IVORY), Voices(NAMES, BROWN), Voices(NAMES))


@cache
def played(seed: int) -> PlayedGame:
    """Return a game by players that never change."""
    return play_game(seed, *PLAYERS[seed % len(PLAYERS)])


@cache
def game(seed: int) -> FinishedGame:
    return end_of(played(seed))


def example(key: str) -> Fact:
    _, actor, election, values, *_ = EXAMPLES[key]
    return Fact(key, actor, election, values)


def given_up(seed: int, placements: int, quitter: Side) -> FinishedGame:
    """Return a game that a side gives up after some placements."""
    whole = played(seed)
    referee = Referee(whole.deal, whole.placements[:placements])
    referee.give_up(quitter)
    return finished(fold(referee.view(IVORY), referee.reveal()))


# The facts


def test_story_patterns_reject_near_misses() -> None:
    assert set(EXAMPLES) == set(PATTERNS) - LAST_RESORTS
    for key, (seed, *_, other, why) in EXAMPLES.items():
        assert next(PATTERNS[key].find(game(seed)), None) == example(key)
        assert next(PATTERNS[key].find(game(other)), None) is None, (key, why)
    scare = next(PATTERNS["scare"].find(game(11)), None)
    assert scare is None, "a counter placed before the bluff was not provoked"
    won = [tally for tally in game(3).tallies if tally.winner]
    for count, compared in ((2, True), (1, False)):  # A game given up early may have only one.
        few = replace(game(3), tallies=tuple(won[:count]))
        assert bool(list(PATTERNS["closest"].find(few))) is compared


def alike(one: Fact, other: Fact) -> bool:
    return any({one.pattern, other.pattern} <= patterns for patterns in ALIKE)


def test_story_contains_the_rarest_fact_of_each_group() -> None:
    for whole in map(game, range(20)):
        facts = tell(whole)
        assert len(facts) == len(GROUPS)
        elections = [fact.election for fact in facts if fact.election != WHOLE_GAME]
        assert len(elections) == len(set(elections))
        for number, (group, fact) in enumerate(zip(GROUPS, facts, strict=True)):
            before = {each.election for each in facts[:number]} - {WHOLE_GAME}
            found = (
                each
                for pattern in group
                for each in pattern.find(whole)
                if not any(alike(each, earlier) for earlier in facts[:number])
            )
            assert fact == next(each for each in found if each.election not in before)


def test_two_sentences_never_say_the_same() -> None:
    """The winner of game 1 lost the first two elections: no other sentence tells of that lead."""
    both = ("from-behind", "lost-lead")
    assert all(list(PATTERNS[key].find(game(1))) for key in both)
    told = tell(game(1), lambda pattern, _: pattern.key in both)
    assert [fact.pattern for fact in told] == ["from-behind"]
    assert {key for patterns in ALIKE for key in patterns} <= set(PATTERNS)
    for whole in map(game, range(100)):
        facts = tell(whole)
        assert not any(alike(*pair) for pair in combinations(facts, 2))


def test_facts_have_the_tiles_that_they_are_about() -> None:
    for whole in map(game, range(40)):
        seen = {(each.owner, each.tile) for tally in whole.tallies for each in tally.shown}
        seen |= {(each.owner, each.tile) for each in whole.standing}
        for fact in tell(whole):
            assert set(fact.tiles) <= seen
            named = {value for value in fact.values if isinstance(value, Tile)}
            assert named <= {tile for _, tile in fact.tiles}
            values = [tile.value for _, tile in fact.tiles]
            assert values == sorted(values, reverse=True)
            if fact.pattern in ("too-late", "block", "empty-block", "scare", "high-bluff"):
                assert sum(values) == fact.values[0], "the tiles of the sentence"
            assert values or fact.pattern not in ("prepared", "counter", "sleeper", "lie", "won")


def test_only_plain_story_patterns_repeat_within_five_games() -> None:
    plain = {"ending", "streak", "five", "majority", "given-up"}
    plain |= {key for key, pattern in PATTERNS.items() if pattern.plain}
    told, stories_told = "", list[set[str]]()
    for seed in range(60):
        facts = tell(game(seed), unlike_latest(told))
        told = remember(told, facts, str(seed))
        stories_told.append({fact.pattern for fact in facts} - plain)
        for earlier in stories_told[-1 - MEMORY : -1]:
            assert not earlier & stories_told[-1]
    assert len(told.split()) == KEPT
    pattern, fact = PATTERNS["spotless"], example("spotless")
    told = remember("", (fact,), "a")
    for _ in range(MEMORY):
        assert not unlike_latest(told)(pattern, fact)
        told = remember(told, (Fact("nulls", None, WHOLE_GAME),), "b")
    assert unlike_latest(told)(pattern, fact)


def test_reopened_game_keeps_its_story() -> None:
    told, stories = "three,won,dearest", {}  # As version 0.1.0 kept it.
    for seed in range(KEPT):
        stories[seed] = tell(game(seed), unlike_latest(told))
        told = remember(told, stories[seed], f"{seed:064x}"[::-1])
    for seed, facts in stories.items():
        assert tell(game(seed), as_at_first(told, f"{seed:064x}"[::-1])) == facts
    assert tell(game(0), as_at_first(told, "of another game")) == tell(game(0))


def test_resigned_game_has_a_story() -> None:
    for placements, quitter in product([0, 3, 6, 20, 35], Side):
        facts = tell(given_up(5, placements, quitter))
        assert (facts[0].pattern, facts[0].actor) == ("given-up", quitter)
        assert facts[0].values[2] == placements // 6 + 1
        assert len(facts) == len(GROUPS) or placements < 12


def test_running_game_has_no_story() -> None:
    """Even the last view has no story, because the tiles are not revealed yet."""
    rng, whole = random.Random(1), played(1)
    refused = [view for side in Side for view, _ in witnessed(whole, side)]
    refused.append(Referee(whole.deal, whole.placements).view(IVORY))
    for side, count in product(Side, (6, 20, len(whole.placements) - 1)):
        world = other_world(whole.cut(count), side, rng)
        refused.append(Referee(world.deal, world.placements).view(side))
    for view in refused:
        with pytest.raises(ValueError, match="before the game is over"):
            finished(view)


# The words


def facts_of_every_kind() -> list[Fact]:
    found = [example(key) for key in EXAMPLES]
    found += [fact for seed in range(80) for group in GROUPS for fact in group[-1].find(game(seed))]
    found.append(tell(given_up(5, 20, IVORY))[0])
    return list({fact.pattern: fact for fact in found}.values())


@pytest.mark.parametrize(
    ("language", "pronouns"),
    [("en", {"you", "your", "yours"}), ("fr", {"vous", "votre", "vos"})],
)
def test_each_story_pattern_has_a_sentence_for_each_reader(
    speak: Callable[[str], None], language: str, pronouns: set[str]
) -> None:
    """Names begin with a capitalised article, so they stand only at the start of a sentence."""
    speak(language)
    facts = facts_of_every_kind()
    assert {fact.pattern for fact in facts} == {*stories.NEUTRAL, *stories.TO_YOU}
    assert set(stories.TO_YOU) == set(stories.OF_THE_ENEMY) > set(stories.BY_NAME)
    for fact in facts:
        mine, theirs, neutral = (fact_sentence(fact, reader) for reader in READERS)
        for sentence in (mine, theirs, neutral):
            assert "%" not in sentence
            assert sentence[-1] == "."
            assert sentence[0].isupper() or sentence[0].isdigit()
        assert not pronouns & {*re.split("[ .,’]", neutral.lower())}, neutral
        if fact.actor is not None:
            told = mine if fact.actor is IVORY else theirs
            assert pronouns & {*re.split("[ .,’]", told.lower())}, told
            assert NAMES[fact.actor] not in told
            assert mine != theirs
        named = fact_sentence(fact, Voices(dict.fromkeys(Side, "NAME")))
        before = named.split("NAME")[0] if "NAME" in named else ""
        assert before == "" or before[-2:] in (". ", ": "), named
        assert not re.search("(de|of) NAME", named)
