"""The thread behind *Guess the tiles*: finds a game to read, judges guesses, and keeps progress.

What a perfect reader believes is computed after a guess was made, and handed over with the truth.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.file_thread import FileThread
from tyrus_desktop.desktop.game.seats import Seat, new_headers
from tyrus_desktop.desktop.review import readings
from tyrus_desktop.desktop.review.readings import Begun, Guess, Judged
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import profiles, progress
from tyrus_desktop.referee import Referee

if TYPE_CHECKING:  # Imported in the thread, because it imports numpy.
    from tyrus_desktop.review.review import Review

LEVELS = ("tribune", "magistrate", "senator")
"""Two play a game to read: they take milliseconds, and a perfect reader knows their policy."""


class Reader(FileThread):
    """Answers with signals; `troubled` carries an error of the file of progress."""

    begun = Signal(object)  # Begun
    judged = Signal(object)  # Begun, with only the tally that was guessed and its backs
    given_up = Signal(object)  # the Record
    scored = Signal(object)  # Score
    troubled = Signal(object)

    def __init__(
        self,
        path: Path,
        get_profile: Callable[[], str],
        rng: random.Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make the thread.

        Args:
            path: The file of progress.
            get_profile: Returns the profile in use.
            rng: Draws the games.
            parent: The parent.
        """
        super().__init__("reader", path, parent)
        self.path, self._get_profile = path, get_profile
        self._rng = rng or random.SystemRandom()
        self._review: Review | None = None

    def begin(self) -> None:
        """Find the reading that was left, or let two computer players play another game."""
        self._submit("", self._begin, self._get_profile())

    def judge(self, now: Begun, guesses: Sequence[Guess], *, counts: bool) -> None:
        """Judge the guesses at the backs of a tally.

        Args:
            now: The game at this tally.
            guesses: In the order of the backs.
            counts: Whether they are kept.
        """
        self._submit("", self._judge, now, tuple(guesses), counts)

    def give_up(self, record: Record, profile: str) -> None:
        """Forget the reading that a profile began, whose rest is to be shown; it never counts."""
        self._submit("", self._give_up, record, profile)

    # In the thread

    def _begin(self, profile: str) -> None:
        begun: Begun | None = None

        def find(sections: progress.Sections) -> bool:
            """Find the reading that was left, or add one before another program does."""
            nonlocal begun
            begun = readings.begun(sections)
            if begun is not None:
                return False
            begun = self._played()
            readings.begin(sections, begun)
            return True

        self._change(profile, find)
        self.begun.emit(replace(begun or self._played(), profile=profile))

    def _give_up(self, record: Record, profile: str) -> None:
        self._change(profile, readings.give_up)
        self.given_up.emit(record)

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

    def _judge(self, now: Begun, guesses: tuple[Guess, ...], counts: bool) -> None:
        with process.collector_paused():
            from tyrus_desktop.review import guessing
            from tyrus_desktop.review.review import Review
        record, chair, election = now.record, now.chair, now.tallies_shown
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
        begun = replace(now, judged=tuple(judged))
        sections = self._change(
            now.profile, lambda found: counts and readings.keep(found, begun, last=last)
        )
        self.judged.emit(begun)
        if counts and last:
            self.scored.emit(readings.score_of(sections))

    def _change(self, profile: str, edit: Callable[[progress.Sections], bool]) -> progress.Sections:
        """Change a profile's practice; emit `troubled` if the file was damaged or can't be used."""
        try:
            found = progress.change(
                self.path, lambda sections: edit(profiles.practice(sections, profile))
            )
            return profiles.practice(found, profile)
        except progress.TROUBLE as error:
            self.troubled.emit(error)
        return {}
