"""A notice covers no dialog, and goes when it no longer applies."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtQuick import QQuickItem

from tests.covering import first_rows
from tests.desktop.support.items import everything, in_window, seen
from tests.desktop.support.library_window import keep
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, resume, whole_game
from tests.desktop.support.program import NOT_YET, open_file
from tests.desktop.support.replaying import open_replay
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.game.phase import Phase

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
LONG = "One line that says something. " * 6


def open_library(screen: Screen) -> None:
    press(screen, Key.Key_L, held=CONTROL)


def open_settings(screen: Screen) -> None:
    press(screen, Key.Key_Comma, held=CONTROL)


def open_rules(screen: Screen) -> None:
    press(screen, Key.Key_F1)


def ask_to_resign(screen: Screen) -> None:
    screen.choose_entry("&Game", "&Resign…")


def start_game(screen: Screen) -> None:
    press(screen, Key.Key_N, held=CONTROL)
    screen.press("New game")
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["New game"])


DIALOGS = [open_library, open_settings, open_rules, ask_to_resign, start_game]
SIZES = [(1280, 800), (1024, 640), (1600, 760)]


def sheet(screen: Screen) -> QRectF:
    """Return the rectangle of the open dialog."""
    (popup,) = [
        item
        for item in everything(screen.window.contentItem())
        if item.inherits("QQuickPopupItem") and seen(item)
    ]
    return in_window(popup)


def notice(screen: Screen) -> QQuickItem:
    (found,) = screen.items("notice")
    return found


def tell(screen: Screen, sentence: str) -> None:
    screen.controller.noticed.emit(sentence)
    assert screen.shows("notice")
    QCoreApplication.processEvents()


@pytest.mark.parametrize(
    ("show", "size"), first_rows(3, [*zip(DIALOGS, cycle(SIZES), strict=False)])
)
def test_notice_covers_no_dialog(
    screen: Screen, show: Callable[[Screen], None], size: tuple[int, int]
) -> None:
    """In either order; the dialog returns to its place after the notice."""
    resume(screen, TURN)
    screen.resize(*size)
    show(screen)
    screen.qtbot.waitUntil(lambda: len(sheets(screen)) == 1)
    before = sheet(screen)
    for sentence in ("1 game imported.", LONG):
        tell(screen, sentence)
        over = in_window(notice(screen))
        assert not over.intersects(sheet(screen))
        assert QRectF(0, 0, *size).contains(over)
        assert QRectF(0, 0, *size).contains(sheet(screen))
        if before.bottom() < over.top() - 16:
            assert sheet(screen) == before
        screen.click(notice(screen))
        QCoreApplication.processEvents()
        assert sheet(screen) == before
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: sheets(screen) == [])
    tell(screen, LONG)
    show(screen)
    screen.qtbot.waitUntil(lambda: len(sheets(screen)) == 1)
    assert not in_window(notice(screen)).intersects(sheet(screen))


def test_later_events_dismiss_an_answer(playing: Screen) -> None:
    press(playing, Key.Key_L)
    assert playing.shows("notice")
    open_rules(playing)
    playing.qtbot.waitUntil(lambda: len(sheets(playing)) == 1)
    assert not playing.shows("notice")
    press(playing, Key.Key_Escape)
    open_replay(playing, 20)
    playing.controller.announceStatus(-1)
    assert playing.shows("notice")
    press(playing, Key.Key_Right)
    assert not playing.shows("notice")


@pytest.mark.parametrize("by", ["tile", "another game"])
def test_notice_of_an_unsaved_game_is_withdrawn(screen: Screen, tmp_path: Path, by: str) -> None:
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer random"}
    open_file(screen, keep(tmp_path, "x.tyrus", whole_game().cut(7), **headers))
    screen.qtbot.waitUntil(lambda: NOT_YET in screen.texts())
    screen.wait_for(Phase.PERSON)
    assert NOT_YET in screen.texts()
    if by == "tile":
        screen.place(screen.choose())
        screen.wait_for(Phase.PERSON)
    else:
        resume(screen, TURN)
    assert NOT_YET not in screen.texts()
    tell(screen, "Another one.")
    screen.table.changed.emit()
    assert screen.shows("notice")
