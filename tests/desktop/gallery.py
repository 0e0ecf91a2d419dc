"""The screens and states of the program, and how to reach each one.

There are no tests here: `packaging/screens.py` takes the pictures, `test_layout` checks the texts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.positions import (
    AGAINST_COMPUTER,
    ALL_OPEN,
    AT_ONE_SCREEN,
    EVERY_STAMP,
    LAST_OF_EIGHTH,
    LONG_NAMES,
    TURN,
    count,
    crowd,
    decided,
    game,
    hold_computer,
    move,
    resume,
    said,
    stage_tally,
    step_until,
    tile_of,
    turned,
)
from tests.desktop.screen import WAIT_MS, Screen, counted_rows
from tyrus_desktop.desktop.bridge.new_games import rematch
from tyrus_desktop.desktop.bridge.replay_state import LENSES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.replay.chronicle import Lens
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import journal

Scene = Callable[[Screen], None]
SCENES: dict[str, Scene] = {}


@dataclass(frozen=True, slots=True)
class Look:
    """Settings of the program and its window; sizes in device-independent pixels."""

    language: str = "en"
    theme: str = "light"
    width: int = 1280
    height: int = 800

    def __str__(self) -> str:
        return f"{self.language}-{self.theme}-{self.width}x{self.height}"


def scene(reach: Scene) -> Scene:
    """Register a function that brings a started program to the state it is named after."""
    SCENES[reach.__name__.replace("_", "-")] = reach
    return reach


@scene
def start(screen: Screen) -> None:
    """The welcome screen."""


@scene
def new_game(screen: Screen) -> None:
    """The choices for a game against the computer."""
    screen.click(screen.item("newGame"))


@scene
def new_game_two(screen: Screen) -> None:
    new_game(screen)
    screen.item("opponentKind").setProperty("current", 1)


@scene
def new_game_archon(screen: Screen) -> None:
    """A style of the strongest level."""
    new_game(screen)
    screen.click(screen.items("opponentCard")[9])


@scene
def new_game_stranger(screen: Screen) -> None:
    new_game(screen)
    screen.click(screen.items("opponentCard")[-1])


@scene
def strength_details(screen: Screen) -> None:
    dialog(screen, *DIALOGS["strength"])
    screen.click(screen.item("cardDetails"))


def strength_page(screen: Screen, index: int) -> None:
    """A page of the details of the strength card."""
    strength_details(screen)
    screen.item("page").setProperty("current", index)


@scene
def new_game_details(screen: Screen) -> None:
    """The figures of an opponent."""
    new_game(screen)
    screen.click(screen.items("opponentCard")[3])
    screen.click(screen.item("details"))


@scene
def remark(screen: Screen) -> None:
    """An opponent that speaks."""
    seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "tribune")}
    screen.table.start(seats, Side.IVORY)
    screen.wait_for(Phase.PERSON)


@scene
def look_again(screen: Screen) -> None:
    """The curtain that tells the other one to look away."""
    slots_play(screen)
    screen.click(screen.item("lookAgain"))
    screen.wait_for(Phase.CURTAIN)


@scene
def start_offer(screen: Screen) -> None:
    """The offer to resume an unfinished game."""
    whole = game()
    record = Record(AGAINST_COMPUTER, whole.deal, whole.placements[:20])
    journal.write(screen.games_folder / "unfinished.tyrus", record)
    screen.application.open(None)
    screen.qtbot.waitUntil(lambda: screen.shows("resumeOffer"), timeout=WAIT_MS)


@scene
def start_again(screen: Screen) -> None:
    """The opening screen of a person who has played."""
    screen.state.settings.introduced = True
    screen.state.settings.level = "magistrate"


def first_game(screen: Screen, *placements: str) -> None:
    """Play the first game by these placements of the person, at its own steps."""
    screen.controller.lesson.start()
    screen.wait_for(Phase.PERSON)
    for text in placements:
        screen.place(Placement.parse(text))
        screen.qtbot.waitUntil(lambda: bool(screen.controller.lesson.happened))


@scene
def lesson_look(screen: Screen) -> None:
    first_game(screen)


@scene
def lesson_vote(screen: Screen) -> None:
    first_game(screen)
    screen.controller.hold(3)


@scene
def lesson_miss(screen: Screen) -> None:
    """The longest answer to a placement, with the offer to place the tile."""
    first_game(screen, "S1>iC", "P6>iC")


@scene
def lesson_counter(screen: Screen) -> None:
    first_game(screen, "S10>iC")


@scene
def lesson_bluff(screen: Screen) -> None:
    first_game(screen, "S10>iC", "P6>iC")


@scene
def lesson_turn(screen: Screen) -> None:
    first_game(screen, "S10>iC", "P6>iC", "S1>bC")


@scene
def lesson_own_sum(screen: Screen) -> None:
    lesson_turn(screen)
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.sumSide == 0)


@scene
def lesson_enemy_sum(screen: Screen) -> None:
    lesson_own_sum(screen)
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.sumSide == 1)


@scene
def lesson_verdict(screen: Screen) -> None:
    """The opponent's hand, after the tally."""
    lesson_enemy_sum(screen)
    screen.controller.skip()
    tally = screen.models.tally
    screen.qtbot.waitUntil(lambda: tally.winner >= 0 and tally.stop == Stop.NEXT)
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.stopped and not tally.open)


