"""Films the tiles of a program frame by frame, for tests of what moves.

There are no tests here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.frames import BeatTimer, Clock
from tests.desktop.support.items import seen
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record

Look = tuple[object, ...]
Frame = tuple[Look, ...]
Film = list[Frame]
LONGEST = 3000
"""Frames; a film that takes longer has failed."""


def look(tile: QQuickItem) -> Look:
    """All that is seen of one tile."""
    at = tile.mapToScene(QPointF())
    moved = (at.x(), at.y(), tile.scale(), tile.z(), tile.opacity(), tile.property("lean"))
    return (*(round(float(each), 2) for each in moved), *drawn(tile))


def drawn(item: QQuickItem) -> Iterator[object]:
    for child in item.childItems():
        if seen(child):
            here = (child.x(), child.y(), child.width(), child.height(), child.opacity())
            source, text = child.property("source"), child.property("text")
            yield (source and source.fileName(), text, *(round(each, 2) for each in here))
            for name in ("turn", "lift"):
                yield child.property(name)
            yield from drawn(child)


@dataclass(slots=True)
class Camera:
    """Films the tiles of one program, whose time goes by frames."""

    screen: Screen
    clock: Clock
    beats: BeatTimer
    film: Film

    def shoot(self) -> None:
        """Take a picture of all tiles, in the order in which they are painted."""
        tiles = sorted(filter(seen, self.screen.tiles()), key=QQuickItem.z)
        self.film.append(tuple(map(look, tiles)))

    def step(self) -> None:
        self.clock.step()
        self.beats.tick()

    def follow(self, done: Callable[[], bool], after: int = 20) -> None:
        """Film until `done`, and some frames more; go on at each stop of a tally."""
        self.shoot()
        for _ in range(LONGEST):
            if done():
                break
            if self.screen.models.tally.stop:
                self.screen.controller.skip()
            self.step()
            self.shoot()
        assert done()
        for _ in range(after):
            self.step()
            self.shoot()

    def follow_to(self, phase: Phase) -> None:
        self.follow(lambda: self.screen.table.phase is phase)

    def let_go_by(self, done: Callable[[], bool]) -> None:
        """Let time go by unwatched."""
        for _ in range(LONGEST):
            if done():
                return
            self.step()
        raise AssertionError

    def press(self, name: str) -> None:
        """Press a button of the hand-over once it takes a press, filming all the while."""
        (button,) = self.screen.items(name)
        self.follow(button.isEnabled, after=0)
        self.screen.click(button)


def sit_down_to(camera: Camera, headers: dict[str, str], game: PlayedGame, placed: int) -> None:
    camera.beats.stop()
    camera.film = []
    record = Record(headers, game.deal, game.placements[:placed])
    camera.screen.table.resume(record)
    for _ in range(60):  # Until all is at rest.
        camera.step()


def take_seat(camera: Camera) -> None:
    screen = camera.screen
    for name in ("sitDown", "showTiles"):
        (button,) = screen.items(name)
        camera.let_go_by(button.isEnabled)
        screen.click(button)
    camera.let_go_by(lambda: screen.table.phase in (Phase.PERSON, Phase.LOOKING))
    for _ in range(40):
        camera.step()
