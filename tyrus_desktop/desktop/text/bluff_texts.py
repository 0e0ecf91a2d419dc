"""Sentences on who believed whom: what a back was taken for, what it was, and what that cost.

They name faces that were hidden: they are shown only once a game is over, with all tiles face up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.tiles import Tile

if TYPE_CHECKING:
    from tyrus_desktop.review.bluffs import Back, Bluff, EmptyAnswer

DOUBT = 0.1
"""A lower probability of a tile without effect is not mentioned."""

CONCEALMENT = N("The tile that fooled best")
READ = N("The tile best seen through")
ANSWER = N("The biggest waste on a bluff")
NONE = N("No hidden tile cost anybody much.")


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
        text = N("It lured out %1. Points wasted: %2.")
        found.append(say(text, _tiles(fact.answers), fact.wasted))
    return " ".join(found)


def wasted(found: EmptyAnswer) -> str:
    """Return which tiles answered which, and how much of that changed nothing."""
    text = N("Election\u00a0%1, %2: %3 answered %4. Points wasted: %5.")
    building = words.building(found.building)
    answers, bait = _tiles(found.answers), _tiles(found.bait)
    return say(text, found.election, building, answers, bait, found.wasted)


def _expected(back: Back, voices: Voices) -> str:
    believer, building = back.owner.other, words.building(back.building)
    worth = words.number(back.expected, 0), words.number(back.spread, 0)
    if believer is voices.you:
        text = N(
            "Before this placement you could expect the marked tile (%1) to be worth"
            " %2\u00a0±\u00a0%3."
        )
        found = say(text, building, *worth)
    else:
        text = N(
            "Before this placement %1 could expect the marked tile (%2) to be worth"
            " %3\u00a0±\u00a0%4."
        )
        found = say(text, voices.name(believer), building, *worth)
    if back.nothing > DOUBT:
        doubt = N("The chance of a bluff was %1%.")
        found += " " + say(doubt, words.number(100 * back.nothing, 0))
    return found


def _was(back: Back) -> str:
    tile = words.tile(back.tile)
    if not back.points:
        return say("It was %1: a bluff.", tile)
    return say("It was %1.", tile)


def _cost(bluff: Bluff, voices: Voices) -> str:
    believer, points = bluff.back.owner.other, max(1, round(abs(bluff.cost)))
    yours = believer is voices.you
    if bluff.cost > 0:
        text = N("Not knowing this cost %1 about %2 in 100\u00a0games like this one.")
        if yours:
            text = N("Not knowing this cost you about %1 in 100\u00a0games like this one.")
    else:
        text = N(
            "%1 placed as if it were face up. That won about %2 more in 100\u00a0games like this"
            " one."
        )
        if yours:
            text = N(
                "You placed as if it were face up. That won you about %1 more in 100\u00a0games"
                " like this one."
            )
    return say(text, points) if yours else say(text, voices.name(believer), points)


def _tiles(tiles: Iterable[Tile]) -> str:
    return ", ".join(map(words.tile, tiles))
