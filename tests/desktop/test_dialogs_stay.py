"""A dialog keeps its size, and its buttons their places, whatever it shows."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tests.desktop.gallery.library import keep_a_few
from tests.desktop.gallery.scenes import SCENES
from tests.desktop.support.items import place, seen, visible
from tests.desktop.support.library_window import open_library
from tests.desktop.support.screen import Key, Screen, press


def foot(screen: Screen) -> dict[str, QRectF]:
    """Return where the open dialog and its buttons are, by text."""
    (dialog,) = [
        each for each in visible(screen.window.contentItem()) if each.inherits("QQuickPopupItem")
    ]
    whole = place(dialog)
    found = {"": whole}
    for each in visible(dialog):
        if each.inherits("QQuickAbstractButton") and seen(each):
            at = place(each)
            if not each.property("autoExclusive"):
                found[each.property("text")] = at
    return found


def settled(screen: Screen) -> dict[str, QRectF]:
    """Return the same once it no longer changes, also on a slow machine."""
    found: dict[str, QRectF] = {}
    while found != (found := foot(screen)):
        QTest.qWait(30)
    return found


def keep(screen: Screen, *steps: Callable[[], object]) -> None:
    """Take some steps, none of which may move what was shown before."""
    before = settled(screen)
    for number, step in enumerate(steps):
        step()
        QTest.qWait(30)
        after = settled(screen)
        moved = {name for name in before.keys() & after.keys() if before[name] != after[name]}
        assert not moved, (number, {name: (before[name], after[name]) for name in moved})
        before |= after


def test_dialogs_of_a_finished_game_keep_their_size(screen: Screen) -> None:
    SCENES["seal-opened"](screen)
    entry = screen.item("notedSeal")
    noted = entry.property("text")
    keep(
        screen,
        lambda: entry.setProperty("text", "c0ffee"),
        lambda: screen.press("Check"),
        lambda: entry.setProperty("text", noted),
        lambda: screen.press("Check"),
    )
    press(screen, Key.Key_Escape)
    screen.click(screen.item("shareAtEnd"))
    screen.qtbot.waitUntil(lambda: screen.shows("sharedKind"))
    kinds = ("Picture", "Game file", "Text")
    keep(
        screen,
        partial(screen.press, "Copy"),
        *(partial(screen.press, kind) for kind in kinds),
        partial(screen.press, "Without names"),
    )
    press(screen, Key.Key_Escape)


def test_library_buttons_keep_their_places(screen: Screen) -> None:
    open_library(screen, keep_a_few(screen))
    press(screen, Key.Key_Home)
    downs = [lambda: press(screen, Key.Key_Down)] * 6
    keep(
        screen,
        *downs,
        lambda: press(screen, Key.Key_A, held=Qt.KeyboardModifier.ControlModifier),
        lambda: press(screen, Key.Key_Home),
        lambda: screen.click(screen.item("star")),
        lambda: screen.click(screen.item("delete")),
        lambda: screen.qtbot.waitUntil(lambda: screen.shows("undo")),
        lambda: screen.click(screen.item("undo")),
    )
    for page in (2, 3):
        press(screen, Key(Key.Key_0 + page), held=Qt.KeyboardModifier.ControlModifier)
        counted = partial(screen.qtbot.waitUntil, lambda: screen.shows("countFrom"))
        counted()
        for _ in range(2):
            keep(screen, lambda: screen.click(screen.item("countFrom")), counted)


@pytest.mark.parametrize("scene", ["new-game", "settings", "rules", "strength"])
def test_pages_of_a_dialog_are_of_one_size(screen: Screen, scene: str) -> None:
    SCENES[scene](screen)
    kind = "ChoiceRow" if scene == "rules" else "HeaderTabs"
    rows = [each for each in screen.components(kind) if each.isVisible()]
    assert len(rows) == (scene != "strength")

    steps: list[Callable[[], object]] = [
        partial(row.setProperty, "current", number)
        for row in rows
        for number in range(len(row.property("choices")))
    ]
    if scene == "strength":
        (pages,) = screen.items("page")
        steps = [partial(screen.click, screen.item("cardDetails"))]
        steps += [partial(pages.setProperty, "current", number) for number in range(4)]
    keep(screen, *steps)
