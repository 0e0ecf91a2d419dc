"""The tally, step by step."""

from __future__ import annotations

from functools import partial

from PySide6.QtTest import QTest

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.support.positions import (
    EVERY_STAMP,
    count,
    crowd,
    decided,
    move,
    resume,
    stage_tally,
    step_until,
    turned,
)
from tests.desktop.support.program import counted_rows
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally import Stop


@scene
def tally_falling(screen: Screen) -> None:
    """A tile being turned."""
    count(screen, 2)
    move(screen)
    step_until(screen, lambda: turned(screen) >= 3)
    QTest.qWait(110)


@scene
def tally_enters(screen: Screen) -> None:
    """Tiles entering the stage."""
    count(screen, 0)
    move(screen)
    step_until(screen, lambda: len(counted_rows(screen.models)) >= 8)
    QTest.qWait(60)


@scene
def tally_bluff(screen: Screen) -> None:
    """The moment when a tile turns out to be a bluff."""
    count(screen, 4)
    screen.state.settings.speed = "slow"
    step_until(screen, lambda: turned(screen) >= 5)
    tiles = [tile for tile in screen.items("stageTile") if tile.property("bluff")]
    screen.qtbot.waitUntil(lambda: any(0.4 < tile.property("burst") < 1 for tile in tiles))


@scene
def tally_again(screen: Screen) -> None:
    """A past tally of a finished game."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    screen.application.replay.goToTally(screen.models.tally.number)


@scene
def tally_verdict(screen: Screen) -> None:
    count(screen, 1)
    step_until(screen, lambda: screen.models.tally.stop == Stop.NEXT)


@scene
def walking(screen: Screen) -> None:
    """The representative moving to the chart."""
    count(screen, 13)
    move(screen)
    step_until(screen, lambda: decided(screen))
    QTest.qWait(450)


@scene
def sweeping(screen: Screen) -> None:
    """The counted tiles leaving the table."""
    count(screen, 1)
    step_until(screen, lambda: decided(screen))
    move(screen)
    step_until(screen, lambda: sum(t.property("place") == 3 for t in screen.tiles()) > 4)
    QTest.qWait(180)


for name, tiles in {
    "many": crowd(14),  # More than in any recorded game.
    "null": EVERY_STAMP,
    "empty": ("iS5>iC", "bM3>iC", "iP2>iC"),  # Brown's building has no tiles.
}.items():
    SCENES[f"tally-{name}"] = partial(stage_tally, tiles=tiles, stop=Stop.NEXT, decide=True)
SCENES |= {
    "tally-first": partial(count, tiles=1),
    "tally-middle": partial(count, tiles=4),
    "tally-turn": partial(
        stage_tally, tiles=EVERY_STAMP, turned=len(EVERY_STAMP) - 1, stop=Stop.TURN
    ),
    "null-election": partial(resume, placements=24, name="draw"),
}
