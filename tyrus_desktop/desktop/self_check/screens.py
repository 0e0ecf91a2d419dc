"""The part of the self-check that opens every screen there is, in every language.

Which ones those are is asked of the program itself: all that its menu can want. What else the
program has to be able to do is `self_check`'s part.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QMetaMethod, QMetaObject, QObject
from PySide6.QtQuick import QQuickItem

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.self_check.run import CheckFailed, Run, everything, strongest
from tyrus_desktop.desktop.settings import LANGUAGES

MENU_KEEPS = ("quitRequested", "fullScreenRequested")
"""What the menu can ask for and is no screen."""

MEMORY_LEAF = ("LogPanel", "Tiles seen")


def wanted_screens(run: Run) -> list[str]:
    """The signals by which the menu asks for each of the program's screens."""
    meta = menu(run).metaObject()
    methods = [meta.method(i) for i in range(meta.methodCount())]
    signals = [m for m in methods if m.methodType() == QMetaMethod.MethodType.Signal]
    names = [bytes(signal.name().data()).decode() for signal in signals]
    return [name for name in names if name.endswith("Requested") and name not in MENU_KEEPS]


def menu(run: Run) -> QObject:
    """The bar of menus, whose signals say what the user wants."""
    found = run.window.property("menuBar")
    assert isinstance(found, QObject)
    return found


def open_screens(run: Run) -> str:
    """Open everything that the menu can ask for, in every language."""
    names = wanted_screens(run)
    if len(names) < len(LANGUAGES):
        raise CheckFailed("the menu asks for nothing")
    for name in names:
        spoken = []
        for language in LANGUAGES:
            run.controller.setLanguage(language)
            QMetaObject.invokeMethod(menu(run), name)
            run.wait(run.asks, f"what {name} opens")
            spoken.append(run.look(name))
            run.escape()
        if len({frozenset(texts) for texts in spoken}) != len(LANGUAGES):
            raise CheckFailed(f"{name}: the texts do not follow the language")
    return ", ".join(name.removesuffix("Requested") for name in names)


def check_start_screens(run: Run) -> str:
    """What can be opened before a game."""
    run.escape()
    return open_screens(run)


def check_game_screens(run: Run) -> str:
    """What can be opened during a game, questions among them, and the tiles seen."""
    run.controller.playComputer("", strongest(), 0, 0)
    run.wait_for(Phase.PERSON)
    opened = open_screens(run)
    for language in LANGUAGES:
        run.controller.setLanguage(language)
        button = memory_leaf(run)
        closed = button.property("text")
        button.setProperty("checked", True)
        run.wait(lambda: button.property("text") != closed, "the tiles seen")  # noqa: B023
        run.look("the tiles seen")
        button.setProperty("checked", False)
    return f"{opened}; tiles seen"


def check_end_screens(run: Run) -> str:
    """What there is when a game is over, and the tiles behind a number of its last tally."""
    (panel,) = [item for item in everything(run.window.contentItem()) if is_tally(item)]
    for language in LANGUAGES:
        run.controller.setLanguage(language)
        run.look("the end")
        for part, asks in ((0, True), (-1, False)):
            panel.setProperty("chosenPart", part)
            panel.setProperty("chosenSide", part)
            run.wait(lambda: run.asks() is asks, "the tally's tiles")  # noqa: B023
            run.look("the tally's tiles")
    run.controller.setLanguage(LANGUAGES[0])
    return "the end, the tally's tiles"


def is_tally(item: QQuickItem) -> bool:
    """Whether this is the panel of the tally."""
    return item.metaObject().className().startswith("TallyPanel")


def memory_leaf(run: Run) -> QQuickItem:
    """The button that turns to the tiles seen."""
    text = QCoreApplication.translate(*MEMORY_LEAF)
    shown = everything(run.window.contentItem())
    buttons = [item for item in shown if item.inherits("QQuickAbstractButton")]
    (found,) = [button for button in buttons if button.property("text") == text]
    return found


def check_two(run: Run) -> str:
    """Two persons at one screen: the curtain, and the hands by slots."""
    for by_slots, then in ((False, Phase.PERSON), (True, Phase.LOOKING)):
        for language in LANGUAGES:
            run.controller.setLanguage(language)
            run.controller.playTwo("", "", 0, by_slots)
            run.wait_for(Phase.CURTAIN)
            run.look("the curtain")
            run.controller.takeSeat()
            run.wait_for(then)
            run.look("the hand")
    return "curtain, slots"
