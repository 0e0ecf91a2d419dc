"""A puzzle at the table: a lesson of one tile, whose tally is played out at its worst.

The game at the table is one that the person's side can't tell from others. When a tile is tried,
the enemy's hidden tiles become those that are worst for it: so a wrong tile is refuted by what may
stand there, and a right one holds against everything. Where nothing is proved they stay: they are
some that a computer player believes in. Nothing is saved.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tyrus_desktop import paths
from tyrus_desktop.desktop.game.in_lesson import InLesson
from tyrus_desktop.desktop.game.lesson import Lesson, Step, read_toml, texts_of
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.engine import puzzles
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.puzzles import Faces, Question
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import Referee

RIGHT, FAILS, DEAR = "right", "fails", "dear"
"""The verdicts: an answer; something that may fail; something that holds, but is too high."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A puzzle as it is kept; `found_by` is the number of levels that find an answer."""

    name: str
    question: Question
    found_by: int
    record: str
    answers: Mapping[str, str]
    losses: Mapping[str, str]
    """Placements by number, if they are judged: see `JudgedPuzzle`."""

    @property
    def titles(self) -> Mapping[str, str]:
        """Return what is asked, in a few words, by language."""
        titles: Mapping[str, str] = texts()[self.question.value]["title"]
        return titles


@dataclass(frozen=True, slots=True)
class Puzzle(Lesson):
    """A puzzle; `verdict` is empty before a tile is tried."""

    question: Question
    verdict: str = ""

    @property
    def view(self) -> PlayerView:
        """What its side knows."""
        return Referee(self.record.deal, self.record.placements).view(self.side)

    def best(self) -> Placement:
        """Return the answer that holds best."""
        view = self.view
        found = sorted(puzzles.answers(self.question, view), key=str)
        return max(found, key=lambda each: puzzles.worst(view, each).margin(self.side))

    def tried(self, placement: Placement) -> Puzzle:
        """Return the puzzle with its verdict on a placement."""
        verdict, numbers = self._verdict(placement)
        written = texts_of(texts()[self.question.value][verdict])
        said = {each: (text.format(**numbers), "") for each, (text, _) in written.items()}
        step = Step(verdict, Wait.END, said)
        return replace(self, steps=(self.steps[0], step), verdict=verdict)

    def faces(self, placement: Placement) -> Faces | None:
        """Return which hidden tiles stand there once a placement is tried; None: any that do."""
        return puzzles.worst(self.view, placement).faces

    def _verdict(self, placement: Placement) -> tuple[str, Mapping[str, int]]:
        """Return the verdict on a placement, and the numbers in its text."""
        if placement in puzzles.answers(self.question, self.view):
            return RIGHT, {}
        holds = puzzles.holds(self.question, self.view, placement)
        return DEAR if holds else FAILS, {}


@dataclass(frozen=True, slots=True)
class JudgedPuzzle(Puzzle):
    """A puzzle without proof: what a computer player judges."""

    answers: Mapping[Placement, int] = field(default_factory=dict)
    """How many votes each answer is worth on average."""
    losses: Mapping[Placement, int] = field(default_factory=dict)
    """How many games of 100 each other placement wins fewer."""

    def best(self) -> Placement:
        return max(self.answers, key=self.answers.__getitem__)

    def faces(self, placement: Placement) -> Faces | None:
        return None

    def _verdict(self, placement: Placement) -> tuple[str, Mapping[str, int]]:
        if placement in self.answers:
            least = min(self.losses.values())
            return RIGHT, {"games": least, "votes": self.answers[placement]}
        return FAILS, {"games": self.losses[placement]}


@cache
def read_all() -> tuple[Kept, ...]:
    """Return all puzzles, those that most levels find first."""
    found = [
        Kept(question=question, **({"answers": {}, "losses": {}} | each))
        for question in Question
        for each in _toml(question.value)["puzzle"]
    ]
    return tuple(sorted(found, key=lambda each: -each.found_by))


def puzzle(kept: Kept) -> Puzzle:
    """Return a puzzle for the table; raises `RecordError` if its record breaks the rules."""
    record = records.parse(kept.record.encode(), kept.name)
    side = record.final.to_play
    assert side is not None
    step = Step("ask", Wait.PLACE, texts_of(texts()[kept.question.value]["ask"]), ("*",))
    common = kept.name, record, (step,), side, len(record.placements), kept.question
    if kept.question is not Question.JUDGED:
        return Puzzle(*common)
    return JudgedPuzzle(*common, answers=_numbered(kept.answers), losses=_numbered(kept.losses))


def _numbered(placements: Mapping[str, str]) -> Mapping[Placement, int]:
    return {
        Placement.parse(each): int(number)
        for number, some in placements.items()
        for each in some.split()
    }


class InPuzzle(InLesson):
    """The seating of a puzzle: any tile is accepted, and then judged."""

    @property
    def taught(self) -> bool:
        return len(self._game.referee.placements) > self._lesson.start

    def accepts(self, placement: Placement) -> bool:
        """Let the tiles for this placement stand there; the person's view stays the same."""
        asked = self.teacher.lesson
        if not super().accepts(placement) or not isinstance(asked, Puzzle):
            return False
        side, referee = self._game.viewer, self._game.referee
        if (faces := asked.faces(placement)) is not None:
            story = referee.story(side, asked.start)
            self._game.referee = Referee(*redeal(side, story, random.Random(0), faces))
        self.teacher.lesson = asked.tried(placement)
        return True

    def _reveal(self, enemy_events: Iterable[Event]) -> Beat:
        """Return a beat that shows nothing: the rest of the enemy's tiles are any that fit."""
        return Beat(lambda: None, 0)


@cache
def texts() -> Mapping[str, Mapping[str, Any]]:
    """Return the texts of all questions, as they are written in their file."""
    return _toml("texts")


def _toml(name: str) -> dict[str, Any]:
    return read_toml(paths.resources() / "puzzles" / f"{name}.toml")