@scene
def lesson_end(screen: Screen) -> None:
    lesson_verdict(screen)
    screen.controller.skip()
    screen.wait_for(Phase.TAUGHT)


@scene
def toss(screen: Screen) -> None:
    move(screen)
    screen.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "greedy")})
    step_until(screen, lambda: screen.state.tossing)
    QTest.qWait(350)


@scene
def toss_ended(screen: Screen) -> None:
    toss(screen)
    QTest.qWait(1200)


@scene
def deal(screen: Screen) -> None:
    """The deal, with tiles moving from the reserve."""
    screen.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "greedy")}, Side.IVORY)
    screen.wait_for(Phase.PERSON)
    rematch(screen.table)
    move(screen)
    step_until(screen, lambda: bool(screen.tiles()))
    QTest.qWait(220)


@scene
def opening(screen: Screen) -> None:
    resume(screen, 0)


@scene
def turn(screen: Screen) -> None:
    """The middle of a game, with the last tally."""
    resume(screen, TURN)


@scene
def hints(screen: Screen) -> None:
    """The hints of a tile: vote, block, counter, bluff."""
    resume(screen, ALL_OPEN)
    screen.point_at(screen.hand_tile(tile_of(screen, 0)))
    QTest.qWait(30)


@scene
def hints_late(screen: Screen) -> None:
    """Some closed buildings."""
    resume(screen, 48)
    screen.point_at(screen.hand_tile(0))
    QTest.qWait(30)


@scene
def drag(screen: Screen) -> None:
    """A tile dragged over a building."""
    turn(screen)
    move(screen)
    tile = screen.hand_tile(tile_of(screen, 1))
    screen.take(tile)
    start, end = screen.middle(tile), screen.middle(screen.plot(4))
    screen.move(start, start + QPoint(30, -30))
    screen.move(start, end, 12)
    QTest.qWait(200)


@scene
def held(screen: Screen) -> None:
    """A tile held and a building aimed at by the keyboard."""
    turn(screen)
    screen.window.requestActivate()
    for key in (Qt.Key.Key_3, Qt.Key.Key_Right):
        QTest.keyClick(screen.window, key)


@scene
def placed(screen: Screen) -> None:
    """A placed tile that can still be taken back."""
    screen.state.settings.undo = "confirm"
    turn(screen)
    screen.controller.place(2, 4)
    screen.wait_for(Phase.PLACED)


@scene
def thinking(screen: Screen) -> None:
    move(screen)
    resume(screen, TURN + 1)
    hold_computer(screen)
    assert screen.table.phase is Phase.COMPUTER


@scene
def enemy_places(screen: Screen) -> None:
    """The enemy's tile moving to the board."""
    thinking(screen)
    before = len([t for t in screen.tiles() if t.property("place") == 1])
    screen.table.opponent.cancel()
    screen.play(game().placements[len(screen.game.referee.placements)])
    step_until(
        screen,
        lambda: len([t for t in screen.tiles() if t.property("place") == 1]) > before,
    )
    QTest.qWait(130)


@scene
def tally_first(screen: Screen) -> None:
    count(screen, 1)


