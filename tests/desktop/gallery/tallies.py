"""The tally, step by step."""

from functools import partial

from PySide6.QtTest import QTest

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.support.positions import (
    EVERY_STAMP,
    count,
    crowd,
    decided,
    game,
    move,
    resume,
    stage_tally,
    step_until,
    turned,
)
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.models.tally_model import Stop


@scene
def tally_bluff(screen: Screen) -> None:
    """The moment when a tile turns out to be a bluff."""
    count(screen, 4)
    screen.state.settings.speed = "slow"
    step_until(screen, lambda: turned(screen) >= 5)
    tiles = [tile for tile in screen.items("stageTile") if tile.property("bluff")]
    screen.qtbot.waitUntil(lambda: any(0.4 < tile.property("burst") < 1 for tile in tiles))


@scene
def tally_verdict(screen: Screen) -> None:
    count(screen, 1)
    step_until(screen, lambda: screen.models.tally.stop == Stop.NEXT)


@scene
def tally_last(screen: Screen) -> None:
    """The last tile of a tally that may end the game; it waits for the person."""
    screen.state.settings.afterTally = "wait"
    move(screen)
    count(screen, 1, "tiles", 35)
    step_until(screen, lambda: screen.models.tally.stop == Stop.TURN)
    QTest.qWait(600)


def tally_ends(screen: Screen, name: str) -> None:
    """The verdict that ends a golden game."""
    count(screen, 1, name, len(game(name).placements) - 1)
    step_until(screen, lambda: screen.models.tally.stop == Stop.NEXT)


@scene
def sweeping(screen: Screen) -> None:
    count(screen, 1)
    step_until(screen, lambda: decided(screen))
    move(screen)
    step_until(screen, lambda: sum(t.property("place") == 3 for t in screen.tiles()) > 4)
    QTest.qWait(180)


for name, tiles in {
    "many": crowd(14),  # More tiles than in any recorded game.
    "null": EVERY_STAMP,
    "empty": ("iS5>iC", "bM3>iC", "iP2>iC"),  # Brown's building has no tiles.
}.items():
    SCENES[f"tally-{name}"] = partial(stage_tally, tiles=tiles, stop=Stop.NEXT, decide=True)
for name in ("five", "tiles"):
    SCENES[f"tally-ends-{name}"] = partial(tally_ends, name=name)
SCENES |= {
    "tally-first": partial(count, tiles=1),
    "tally-middle": partial(count, tiles=4),
    "tally-turn": partial(
        stage_tally, tiles=EVERY_STAMP, turned=len(EVERY_STAMP) - 1, stop=Stop.TURN
    ),
    "null-election": partial(resume, placements=24, name="draw"),
}
