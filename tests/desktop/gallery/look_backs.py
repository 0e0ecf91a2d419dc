"""The replay."""

from __future__ import annotations

from functools import partial

from PySide6.QtTest import QTest

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.gallery.turns import turn
from tests.desktop.support.positions import AT_ONE_SCREEN, resume, said
from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.replay.shown import LENSES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.timeline import Lens


def look_back(screen: Screen, lens: Lens, election: int, placed: int | None) -> None:
    """Show a placement of a finished game; its tally if `placed` is None."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    replay = screen.application.replay
    replay.open()
    replay.setLens(LENSES.index(lens))
    if placed is None:
        replay.goToTally(election)
    else:
        replay.go_to_placement(election, placed)
    QTest.qWait(200)


@scene
def look_back_fooled(screen: Screen) -> None:
    """The second tile that misled the person, and the outline of a tile under the pointer."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("seeFooling"), timeout=WAIT_MS)
    screen.click(screen.item("seeFooling"))
    screen.point_at(next(tile for tile in screen.items("tile") if tile.property("place") == 1))
    QTest.qWait(200)


@scene
def look_back_marks(screen: Screen) -> None:
    """Misleading tiles of both sides, and their owners."""
    resume(screen, None, headers=AT_ONE_SCREEN)
    screen.wait_for(Phase.OVER)
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("seeFooling"), timeout=WAIT_MS)
    screen.rest_on(screen.item("seeFooling"))
    screen.qtbot.waitUntil(lambda: screen.shows("answer"), timeout=WAIT_MS)


@scene
def look_back_first(screen: Screen) -> None:
    """The first replay, with its hint about clicks."""
    screen.state.settings.lookedBack = False
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    screen.application.replay.open()
    screen.application.replay.step(-1)
    QTest.qWait(200)


@scene
def look_back_keys(screen: Screen) -> None:
    """The list of keys in a replay."""
    look_back(screen, Lens.ALL, 5, 6)
    screen.choose_entry(said("MainMenu", "&Help"), said("MainMenu", "&Keyboard shortcuts (?)"))
    screen.point_at(screen.window.contentItem())


@scene
def look_back_running(screen: Screen) -> None:
    """A running game without the memory aid, where past tallies show only sums."""
    screen.state.settings.memory = "never"
    turn(screen)
    screen.application.replay.open()
    screen.application.replay.goToTally(3)
    QTest.qWait(200)


for lens in (Lens.IVORY, Lens.BROWN, Lens.ALL):
    SCENES[f"look-back-{lens.value}"] = partial(look_back, lens=lens, election=5, placed=6)
    SCENES[f"look-back-tally-{lens.value}"] = partial(look_back, lens=lens, election=5, placed=None)
