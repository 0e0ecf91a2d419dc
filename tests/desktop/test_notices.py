"""A notice covers no dialog, and goes when it no longer applies."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QFont
from PySide6.QtQuick import QQuickItem

from tests.covering import first, first_rows
from tests.desktop.gallery import SCENES
from tests.desktop.support.dialogs import open_by_key
from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.library_window import keep
from tests.desktop.support.positions import AGAINST_COMPUTER, TURN, resume, whole_game
from tests.desktop.support.program import NOT_YET, open_file
from tests.desktop.support.replaying import open_replay
from tests.desktop.support.screen import Key, Screen, press, sheets
from tyrus_desktop.desktop.game.phase import Phase

HEADINGS = "Tyrus Vollkorn"
LONG = "One line that says something. " * 6


def sheet(screen: Screen) -> QRectF:
    """Return the rectangle of the open dialog."""
    items = everything(screen.window.contentItem())
    (popup,) = [each for each in items if each.inherits("QQuickPopupItem") and seen(each)]
    return in_window(popup)


def tell(screen: Screen, sentence: str) -> QQuickItem:
    screen.controller.noticed.emit(sentence)
    assert screen.shows("notice")
    QCoreApplication.processEvents()
    return screen.item("notice")


@pytest.mark.parametrize(
    ("title", "size"),
    first_rows(
        2, [("Settings", (1024, 640)), ("Quick rules", (1600, 760)), ("New game?", (1280, 800))]
    ),
)
def test_notice_never_covers_a_dialog(fresh: Screen, title: str, size: tuple[int, int]) -> None:
    """The order in which they open is irrelevant. After the notice the dialog moves back."""
    resume(fresh, TURN)
    fresh.resize(*size)
    open_by_key(fresh, title)
    before, window = sheet(fresh), QRectF(0, 0, *size)
    for sentence in ("1 game imported.", LONG):
        over = in_window(notice := tell(fresh, sentence))
        assert not over.intersects(sheet(fresh))
        assert window.contains(over)
        assert window.contains(sheet(fresh))
        if before.bottom() < over.top() - 16:
            assert sheet(fresh) == before
        fresh.click(notice)
        QCoreApplication.processEvents()
        assert sheet(fresh) == before
    press(fresh, Key.Key_Escape)
    fresh.qtbot.waitUntil(lambda: sheets(fresh) == [])
    notice = tell(fresh, LONG)
    open_by_key(fresh, title)
    assert not in_window(notice).intersects(sheet(fresh))


def headings(screen: Screen) -> list[tuple[str, QRectF]]:
    """Return the representatives, and the texts in the font of headings that are on no tile."""
    found = []
    for item in everything(screen.window.contentItem()):
        name = str(item.property("text") or item.property("name") or "")
        font = item.property("font")
        heading = isinstance(font, QFont) and font.family() == HEADINGS and name
        if (heading or name.startswith("representatives/")) and seen(item):
            parent = item.parentItem()
            if parent is not None and qml_type(parent) != "TileFace":
                found.append((name, in_window(item)))
    return found


@pytest.mark.parametrize(
    "name",
    [
        *("start", "turn", "tally-ends-five", "look-back-all", "curtain", "end-streak"),
        *first(0, ["tally-verdict", "tally-turn", "end-stranger", "lesson-end"]),
    ],
)
@pytest.mark.parametrize("size", [(1280, 800), (880, 440)])
def test_notice_covers_no_heading_or_representative(
    fresh: Screen, name: str, size: tuple[int, int]
) -> None:
    fresh.resize(*size)
    SCENES[name](fresh)
    over = in_window(tell(fresh, LONG))
    shown = headings(fresh)
    assert len(shown) > 1
    assert [each for each, where in shown if where.intersects(over)] == []


def test_notice_of_a_look_back_covers_no_building_or_tile(fresh: Screen) -> None:
    fresh.resize(1280, 800)
    SCENES["look-back-chances-all"](fresh)
    over = in_window(tell(fresh, "No single placement of yours was clearly wrong."))
    below = [*(fresh.plot(number) for number in range(6)), *fresh.tiles()]
    assert [each for each in below if seen(each) and in_window(each).intersects(over)] == []


def test_notice_stays_as_long_as_it_takes_to_read(playing: Screen) -> None:
    """A click on it closes it, and reaches nothing below."""
    for sentence, least, most in (("1 game imported.", 2500, 4000), (LONG, 12_000, 16_000)):
        notice = tell(playing, sentence)
        (timer,) = (t for t in notice.findChildren(QObject) if t.inherits("QQmlTimer"))
        assert timer.property("running")
        assert least < timer.property("interval") < most
    slot = playing.controller.heldSlot
    playing.controller.hold(0)
    below = playing.plot(0)
    notice.setPosition(in_window(below).topLeft())
    playing.click(notice)
    assert not playing.shows("notice")
    assert playing.table.phase is Phase.PERSON
    assert playing.controller.heldSlot == 0 != slot


def test_next_action_dismisses_the_notice(playing: Screen) -> None:
    press(playing, Key.Key_L)
    assert playing.shows("notice")
    open_by_key(playing, "Quick rules")
    assert not playing.shows("notice")
    press(playing, Key.Key_Escape)
    open_replay(playing, 20)
    playing.controller.announceStatus(-1)
    assert playing.shows("notice")
    press(playing, Key.Key_Right)
    assert not playing.shows("notice")


@pytest.mark.parametrize("by_tile", [True, pytest.param(False, marks=pytest.mark.long)])
def test_notice_of_an_unsaved_game_disappears_once_outdated(
    fresh: Screen, tmp_path: Path, by_tile: bool
) -> None:
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer random"}
    open_file(fresh, keep(tmp_path, "x.tyrus", whole_game().cut(7), **headers))
    fresh.qtbot.waitUntil(lambda: NOT_YET in fresh.texts())
    fresh.wait_for(Phase.PERSON)
    assert NOT_YET in fresh.texts()
    if by_tile:
        fresh.place(fresh.choose())
        fresh.wait_for(Phase.PERSON)
    else:
        resume(fresh, TURN)
    assert NOT_YET not in fresh.texts()
    tell(fresh, "Another one.")
    fresh.table.changed.emit()
    assert fresh.shows("notice")
