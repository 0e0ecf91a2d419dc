"""Non-interference of motion: every tile, in every frame, in two worlds.

Each film shows the same moments twice, the second time in a world that the watcher can't tell from
the first (`readers.other_world`). Position, size, angle, stacking, opacity and drawing of each tile
must be the same in every frame.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.support.camera import BeatTimer, Camera, Clock, ElapsedTimer
from tests.desktop.support.films import (
    GESTURES,
    Gesture,
    drag,
    film_against_computer,
    film_by_slots,
    film_of_arranged,
    film_of_hand_over,
    film_of_looking,
    film_of_sixth_tile,
    first_difference,
    games,
    hand,
    rank,
    sixth_tile,
)
from tests.desktop.support.screen import LEFT, Key, Screen, press
from tests.readers import other_world, same_in_public
from tyrus_desktop.desktop.models.tiles_model import TileModel
from tyrus_desktop.engine.tiles import Side

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Qt's clock is set as on Linux")


@pytest.fixture
def camera(fresh: Screen, kept_at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Camera]:
    press(fresh, Key.Key_Escape)
    # A mouse click, since after a key the first film alone would show digits above the tiles.
    QTest.mouseClick(fresh.window, LEFT, pos=QPoint(5, 400))
    clock = Clock()
    script = fresh.application.script
    with clock.running():
        camera = Camera(fresh, clock, BeatTimer(clock, script.step), [])
        fresh.state.settings.speed = "fast"
        monkeypatch.setattr(script, "_timer", camera.beats)
        monkeypatch.setattr(script, "_since_stop", ElapsedTimer(clock))
        # The computer's tiles are placed by the films.
        fresh.table.opponent.ask = lambda *_: None  # type: ignore[method-assign]
        fresh.table.opponent.await_placement = lambda *_: None  # type: ignore[method-assign]
        yield camera
        script.drop()


# The sixth tile, with curtains, watched by both players


@pytest.mark.parametrize("gesture", first(2, GESTURES))
def test_movement_of_a_sixth_tile_does_not_reveal_its_rank(
    camera: Camera, gesture: Gesture
) -> None:
    game, world, index = sixth_tile()
    here, there = (
        film_of_sixth_tile(camera, gesture, each, index, whole=False) for each in (game, world)
    )
    assert first_difference(here, there) is None


def test_animation_after_a_sixth_tile_reveals_no_hidden_tile(camera: Camera) -> None:
    game, world, index = sixth_tile()
    here, there = (
        film_of_sixth_tile(camera, drag, each, index, whole=True) for each in (game, world)
    )
    assert first_difference(here, there) is None
    assert len(here) > 200


# A hand-over, with the other player's placement


@pytest.mark.parametrize("index", first(1, [21, 8]))
def test_handover_animation_reveals_no_tile_to_the_next_person(camera: Camera, index: int) -> None:
    game = next(game for game in games() if len(game.placements) > index + 2)
    world = other_world(game.cut(index + 2), game.mover(index + 1), random.Random(index))
    assert rank(game, index) != rank(world, index)
    here, there = (film_of_hand_over(camera, each, index) for each in (game, world))
    assert first_difference(here, there) is None


# Against the computer, watched by one player


@pytest.mark.long
def test_animation_reveals_none_of_the_computers_tiles(camera: Camera) -> None:
    game = next(game for game in games() if len(game.placements) > 24)
    world = other_world(game.cut(24), Side.IVORY, random.Random(2))
    here, there = (film_against_computer(camera, each) for each in (game, world))
    assert first_difference(here, there) is None


# Open play by slots, watched by both players


@pytest.mark.long
def test_animation_of_a_slots_game_reveals_no_tile(
    camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for game in games() if len(game.placements) > 18)
    world = same_in_public(game.cut(18), random.Random(3))
    here, there = (film_by_slots(camera, each, 3, monkeypatch) for each in (game, world))
    assert first_difference(here, there) is None


def test_looking_at_slots_reveals_no_tile_of_the_opponent(
    camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for game in games() if len(game.placements) > 18)
    world = other_world(game.cut(18), game.mover(13), random.Random(5))
    assert hand(game, 12) != hand(world, 12)
    here, there = (film_of_looking(camera, each, monkeypatch) for each in (game, world))
    assert first_difference(here, there) is None
    assert any(look[0] for frame in here for look in frame)


def test_nobody_sees_which_slots_the_other_arranged(
    camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for game in games() if len(game.placements) > 18)
    here, there = (
        film_of_arranged(camera, game, monkeypatch, keys)
        for keys in ((Key.Key_2, Key.Key_3), (Key.Key_8, Key.Key_Left))
    )
    assert first_difference(here, there) is None


# Planted leaks


def keep_the_hands_rows(patch: pytest.MonkeyPatch) -> None:
    """Let the remaining tiles in the hand visibly close the gap."""

    def placing(self: TileModel, standing: object) -> None:
        first = next(i for i, row in enumerate(self._rows) if row.tile == standing.tile)  # type: ignore[attr-defined]
        self.conceal()
        self.set_row(first, replace(self._rows[first], place=1, building=0, order=6))
        self._arrange()

    patch.setattr(TileModel, "place_before_both", placing)


@pytest.mark.long
@pytest.mark.parametrize("gesture", GESTURES)
def test_planted_leak_of_the_placed_tile_is_detected(
    camera: Camera, monkeypatch: pytest.MonkeyPatch, gesture: Gesture
) -> None:
    keep_the_hands_rows(monkeypatch)
    game, world, index = sixth_tile()
    take = partial(film_of_sixth_tile, camera, gesture, index=index, whole=False)
    assert first_difference(take(game=game), take(game=world)) is not None
