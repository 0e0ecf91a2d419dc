"""Changes the owner's headers in the text of a record, and nothing else.

A record may have been written by hand. Its comments, the order of its headers and its line ends are
preserved here; `writing` would normalise all of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tyrus_desktop.engine.record.writing import WRITTEN, header_line

_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_NAME = re.compile(r'[ \t]*\[([^ "]+) "')
_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""The byte-order mark that may begin a file."""


def with_owners_headers(data: bytes, changes: Mapping[str, str]) -> bytes:
    """Return a plain record with some of its owner's headers changed.

    A new header is inserted where `write` would put it.

    Args:
        data: A valid plain record.
        changes: New values for some of `OWNERS`; an empty value removes the header.
    """
    text = data.decode()
    lines = _LINE.findall(text.removeprefix(_MARK))
    for name, value in changes.items():
        places = _header_places(lines)
        if name in places and not value:
            del lines[places[name]]
        elif name in places:
            place = places[name]
            lines[place] = header_line(name, value) + _end(lines[place])
        elif value:
            before = WRITTEN[: WRITTEN.index(name)]
            place = max(places[each] for each in before if each in places)
            lines[place] = lines[place].removesuffix("\n") + "\n"  # It may be the last line.
            lines.insert(place + 1, header_line(name, value) + _end(lines[place]))
    mark = _MARK if text.startswith(_MARK) else ""
    return "".join([mark, *lines]).encode(errors="replace")


def _header_places(lines: list[str]) -> dict[str, int]:
    """Return the index of each header's line."""
    return {found[1]: i for i, line in enumerate(lines) if (found := _NAME.match(line))}


def _end(line: str) -> str:
    return "\r\n" if line.endswith("\r\n") else "\n"
