"""Patterns for a game's best bluff and its oddities: the third sentence of its story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tyrus_desktop.desktop.story.facts import WHOLE_GAME, Fact, FinishedGame
from tyrus_desktop.engine.behaviours import shown_points
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

BLUFFS, CROWD, HIGH, LEVEL, SCARED, NULLS = 3, 11, 9, 5, 4, 3
PATIENCE, LIE, CONCESSION, EXACT, LURED = 4, 12, 10, 6, 5
"""Thresholds of the patterns, in tiles, points or elections."""


def empty_backs(game: FinishedGame) -> Iterator[Fact]:
    """Several tiles of one side in a tally were all bluffs."""
    for tally in game.tallies:
        for side in Side:
            if len(tally.bluffs(side)) >= BLUFFS:
                bluffs = tally.bluffs(side)
                yield Fact("empty-backs", side, tally.number, (len(bluffs),)).about(bluffs)


def deserted(game: FinishedGame) -> Iterator[Fact]:
    """Nobody had placed a tile for an election."""
    for tally in game.tallies:
        if not tally.shown:
            yield Fact("deserted", None, tally.number)


def crowd(game: FinishedGame) -> Iterator[Fact]:
    """A tally counted very many tiles."""
    for tally in sorted(game.tallies, key=lambda each: -len(each.shown)):
        if len(tally.shown) >= CROWD:
            yield Fact("crowd", None, tally.number, (len(tally.shown),))


def high_bluff(game: FinishedGame) -> Iterator[Fact]:
    """A side bluffed with one of its highest tiles."""
    for tally in game.tallies:
        for side in Side:
            for standing in tally.bluffs(side):
                if standing.tile and standing.tile.value >= HIGH:
                    values = (standing.tile.value,)
                    yield Fact("high-bluff", side, tally.number, values).about([standing])


def level(game: FinishedGame) -> Iterator[Fact]:
    """Both sides had the same number of votes, more than zero."""
    for tally in sorted(game.tallies, key=lambda each: -each.ivory.total):
        if tally.winner is None and tally.ivory.total >= LEVEL:
            yield Fact("level", None, tally.number, (tally.ivory.total,))


def scare(game: FinishedGame) -> Iterator[Fact]:
    """A bluff abroad provoked a counter that had nothing else to counter."""
    found: list[tuple[int, Tally, Side]] = []
    for tally in game.tallies:
        for side in Side:
            count = tally.count(side.other)
            abroad = [each for each in tally.bluffs(side) if each.building.side is not side]
            answers = tally.tiles(side.other, Role.COUNTER)
            if not count.blocks and count.counters >= SCARED and _answered(abroad, answers):
                found.append((count.counters, tally, side))
    for points, tally, side in sorted(found, key=lambda each: -each[0]):
        answers = tally.tiles(side.other, Role.COUNTER)
        yield Fact("scare", side, tally.number, (points,)).about(answers)


def exact(game: FinishedGame) -> Iterator[Fact]:
    """Blocks removed exactly all votes."""
    for tally in game.tallies:
        for side in Side:
            count = tally.count(side)
            if count.votes == count.blocks - count.countered >= EXACT:
                blocks = tally.tiles(side, Role.BLOCK)
                yield Fact("exact", side, tally.number, (count.votes,)).about(blocks)


def empty_block(game: FinishedGame) -> Iterator[Fact]:
    """A side placed blocks after enemy tiles that were no votes, so there was nothing to block."""
    found = [
        (tally.count(side).blocks, tally, side)
        for tally in game.tallies
        for side in Side
        if tally.count(side).blocks >= LURED
        and not tally.count(side).votes
        and _answered(
            [t for t in tally.shown if t.owner is t.building.side is side],
            tally.tiles(side, Role.BLOCK),
        )
    ]
    for blocked, tally, side in sorted(found, key=lambda each: -each[0]):
        blocks = tally.tiles(side, Role.BLOCK)
        yield Fact("empty-block", side, tally.number, (blocked,)).about(blocks)


def nulls(game: FinishedGame) -> Iterator[Fact]:
    """Many elections were null."""
    count = sum(tally.winner is None for tally in game.tallies)
    if count >= NULLS:
        yield Fact("nulls", None, WHOLE_GAME, (count, len(game.tallies)))


def sleeper(game: FinishedGame) -> Iterator[Fact]:
    """A tile stood for several elections before it voted, blocked or countered."""
    found = [
        (tally.number - standing.election, tally, standing)
        for tally in game.tallies
        for standing in tally.shown
        if tally.number - standing.election >= PATIENCE and standing.role is not Role.BLUFF
    ]
    for _, tally, standing in sorted(found, key=lambda each: -each[0]):
        values = (standing.election,)
        yield Fact("sleeper", standing.owner, tally.number, values).about([standing])


def lie(game: FinishedGame) -> Iterator[Fact]:
    """A side lost an election with a bluff in it, on which the enemy spent far more points.

    Only the single best bluff of each side.
    """
    lies = [each for each in _let_go(game) if each[0] >= LIE and each[1].bluffs(each[2])]
    for saved, tally, side in lies:
        as_good = [each for each in lies if each[2] is side and each[0] >= saved]
        if len(as_good) == 1:
            spent = shown_points(tally, side), shown_points(tally, side.other)
            yield Fact("lie", side, tally.number, spent).about(tally.bluffs(side))


def concession(game: FinishedGame) -> Iterator[Fact]:
    """A side lost an election cheaply without a bluff."""
    for saved, tally, side in _let_go(game):
        if saved >= CONCESSION and not tally.bluffs(side) and tally.winner is side.other:
            spent = shown_points(tally, side), shown_points(tally, side.other)
            own = [each for each in tally.shown if each.owner is side]
            yield Fact("concession", side, tally.number, spent).about(own)


def cost(game: FinishedGame) -> Iterator[Fact]:
    """The points spent on an election, the most expensive first, if no rarer pattern holds."""
    for total, number in _points(game):
        if total > 1:
            yield Fact("cost", None, number, (total,))


def _points(game: FinishedGame) -> list[tuple[int, int]]:
    """Return the points shown in each election with its number, most points first."""
    points = [
        (sum(shown_points(tally, side) for side in Side), -tally.number) for tally in game.tallies
    ]
    return [(total, -number) for total, number in sorted(points, reverse=True)]


def _let_go(game: FinishedGame) -> list[tuple[int, Tally, Side]]:
    """Return the points that each side saved in each election it did not win, most first."""
    found = [
        (shown_points(tally, side.other) - shown_points(tally, side), tally, side)
        for tally in game.tallies
        for side in Side
        if tally.winner is not side
    ]
    return sorted(found, key=lambda each: -each[0])


def _answered(baits: Sequence[StandingTile], answers: Sequence[StandingTile]) -> bool:
    """Return whether one of the answers was placed after one of the baits."""
    placed = [[(each.election, each.order) for each in tiles] for tiles in (baits, answers)]
    return bool(baits and answers) and min(placed[0]) < max(placed[1])
