"""Undoes the changes that mail programs make to a record, only for pasted text. No Qt.

Files are read strictly. This module knows only the shapes of a header and of an election line; the
reader of records judges everything else.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

_QUOTE = '["“”„]'
_BLANK = "[ \u00a0\t]"
_QUOTING = re.compile(rf"(?:>{_BLANK}?)+")
_HEADER_BEGINS = re.compile(rf"\[[A-Z]\w*(?:$|{_BLANK}+(?:$|{_QUOTE}))")
_BEGINNING = re.compile(rf"\[Tyrus(?:$|{_BLANK}+(?:$|{_QUOTE}))")
_HEADER_ENDS = re.compile(rf"(?<!\\)(?:\\\\)*{_QUOTE}\]$")
_HEADER = re.compile(rf"\[(\w+){_BLANK}*{_QUOTE}(.*){_QUOTE}\]")
_ELECTION = re.compile(rf"\d+{_BLANK}(?:[CMT]\b|.*>)")


def unmailed(text: str) -> list[str]:
    """Return each record of a pasted text as it was before it was sent by mail.

    Removes `> ` at the starts of lines and the prose above and below each record; joins wrapped
    headers; straightens curly quotes around values; turns no-break spaces outside values into
    spaces. Text without a header is returned as it is.
    """
    split = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))
    lines = [_QUOTING.sub("", f">{line}", count=1).strip() for line in split]
    first = next((n for n, line in enumerate(lines) if _HEADER_BEGINS.match(line)), None)
    if first is None:
        return [text]
    begun = [n for n, line in enumerate(lines) if _BEGINNING.match(line)]
    starts = [first, *begun[1:]]
    ends = [*starts[1:], len(lines)]
    return [_record(lines[start:end]) for start, end in zip(starts, ends, strict=True)]


def _record(lines: Sequence[str]) -> str:
    """Return the record with which these lines begin, without the prose below it.

    If nothing is left of them, return the lines as they are.
    """
    record = list(_joined(lines))
    while record and not (_HEADER_BEGINS.match(record[-1]) or _ELECTION.match(record[-1])):
        record.pop()
    return "\n".join(record or lines) + "\n"


def _joined(lines: Iterable[str]) -> Iterator[str]:
    """Yield each header as one line, and every other line without no-break spaces."""
    rest = iter(lines)
    for line in rest:
        if not _HEADER_BEGINS.match(line):
            yield line.replace("\u00a0", " ")
            continue
        parts = [line]
        while not _HEADER_ENDS.search(parts[-1]) and (part := next(rest, None)) is not None:
            parts.append(part)
        header = ("" if line.startswith("[Folded") else " ").join(parts)
        found = _HEADER.fullmatch(header)
        yield f'[{found[1]} "{found[2]}"]' if found else header
