"""In every phase, each action of the user works or does nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from tests.covering import first
from tests.desktop.conftest import close
from tests.desktop.support.fakes import Disk
from tests.desktop.support.screen import Screen
from tests.desktop.support.situations import HANDING_OVER, SITUATIONS, World, hand_over
from tests.desktop.support.studying import ask_to_study
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import stories
from tyrus_desktop.desktop.models.log import public
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.library import record_files

OTHER = play_game(6)  # Played before a fixture slows down its players.
STOPS = (
    *(Phase.PERSON, Phase.PLACED, *HANDING_OVER),
    *(Phase.COMPUTER, Phase.OVER, Phase.REPLAY),
)


@pytest.fixture
def world(screen: Screen, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    made = World(screen, disk, tmp_path)
    script = screen.application.script
    monkeypatch.setattr(script, "get_pace", lambda: 1000.0 if made.standing_still else 0.0)
    return made


# Actions


def open_file(world: World, headers: dict[str, str], placements: int | None) -> None:
    """Open a record, and check that it comes to the table."""
    game = OTHER
    path = world.folder / "other.tyrus"
    path.write_bytes(write(Record(headers, game.deal, game.placements[:placements])))
    world.screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    world.go_on()
    world.screen.qtbot.waitUntil(lambda: world.screen.table.game is not None)
    world.screen.qtbot.waitUntil(lambda: world.screen.game.referee.deal == game.deal)


def open_unfinished(world: World) -> None:
    open_file(world, {"BrownPlayer": "computer greedy"}, 14)
    assert world.screen.wait_for(*STOPS) is not Phase.OVER


def open_finished(world: World) -> None:
    open_file(world, {"BrownPlayer": "computer greedy"}, None)
    world.screen.wait_for(Phase.OVER)
    assert world.screen.state.result in world.screen.texts()


def new_game(world: World) -> None:
    before = world.screen.table.game
    world.screen.controller.newGames.playComputer("Claire", "greedy", 0, 0)
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
            case Phase.REPLAY:
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


def ask(world: World, number: int, action: Callable[[World], None]) -> None:
    """Bring the table to a situation, do an action, and play on."""
    steps, phase, quitter = SITUATIONS[number]
    for step in steps:
        step(world)
    table = world.screen.table
    assert table.phase is phase
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
