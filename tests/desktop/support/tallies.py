"""Helpers for tests of tallies: invented and recorded tallies, and the stage that shows them."""

import random
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, place, seen
from tests.desktop.support.positions import AGAINST_COMPUTER, EVERY_STAMP, game, resume, stage_tally
from tests.desktop.support.program import WAIT_MS, Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.stage.script import DEAF_MS
from tyrus_desktop.desktop.stage.stakes import History, turning_order
from tyrus_desktop.desktop.stage.tempo import Manner
from tyrus_desktop.engine.board import Building, StandingTile
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile

CITADEL = Profession.SOLDIER
NOTHING_SHOWN = History((), {side: frozenset() for side in Side})
WAIT, PAUSE, RUN = Manner("wait"), Manner("pause"), Manner("run")
MANNERS = (RUN, PAUSE, replace(PAUSE, reader=True))


@st.composite
def tallies(draw: st.DrawFn, most: int = 6) -> Tally:
    """Draw tallies of a few tiles, often with equal values."""
    kind = draw(st.sampled_from(Profession))
    faces = st.builds(Tile, st.sampled_from(Profession), st.integers(1, 10))
    places = st.tuples(st.sampled_from(Side), st.sampled_from(Side), faces)
    placed = draw(st.lists(places, max_size=most, unique_by=lambda each: (each[0], each[2])))
    return tally(
        1,
        kind,
        [
            StandingTile(owner, Building(of, kind), 1 + index // 6, 1 + index % 6, face)
            for index, (owner, of, face) in enumerate(placed)
        ],
    )


def with_other_faces(whole: Tally, turned: int, rng: random.Random) -> Tally | None:
    """Return a tally with the same first `turned` tiles and other backs; None if not found."""
    order = turning_order(whole.shown)
    up = order[:turned]
    free = {
        side: [t for t in ALL_TILES if t not in [u.tile for u in up if u.owner is side]]
        for side in Side
    }
    shown = []
    for standing in whole.shown:
        if standing in up:
            shown.append(standing)
            continue
        faces = free[standing.owner]
        shown.append(replace(standing, tile=faces.pop(rng.randrange(len(faces)))))
    other = tally(whole.number, whole.kind, shown)
    return other if turning_order(other.shown)[:turned] == up else None


At = tuple[str, int]
"""A recorded game, and the number of placements before the last one of an election."""
DECISIVE: At = ("tiles", 35)
"""The sixth election, whose last tile may end the game, but does not."""
BLUFFED: At = ("gallery", 41)
"""The seventh, with a bluff; the side that could end the game has no tile at home."""
USUAL: At = ("gallery", 47)
"""The eighth, which cannot end the game."""
QUICK = 0.01
"""A pace with motion that takes hardly any time."""


def place_last(
    program: Program,
    after: str = "wait",
    at: At = DECISIVE,
    headers: dict[str, str] = AGAINST_COMPUTER,
    *,
    pace: float = QUICK,
) -> None:
    name, placed = at
    program.state.settings.afterTally = after
    program.state.settings.speed = "normal" if pace else "none"
    script, table = program.application.script, program.table
    script.get_pace = lambda: 1.0  # The computer is slowed down until the tile is placed.
    resume(program, placed, name, headers)
    script.get_pace = lambda: pace
    if table.phase is Phase.CURTAIN:
        table.sit_down()
        table.show_tiles()
        program.wait_for(Phase.PERSON)
        table.place(game(name).placements[placed])
    else:
        program.play(game(name).placements[placed])


def wait_for_stop(program: Program, stop: Stop) -> None:
    program.qtbot.waitUntil(lambda: program.models.tally.stop == stop, timeout=WAIT_MS)


def goes_on_alone(program: Program) -> bool:
    timer = program.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    return timer.isActive()


def go_on(program: Program) -> None:
    """Skip, as soon as the program no longer ignores skips."""
    program.qtbot.wait(DEAF_MS + 20)
    program.controller.skip()


SMALL_WINDOW, USUAL_WINDOW = (1024, 640), (1280, 800)


def show(
    screen: Screen,
    tiles: Sequence[str] = EVERY_STAMP,
    turned: int | None = None,
    stop: Stop = Stop.NONE,
    *,
    decide: bool = False,
) -> Tally:
    """Show a tally on the stage, and wait until its tiles stand."""
    whole = stage_tally(screen, tiles, turned, stop, decide=decide)
    settle(screen)
    return whole


def settle(screen: Screen) -> None:
    before: list[QRectF] = []

    def still() -> bool:
        now = [place(tile) for tile in stage_tiles(screen)]
        moving = any(tile.property("moving") for tile in stage_tiles(screen))
        same = now == before and not moving
        before[:] = now
        return same

    QTest.qWait(20)
    screen.qtbot.waitUntil(still)


def stage_tiles(screen: Screen) -> list[QQuickItem]:
    return [tile for tile in screen.items("stageTile") if seen(tile)]


def band(screen: Screen, side: int) -> QQuickItem:
    return next(b for b in screen.items("band") if b.property("tallySide") == side)


def within(item: QQuickItem, name: str) -> list[QQuickItem]:
    return [each for each in everything(item) if each.objectName() == name and seen(each)]


def text_of(item: QQuickItem) -> str:
    return str(item.property("text") or "")
