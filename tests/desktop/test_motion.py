"""Animations: what moves, and that nothing does with motion off."""

from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.positions import LAST_OF_EIGHTH, TURN, game, resume, turned
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.models.tile_rows import TilePlace

NULL_AFTER_TWO = 24
"""The placements up to the end of a null election after two that Ivory won."""


def begin_count(screen: Screen) -> None:
    resume(screen, LAST_OF_EIGHTH)
    screen.state.settings.speed = "fast"
    screen.play(game().placements[LAST_OF_EIGHTH])
    screen.qtbot.waitUntil(lambda: screen.models.tally.number == 8)


def test_reduced_motion_still_turns_tally_tiles_one_by_one(screen: Screen) -> None:
    """The setting removes movements, but not the sequence of turned tiles."""
    screen.state.settings.reduceMotion = True
    script = screen.application.script
    script.get_pace = lambda: 0.15
    begin_count(screen)
    places: set[tuple[float, float]] = set()
    steps: set[int] = set()
    while screen.models.tally.winner < 0:
        QTest.qWait(8)
        steps.add(turned(screen))
        for tile in screen.tiles():
            if tile.property("place") == int(TilePlace.BOARD):
                places.add((tile.x(), tile.y()))
                assert tile.property("lean") == 0
    assert len(places) == sum(t.property("place") == 1 for t in screen.tiles())
    assert len(steps) >= 8


def film(screen: Screen) -> list[tuple[bool, float, float, float]]:
    """Show a tally; return frames: whether it is on, the house's width, its opacity, a boat's x."""
    tally = screen.models.tally
    frames: list[tuple[bool, float, float, float]] = []
    begin_count(screen)
    screen.state.settings.speed = "slow"
    house, stage = screen.items("house")[0], screen.items("tallyStage")[0]
    (at_stake,) = [b for b in screen.components("RepresentativeToken") if b.property("atStake")]

    def take() -> None:
        boat = round(at_stake.x() + at_stake.width() / 2)
        frames.append((tally.open, house.width(), stage.opacity(), boat))

    house.widthChanged.connect(take)
    stage.opacityChanged.connect(take)
    screen.qtbot.waitUntil(lambda: tally.open)
    while stage.isVisible():
        take()
        QTest.qWait(4)
        grown = tally.open and house.width() == screen.window.width()
        screen.state.settings.speed = "fast" if grown and not tally.stop else "slow"
        if tally.stop:
            screen.controller.skip()
    waits = next(frame[3] for frame in frames if frame[0])
    screen.qtbot.waitUntil(lambda: abs(at_stake.x() + at_stake.width() / 2 - waits) > 20)
    house.widthChanged.disconnect(take)
    stage.opacityChanged.disconnect(take)
    return frames


def test_stage_grows_from_the_lit_building_and_shrinks_again(screen: Screen) -> None:
    """With reduced motion it fades in few steps. The representative sails once it is in sight.

    A busy machine may stop for as long as the stage grows, so this is tried again.
    """
    screen.resize(1280, 800)
    column = screen.plot(0).width()
    for reduced in (False, True):
        screen.state.settings.reduceMotion = reduced
        for _ in range(3):
            frames = film(screen)
            widths, opacities = ({frame[part] for frame in frames} for part in (1, 2))
            seen = [
                len({f[2 if reduced else 1] for f in frames if f[0] is on}) for on in (True, False)
            ]
            if min(seen) > 2:
                break
        assert min(seen) > 2, "it comes and goes in steps, and is not there at once"
        if reduced:
            assert widths == {1280}
            assert {round(5 * each, 3) for each in opacities} <= set(range(6))
        else:
            assert (min(widths) < 1.1 * column, max(widths), opacities) == (True, 1280, {1})
        waited = [frame[3] for frame in frames if frame[0]]
        assert max(waited) - min(waited) < 10


def carry(screen: Screen, tile: QQuickItem) -> list[float]:
    """Drag a tile to the left, frame by frame, and drop it; return its angles."""
    leans: list[float] = []
    start, end = screen.middle(tile), screen.middle(screen.plot(0))
    screen.take(tile)
    for step in range(1, 13):
        QTest.mouseMove(screen.window, start + (end - start) * (step / 12))
        QTest.qWait(12)
        leans.append(float(tile.property("lean")))
    screen.release(end)
    return leans


def test_dragged_tile_tilts_only_when_motion_is_enabled(screen: Screen) -> None:
    settings = screen.state.settings
    for speed, reduced in (("none", False), ("fast", True), ("normal", False)):
        resume(screen, TURN)
        settings.speed, settings.reduceMotion = speed, reduced
        tile = screen.hand_tile(7)
        leans = carry(screen, tile)
        assert {*leans} == {0} if speed != "normal" else max(leans) > 2
        screen.qtbot.waitUntil(lambda: tile.property("lean") == 0)  # noqa: B023


def test_opponents_tile_always_leaves_from_the_middle_of_the_hand(screen: Screen) -> None:
    screen.state.settings.speed = "slow"
    resume(screen, TURN + 1)
    screen.table.opponent.cancel()
    hand = [tile for tile in screen.tiles() if in_enemys_hand(tile)]
    middle = sum(screen.middle(tile).x() for tile in hand) / len(hand)
    width = max(tile.width() for tile in hand)
    screen.play(game().placements[TURN + 1])
    screen.qtbot.waitUntil(lambda: any(not in_enemys_hand(tile) for tile in hand))
    (moved,) = [tile for tile in hand if not in_enemys_hand(tile)]
    assert abs(screen.middle(moved).x() - middle) < width


def in_enemys_hand(tile: QQuickItem) -> bool:
    hand = int(TilePlace.HAND)
    return (tile.property("tileSide"), tile.property("place")) == (1, hand)


def test_pennants_of_a_broken_row_fall_once_their_flag_is_in_sight(screen: Screen) -> None:
    """A null breaks Ivory's row of two; with reduced motion its pennants are gone at once."""
    placements = game("streak").placements
    for reduced in (False, True):
        screen.state.settings.reduceMotion = reduced
        screen.state.settings.speed = "none"
        resume(screen, NULL_AFTER_TWO - 1, "streak")
        assert len(screen.visible_items("pennant")) == 3
        screen.state.settings.speed = "fast"
        screen.table.place(placements[NULL_AFTER_TWO - 1])
        screen.qtbot.waitUntil(lambda: screen.models.tally.open)
        turned_by: set[int] = set()
        while screen.models.tally.open:
            assert all(each.rotation() == 0 for each in screen.items("pennant"))
            screen.controller.turnAll()
            QTest.qWait(10)
        while pennants := screen.visible_items("pennant"):
            turned_by |= {round(each.rotation()) for each in pennants}
            assert min(each.rotation() for each in pennants) == 0, "one was still to come"
            QTest.qWait(10)
        assert (len(turned_by) > 3) is not reduced
