"""Cleans names and titles from strangers' files: one short line, without marks that change the
direction of the text beside it or pile up over it. They are shown as plain text, so markup has no
effect.
"""

from __future__ import annotations

import re
import unicodedata

_MARKS = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\x00-\x1f\x7f-\x9f\u2028\u2029"
_LONGEST = 120
NAME = 40
"""The maximum length of a player's name; the program's own names have up to 24 characters."""

_STACKED = 3
"""How many combining marks a letter may have: no language needs more."""

_WORD = re.compile(f"[^ {_MARKS}]{{1,{_LONGEST}}}")


def clean(text: str, longest: int = _LONGEST) -> str:
    """Return a text from a file as one short line that doesn't affect the text beside it.

    Only the beginning is processed: a name may be a megabyte long and is often needed.

    Args:
        text: The text.
        longest: The maximum number of characters, at most `_LONGEST`.
    """
    line = ""
    for word in _WORD.finditer(text):
        line += f" {word[0]}"
        if len(line) > _LONGEST:
            break
    line = line[1:]
    if line.isascii():
        return _cut(line, longest)
    line = _cut(_unstacked(line), longest).encode(errors="replace").decode()
    if any(unicodedata.bidirectional(each) in {"R", "AL"} for each in line):
        return f"\N{FIRST STRONG ISOLATE}{line}\N{POP DIRECTIONAL ISOLATE}"
    return line


def _cut(line: str, longest: int) -> str:
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


def _unstacked(line: str) -> str:
    """Return a line in which no letter has more than `_STACKED` combining marks."""
    kept, marks = "", 0
    for each in line:
        marks = marks + 1 if unicodedata.category(each) in {"Mn", "Me"} else 0
        if marks <= _STACKED:
            kept += each
    return kept
