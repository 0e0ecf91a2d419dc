"""The seating of a lesson: one person against the computer, with a teacher who judges each tile.

A lesson stops before its last tally, at both sums and after it, when the opponent's hand has been
turned over. Then it ends, although the recorded game does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from math import inf

from tyrus_desktop.desktop.game.lesson import Lesson, Step
from tyrus_desktop.desktop.game.phase import Phase, Wait
from tyrus_desktop.desktop.game.seating import AgainstComputer
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.teacher import Teacher
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.event_beats import tally_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import ElectionTallied, Event, TilesDrawn, TilesRevealed
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import SideEvents


class InLesson(AgainstComputer):
    """One person and a scripted opponent; an accepted tile is final."""

    allows_undo = False

    def __init__(self, game: Game, stage: Stage, lesson: Lesson) -> None:
        super().__init__(game, stage)
        self._lesson = lesson
        self._teacher = Teacher(lesson)

    @property
    def teacher(self) -> Teacher:
        return self._teacher

    @property
    def taught(self) -> bool:
        return len(self._game.referee.placements) == len(self._lesson.record.placements)

    def accepts(self, placement: Placement) -> bool:
        return self._teacher.accept(placement)

    def await_person(self, view: PlayerView) -> Phase:
        self._teacher.speak()
        return super().await_person(view)

    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        mine = events[self._game.viewer]
        return (
            self._last(mine, events[self._game.viewer.other]) if self.taught else self.beats(mine)
        )

    def _last(self, events: Iterable[Event], enemy_events: Iterable[Event]) -> Iterator[Beat]:
        """Yield the beats up to the last tally, with its stops and the opponent's hand."""
        for event in events:
            if not isinstance(event, ElectionTallied):
                yield from self.beats([event])
                continue
            yield from self._stops(Wait.TURN)
            manner = replace(self._stage.get_manner(), after="wait")
            sums = tuple(self._stops(Wait.SUM))
            yield from tally_beats(self._stage, event, manner, pauses=sums)
            yield self._reveal(enemy_events)
            yield from self._stops(Wait.NEXT)
            yield Beat(self._teacher.speak, 0)
            return

    def _stops(self, wait: Wait) -> Iterator[Beat]:
        """Yield a stop for each step with this `wait`."""
        for step in self._lesson.steps:
            if step.wait is wait:
                yield from self._stop(step, staged=wait is Wait.SUM)

    def _stop(self, step: Step, *, staged: bool) -> Iterator[Beat]:
        models = self._stage.models

        def show(stop: Stop) -> None:
            if staged:
                models.tally.stop_at(stop)
            if stop:
                self._teacher.speak()
            else:
                self._teacher.go_on()

        tell = partial(words.lesson_text, step.texts)
        yield Beat(
            partial(show, Stop.NEXT),
            0,
            announcement=tell,
            skippable=staged,
            stop=Stop.NEXT,
            wait_ms=inf,
            stops_skip=True,
        )
        yield Beat(partial(show, Stop.NONE), 0, skippable=staged)

    def _reveal(self, enemy_events: Iterable[Event]) -> Beat:
        """Return the beat that reveals the opponent's hand as it was at the tally."""
        enemy = self._game.viewer.other
        drawn = {
            tile
            for event in enemy_events
            if isinstance(event, TilesDrawn) and event.side is enemy
            for tile in event.tiles or ()
        }
        hand = tuple(tile for tile in self._game.view(enemy).hand if tile not in drawn)
        revealed = TilesRevealed((), {enemy: hand})
        return Beat(partial(self._stage.models.tiles.reveal, revealed, enemy), 0)
