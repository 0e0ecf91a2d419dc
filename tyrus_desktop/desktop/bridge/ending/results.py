"""The results of the person's latest games against the computer, and the level they suggest.

The settings store them as text, the newest last: `KEY+` for a win, `KEY-` for a loss and `KEY=` for
a draw. Games that were only opened do not count.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Self

from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.players import keys

KEPT = 200
"""The most games that are remembered."""

WON, LOST, DRAWN = "+", "-", "="


@dataclass(frozen=True, slots=True)
class Results:
    """The opponents' keys, each with one of `WON`, `LOST` and `DRAWN`; the newest last."""

    games: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the setting; damaged entries are dropped."""
        games = ((word[:-1], word[-1]) for word in text.split())
        return cls(tuple(g for g in games if g[0] in keys.OFFERED and g[1] in (WON, LOST, DRAWN)))

    @classmethod
    def kept(cls, settings: Settings) -> Self:
        """Return the results kept in the settings."""
        return cls.parse(str(settings.results))

    def __str__(self) -> str:
        return " ".join(key + ending for key, ending in self.games)

    def adding(self, key: str, ending: str) -> Self:
        """Return the results with one more game, and only the newest `KEPT` of them."""
        return type(self)((*self.games, (key, ending))[-KEPT:])

    def against(self, key: str) -> tuple[int, int, int]:
        """Return how many games against an opponent were won, lost and drawn."""
        endings = Counter(ending for opponent, ending in self.games if opponent == key)
        return endings[WON], endings[LOST], endings[DRAWN]

    @property
    def suggested(self) -> str:
        """The level for the next game.

        It is one above the level of the last game if that was won, and one below if it was lost. It
        is at most one above the highest level beaten; if none was beaten, it is the first level.
        """
        ladder = [(keys.LADDER.index(key), end) for key, end in self.games if key in keys.LADDER]
        if not ladder:
            return keys.LADDER[0]
        level, ending = ladder[-1]
        step = (ending == WON) - (ending == LOST)
        highest = max((at + 1 for at, end in ladder if end == WON), default=0)
        return keys.LADDER[min(max(level + step, 0), highest, len(keys.LADDER) - 1)]
