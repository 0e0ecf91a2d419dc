"""The beats of a tally: the tiles are counted one by one in the rulebook's order, then discarded.

This is the order and the timing; the animations are QML's.
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

HEAD, TOPPLE, FLIGHT, SUM, STAGGER, SWEEP = 380, 500, 520, 480, 45, 550
"""Durations in milliseconds at normal speed."""

IMPACT = 80
"""Milliseconds from the start of its beat to the sound of a toppling tile."""

ORDER = (Role.VOTE, Role.BLOCK, Role.COUNTER, Role.BLUFF)
"""The rulebook's order: votes, blocks, counters; then the tiles that do not count."""


def count(models: TableModels, tally: Tally) -> Iterator[Beat]:
    """Yield the beats of a tally up to both totals, one side after the other.

    The value of a tile flies to the sum while the next tile topples.
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
            yield Beat(_wait, FLIGHT)
        yield Beat(partial(models.tally.close_side, tally, side), SUM)


def sweep(models: TableModels, tally: Tally) -> Iterator[Beat]:
    """Yield the beats that discard the tiles one by one, in the order they were placed."""
    for standing in tally.shown:
        yield Beat(partial(models.tiles.discard, standing), STAGGER)
    yield Beat(models.tally.sweep, SWEEP)
    yield Beat(models.tiles.remove_discarded, STAGGER)


def _begin(models: TableModels, tally: Tally) -> None:
    models.counted.clear()
    models.tally.begin(tally)


def _add(
    models: TableModels, tally: Tally, counted: dict[Side, Shown], standing: StandingTile
) -> None:
    """Count one more tile, in the building where it stands."""
    side = standing.building.side
    models.tally.add(tally, side, counted[side])
    models.counted.show(tally, counted)
    models.tiles.count(effects(tally, side, counted[side]))


def _wait() -> None:
    """Change nothing while the last value flies to its sum."""
