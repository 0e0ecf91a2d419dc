"""What moves tells no more than what stands: every tile, in every frame, in two worlds.

Each film shows the same moments twice, the second time in a world that the watcher can't tell
from the first (`readers.other_world`). Place, size, lean, stacking, opacity and all that is drawn
of each tile must be the same in every frame. Leaks that were there, planted again, are found.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.covering import covering, first
from tests.desktop.support.camera import Camera, Film, sit_down_to, take_seat
from tests.desktop.support.frames import BeatTimer, Clock, ElapsedTimer
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN
from tests.desktop.support.screen import LEFT, Screen, press
from tests.readers import PlayedGame, other_world, play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import BY_SLOTS
from tyrus_desktop.desktop.game.slots import Slots
from tyrus_desktop.desktop.models.tile_rows import UNKNOWN
from tyrus_desktop.desktop.models.tiles import TileModel
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.deal import DRAW, HAND, PLACEMENTS
from tyrus_desktop.engine.events import TilePlaced
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.record import HOT_SEAT
from tyrus_desktop.engine.tiles import Side, Tile

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Qt's clock is set as on Linux")

Key = Qt.Key
BY_SLOT = {**AT_ONE_SCREEN, HOT_SEAT: BY_SLOTS}


@pytest.fixture
def camera(screen: Screen, kept_at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Camera]:
    press(screen, Key.Key_Escape)
    # After a key its digit would stand above each tile of the first film, and of no other.
    QTest.mouseClick(screen.window, LEFT, pos=QPoint(5, 400))
    clock = Clock()
    script = screen.application.script
    with clock.running():
        camera = Camera(screen, clock, BeatTimer(clock, script.step), [])
        screen.state.settings.speed = "fast"
        monkeypatch.setattr(script, "_timer", camera.beats)
        monkeypatch.setattr(script, "_since_stop", ElapsedTimer(clock))
        # The computer's tiles are placed by the films.
        screen.table.opponent.ask = lambda *_: None  # type: ignore[method-assign]
        screen.table.opponent.await_placement = lambda *_: None  # type: ignore[method-assign]
        yield camera
        script.drop()


# Positions and their other worlds


@cache
def played(seed: int) -> PlayedGame:
    return play_game(seed, "rules-of-thumb", "greedy")


def games() -> Iterator[PlayedGame]:
    return map(played, range(40))


def hand(game: PlayedGame, index: int) -> list[Tile]:
    """The sorted hand from which a tile is placed."""
    side = game.mover(index)
    drawn = game.deal.tiles(side)[: HAND + DRAW * min(index // PLACEMENTS, ELECTIONS - 2)]
    gone = {p.tile for i, p in enumerate(game.placements[:index]) if game.mover(i) is side}
    return sorted(tile for tile in drawn if tile not in gone)


def rank(game: PlayedGame, index: int) -> int:
    return hand(game, index).index(game.placements[index].tile)


def unknown_to_both(game: PlayedGame, elections: int, rng: random.Random) -> PlayedGame:
    """Another world after this many elections, if both sides watch."""
    return other_world(other_world(game.cut(6 * elections), Side.IVORY, rng), Side.BROWN, rng)


def sixth_tiles(count: int) -> list[tuple[PlayedGame, PlayedGame, int]]:
    """Return games, other worlds, and the index of a sixth tile that has another rank there."""
    found = []
    rng = random.Random(6)
    for game in games():
        index = 6 * rng.randint(1, 6) + 5
        if len(game.placements) <= index + 1:
            continue
        world = unknown_to_both(game, index // 6 + 1, rng)
        if abs(rank(world, index) - rank(game, index)) > 1:
            found.append((game, world, index))
        if len(found) == count:
            break
    return found


# The sixth tile by curtains, before both


def drag(camera: Camera, slot: int, building: int) -> None:
    screen = camera.screen
    tile = screen.hand_tile(slot)
    start, end = screen.middle(tile), screen.middle(screen.plot(building))
    screen.take(tile)
    screen.move(start, end)  # In one frame: how the tile leans is the gesture's, by the real clock.
    screen.release(end)
    move_away(screen)


def move_away(screen: Screen) -> None:
    """Point at nothing: what a still pointer comes to hover over is told by the real clock."""
    QTest.mouseMove(screen.window, QPoint(5, screen.window.height() - 5))


def click(camera: Camera, slot: int, building: int) -> None:
    camera.screen.click(camera.screen.hand_tile(slot))
    for _ in range(12):
        camera.step()
    camera.screen.click(camera.screen.plot(building))


def by_keys(camera: Camera, slot: int, building: int) -> None:
    press(camera.screen, Key(Key.Key_1 + slot))
    for _ in range(12):
        camera.step()
    near = camera.screen.state.nearSide == building // 3
    keys = (Key.Key_A, Key.Key_S, Key.Key_D) if near else (Key.Key_Q, Key.Key_W, Key.Key_E)
    press(camera.screen, keys[building % 3])


Gesture = Callable[[Camera, int, int], None]
GESTURES: tuple[Gesture, ...] = (drag, click, by_keys)


def film_of_sixth_tile(
    camera: Camera, gesture: Gesture, game: PlayedGame, index: int, *, whole: bool
) -> Film:
    """Film from the moment in which the tile is let go: until then its player is alone."""
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


@pytest.mark.parametrize("gesture", first(1, GESTURES))
def test_a_sixth_tile_by_curtains_goes_its_way_whatever_its_rank(
    camera: Camera, gesture: Gesture
) -> None:
    for game, world, index in sixth_tiles(1):
        here, there = (
            film_of_sixth_tile(camera, gesture, each, index, whole=False) for each in (game, world)
        )
        assert first_difference(here, there) is None


def test_count_sweep_draw_and_curtain_after_a_sixth_tile_tell_no_hidden_tile(
    camera: Camera,
) -> None:
    ((game, world, index),) = sixth_tiles(1)
    here, there = (
        film_of_sixth_tile(camera, drag, each, index, whole=True) for each in (game, world)
    )
    assert first_difference(here, there) is None
    assert len(here) > 200


def first_difference(here: Film, there: Film) -> object:
    """Where two films differ first: the frame's number and both looks."""
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        if one != other:
            pairs = zip(one, other, strict=False)
            return number, len(one), len(other), next((p for p in pairs if p[0] != p[1]), None)
    return None if len(here) == len(there) else (len(here), len(there))


