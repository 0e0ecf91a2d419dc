"""The sentences of a finished game's story, at most three.

Each pattern in `desktop.story` has whole sentences for each reader: the person whom the fact is
about, the person who played against that side, and anybody else, by name. %1 is the name of the
side that the fact is about, %2 is the election, and %3 onwards are the fact's values. Names occur
only at the start of a sentence, since the names of levels begin with a capital.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.story.facts import Fact
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.tiles import Tile

NEUTRAL: Mapping[str, object] = {
    "draw": QT_TRANSLATE_NOOP(
        "Words",
        "Equal to the last tile: %3\u00a0to\u00a0%3 in representatives,"
        " %4\u00a0to\u00a0%4 in points.",
    ),
    "deserted": QT_TRANSLATE_NOOP("Words", "Nobody had placed a single tile for election\u00a0%2."),
    "crowd": QT_TRANSLATE_NOOP(
        "Words", "No fewer than %3\u00a0tiles fought over election\u00a0%2."
    ),
    "level": QT_TRANSLATE_NOOP(
        "Words", "Election\u00a0%2 was null, with %3\u00a0votes on either side."
    ),
    "nulls": QT_TRANSLATE_NOOP("Words", "%3 of the %4 elections were null."),
    "cost": QT_TRANSLATE_NOOP(
        "Words", "Together, both sides spent tiles worth %3\u00a0points on election\u00a0%2."
    ),
}
"""Sentences about neither side."""

TO_YOU: Mapping[str, object] = {
    "three": QT_TRANSLATE_NOOP("Words", "Three elections were enough for you."),
    "from-behind": QT_TRANSLATE_NOOP(
        "Words", "You had lost the first two elections, and won the game."
    ),
    "fewer-representatives": QT_TRANSLATE_NOOP(
        "Words", "You win with %3\u00a0representatives to %4: three elections in a row come first."
    ),
    "tiles": QT_TRANSLATE_NOOP(
        "Words",
        "Representatives were equal, and your last three tiles won: %3\u00a0points to %4.",
    ),
    "spotless": QT_TRANSLATE_NOOP("Words", "You did not win a single election."),
    "fewer-votes": QT_TRANSLATE_NOOP(
        "Words", "You had more votes in all, %3\u00a0to\u00a0%4, and lost all the same."
    ),
    "ninth": QT_TRANSLATE_NOOP(
        "Words", "Everything hung on the ninth election, and you won it, %3\u00a0to\u00a0%4."
    ),
    "too-late": QT_TRANSLATE_NOOP(
        "Words", "You had %3\u00a0votes waiting in your buildings: no election came for them."
    ),
    "narrow-end": QT_TRANSLATE_NOOP(
        "Words", "You snatched the last election, and the game with it, %3\u00a0to\u00a0%4."
    ),
    "clear-end": QT_TRANSLATE_NOOP(
        "Words", "You won the last election by a wide margin, %3\u00a0to\u00a0%4."
    ),
    "led-throughout": QT_TRANSLATE_NOOP("Words", "You led from the first election to the last."),
    "early": QT_TRANSLATE_NOOP("Words", "You won early, in election\u00a0%2."),
    "streak": QT_TRANSLATE_NOOP(
        "Words", "Your third in a row was election\u00a0%2, won %3\u00a0to\u00a0%4."
    ),
    "five": QT_TRANSLATE_NOOP(
        "Words", "Election\u00a0%2 gave you your fifth representative, %3\u00a0to\u00a0%4."
    ),
    "majority": QT_TRANSLATE_NOOP(
        "Words", "You ended the nine elections with more representatives, %3\u00a0to\u00a0%4."
    ),
    "given-up": QT_TRANSLATE_NOOP(
        "Words", "You resigned in election\u00a0%5; representatives: %3\u00a0to\u00a0%4."
    ),
    "one-tile": QT_TRANSLATE_NOOP(
        "Words", "One tile of yours broke a run of two wins: %3, in election\u00a0%2."
    ),
    "null-run": QT_TRANSLATE_NOOP(
        "Words", "Election\u00a0%2 was null, and your run of two was over."
    ),
    "lost-lead": QT_TRANSLATE_NOOP("Words", "You led %3\u00a0to\u00a0%4 after election\u00a0%2."),
    "lead-taken": QT_TRANSLATE_NOOP(
        "Words", "You had been behind; election\u00a0%2 put you ahead for good, %3\u00a0to\u00a0%4."
    ),
    "cheap": QT_TRANSLATE_NOOP(
        "Words", "You won election\u00a0%2 for next to nothing, %3\u00a0to\u00a0%4."
    ),
    "prepared": QT_TRANSLATE_NOOP(
        "Words", "You won election\u00a0%2 without placing a tile for it: yours were there already."
    ),
    "silenced": QT_TRANSLATE_NOOP(
        "Words", "You had %3\u00a0votes in election\u00a0%2: all were blocked."
    ),
    "counter": QT_TRANSLATE_NOOP(
        "Words",
        "Your counter of\u00a0%3 made the difference in election\u00a0%2: %4\u00a0to\u00a0%5.",
    ),
    "last-tile": QT_TRANSLATE_NOOP(
        "Words", "You won election\u00a0%2 with the very last tile placed: %3."
    ),
    "run-broken": QT_TRANSLATE_NOOP(
        "Words", "You broke a run of two wins in election\u00a0%2, %3\u00a0to\u00a0%4."
    ),
    "one-vote": QT_TRANSLATE_NOOP(
        "Words", "A single vote gave you election\u00a0%2: %3\u00a0to\u00a0%4."
    ),
    "sweeping": QT_TRANSLATE_NOOP("Words", "You swept election\u00a0%2, %3\u00a0to\u00a0%4."),
    "block": QT_TRANSLATE_NOOP(
        "Words", "Your block of\u00a0%3 decided election\u00a0%2: %4\u00a0to\u00a0%5."
    ),
    "closest": QT_TRANSLATE_NOOP(
        "Words", "The narrowest win was in election\u00a0%2: you won it %3\u00a0to\u00a0%4."
    ),
    "won": QT_TRANSLATE_NOOP("Words", "You won election\u00a0%2, %3\u00a0to\u00a0%4."),
    "empty-backs": QT_TRANSLATE_NOOP(
        "Words", "You bluffed with %3\u00a0tiles in election\u00a0%2."
    ),
    "scare": QT_TRANSLATE_NOOP(
        "Words",
        "Your bluff in election\u00a0%2 drew a counter of\u00a0%3, which countered nothing.",
    ),
    "high-bluff": QT_TRANSLATE_NOOP(
        "Words", "You bluffed with a tile of value\u00a0%3 in election\u00a0%2."
    ),
    "exact": QT_TRANSLATE_NOOP(
        "Words", "You had %3\u00a0votes in election\u00a0%2, and exactly %3 were blocked."
    ),
    "empty-block": QT_TRANSLATE_NOOP(
        "Words", "You lured a block of\u00a0%3 into a building without votes in election\u00a0%2."
    ),
    "lie": QT_TRANSLATE_NOOP(
        "Words",
        "Your best bluff, in election\u00a0%2: your opponent spent %4\u00a0points, you only %3.",
    ),
    "sleeper": QT_TRANSLATE_NOOP(
        "Words", "A tile you placed in election\u00a0%3 did not count until election\u00a0%2."
    ),
    "concession": QT_TRANSLATE_NOOP(
        "Words",
        "You conceded election\u00a0%2, spending %3\u00a0points to your opponent’s %4.",
    ),
}
"""Sentences to the person whom a fact is about."""

OF_THE_ENEMY: Mapping[str, object] = {
    "three": QT_TRANSLATE_NOOP("Words", "%1 needed three elections, no more."),
    "from-behind": QT_TRANSLATE_NOOP(
        "Words", "%1 had lost the first two elections, and won the game."
    ),
    "fewer-representatives": QT_TRANSLATE_NOOP(
        "Words", "%1 wins with %3\u00a0representatives to %4: three elections in a row come first."
    ),
    "tiles": QT_TRANSLATE_NOOP(
        "Words",
        "Representatives were equal, and the last three tiles decided:"
        " %3\u00a0points against your %4.",
    ),
    "spotless": QT_TRANSLATE_NOOP("Words", "%1 did not win a single election."),
    "fewer-votes": QT_TRANSLATE_NOOP(
        "Words", "%1 had more votes in all, %3\u00a0to\u00a0%4, and lost all the same."
    ),
    "ninth": QT_TRANSLATE_NOOP(
        "Words", "Everything hung on the ninth election. %1 won it, %3\u00a0to\u00a0%4."
    ),
    "too-late": QT_TRANSLATE_NOOP(
        "Words", "%1 had %3\u00a0votes waiting at home: no election came for them."
    ),
    "narrow-end": QT_TRANSLATE_NOOP(
        "Words", "%1 snatched the last election, and the game with it, %3\u00a0to\u00a0%4."
    ),
    "clear-end": QT_TRANSLATE_NOOP(
        "Words", "%1 won the last election by a wide margin, %3\u00a0to\u00a0%4."
    ),
    "led-throughout": QT_TRANSLATE_NOOP("Words", "%1 led from the first election to the last."),
    "early": QT_TRANSLATE_NOOP("Words", "%1 won early, in election\u00a0%2."),
    "streak": QT_TRANSLATE_NOOP(
        "Words", "%1 won election\u00a0%2, the third in a row, %3\u00a0to\u00a0%4."
    ),
    "five": QT_TRANSLATE_NOOP(
        "Words", "%1 won the fifth representative in election\u00a0%2, %3\u00a0to\u00a0%4."
    ),
    "majority": QT_TRANSLATE_NOOP(
        "Words", "%1 ended the nine elections with more representatives, %3\u00a0to\u00a0%4."
    ),
    "given-up": QT_TRANSLATE_NOOP(
        "Words", "%1 resigned in election\u00a0%5; representatives: %3\u00a0to\u00a0%4."
    ),
    "one-tile": QT_TRANSLATE_NOOP(
        "Words", "%1 broke your run with one tile: %3, in election\u00a0%2."
    ),
    "null-run": QT_TRANSLATE_NOOP(
        "Words", "%1 had won two in a row; then election\u00a0%2 turned out null."
    ),
    "lost-lead": QT_TRANSLATE_NOOP("Words", "%1 led %3\u00a0to\u00a0%4 after election\u00a0%2."),
    "lead-taken": QT_TRANSLATE_NOOP(
        "Words",
        "%1 had been behind, and took the lead for good in election\u00a0%2, %3\u00a0to\u00a0%4.",
    ),
    "cheap": QT_TRANSLATE_NOOP(
        "Words", "%1 won election\u00a0%2 for next to nothing, %3\u00a0to\u00a0%4."
    ),
    "prepared": QT_TRANSLATE_NOOP(
        "Words", "%1 won election\u00a0%2 with tiles from earlier elections alone."
    ),
    "silenced": QT_TRANSLATE_NOOP(
        "Words", "You blocked all the %3\u00a0votes against you in election\u00a0%2."
    ),
    "counter": QT_TRANSLATE_NOOP(
        "Words", "%1 won election\u00a0%2 by a counter of\u00a0%3: %4\u00a0to\u00a0%5."
    ),
    "last-tile": QT_TRANSLATE_NOOP(
        "Words", "%1 won election\u00a0%2 with the very last tile placed: %3."
    ),
    "run-broken": QT_TRANSLATE_NOOP(
        "Words", "%1 broke your run of two wins in election\u00a0%2, %3\u00a0to\u00a0%4."
    ),
    "one-vote": QT_TRANSLATE_NOOP(
        "Words", "%1 won election\u00a0%2 by a single vote: %3\u00a0to\u00a0%4."
    ),
    "sweeping": QT_TRANSLATE_NOOP("Words", "%1 swept election\u00a0%2, %3\u00a0to\u00a0%4."),
    "block": QT_TRANSLATE_NOOP(
        "Words", "%1 won election\u00a0%2 by a block of\u00a0%3: %4\u00a0to\u00a0%5."
    ),
    "closest": QT_TRANSLATE_NOOP(
        "Words", "The narrowest win was in election\u00a0%2: %1 won it %3\u00a0to\u00a0%4."
    ),
    "won": QT_TRANSLATE_NOOP("Words", "%1 won election\u00a0%2, %3\u00a0to\u00a0%4."),
    "empty-backs": QT_TRANSLATE_NOOP("Words", "%1 bluffed with %3\u00a0tiles in election\u00a0%2."),
    "scare": QT_TRANSLATE_NOOP(
        "Words", "%1 bluffed in election\u00a0%2, and your counter of\u00a0%3 countered nothing."
    ),
    "high-bluff": QT_TRANSLATE_NOOP(
        "Words", "%1 bluffed with a tile of value\u00a0%3 in election\u00a0%2."
    ),
    "exact": QT_TRANSLATE_NOOP(
        "Words",
        "You blocked exactly the %3\u00a0votes against you in election\u00a0%2, not one too many.",
    ),
    "empty-block": QT_TRANSLATE_NOOP(
        "Words",
        "You played a block of\u00a0%3 in election\u00a0%2, and there was no vote to block.",
    ),
    "lie": QT_TRANSLATE_NOOP(
        "Words", "%1 bluffed best in election\u00a0%2, spending %3\u00a0points; you spent %4."
    ),
    "sleeper": QT_TRANSLATE_NOOP(
        "Words", "%1’s tile from election\u00a0%3 did not count until election\u00a0%2."
    ),
    "concession": QT_TRANSLATE_NOOP(
        "Words", "%1 conceded election\u00a0%2, spending %3\u00a0points; you spent %4."
    ),
}
"""Sentences to the person against whom a fact is, and about either player without a third form."""

BY_NAME: Mapping[str, object] = {
    "tiles": QT_TRANSLATE_NOOP(
        "Words",
        "Representatives were equal, and the last three tiles decided:"
        " %1 had %3\u00a0points to %4.",
    ),
    "one-tile": QT_TRANSLATE_NOOP(
        "Words", "%1 broke a run of two wins with one tile: %3, in election\u00a0%2."
    ),
    "silenced": QT_TRANSLATE_NOOP(
        "Words", "%1 had %3\u00a0votes in election\u00a0%2: all were blocked."
    ),
    "run-broken": QT_TRANSLATE_NOOP(
        "Words", "%1 broke a run of two wins in election\u00a0%2, %3\u00a0to\u00a0%4."
    ),
    "scare": QT_TRANSLATE_NOOP(
        "Words", "%1 bluffed in election\u00a0%2, and a counter of\u00a0%3 countered nothing."
    ),
    "exact": QT_TRANSLATE_NOOP(
        "Words", "%1 had %3\u00a0votes in election\u00a0%2, and exactly %3 were blocked."
    ),
    "empty-block": QT_TRANSLATE_NOOP(
        "Words", "%1 lured a block of\u00a0%3 into a building without votes in election\u00a0%2."
    ),
    "lie": QT_TRANSLATE_NOOP(
        "Words",
        "%1 bluffed best in election\u00a0%2, spending %3\u00a0points to the opponent’s %4.",
    ),
    "concession": QT_TRANSLATE_NOOP(
        "Words",
        "%1 conceded election\u00a0%2, spending %3\u00a0points to the opponent’s %4.",
    ),
}
"""Sentences about one of two persons, or of two computer players."""


def fact_sentence(fact: Fact, voices: Voices) -> str:
    """Return a fact's sentence for the readers at the screen."""
    values = [words.tile(each) if isinstance(each, Tile) else each for each in fact.values]
    name = voices.names[fact.actor] if fact.actor else ""
    return translate(_form(fact, voices), name, fact.election, *values)


def _form(fact: Fact, voices: Voices) -> object:
    if fact.actor is None:
        return NEUTRAL[fact.pattern]
    if fact.actor is voices.you:
        return TO_YOU[fact.pattern]
    if voices.you is None and fact.pattern in BY_NAME:
        return BY_NAME[fact.pattern]
    return OF_THE_ENEMY[fact.pattern]
