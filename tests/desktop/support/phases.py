"""All situations of the table, and how to reach them.

There are no tests here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from pathlib import Path

from tests.desktop.support.disk import Disk
from tests.desktop.support.positions import TURN, game, resume
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import ask_to_study
from tests.desktop.support.tallies import DECISIVE
from tests.readers import play_game
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

AGAINST_THE_COMPUTER = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "greedy")}
TWO = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
WHOLE = play_game(4)  # Played before a fixture slows down its players.
HANDING_OVER = (Phase.CURTAIN, Phase.SEATED, Phase.LOOKING)


@dataclass(slots=True)
class World:
    """A running program with its disk and its time, both of which can be stopped."""

    screen: Screen
    disk: Disk
    folder: Path
    standing_still: bool = False

    def hold_disk(self) -> None:
        self.screen.wait_until_kept()
        self.disk.hold()

    def stop_time(self) -> None:
        """Show each beat for ever."""
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
        """Hand over until a tile can be placed."""
        while self.screen.wait_for(*HANDING_OVER, Phase.PERSON) is not Phase.PERSON:
            hand_over(self)


def no_game(world: World) -> None:
    """Nothing has begun."""


def start_being_saved(world: World) -> None:
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


def tile_being_saved(world: World) -> None:
    person(world)
    world.hold_disk()
    world.place()


def computer(world: World) -> None:
    world.screen.play_computer(level="random")
    world.place()
    world.screen.wait_for(Phase.COMPUTER)


def computers_tile_being_saved(world: World) -> None:
    computer(world)
    world.hold_disk()
    world.screen.play(next(world.screen.game.view(Side.BROWN).legal_placements()))


def resignation_being_saved(world: World) -> None:
    person(world)
    world.hold_disk()
    world.screen.controller.giveUp()


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


def tile_being_saved_by_curtains(world: World) -> None:
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
    """Stop before the tile that may end the game."""
    world.screen.state.settings.afterTally = "wait"
    world.screen.state.settings.speed = "fast"
    world.stop_time()  # So that the computer does not place a tile of its own choice.
    name, placed = DECISIVE
    resume(world.screen, placed, name)
    world.standing_still = False
    world.screen.play(game(name).placements[placed])
    world.screen.qtbot.waitUntil(lambda: world.screen.models.tally.stop == Stop.TURN)


def stop_after_the_verdict(world: World) -> None:
    stop_before_the_last_tile(world)
    world.screen.controller.skip()
    world.screen.qtbot.waitUntil(lambda: world.screen.models.tally.stop == Stop.NEXT)


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


def tile_being_saved_by_slots(world: World) -> None:
    person_by_slots(world)
    world.hold_disk()
    world.place()


def lesson(world: World) -> None:
    world.screen.controller.lesson.start(FIRST_GAME)
    world.screen.wait_for(Phase.PERSON)


def study(world: World) -> None:
    """Study a running game."""
    resume(world.screen, TURN)
    ask_to_study(world.screen, level="greedy", redeal=True)


def study_being_saved(world: World) -> None:
    study(world)
    world.hold_disk()
    world.place()


def stop_in_a_lesson(world: World) -> None:
    """Stop before the tally."""
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


def replay_of_a_finished_game(world: World) -> None:
    over(world)
    world.screen.application.replay.open()


def replay_of_a_running_game(world: World) -> None:
    person(world)
    world.screen.application.replay.open()


def replay_playing(world: World) -> None:
    """Play a replay."""
    replay_of_a_finished_game(world)
    world.screen.application.replay.go(20)
    world.screen.application.replay.togglePlay()


PHASES: dict[Callable[[World], None], tuple[Phase, Side | None]] = {
    no_game: (Phase.NO_GAME, None),
    start_being_saved: (Phase.SHOWING, Side.IVORY),
    deal_being_shown: (Phase.SHOWING, Side.IVORY),
    person: (Phase.PERSON, Side.IVORY),
    placed: (Phase.PLACED, Side.IVORY),
    tile_being_saved: (Phase.SHOWING, Side.IVORY),
    computer: (Phase.COMPUTER, Side.IVORY),
    computers_tile_being_saved: (Phase.SHOWING, Side.IVORY),
    resignation_being_saved: (Phase.SHOWING, None),
    over: (Phase.OVER, None),
    curtain: (Phase.CURTAIN, None),
    seated: (Phase.SEATED, None),
    person_by_curtains: (Phase.PERSON, Side.IVORY),
    tile_being_saved_by_curtains: (Phase.SHOWING, Side.IVORY),
    tally_by_curtains: (Phase.SHOWING, None),
    stop_before_the_last_tile: (Phase.SHOWING, Side.IVORY),
    stop_after_the_verdict: (Phase.SHOWING, Side.IVORY),
    curtain_by_slots: (Phase.CURTAIN, None),
    looking: (Phase.LOOKING, Side.BROWN),
    person_by_slots: (Phase.PERSON, Side.IVORY),
    tile_being_saved_by_slots: (Phase.SHOWING, None),
    study: (Phase.PERSON, Side.IVORY),
    study_being_saved: (Phase.SHOWING, Side.IVORY),
    lesson: (Phase.PERSON, None),
    stop_in_a_lesson: (Phase.SHOWING, None),
    end_of_a_lesson: (Phase.TAUGHT, None),
    replay_of_a_finished_game: (Phase.REPLAY, None),
    replay_of_a_running_game: (Phase.REPLAY, None),
    replay_playing: (Phase.REPLAY, None),
}
"""The phase of each situation, and the side that can resign then."""


def hand_over(world: World) -> None:
    """Do the next step of a hand-over; if there is none, try all."""
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
