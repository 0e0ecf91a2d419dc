"""A puzzle at the table: a lesson of one tile, whose tally is played out at its worst.

The game at the table is one that the person's side can't tell from others. When a tile is tried,
the enemy's hidden tiles become those that are worst for it: so a wrong tile is refuted by what may
stand there, and a right one holds against everything. Nothing is saved.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar

from tyrus_desktop import paths
from tyrus_desktop.desktop.game.in_lesson import InLesson
from tyrus_desktop.desktop.game.lesson import Lesson, Step, read_toml, texts_of
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.engine import puzzles
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.puzzles import Question
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

    @property
    def titles(self) -> Mapping[str, str]:
        """Return what is asked, in a few words, by language."""
        titles: Mapping[str, str] = texts()[self.question.value]["title"]
        return titles


@dataclass(frozen=True, slots=True)
class Puzzle(Lesson):
    """A puzzle; `verdict` is empty before a tile is tried."""

    asks_to_leave: ClassVar[bool] = False

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
        view = self.view
        margin = puzzles.worst(view, placement).margin(self.side)
        holds = margin > 0 if self.question is Question.WIN else margin >= 0
        answers = puzzles.answers(self.question, view)
        verdict = RIGHT if placement in answers else DEAR if holds else FAILS
        step = Step(verdict, Wait.END, texts_of(texts()[self.question.value][verdict]))
        return replace(self, steps=(self.steps[0], step), verdict=verdict)


@cache
def read_all() -> tuple[Kept, ...]:
    """Return all puzzles, those that most levels find first."""
    found = [
        Kept(each["name"], question, each["found_by"], each["record"])
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
    moment = len(record.placements)
    return Puzzle(kept.name, record, (step,), side, moment, kept.question)


class InPuzzle(InLesson):
    """The seating of a puzzle: any tile is accepted, and then judged."""

    @property
    def taught(self) -> bool:
        return len(self._game.referee.placements) > self._lesson.start

    def accepts(self, placement: Placement) -> bool:
        """Let the worst tiles for this placement stand there; the person's view stays the same."""
        asked = self.teacher.lesson
        if not super().accepts(placement) or not isinstance(asked, Puzzle):
            return False
        side, referee = self._game.viewer, self._game.referee
        faces = puzzles.worst(referee.view(side), placement).faces
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
