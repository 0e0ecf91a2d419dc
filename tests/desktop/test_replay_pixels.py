"""The replay's window: no pixel, text or name depends on what a lens may not show.

As in `test_replay_hidden`, each moment is shown in two games that its side can't tell apart then.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from tests.desktop.support.channels import (
    Announcements,
    differences,
    roles,
    snapshot,
    values,
    wait_for_still_picture,
)
from tests.desktop.support.replay_worlds import moments_of, world_at
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame, games_of
from tyrus_desktop.desktop.bridge.replay.shown import LENSES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.timeline import EYES, Lens
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

HEADERS = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}
MOMENTS = 6
LONG = 25
"""Moments compared in the quick run, and for each unit of `--volume` in a long one."""

OF_A_GAME, OF_A_WORLD = 48, 2
"""Moments compared of one game, and in each of its worlds: opening a game is expensive."""

Leak = Callable[[Screen, PlayedGame], None]
Shown = dict[str, object]


def no_leak(screen: Screen, game: PlayedGame) -> None:
    """Plant nothing."""


def seen(
    screen: Screen, game: PlayedGame, chosen: Iterable[int], side: Side, leak: Leak
) -> dict[int, Shown]:
    """Return what a side's eyes see of some moments, each after the end with all tiles face up."""
    screen.table.resume(Record(HEADERS, game.deal, game.placements))
    screen.wait_for(Phase.OVER)
    replay = screen.application.replay
    heard = Announcements(screen.controller, screen.application.saved_games)
    replay.announced.connect(heard.heard.append)
    replay.open()
    found = {}
    for index in chosen:
        # Announcements depend on the moment before: here the first one, not the end.
        replay.setLens(LENSES.index(EYES[side]))
        replay.go(0)
        heard.heard.clear()
        replay.go(index)
        QCoreApplication.processEvents()
        told = list(heard.heard)
        replay.setLens(LENSES.index(Lens.ALL))
        replay.go(replay.last)
        QCoreApplication.processEvents()
        replay.setLens(LENSES.index(EYES[side]))
        replay.go(index)
        wait_for_still_picture(screen)
        heard.heard[:] = told
        leak(screen, game)
        shown = snapshot(screen, heard)
        found[index] = {
            **shown,
            "rail": roles(replay.rail),
            "marks": roles(replay.marks),
            "replay": values(replay),
        }
    replay.announced.disconnect(heard.heard.append)
    return found


def leaks(
    screen: Screen, seed: int, count: int, leak: Leak = no_leak, folder: Path | None = None
) -> tuple[set[str], int]:
    """Return the channels that differ, of the first world that does, and the moments compared.

    Pictures that differ are saved in `folder`.
    """
    rng = random.Random(seed)
    found: set[str] = set()
    compared = 0
    for game in games_of(seed, ceil(count / OF_A_GAME)):
        for side in Side:
            worlds = []
            for _ in range(ceil(min(count, OF_A_GAME) / OF_A_WORLD / len(Side))):
                at = rng.choice(moments_of(game))
                chosen = {at.index, *rng.choices(range(at.index + 1), k=OF_A_WORLD - 1)}
                worlds.append((world_at(game, at, side, rng), chosen))
            here = seen(screen, game, set().union(*(chosen for _, chosen in worlds)), side, leak)
            for there, chosen in worlds:
                for index, shown in seen(screen, there, chosen, side, leak).items():
                    apart = differences(here[index], shown)
                    found |= apart
                    if "picture" in apart and folder:
                        for world, moment in (("here", here[index]), ("there", shown)):
                            picture = moment["picture"]
                            assert isinstance(picture, QImage)
                            picture.save(str(folder / f"{side.value}-{index}-{world}.png"))
                compared += len(chosen)
                if found:
                    return found, compared
    return found, compared


def test_window_shows_only_what_the_lens_may_show(
    screen: Screen, seed: int, volume: int, tmp_path: Path
) -> None:
    count = MOMENTS if volume == 1 else LONG * volume
    found, compared = leaks(screen, seed, count, folder=tmp_path)
    assert not found, f"the pictures are in {tmp_path}"
    assert compared >= 0.9 * count


def tell_on_the_rail(screen: Screen, game: PlayedGame) -> None:
    """The handle is wider in longer games."""
    handle = screen.item("railHandle")
    handle.setWidth(handle.width() + len(game.placements) / 6)


def tell_by_a_mark(screen: Screen, game: PlayedGame) -> None:
    """All tiles are marked, whether the side has seen their faces or not."""
    replayed, model = screen.table.replay, screen.application.replay.marks
    assert replayed is not None
    model.show([(moment.index, tile) for moment, tile in replayed.marks(Lens.ALL)])
    QCoreApplication.processEvents()


@pytest.mark.long
@pytest.mark.parametrize("leak", [tell_on_the_rail, tell_by_a_mark])
def test_planted_leak_is_detected(screen: Screen, leak: Leak) -> None:
    assert leaks(screen, 11, 3, leak)[0]
