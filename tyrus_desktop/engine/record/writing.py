"""Writes a record and the text forms of its parts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from tyrus_desktop.engine.board import BUILDING_LETTERS
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.outcome import Outcome
from tyrus_desktop.engine.record.folding import fold
from tyrus_desktop.engine.record.values import (
    CHARACTER,
    CONTROL,
    DEAL_HEADERS,
    FOLDED,
    FORMAT,
    FROM,
    GIVEN_UP_BY,
    HINTS,
    IMPORTED,
    NOTE,
    OPEN_HEADERS,
    ORDER,
    OWNERS,
    SALT,
    SEAL,
    UNDOS,
    UNFINISHED,
    Record,
)
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Profession, Side

WRITTEN = (
    "Tyrus",
    *OPEN_HEADERS,
    ORDER,
    FROM,
    IMPORTED,
    *OWNERS,
    CHARACTER,
    HINTS,
    UNDOS,
    *DEAL_HEADERS,
    "Result",
    GIVEN_UP_BY,
    SEAL,
    SALT,
)
"""The known headers, in the order in which they are written."""

FOLDED_BYTES = 4096
"""The length of a running game's file, or with very long headers a multiple of it.

The compressed length would depend on the placed tiles.
"""

_PADDING = "# So that the length of this file tells nothing: "


def write(record: Record) -> bytes:
    """Return the contents of a record's file: plain once the game is over, until then folded."""
    if record.over:
        return write_plain(record)
    headers = dict(_headers(record))
    shown = {name: headers[name] for name in ("Tyrus", *OPEN_HEADERS) if name in headers}
    lines = [*_header_lines({**shown, FOLDED: fold(write_plain(record))}), _PADDING]
    missing = -len(_encoded(lines)) % FOLDED_BYTES
    return _encoded([*lines[:-1], _PADDING + "." * missing])


def write_plain(record: Record) -> bytes:
    """Return the record as plain text, including both hands and the salt of a running game.

    Control characters in a header's value become spaces, except line ends in `Note`. Characters
    that UTF-8 can't encode become `?`.
    """
    return _encoded([*_header_lines(dict(_headers(record))), "", *_election_lines(record)])


def identity(record: Record) -> str:
    """Return the identity of a game: the SHA-256 of its deal and placements, in hexadecimal."""
    import hashlib  # Imported late for a quick start, as in `seal`.

    values = (*deal_texts(record.deal).values(), *map(str, record.placements))
    return hashlib.sha256("".join(f"{value}\n" for value in values).encode()).hexdigest()


def result_text(outcome: Outcome | None) -> str:
    """Return the value of `Result`: `brown streak`, `draw`, `*`."""
    if outcome is None:
        return UNFINISHED
    if outcome.winner is None:
        return outcome.ending.value
    return f"{outcome.winner.value} {outcome.ending.value}"


def election_name(kind: Profession) -> str:
    """Return the English name of an election, as `tyrus replay` prints it."""
    return ("citadel", "market", "temple")[kind]


def summary(record: Record) -> dict[str, object]:
    """Return the output of `tyrus replay --json`, as documented with the record format."""
    winners = [tally.winner for tally in record.tallies]
    outcome = record.outcome
    return {
        "format": int(FORMAT),
        "first": record.deal.first.value,
        "elections": [
            {
                "kind": election_name(tally.kind),
                "ivory": tally.ivory.total,
                "brown": tally.brown.total,
                "winner": tally.winner.value if tally.winner else None,
            }
            for tally in record.tallies
        ],
        "representatives": {side.value: winners.count(side) for side in Side},
        "placements": len(record.placements),
        "winner": outcome.winner.value if outcome and outcome.winner else None,
        "ending": outcome.ending.value if outcome else None,
    }


def deal_texts(deal: Deal) -> Mapping[str, str]:
    """Return the headers of a deal, in order."""
    values = (
        deal.first.value,
        " ".join(BUILDING_LETTERS[kind] for kind in deal.elections),
        " ".join(map(str, deal.ivory)),
        " ".join(map(str, deal.brown)),
    )
    return dict(zip(DEAL_HEADERS, values, strict=True))


def header_line(name: str, value: str) -> str:
    """Return a header as a line of text, without a line end."""
    return f'[{name} "{_escaped(name, value)}"]'


def result_words(tally: Tally) -> tuple[str, str]:
    """Return the text that ends an election's line: the votes and the winner."""
    winner = tally.winner.value if tally.winner else "null"
    return f"{tally.ivory.total}-{tally.brown.total}", winner


def _headers(record: Record) -> Iterator[tuple[str, str]]:
    values = {
        **record.headers,
        "Tyrus": FORMAT,
        **deal_texts(record.deal),
        "Result": result_text(record.outcome),
    }
    known = [name for name in WRITTEN if name in values]
    others = [name for name in values if name not in known]
    return ((name, values[name]) for name in (*known, *others))


def _encoded(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode(errors="replace")


def _header_lines(headers: Mapping[str, str]) -> list[str]:
    return [header_line(name, value) for name, value in headers.items()]


def _escaped(name: str, value: str) -> str:
    escaped = re.sub(r"\r\n?", "\n", value).replace("\\", "\\\\").replace('"', '\\"')
    if name == NOTE:
        escaped = escaped.replace("\n", "\\n")
    return CONTROL.sub(" ", escaped)


def _election_lines(record: Record) -> Iterator[str]:
    placements = list(map(str, record.placements))
    for start in range(0, len(placements), PLACEMENTS):
        index = start // PLACEMENTS
        words = [str(index + 1), BUILDING_LETTERS[record.deal.elections[index]]]
        words += placements[start : start + PLACEMENTS]
        if index < len(record.tallies):
            words += result_words(record.tallies[index])
        yield " ".join(words)