@scene
def tally_falling(screen: Screen) -> None:
    """A tile being turned."""
    count(screen, 2)
    move(screen)
    step_until(screen, lambda: turned(screen) >= 3)
    QTest.qWait(110)


@scene
def tally_enters(screen: Screen) -> None:
    """The tiles coming to the stage."""
    count(screen, 0)
    move(screen)
    step_until(screen, lambda: len(counted_rows(screen.models)) >= 8)
    QTest.qWait(60)


@scene
def tally_bluff(screen: Screen) -> None:
    """The moment when a tile turns out to be a bluff."""
    count(screen, 4)
    screen.state.settings.speed = "slow"
    step_until(screen, lambda: turned(screen) >= 5)
    tiles = [tile for tile in screen.items("stageTile") if tile.property("bluff")]
    screen.qtbot.waitUntil(lambda: any(0.4 < tile.property("burst") < 1 for tile in tiles))


@scene
def tally_middle(screen: Screen) -> None:
    count(screen, 4)


@scene
def tally_turn(screen: Screen) -> None:
    """The last tile, which the person turns."""
    stage_tally(screen, EVERY_STAMP, len(EVERY_STAMP) - 1, Stop.TURN)


@scene
def tally_many(screen: Screen) -> None:
    """Fourteen tiles in one building, more than any recorded game has seen."""
    stage_tally(screen, crowd(14), stop=Stop.NEXT, decide=True)


@scene
def tally_null(screen: Screen) -> None:
    """A null election, with every stamp."""
    stage_tally(screen, EVERY_STAMP, stop=Stop.NEXT, decide=True)


@scene
def tally_empty(screen: Screen) -> None:
    """Nobody has placed a tile in one of the buildings."""
    stage_tally(screen, ("iS5>iC", "bM3>iC", "iP2>iC"), stop=Stop.NEXT, decide=True)


