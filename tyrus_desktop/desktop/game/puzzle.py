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
from tyrus_desktop.desktop.game.glance import Glance, glance
from tyrus_desktop.desktop.game.in_lesson import InLesson
from tyrus_desktop.desktop.game.lesson import Lesson, Miss, Said, Step, read_toml, said, silent
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.text.prompt_texts import answer
from tyrus_desktop.engine import puzzles, worst_case
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.board import BUILDING_LETTERS, Placement
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.puzzles import PROVED, Question, Stake
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Profession
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.engine.worst_case import End, Faces, Worst
from tyrus_desktop.library import clock
from tyrus_desktop.referee import Referee

RIGHT, FAILS, DEAR = "right", "fails", "dear"
"""The verdicts: an answer; something that may fail; something that holds, but is too high."""
COMPARED = (Ending.MAJORITY, Ending.TILES)
"""The endings after the last election, which compare numbers."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A puzzle as it is kept; `found_by` is the number of levels that find an answer."""

    name: str
    question: Question
    found_by: int
    stake: Stake
    election: int
    score: tuple[int, int]
    """The representatives: its side's, and the enemy's."""
    record: str
    answers: str = ""
    losses: Mapping[str, str] = field(default_factory=dict)
    """What is judged: placements, and others by number. See `JudgedPuzzle`."""

    @property
    def kind(self) -> Profession:
        """The kind of its election."""
        _number, letter, *_placed = self.record.splitlines()[-1].split()
        return Profession(BUILDING_LETTERS.index(letter))

    @property
    def glance(self) -> Glance:
        """What its side sees of the buildings that count."""
        record = records.parse(self.record.encode(), self.name)
        side = record.final.to_play
        assert side is not None
        return glance(record, side, len(record.placements))

    @property
    def title(self) -> Said:
        """Which election it is, what that decides and what is asked."""
        text = texts()[f"title-{self.question.value}"][self.stake.value]
        return said(text, election=self.election, own=self.score[0], enemy=self.score[1])


@dataclass(frozen=True, slots=True)
class Puzzle(Lesson):
    """A puzzle; `verdict` is empty before a tile is tried."""

    question: Question
    verdict: str = ""

    @property
    def counting(self) -> bool:
        """Whether it is solved by counting what may lie hidden; else only judgement helps."""
        return self.question in PROVED

    @property
    def view(self) -> PlayerView:
        """What its side knows."""
        return Referee(self.record.deal, self.record.placements).view(self.side)

    def best(self) -> Placement:
        """Return the answer that holds best."""
        view = self.view
        found = sorted(puzzles.answers(self.question, worst_case.ends(view)), key=str)
        cases = {each: worst_case.worst(view, each) for each in found}
        return max(found, key=lambda each: (cases[each].end, cases[each].margin(self.side)))

    def shown(self) -> Puzzle:
        """Return the puzzle with an answer named and marked; it accepts nothing else."""
        best = self.best()

        def told() -> str:
            return answer(best)

        step = Step(
            *("show", Wait.PLACE, (told, silent), (str(best),), (Miss("*", told),)),
            tile=best.tile,
            building=best.building,
        )
        return replace(self, steps=(step,))

    def tried(self, placement: Placement) -> Puzzle:
        """Return the puzzle with its verdict on a placement."""
        verdict, reason, numbers = self._verdict(placement)
        step = Step(verdict, Wait.END, (said(texts()[verdict][reason], **numbers), silent))
        return replace(self, steps=(self.steps[0], step), verdict=verdict)

    def faces(self, placement: Placement) -> Faces | None:
        """Return which hidden tiles stand there once a placement is tried; None: any that do."""
        return worst_case.worst(self.view, placement).faces

    def _verdict(self, placement: Placement) -> tuple[str, str, Mapping[str, int]]:
        """Return the verdict on a placement, the reason, and the numbers in that."""
        view = self.view
        case, proved = worst_case.worst(view, placement), worst_case.ends(view)
        if placement in puzzles.answers(self.question, proved):
            return RIGHT, _told(case), _numbers(view, case)
        if case.end < max(proved.values()):
            return FAILS, _told(case), _numbers(view, case)
        wins = case.end is End.OPEN and case.margin(self.side) > 0
        return DEAR, "election" if wins else self.question.value, {}


