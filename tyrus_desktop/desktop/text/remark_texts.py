"""What each computer opponent says on each occasion, in one of two wordings.

The lines are in `resources/remarks/`, a file for each. Opponents mock nobody and name no tile.
Players without a character have a neutral voice.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop import paths
from tyrus_desktop.desktop.story.remark_occasions import Occasion
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.players import keys

NOBODY = "nobody"
"""The key of the neutral voice."""

SILENT_NOW = N(
    "Your opponents make no more remarks. “Opponents’ remarks” in the settings brings them back."
)


def line(key: str, occasion: Occasion, wording: int) -> str:
    """Return a computer player's line in the current language; `wording` is 0 or 1."""
    return say(lines(key)[occasion.value][wording])


def said(key: str, occasion: Occasion, wording: int) -> str:
    """Return a line with its speaker, for the log and screen readers."""
    return say("%1: “%2”", words.level(key), line(key, occasion, wording))


@cache
def lines(key: str) -> Mapping[str, list[str]]:
    """Return both wordings of a computer player's lines in English, by occasion."""
    speaker = key if key in (*keys.LADDER, *keys.CHARACTERS) else NOBODY
    file = paths.resources() / "remarks" / f"{speaker}.toml"
    return tomllib.loads(file.read_text("utf-8"))
