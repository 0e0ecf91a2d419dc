"""Texts about the opponents: who they are, how they play, and the person's results.

A manner claims only what is set in `players.levels` or measured in the strength card; `test_people`
compares them. The texts about their strength are in `strength`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import Role
from tyrus_desktop.players import keys

MANNERS: Mapping[str, object] = {
    "citizen": N("Plays what she sees; forgets every tile once shown."),
    "herald": N("Loud and cheerful; remembers only the last election."),
    "scribe": N("Tidy: remembers two elections, but does not count the votes."),
    "tribune": N("Counts, and fights for every election; saves nothing for later."),
    "magistrate": N("Thorough: remembers every tile shown, and saves her high ones."),
    "senator": N(
        "Has learned from millions of games, but overlooks one tile in ten and remembers only "
        "the last five elections."
    ),
    "consul": N("Thinks ahead as Melkara does, but trusts his instinct more."),
    "archon": N("Weighs what your hidden tiles may be, then places."),
    "bluffer": N("Loves to bluff, right where you are looking."),
    "rampart": N("Guards his own house; counters more than the others."),
    "saboteur": N("Goes for your votes; blocks more than the others."),
    "miser": N("Keeps his high tiles for the late elections."),
    "sprinter": N("After a win she votes with her best, to make it three in a row."),
    "stranger": N("One of the five styles, drawn for each game. Guess which one at the end."),
}

FACELESS = "stranger"
"""The portrait of computer players without their own, as in old records."""


def portrait(key: str | None) -> str:
    """Return the file name of a computer player's portrait; empty for a person."""
    if key is None:
        return ""
    return key if key in MANNERS else FACELESS


GIVEAWAYS: Mapping[str, object] = {
    "bluffer": N("bluffs often"),
    "rampart": N("counters often"),
    "saboteur": N("blocks often"),
    "miser": N("saves high tiles"),
    "sprinter": N("presses on after a win"),
}
"""What gives each style away, for guessing who the Stranger was."""


def manner(key: str) -> str:
    """Return one line about how an opponent plays."""
    return say(MANNERS[key])


def title(key: str) -> str:
    """Return an opponent's name and office."""
    return say("%1, %2", words.level(key), words.office(key))


def place(key: str) -> str:
    """Return an opponent's level on the ladder."""
    return say("Level\u00a0%1 of\u00a0%2.", keys.step(key), len(keys.LADDER))


def challenge(key: str) -> str:
    """Return the text of the button that starts a game against an opponent."""
    if key == keys.STRANGER:
        return say("Play against the Stranger")
    return say("Play against %1", words.level(key))


def again(key: str) -> str:
    """Return the text of the button that starts another game against an opponent."""
    if key == keys.STRANGER:
        return say("Play the Stranger again")
    return say("Play %1 again", words.level(key))


def giveaway(key: str) -> str:
    """Return what gives a style away."""
    return say(GIVEAWAYS[key])


def stranger_question(shown: Sequence[Role]) -> str:
    """Return the question of who the Stranger was, with the roles of its counted tiles."""
    if not shown:
        return say("Who was the Stranger?")
    return say(
        "Who was the Stranger? Tiles shown: %1\u00a0voted, %2\u00a0blocked, %3\u00a0countered,"
        " %4\u00a0bluffed.",
        *(shown.count(role) for role in Role),
    )


def stranger_answer(key: str, guess: str) -> str:
    """Return who the Stranger was, and whether the guess, empty for none, was right."""
    text = N("The Stranger was %1.")
    if guess == key:
        text = N("Well guessed: the Stranger was %1.")
    elif guess:
        text = N("The Stranger was %1, not %2.")
    return say(text, words.level(key), words.level(guess) if guess else "")


def suggestion(chance: float, games: int) -> str:
    """Return why a level is suggested, with the chance to win; without `games` there is none."""
    if not games:
        return say("Suggested to begin with.")
    return say("Suggested as nearest to even: about %1% of wins.", words.number(100 * chance, 0))


def results(won: int, lost: int, drawn: int) -> str:
    """Return how the person's games against an opponent ended."""
    if not won + lost + drawn:
        return say("No game finished yet.")
    if drawn:
        return say("Your games: %1\u00a0won, %2\u00a0lost, %3\u00a0drawn.", won, lost, drawn)
    return say("Your games: %1\u00a0won, %2\u00a0lost.", won, lost)
