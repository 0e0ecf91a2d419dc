"""In every phase, each action of the user works or does nothing, and whatever happens, it goes on.

The matrix of what happens has the settings, the screen, the focus, the clock and the disk. After
it a person goes on with the visible controls alone.
"""

import errno
import os
import random
import shutil
import time
from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.covering import covering, first
from tests.desktop.conftest import close
from tests.desktop.support.dialogs import file_dialogs
from tests.desktop.support.fakes import Disk
from tests.desktop.support.items import place, seen
from tests.desktop.support.program import url
from tests.desktop.support.screen import CONTROL, LEFT, Key, Screen, press, sheets
from tests.desktop.support.situations import HANDING_OVER, SITUATIONS, World, hand_over
from tests.desktop.support.studying import ask_to_study
from tests.desktop.support.ways_on import go_on
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import stories
from tyrus_desktop.desktop.models.log_model import public
from tyrus_desktop.desktop.settings import THEMES
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library import clock, record_files
from tyrus_desktop.players.rivals.random_player import RandomPlayer

OTHER = play_game(6)  # Played before a fixture slows down its players.
STOPS = (
    *(Phase.PERSON, Phase.PLACED, *HANDING_OVER),
    *(Phase.COMPUTER, Phase.OVER, Phase.REPLAY, Phase.TRYING),
)


