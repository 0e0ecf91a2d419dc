"""All situations of the table, and how to reach them."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from pathlib import Path

from tests.desktop.support.fakes import Disk
from tests.desktop.support.handover import begin_by_slots
from tests.desktop.support.positions import TURN, game, resume
from tests.desktop.support.reviewed import look_back
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import ask_to_study
from tests.desktop.support.tallies import DECISIVE
from tests.readers import play_game
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

AGAINST_THE_COMPUTER = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "greedy")}
WHOLE = play_game(4)  # These games are played before a fixture slows down the players.
HANDING_OVER = (Phase.CURTAIN, Phase.SEATED, Phase.LOOKING)


@dataclass(slots=True)
class World:
    """A running program with a disk and a clock that tests can stop."""

    screen: Screen
    disk: Disk
    folder: Path
    standing_still: bool = False
    thinking: bool = True
    """Whether the computer still thinks, where a test lets it."""

    def hold_disk(self) -> None:
        self.screen.wait_until_kept()
        self.disk.hold()

    def stop_time(self) -> None:
        """Stop the clock, so that each beat lasts forever."""
        self.standing_still = True

    def go_on(self) -> None:
        self.standing_still = self.thinking = False
        self.disk.release()
        self.screen.application.script.skip()

    def wait_for_stop(self, stop: Stop) -> None:
        self.screen.qtbot.waitUntil(lambda: self.screen.models.tally.stop == stop)

    def place(self, undo_ms: float = 0) -> None:
        game = self.screen.game
        assert game.to_play is not None
        self.screen.table.place(next(game.view(game.to_play).legal_placements()), undo_ms)

    def give_up(self) -> None:
        self.screen.controller.giveUp()

    def play_computer(self) -> None:
        self.screen.play_computer()

    def play_two(self) -> None:
        self.screen.play_two()

    def place_for_computer(self) -> None:
        self.screen.table.opponent.cancel()
        self.screen.play(next(self.screen.game.view(Side.BROWN).legal_placements()))

    def sit_down(self) -> None:
        self.screen.sit_down()


def hand_over(world: World) -> None:
    """Do the next step of a hand-over; if none is due, try all steps."""
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


Step = Callable[[World], object]


def start(world: World) -> None:
    world.screen.table.start(AGAINST_THE_COMPUTER, Side.IVORY)


def toss(world: World) -> None:
    world.stop_time()
    world.screen.table.start(AGAINST_THE_COMPUTER)
    world.screen.qtbot.waitUntil(lambda: world.screen.state.tossing)


def await_computer(world: World) -> None:
    world.screen.play_computer(level="random")
    world.place()
    world.screen.wait_for(Phase.COMPUTER)


def finish(world: World) -> None:
    world.screen.table.resume(Record({}, WHOLE.deal, WHOLE.placements))
    world.screen.wait_for(Phase.OVER)


def start_by_slots(world: World) -> None:
    begin_by_slots(world.screen)


def show_tally_by_curtains(world: World) -> None:
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
    """Stop before the tile of a tally that may end the game."""
    world.screen.state.settings.afterTally = "wait"
    world.screen.state.settings.speed = "fast"
    world.stop_time()  # So that the computer does not place a tile of its own choice.
    name, placed = DECISIVE
    resume(world.screen, placed, name)
    world.standing_still = False
    world.screen.play(game(name).placements[placed])
    world.wait_for_stop(Stop.TURN)


def stop_after_the_verdict(world: World) -> None:
    world.screen.controller.skip()
    world.wait_for_stop(Stop.NEXT)


def begin_lesson(world: World) -> None:
    world.screen.controller.lesson.start(FIRST_GAME)
    world.screen.wait_for(Phase.PERSON)


def go_to_the_tally_of_a_lesson(world: World) -> None:
    world.screen.controller.hold(0)
    while not world.screen.controller.lesson.turning:
        world.screen.controller.lesson.placeForMe()
        world.screen.qtbot.wait(1)


def finish_lesson(world: World) -> None:
    while world.screen.table.phase is not Phase.TAUGHT:
        world.screen.controller.skip()
        world.screen.qtbot.wait(1)


def study(world: World) -> None:
    resume(world.screen, TURN)
    ask_to_study(world.screen, level="greedy", redeal=True)


def play_replay(world: World) -> None:
    world.screen.application.replay.go(20)
    world.screen.application.replay.togglePlay()


def open_replay(world: World) -> None:
    world.screen.application.replay.open()


def try_at_a_pin(world: World) -> None:
    look_back(world.screen)
    world.screen.application.review.pins.next()
    world.screen.application.review.pins.tryIt()


def read_again(world: World) -> None:
    look_back(world.screen)
    world.screen.application.review.reading.readAgain()
    world.screen.qtbot.waitUntil(lambda: world.screen.table.reading is not None)


def ask_a_puzzle(world: World) -> None:
    world.screen.controller.lesson.practiceAsked.emit()
    world.screen.application.practice.puzzles.next()
    world.screen.wait_for(Phase.PERSON)


def answer_wrongly(world: World) -> None:
    puzzles = world.screen.application.practice.puzzles
    world.place()
    world.screen.wait_for(Phase.TAUGHT)
    assert not puzzles.right


SAVING: tuple[Step, ...] = (World.hold_disk, World.place)
CURTAINS: tuple[Step, ...] = (World.play_two, World.sit_down)
SLOTS: tuple[Step, ...] = (start_by_slots, World.sit_down)
LESSON: tuple[Step, ...] = (begin_lesson, go_to_the_tally_of_a_lesson)

SITUATIONS: tuple[tuple[tuple[Step, ...], Phase, Side | None], ...] = (
    ((), Phase.NO_GAME, None),
    ((World.hold_disk, start), Phase.SHOWING, Side.IVORY),
    ((toss,), Phase.SHOWING, Side.IVORY),
    ((World.play_computer,), Phase.PERSON, Side.IVORY),
    ((World.play_computer, lambda world: world.place(inf)), Phase.PLACED, Side.IVORY),
    ((World.play_computer, *SAVING), Phase.SHOWING, Side.IVORY),
    ((await_computer,), Phase.COMPUTER, Side.IVORY),
    ((await_computer, World.hold_disk, World.place_for_computer), Phase.SHOWING, Side.IVORY),
    ((World.play_computer, World.hold_disk, World.give_up), Phase.SHOWING, None),
    ((finish,), Phase.OVER, None),
    ((World.play_two,), Phase.CURTAIN, None),
    ((World.play_two, hand_over), Phase.SEATED, None),
    (CURTAINS, Phase.PERSON, Side.IVORY),
    ((*CURTAINS, *SAVING), Phase.SHOWING, Side.IVORY),
    ((World.play_two, show_tally_by_curtains), Phase.SHOWING, None),
    ((stop_before_the_last_tile,), Phase.SHOWING, None),
    ((stop_before_the_last_tile, stop_after_the_verdict), Phase.SHOWING, None),
    ((start_by_slots,), Phase.CURTAIN, None),
    ((start_by_slots, *2 * (hand_over,)), Phase.LOOKING, Side.BROWN),
    (SLOTS, Phase.PERSON, Side.IVORY),
    ((*SLOTS, *SAVING), Phase.SHOWING, None),
    ((study,), Phase.PERSON, Side.IVORY),
    ((study, *SAVING), Phase.SHOWING, Side.IVORY),
    ((begin_lesson,), Phase.PERSON, None),
    (LESSON, Phase.SHOWING, None),
    ((*LESSON, finish_lesson), Phase.TAUGHT, None),
    ((finish, open_replay), Phase.REPLAY, None),
    ((World.play_computer, open_replay), Phase.REPLAY, None),
    ((finish, open_replay, play_replay), Phase.REPLAY, None),
    ((try_at_a_pin,), Phase.TRYING, None),
    ((read_again,), Phase.REPLAY, None),
    ((ask_a_puzzle,), Phase.PERSON, None),
    ((ask_a_puzzle, answer_wrongly), Phase.TAUGHT, None),
)
"""The steps to each situation, its phase, and the side that can resign then."""
