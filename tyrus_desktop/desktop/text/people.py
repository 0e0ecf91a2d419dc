"""What is said of the opponents: how each plays, and how strong each is.

A manner says no more than is set or measured of a level or style; `test_people` compares each with
`players.levels` and with the strength card. Strength is always made from the card, never written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.board import Role
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.players.strength import CharacterCard, LevelCard, RivalCard

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
"""The portrait of a computer player without one of its own, as in old records."""


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
"""What gives each style away, for the guess who the stranger was."""

HABITS: Mapping[str, object] = {
    "bluffer": QT_TRANSLATE_NOOP("Words", "Bluffs with %1\u00a0tiles in\u00a0100 (%2: %3)."),
    "rampart": QT_TRANSLATE_NOOP("Words", "Counters with %1\u00a0tiles in\u00a0100 (%2: %3)."),
    "saboteur": QT_TRANSLATE_NOOP("Words", "Blocks with %1\u00a0tiles in\u00a0100 (%2: %3)."),
    "miser": QT_TRANSLATE_NOOP(
        "Words",
        "Of 100\u00a0tiles placed in the first five elections, %1\u00a0are 8s to\u00a010s"
        " (%2: %3).",
    ),
    "sprinter": QT_TRANSLATE_NOOP(
        "Words", "In the election after a win, brings %1\u00a0votes a tile (%2: %3)."
    ),
}
"""What a style does more or less often than the strongest level."""

RATE_NAMES: Mapping[str, object] = {
    "bluffer": QT_TRANSLATE_NOOP("Words", "share of bluffs"),
    "rampart": QT_TRANSLATE_NOOP("Words", "share of counters"),
    "saboteur": QT_TRANSLATE_NOOP("Words", "share of blocks"),
    "miser": QT_TRANSLATE_NOOP("Words", "share of tiles 8 to\u00a010 in the first five elections"),
    "sprinter": QT_TRANSLATE_NOOP("Words", "votes per tile after a win"),
}
"""The same as the heading of a figure."""

ALIKE = 40
"""A smaller difference in Elo counts as none."""

SCORES: Mapping[float, object] = {
    0.5: QT_TRANSLATE_NOOP("Words", "Plays about as well as %1."),
    0.6: QT_TRANSLATE_NOOP("Words", "Beats %1 in six games out of ten."),
    2 / 3: QT_TRANSLATE_NOOP("Words", "Beats %1 in two games out of three."),
    0.7: QT_TRANSLATE_NOOP("Words", "Beats %1 in seven games out of ten."),
    0.8: QT_TRANSLATE_NOOP("Words", "Beats %1 in eight games out of ten."),
    0.9: QT_TRANSLATE_NOOP("Words", "Beats %1 in nine games out of ten."),
    1.0: QT_TRANSLATE_NOOP("Words", "Nearly always beats %1."),
}
"""Scores in words; a measured score is called by the nearest."""

NEARLY_ALWAYS = 0.95
"""From this score on, it is not said in figures."""


def manner(key: str) -> str:
    """Return how an opponent plays, in a line."""
    return translate(MANNERS[key])


def title(key: str) -> str:
    """Return an opponent's name and office."""
    text = QT_TRANSLATE_NOOP("Words", "%1, %2")
    return translate(text, words.level(key), words.office(key))


def level_strength(card: LevelCard) -> str:
    """Return how often a level beats the one below, and the first; says who is the strongest."""
    step = keys.step(card.key)
    if step == 1:
        return translate(QT_TRANSLATE_NOOP("Words", "For your first games."))
    first, below = keys.LADDER[0], keys.LADDER[step - 2]
    sentences = [_beats(card.scores[below], words.level(below))]
    if below != first:
        sentences.append(_wins(card.scores[first], words.level(first)))
    if card.key == keys.STRONGEST:
        strongest = QT_TRANSLATE_NOOP("Words", "The strongest of the levels.")
        sentences.insert(0, translate(strongest))
    return " ".join(sentences)


def style_strength(card: CharacterCard) -> str:
    """Return how strong a style is beside the strongest level."""
    points = card.elo[0]
    text = QT_TRANSLATE_NOOP("Words", "Plays about as well as %1.")
    if points < -ALIKE:
        text = QT_TRANSLATE_NOOP("Words", "Plays slightly worse than %1.")
    elif points > ALIKE:
        text = QT_TRANSLATE_NOOP("Words", "Plays slightly better than %1.")
    return translate(text, words.level(keys.STRONGEST))


