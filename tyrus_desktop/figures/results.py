"""Results: against whom, how and in which elections the user won. No Qt."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import BUILDING_LETTERS
from tyrus_desktop.figures.own import Columns, OwnGame, OwnGames, columns
from tyrus_desktop.figures.proportions import FEW, Estimate, share
from tyrus_desktop.library.entries import ENDINGS
from tyrus_desktop.players import keys


@dataclass(frozen=True, slots=True)
class Score:
    """Games, or elections: won, lost and drawn; a drawn one is half won."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        return self.won + self.lost + self.drawn

    @property
    def wins(self) -> Estimate | None:
        """The share that was won, without halves: of elections, which may be null."""
        return share(self.won, self.played) if self.played else None

    @property
    def share(self) -> Estimate | None:
        """The share that was won; None if nothing was played."""
        return share(self.won + self.drawn / 2, self.played) if self.played else None

    @property
    def told(self) -> Estimate | None:
        """The share, if it is of enough games."""
        return self.share if self.played >= FEW else None

    @property
    def wins_told(self) -> Estimate | None:
        """The same without halves."""
        return self.wins if self.played >= FEW else None


@dataclass(frozen=True, slots=True)
class Opponent:
    """The games against one computer player: all, and those that the user began or did not."""

    key: str
    all: Score
    first: Score
    second: Score


@dataclass(frozen=True, slots=True)
class TwoPersons:
    """The games of two persons at this screen; `score` is that of the first name.

    That is the user's; of two guests the names are sorted. Equal names, and missing ones, can't
    tell persons apart: both are empty then, and the score is Ivory's.
    """

    names: tuple[str, str]
    score: Score


@dataclass(frozen=True, slots=True)
class Results:
    """The results of the user's own games; games apart are only told.

    Attributes:
        opponents: In the order of the ladder, then the styles and the Stranger, then others.
        strangers: The games against the Stranger by the style that it turned out to have.
        endings: By the ending of the rulebook, or `resigned`; only those that occurred.
        elections: By the letter of the kind; null elections are drawn.
        nulls: The share of null elections.
        rows: The broken ones, by a win or a null, of the rows of two that the user faced.
        last_word: The elections in which the user placed last, and `first_word` the others.
        from_behind: The games won of those in which the enemy was two representatives ahead.
        helped: The games with help or turns taken back.
        two_persons: By names, the most games first.
    """

    all: Opponent
    opponents: tuple[Opponent, ...]
    strangers: Mapping[str, Score]
    endings: Mapping[str, Score]
    elections: Mapping[str, Score]
    nulls: Estimate | None
    rows: Estimate | None
    last_word: Score
    first_word: Score
    from_behind: Estimate | None
    helped: Score
    two_persons: tuple[TwoPersons, ...]
    imported: int
    studies: int
    unfinished: int


def results(games: OwnGames) -> Results:
    """Return the results of these games."""
    counted = games.counted
    by_opponent: defaultdict[str, list[OwnGame]] = defaultdict(list)
    for game in counted:
        by_opponent[game.opponent].append(game)
    order = [*keys.OFFERED, *keys.SIMPLE, ""]
    strangers = by_opponent[keys.STRANGER]
    found = columns(counted)
    counts = _elections(found, found.counted)
    row = (found.won[:, :-2] == -1) & (found.won[:, 1:-1] == -1) & found.counted[:, 2:]
    broken = found.won[:, 2:][row] != -1  # A null election breaks a row as well.
    behind = (found.won.cumsum(axis=1) <= -2).any(axis=1)
    scores = np.array([game.score for game in counted])[behind]
    return Results(
        all=_opponent("", counted),
        opponents=tuple(_opponent(key, by_opponent[key]) for key in order if by_opponent.get(key)),
        strangers={
            key: _score(game for game in strangers if game.entry.character == key)
            for key in keys.CHARACTERS
            if any(game.entry.character == key for game in strangers)
        },
        endings={
            ending: _score(game for game in counted if game.entry.ending == ending)
            for ending in ENDINGS
            if any(game.entry.ending == ending for game in counted)
        },
        elections={
            kind: _elections(found, found.kinds == number)
            for number, kind in enumerate(BUILDING_LETTERS)
        },
        nulls=share(counts.drawn, counts.played, len(counted)) if counts.played else None,
        rows=_share(broken),
        last_word=_elections(found, found.counted & found.last),
        first_word=_elections(found, found.counted & ~found.last),
        from_behind=_share(scores),
        helped=_score(games.helped),
        two_persons=_two_persons(games),
        imported=games.imported,
        studies=games.studies,
        unfinished=games.unfinished,
    )


def _elections(found: Columns, chosen: NDArray[np.bool_]) -> Score:
    """Return the score of the chosen elections, (N, 9)."""
    won = found.won[chosen]
    return Score(int((won > 0).sum()), int((won < 0).sum()), int((won == 0).sum()))


def _share(taken: NDArray[Any]) -> Estimate | None:
    """Return the share of occasions that were taken; None without one."""
    return share(float(taken.sum()), len(taken)) if len(taken) else None


def _score(games: Iterable[OwnGame]) -> Score:
    scores = Counter(game.score for game in games)
    return Score(scores[1.0], scores[0.0], scores[0.5])


def _opponent(key: str, games: list[OwnGame]) -> Opponent:
    first, second = ([game for game in games if game.first is began] for began in (True, False))
    return Opponent(key, _score(games), _score(first), _score(second))


def _two_persons(games: OwnGames) -> tuple[TwoPersons, ...]:
    """Return the scores of every two names, whichever side each of them had."""
    scores: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for entry in games.two_persons:
        names = [(entry.ivory, "ivory"), (entry.brown, "brown")]
        if entry.ivory == entry.brown:
            names = [("", "ivory"), ("", "brown")]
        elif entry.seat == "brown" or (not entry.seat and entry.brown < entry.ivory):
            names.reverse()
        (one, side), (other, _) = names
        won = "drawn" if not entry.winner else "won" if entry.winner == side else "lost"
        scores[one, other][won] += 1
    found = [TwoPersons(names, Score(**won)) for names, won in scores.items()]
    return tuple(sorted(found, key=lambda each: (-each.score.played, each.names)))
