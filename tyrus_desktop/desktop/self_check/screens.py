"""The checks that open every screen: before a game in every language, later in the last one.

The list of screens is the enum `Sheet`. Other checks are in `checks`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Q_ARG, QMetaObject

from tyrus_desktop.desktop.enums import Sheets
from tyrus_desktop.desktop.game.lesson import headings
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.self_check.run import CheckFailed, Run
from tyrus_desktop.desktop.settings import LANGUAGES, LEAVES
from tyrus_desktop.players.keys import STRONGEST

NOT_SCREENS = {Sheets.Chances, Sheets.Describe, Sheets.Read, Sheets.Review}
SCREENS = [each for each in Sheets if each not in NOT_SCREENS]
"""Those that need neither a finished game nor a chosen one, and open a dialog."""


def open_screens(run: Run, languages: Sequence[str]) -> str:
    """Open every screen in these languages."""
    for sheet in SCREENS:
        screens = set()
        for language in languages:
            run.controller.setLanguage(language)
            QMetaObject.invokeMethod(run.qml, "open", Q_ARG(int, int(sheet)))
            run.wait(run.dialog_open, f"the dialog {sheet.name}")
            screens.add(frozenset(run.read_screen(sheet.name)))
            run.escape()
        if len(screens) != len(languages):
            raise CheckFailed(f"{sheet.name}: the texts do not follow the language")
    return ", ".join(sheet.name for sheet in SCREENS)


def check_start_screens(run: Run) -> str:
    """Open the screens that can be opened before a game."""
    run.escape()
    return open_screens(run, LANGUAGES)


def check_lessons(run: Run) -> str:
    """Start each lesson and a puzzle, and leave them again."""
    for number, each in enumerate(headings()):
        run.controller.setLanguage(LANGUAGES[number % len(LANGUAGES)])
        run.controller.lesson.start(each.name)
        run.wait_for(Phase.PERSON)
        run.read_screen(each.name)
        run.controller.lesson.leave()
    puzzles = run.application.practice.puzzles
    puzzles.next()
    run.wait_for(Phase.PERSON)
    run.read_screen("puzzle")
    run.controller.lesson.leave()
    return f"the first step of each, and one of {len(puzzles.rows)} puzzles"


def check_game_screens(run: Run) -> str:
    """Open the screens during a game, and each leaf of the ledger."""
    run.controller.newGames.playComputer(STRONGEST, 0, 0)
    run.wait_for(Phase.PERSON)
    opened = open_screens(run, LANGUAGES[-1:])
    run.application.settings.ledgerOpen = True
    for leaf in LEAVES:
        run.application.settings.leaf = leaf
        run.read_screen(f"the leaf of {leaf}")
    run.application.settings.leaf = LEAVES[0]
    run.application.settings.ledgerOpen = False
    return f"{opened}; {len(LEAVES)} leaves of the ledger"


def check_end_screens(run: Run) -> str:
    """Open the end of a game, each of its tallies, and its replay."""
    stage = run.table.stage.models.tally
    run.controller.setLanguage(LANGUAGES[-1])
    run.read_screen("the end")
    last = stage.number
    for number in range(1, last + 1):
        run.application.replay.goToTally(number)
        run.wait(lambda: stage.open and stage.number == number, "a tally")  # noqa: B023
        run.read_screen("a tally")
    replay_game(run)
    run.controller.setLanguage(LANGUAGES[0])
    return "the end, its tallies, a look back"


def replay_game(run: Run) -> None:
    """Show the first and the last moment of a game through each lens."""
    replay = run.application.replay
    replay.open()
    captions = set()
    for lens in replay.lenses:
        replay.setLens(lens)
        for moment in (0, replay.last):
            replay.go(moment)
            shown = run.read_screen("the replay")
            if not {replay.sentence, replay.note} <= shown:
                raise CheckFailed("the rail lacks the moment or the lens")
        captions.add(replay.eyes)
    if len(captions) != len(replay.lenses):
        raise CheckFailed("two lenses have the same caption")
    replay.close()
    run.wait_for(Phase.OVER)


def check_two(run: Run) -> str:
    """Start games of two people at one screen: with the curtain, and in open play by slots."""
    run.controller.setLanguage(LANGUAGES[-1])
    for by_slots, then in ((False, Phase.PERSON), (True, Phase.LOOKING)):
        run.controller.newGames.playTwo("", "", 0, by_slots)
        run.wait_for(Phase.CURTAIN)
        run.read_screen("the curtain")
        hand_over = run.controller.handOver
        for step in (hand_over.sitDown, hand_over.showTiles):
            run.wait(lambda: hand_over.armed, "the buttons of the curtain")  # noqa: B023
            step()
        run.wait_for(then)
        run.read_screen("the hand")
    return "curtain, slots"


def check_reading(run: Run) -> str:
    """Let two computer players play a game, and begin to read it."""
    run.application.replay.askToRead()
    run.wait(lambda: run.table.reading is not None, "a game to read")
    reading = run.application.review.reading
    if reading.sentence not in run.read_screen("a reading"):
        raise CheckFailed("the rail lacks the moment of the reading")
    run.application.replay.close()
    run.wait_for(Phase.NO_GAME)
    return "a game of two computer players"
