"""Looking back in the window: no pixel, text or name depends on what a lens may not show.

As in `test_replay_hidden`, each moment is shown in two games that its side can't tell apart then.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication

from tests.desktop.channels import Announcements, differences, roles, snapshot, values
from tests.desktop.replay_worlds import moments_of, world_at
from tests.desktop.screen import Screen
from tests.desktop.test_hidden import games_of
from tests.desktop.test_hidden_window import settle
from tests.readers import PlayedGame
from tyrus_desktop.desktop.bridge.replay import LENSES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.chronicle import EYES, Lens
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

HEADERS = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}
MOMENTS = 10
LONG = 25
"""Moments compared in the quick run, and for each unit of `--volume` in a long one."""

Leak = Callable[[Screen, PlayedGame], None]


def no_leak(screen: Screen, game: PlayedGame) -> None:
    """Plant nothing."""


def seen(screen: Screen, game: PlayedGame, index: int, side: Side, leak: Leak) -> dict[str, object]:
    """Look back at a game: at everything first, then at one moment with a side's eyes."""
    screen.table.resume(Record(HEADERS, game.deal, game.placements))
    screen.wait_for(Phase.OVER)
    replay = screen.application.replay
    replay.open()
    replay.setLens(LENSES.index(Lens.ALL))
    replay.go(replay.last)
    QCoreApplication.processEvents()
    heard = Announcements(screen.controller, screen.application.saved_games)
    replay.announced.connect(heard.heard.append)
    replay.setLens(LENSES.index(EYES[side]))
    heard.heard.clear()
    replay.go(index)
    settle(screen)
    leak(screen, game)
    shown = snapshot(screen, heard)
    replay.announced.disconnect(heard.heard.append)
    return {**shown, "rail": roles(replay.rail), "replay": values(replay)}


def leaks(screen: Screen, seed: int, count: int, leak: Leak = no_leak) -> set[str]:
    rng = random.Random(seed)
    found: set[str] = set()
    games = games_of(seed, 1 + count // 50)
    for number in range(count):
        game = games[number % len(games)]
        side = rng.choice(list(Side))
        at = rng.choice(moments_of(game))
        there = world_at(game, at, side, rng)
        one = seen(screen, game, at.index, side, leak)
        found |= differences(one, seen(screen, there, at.index, side, leak))
    return found


def test_no_pixel_or_name_depends_on_what_a_lens_may_not_show(
    screen: Screen, seed: int, volume: int
) -> None:
    assert not leaks(screen, seed, MOMENTS if volume == 1 else LONG * volume)


def tell_on_the_rail(screen: Screen, game: PlayedGame) -> None:
    """A handle that is a little wider in longer games."""
    handle = screen.item("railHandle")
    handle.setWidth(handle.width() + len(game.placements) / 6)


def tell_in_a_name(screen: Screen, game: PlayedGame) -> None:
    screen.item("railTrack").setProperty("to", len(game.placements) + 30)


@pytest.mark.parametrize("leak", [tell_on_the_rail, tell_in_a_name])
def test_a_leak_planted_in_the_window_is_detected(screen: Screen, leak: Leak) -> None:
    assert leaks(screen, 11, 3, leak)
