"""Patterns for how a game ended: the first sentence of its story."""

from __future__ import annotations

from collections.abc import Iterator

from tyrus_desktop.desktop.story.facts import WHOLE_GAME, Fact, FinishedGame, score
from tyrus_desktop.engine.behaviours import faces_row, margin
from tyrus_desktop.engine.outcome import ELECTIONS, STREAK, Ending
from tyrus_desktop.engine.tiles import Side

MANY_VOTES, NARROW, CLEAR, EARLY = 15, 2, 8, 5
"""Thresholds: votes placed too late, margins in points, and the length of a short game."""


def three(game: FinishedGame) -> Iterator[Fact]:
    """The fewest elections of a game."""
    if game.ending is Ending.STREAK and game.last.number == STREAK:
        yield Fact("three", game.winner, game.last.number)


def from_behind(game: FinishedGame) -> Iterator[Fact]:
    """The winner lost the first two elections; a third defeat would have ended the game."""
    if game.ending and game.winner and faces_row(game.winners_before(game.tallies[2]), game.winner):
        yield Fact("from-behind", game.winner, STREAK)


def fewer_representatives(game: FinishedGame) -> Iterator[Fact]:
    """The winner of a streak had no more representatives than the loser."""
    if game.ending is Ending.STREAK and game.winner:
        held = game.won(game.winner), game.won(game.winner.other)
        if held[0] <= held[1]:
            yield Fact("fewer-representatives", game.winner, game.last.number, held)


def tiles(game: FinishedGame) -> Iterator[Fact]:
    """The game was decided by the last three tiles."""
    if game.ending is Ending.TILES and game.winner:
        points = game.points[game.winner], game.points[game.winner.other]
        yield Fact("tiles", game.winner, WHOLE_GAME, points)


def draw(game: FinishedGame) -> Iterator[Fact]:
    """The game was drawn."""
    if game.ending is Ending.DRAW:
        side = Side.IVORY
        yield Fact("draw", None, WHOLE_GAME, (game.won(side), game.points[side]))


def spotless(game: FinishedGame) -> Iterator[Fact]:
    """The loser won no election."""
    if game.ending and game.loser and not game.won(game.loser) and game.won(game.loser.other):
        yield Fact("spotless", game.loser, WHOLE_GAME)


def fewer_votes(game: FinishedGame) -> Iterator[Fact]:
    """The loser had more votes over all elections."""
    if game.ending and game.loser:
        totals = [score(tally, game.loser) for tally in game.tallies]
        mine, theirs = sum(each[0] for each in totals), sum(each[1] for each in totals)
        if mine > theirs:
            yield Fact("fewer-votes", game.loser, WHOLE_GAME, (mine, theirs))


def ninth(game: FinishedGame) -> Iterator[Fact]:
    """Both sides had as many representatives before the ninth election."""
    if not game.ending or len(game.tallies) < ELECTIONS or game.last.winner is None:
        return
    if game.won(Side.IVORY, ELECTIONS - 1) == game.won(Side.BROWN, ELECTIONS - 1):
        yield Fact("ninth", game.winner, ELECTIONS, score(game.last, game.last.winner))


def too_late(game: FinishedGame) -> Iterator[Fact]:
    """Many of the loser's votes stand in buildings whose elections never came again.

    Tiles placed after the last election of their kind had been opened do not count.
    """
    waiting = [
        standing
        for standing in game.standing
        if standing.owner is game.loser is standing.building.side
        and standing.tile
        and standing.tile.profession is standing.building.profession
        and game.still_to_come(standing.tile.profession, standing.election)
    ]
    votes = sum(standing.tile.value for standing in waiting if standing.tile)
    if game.ending and votes >= MANY_VOTES:
        yield Fact("too-late", game.loser, WHOLE_GAME, (votes,)).about(waiting)


def narrow_end(game: FinishedGame) -> Iterator[Fact]:
    """The winner won the last election narrowly, while the game was still open."""
    if _won_the_last(game) and game.winner and margin(game.last) <= NARROW:
        before = game.last.number - 1
        if _lead(game, game.winner, before) > ELECTIONS - before:
            return  # The other side could not have caught up.
        yield Fact("narrow-end", game.winner, game.last.number, score(game.last, game.winner))


def clear_end(game: FinishedGame) -> Iterator[Fact]:
    """The winner won the last election by a large margin."""
    if _won_the_last(game) and game.winner and margin(game.last) >= CLEAR:
        yield Fact("clear-end", game.winner, game.last.number, score(game.last, game.winner))


def led_throughout(game: FinishedGame) -> Iterator[Fact]:
    """The winner was ahead after every election."""
    if game.ending and game.winner:
        ahead = (_lead(game, game.winner, n + 1) > 0 for n in range(len(game.tallies)))
        if all(ahead):
            yield Fact("led-throughout", game.winner, WHOLE_GAME)


def early(game: FinishedGame) -> Iterator[Fact]:
    """The game took few elections."""
    if game.ending and len(game.tallies) <= EARLY:
        yield Fact("early", game.winner, game.last.number)


def plain(game: FinishedGame) -> Iterator[Fact]:
    """The plain ending, if no rarer pattern holds."""
    if game.ending is None:
        assert game.winner is not None
        quitter = game.winner.other
        held = game.won(quitter), game.won(game.winner)
        yield Fact("given-up", quitter, WHOLE_GAME, (*held, game.opened))
    elif game.ending is Ending.MAJORITY and game.winner:
        held = game.won(game.winner), game.won(game.winner.other)
        yield Fact("majority", game.winner, game.last.number, held)
    elif game.ending in (Ending.STREAK, Ending.FIVE) and game.winner:
        yield Fact(game.ending.value, game.winner, game.last.number, score(game.last, game.winner))


def _lead(game: FinishedGame, side: Side, elections: int) -> int:
    return game.won(side, elections) - game.won(side.other, elections)


def _won_the_last(game: FinishedGame) -> bool:
    return game.ending is not None and game.last.winner is game.winner
