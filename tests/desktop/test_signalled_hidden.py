"""Models hide faces between two frames as well: screen readers hear each change."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.covering import covering
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.memory import TileFate
from tyrus_desktop.desktop.stage.table_models import TableModels

PRIVATE = {TileFate.HAND, TileFate.PLACED, TileFate.TO_DRAW}


def listen(models: TableModels) -> list[str]:
    """Return a list that collects all signalled faces that one of two persons must not see."""
    told: list[str] = []

    def look(*_: object) -> None:
        told.extend(models.tiles.text("label", row) for row in models.tiles.rows if row.tile)
        told.extend(str(row) for row in models.memory.rows if row.fate in PRIVATE)

    for model in (models.tiles, models.memory, models.buildings):
        model.dataChanged.connect(look)
        model.rowsInserted.connect(look)
        model.modelReset.connect(look)
    return told


def by_escape(screen: Screen) -> None:
    press(screen, Qt.Key.Key_Escape)


def by_leaving_the_window(screen: Screen) -> None:
    screen.controller.handOver.cover()


@pytest.mark.parametrize(
    ("leave", "aid"), covering([by_escape, by_leaving_the_window], ["computer", "always"])
)
def test_leaving_a_replay_signals_no_hand(
    screen: Screen, leave: Callable[[Screen], None], aid: str
) -> None:
    """The hand was open before; both looked at the replay, so the curtain closes."""
    screen.state.settings.memory = aid
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    press(screen, Qt.Key.Key_B, held=Qt.KeyboardModifier.ControlModifier)
    screen.wait_for(Phase.REPLAY)
    told = listen(screen.models)
    leave(screen)
    assert screen.table.phase is Phase.CURTAIN
    assert told == []
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    assert any("in Ivory’s hand" in each for each in told)
