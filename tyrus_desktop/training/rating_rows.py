"""The results from which levels are rated, a row for every two levels.

If a level changes, only its rows are played again (`level_games`); the ratings are then fitted to
all rows.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tyrus_desktop.tournament.ratings import Pairing

FILE = Path(__file__).parent / "runs" / "levels.json"
"""The stored rows; a bundle does not need them."""

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible scores of the first player in a pair of games."""


@dataclass(frozen=True, slots=True)
class Row:
    """The results of two levels, given by their keys."""

    one: str
    other: str
    seed: int
    pairs: tuple[int, ...]
    """The number of pairs of games with each of `SHARES`."""
    players: str
    """The digest of both players (`digests`)."""

    @classmethod
    def of(cls, pairing: Pairing, seed: int, players: str) -> Row:
        counts = Counter(pairing.scores)
        pairs = tuple(counts[share] for share in SHARES)
        return cls(pairing.one, pairing.other, seed, pairs, players)

    @property
    def pairing(self) -> Pairing:
        """The result in the form to which ratings are fitted."""
        scores = [s for s, count in zip(SHARES, self.pairs, strict=True) for _ in range(count)]
        return Pairing(self.one, self.other, scores)


Rows = Mapping[tuple[str, str], Row]
"""Rows, by the keys of the two levels."""


def load(path: Path = FILE) -> Rows:
    """Read the rows, none if there is no file; raises `OSError`."""
    if not path.exists():
        return {}
    read = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    rows = [
        Row(one, other, seed, tuple(pairs), players) for one, other, seed, pairs, players in read
    ]
    return {(row.one, row.other): row for row in rows}


def save(rows: Iterable[Row], path: Path = FILE) -> None:
    """Write the rows, one per line."""
    lines = [json.dumps([row.one, row.other, row.seed, row.pairs, row.players]) for row in rows]
    path.write_text("\n".join([*lines, ""]), "utf-8")
