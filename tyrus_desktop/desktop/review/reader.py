"""The thread behind reading practice: finds a game to read, judges guesses, and keeps progress.

What a perfect reader believes is computed after a guess was made, and handed over with the truth.
Of a game that counts, the guesses are kept tally by tally, so that a reading can be gone on with.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.file_thread import FileThread
from tyrus_desktop.desktop.game.seats import Seat, new_headers
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.record.folding import fold, unfold
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import progress
from tyrus_desktop.referee import Referee

if TYPE_CHECKING:  # Imported in the thread, because they import numpy.
    from tyrus_desktop.review.guessing import Reading
    from tyrus_desktop.review.review import Review

LEVELS = ("tribune", "magistrate", "senator")
"""Two play a game to read: they take milliseconds, and a perfect reader knows their policy."""

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
    """A game to read, and what was told and judged of it already."""

    record: Record
    chair: Side
    told: int
    judged: tuple[Judged, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """How many games were read, and the score with its bounds; None for too few games."""

    games: int
    score: tuple[float, float, float] | None


class Reader(FileThread):
    """Answers with signals; `troubled` carries an error of the file of progress."""

    begun = Signal(object)  # Begun
    judged = Signal(object)  # Begun, with the tally just told and its backs alone
    scored = Signal(object)  # Score
    troubled = Signal(object)

    def __init__(
        self, path: Path, rng: random.Random | None = None, parent: QObject | None = None
    ) -> None:
        """Use the file of progress at `path`; `rng` draws the games."""
        super().__init__("reader", parent)
        self.path = path
        self._rng = rng or random.SystemRandom()
        self._review: Review | None = None

    def begin(self) -> None:
        """Find the reading that was left, or let two computer players play another game."""
        self._submit("", self._begin)

    def judge(
        self, record: Record, chair: Side, election: int, guesses: Sequence[Guess], *, counts: bool
    ) -> None:
        """Judge the guesses at the backs of a tally, and keep them if the game `counts`."""
        self._submit("", self._judge, record, chair, election, tuple(guesses), counts)

    def give_up(self) -> None:
        """Forget the reading that was begun, whose rest was shown; it never counts."""
        self._submit("", self._give_up)

    def close(self) -> bool:
        """Finish all requests, then end the thread; False if the disk does not answer."""
        return self._end()

    # In the thread

    def _begin(self) -> None:
        begun: Begun | None = None

        def find(sections: progress.Sections) -> bool:
            """Find the reading that was left, or add one before another program does."""
            nonlocal begun
            begun = _begun(sections.get("reading", {}))
            if begun is not None:
                return False
            begun = self._played()
            sections["reading"] = _written(begun)
            return True

        self._change(find)
        self.begun.emit(begun or self._played())

    def _give_up(self) -> None:
        self._change(lambda found: found.pop("reading", None) is not None)

    def _played(self) -> Begun:
        with process.collector_paused():
            from tyrus_desktop.players import levels
            from tyrus_desktop.players.player import never
        keys = dict(zip(Side, self._rng.sample(LEVELS, len(Side)), strict=True))
        players = {side: levels.create(key) for side, key in keys.items()}
        referee = Referee(Deal.shuffled(self._rng))
        while (side := referee.view(Side.IVORY).to_play) is not None:
            referee.play(side, players[side].choose(referee.view(side), self._rng, never))
        record = referee.record(new_headers({side: Seat("", key) for side, key in keys.items()}))
        return Begun(record, self._rng.choice(list(Side)), 0, ())

    def _judge(
        self, record: Record, chair: Side, election: int, guesses: tuple[Guess, ...], counts: bool
    ) -> None:
        with process.collector_paused():
            from tyrus_desktop.review import guessing
            from tyrus_desktop.review.review import Review
        if self._review is None or self._review.game.record is not record:
            self._review = Review(record)
        review = self._review
        key = review.game.seat(chair), election - 1
        if key not in review.guesses:
            review.believe_before_count(*key)
        judged = []
        backs = guessing.asked(review.game, election, chair)
        ordered = sorted(backs, key=lambda each: (each.election, each.order))
        for standing, guess in zip(ordered, guesses, strict=True):
            chances = guessing.perfect(review.guesses[key], standing).round(6)
            best = guessing.nearest(chances)
            judged.append(
                Judged(
                    guessing.truth(standing).value,
                    guess,
                    (best.band.value, best.certainty.value),
                    tuple(chances.tolist()),
                )
            )
        later = range(election + 1, len(record.tallies) + 1)
        last = not any(guessing.asked(review.game, each, chair) for each in later)
        told = Begun(record, chair, election, tuple(judged))
        sections = self._change(lambda found: counts and _kept(found, told, last=last))
        self.judged.emit(told)
        if last:
            self.scored.emit(score_of(sections))

    def _change(self, edit: Callable[[progress.Sections], bool]) -> progress.Sections:
        """Change the file; emit `troubled` if it was damaged or can't be used."""
        try:
            return progress.change(self.path, edit)
        except (OSError, progress.NewerProgress, progress.DamagedProgress) as error:
            self.troubled.emit(error)
        return {}


def _written(begun: Begun) -> dict[str, Any]:
    """Return a reading as it is kept; the game is folded, so that a glance tells nothing."""
    return {
        "game": fold(records.write_plain(begun.record)),
        "chair": begun.chair.value,
        "told": begun.told,
        "backs": list(map(_row, begun.judged)),
    }


def _begun(written: dict[str, Any]) -> Begun | None:
    """Return a reading that was kept; None if there is none that can be gone on with."""
    try:
        record = records.parse(unfold(written["game"]), "reading")
        told = range(len(record.tallies)).index(written["told"])
        judged = tuple(map(_judged, written["backs"]))
        return Begun(record, Side(written["chair"]), told, judged) if record.over else None
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def _kept(found: progress.Sections, told: Begun, *, last: bool) -> bool:
    """Add the guesses at one more tally; after the `last` they count. Those kept first win."""
    begun = _begun(found.get("reading", {}))
    if begun is None or _key(begun) != _key(told) or begun.told >= told.told:
        return False
    begun = replace(told, judged=(*begun.judged, *told.judged))
    if not last:
        found["reading"] = _written(begun)
        return True
    del found["reading"]
    date = datetime.now().astimezone().date().isoformat()
    counted = {"date": date, "backs": list(map(_row, begun.judged))}
    found.setdefault("guesses", {}).setdefault(_key(begun), counted)
    return True


def _key(begun: Begun) -> str:
    """Return the game's identity and the chair, under which its guesses are kept."""
    return f"{records.identity(begun.record)} {begun.chair.value}"


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


def score_of(sections: progress.Sections) -> Score:
    """Return the score of all games that were read; entries that can't be read don't count."""
    from tyrus_desktop.review.guessing import reading_score

    games = []
    for written in sections.get("guesses", {}).values():
        try:
            games.append(reading_of(map(_judged, written["backs"])))
        except (KeyError, TypeError, ValueError, AttributeError):
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