def test_the_dragged_tile_goes_to_the_board_from_where_it_was_dropped(camera: Camera) -> None:
    ((game, _, index),) = sixth_tiles(1)
    sit_down_to(camera, AT_ONE_SCREEN, game, index)
    take_seat(camera)
    screen = camera.screen
    building = BUILDINGS.index(game.placements[index].building)
    drag(camera, rank(game, index), building)
    (tile,) = [tile for tile in screen.tiles() if tile.property("lastPlaced")]
    target = screen.middle(screen.plot(building))
    assert (screen.middle(tile) - target).manhattanLength() < 4
    assert tile.property("profession") == UNKNOWN
    places = [(tile.x(), tile.y())]
    for _ in range(30):
        camera.step()
        places.append((tile.x(), tile.y()))
    assert len(set(places)) > 5  # It glides to its place in the row.


# A hand-over and what the other placed meanwhile, before one


def film_of_hand_over(camera: Camera, game: PlayedGame, index: int) -> Film:
    """One places; the other, who watches from the curtain on, sits down, sees it and places."""
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


@pytest.mark.parametrize("index", first(1, [21, 8]))
def test_a_hand_over_tells_the_next_person_no_tile_of_the_other(camera: Camera, index: int) -> None:
    game = next(game for game in games() if len(game.placements) > index + 2)
    world = other_world(game.cut(index + 2), game.mover(index + 1), random.Random(index))
    assert rank(game, index) != rank(world, index)
    here, there = (film_of_hand_over(camera, each, index) for each in (game, world))
    assert first_difference(here, there) is None


# Against the computer, before one


def film_against_computer(camera: Camera, game: PlayedGame, election: int, tiles: int = 6) -> Film:
    """An election: tiles placed, taken back and placed again, counted, swept off and drawn."""
    screen = camera.screen
    screen.state.settings.undo = "confirm"
    start = 6 * (election - 1)
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


@pytest.mark.long
def test_an_election_against_the_computer_tells_none_of_its_tiles(camera: Camera) -> None:
    game = next(game for game in games() if len(game.placements) > 24)
    world = other_world(game.cut(24), Side.IVORY, random.Random(2))
    here, there = (film_against_computer(camera, each, 4) for each in (game, world))
    assert first_difference(here, there) is None


