"""The cards of puzzles and moments; `resources/puzzles/texts.toml` has the rest."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import library_texts, words
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.players.keys import LADDER

PUZZLES: Mapping[Profession, object] = {
    Profession.SOLDIER: N("Election\u00a0%1, citadel"),
    Profession.MERCHANT: N("Election\u00a0%1, market"),
    Profession.PRIEST: N("Election\u00a0%1, temple"),
}


def puzzle(election: int, kind: Profession) -> str:
    """Return the title of a puzzle: the number of its election, and its kind."""
    return say(PUZZLES[kind], election)


def difficulty(levels: int, *, proved: bool) -> str:
    """Return how many of the computer's levels find an answer, and whether that is proved."""
    if proved:
        text = Words.tr("Answer proved · found by %1 of the %n level(s)", "", len(LADDER))
    else:
        text = Words.tr(
            "Answer judged by the strongest level · found by %1 of the %n level(s)", "", len(LADDER)
        )
    return words.fill(text, levels)


def moment(ply: int) -> str:
    """Return where in its game a placement was made, counted from 0."""
    election, placed = divmod(ply, PLACEMENTS)
    return say("Election\u00a0%1, your tile\u00a0%2 of 3", election + 1, placed // 2 + 1)


def cost(points: float) -> str:
    """Return what a slip cost at the least, in points of the chance of winning."""
    return Words.tr("Cost %n point(s)", "", max(1, round(points)))


def guesses(election: int) -> str:
    """Return which tally's tiles are to be guessed again."""
    return say("Election\u00a0%1, guess the tiles again", election)


def game(entry: Entry, names: Mapping[Side, str]) -> str:
    """Return a game's day, and its title or players."""
    day, heading = library_texts.short_day(entry.date), library_texts.heading(entry, names)
    return f"{day} · {heading}".removeprefix(" · ")
