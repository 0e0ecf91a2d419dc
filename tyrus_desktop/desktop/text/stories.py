"""The sentences of a finished game's story, at most three.

Each pattern in `desktop.story` has whole sentences for each reader: the person whom the fact is
about, the person who played against that side, and anybody else, by name. %1 is the name of the
side that the fact is about, %2 is the election, and %3 onwards are the fact's values. Names occur
only at the start of a sentence, since the names of levels begin with a capital.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.story.facts import Fact
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.tiles import Tile

NEUTRAL: Mapping[str, object] = {
    "draw": N(
        "Equal to the last tile: %3\u00a0to\u00a0%3 in representatives,"
        " %4\u00a0to\u00a0%4 in points."
    ),
    "deserted": N("Nobody had placed a single tile for election\u00a0%2."),
    "crowd": N("No fewer than %3 fought over election\u00a0%2."),
    "level": N("Election\u00a0%2 was null, with %3 on either side."),
    "nulls": N("Null elections: %3 of\u00a0%4."),
    "cost": N("Together, both sides spent tiles worth %3 on election\u00a0%2."),
}
"""Sentences about neither side."""

TO_YOU: Mapping[str, object] = {
    "three": N("Three elections were enough for you."),
    "from-behind": N("You had lost the first two elections, and won the game."),
    "fewer-representatives": N("You win, even at %3 to %4: three elections in a row come first."),
    "tiles": N("Representatives were equal, and your last three tiles won: %3 to %4."),
    "spotless": N("You did not win a single election."),
    "fewer-votes": N("You had more votes in all, %3\u00a0to\u00a0%4, and lost all the same."),
    "ninth": N("Everything hung on the ninth election, and you won it, %3\u00a0to\u00a0%4."),
    "too-late": N("You had %3 waiting in your buildings: no election came for them."),
    "narrow-end": N("You snatched the last election, and the game with it, %3\u00a0to\u00a0%4."),
    "clear-end": N("You won the last election by a wide margin, %3\u00a0to\u00a0%4."),
    "led-throughout": N("You led from the first election to the last."),
    "early": N("You won early, in election\u00a0%2."),
    "streak": N("Election\u00a0%2 made it three in a row for you, %3 to\u00a0%4."),
    "five": N("Election\u00a0%2 gave you your fifth representative, %3\u00a0to\u00a0%4."),
    "majority": N("You ended the nine elections with more representatives, %3\u00a0to\u00a0%4."),
    "given-up": N("You resigned in election\u00a0%5; representatives: %3\u00a0to\u00a0%4."),
    "one-tile": N("One tile of yours broke a run of two wins: %3, in election\u00a0%2."),
    "null-run": N("Election\u00a0%2 was null and broke your run of two wins."),
    "lost-lead": N("You led %3\u00a0to\u00a0%4 after election\u00a0%2."),
    "lead-taken": N(
        "You had been behind; election\u00a0%2 put you ahead for good, %3\u00a0to\u00a0%4."
    ),
    "cheap": N("You won election\u00a0%2 for next to nothing, %3\u00a0to\u00a0%4."),
    "prepared": N(
        "You won election\u00a0%2 without placing a tile for it: yours were there already."
    ),
    "silenced": N("You had %3 in election\u00a0%2: all were blocked."),
    "counter": N(
        "Your counter of\u00a0%3 made the difference in election\u00a0%2: %4\u00a0to\u00a0%5."
    ),
    "last-tile": N("You won election\u00a0%2 with the very last tile placed: %3."),
    "run-broken": N("You broke a run of two wins in election\u00a0%2, %3\u00a0to\u00a0%4."),
    "one-vote": N("A single vote gave you election\u00a0%2: %3\u00a0to\u00a0%4."),
    "sweeping": N("You swept election\u00a0%2, %3\u00a0to\u00a0%4."),
    "block": N("Your block of\u00a0%3 decided election\u00a0%2: %4\u00a0to\u00a0%5."),
    "closest": N("The narrowest win was in election\u00a0%2: you won it %3\u00a0to\u00a0%4."),
    "won": N("You won election\u00a0%2, %3\u00a0to\u00a0%4."),
    "empty-backs": N("You bluffed with %3 in election\u00a0%2."),
    "scare": N(
        "Your bluff in election\u00a0%2 lured out a counter of\u00a0%3, which met no block."
    ),
    "high-bluff": N("You bluffed with a tile of value\u00a0%3 in election\u00a0%2."),
    "exact": N("You had %3 in election\u00a0%2, and exactly as many were blocked."),
    "empty-block": N(
        "You lured a block of\u00a0%3 into a building without votes in election\u00a0%2."
    ),
    "lie": N(
        "Your best bluff was in election\u00a0%2. Points spent: %3 against your opponent’s %4."
    ),
    "sleeper": N("A tile you placed in election\u00a0%3 did not count until election\u00a0%2."),
    "concession": N("You conceded election\u00a0%2. Points spent: %3 against %4."),
}
"""Sentences to the person whom a fact is about."""

OF_THE_ENEMY: Mapping[str, object] = {
    "three": N("%1 needed three elections, no more."),
    "from-behind": N("%1 had lost the first two elections, and won the game."),
    "fewer-representatives": N("%1 wins, even at %3 to %4: three elections in a row come first."),
    "tiles": N("Representatives were equal, and the last three tiles decided: %3 against your %4."),
    "spotless": N("%1 did not win a single election."),
    "fewer-votes": N("%1 had more votes in all, %3\u00a0to\u00a0%4, and lost all the same."),
    "ninth": N("Everything hung on the ninth election. %1 won it, %3\u00a0to\u00a0%4."),
    "too-late": N("%1 had %3 waiting at home: no election came for them."),
    "narrow-end": N("%1 snatched the last election, and the game with it, %3\u00a0to\u00a0%4."),
    "clear-end": N("%1 won the last election by a wide margin, %3\u00a0to\u00a0%4."),
    "led-throughout": N("%1 led from the first election to the last."),
    "early": N("%1 won early, in election\u00a0%2."),
    "streak": N("%1 won election\u00a0%2, the third in a row, %3\u00a0to\u00a0%4."),
    "five": N("%1 won the fifth representative in election\u00a0%2, %3\u00a0to\u00a0%4."),
    "majority": N("%1 ended the nine elections with more representatives, %3\u00a0to\u00a0%4."),
    "given-up": N("%1 resigned in election\u00a0%5; representatives: %3\u00a0to\u00a0%4."),
    "one-tile": N("%1 broke your run with one tile: %3, in election\u00a0%2."),
    "null-run": N("%1 had won two in a row; then election\u00a0%2 turned out null."),
    "lost-lead": N("%1 led %3\u00a0to\u00a0%4 after election\u00a0%2."),
    "lead-taken": N(
        "%1 had been behind, and took the lead for good in election\u00a0%2, %3\u00a0to\u00a0%4."
    ),
    "cheap": N("%1 won election\u00a0%2 for next to nothing, %3\u00a0to\u00a0%4."),
    "prepared": N("%1 won election\u00a0%2 with tiles from earlier elections alone."),
    "silenced": N("You blocked all %3 against you in election\u00a0%2."),
    "counter": N("%1 won election\u00a0%2 with a counter of\u00a0%3: %4\u00a0to\u00a0%5."),
    "last-tile": N("%1 won election\u00a0%2 with the very last tile placed: %3."),
    "run-broken": N("%1 broke your run of two wins in election\u00a0%2, %3\u00a0to\u00a0%4."),
    "one-vote": N("%1 won election\u00a0%2 by a single vote: %3\u00a0to\u00a0%4."),
    "sweeping": N("%1 swept election\u00a0%2, %3\u00a0to\u00a0%4."),
    "block": N("%1 won election\u00a0%2 with a block of\u00a0%3: %4\u00a0to\u00a0%5."),
    "closest": N("The narrowest win was in election\u00a0%2: %1 won it %3\u00a0to\u00a0%4."),
    "won": N("%1 won election\u00a0%2, %3\u00a0to\u00a0%4."),
    "empty-backs": N("%1 bluffed with %3 in election\u00a0%2."),
    "scare": N("%1 bluffed in election\u00a0%2, and your counter of\u00a0%3 met no block."),
    "high-bluff": N("%1 bluffed with a tile of value\u00a0%3 in election\u00a0%2."),
    "exact": N("You blocked exactly %3 against you in election\u00a0%2, not one too many."),
    "empty-block": N(
        "You placed a block of\u00a0%3 in election\u00a0%2, and there was no vote to block."
    ),
    "lie": N("%1’s best bluff was in election\u00a0%2. Points spent: %3 against your %4."),
    "sleeper": N("%1’s tile from election\u00a0%3 did not count until election\u00a0%2."),
    "concession": N("%1 conceded election\u00a0%2. Points spent: %3 against your %4."),
}
"""Sentences to the person against whom a fact is, and about either player without a third form."""

BY_NAME: Mapping[str, object] = {
    "tiles": N("Representatives were equal, and the last three tiles decided: %1 had %3 to %4."),
    "one-tile": N("%1 broke a run of two wins with one tile: %3, in election\u00a0%2."),
    "silenced": N("%1 had %3 in election\u00a0%2: all were blocked."),
    "run-broken": N("%1 broke a run of two wins in election\u00a0%2, %3\u00a0to\u00a0%4."),
    "scare": N("%1 bluffed in election\u00a0%2, and a counter of\u00a0%3 met no block."),
    "exact": N("%1 had %3 in election\u00a0%2, and exactly as many were blocked."),
    "empty-block": N(
        "%1 lured a block of\u00a0%3 into a building without votes in election\u00a0%2."
    ),
    "lie": N(
        "%1’s best bluff was in election\u00a0%2. Points spent: %3 against the opponent’s %4."
    ),
    "concession": N("%1 conceded election\u00a0%2. Points spent: %3 against the opponent’s %4."),
}
"""Sentences about one of two persons, or of two computer players."""

COUNTED: Mapping[str, Callable[[int], str]] = {
    "crowd": words.tiles,
    "empty-backs": words.tiles,
    "level": words.votes,
    "too-late": words.votes,
    "silenced": words.votes,
    "exact": words.votes,
    "cost": words.points,
    "tiles": words.points,
    "fewer-representatives": words.representatives,
}
"""What the first values of some facts count."""


def fact_sentence(fact: Fact, voices: Voices) -> str:
    """Return a fact's sentence for the readers at the screen."""
    values = [words.tile(each) if isinstance(each, Tile) else each for each in fact.values]
    if fact.pattern in COUNTED:
        values[0] = COUNTED[fact.pattern](int(values[0]))
    name = voices.names[fact.actor] if fact.actor else ""
    return say(_form(fact, voices), name, fact.election, *values)


def _form(fact: Fact, voices: Voices) -> object:
    if fact.actor is None:
        return NEUTRAL[fact.pattern]
    if fact.actor is voices.you:
        return TO_YOU[fact.pattern]
    if voices.you is None and fact.pattern in BY_NAME:
        return BY_NAME[fact.pattern]
    return OF_THE_ENEMY[fact.pattern]
