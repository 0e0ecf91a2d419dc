"""The part of the self-check that opens every screen in every language.

The list of screens is taken from the signals of the menu. Other checks are in `checks`.
"""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QCoreApplication, QMetaMethod, QMetaObject, QObject
from PySide6.QtQuick import QQuickItem

from tyrus_desktop.desktop.game.lesson import FIRST_GAME, SECOND_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.self_check.run import CheckFailed, Run, visible_items
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.players.keys import STRONGEST

NOT_SCREENS = ("quitRequested", "fullScreenRequested", "lessonRequested", "replayRequested")
"""Signals of the menu that open no dialog."""

MEMORY_TAB = ("LogPanel", "Tiles seen")


def screen_signals(run: Run) -> list[str]:
    """Return the names of the menu's signals that open a screen."""
    meta = menu(run).metaObject()
    methods = [meta.method(i) for i in range(meta.methodCount())]
    signals = [m for m in methods if m.methodType() == QMetaMethod.MethodType.Signal]
    names = [bytes(signal.name().data()).decode() for signal in signals]
    return [name for name in names if name.endswith("Requested") and name not in NOT_SCREENS]


def menu(run: Run) -> QObject:
    """Return the menu bar; each of its entries has a signal."""
    found = run.window.property("menuBar")
    assert isinstance(found, QObject)
    return found


def open_screens(run: Run) -> str:
    """Open every screen of the menu in every language."""
    names = screen_signals(run)
    if len(names) < len(LANGUAGES):
        raise CheckFailed("the menu opens no screens")
    seen: dict[str, set[frozenset[str]]] = {name: set() for name in names}
    for language in LANGUAGES:
        run.controller.setLanguage(language)
        for name, screens in seen.items():
            QMetaObject.invokeMethod(menu(run), name)
            run.wait(run.dialog_open, f"what {name} opens")
            screens.add(frozenset(run.read_screen(name)))
            run.escape()
    for name, screens in seen.items():
        if len(screens) != len(LANGUAGES):
            raise CheckFailed(f"{name}: the texts do not follow the language")
    return ", ".join(name.removesuffix("Requested") for name in names)


def check_start_screens(run: Run) -> str:
    """Open the screens that can be opened before a game."""
    run.escape()
    return open_screens(run)


def check_lessons(run: Run) -> str:
    """Begin each lesson, and leave it again."""
    for language, name in product(LANGUAGES, (FIRST_GAME, SECOND_GAME)):
        run.controller.setLanguage(language)
        run.controller.lesson.start(name)
        run.wait_for(Phase.PERSON)
        run.read_screen(name)
        run.controller.lesson.leave()
    return "the first step of each"


def check_game_screens(run: Run) -> str:
    """Open the screens that can be opened during a game, and the list of tiles seen."""
    run.controller.newGames.playComputer("", STRONGEST, 0, 0)
    run.wait_for(Phase.PERSON)
    opened = open_screens(run)
    for language in LANGUAGES:
        run.controller.setLanguage(language)
        button = memory_tab(run)
        closed = button.property("text")
        button.setProperty("checked", True)
        run.wait(lambda: button.property("text") != closed, "the tiles seen")  # noqa: B023
        run.read_screen("the tiles seen")
        button.setProperty("checked", False)
    return f"{opened}; tiles seen"


def check_end_screens(run: Run) -> str:
    """Open the screen at the end of a game, each of its tallies, and a look back at it."""
    stage = run.table.stage.models.tally
    for language in LANGUAGES:
        run.controller.setLanguage(language)
        run.read_screen("the end")
        last = stage.number
        for number in range(1, last + 1):
            run.application.replay.goToTally(number)
            run.wait(lambda: stage.open and stage.number == number, "a tally")  # noqa: B023
            run.read_screen("a tally")
        start_replay(run)
    run.controller.setLanguage(LANGUAGES[0])
    return "the end, its tallies, a look back"


def start_replay(run: Run) -> None:
    """Look back at both ends of a game, through each lens."""
    replay = run.application.replay
    replay.open()
    eyes = set()
    for lens in replay.lenses:
        replay.setLens(lens)
        for moment in (0, replay.last):
            replay.go(moment)
            shown = run.read_screen("a look back")
            if not {replay.sentence, replay.note} <= shown:
                raise CheckFailed("the rail does not say what happens, or who sees it")
        eyes.add(replay.eyes)
    if len(eyes) != len(replay.lenses):
        raise CheckFailed("the lenses are not told apart")
    replay.close()
    run.wait_for(Phase.OVER)


def memory_tab(run: Run) -> QQuickItem:
    """Return the button that shows the tiles seen."""
    text = QCoreApplication.translate(*MEMORY_TAB)
    shown = visible_items(run.window.contentItem())
    buttons = [item for item in shown if item.inherits("QQuickAbstractButton")]
    (found,) = [button for button in buttons if button.property("text") == text]
    return found


def check_two(run: Run) -> str:
    """Start games of two persons at one screen: with the curtain, and by slots."""
    for by_slots, then in ((False, Phase.PERSON), (True, Phase.LOOKING)):
        for language in LANGUAGES:
            run.controller.setLanguage(language)
            run.controller.newGames.playTwo("", "", 0, by_slots)
            run.wait_for(Phase.CURTAIN)
            run.read_screen("the curtain")
            hand_over = run.controller.handOver
            for step in (hand_over.sitDown, hand_over.showTiles):
                run.wait(lambda: hand_over.armed, "the curtain's buttons")  # noqa: B023
                step()
            run.wait_for(then)
            run.read_screen("the hand")
    return "curtain, slots"
