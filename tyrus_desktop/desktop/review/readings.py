"""*Guess the tiles* in the file of progress: the reading that was begun, and all that count.

The guesses of a game that counts are kept tally by tally, so that a reading can be gone on with.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.record.folding import fold, unfold
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import clock
from tyrus_desktop.library.progress import Sections

if TYPE_CHECKING:  # Imported late, because it imports numpy.
    from tyrus_desktop.review.guessing import Reading

FOLDED_CHARACTERS = 1024
"""The length of a folded game, or with very long headers a multiple of it."""

Guess = tuple[int, int]
"""The numbers of a `Band` and of a `Certainty`."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One back: its true band, the guess, a perfect reader's guess and the belief behind it."""

    truth: int
    guess: Guess
    perfect: Guess
    chances: tuple[float, ...]

    @property
    def right(self) -> bool:
        return self.guess[0] == self.truth


@dataclass(frozen=True, slots=True)
class Begun:
    """A game to read, the tallies that were shown and judged already, and whose practice it is."""

    record: Record
    chair: Side
    tallies_shown: int
    judged: tuple[Judged, ...]
    profile: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """How many games were read, and the score with its bounds; None for too few games."""

    games: int
    score: tuple[float, float, float] | None


def begin(sections: Sections, reading: Begun) -> None:
    """Keep a reading that is begun; the game is folded, so that a glance tells nothing."""
    sections["reading"] = {
        "game": _padded(fold(records.write_plain(reading.record))),
        "chair": reading.chair.value,
        "told": reading.tallies_shown,
        "backs": list(map(_row, reading.judged)),
    }


def begun(sections: Sections) -> Begun | None:
    """Return the reading that was left; None if there is none that can be gone on with."""
    written = sections.get("reading", {})
    try:
        record = records.parse(unfold(written["game"].rstrip()), "reading")
        shown = range(len(record.tallies)).index(written["told"])
        judged = tuple(map(_judged, written["backs"]))
        return Begun(record, Side(written["chair"]), shown, judged) if record.over else None
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return None


def give_up(sections: Sections) -> bool:
    """Forget the reading that was begun; return whether there was one."""
    return sections.pop("reading", None) is not None


def keep(sections: Sections, now: Begun, *, last: bool) -> bool:
    """Add the guesses at one more tally to the reading that was begun.

    Args:
        sections: Those of the file of progress.
        now: The tally that was just shown, and the guesses at its backs alone.
        last: Whether it is the game's last tally with backs, after which the guesses count.

    Returns:
        Whether they were added: another program may have kept such guesses first.
    """
    before = begun(sections)
    if before is None or _key(before) != _key(now) or before.tallies_shown >= now.tallies_shown:
        return False
    now = replace(now, judged=(*before.judged, *now.judged))
    if not last:
        begin(sections, now)
        return True
    del sections["reading"]
    date = clock.now().date().isoformat()
    counted = {"date": date, "backs": list(map(_row, now.judged))}
    sections.setdefault("guesses", {}).setdefault(_key(now), counted)
    return True


def score_of(sections: Sections) -> Score:
    """Return the score of all games that were read; entries that can't be read don't count."""
    from tyrus_desktop.review.guessing import reading_score

    games = []
    for written in sections.get("guesses", {}).values():
        try:
            games.append(reading_of(map(_judged, written["backs"])))
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            continue
    return Score(len(games), reading_score(games))


def reading_of(judged: Iterable[Judged]) -> Reading:
    """Return the bits that the guesses of one game gained."""
    import numpy as np

    from tyrus_desktop.review.guessing import Answer, Band, Certainty, reading

    return reading(
        [
            (
                Band(each.truth),
                Answer(Band(each.guess[0]), Certainty(each.guess[1])),
                np.array(each.chances),
            )
            for each in judged
        ]
    )


def _padded(game: str) -> str:
    """Return a folded game with blanks, since its length depends on the number of elections."""
    return game + " " * (-len(game) % FOLDED_CHARACTERS)


def _key(reading: Begun) -> str:
    """Return the game's identity and the chair, under which its guesses are kept."""
    return f"{records.identity(reading.record)} {reading.chair.value}"


def _row(judged: Judged) -> list[Any]:
    return [judged.truth, *judged.guess, *judged.perfect, *judged.chances]


def _judged(row: list[Any]) -> Judged:
    """Return a back that was kept; raises `ValueError` or `TypeError` for anything else."""
    truth, band, certainty, best, best_certainty, *chances = row
    numbers = [range(4).index(each) for each in (truth, band, best)]
    degrees = [range(3).index(each) for each in (certainty, best_certainty)]
    if len(chances) != 4 or not all(0 < float(each) <= 1 for each in chances):
        raise ValueError
    pairs = list(zip(numbers[1:], degrees, strict=True))
    return Judged(numbers[0], pairs[0], pairs[1], tuple(map(float, chances)))