@scene
def tally_again(screen: Screen) -> None:
    """A tally of a finished game, looked at again."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    screen.controller.review.open(screen.models.tally.number)


@scene
def tally_verdict(screen: Screen) -> None:
    count(screen, 1)
    step_until(screen, lambda: screen.models.tally.stop == Stop.NEXT)


@scene
def walking(screen: Screen) -> None:
    """The representative moving to the chart."""
    count(screen, 13)
    move(screen)
    step_until(screen, lambda: decided(screen))
    QTest.qWait(450)


@scene
def sweeping(screen: Screen) -> None:
    """The counted tiles leaving the table."""
    count(screen, 1)
    step_until(screen, lambda: decided(screen))
    move(screen)
    step_until(screen, lambda: sum(t.property("place") == 3 for t in screen.tiles()) > 4)
    QTest.qWait(180)


@scene
def null_election(screen: Screen) -> None:
    resume(screen, 24, "draw")


@scene
def memory(screen: Screen) -> None:
    turn(screen)
    screen.press(said("LogPanel", "Tiles seen"))


@scene
def curtain(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    assert screen.table.phase is Phase.CURTAIN


@scene
def curtain_seated(screen: Screen) -> None:
    """The next person sits there, and has not asked for the tiles yet."""
    curtain(screen)
    screen.click(screen.armed("sitDown"))
    screen.wait_for(Phase.SEATED)


@scene
def hot_seat(screen: Screen) -> None:
    curtain(screen)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)


@scene
def open_table(screen: Screen) -> None:
    """A tally at which two persons look."""
    resume(screen, LAST_OF_EIGHTH, headers=AT_ONE_SCREEN)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    screen.application.script.get_pace = lambda: 1.0
    screen.play(game().placements[LAST_OF_EIGHTH])
    step_until(screen, lambda: turned(screen) >= 3)


@scene
def slots_look(screen: Screen) -> None:
    """A hand by slots, behind the curtain."""
    seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
    screen.table.start(seats, Side.IVORY, by_slots=True)
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    screen.wait_for(Phase.LOOKING)


@scene
def slots_play(screen: Screen) -> None:
    """Open play by slots, with hidden tiles."""
    slots_look(screen)
    screen.stop_looking()
    screen.wait_for(Phase.CURTAIN)
    screen.take_seat()
    screen.wait_for(Phase.LOOKING)
    screen.stop_looking()
    screen.wait_for(Phase.PERSON)
    screen.drag(screen.hand_tile(4, 0), screen.middle(screen.plot(5)))
    screen.wait_for(Phase.PERSON)


@scene
def long_names(screen: Screen) -> None:
    resume(screen, TURN, headers=LONG_NAMES)
    screen.take_seat()
    screen.wait_for(Phase.PERSON)


@scene
def given_up(screen: Screen) -> None:
    turn(screen)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)


@scene
def notice(screen: Screen) -> None:
    turn(screen)
    screen.table.computer_replaced.emit(False)


def sealed(screen: Screen, placements: int | None, entry: Callable[[], None]) -> None:
    """The dialog with the seal of a game."""
    salt = "c0ffee5a17" * 6 + "2004"
    headers = {**AGAINST_COMPUTER, "Seal": seal(game().deal, salt)}
    resume(screen, placements, headers=headers, salt=salt)
    screen.wait_for(Phase.PERSON, Phase.OVER)
    entry()
    screen.qtbot.waitUntil(lambda: screen.shows("copySeal"))
    screen.point_at(screen.window.contentItem())


@scene
def seal_noted(screen: Screen) -> None:
    menu = said("MainMenu", "&Game"), said("MainMenu", "&Check the deal…")
    sealed(screen, TURN, lambda: screen.choose_entry(*menu))


@scene
def seal_opened(screen: Screen) -> None:
    menu = said("MainMenu", "&Game"), said("MainMenu", "&Check the deal…")
    sealed(screen, None, lambda: screen.choose_entry(*menu))
    screen.click(screen.item("checkSeal"))


@scene
def seal_refused(screen: Screen) -> None:
    menu = said("MainMenu", "&Game"), said("MainMenu", "&Check the deal…")
    sealed(screen, None, lambda: screen.choose_entry(*menu))
    screen.item("notedSeal").setProperty("text", "0123 4567 " * 8)
    screen.click(screen.item("checkSeal"))


def end(screen: Screen, name: str) -> None:
    resume(screen, None, name)
    screen.wait_for(Phase.OVER)


ON_THE_LADDER = {**AGAINST_COMPUTER, "Brown": "The Consul", "BrownPlayer": "computer consul"}


@scene
def end_next_level(screen: Screen) -> None:
    """A game won against a level above which there is another."""
    resume(screen, None, "streak", ON_THE_LADDER)
    screen.wait_for(Phase.OVER)


@scene
def end_stranger(screen: Screen) -> None:
    """The question who the secret style was."""
    placements = game("streak").placements
    headers = {**AGAINST_COMPUTER, "Brown": "", "BrownPlayer": "computer archon secret"}
    setattr(screen.table.opponent, "ask", lambda *_: None)  # noqa: B010 - a method of its class.
    resume(screen, len(placements) - 1, "streak", {**headers, "Character": "miser"})
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)


@scene
def end_two(screen: Screen) -> None:
    """A game of two persons."""
    resume(screen, None, "majority", AT_ONE_SCREEN)
    screen.wait_for(Phase.OVER)


@scene
def end_seen(screen: Screen) -> None:
    """The tally of a told election, called up from the end."""
    end(screen, "majority")
    screen.click(screen.items("seeTally")[0])
    QTest.qWait(100)


@scene
def end_focus(screen: Screen) -> None:
    """The end, with the focus on a sentence's button by the keyboard."""
    end_next_level(screen)
    button = next(item for item in screen.items("seeTally") if item.isVisible())
    button.forceActiveFocus(Qt.FocusReason.TabFocusReason)


@scene
def end_defeat(screen: Screen) -> None:
    """A defeat, while its board is let down."""
    move(screen)
    end(screen, "five")
    QTest.qWait(500)


@scene
def play_on(screen: Screen) -> None:
    """What a study of a finished game may begin with."""
    end(screen, "streak")
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Play on from here…"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"), timeout=WAIT_MS)


@scene
def play_on_redrawn(screen: Screen) -> None:
    """The same, with the hidden tiles drawn again."""
    play_on(screen)
    screen.item("playOnHidden").setProperty("current", 1)