def _told(case: Worst) -> str:
    """Return the name of the text about the worst case: what became of the game, and how."""
    if case.outcome is None or case.end is End.DRAWN:
        return case.end.name.lower()
    how = case.outcome.ending
    return f"{case.end.name}-{how.value if how in COMPARED else 'once'}".lower()


def _numbers(view: PlayerView, case: Worst) -> Mapping[str, int]:
    """Return what is compared at the end of the last election: representatives, or tiles kept."""
    sides = {"own": view.side, "enemy": view.side.other}
    if case.outcome is not None and case.outcome.ending is Ending.MAJORITY:
        winners = (*view.winners, case.tally.winner)
        return {name: winners.count(side) for name, side in sides.items()}
    return {name: sum(t.value for t in case.hands[side]) for name, side in sides.items()}


@dataclass(frozen=True, slots=True)
class JudgedPuzzle(Puzzle):
    """A puzzle without proof: what a computer player judges."""

    answers: tuple[Placement, ...] = ()
    """The best first."""
    losses: Mapping[Placement, int] = field(default_factory=dict)
    """How many games of 100 each other placement wins fewer."""

    def best(self) -> Placement:
        return self.answers[0]

    def faces(self, placement: Placement) -> Faces | None:
        return None

    def _verdict(self, placement: Placement) -> tuple[str, str, Mapping[str, int]]:
        if placement in self.answers:
            return RIGHT, self.question.value, {"games": min(self.losses.values())}
        return FAILS, self.question.value, {"games": self.losses[placement]}


@cache
def read_all() -> tuple[Kept, ...]:
    """Return all puzzles, those that most levels find first, and equal ones in a mixed order."""
    found = [
        Kept(
            question=question, **each | {"stake": Stake(each["stake"]), "score": (*each["score"],)}
        )
        for question in Question
        for each in _toml(question.value)["puzzle"]
    ]
    return tuple(sorted(found, key=lambda each: (-each.found_by, each.name)))


def of_day() -> Kept:
    """Return the puzzle of the day, which is everybody's."""
    return random.Random(clock.now().date().toordinal()).choice(read_all())


def puzzle(kept: Kept) -> Puzzle:
    """Return a puzzle for the table; raises `RecordError` if its record breaks the rules."""
    record = records.parse(kept.record.encode(), kept.name)
    side = record.final.to_play
    assert side is not None
    judged = kept.question is Question.JUDGED
    asked = kept.question.value
    if not judged:
        proved = worst_case.ends(Referee(record.deal, record.placements).view(side))
        asked = f"{asked}-{max(proved.values()).name}".lower()
    about, ask = said(texts()["stake"][kept.stake.value]), said(texts()["ask"][asked])
    step = Step("ask", Wait.PLACE, (about, ask), ("*",))
    common = kept.name, record, (step,), side, len(record.placements), kept.question
    if not judged:
        return Puzzle(*common)
    losses = {way: int(number) for number, some in kept.losses.items() for way in _placements(some)}
    return JudgedPuzzle(*common, answers=_placements(kept.answers), losses=losses)


def _placements(written: str) -> tuple[Placement, ...]:
    return tuple(map(Placement.parse, written.split()))


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
        """Reveal the enemy's hand if it decided; else the rest of its tiles are any that fit."""
        outcome = self._game.view(self._game.viewer).outcome
        if outcome is not None and outcome.ending in (Ending.TILES, Ending.DRAW):
            return super()._reveal(enemy_events)
        return Beat(lambda: None, 0)


@cache
def texts() -> Mapping[str, Mapping[str, str]]:
    """Return the texts of all questions, as they are written in their file."""
    return _toml("texts")


def _toml(name: str) -> dict[str, Any]:
    return read_toml(paths.resources() / "puzzles" / f"{name}.toml")
