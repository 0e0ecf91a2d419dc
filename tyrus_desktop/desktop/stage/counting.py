"""The count as it is shown: tile after tile in the rulebook's order, each into its sum.

What flies, is struck off or counts up on the screen is QML's part; here is what comes when.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tyrus_desktop.desktop.models.counted import Shown, effects
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

HEAD, TOPPLE, FLIGHT, SUM = 380, 500, 520, 480

IMPACT = 80
"""When in its beat a toppling tile is heard to fall."""

ORDER = (Role.VOTE, Role.BLOCK, Role.COUNTER, Role.BLUFF)
"""The rulebook's order: votes, less what is blocked, plus what is countered; then the decoys."""


def count(models: TableModels, tally: Tally) -> Iterator[Beat]:
    """Yield the beats of a tally up to both totals, one side after the other.

    A tile's value is on its way to the sum while the next one topples.
    """
    counted: dict[Side, Shown] = {}
    yield Beat(partial(_begin, models, tally), HEAD)
    for side in Side:
        shown = dict.fromkeys(Role, 0)
        for role in ORDER:
            for standing in tally.tiles(side, role):
                shown[role] += 1
                counted[side] = dict(shown)
                topple = partial(models.tiles.topple, standing)
                yield Beat(topple, TOPPLE, Cue.TOPPLE, IMPACT)
                yield Beat(partial(_add, models, tally, dict(counted), standing), 0)
        if side in counted:
            yield Beat(_nothing, FLIGHT)
        yield Beat(partial(models.tally.close_side, tally, side), SUM)


def _begin(models: TableModels, tally: Tally) -> None:
    models.counted.clear()
    models.tally.begin(tally)


def _add(
    models: TableModels, tally: Tally, counted: dict[Side, Shown], standing: StandingTile
) -> None:
    """Let one more tile count, in the building where it stands."""
    side = standing.building.side
    models.tally.add(tally, side, counted[side])
    models.counted.show(tally, counted)
    models.tiles.count(effects(tally, side, counted[side]))


def _nothing() -> None:
    """Let the last value come home."""