def best_attack(best: RivalCard) -> str:
    """Return how often the best attack on a level wins."""
    text = QT_TRANSLATE_NOOP(
        "Words",
        "Even %2 can be beaten: the best program built to do so wins %1\u00a0games out of 100.",
    )
    return translate(text, words.number(100 * best.share[0], 0), words.level(best.level))


def beginner(card: RivalCard) -> str:
    """Return how often one who knows a single rule beats the first level."""
    text = QT_TRANSLATE_NOOP(
        "Words", "If all you know is to vote at home, you win %1\u00a0games out of 100."
    )
    return translate(text, words.number(100 * card.share[0], 0))


def reading(lowest: LevelCard, highest: LevelCard) -> str:
    """Return how often one who guesses a hidden tile from its building alone is right."""
    text = QT_TRANSLATE_NOOP(
        "Words",
        "Suppose that every hidden tile is a vote in your opponent’s buildings and a block in yours"
        ": you are right %1 times in 100\u00a0against %2, %3\u00a0times against %4. The nearer to"
        " 100, the more a tile’s place gives away.",
    )
    right = [words.number(100 * each.rates["read"][0], 0) for each in (lowest, highest)]
    names = words.level(lowest.key), words.level(highest.key)
    return translate(text, right[0], names[0], right[1], names[1])


def habit(card: CharacterCard, plain: CharacterCard, rate: str) -> str:
    """Return how often a style does what it is known for, and how often the plain level does."""
    factor, decimals = (1, 1) if rate == "chase" else (100, 0)
    often = [words.number(factor * each.rates[rate][0], decimals) for each in (card, plain)]
    return translate(HABITS[card.key], often[0], words.level(plain.key), often[1])


def challenge(key: str) -> str:
    """Return what the button that starts a game against an opponent says."""
    if key == keys.STRANGER:
        return translate(QT_TRANSLATE_NOOP("Words", "Play against the Stranger"))
    return translate(QT_TRANSLATE_NOOP("Words", "Play against %1"), words.level(key))


def again(key: str) -> str:
    """Return what the button that starts another game against an opponent says."""
    if key == keys.STRANGER:
        return translate(QT_TRANSLATE_NOOP("Words", "Play the Stranger again"))
    return translate(QT_TRANSLATE_NOOP("Words", "Play %1 again"), words.level(key))


def giveaway(key: str) -> str:
    """Return what gives a style away."""
    return translate(GIVEAWAYS[key])


def stranger_question(shown: Sequence[Role]) -> str:
    """Return the question who the stranger was, with what its counted tiles did."""
    if not shown:
        return translate(QT_TRANSLATE_NOOP("Words", "Who was the Stranger?"))
    text = QT_TRANSLATE_NOOP(
        "Words",
        "Who was the Stranger? Tiles shown: %1\u00a0voted, %2\u00a0blocked, %3\u00a0countered,"
        " %4\u00a0bluffed.",
    )
    return translate(text, *(shown.count(role) for role in Role))


def stranger_answer(key: str, guess: str) -> str:
    """Return who the stranger was, and whether the guess, empty for none, was right."""
    text = QT_TRANSLATE_NOOP("Words", "The Stranger was %1.")
    if guess == key:
        text = QT_TRANSLATE_NOOP("Words", "Well guessed: the Stranger was %1.")
    elif guess:
        text = QT_TRANSLATE_NOOP("Words", "The Stranger was %1, not %2.")
    return translate(text, words.level(key), words.level(guess) if guess else "")


def stranger_strength(cards: Sequence[CharacterCard]) -> str:
    """Return how strong the weakest of the styles is beside the strongest level."""
    return style_strength(min(cards, key=lambda card: card.elo[0]))


def results(won: int, lost: int, drawn: int) -> str:
    """Return how the person's games against an opponent ended."""
    if not won + lost + drawn:
        return translate(QT_TRANSLATE_NOOP("Words", "No game finished yet."))
    if drawn:
        text = QT_TRANSLATE_NOOP("Words", "You have won %1, lost %2 and drawn %3.")
        return translate(text, won, lost, drawn)
    return translate(QT_TRANSLATE_NOOP("Words", "You have won %1 and lost %2."), won, lost)


def _beats(score: float, name: str) -> str:
    nearest = min(SCORES, key=lambda each: abs(each - score))
    return translate(SCORES[nearest], name)


def _wins(score: float, name: str) -> str:
    if score >= NEARLY_ALWAYS:  # Two such scores differ by chance alone.
        return _beats(1.0, name)
    text = QT_TRANSLATE_NOOP("Words", "Wins %1\u00a0games out of 100\u00a0against %2.")
    return translate(text, words.number(100 * score, 0), name)
