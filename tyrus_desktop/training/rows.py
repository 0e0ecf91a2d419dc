"""The results that the strength card is made from, a row each: who met whom, and what came of it.

So a level that has changed can be measured again without the others: its rows are replaced, all
others stay, and the ratings are fitted to all of them. How they are played: `level_games`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tyrus_desktop.tournament.ratings import Pairing

FILE = Path(__file__).parent / "runs" / "levels.json"
"""Beside the training runs, since a bundle does not need it."""

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What can come of a pair of games for the first player."""


@dataclass(frozen=True, slots=True)
class Row:
    """Two levels by their keys, and what came of their games."""

    one: str
    other: str
    seed: int
    pairs: tuple[int, ...]
    """How many pairs of games gave each of `SHARES`."""
    players: str
    """The digest of both as they played (`digests`)."""

    @classmethod
    def of(cls, pairing: Pairing, seed: int, players: str) -> Row:
        counts = Counter(pairing.scores)
        pairs = tuple(counts[share] for share in SHARES)
        return cls(pairing.one, pairing.other, seed, pairs, players)

    @property
    def pairing(self) -> Pairing:
        """The result as ratings are fitted to it."""
        scores = [s for s, count in zip(SHARES, self.pairs, strict=True) for _ in range(count)]
        return Pairing(self.one, self.other, scores)


Rows = Mapping[tuple[str, str], Row]
"""By the two levels."""


def load(path: Path = FILE) -> Rows:
    """Read the rows that `save` wrote; none if there is no file. Raises `OSError`."""
    if not path.exists():
        return {}
    read = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    rows = [
        Row(one, other, seed, tuple(pairs), players) for one, other, seed, pairs, players in read
    ]
    return {(row.one, row.other): row for row in rows}


def save(rows: Iterable[Row], path: Path = FILE) -> None:
    """Write the rows, a line each."""
    lines = [json.dumps([row.one, row.other, row.seed, row.pairs, row.players]) for row in rows]
    path.write_text("\n".join([*lines, ""]), "utf-8")
