"""A recording of the screen and of all announcements never contains a hidden face.

Two persons play with motion, by real mouse events. Every frame that both may see is examined.
Planted leaks prove that the recorder would detect one.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.channels import accessible, all_answers
from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop import settings
from tyrus_desktop.desktop.bridge.game_controller import GameController
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.tiles import TileModel
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import Profession, Side, Tile

PACE = 0.12
"""Of all durations: quick, and yet every movement has its frames."""

NAME = re.compile(r"(\d+)\u00a0(soldier|merchant|priest)")


@dataclass(eq=False)
class Recorder:
    """Examines every frame, every announcement, and every answer that could be asked for."""

    screen: Screen
    frames: int = 0
    reads: int = 0
    dragged: int = 0
    caught: set[str] = field(default_factory=set)
    _phase: object = None

    def __post_init__(self) -> None:
        self.screen.window.frameSwapped.connect(self.look)
        self.screen.controller.announced.connect(self.hear)
        self.screen.controller.noticed.connect(self.hear)
        self.screen.controller.answered.connect(self.hear)

    @property
    def rolling(self) -> bool:
        """Whether both players may be looking, in a game that is not over."""
        table = self.screen.table
        if table.game is None or table.game.view().over:
            return False
        if table.slots is not None or table.phase is Phase.CURTAIN:
            return table.phase is not Phase.LOOKING
        return table.stage.open_table

    def look(self) -> None:
        if not self.rolling:
            return
        self.frames += 1
        tiles = [tile for tile in self.screen.tiles() if seen(tile)]
        self.dragged += any(tile.property("dragging") for tile in tiles)
        for tile in tiles:
            if open_face(tile) and face_of(tile) not in shown_before_both(self.screen):
                self.caught.add("a face in a frame")
        now = (
            self.screen.table.phase,
            len(self.screen.models.log.rows),
            len(tiles),
        )
        if now != self._phase:
            self._phase = now
            self.read()

    def read(self) -> None:
        """Read every text: drawn, accessible, and in the window's title."""
        self.reads += 1
        self.hear(self.screen.window.title())
        for text in (*self.screen.texts(), *all_answers(self.screen.table)):
            self.hear(text)
        for _, _, invisible, _, *texts in accessible(self.screen):
            for told in texts:
                if not invisible:
                    self.hear(str(told))

    def hear(self, text: str) -> None:
        """Check that a text names only tiles that a tally has shown."""
        if not self.rolling:
            return
        named = {Tile(Profession[name.upper()], int(value)) for value, name in NAME.findall(text)}
        if named - shown_to_both(self.screen):
            self.caught.add(f"a name: {text}")


def shown_to_both(screen: Screen) -> set[Tile]:
    tallies = screen.game.view(Side.IVORY).tallies
    return {s.tile for tally in tallies for s in tally.shown if s.tile}


def shown_before_both(screen: Screen) -> set[Tile]:
    """Return the tiles of the tallies whose verdict the screen has shown."""
    view = screen.table.stage.view
    tallies = view.tallies if view else ()
    return {s.tile for tally in tallies for s in tally.shown if s.tile}


def face_of(tile: QQuickItem) -> Tile:
    """Return the face that a tile has by its row, whatever is drawn."""
    known = int(tile.property("profession"))
    return Tile(Profession(max(0, known)), int(tile.property("value")))


def open_face(tile: QQuickItem) -> bool:
    """Whether an emblem or a value is drawn on a tile."""
    faces = [i for i in tile.childItems() for i in everything(i) if is_face(i)]
    return any(seen_whole(face, tile) for face in faces)


def is_face(item: QQuickItem) -> bool:
    return qml_type(item) == "TileFace"


def seen_whole(item: QQuickItem, top: QQuickItem) -> bool:
    """Whether an item is drawn, with all that it stands in."""
    while item is not top:
        if not seen(item):
            return False
        item = item.parentItem()
    return True


@pytest.fixture
def recorder(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    monkeypatch.setitem(settings.SPEEDS, "fast", PACE)
    screen.application.settings.put("speed", "fast")
    return Recorder(screen)


def play(recorder: Recorder, *, by_slots: bool) -> None:
    """Play an election as two persons do: sit down, look, drag, and look again."""
    screen = recorder.screen
    rng = random.Random(3)
    screen.controller.newGames.playTwo("Claire", "Denis", 0, by_slots)
    while True:
        phase = screen.wait_for(Phase.CURTAIN, Phase.LOOKING, Phase.PERSON)
        if screen.game.view().election > 1 or recorder.caught:
            break
        if phase is Phase.PERSON:
            drag_one(screen, rng, by_slots=by_slots)
        else:
            hand_over(screen)
    while screen.wait_for(Phase.CURTAIN, Phase.LOOKING, Phase.PERSON) is not Phase.PERSON:
        hand_over(screen)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)


def hand_over(screen: Screen) -> None:
    """Do what the curtain, or the person who looks at the slots, waits for."""
    if screen.table.phase is Phase.CURTAIN:
        screen.take_seat()
    else:
        screen.stop_looking()


def drag_one(screen: Screen, rng: random.Random, *, by_slots: bool) -> None:
    side = screen.state.handSide
    mine = [r.slot for r in screen.models.tiles.rows if r.place == 0 and r.tile_side == side]
    if by_slots and rng.random() < 0.4:
        screen.click(screen.item("lookAgain"))
        screen.wait_for(Phase.CURTAIN)
        screen.take_seat()
        screen.qtbot.wait(30)
        screen.stop_looking()
        screen.wait_for(Phase.PERSON)
    tile = screen.hand_tile(rng.choice(mine), side)
    screen.qtbot.wait(60)
    start, end = screen.middle(tile), screen.middle(screen.plot(rng.randrange(len(BUILDINGS))))
    screen.take(tile)
    for step in range(1, 5):
        screen.move(start + (end - start) * ((step - 1) / 4), start + (end - start) * (step / 4), 1)
        screen.qtbot.wait(15)
    screen.release(end)


@pytest.mark.parametrize("by_slots", [False, True])
def test_no_hidden_face_is_recorded_while_both_players_may_look(
    recorder: Recorder, by_slots: bool
) -> None:
    assert NAME.search(words.tile(Tile(Profession.SOLDIER, 3)))  # Else no text would be examined.
    play(recorder, by_slots=by_slots)
    assert not recorder.caught
    assert recorder.frames > 10
    assert recorder.reads > 10
    assert not by_slots or recorder.dragged > 4


# Planted leaks


def show_faces(patch: pytest.MonkeyPatch) -> None:
    """An open table that does not hide the near side's faces."""
    show = TileModel.show

    def leaking(self: TileModel, view: Any, *, open_table: bool, hands: Any = None) -> None:
        show(self, view, open_table=False, hands=hands)

    patch.setattr(TileModel, "show", leaking)


def name_slots(patch: pytest.MonkeyPatch) -> None:
    """An announcement that names the tile of a slot."""
    slot_tile, hold = Table.tile, GameController.hold

    def leaking(self: GameController, slot: int) -> None:
        hold(self, slot)
        application = self.parent()
        assert isinstance(application, Application)
        tile = slot_tile(application.table, slot) if slot >= 0 else None
        if tile is not None:
            self.announced.emit(words.tile(tile))

    patch.setattr(GameController, "hold", leaking)


@pytest.mark.parametrize("plant", [show_faces, name_slots])
def test_a_planted_leak_is_recorded(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    play(recorder, by_slots=True)
    assert recorder.caught
