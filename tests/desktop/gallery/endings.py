"""Ends of games, studies and replays."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QMetaObject
from PySide6.QtTest import QTest

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.gallery.turns import turn
from tests.desktop.support import reviewed
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AGAINST_CONSUL,
    TURN,
    game,
    resume,
    said,
    whole_game,
)
from tests.desktop.support.program import WAIT_MS, open_file
from tests.desktop.support.reviews import give, invented
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.bridge.replay.shown import LENSES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.engine.board import Building
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.library import record_files
from tyrus_desktop.review.verdict import Pattern, StrongBack, Verdict, Weight


@scene
def given_up(screen: Screen) -> None:
    turn(screen)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)


def end(screen: Screen, name: str) -> None:
    resume(screen, None, name)
    screen.wait_for(Phase.OVER)


@scene
def end_next_level(screen: Screen) -> None:
    """A game won against a level below the strongest."""
    resume(screen, None, "streak", AGAINST_CONSUL)
    screen.wait_for(Phase.OVER)


@scene
def end_causes(screen: Screen) -> None:
    """What decided a game, in the dialog of the line at its end."""
    end_next_level(screen)
    screen.application.review.reviewer.forget()
    give(screen.application, replace(reviewed.NOTHING, rows=reviewed.ROWS))
    screen.qtbot.waitUntil(lambda: screen.shows("causesLine"))
    QMetaObject.invokeMethod(screen.item("causesLine"), "click")
    screen.qtbot.waitUntil(lambda: screen.shows("causesSum"))


@scene
def end_verdict(screen: Screen) -> None:
    """The longest verdict of a review, in the place of the story's first sentence."""
    end(screen, "five")
    screen.qtbot.waitUntil(lambda: screen.shows("causesLine"))
    back = StrongBack(Tile.parse("S9"), Building.parse("bC"), 0.2)
    chances = (Weight.DECIDED, (5,), 40, 0.77, 0.19)
    found = Verdict(Pattern.SURPRISE, Side.IVORY, *chances, back=back, expected=0.45)
    lost = {side: reviewed.ROWS[side.other] for side in Side}
    give(screen.application, replace(invented(whole_game("five")), rows=lost, verdict=found))
    QTest.qWait(20)


@scene
def end_opened(screen: Screen) -> None:
    """A game opened from a file that is not in the library."""
    record = game("streak")
    path = screen.games_folder.with_name("opened.tyrus")
    record_files.write(path, Record(AGAINST_CONSUL, record.deal, record.placements))
    open_file(screen, path)
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"), timeout=WAIT_MS)


@scene
def end_stranger(screen: Screen) -> None:
    """The question about the secret style."""
    placements = game("streak").placements
    headers = {**AGAINST_COMPUTER, "Brown": "", "BrownPlayer": "computer archon secret"}
    setattr(screen.table.opponent, "ask", lambda *_: None)  # noqa: B010 - a method of its class.
    resume(screen, len(placements) - 1, "streak", {**headers, "Character": "miser"})
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)


@scene
def play_on(screen: Screen) -> None:
    end(screen, "streak")
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Play on from here…"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"), timeout=WAIT_MS)


@scene
def study(screen: Screen) -> None:
    resume(screen, TURN)
    ask_to_study(screen, level="senator", redeal=True)


for name in ("streak", "five", "majority", "tiles", "draw"):
    SCENES[f"end-{name}"] = partial(end, name=name)


def look_back(screen: Screen, lens: Lens, election: int, placed: int | None) -> None:
    """Show a placement of a finished game, or its tally if `placed` is None."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    replay = screen.application.replay
    replay.open()
    replay.setLens(LENSES.index(lens))
    if placed is None:
        replay.goToTally(election)
    else:
        replay.go_to_placement(election, placed)
    QTest.qWait(200)


@scene
def look_back_misled(screen: Screen) -> None:
    """The second tile that misled the person, and the outline of a tile under the pointer."""
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    misled = screen.item("seeMisled")
    misled.forceActiveFocus()  # With large texts the panel scrolls to it.
    screen.click(misled)
    screen.qtbot.waitUntil(lambda: screen.shows("seeMisleading"), timeout=WAIT_MS)
    screen.click(screen.item("seeMisleading"))
    screen.point_at(next(tile for tile in screen.items("tile") if tile.property("place") == 1))
    QTest.qWait(200)


def look_back_chances(screen: Screen, lens: Lens) -> None:
    """The chances of winning, with curves that a review did not draw."""
    look_back(screen, lens, 5, 3)
    decided = Verdict(Pattern.UNCLEAR, Side.IVORY, Weight.DECIDED, (4,), 33)
    give(screen.application, replace(invented(whole_game()), verdict=decided))
    screen.click(screen.item("chances"))


@scene
def look_back_chance_table(screen: Screen) -> None:
    look_back_chances(screen, Lens.ALL)
    screen.click(screen.item("chanceTable"))


def read(screen: Screen, *, told: bool) -> None:
    """A game that is read again: the question about a tile, or what became of the guesses."""
    look_back(screen, Lens.IVORY, 1, 1)
    reading = screen.application.review.reading
    reading.readAgain()
    screen.qtbot.waitUntil(lambda: reading.backs > 0, timeout=WAIT_MS)
    for number in range(reading.backs):
        reading.choose(number)
        reading.guess(2)
    if told:
        reading.next()
        screen.qtbot.waitUntil(lambda: len(reading.detail) > 0, timeout=WAIT_MS)
    QTest.qWait(200)


@scene
def reading_question(screen: Screen) -> None:
    read(screen, told=False)


@scene
def reading_told(screen: Screen) -> None:
    read(screen, told=True)


@scene
def look_back_keys(screen: Screen) -> None:
    look_back(screen, Lens.ALL, 5, 6)
    screen.choose_entry(said("MainMenu", "&Help"), said("MainMenu", "&Keyboard shortcuts (?)"))
    screen.point_at(screen.window.contentItem())


@scene
def look_back_running(screen: Screen) -> None:
    """A running game without the memory aid, where past tallies show only sums."""
    screen.state.settings.memory = "never"
    turn(screen)
    screen.application.replay.open()
    screen.application.replay.goToTally(3)
    QTest.qWait(200)


@scene
def look_back_trying(screen: Screen) -> None:
    """A slip, while the person looks for what was better."""
    reviewed.look_back(screen)
    screen.application.review.pins.next()
    screen.application.review.pins.tryIt()


@scene
def look_back_tried(screen: Screen) -> None:
    """What was better than a slip, and why."""
    reviewed.look_back(screen)
    for _ in range(2):
        screen.application.review.pins.next()
    screen.application.review.pins.showMe()


@scene
def look_back_bluff(screen: Screen) -> None:
    """The tile that fooled best."""
    reviewed.look_back(screen)
    screen.application.review.bluffs.next()


for lens in (Lens.IVORY, Lens.BROWN, Lens.ALL):
    SCENES[f"look-back-chances-{lens.value}"] = partial(look_back_chances, lens=lens)
    SCENES[f"look-back-{lens.value}"] = partial(look_back, lens=lens, election=5, placed=6)
    SCENES[f"look-back-tally-{lens.value}"] = partial(look_back, lens=lens, election=5, placed=None)
