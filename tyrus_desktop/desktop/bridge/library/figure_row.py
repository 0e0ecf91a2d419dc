"""The rows of *Your games* as plain values for QML; `your_figures` has the keys of each map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tyrus_desktop.desktop.text import habit_texts, words
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.figures.proportions import Estimate
    from tyrus_desktop.figures.results import Score

Map = dict[str, Any]

MOST_DISCS = 12
"""The most games or elections that are shown one by one."""

_EMPTY: Map = {
    "value": -1.0,
    "low": -1.0,
    "high": -1.0,
    "mark": -1.0,
    "even": False,
    "percent": False,
    "lesson": "",
    "face": "",
    "discs": [],
}

_EXAMPLE = (0.71, 0.55, 0.41, 0.2, 0.34, 0.18, 0.12, 0.08)
"""What somebody might have won against each level, the weakest first."""


def row(name: str, sentence: str, cells: list[str], **scale: object) -> Map:
    """Return a row.

    Args:
        name: The figure's name.
        sentence: What it says.
        cells: What it says in a table, after the name.
        scale: What its scale shows; nothing by default.
    """
    return {"name": name, "sentence": sentence, "cells": [name, *cells], **_EMPTY, **scale}


def ends(about: Estimate, scale: float = 1.0) -> dict[str, float]:
    """Return a figure and its interval, the end of the scale at 1."""
    return {"value": about.value / scale, "low": about.low / scale, "high": about.high / scale}


def share(about: Estimate | None, *, even: bool = False) -> Map:
    """Return what the scale of a share shows; None for a share of too few."""
    return {"percent": True, "even": even, **ends(about)} if about else {}


def one_by_one(score: Score) -> Map:
    """Return what the scale shows of a few games or elections: each of them."""
    few = score.played <= MOST_DISCS
    scores = [1.0] * score.won + [0.5] * score.drawn + [0.0] * score.lost
    return {"discs": scores if few else []}


def example_results() -> list[Map]:
    """Return rows such as the results could have."""
    return [
        row(
            words.level(key),
            "",
            [],
            face=key,
            even=True,
            percent=True,
            value=value,
            low=max(0.02, value - 0.2),
            high=min(0.98, value + 0.2),
        )
        for key, value in zip(keys.LADDER, _EXAMPLE, strict=True)
    ]


def example_habits() -> list[Map]:
    """Return rows such as the habits could have."""
    return [
        row(
            habit_texts.name(key),
            "",
            [],
            percent=True,
            value=value,
            low=value - 0.07,
            high=value + 0.08,
            mark=value + (0.12 if number % 3 else -0.13),
        )
        for number, (key, value) in enumerate(zip(habit_texts.HABITS, _EXAMPLE, strict=False))
    ]
