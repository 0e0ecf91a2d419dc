"""Whatever the table waits for, everything that can be asked of it then works or does nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from tests.desktop.conftest import close
from tests.desktop.disk import Disk
from tests.desktop.positions import TURN, game, resume
from tests.desktop.screen import Screen
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Seat
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import journal

AGAINST_THE_COMPUTER = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "greedy")}
TWO = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
WHOLE, OTHER = play_game(4), play_game(6)  # Played before a fixture slows their players down.
LAST_OF_SEVENTH = 41
HANDING_OVER = (Phase.CURTAIN, Phase.SEATED, Phase.LOOKING)
STOPS = (Phase.PERSON, Phase.PLACED, *HANDING_OVER, Phase.COMPUTER, Phase.OVER)


@dataclass(slots=True)
class World:
    """A running program, its disk and its time, both of which can be made to stand still."""

    screen: Screen
    disk: Disk
    folder: Path
    standing_still: bool = False

    def hold_disk(self) -> None:
        self.screen.wait_until_kept()
        self.disk.hold()

    def stop_time(self) -> None:
        """Let every beat be looked at for ever."""
        self.standing_still = True

    def go_on(self) -> None:
        self.standing_still = False
        self.disk.release()
        self.screen.application.script.skip()

    def place(self, undo_ms: float = 0) -> None:
        game = self.screen.game
        assert game.to_play is not None
        self.screen.table.place(next(game.view(game.to_play).legal_placements()), undo_ms)

    def sit_down(self) -> None:
        """Go behind the curtain, and on until a tile can be placed."""
        while self.screen.wait_for(*HANDING_OVER, Phase.PERSON) is not Phase.PERSON:
            hand_over(self)


@pytest.fixture
def world(screen: Screen, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    made = World(screen, disk, tmp_path)
    script = screen.application.script
    monkeypatch.setattr(script, "get_pace", lambda: 1000.0 if made.standing_still else 0.0)
    return made


# How the table gets there


def no_game(world: World) -> None:
    """Nothing has begun."""


def start_being_written(world: World) -> None:
    world.hold_disk()
    world.screen.table.start(AGAINST_THE_COMPUTER, Side.IVORY)


def deal_being_shown(world: World) -> None:
    world.stop_time()
    world.screen.table.start(AGAINST_THE_COMPUTER)
    world.screen.qtbot.waitUntil(lambda: world.screen.state.tossing)


def person(world: World) -> None:
    world.screen.play_computer()


def placed(world: World) -> None:
    person(world)
    world.place(inf)


def tile_being_written(world: World) -> None:
    person(world)
    world.hold_disk()
    world.place()


def tile_being_shown(world: World) -> None:
    person(world)
    world.stop_time()
    world.place()
    world.screen.qtbot.waitUntil(lambda: bool(world.screen.table.stage.view.standing))  # type: ignore[union-attr]


def computer(world: World) -> None:
    world.screen.play_computer(level="random")
    world.place()
    world.screen.wait_for(Phase.COMPUTER)


def computers_tile_being_written(world: World) -> None:
    computer(world)
    world.hold_disk()
    world.screen.play(next(world.screen.game.view(Side.BROWN).legal_placements()))


def giving_up_being_written(world: World) -> None:
    person(world)
    world.hold_disk()
    world.screen.controller.giveUp()


def given_up(world: World) -> None:
    person(world)
    world.screen.controller.giveUp()
    world.screen.wait_for(Phase.OVER)


def over(world: World) -> None:
    game = WHOLE
    world.screen.table.resume(Record({}, game.deal, game.placements))
    world.screen.wait_for(Phase.OVER)


def curtain(world: World) -> None:
    world.screen.play_two()


def seated(world: World) -> None:
    curtain(world)
    hand_over(world)


def person_by_curtains(world: World) -> None:
    curtain(world)
    world.sit_down()


def tile_being_written_by_curtains(world: World) -> None:
    person_by_curtains(world)
    world.hold_disk()
    world.place()


def tally_by_curtains(world: World) -> None:
    curtain(world)
    for _ in range(5):
        world.sit_down()
        world.place()
        world.screen.wait_for(Phase.CURTAIN)
    world.sit_down()
    world.stop_time()
    world.place()
    while not world.screen.table.stage.open_table:
        world.screen.application.script.skip()
        world.screen.qtbot.wait(1)


def stop_before_the_last_tile(world: World) -> None:
    """The person is to turn the tile that may end the game."""
    world.screen.state.settings.afterTally = "wait"
    world.screen.state.settings.speed = "fast"
    world.stop_time()  # So that the computer does not place a tile of its own choice.
    resume(world.screen, LAST_OF_SEVENTH)
    world.standing_still = False
    world.screen.play(game().placements[LAST_OF_SEVENTH])
    world.screen.qtbot.waitUntil(lambda: world.screen.models.tally.stop == Stop.TURN)


def stop_after_the_verdict(world: World) -> None:
    stop_before_the_last_tile(world)
    world.screen.controller.skip()
    world.screen.qtbot.waitUntil(lambda: world.screen.models.tally.stop == Stop.NEXT)


def stop_by_curtains(world: World) -> None:
    tally_by_curtains(world)
    world.standing_still = False
    world.screen.controller.turnAll()
    world.screen.qtbot.waitUntil(lambda: world.screen.models.tally.stop == Stop.NEXT)


def tally_looked_at_again(world: World) -> None:
    resume(world.screen, TURN)
    world.screen.qtbot.wait(50)  # Until the log has made its lines.
    world.screen.controller.openTally(6)
    assert world.screen.models.tally.open


def curtain_by_slots(world: World) -> None:
    world.screen.table.start(TWO, Side.IVORY, by_slots=True)
    world.screen.wait_for(Phase.CURTAIN)


def looking(world: World) -> None:
    curtain_by_slots(world)
    hand_over(world)
    hand_over(world)


def person_by_slots(world: World) -> None:
    curtain_by_slots(world)
    world.sit_down()


def looking_again(world: World) -> None:
    person_by_slots(world)
    world.screen.controller.handOver.lookAgain()
    hand_over(world)
    hand_over(world)


def tile_being_written_by_slots(world: World) -> None:
    person_by_slots(world)
    world.hold_disk()
    world.place()


def lesson(world: World) -> None:
    world.screen.controller.lesson.start()
    world.screen.wait_for(Phase.PERSON)


def study(world: World) -> None:
    """A study of a running game, which can be gone back to."""
    resume(world.screen, TURN)
    world.screen.controller.study.playOn(-1, -1, "greedy", True)


def study_being_written(world: World) -> None:
    study(world)
    world.hold_disk()
    world.place()


def stop_in_a_lesson(world: World) -> None:
    """The person is to turn over the tiles of the tally."""
    lesson(world)
    world.screen.controller.hold(0)
    teach = world.screen.controller.lesson
    while not teach.turning:
        teach.placeForMe()
        world.screen.qtbot.wait(1)


def end_of_a_lesson(world: World) -> None:
    stop_in_a_lesson(world)
    while world.screen.table.phase is not Phase.TAUGHT:
        world.screen.controller.skip()
        world.screen.qtbot.wait(1)


PHASES: dict[Callable[[World], None], tuple[Phase, Side | None]] = {
    no_game: (Phase.NO_GAME, None),
    start_being_written: (Phase.SHOWING, Side.IVORY),
    deal_being_shown: (Phase.SHOWING, Side.IVORY),
    person: (Phase.PERSON, Side.IVORY),
    placed: (Phase.PLACED, Side.IVORY),
    tile_being_written: (Phase.SHOWING, Side.IVORY),
    tile_being_shown: (Phase.SHOWING, Side.IVORY),
    computer: (Phase.COMPUTER, Side.IVORY),
    computers_tile_being_written: (Phase.SHOWING, Side.IVORY),
    giving_up_being_written: (Phase.SHOWING, None),
    given_up: (Phase.OVER, None),
    over: (Phase.OVER, None),
    curtain: (Phase.CURTAIN, None),
    seated: (Phase.SEATED, None),
    person_by_curtains: (Phase.PERSON, Side.IVORY),
    tile_being_written_by_curtains: (Phase.SHOWING, Side.IVORY),
    tally_by_curtains: (Phase.SHOWING, None),
    stop_before_the_last_tile: (Phase.SHOWING, Side.IVORY),
    stop_after_the_verdict: (Phase.SHOWING, Side.IVORY),
    stop_by_curtains: (Phase.SHOWING, None),
    tally_looked_at_again: (Phase.PERSON, Side.IVORY),
    curtain_by_slots: (Phase.CURTAIN, None),
    looking: (Phase.LOOKING, Side.BROWN),
    person_by_slots: (Phase.PERSON, Side.IVORY),
    looking_again: (Phase.LOOKING, Side.IVORY),
    tile_being_written_by_slots: (Phase.SHOWING, None),
    study: (Phase.PERSON, Side.IVORY),
    study_being_written: (Phase.SHOWING, Side.IVORY),
    lesson: (Phase.PERSON, None),
    stop_in_a_lesson: (Phase.SHOWING, None),
    end_of_a_lesson: (Phase.TAUGHT, None),
}
"""The phase in which each of them leaves the table, and who can give up then."""


# What is asked of it


def hand_over(world: World) -> None:
    """Do the next step of a hand-over; where there is none, try all of them."""
    table, over = world.screen.table, world.screen.controller.handOver
    match table.phase:
        case Phase.CURTAIN:
            table.sit_down()
        case Phase.SEATED:
            table.show_tiles()
        case Phase.LOOKING:
            table.stop_looking()
        case _:
            over.sitDown()
            over.showTiles()
            over.stopLooking()


def open_file(world: World, headers: dict[str, str], placements: int | None) -> None:
    """Open a record, and see that it comes to the table."""
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


def open_of_two(world: World) -> None:
    open_file(world, {}, 15)
    assert world.screen.wait_for(*STOPS) is Phase.CURTAIN


def open_by_slots(world: World) -> None:
    open_file(world, {"HotSeat": "slots"}, 15)
    assert world.screen.wait_for(*STOPS) is Phase.CURTAIN


def open_finished(world: World) -> None:
    open_file(world, {"BrownPlayer": "computer greedy"}, None)
    world.screen.wait_for(Phase.OVER)
    assert world.screen.state.result in world.screen.texts()


def new_game(world: World) -> None:
    before = world.screen.table.game
    world.screen.controller.playComputer("Claire", "greedy", 0, 0)
    assert world.screen.table.game is not before
    world.go_on()
    world.screen.wait_for(Phase.PERSON)
    assert not world.screen.kept().placements


def new_game_of_two(world: World) -> None:
    world.screen.controller.playTwo("Claire", "Denis", 1, True)
    world.go_on()
    world.screen.wait_for(Phase.CURTAIN)
    assert world.screen.state.nextPlayer == "Claire"


def rematch(world: World) -> None:
    before, phase = world.screen.table.game, world.screen.table.phase
    world.screen.controller.rematch()
    assert (world.screen.table.game is not before) == (phase is Phase.OVER)


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
        assert world.screen.kept().headers["GivenUpBy"] == before.headers["GivenUpBy"]


def save(world: World) -> None:
    game = world.screen.table.game
    record = game.record if game and not game.lesson else None
    path = world.folder / "copy.tyrus"
    world.screen.application.saved_games.saveCopy(QUrl.fromLocalFile(str(path)))
    world.go_on()
    world.screen.wait_until_kept()
    assert path.exists() == (record is not None)
    if record is not None:
        assert journal.read(path).placements == record.placements


def begin_a_lesson(world: World) -> None:
    world.screen.controller.lesson.start()
    world.go_on()
    world.screen.wait_for(Phase.PERSON)
    assert world.screen.controller.lesson.running


def leave_a_lesson(world: World) -> None:
    before, taught = world.screen.table.game, world.screen.controller.lesson.running
    world.screen.controller.lesson.leave()
    assert world.screen.table.game is (None if taught else before)


def begin_a_study(world: World) -> None:
    """Of a game that is over with the tiles as they were, else with hidden tiles drawn again."""
    before, offered = world.screen.table.game, world.screen.controller.study.canPlayOn
    redraw = world.screen.controller.study.mustRedraw
    world.screen.controller.study.playOn(-1, -1, "greedy", redraw)
    assert (world.screen.table.game is not before) == offered
    assert world.screen.controller.study.on or not offered


def go_back_in_a_study(world: World) -> None:
    before, offered = world.screen.table.game, world.screen.controller.study.canTakeBack
    world.screen.controller.study.takeBack()
    after = world.screen.table.game
    assert (after is not before) == offered
    if before is not None and after is not None and offered:
        assert len(after.referee.placements) < len(before.referee.placements)


def leave_a_study(world: World) -> None:
    before, offered = world.screen.table.game, world.screen.controller.study.canReturn
    world.screen.controller.study.backToGame()
    assert (world.screen.table.game is not before) == offered
    assert not (offered and world.screen.controller.study.on)


def switch_language(world: World) -> None:
    phase = world.screen.table.phase
    for language in ("fr", "en"):
        world.screen.controller.setLanguage(language)
        world.screen.qtbot.wait(1)
        assert world.screen.state.language == language
        assert world.screen.table.phase is phase


def close_window(world: World) -> None:
    world.disk.release()
    close(world.screen)


def use_all_keys(world: World) -> None:
    """Do, in any order, what is meant for other moments."""
    controller = world.screen.controller
    controller.hold(0)
    controller.announceStatus(-1)
    controller.announceContents(0)
    controller.skip()
    controller.turnAll()
    controller.openTally(1)
    controller.stepTally(1)
    controller.closeTally()
    controller.takeBack()
    controller.confirm()


ACTIONS = (
    open_unfinished,
    open_of_two,
    open_by_slots,
    open_finished,
    new_game,
    new_game_of_two,
    rematch,
    give_up,
    save,
    begin_a_lesson,
    leave_a_lesson,
    begin_a_study,
    go_back_in_a_study,
    leave_a_study,
    switch_language,
    hand_over,
    use_all_keys,
    close_window,  # Last, as it ends the program.
)


def play_on(world: World) -> None:
    """Play two placements of whatever is on the table now, or to its end."""
    screen, table = world.screen, world.screen.table
    placements = 0
    while table.game is not None and table.teacher is None and placements < 2:
        match screen.wait_for(*STOPS):
            case Phase.OVER | Phase.COMPUTER:
                return
            case Phase.PLACED:
                table.confirm()
            case Phase.PERSON:
                world.place()
                placements += 1
            case _:
                hand_over(world)


@pytest.mark.parametrize("reach", [reach for reach in PHASES if reach is not no_game])
def test_in_every_phase_all_that_can_be_asked_of_the_table_works_or_does_nothing(
    world: World, slow_player: None, reach: Callable[[World], None], seed: int, volume: int
) -> None:
    """A sample asks two things in each phase; `make test-long` asks all."""
    rng = random.Random(f"{seed} {reach.__name__}")
    asked = set(ACTIONS if volume > 1 else rng.sample(ACTIONS, 2))
    for action in ACTIONS:
        if action in asked:
            ask(world, reach, action)


@pytest.mark.parametrize("action", ACTIONS)
def test_before_the_first_game_all_that_can_be_asked_of_the_table_works_or_does_nothing(
    world: World, action: Callable[[World], None]
) -> None:
    ask(world, no_game, action)


def ask(world: World, reach: Callable[[World], None], action: Callable[[World], None]) -> None:
    """Bring the table to a phase, ask something of it, and play on."""
    reach(world)
    phase, quitter = PHASES[reach]
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
    gone_back = action is go_back_in_a_study and left is not table.game
    if left is not None and left.file.path is not None and not gone_back:
        kept = journal.read(left.path)
        assert kept.placements == left.referee.placements
        assert kept.placements[: len(before)] == before
        if was_placed and action is not use_all_keys:
            assert len(kept.placements) > len(before)
