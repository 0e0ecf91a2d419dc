"""How the person's latest games against the computer ended, and which level that suggests.

The list is kept in the settings as text, `KEY+` for a win, `KEY-` for a loss and `KEY=` for a draw,
the newest last. Games that are only looked at are not in it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Self

from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.players import keys

KEPT = 200
"""The most games that are kept."""

RECENT, CLEAR = 5, 4
"""This many of the last games at a level, won or lost, suggest another one."""

WON, LOST, DRAWN = "+", "-", "="


@dataclass(frozen=True, slots=True)
class Results:
    """The opponents' keys, each with one of `WON`, `LOST` and `DRAWN`; the newest last."""

    games: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the setting; what is damaged in it is left out."""
        games = ((word[:-1], word[-1]) for word in text.split())
        return cls(tuple(g for g in games if g[0] in keys.OFFERED and g[1] in (WON, LOST, DRAWN)))

    @classmethod
    def kept(cls, settings: Settings) -> Self:
        """Return those that the settings keep."""
        return cls.parse(str(settings.results))

    def __str__(self) -> str:
        return " ".join(key + ending for key, ending in self.games)

    def adding(self, key: str, ending: str) -> Self:
        """Return the results with one more game, without the oldest ones beyond `KEPT`."""
        return type(self)((*self.games, (key, ending))[-KEPT:])

    def against(self, key: str) -> tuple[int, int, int]:
        """Return how many games against an opponent were won, lost and drawn."""
        endings = Counter(ending for opponent, ending in self.games if opponent == key)
        return endings[WON], endings[LOST], endings[DRAWN]

    @property
    def suggested(self) -> str:
        """The level for the next game.

        It is that of the last one; the next one up where four of the last five games at it were
        won, the next one down where four were lost. But it is at most one above the highest level
        beaten in the games that are kept, and so the first one until a level is beaten.
        """
        ladder = [(keys.LADDER.index(key), end) for key, end in self.games if key in keys.LADDER]
        if not ladder:
            return keys.LADDER[0]
        level = ladder[-1][0]
        endings = Counter([end for at, end in ladder if at == level][-RECENT:])
        step = (endings[WON] >= CLEAR) - (endings[LOST] >= CLEAR)
        highest = max((at + 1 for at, end in ladder if end == WON), default=0)
        return keys.LADDER[min(max(level + step, 0), highest, len(keys.LADDER) - 1)]