@pytest.fixture
def world(fresh: Screen, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    made = World(fresh, disk, tmp_path)
    script = fresh.application.script
    monkeypatch.setattr(script, "get_pace", lambda: 1000.0 if made.standing_still else 0.0)
    return made


@pytest.fixture
def thinking_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the random player think until the world goes on."""

    def choose(
        self: RandomPlayer, view: PlayerView, rng: random.Random, stop: Callable[[], bool]
    ) -> Placement:
        while world.thinking and not stop():
            time.sleep(0.001)
        return next(view.legal_placements())

    monkeypatch.setattr(RandomPlayer, "choose", choose)


# Actions


def open_file(world: World, headers: dict[str, str], placements: int | None) -> None:
    """Open a record, and check that it comes to the table."""
    game = OTHER
    path = world.folder / "other.tyrus"
    path.write_bytes(write(Record(headers, game.deal, game.placements[:placements])))
    world.screen.application.saved_games.open(url(path))
    world.go_on()
    world.screen.qtbot.waitUntil(lambda: world.screen.table.game is not None)
    world.screen.qtbot.waitUntil(lambda: world.screen.game.referee.deal == game.deal)


def open_unfinished(world: World) -> None:
    open_file(world, {"BrownPlayer": "computer greedy"}, 14)
    assert world.screen.wait_for(*STOPS) is not Phase.OVER


def open_finished(world: World) -> None:
    open_file(world, {"BrownPlayer": "computer greedy"}, None)
    world.screen.wait_for(Phase.OVER)
    assert world.screen.state.summary.headline in world.screen.texts()


def new_game(world: World) -> None:
    before = world.screen.table.game
    world.screen.controller.newGames.playComputer("greedy", 0, 0)
    assert world.screen.table.game is not before
    world.go_on()
    world.screen.wait_for(Phase.PERSON)
    assert not world.screen.kept().placements


def give_up(world: World) -> None:
    table = world.screen.table
    assert world.screen.state.canGiveUp == table.can_give_up
    before, asked = table.game, table.can_give_up
    world.screen.controller.giveUp()
    assert table.game is before
    if asked:
        world.go_on()
        world.screen.wait_for(Phase.OVER)
        assert before is not None
        if not before.untouched:
            assert world.screen.kept().headers["GivenUpBy"] == before.headers["GivenUpBy"]
        logged = [row.event for row in world.screen.models.log.rows]
        told = [public(event) for event in stories(before)[before.viewer]]
        assert [event for event in logged if isinstance(event, Event)] == told


def begin_a_study(world: World) -> None:
    before, offered = world.screen.table.game, world.screen.controller.study.canPlayOn
    redeal = world.screen.controller.study.mustRedeal
    ask_to_study(world.screen, level="greedy", redeal=redeal)
    assert (world.screen.table.game is not before) == offered
    assert world.screen.controller.study.on or not offered


def close_window(world: World) -> None:
    world.disk.release()
    close(world.screen, engine=True)


def use_all_keys(world: World) -> None:
    """Do everything that is meant for other phases."""
    controller = world.screen.controller
    controller.hold(0)
    controller.announceStatus(-1)
    controller.announceContents(0)
    controller.skip()
    controller.turnAll()
    world.screen.application.replay.open()
    world.screen.application.replay.goToTally(1)
    world.screen.application.replay.togglePlay()
    world.screen.application.replay.holdOther(True)
    world.screen.application.replay.close()
    controller.takeBack()
    controller.confirm()


ACTIONS = (
    *(hand_over, use_all_keys, give_up, new_game),
    *(open_unfinished, open_finished),
    begin_a_study,
    close_window,  # Last, as it ends the program.
)


def play_on(world: World) -> None:
    """Play two placements of the game at the table, or to its end."""
    screen, table = world.screen, world.screen.table
    placements = 0
    while table.game is not None and table.teacher is None and placements < 2:
        match screen.wait_for(*STOPS):
            case Phase.OVER | Phase.COMPUTER:
                return
            case Phase.PLACED:
                table.confirm()
            case Phase.REPLAY | Phase.TRYING:
                screen.application.replay.close()
            case Phase.PERSON:
                world.place()
                placements += 1
            case _:
                hand_over(world)


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(n, marks=() if n % 4 == 1 else pytest.mark.long)
        for n in range(1, len(SITUATIONS))
    ],
)
def test_user_actions_work_or_do_nothing_in_every_phase(
    world: World, slow_player: None, number: int, seed: int, volume: int
) -> None:
    """Tests one action in every fourth phase. `make test-long` tests all actions in all phases."""
    asked = ACTIONS if volume > 1 else (ACTIONS[(number // 4 + seed) % len(ACTIONS)],)
    for action in asked:
        ask(world, number, action)


@pytest.mark.parametrize("action", first(2, ACTIONS))
def test_user_actions_work_or_do_nothing_before_the_first_game(
    world: World, action: Callable[[World], None]
) -> None:
    ask(world, 0, action)


def phase_of(number: int) -> Phase:
    return SITUATIONS[number][1]


def reach(world: World, number: int) -> Side | None:
    """Bring the table to a situation, and return who can resign there."""
    steps, phase, quitter = SITUATIONS[number]
    for step in steps:
        step(world)
    assert world.screen.table.phase is phase
    return quitter


def ask(world: World, number: int, action: Callable[[World], None]) -> None:
    """Bring the table to a situation, do an action, and play on."""
    quitter, table = reach(world, number), world.screen.table
    assert table.can_give_up == (quitter is not None)
    left, was_placed = table.game, table.phase is Phase.PLACED
    before = left.referee.placements if left else ()
    action(world)
    if action is give_up and left is not None and quitter is not None:
        assert left.view().given_up_by is quitter
    if action is not close_window:
        world.go_on()
        play_on(world)
        world.screen.wait_until_kept()
    if left is not None and left.file.path is not None:
        kept = record_files.read(left.path)
        assert kept.placements == left.referee.placements
        assert kept.placements[: len(before)] == before
        if was_placed and action is not use_all_keys:
            assert len(kept.placements) > len(before)


# What happens to the program

Happening = Callable[[World, pytest.MonkeyPatch], None]
"""What happens, and keeps happening until its patches are undone."""


def set_to(key: str, *values: object) -> Happening:
    """Return what changes a setting, to each value in turn, while the window is drawn."""

    def happen(world: World, patch: pytest.MonkeyPatch) -> None:
        for value in values:
            if key == "language":
                world.screen.controller.setLanguage(str(value))
            else:
                world.screen.application.settings.put(key, value)
            QTest.qWait(20)

    return happen


def move_to_another_screen(world: World, patch: pytest.MonkeyPatch) -> None:
    """Move the window to a screen with another scale, and back."""
    window = world.screen.window
    first, other = QGuiApplication.screens()
    for screen in (other, first):
        window.setScreen(screen)
        window.setPosition(screen.geometry().topLeft() + QPoint(2, 2))
        QTest.qWait(20)
        assert window.screen() == screen  # QML's sizes follow its scale.
    assert first.devicePixelRatio() != other.devicePixelRatio()


def suspend_and_wake(world: World, patch: pytest.MonkeyPatch) -> None:
    """Stand still without the focus for longer than any pause, as the whole machine does."""
    other = world.screen.lose_focus()
    time.sleep(1.5)
    other.destroy()
    world.screen.activate()


def set_clock(days: int) -> Happening:
    def happen(world: World, patch: pytest.MonkeyPatch) -> None:
        class Clock(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> "Clock":
                now = datetime.now(tz) + timedelta(days=days)
                return cls.fromtimestamp(now.timestamp(), tz)

        patch.setattr(clock, "datetime", Clock)

    return happen


def fail_to_write(number: int) -> Happening:
    """Return what lets every write fail."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    def happen(world: World, patch: pytest.MonkeyPatch) -> None:
        world.disk.release()
        world.screen.wait_until_kept()
        patch.setattr(os, "fsync", fail)

    return happen


def lose_the_folder(world: World, patch: pytest.MonkeyPatch) -> None:
    """Remove the folder of the games, which cannot be made again."""
    world.disk.release()
    world.screen.wait_until_kept()
    folder = world.screen.games_folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.write_text("a file")


def open_file_dialog(world: World) -> None:
    screen = world.screen
    press(screen, Key.Key_O, held=CONTROL)
    QTest.qWait(20)
    if "Open another game?" in sheets(screen):
        screen.press("Open")
    screen.qtbot.waitUntil(lambda: titles_of_file_dialogs(screen) == ["Open a game"])


def titles_of_file_dialogs(screen: Screen) -> list[str]:
    """Return the titles of the open file dialogs, which are loaded late."""
    loaded = file_dialogs(screen) if screen.components("FileDialogs") else []
    return [str(each.property("title")) for each in loaded if each.property("visible")]


def cancel_file_dialog(world: World, patch: pytest.MonkeyPatch) -> None:
    open_file_dialog(world)
    world.screen.press("Cancel")
    assert not titles_of_file_dialogs(world.screen)


def ask_for_two_file_dialogs(world: World, patch: pytest.MonkeyPatch) -> None:
    """Leave the second one open."""
    open_file_dialog(world)
    (dialogs,) = world.screen.components("FileDialogs")
    dialogs.metaObject().invokeMethod(dialogs, "saveGame")
    assert titles_of_file_dialogs(world.screen) == ["Save the game as"]


def drag_from_file_dialog(world: World, patch: pytest.MonkeyPatch) -> None:
    """Begin a drag at the dialog's lower edge, end it far outside, and leave the dialog open."""
    open_file_dialog(world)
    screen = world.screen
    dialog = screen.item("fileDialogListView")
    while not dialog.inherits("QQuickPopupItem"):
        dialog = dialog.parentItem()
    edge = place(dialog).center().toPoint()
    edge.setY(round(place(dialog).bottom()) - 2)
    QTest.mousePress(screen.window, LEFT, pos=edge)
    screen.move(edge, QPoint(0, 0))
    screen.release(QPoint(0, 0))
    QTest.mouseClick(screen.window, LEFT, pos=QPoint(2, 2))  # A press beside it closes no dialog.
    assert titles_of_file_dialogs(screen) == ["Open a game"]


def minimise_under_file_dialog(world: World, patch: pytest.MonkeyPatch) -> None:
    open_file_dialog(world)
    world.screen.window.showMinimized()
    QTest.qWait(20)
    world.screen.window.showNormal()
    world.screen.activate()


EVENTS: dict[str, Happening] = {
    "file dialog": cancel_file_dialog,
    "two file dialogs": ask_for_two_file_dialogs,
    "drag from a file dialog": drag_from_file_dialog,
    "minimised under a file dialog": minimise_under_file_dialog,
    "text zoom": set_to("scale", 250, 80, 130),
    "theme": set_to("theme", *THEMES),
    "language": set_to("language", "fr", "en"),
    "reduced motion": set_to("reduceMotion", 1, 0),
    "another screen": move_to_another_screen,
    "suspended": suspend_and_wake,
    "clock back": set_clock(-400),
    "clock forward": set_clock(400),
    "disk full": fail_to_write(errno.ENOSPC),
    "disk read-only": fail_to_write(errno.EROFS),
    "disk gone": lose_the_folder,
}


def hold_a_tile(world: World) -> None:
    """Begin a drag."""
    screen = world.screen
    tile = next(tile for tile in screen.tiles() if tile.property("movable") and seen(tile))
    screen.take(tile)
    screen.move(screen.middle(tile), screen.middle(screen.plot(1)))


def open_a_dialog(world: World) -> None:
    press(world.screen, Key.Key_F1)


def do_nothing(world: World) -> None:
    """Leave the situation as it is."""


MEANWHILE: dict[str, Callable[[World], object]] = {
    "nothing": do_nothing,
    "a drag": hold_a_tile,
    "a dialog": open_a_dialog,
}


@pytest.mark.usefixtures("thinking_player")
@pytest.mark.parametrize(("number", "event"), covering(range(len(SITUATIONS)), EVENTS))
def test_program_goes_on_after_every_event_in_every_phase(
    world: World, number: int, event: str, seed: int, volume: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests one of `MEANWHILE` in each case. `make test-long` tests all."""
    possible = [each for each in MEANWHILE if each != "a drag" or phase_of(number) is Phase.PERSON]
    for each in possible if volume > 1 else [possible[(number + seed) % len(possible)]]:
        world.thinking = True
        reach(world, number)
        MEANWHILE[each](world)
        with monkeypatch.context() as patch:
            EVENTS[event](world, patch)
            world.screen.release(QPoint(0, world.screen.window.height() - 1))
            world.go_on()
            for _ in range(3):
                go_on(world.screen)
        if world.screen.games_folder.is_file():
            world.screen.games_folder.unlink()
        world.screen.table.clear()
