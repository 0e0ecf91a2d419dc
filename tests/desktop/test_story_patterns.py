"""Each pattern of the story, in a game in which it holds and one in which it narrowly doesn't."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.desktop.support.story_games import BROWN, HOLDS, IVORY, PATTERNS, game
from tyrus_desktop.desktop.story import endings
from tyrus_desktop.desktop.story.facts import (
    FinishedGame,
    margin,
    shown_points,
)
from tyrus_desktop.engine.board import Building, StandingTile
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.tally import Count, Tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile

LAST_RESORTS = {"ending", "won", "cost"}
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
}


@pytest.mark.parametrize("key", [key for key in PATTERNS if key not in LAST_RESORTS])
def test_pattern_holds_only_where_nothing_is_missing(key: str) -> None:
    seed, fact = HOLDS[key]
    assert next(PATTERNS[key].find(game(seed)), None) == fact
    seed, why = NARROWLY_NOT[key]
    assert next(PATTERNS[key].find(game(seed)), None) is None, why


def test_single_election_is_not_compared() -> None:
    """A game that is given up early may have only one."""
    whole = game(3)
    won = [tally for tally in whole.tallies if tally.winner]
    find = PATTERNS["closest"].find
    assert next(find(replace(whole, tallies=tuple(won[:2]))), None) is not None
    assert next(find(replace(whole, tallies=tuple(won[:1]))), None) is None


def saved(tally: Tally, side: Side) -> int:
    """Return how many points fewer than the enemy a side showed in an election."""
    return shown_points(tally, side.other) - shown_points(tally, side)


def best_lies(whole: FinishedGame, side: Side) -> list[int]:
    """Return what a side saved by its best bluffs."""
    lies = [
        saved(tally, side)
        for tally in whole.tallies
        if tally.bluffs(side) and tally.winner is not side
    ]
    return [each for each in lies if each == max(lies)]


def test_superlatives_are_true() -> None:
    """Also of the second-best facts, which are told if the best was told before."""
    found: set[str] = set()
    for whole in map(game, range(60)):
        margins = sorted(margin(tally) for tally in whole.tallies if tally.winner)
        for pattern in PATTERNS.values():
            facts = list(pattern.find(whole))
            found |= {fact.pattern for fact in facts}
            for fact in facts:
                tally = whole.tallies[fact.election - 1]
                match pattern.key:
                    case "closest":
                        assert margin(tally) == margins[0] < margins[1]
                    case "lie":
                        assert fact.actor
                        assert [saved(tally, fact.actor)] == best_lies(whole, fact.actor)
                    case "sweeping":
                        assert margin(tally) >= 8
    assert {"closest", "lie", "sweeping"} <= found


@pytest.mark.parametrize("ending", [Ending.MAJORITY, Ending.FIVE])
@pytest.mark.parametrize(("ahead", "told"), [(2, False), (1, True)])
def test_last_election_does_not_win_a_decided_game(ahead: int, told: bool, ending: Ending) -> None:
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


def test_counter_placed_before_the_bluff_was_not_provoked() -> None:
    """Election 2 of this game: Ivory's counter of 5 is the third tile, Brown's bluff the sixth."""
    assert next(PATTERNS["scare"].find(game(11)), None) is None
    assert game(11).tallies[1].ivory.counters == 5
    assert not game(11).tallies[1].ivory.blocks


def test_vote_after_its_last_election_is_a_bluff() -> None:
    """The story counts the votes for which an election was left."""
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
