"""The story of a finished game: each pattern, the choice among them, and their sentences.

The games are played by players that never change, so a seed stands for a whole record. For each
pattern there is a game in which it holds, with the fact that is to be told, and one in which it
narrowly does not.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication

from tests.benchmarks.bench_stories import end_of
from tests.readers import PlayedGame, other_world, play_game, witnessed
from tyrus_desktop import paths
from tyrus_desktop.desktop.story import endings
from tyrus_desktop.desktop.story.facts import (
    WHOLE_GAME,
    Fact,
    FinishedGame,
    finished,
    margin,
    shown_points,
)
from tyrus_desktop.desktop.story.telling import (
    GROUPS,
    KEPT,
    MEMORY,
    as_at_first,
    remember,
    tell,
    unlike_latest,
)
from tyrus_desktop.desktop.text import stories
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.stories import fact_sentence
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.board import Building, StandingTile
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.tally import Count, Tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import fold
from tyrus_desktop.referee import Referee

PLAYERS = (
    ("rules-of-thumb", "greedy"),
    ("greedy", "rules-of-thumb"),
    ("rules-of-thumb", "rules-of-thumb"),
    ("random", "greedy"),
)
IVORY, BROWN = Side
NAMES = {IVORY: "Claire", BROWN: "The Consul"}
READERS = (Voices(NAMES, IVORY), Voices(NAMES, BROWN), Voices(NAMES))
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
    "dearest": (0, Fact("dearest", None, 4, (50,))),
}
NARROWLY_NOT = {
    "fewer-representatives": (1, "the streak's winner has one representative more"),
    "draw": (42, "the last tiles differ by one point"),
    "from-behind": (100, "the loser won the first election, and the second was null"),
    "tiles": (2, "one representative more decides"),
    "ninth": (5, "one representative apart before the ninth election"),
    "too-late": (157, "14 votes"),
    "fewer-votes": (61, "as many votes"),
    "narrow-end": (4, "by 3"),
    "three": (0, "a row at the fourth election"),
    "spotless": (0, "the loser won one election"),
    "led-throughout": (20, "level once"),
    "early": (13, "six elections"),
    "clear-end": (17, "by 7"),
    "one-tile": (4, "two new tiles"),
    "prepared": (2, "one new tile"),
    "lost-lead": (0, "a lead of one"),
    "cheap": (55, "two votes, but ten points of tiles"),
    "null-run": (2, "a null election after a single win"),
    "silenced": (28, "9 votes"),
    "counter": (74, "counters that were not needed"),
    "lead-taken": (20, "level, and never behind"),
    "one-vote": (2, "by two"),
    "run-broken": (0, "a run of two that became three"),
    "sweeping": (100, "by 7"),
    "last-tile": (0, "the winner's last tile was not needed"),
    "block": (0, "blocks that were not needed"),
    "closest": (1, "two are as close"),
    "deserted": (46, "a single tile"),
    "empty-backs": (0, "two bluffs"),
    "nulls": (2, "two null elections"),
    "scare": (12, "a counter of 3"),
    "level": (26, "4 votes each"),
    "high-bluff": (3, "a bluff with an 8"),
    "crowd": (11, "ten tiles"),
    "exact": (780, "5 votes"),
    "empty-block": (581, "a block of 4"),
    "lie": (52, "11 points"),
    "sleeper": (0, "three elections"),
    "honest": (5, "one bluff"),
    "concession": (10, "9 points"),
    "dearest": (9, "two are as dear"),
}


@cache
def played(seed: int) -> PlayedGame:
    return play_game(seed, *PLAYERS[seed % len(PLAYERS)])


@cache
def game(seed: int) -> FinishedGame:
    return end_of(played(seed))


def given_up(seed: int, placements: int, quitter: Side) -> FinishedGame:
    """Return a game that a side gives up after this many placements."""
    whole = played(seed)
    referee = Referee(whole.deal, whole.placements[:placements])
    referee.give_up(quitter)
    return finished(fold(referee.view(IVORY), referee.reveal()))


@pytest.fixture
def speak() -> Iterator[Callable[[str], None]]:
    """Return a function that switches the language."""
    assert QCoreApplication.instance() is not None
    languages = Languages(paths.translations())
    yield languages.switch
    languages.unload()


# The patterns


@pytest.mark.parametrize("key", HOLDS)
def test_a_pattern_finds_its_fact_in_a_game_that_has_it(key: str) -> None:
    seed, fact = HOLDS[key]
    assert next(PATTERNS[key].find(game(seed)), None) == fact


@pytest.mark.parametrize("key", NARROWLY_NOT)
def test_a_pattern_does_not_hold_where_a_little_is_missing(key: str) -> None:
    seed, why = NARROWLY_NOT[key]
    assert next(PATTERNS[key].find(game(seed)), None) is None, why


@pytest.mark.parametrize(("key", "seed"), [("closest", 3), ("dearest", 0)])
def test_the_only_election_is_not_compared_with_others(key: str, seed: int) -> None:
    """A game that is given up early may have one alone."""
    whole = game(seed)
    won = [tally for tally in whole.tallies if tally.winner]
    find = PATTERNS[key].find
    assert next(find(replace(whole, tallies=tuple(won[:2]))), None) is not None
    assert next(find(replace(whole, tallies=tuple(won[:1]))), None) is None


def test_every_pattern_but_the_last_resorts_is_tested_both_ways() -> None:
    last_resorts = {"ending", "won", "cost"}
    assert set(HOLDS) == set(NARROWLY_NOT) == set(PATTERNS) - last_resorts


def saved(tally: Tally, side: Side) -> int:
    """Return how many points fewer than the enemy a side showed in an election."""
    return shown_points(tally, side.other) - shown_points(tally, side)


def best_lies(whole: FinishedGame, side: Side) -> list[int]:
    """Return what a side saved by its best bluff, once for each that is as good."""
    lies = [
        saved(tally, side)
        for tally in whole.tallies
        if tally.bluffs(side) and tally.winner is not side
    ]
    return [each for each in lies if each == max(lies)]


def test_what_is_called_the_most_or_the_least_is_so() -> None:
    """Also where it has been told already, and the next of its kind would be."""
    found: set[str] = set()
    for whole in map(game, range(60)):
        margins = sorted(margin(tally) for tally in whole.tallies if tally.winner)
        points = sorted(sum(shown_points(tally, side) for side in Side) for tally in whole.tallies)
        for pattern in PATTERNS.values():
            facts = list(pattern.find(whole))
            found |= {fact.pattern for fact in facts}
            for fact in facts:
                tally = whole.tallies[fact.election - 1]
                match pattern.key:
                    case "closest":
                        assert margin(tally) == margins[0] < margins[1]
                    case "dearest":
                        assert fact.values == (points[-1],) > (points[-2],)
                    case "lie":
                        assert fact.actor
                        assert [saved(tally, fact.actor)] == best_lies(whole, fact.actor)
                    case "sweeping":
                        assert margin(tally) >= 8
    assert {"closest", "dearest", "lie", "sweeping"} <= found


@pytest.mark.parametrize("ending", [Ending.MAJORITY, Ending.FIVE])
@pytest.mark.parametrize(("ahead", "told"), [(2, False), (1, True)])
def test_the_last_election_wins_no_game_that_was_decided_before(
    ahead: int, told: bool, ending: Ending
) -> None:
    """One side has a few representatives, the other none; a narrow ninth election follows."""
    found = (each for each in map(game, range(80)) if each.ending is Ending.MAJORITY)
    whole = next(each for each in found if len(each.tallies) == ELECTIONS)
    winner = whole.winner
    counts = {True: Count(2, 0, 0), False: Count(1, 0, 0)}
    tallies = []
    for tally in whole.tallies:
        won = tally.number <= ahead or tally is whole.last
        held = {side: counts[won and side is winner] for side in Side}
        tallies.append(replace(tally, ivory=held[IVORY], brown=held[BROWN]))
    decided = replace(whole, tallies=tuple(tallies), ending=ending)
    assert bool(list(PATTERNS["narrow-end"].find(decided))) is told


def test_a_counter_that_stood_before_the_bluff_was_not_scared() -> None:
    """Election 2 of this game: Ivory's counter of 5 is the third tile, Brown's bluff the sixth."""
    assert next(PATTERNS["scare"].find(game(11)), None) is None
    assert game(11).tallies[1].ivory.counters == 5
    assert not game(11).tallies[1].ivory.blocks


# What is told


@pytest.mark.parametrize("seed", range(40))
def test_three_facts_are_told_of_different_elections_the_rarest_of_each_group(seed: int) -> None:
    facts = tell(game(seed))
    assert len(facts) == len(GROUPS)
    elections = [fact.election for fact in facts if fact.election != WHOLE_GAME]
    assert len(elections) == len(set(elections))
    for number, (group, fact) in enumerate(zip(GROUPS, facts, strict=True)):
        before = {each.election for each in facts[:number]} - {WHOLE_GAME}
        rarest = next(
            found for p in group for found in p.find(game(seed)) if found.election not in before
        )
        assert fact == rarest


def test_nothing_but_the_last_resorts_is_told_twice_in_five_games() -> None:
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


def test_a_game_that_is_opened_again_has_the_story_that_it_had_at_first() -> None:
    told, stories = "three,won,dearest", {}  # As version 0.1.0 kept it.
    for seed in range(KEPT):
        stories[seed] = tell(game(seed), unlike_latest(told))
        told = remember(told, stories[seed], f"{seed:064x}"[::-1])
    for seed, facts in stories.items():
        assert tell(game(seed), as_at_first(told, f"{seed:064x}"[::-1])) == facts
    assert tell(game(0), as_at_first(told, "of another game")) == tell(game(0))


def test_a_pattern_told_long_ago_is_told_again() -> None:
    _, fact = HOLDS["spotless"]
    told = remember("", (fact,), "a")
    assert unlike_latest("")(PATTERNS["spotless"], fact)
    assert not unlike_latest(told)(PATTERNS["spotless"], fact)
    for _ in range(MEMORY):
        told = remember(told, (Fact("nulls", None, WHOLE_GAME),), "b")
    assert unlike_latest(told)(PATTERNS["spotless"], fact)


@pytest.mark.parametrize("placements", [0, 3, 6, 20, 35])
@pytest.mark.parametrize("quitter", Side)
def test_a_game_that_is_given_up_has_a_story_too(placements: int, quitter: Side) -> None:
    facts = tell(given_up(5, placements, quitter))
    assert facts[0].pattern == "given-up"
    assert facts[0].actor is quitter
    assert facts[0].values[2] == placements // 6 + 1
    if placements >= 12:
        assert len(facts) == len(GROUPS)
    for fact, voices in product(facts, READERS):
        assert "%" not in fact_sentence(fact, voices)


def test_nine_null_elections_have_a_story() -> None:
    """Both sides place all their tiles where they count for nothing."""
    referee = Referee(Deal.shuffled(random.Random(5)))
    while (side := referee.view(IVORY).to_play) is not None:
        choices = list(referee.view(side).legal_placements())
        idle = [c for c in choices if _is_idle(c.tile, c.building.profession)]
        own = [c for c in idle if c.building.side is side]
        referee.play(side, (own or choices)[0])
    end = finished(fold(referee.view(IVORY), referee.reveal()))
    assert {tally.winner for tally in end.tallies} == {None}
    facts = tell(end)
    assert facts[0].pattern in ("tiles", "draw")
    assert "nulls" in {fact.pattern for fact in facts} or len(facts) >= 2
    assert all("%" not in fact_sentence(fact, Voices(NAMES, IVORY)) for fact in facts)


def _is_idle(tile: Tile, elected: int) -> bool:
    """Return whether a tile has no vote in a building of its own side."""
    return tile.profession != elected


# Before the end


def test_no_view_before_the_end_has_a_story() -> None:
    for side in Side:
        for view, _ in witnessed(played(1), side):
            with pytest.raises(ValueError, match="before the game is over"):
                finished(view)


@pytest.mark.parametrize("side", Side)
def test_both_worlds_that_a_side_takes_for_possible_are_refused_alike(side: Side) -> None:
    rng = random.Random(1)
    for cut in (6, 20, 33, len(played(1).placements) - 1):
        here = played(1).cut(cut)
        for world in (here, other_world(here, side, rng)):
            with pytest.raises(ValueError, match="before the game is over"):
                finished(Referee(world.deal, world.placements).view(side))


def test_the_end_without_the_reveal_has_no_story() -> None:
    referee = Referee(played(1).deal, played(1).placements)
    assert referee.view(IVORY).over
    with pytest.raises(ValueError, match="before the game is over"):
        finished(referee.view(IVORY))


# The words


def facts_of_every_kind() -> list[Fact]:
    found = [fact for _, fact in HOLDS.values()]
    found += [fact for seed in range(80) for group in GROUPS for fact in group[-1].find(game(seed))]
    found.append(tell(given_up(5, 20, IVORY))[0])
    return list({fact.pattern: fact for fact in found}.values())


def test_every_pattern_has_whole_sentences_for_each_reader_in_both_languages(
    qapp: object, speak: Callable[[str], None]
) -> None:
    known = {*stories.NEUTRAL, *stories.TO_YOU}
    assert {fact.pattern for fact in facts_of_every_kind()} == known
    assert set(stories.TO_YOU) == set(stories.OF_THE_ENEMY) > set(stories.BY_NAME)
    said: dict[str, list[str]] = {}
    for language in ("en", "fr"):
        speak(language)
        said[language] = [fact_sentence(f, v) for f, v in product(facts_of_every_kind(), READERS)]
        for sentence in said[language]:
            assert "%" not in sentence
            assert sentence[-1] == "."
            assert sentence[0].isupper() or sentence[0].isdigit()
    for english, french in zip(said["en"], said["fr"], strict=True):
        assert english != french


def test_the_person_is_called_you_and_nobody_else_is(
    qapp: object, speak: Callable[[str], None]
) -> None:
    you = {"en": ("you", "your", "yours"), "fr": ("vous", "votre", "vos")}
    for language, pronouns in you.items():
        speak(language)
        for fact in facts_of_every_kind():
            neutral = fact_sentence(fact, Voices(NAMES)).lower().replace("’", " ").split()
            assert not {*pronouns} & {*neutral}, neutral
            if fact.actor is not None:
                mine = fact_sentence(fact, Voices(NAMES, fact.actor))
                words = re.split("[ .,’]", mine.lower())
                assert {*pronouns} & {*words}, mine
                assert NAMES[fact.actor] not in mine
                assert mine != fact_sentence(fact, Voices(NAMES, fact.actor.other))


def test_a_name_stands_only_where_a_capital_may_stand(
    qapp: object, speak: Callable[[str], None]
) -> None:
    """The levels' names begin with a capital article: “The Consul”, « Le Consul »."""
    for language in ("en", "fr"):
        speak(language)
        for fact in facts_of_every_kind():
            sentence = fact_sentence(fact, Voices(dict.fromkeys(Side, "NAME")))
            before = sentence.split("NAME")[0] if "NAME" in sentence else ""
            assert before == "" or before[-2:] in (". ", ": "), sentence
            assert not re.search("(de|of) NAME", sentence)


def test_a_vote_placed_after_the_last_election_of_its_kind_is_no_late_one() -> None:
    """It was a bluff: the story counts the votes for which an election was left."""
    whole = next(each for each in map(game, range(100)) if len(each.tallies) == ELECTIONS)
    assert whole.loser is not None
    building = Building(whole.loser, Profession.PRIEST)
    votes = [
        StandingTile(whole.loser, building, ELECTIONS, order, Tile(Profession.PRIEST, 11 - order))
        for order in (1, 2)
    ]
    assert not any(endings.too_late(replace(whole, standing=votes)))
    first_two = replace(whole, standing=votes, tallies=whole.tallies[:2])
    assert any(endings.too_late(first_two))
