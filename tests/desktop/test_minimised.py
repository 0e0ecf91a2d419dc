"""An open hand is covered when the other person may see it."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.fakes import Disk
from tests.desktop.support.handover import no_face_is_shown
from tests.desktop.support.positions import AT_ONE_SCREEN, TURN, resume
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.memory import TileFate
from tyrus_desktop.desktop.models.tile_rows import TilePlace


@pytest.fixture
def seated(screen: Screen) -> Screen:
    """A game by curtains, with the hand of the person to play open."""
    screen.play_two()
    screen.take_seat()
    return screen


def minimise_and_restore(screen: Screen) -> None:
    screen.window.showMinimized()
    QCoreApplication.processEvents()
    screen.window.showNormal()
    QCoreApplication.processEvents()


def covered(screen: Screen) -> bool:
    return screen.table.phase is Phase.CURTAIN and no_face_is_shown(screen)


def test_minimising_the_window_covers_an_open_hand(screen: Screen) -> None:
    screen.play_two()
    screen.click(screen.armed("sitDown"))
    minimise_and_restore(screen)
    assert covered(screen)
    for step in ("sitDown", "showTiles"):
        screen.click(screen.armed(step))
    screen.window.showMinimized()  # The hand opens while the window is minimised.
    screen.wait_for(Phase.CURTAIN)
    assert covered(screen)
    screen.window.showNormal()
    QCoreApplication.processEvents()
    screen.take_seat()
    hand = screen.game.view().hand
    screen.click(screen.hand_tile(3))
    assert screen.controller.heldSlot == 3
    minimise_and_restore(screen)
    assert covered(screen)
    assert screen.controller.heldSlot == -1
    screen.take_seat()
    assert screen.game.view().hand == hand
    screen.application.replay.open()
    screen.wait_for(Phase.REPLAY)
    minimise_and_restore(screen)
    assert covered(screen)


def test_switching_to_another_program_covers_an_open_hand(
    seated: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The offscreen platform never reports an inactive application."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    inactive = Qt.ApplicationState.ApplicationInactive
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: inactive)
    application.applicationStateChanged.emit(inactive)
    assert covered(seated)


def test_minimising_covers_the_hand_while_tiles_move(seated: Screen) -> None:
    seated.drag(seated.hand_tile(4), seated.middle(seated.plot(5)))
    seated.wait_for(Phase.CURTAIN)
    seated.click(seated.armed("sitDown"))
    seated.application.script.get_pace = lambda: 1.0
    seated.click(seated.armed("showTiles"))
    assert seated.state.phase == Phase.SHOWING
    minimise_and_restore(seated)
    assert covered(seated)
    seated.take_seat()


def test_minimising_covers_the_hand_while_its_tile_is_being_saved(
    seated: Screen, disk: Disk
) -> None:
    disk.hold()
    seated.drag(seated.hand_tile(4), seated.middle(seated.plot(5)))
    minimise_and_restore(seated)
    assert seated.table.phase is Phase.SHOWING
    assert no_face_is_shown(seated)
    seated.application.script.get_pace = lambda: 1.0
    disk.release()
    tiles = seated.models.tiles
    seated.qtbot.waitUntil(lambda: any(t.place == TilePlace.BOARD for t in tiles.rows))
    assert no_face_is_shown(seated)
    seated.application.script.get_pace = lambda: 0.0
    seated.wait_for(Phase.CURTAIN)
    seated.take_seat()
    assert len(seated.game.view().standing) == 1


def test_minimising_covers_the_slots_and_keeps_their_order(screen: Screen) -> None:
    screen.controller.newGames.playTwo("Claire", "Denis", 0, True)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    slots = screen.table.slots
    assert slots is not None
    before = {side: list(hand) for side, hand in slots.hands.items()}
    minimise_and_restore(screen)
    assert screen.table.phase is Phase.CURTAIN
    assert not screen.models.tiles.rows
    screen.take_seat()
    assert {side: list(hand) for side, hand in slots.hands.items()} == before


def test_minimising_does_not_cover_the_hand_against_the_computer(screen: Screen) -> None:
    screen.play_computer()
    minimise_and_restore(screen)
    assert screen.table.phase is Phase.PERSON
    screen.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    screen.application.replay.open()
    minimise_and_restore(screen)
    assert screen.application.replay.on


@pytest.mark.parametrize(
    "key", [Key.Key_Escape, pytest.param(None, marks=pytest.mark.long, id="inactive")]
)
def test_closing_a_replay_announces_no_tile_of_a_hand(screen: Screen, key: Key | None) -> None:
    """A screen reader announces changes between two frames, and both persons saw the replay."""
    screen.state.settings.memory = "always"
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    press(screen, Key.Key_B, held=CONTROL)
    screen.wait_for(Phase.REPLAY)
    models, told = screen.models, list[str]()
    private = {TileFate.HAND, TileFate.PLACED, TileFate.TO_DRAW}

    def look(*_: object) -> None:
        told.extend(models.tiles.text("label", row) for row in models.tiles.rows if row.tile)
        told.extend(str(row) for row in models.memory.rows if row.fate in private)

    for model in (models.tiles, models.memory, models.buildings):
        model.dataChanged.connect(look)
        model.rowsInserted.connect(look)
        model.modelReset.connect(look)
    if key is None:
        screen.controller.handOver.cover()
    else:
        press(screen, key)
    assert screen.table.phase is Phase.CURTAIN
    assert told == []
    screen.take_seat()
    assert any("in Ivory’s hand" in each for each in told)
