"""Texts about the opponents: who they are, how they play, and the person's results.

Their names, offices and manners are in `opponent_words`, the texts about their strength in
`strength_texts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.opponent_words import OPPONENTS
from tyrus_desktop.desktop.text.untrusted import NAME, clean
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import Role
from tyrus_desktop.players import keys

FACELESS = "stranger"
"""The portrait of computer players without their own, as in old records."""


def portrait(key: str | None) -> str:
    """Return the file name of a computer player's portrait; empty for a person."""
    if key is None:
        return ""
    level = OPPONENTS.get(key)
    return key if level and level.manner else FACELESS


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
    return say(OPPONENTS[key].manner)


def title(key: str) -> str:
    """Return an opponent's name and office."""
    return say("%1, %2", words.level(key), say(OPPONENTS[key].office))


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


def profile(name: str) -> str:
    """Return the name of a profile, in the current language if it has none."""
    return clean(name, NAME) or say("You")


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
    return say(
        "Suggested for a close game: you would win about %1%.", words.number(100 * chance, 0)
    )


def results(won: int, lost: int, drawn: int) -> str:
    """Return how the person's games against an opponent ended."""
    if not won + lost + drawn:
        return say("No game finished yet.")
    if drawn:
        return say("Your games: %1\u00a0won, %2\u00a0lost, %3\u00a0drawn.", won, lost, drawn)
    return say("Your games: %1\u00a0won, %2\u00a0lost.", won, lost)
