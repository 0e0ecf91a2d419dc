"""A recording of the screen and of all announcements never contains a hidden face.

Two persons play with motion and real mouse events. Every frame that both may see is examined.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.channels import accessible, all_answers
from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop import settings
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tiles import TileModel
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import Profession, Side, Tile

PACE = 0.12
"""Factor for all durations: quick, but every movement still has its frames."""

NAME = re.compile(r"(\d+)\u00a0(soldier|merchant|priest)")


@dataclass(eq=False)
class Recorder:
    """Examines every frame, every announcement, and every possible answer."""

    screen: Screen
    frames: int = 0
    reads: int = 0
    dragged: int = 0
    caught: set[str] = field(default_factory=set)
    _phase: object = None

    def __post_init__(self) -> None:
        self.screen.window.frameSwapped.connect(self.look)
        controller = self.screen.controller
        for signal in (controller.announced, controller.noticed, controller.answered):
            signal.connect(self.hear)

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
        view = self.screen.table.stage.view
        shown = {s.tile for tally in (view.tallies if view else ()) for s in tally.shown}
        for tile in tiles:
            if face_is_drawn(tile) and face_of(tile) not in shown:
                self.caught.add("a face in a frame")
        now = self.screen.table.phase, len(self.screen.models.log.rows), len(tiles)
        if now != self._phase:
            self._phase = now
            self.read()

    def read(self) -> None:
        """Read every text: drawn, accessible, and in the window's title."""
        self.reads += 1
        texts = [self.screen.window.title(), *self.screen.texts(), *all_answers(self.screen.table)]
        for _, _, invisible, _, *told in accessible(self.screen):
            texts += [] if invisible else map(str, told)
        for text in texts:
            self.hear(text)

    def hear(self, text: str) -> None:
        """Check that a text names only tiles that a tally has shown."""
        if not self.rolling:
            return
        named = {Tile(Profession[name.upper()], int(value)) for value, name in NAME.findall(text)}
        tallies = self.screen.game.view(Side.IVORY).tallies
        if named - {s.tile for tally in tallies for s in tally.shown}:
            self.caught.add(f"a name: {text}")


def face_of(tile: QQuickItem) -> Tile:
    """Return the face of a tile according to its row, whatever is drawn."""
    known = int(tile.property("profession"))
    return Tile(Profession(max(0, known)), int(tile.property("value")))


def face_is_drawn(tile: QQuickItem) -> bool:
    faces = [i for child in tile.childItems() for i in everything(child)]
    return any(drawn_in(face, tile) for face in faces if qml_type(face) == "TileFace")


def drawn_in(item: QQuickItem, top: QQuickItem) -> bool:
    """Return whether an item and all its parents below `top` are drawn."""
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
    for step in range(4):
        screen.move(
            start + (end - start) * (step / 4), start + (end - start) * (step / 4 + 0.25), 1
        )
        screen.qtbot.wait(15)
    screen.release(end)


@pytest.mark.parametrize("by_slots", [False, True])
def test_no_hidden_face_is_recorded_while_both_may_look(recorder: Recorder, by_slots: bool) -> None:
    assert NAME.search(words.tile(Tile(Profession.SOLDIER, 3)))  # Else no text would be examined.
    play(recorder, by_slots=by_slots)
    assert not recorder.caught
    assert recorder.frames > 10
    assert recorder.reads > 10
    assert not by_slots or recorder.dragged > 4


@pytest.mark.long
def test_planted_leak_of_faces_is_recorded(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = TileModel.show

    def leaking(self: TileModel, view: Any, *, open_table: bool, hands: Any = None) -> None:
        show(self, view, open_table=False, hands=hands)

    monkeypatch.setattr(TileModel, "show", leaking)
    play(recorder, by_slots=True)
    assert recorder.caught
