"""Cleans names and titles from strangers' files: one line, without marks that change the direction
of the text beside it. They are shown as plain text, so markup has no effect.
"""

from __future__ import annotations

import re
import unicodedata

_MARKS = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\x00-\x1f\x7f-\x9f\u2028\u2029"
_LONGEST = 120
_WORD = re.compile(f"[^ {_MARKS}]{{1,{_LONGEST}}}")


def clean(text: str) -> str:
    """Return a text from a file as one short line that doesn't affect the text beside it.

    Only the beginning is processed: a name may be a megabyte long and is often needed.
    """
    line = ""
    for word in _WORD.finditer(text):
        line += f" {word[0]}"
        if len(line) > _LONGEST:
            break
    line = line[1 : _LONGEST + 1].encode(errors="replace").decode()
    if any(unicodedata.bidirectional(each) in {"R", "AL"} for each in line):
        return f"\N{FIRST STRONG ISOLATE}{line}\N{POP DIRECTIONAL ISOLATE}"
    return line
