"""Texts about the opponents: who they are, how they play, and the person's results.

A manner claims only what is set in `players.levels` or measured in the strength card; `test_people`
compares them. The texts about their strength are in `strength`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.board import Role
from tyrus_desktop.players import keys

MANNERS: Mapping[str, object] = {
    "citizen": QT_TRANSLATE_NOOP("Words", "Plays what she sees; forgets every tile once shown."),
    "herald": QT_TRANSLATE_NOOP("Words", "Loud and cheerful; remembers only the last election."),
    "scribe": QT_TRANSLATE_NOOP(
        "Words", "Tidy: remembers two elections, but does not count the votes."
    ),
    "tribune": QT_TRANSLATE_NOOP(
        "Words", "Counts, and fights for every election; saves nothing for later."
    ),
    "magistrate": QT_TRANSLATE_NOOP(
        "Words", "Thorough: remembers every tile shown, and saves her high ones."
    ),
    "senator": QT_TRANSLATE_NOOP(
        "Words",
        "Has learned from millions of games, but overlooks one tile in ten and remembers only "
        "the last five elections.",
    ),
    "consul": QT_TRANSLATE_NOOP(
        "Words", "Thinks ahead as Melkara does, but trusts his instinct more."
    ),
    "archon": QT_TRANSLATE_NOOP("Words", "Weighs what your hidden tiles may be, then places."),
    "bluffer": QT_TRANSLATE_NOOP("Words", "Loves to bluff, right where you are looking."),
    "rampart": QT_TRANSLATE_NOOP("Words", "Guards his own house; counters more than the others."),
    "saboteur": QT_TRANSLATE_NOOP("Words", "Goes for your votes; blocks more than the others."),
    "miser": QT_TRANSLATE_NOOP("Words", "Keeps his high tiles for the late elections."),
    "sprinter": QT_TRANSLATE_NOOP(
        "Words", "After a win she votes with her best, to make it three in a row."
    ),
    "stranger": QT_TRANSLATE_NOOP(
        "Words", "One of the five styles, drawn for each game. Guess which one at the end."
    ),
}

FACELESS = "stranger"
"""The portrait of computer players without their own, as in old records."""


def portrait(key: str | None) -> str:
    """Return the file name of a computer player's portrait; empty for a person."""
    if key is None:
        return ""
    return key if key in MANNERS else FACELESS


GIVEAWAYS: Mapping[str, object] = {
    "bluffer": QT_TRANSLATE_NOOP("Words", "bluffs often"),
    "rampart": QT_TRANSLATE_NOOP("Words", "counters often"),
    "saboteur": QT_TRANSLATE_NOOP("Words", "blocks often"),
    "miser": QT_TRANSLATE_NOOP("Words", "saves high tiles"),
    "sprinter": QT_TRANSLATE_NOOP("Words", "presses on after a win"),
}
"""What gives each style away, for guessing who the Stranger was."""


def manner(key: str) -> str:
    """Return one line about how an opponent plays."""
    return translate(MANNERS[key])


def title(key: str) -> str:
    """Return an opponent's name and office."""
    text = QT_TRANSLATE_NOOP("Words", "%1, %2")
    return translate(text, words.level(key), words.office(key))


def place(key: str) -> str:
    """Return an opponent's level on the ladder."""
    text = QT_TRANSLATE_NOOP("Words", "Level\u00a0%1 of\u00a0%2.")
    return translate(text, keys.step(key), len(keys.LADDER))


def challenge(key: str) -> str:
    """Return the text of the button that starts a game against an opponent."""
    if key == keys.STRANGER:
        return translate(QT_TRANSLATE_NOOP("Words", "Play against the Stranger"))
    return translate(QT_TRANSLATE_NOOP("Words", "Play against %1"), words.level(key))


def again(key: str) -> str:
    """Return the text of the button that starts another game against an opponent."""
    if key == keys.STRANGER:
        return translate(QT_TRANSLATE_NOOP("Words", "Play the Stranger again"))
    return translate(QT_TRANSLATE_NOOP("Words", "Play %1 again"), words.level(key))


def giveaway(key: str) -> str:
    """Return what gives a style away."""
    return translate(GIVEAWAYS[key])


def stranger_question(shown: Sequence[Role]) -> str:
    """Return the question of who the Stranger was, with the roles of its counted tiles."""
    if not shown:
        return translate(QT_TRANSLATE_NOOP("Words", "Who was the Stranger?"))
    text = QT_TRANSLATE_NOOP(
        "Words",
        "Who was the Stranger? Tiles shown: %1\u00a0voted, %2\u00a0blocked, %3\u00a0countered,"
        " %4\u00a0bluffed.",
    )
    return translate(text, *(shown.count(role) for role in Role))


def stranger_answer(key: str, guess: str) -> str:
    """Return who the Stranger was, and whether the guess, empty for none, was right."""
    text = QT_TRANSLATE_NOOP("Words", "The Stranger was %1.")
    if guess == key:
        text = QT_TRANSLATE_NOOP("Words", "Well guessed: the Stranger was %1.")
    elif guess:
        text = QT_TRANSLATE_NOOP("Words", "The Stranger was %1, not %2.")
    return translate(text, words.level(key), words.level(guess) if guess else "")


def suggestion(chance: float, games: int) -> str:
    """Return why a level is suggested, with the chance to win; without `games` there is none."""
    if not games:
        return translate(QT_TRANSLATE_NOOP("Words", "Suggested to begin with."))
    text = QT_TRANSLATE_NOOP("Words", "Suggested as nearest to even: about %1% of wins.")
    return translate(text, words.number(100 * chance, 0))


def results(won: int, lost: int, drawn: int) -> str:
    """Return how the person's games against an opponent ended."""
    if not won + lost + drawn:
        return translate(QT_TRANSLATE_NOOP("Words", "No game finished yet."))
    if drawn:
        text = QT_TRANSLATE_NOOP("Words", "Your games: %1\u00a0won, %2\u00a0lost, %3\u00a0drawn.")
        return translate(text, won, lost, drawn)
    return translate(
        QT_TRANSLATE_NOOP("Words", "Your games: %1\u00a0won, %2\u00a0lost."), won, lost
    )
