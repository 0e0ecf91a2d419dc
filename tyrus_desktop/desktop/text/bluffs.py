"""Sentences on who believed whom: what a back was taken for, what it was, and what that cost.

They name faces that were hidden: they are shown only once a game is over, with all tiles face up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.tiles import Tile

if TYPE_CHECKING:
    from tyrus_desktop.review.bluffs import Back, Bluff, EmptyAnswer

DOUBT = 0.1
"""A lower probability of a tile without effect is not mentioned."""


CONCEALMENT = QT_TRANSLATE_NOOP("Words", "The best hidden tile")
READ = QT_TRANSLATE_NOOP("Words", "The best read tile")
ANSWER = QT_TRANSLATE_NOOP("Words", "The costliest answer to nothing")
NONE = QT_TRANSLATE_NOOP("Words", "No hidden tile was found that cost anybody much.")


def believed(bluff: Bluff, fact: EmptyAnswer | None, voices: Voices) -> str:
    """Return what a back was taken for, what it was, and what that cost or gained.

    Args:
        bluff: The concealment or the read.
        fact: The answer that the tile drew, if it wasted much.
        voices: The players.
    """
    back = bluff.back
    found = [_expected(back, voices), _was(back), _cost(bluff, voices)]
    if fact is not None:
        text = QT_TRANSLATE_NOOP("Words", "It drew %1; %2 of that counted for nothing.")
        found.append(translate(text, _tiles(fact.answers), fact.wasted))
    return " ".join(found)


def wasted(found: EmptyAnswer) -> str:
    """Return which tiles answered which, and how much of that changed nothing."""
    text = QT_TRANSLATE_NOOP(
        "Words", "Election\u00a0%1, %2: %3 answered %4, and %5 of that counted for nothing."
    )
    building = words.building(found.building)
    answers, bait = _tiles(found.answers), _tiles(found.bait)
    return translate(text, found.election, building, answers, bait, found.wasted)


def _expected(back: Back, voices: Voices) -> str:
    believer, building = back.owner.other, words.building(back.building)
    worth = words.number(back.expected, 0), words.number(back.spread, 0)
    if believer is voices.you:
        text = QT_TRANSLATE_NOOP(
            "Words",
            "Before this placement, as far as you could know, the marked tile in %1 was worth"
            " %2\u00a0±\u00a0%3.",
        )
        found = translate(text, building, *worth)
    else:
        text = QT_TRANSLATE_NOOP(
            "Words",
            "Before this placement, as far as %1 could know, the marked tile in %2 was worth"
            " %3\u00a0±\u00a0%4.",
        )
        found = translate(text, voices.name(believer), building, *worth)
    if back.nothing > DOUBT:
        doubt = QT_TRANSLATE_NOOP("Words", "The chance that it did nothing there was %1\u00a0%.")
        found += " " + translate(doubt, words.number(100 * back.nothing, 0))
    return found


def _was(back: Back) -> str:
    tile = words.tile(back.tile)
    if not back.points:
        return translate(QT_TRANSLATE_NOOP("Words", "It was %1, without effect there."), tile)
    return translate(QT_TRANSLATE_NOOP("Words", "It was %1."), tile)


def _cost(bluff: Bluff, voices: Voices) -> str:
    believer, points = bluff.back.owner.other, max(1, round(abs(bluff.cost)))
    yours = believer is voices.you
    if bluff.cost > 0:
        text = QT_TRANSLATE_NOOP(
            "Words", "Not knowing that cost %1 about %2\u00a0of 100\u00a0such games."
        )
        if yours:
            text = QT_TRANSLATE_NOOP(
                "Words", "Not knowing that cost you about %1\u00a0of 100\u00a0such games."
            )
    else:
        text = QT_TRANSLATE_NOOP(
            "Words", "%1 placed as if it lay open, and gained about %2\u00a0of 100\u00a0such games."
        )
        if yours:
            text = QT_TRANSLATE_NOOP(
                "Words",
                "You placed as if it lay open, and gained about %1\u00a0of 100\u00a0such games.",
            )
    return translate(text, points) if yours else translate(text, voices.name(believer), points)


def _tiles(tiles: Iterable[Tile]) -> str:
    return ", ".join(map(words.tile, tiles))