# Open play by slots, before both


def film_by_slots(
    camera: Camera, game: PlayedGame, election: int, patch: pytest.MonkeyPatch
) -> Film:
    """An election of open play; both put the tiles that they will place into the same slots."""
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


@pytest.mark.long
def test_open_play_by_slots_tells_no_tile(camera: Camera, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in games() if len(game.placements) > 18)
    world = unknown_to_both(game, 3, random.Random(3))
    here, there = (film_by_slots(camera, each, 3, monkeypatch) for each in (game, world))
    assert first_difference(here, there) is None


def film_of_looking(camera: Camera, game: PlayedGame, patch: pytest.MonkeyPatch) -> Film:
    """The second player sits down to look at the slots, and has seen them."""
    patch.setattr(
        Slots, "shuffle", lambda self, side, tiles: self.hands.update({side: sorted(tiles)})
    )
    sit_down_to(camera, BY_SLOT, game, 12)
    for name in ("sitDown", "showTiles", "seen"):
        camera.press(name)
    camera.follow_to(Phase.CURTAIN)
    return camera.film


def test_looking_at_the_slots_tells_no_tile_of_the_other(
    camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for game in games() if len(game.placements) > 18)
    world = other_world(game.cut(18), game.mover(13), random.Random(5))
    assert hand(game, 12) != hand(world, 12)
    here, there = (film_of_looking(camera, each, monkeypatch) for each in (game, world))
    assert first_difference(here, there) is None
    assert any(look[0] for frame in here for look in frame)


# Leaks, planted


def leave_the_sorted_hand(patch: pytest.MonkeyPatch) -> None:
    """As it was: faces are hidden first, and the tile then leaves the middle of the hand."""

    def concealing(self: Stage, event: TilePlaced) -> None:
        self._open_table = True
        self.models.tiles.conceal()

    patch.setattr(Stage, "place_before_both", concealing)


def leave_its_slot(patch: pytest.MonkeyPatch) -> None:
    """The right tile flies, from its place in the sorted hand, and leaves a gap there."""

    def placing(self: Stage, event: TilePlaced) -> None:
        self._open_table = True
        self.models.tiles.place(event.standing)
        self.models.tiles.conceal()

    patch.setattr(Stage, "place_before_both", placing)


def keep_the_hands_rows(patch: pytest.MonkeyPatch) -> None:
    """The placed tile is right, but the others close their ranks before everybody's eyes."""

    def placing(self: TileModel, standing: object) -> None:
        first = next(i for i, row in enumerate(self._rows) if row.tile == standing.tile)  # type: ignore[attr-defined]
        self.conceal()
        self.set_row(first, replace(self._rows[first], place=1, building=0, order=6))
        self._arrange()

    patch.setattr(TileModel, "place_before_both", placing)


@pytest.mark.parametrize(
    ("leak", "gesture"),
    covering([leave_the_sorted_hand, leave_its_slot, keep_the_hands_rows], GESTURES),
)
def test_a_leak_of_the_placed_tiles_rank_is_found(
    camera: Camera,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    gesture: Gesture,
) -> None:
    leak(monkeypatch)
    ((game, world, index),) = sixth_tiles(1)
    take = partial(film_of_sixth_tile, camera, gesture, index=index, whole=False)
    assert first_difference(take(game=game), take(game=world)) is not None


def test_an_enemys_tile_that_leaves_a_slot_of_its_own_is_found(
    camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for game in games() if len(game.placements) > 24)
    world = other_world(game.cut(24), Side.IVORY, random.Random(2))
    place = TileModel.place
    told: list[int] = []

    def leaking(self: TileModel, standing: StandingTile, slot: int | None = None) -> None:
        theirs = [i for i, row in enumerate(self._rows) if row.place == 0 and row.tile_side == 1]
        if standing.tile is None:
            one, middle = theirs[told[0] % len(theirs)], theirs[len(theirs) // 2]
            self._rows[one], self._rows[middle] = self._rows[middle], self._rows[one]
        place(self, standing, slot)

    monkeypatch.setattr(TileModel, "place", leaking)
    films = []
    for each, secret in ((game, 0), (world, 1)):
        told[:] = [secret]
        films.append(film_against_computer(camera, each, 4, tiles=2))
    assert first_difference(*films) is not None
