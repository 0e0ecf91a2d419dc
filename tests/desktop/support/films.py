"""Films moves, which must reveal nothing hidden.

Each film begins when somebody else may watch.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.desktop.support.camera import Camera, Film, sit_down_to, take_seat
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN
from tests.desktop.support.screen import Key, Screen, press
from tests.readers import PlayedGame, play_game, replay, same_in_public
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import BY_SLOTS
from tyrus_desktop.desktop.game.slots import Slots
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.record import HOT_SEAT
from tyrus_desktop.engine.tiles import Side, Tile

BY_SLOT = {**AT_ONE_SCREEN, HOT_SEAT: BY_SLOTS}


# Positions and their other worlds


@cache
def played(seed: int) -> PlayedGame:
    return play_game(seed, "rules-of-thumb", "greedy")


def games() -> Iterator[PlayedGame]:
    return map(played, range(40))


def hand(game: PlayedGame, index: int) -> tuple[Tile, ...]:
    """Return the sorted hand from which a tile is placed."""
    return replay(game.cut(index)).view(game.mover(index)).hand


def rank(game: PlayedGame, index: int) -> int:
    """Return the index in the sorted hand of the tile placed."""
    return hand(game, index).index(game.placements[index].tile)


@cache
def sixth_tile() -> tuple[PlayedGame, PlayedGame, int]:
    """Return a game, another world, and the index of a sixth tile with another rank there."""
    rng = random.Random(6)
    for game in games():
        index = 6 * rng.randint(1, 6) + 5
        if len(game.placements) <= index + 1:
            continue
        world = same_in_public(game.cut(index + 1), rng)
        if abs(rank(world, index) - rank(game, index)) > 1:
            return game, world, index
    raise AssertionError


# The sixth tile with curtains, while both persons watch


def drag(camera: Camera, slot: int, building: int) -> None:
    screen = camera.screen
    tile = screen.hand_tile(slot)
    start, end = screen.middle(tile), screen.middle(screen.plot(building))
    screen.take(tile)
    screen.move(start, end)  # One frame long, as the tile's lean depends on the real clock.
    screen.release(end)
    move_away(screen)


def move_away(screen: Screen) -> None:
    """Move the pointer away, as hover under a still pointer depends on the real clock."""
    QTest.mouseMove(screen.window, QPoint(5, screen.window.height() - 5))


def by_keys(camera: Camera, slot: int, building: int) -> None:
    press(camera.screen, Key(Key.Key_1 + slot))
    for _ in range(12):
        camera.step()
    near = camera.screen.state.nearSide == building // 3
    keys = (Key.Key_A, Key.Key_S, Key.Key_D) if near else (Key.Key_Q, Key.Key_W, Key.Key_E)
    press(camera.screen, keys[building % 3])


def confirmed(camera: Camera, slot: int, building: int) -> None:
    """Drag a tile, and make it final while the hand still moves."""
    screen = camera.screen
    screen.state.settings.undo = "confirm"
    drag(camera, slot, building)
    for _ in range(3):
        camera.step()
    assert screen.table.phase is Phase.PLACED
    screen.controller.confirm()


Gesture = Callable[[Camera, int, int], None]
GESTURES: tuple[Gesture, ...] = (drag, confirmed, by_keys)


def film_of_sixth_tile(
    camera: Camera, gesture: Gesture, game: PlayedGame, index: int, *, whole: bool
) -> Film:
    """Film from the release of the tile, as its player is alone until then."""
    sit_down_to(camera, AT_ONE_SCREEN, game, index)
    take_seat(camera)
    screen = camera.screen
    gesture(camera, rank(game, index), BUILDINGS.index(game.placements[index].building))
    assert screen.game.referee.placements[index] == game.placements[index]
    if whole:
        camera.follow_to(Phase.CURTAIN)
    else:
        camera.follow(lambda: len(camera.film) > 60, after=0)
    return camera.film


# A hand-over and the other person's placement, while one person watches


def film_of_hand_over(camera: Camera, game: PlayedGame, index: int) -> Film:
    """One person places; the other watches from the curtain on, sits down and places."""
    sit_down_to(camera, AT_ONE_SCREEN, game, index)
    take_seat(camera)
    screen = camera.screen
    screen.table.place(game.placements[index])
    camera.let_go_by(lambda: screen.state.curtained)
    camera.press("sitDown")
    camera.press("showTiles")
    camera.follow_to(Phase.PERSON)
    drag(
        camera,
        rank(game, index + 1),
        BUILDINGS.index(game.placements[index + 1].building),
    )
    camera.follow_to(Phase.CURTAIN)
    return camera.film


# Against the computer, while one person watches


def film_against_computer(camera: Camera, game: PlayedGame, tiles: int = 6) -> Film:
    """Film the fourth election: placing, taking back, the tally, and the draw."""
    screen = camera.screen
    screen.state.settings.undo = "confirm"
    start = 18
    sit_down_to(camera, AGAINST_COMPUTER, game, start)
    for index in range(start, start + tiles):
        placement = game.placements[index]
        if game.mover(index) is not Side.IVORY:
            screen.play(placement)
        else:
            own = (rank(game, index), BUILDINGS.index(placement.building))
            drag(camera, *own)
            camera.follow_to(Phase.PLACED)
            screen.controller.takeBack()
            camera.follow_to(Phase.PERSON)
            drag(camera, *own)
            screen.controller.confirm()
        camera.follow(lambda: screen.table.phase in (Phase.PERSON, Phase.COMPUTER))
    return camera.film


# Open play by slots, while both persons watch


def film_by_slots(
    camera: Camera, game: PlayedGame, election: int, patch: pytest.MonkeyPatch
) -> Film:
    """Film an election of open play, with the tiles to be placed in the same slots."""
    screen, start = camera.screen, 6 * (election - 1)
    chosen: dict[Side, list[Tile]] = {side: [] for side in Side}
    for index in range(start, start + 6):
        chosen[game.mover(index)].append(game.placements[index].tile)
    slots = (4, 0, 7)

    def shuffle(self: Slots, side: Side, tiles: object) -> None:
        opener = start if game.mover(start) is side else start + 1
        rest = iter([tile for tile in hand(game, opener) if tile not in chosen[side]])
        fixed = dict(zip(slots, chosen[side], strict=True))
        self.hands[side] = [fixed[s] if s in fixed else next(rest) for s in range(9)]

    patch.setattr(Slots, "shuffle", shuffle)
    sit_down_to(camera, BY_SLOT, game, start)
    for _ in range(2):
        take_seat(camera)
        screen.click(screen.item("seen"))
    camera.follow_to(Phase.PERSON)
    for index in range(start, start + 6):
        side = screen.state.handSide
        tile = screen.hand_tile(slots[(index - start) // 2], side)
        building = BUILDINGS.index(game.placements[index].building)
        screen.drag(tile, screen.middle(screen.plot(building)))
        move_away(screen)
        last = index == start + 5
        camera.follow_to(Phase.CURTAIN if last else Phase.PERSON)
    assert screen.game.referee.placements == game.placements[: start + 6]
    return camera.film


def film_of_looking(camera: Camera, game: PlayedGame, patch: pytest.MonkeyPatch) -> Film:
    patch.setattr(
        Slots, "shuffle", lambda self, side, tiles: self.hands.update({side: sorted(tiles)})
    )
    sit_down_to(camera, BY_SLOT, game, 12)
    for name in ("sitDown", "showTiles", "seen"):
        camera.press(name)
    camera.follow_to(Phase.CURTAIN)
    return camera.film


def film_of_arranged(
    camera: Camera, game: PlayedGame, patch: pytest.MonkeyPatch, keys: tuple[Key, ...]
) -> Film:
    """A person moves a tile to another slot; film once both look, while it still moves."""
    screen = camera.screen
    patch.setattr(
        Slots, "shuffle", lambda self, side, tiles: self.hands.update({side: sorted(tiles)})
    )
    sit_down_to(camera, BY_SLOT, game, 12)
    take_seat(camera)
    screen.click(screen.item("seen"))
    take_seat(camera)
    press(screen, *keys)
    for _ in range(3):
        camera.step()
    screen.click(screen.item("seen"))
    assert screen.table.phase is Phase.PERSON
    camera.film = []
    camera.follow(lambda: len(camera.film) > 30, after=0)
    press(screen, Key.Key_Right)  # From no slot that only one of them has seen.
    camera.follow(lambda: len(camera.film) > 60, after=0)
    return camera.film


# Comparing


def first_difference(here: Film, there: Film) -> object:
    """Return the number of the first frame that differs and both looks, or None."""
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        if one != other:
            pairs = zip(one, other, strict=False)
            return number, len(one), len(other), next((p for p in pairs if p[0] != p[1]), None)
    return None if len(here) == len(there) else (len(here), len(there))