@scene
def play_on_running(screen: Screen) -> None:
    """A study of a game that is not over."""
    resume(screen, TURN)
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Play on from here…"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"), timeout=WAIT_MS)


@scene
def study(screen: Screen) -> None:
    """A study at the person's turn."""
    resume(screen, TURN)
    screen.controller.study.playOn(-1, -1, "senator", True)


@scene
def study_end(screen: Screen) -> None:
    """The end of a study."""
    study(screen)
    screen.controller.study.goBackTo(TURN - 2)
    screen.wait_for(Phase.PERSON)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)


@scene
def study_seal(screen: Screen) -> None:
    """The dialog of the seal, in a study."""
    study(screen)
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Check the deal…"))


@scene
def celebration(screen: Screen) -> None:
    """A won game, with petals falling."""
    move(screen)
    end(screen, "streak")
    QTest.qWait(900)


def menu(screen: Screen, title: str) -> None:
    turn(screen)
    screen.press(said("MainMenu", title))


def dialog(screen: Screen, title: str, entry: str) -> None:
    turn(screen)
    screen.choose_entry(said("MainMenu", title), said("MainMenu", entry))
    screen.point_at(screen.window.contentItem())


DIALOGS = {
    "settings": ("&View", "&Settings…"),
    "rules": ("&Help", "Quick &rules"),
    "strength": ("&Help", "Opponents’ &strength"),
    "keys": ("&Help", "&Keyboard shortcuts (?)"),
    "about": ("&Help", "&About Tyrus"),
    "asks-give-up": ("&Game", "&Resign…"),
    "asks-leave": ("&Game", "&New game…"),
    "asks-save": ("&Game", "&Save as…"),
}


def look_back(screen: Screen, lens: Lens, election: int, placed: int | None) -> None:
    """A moment of a finished game: a placement, or a tally where `placed` is None."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    replay = screen.application.replay
    replay.open()
    replay.setLens(LENSES.index(lens))
    if placed is None:
        replay.goToTally(election)
    else:
        replay.goToPlacement(election, placed)
    QTest.qWait(200)


@scene
def look_back_fooled(screen: Screen) -> None:
    """The second tile that fooled the person, with the outline of a tile under the pointer."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    screen.click(screen.item("seeFooled"))
    screen.qtbot.waitUntil(lambda: screen.shows("seeFooling"), timeout=WAIT_MS)
    screen.click(screen.item("seeFooling"))
    screen.point_at(next(tile for tile in screen.items("tile") if tile.property("place") == 1))
    QTest.qWait(200)


@scene
def look_back_first(screen: Screen) -> None:
    """The first look back, which says what can be clicked."""
    screen.state.settings.lookedBack = False
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    screen.application.replay.open()
    screen.application.replay.step(-1)
    QTest.qWait(200)


@scene
def look_back_keys(screen: Screen) -> None:
    """The keys of a look back."""
    look_back(screen, Lens.ALL, 5, 6)
    screen.choose_entry(said("MainMenu", "&Help"), said("MainMenu", "&Keyboard shortcuts (?)"))
    screen.point_at(screen.window.contentItem())


@scene
def look_back_running(screen: Screen) -> None:
    """A game that goes on, without the memory aid: past tallies show their sums alone."""
    screen.state.settings.memory = "never"
    turn(screen)
    screen.application.replay.open()
    screen.application.replay.goToTally(3)
    QTest.qWait(200)


for lens in (Lens.IVORY, Lens.BROWN, Lens.ALL):
    SCENES[f"look-back-{lens.value}"] = partial(look_back, lens=lens, election=5, placed=6)
    SCENES[f"look-back-tally-{lens.value}"] = partial(look_back, lens=lens, election=5, placed=None)
for name in ("streak", "five", "majority", "tiles", "draw"):
    SCENES[f"end-{name}"] = partial(end, name=name)
for title in ("&Game", "&View", "&Language", "&Help"):
    SCENES[f"menu-{title[1:].lower()}"] = partial(menu, title=title)
for index, name in enumerate(("tiles", "styles", "attacks"), 1):
    SCENES[f"strength-{name}"] = partial(strength_page, index=index)
for name, (title, entry) in DIALOGS.items():
    SCENES[name] = partial(dialog, title=title, entry=entry)
