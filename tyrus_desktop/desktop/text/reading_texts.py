"""Sentences of *Guess the tiles*: the question about a tile, the answers, and how they fared."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.causes import Cause, cause_of
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.progress import DamagedProgress, NewerProgress
from tyrus_desktop.review import FEWEST_GAMES

BANDS = (
    N("bluff"),
    N("low"),
    N("medium"),
    N("high"),
)
"""What a tile is worth, by the number of its `Band`."""

ANSWERS: Mapping[tuple[int, int], object] = {
    (0, 0): N("bluff, unsure"),
    (0, 1): N("bluff, likely"),
    (0, 2): N("bluff, sure"),
    (1, 0): N("low, unsure"),
    (1, 1): N("low, likely"),
    (1, 2): N("low, sure"),
    (2, 0): N("medium, unsure"),
    (2, 1): N("medium, likely"),
    (2, 2): N("medium, sure"),
    (3, 0): N("high, unsure"),
    (3, 1): N("high, likely"),
    (3, 2): N("high, sure"),
}
"""Guesses, by the numbers of a `Band` and a `Certainty`."""

MEANING = N(
    "0% is guessing by how often each value occurs; 100% is knowing how the opponent chooses."
    " Being sure and wrong costs most."
)
"""What the reading score means."""

EXERCISE = N("Just practice: you have seen the end of this game, so it doesn’t count.")
"""A reading does not count."""

WAITS = N("This game is saved. “Guess the tiles” resumes it.")
"""A reading was left: how to go on with it."""


def intro(enemy: Side) -> str:
    """Return what a reader does."""
    return say("Before each tally you guess what %1’s hidden tiles are worth.", words.side(enemy))


def question(back: StandingTile, number: int, count: int) -> str:
    """Return the question about one of the hidden tiles in a tally."""
    text = N("Tile\u00a0%1 of\u00a0%2 (%3; election\u00a0%4, tile\u00a0%5): what will it be worth?")
    place = words.building(back.building)
    return say(text, number, count, place, back.election, back.order)


def answer(guess: tuple[int, int]) -> str:
    """Return a guess: a band and a certainty."""
    return say(ANSWERS[guess])


def told(back: StandingTile, truth: int, guess: tuple[int, int], best: tuple[int, int]) -> str:
    """Return what a tile was worth, what was guessed, and what a perfect reader would guess."""
    assert back.tile is not None
    text = N("%1: %2. You: %3. A perfect reader: %4.")
    tile = words.tile(back.tile)
    return say(text, tile, say(BANDS[truth]), answer(guess), answer(best))


def right(count: int, of: int) -> str:
    """Return how many of the tiles in a tally were guessed right."""
    return words.fill(Words.tr("%1 of %n tile(s) right.", "", of), count)


def right_in_all(count: int, best: int, of: int) -> str:
    """Return how many tiles of a game were guessed right, and by a perfect reader."""
    if not of:
        return say("No hidden tile was turned over in this game.")
    text = Words.tr("In this game, %1 of %n tile(s) right; a perfect reader: %2.", "", of)
    return words.fill(text, count, best)


def score(value: tuple[float, float, float] | None, games: int) -> str:
    """Return the reading score with its bounds, or how many games it still needs.

    Args:
        value: Shares of what a perfect reader gains; None for too few games.
        games: The games that were read.
    """
    if value is None:
        text = Words.tr(
            "Your reading score appears after %n game(s) of guessing. So far: %1.", "", FEWEST_GAMES
        )
        return words.fill(text, games)
    return say(
        "Reading score: %1% (%2 to\u00a0%3%, from %4).",
        *map(words.hundredths, value),
        words.games(games),
    )


def trouble(error: Exception, name: str) -> str:
    """Return why the file of progress can't be used; guesses, lessons and puzzles are in it."""
    if isinstance(error, DamagedProgress):
        return say(
            "Your progress file was damaged. It is now called %1, and a new one was started.",
            error.aside,
        )
    if isinstance(error, NewerProgress):
        return say(
            "%1 is from a newer version of Tyrus, so your progress can’t be saved. Update the"
            " program.",
            name,
        )
    assert isinstance(error, OSError)
    if cause_of(error) is Cause.IN_USE:
        return say("Your progress can’t be saved: another program is using %1. Close it.", name)
    return say(
        "Your progress can’t be saved in %1 (error\u00a0%2). Free some space, or check its"
        " permissions.",
        name,
        error.errno or 0,
    )
