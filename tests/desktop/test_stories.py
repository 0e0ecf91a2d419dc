"""The story of a finished game: its facts, its sentences, and none before the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import product

import pytest

from tests.desktop.support.story_games import BROWN, HOLDS, IVORY, PATTERNS, game, played
from tests.readers import other_world, witnessed
from tyrus_desktop.desktop.story.facts import (
    WHOLE_GAME,
    Fact,
    FinishedGame,
    finished,
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
from tyrus_desktop.desktop.text.stories import fact_sentence
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import fold
from tyrus_desktop.referee import Referee

NAMES = {IVORY: "Claire", BROWN: "The Consul"}
READERS = (Voices(NAMES, IVORY), Voices(NAMES, BROWN), Voices(NAMES))


def given_up(seed: int, placements: int, quitter: Side) -> FinishedGame:
    """Return a game that a side gives up after some placements."""
    whole = played(seed)
    referee = Referee(whole.deal, whole.placements[:placements])
    referee.give_up(quitter)
    return finished(fold(referee.view(IVORY), referee.reveal()))


# What is told


def test_story_has_the_rarest_fact_of_each_group() -> None:
    for whole in map(game, range(40)):
        facts = tell(whole)
        assert len(facts) == len(GROUPS)
        elections = [fact.election for fact in facts if fact.election != WHOLE_GAME]
        assert len(elections) == len(set(elections))
        for number, (group, fact) in enumerate(zip(GROUPS, facts, strict=True)):
            before = {each.election for each in facts[:number]} - {WHOLE_GAME}
            found = (each for pattern in group for each in pattern.find(whole))
            assert fact == next(each for each in found if each.election not in before)


def test_only_plain_patterns_repeat_in_five_games() -> None:
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


def test_reopened_game_keeps_its_story() -> None:
    told, stories = "three,won,dearest", {}  # As version 0.1.0 kept it.
    for seed in range(KEPT):
        stories[seed] = tell(game(seed), unlike_latest(told))
        told = remember(told, stories[seed], f"{seed:064x}"[::-1])
    for seed, facts in stories.items():
        assert tell(game(seed), as_at_first(told, f"{seed:064x}"[::-1])) == facts
    assert tell(game(0), as_at_first(told, "of another game")) == tell(game(0))


def test_old_pattern_is_told_again() -> None:
    _, fact = HOLDS["spotless"]
    told = remember("", (fact,), "a")
    assert unlike_latest("")(PATTERNS["spotless"], fact)
    assert not unlike_latest(told)(PATTERNS["spotless"], fact)
    for _ in range(MEMORY):
        told = remember(told, (Fact("nulls", None, WHOLE_GAME),), "b")
    assert unlike_latest(told)(PATTERNS["spotless"], fact)


def test_resigned_game_has_a_story() -> None:
    for placements, quitter in product([0, 3, 6, 20, 35], Side):
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
        idle = [c for c in choices if c.tile.profession != c.building.profession]
        own = [c for c in idle if c.building.side is side]
        referee.play(side, (own or choices)[0])
    end = finished(fold(referee.view(IVORY), referee.reveal()))
    assert {tally.winner for tally in end.tallies} == {None}
    facts = tell(end)
    assert facts[0].pattern in ("tiles", "draw")
    assert "nulls" in {fact.pattern for fact in facts} or len(facts) >= 2
    assert all("%" not in fact_sentence(fact, Voices(NAMES, IVORY)) for fact in facts)


# Before the end


def test_running_game_has_no_story() -> None:
    """Not even its last view, before the tiles are revealed."""
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
    found = [fact for _, fact in HOLDS.values()]
    found += [fact for seed in range(80) for group in GROUPS for fact in group[-1].find(game(seed))]
    found.append(tell(given_up(5, 20, IVORY))[0])
    return list({fact.pattern: fact for fact in found}.values())


def test_each_pattern_has_a_sentence_for_each_reader(
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


def test_only_the_person_is_addressed_as_you(qapp: object, speak: Callable[[str], None]) -> None:
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


def test_names_stand_only_where_a_capital_may(qapp: object, speak: Callable[[str], None]) -> None:
    """The levels' names begin with an article: “The Consul”, « Le Consul »."""
    for language in ("en", "fr"):
        speak(language)
        for fact in facts_of_every_kind():
            sentence = fact_sentence(fact, Voices(dict.fromkeys(Side, "NAME")))
            before = sentence.split("NAME")[0] if "NAME" in sentence else ""
            assert before == "" or before[-2:] in (". ", ": "), sentence
            assert not re.search("(de|of) NAME", sentence)
