"""Patterns for a game's turning point: the second sentence of its story, about one election."""

from __future__ import annotations

from collections.abc import Iterator

from tyrus_desktop.desktop.story.facts import Fact, FinishedGame, score, winner_without
from tyrus_desktop.engine.behaviours import faces_row, margin, shown_points
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

CHEAP, MANY, SWEEPING, FAR, LEAD, CLOSE = 3, 10, 20, 8, 2, 3
"""Thresholds: votes of a cheap win, votes that were all blocked, votes and margin of a sweeping
win, a lead in representatives, and the margin of a close election.
"""


def one_tile(game: FinishedGame) -> Iterator[Fact]:
    """A side broke a run of two with its only tile of the election."""
    for tally, breaker in _broken_runs(game):
        new = [t for t in tally.shown if t.owner is breaker and t.election == tally.number]
        if len(new) == 1 and new[0].tile and winner_without(tally, new) is not breaker:
            yield Fact("one-tile", breaker, tally.number, (new[0].tile,)).about(new)


def null_run(game: FinishedGame) -> Iterator[Fact]:
    """A null election ended a run of two."""
    for tally in game.tallies:
        for side in Side:
            if tally.winner is None and faces_row(game.winners_before(tally), side):
                yield Fact("null-run", side.other, tally.number)


def lost_lead(game: FinishedGame) -> Iterator[Fact]:
    """The loser once led by two representatives or more; the fact is about the greatest lead."""
    if game.loser is None or game.ending is None:
        return
    loser, winner = game.loser, game.loser.other
    leads = [(game.won(loser, n) - game.won(winner, n), -n) for n in range(1, len(game.tallies))]
    lead, number = max(leads, default=(0, 0))
    if lead >= LEAD:
        held = game.won(loser, -number), game.won(winner, -number)
        yield Fact("lost-lead", loser, -number, held)


def lead_taken(game: FinishedGame) -> Iterator[Fact]:
    """The winner had been behind, but led from this election to the end."""
    if game.winner is None or game.ending is None:
        return
    leads = [
        game.won(game.winner, n) - game.won(game.winner.other, n)
        for n in range(len(game.tallies) + 1)
    ]
    if min(leads) < 0 < leads[-1]:
        number = max(n for n, lead in enumerate(leads) if lead <= 0) + 1
        held = game.won(game.winner, number), game.won(game.winner.other, number)
        yield Fact("lead-taken", game.winner, number, held)


def prepared(game: FinishedGame) -> Iterator[Fact]:
    """A side won an election with tiles placed in earlier ones."""
    for tally, winner in _won(game):
        own = [t for t in tally.shown if t.owner is winner]
        if all(t.election < tally.number for t in own):
            yield Fact("prepared", winner, tally.number, score(tally, winner)).about(own)


def last_tile(game: FinishedGame) -> Iterator[Fact]:
    """The last tile placed in an election won it."""
    for tally, winner in _won(game):
        last = [t for t in tally.shown if (t.election, t.order) == (tally.number, PLACEMENTS)]
        if last and last[0].owner is winner and winner_without(tally, last) is not winner:
            assert last[0].tile
            yield Fact("last-tile", winner, tally.number, (last[0].tile,)).about(last)


def cheap(game: FinishedGame) -> Iterator[Fact]:
    """A side won an election with few votes and cheap tiles."""
    for tally, winner in sorted(_won(game), key=lambda each: score(*each)):
        if tally.count(winner).votes <= CHEAP and shown_points(tally, winner) <= 2 * CHEAP:
            yield Fact("cheap", winner, tally.number, score(tally, winner))


def silenced(game: FinishedGame) -> Iterator[Fact]:
    """All of many votes were blocked."""
    found = [
        (tally.count(side).votes, tally.number, side)
        for tally in game.tallies
        for side in Side
        if tally.count(side).votes >= MANY and tally.count(side).total == 0
    ]
    for votes, number, side in sorted(found, key=lambda each: each[:2], reverse=True):
        blocks = game.tallies[number - 1].tiles(side, Role.BLOCK)
        yield Fact("silenced", side, number, (votes,)).about(blocks)


def run_broken(game: FinishedGame) -> Iterator[Fact]:
    """A side broke a run of two; runs broken late and by the winner of the game come first."""
    runs = sorted(
        _broken_runs(game), key=lambda each: (each[1] is not game.winner, -each[0].number)
    )
    for tally, breaker in runs:
        yield Fact("run-broken", breaker, tally.number, score(tally, breaker))


def counter(game: FinishedGame) -> Iterator[Fact]:
    """Counters decided an election."""
    for tally, winner in _won(game):
        used = tally.tiles(winner, Role.COUNTER)
        if used and winner_without(tally, used) is not winner:
            countered = tally.count(winner).countered
            values = (countered, *score(tally, winner))
            yield Fact("counter", winner, tally.number, values).about(used)


def one_vote(game: FinishedGame) -> Iterator[Fact]:
    """A side won an election by a single vote."""
    for tally, winner in _won(game):
        if margin(tally) == 1:
            yield Fact("one-vote", winner, tally.number, score(tally, winner))


def sweeping(game: FinishedGame) -> Iterator[Fact]:
    """A side won an election with very many votes and by a large margin."""
    for tally, winner in sorted(_won(game), key=lambda each: -score(*each)[0]):
        if score(tally, winner)[0] >= SWEEPING and margin(tally) >= FAR:
            yield Fact("sweeping", winner, tally.number, score(tally, winner))


def block(game: FinishedGame) -> Iterator[Fact]:
    """Blocks decided an election."""
    found: list[tuple[int, Tally, Side]] = []
    for tally, winner in _won(game):
        used: tuple[StandingTile, ...] = tally.tiles(winner.other, Role.BLOCK)
        if used and winner_without(tally, used) is not winner:
            enemy = tally.count(winner.other)
            found.append((enemy.votes - enemy.total, tally, winner))
    for _, tally, winner in sorted(found, key=lambda each: -each[0]):
        # Sorted by the votes they took; the sentence has the tiles' points, as in the tally.
        points = tally.count(winner.other).blocks
        used = tally.tiles(winner.other, Role.BLOCK)
        yield Fact("block", winner, tally.number, (points, *score(tally, winner))).about(used)


def closest(game: FinishedGame) -> Iterator[Fact]:
    """One election was close, and every other was won by more."""
    won = sorted(_won(game), key=lambda each: margin(each[0]))
    if len(won) > 1 and margin(won[0][0]) < margin(won[1][0]) and margin(won[0][0]) <= CLOSE:
        tally, winner = won[0]
        yield Fact("closest", winner, tally.number, score(tally, winner))


def won(game: FinishedGame) -> Iterator[Fact]:
    """Any election that was won, close ones first, if no rarer pattern holds."""
    for tally, winner in sorted(_won(game), key=lambda each: margin(each[0])):
        yield Fact("won", winner, tally.number, score(tally, winner))


def _won(game: FinishedGame) -> list[tuple[Tally, Side]]:
    return [(tally, tally.winner) for tally in game.tallies if tally.winner]


def _broken_runs(game: FinishedGame) -> list[tuple[Tally, Side]]:
    """Return the elections in which a side broke the enemy's run of two, with that side."""
    return [
        (tally, winner)
        for tally, winner in _won(game)
        if faces_row(game.winners_before(tally), winner)
    ]
