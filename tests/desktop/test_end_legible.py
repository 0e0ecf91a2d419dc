"""The panels at the end of a game are legible in every size and language."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import QQmlProperty, qmlContext
from PySide6.QtTest import QTest

from tests.covering import covering, first
from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.legibility import faults, shown_texts
from tests.desktop.support.positions import AGAINST_CONSUL, LONG_NAMES, show_end
from tests.desktop.support.screen import Screen
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.story import telling
from tyrus_desktop.desktop.story.facts import Fact
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

SMALLEST_SENTENCE_PX = 12
LARGE_VERDICT_PX = 15
BUTTONS = ("nextLevel", "rematch", "newGameAtEnd", "seeTally", "allTallies")


def speak(screen: Screen, language: str, scale: int = 100) -> Screen:
    screen.controller.setLanguage(language)
    screen.state.settings.scale = scale
    return screen


@pytest.mark.parametrize(
    ("ending", "size", "language"),
    covering(
        [("majority", LONG_NAMES), ("streak", AGAINST_CONSUL), ("five", AGAINST_CONSUL)],
        [(1024, 640), (1280, 800), (1920, 1080)],
        ["fr", "en"],
    ),
)
def test_end_is_legible_in_every_size_and_language(
    reused_screen: Screen,
    ending: tuple[str, dict[str, str]],
    size: tuple[int, int],
    language: str,
) -> None:
    screen = speak(reused_screen, language)
    screen.resize(*size)
    show_end(screen, *ending)
    screen.picture()
    sentences = [item for item in screen.items("storySentence") if seen(item)]
    assert len(sentences) == 3
    for item in sentences:
        assert item.property("font").pixelSize() >= SMALLEST_SENTENCE_PX
        assert not item.property("truncated")
    told = [*sentences, *(item for item in screen.items("fooled") if seen(item))]
    assert len({item.property("font").pixelSize() for item in told}) == 1
    assert not screen.item("story").property("interactive"), "it must be read without scrolling"
    assert screen.state.resultDetail in screen.texts()
    assert not sorted(set(faults(screen)))
    parts = [item for key in BUTTONS for item in screen.items(key) if seen(item)] + sentences
    for one, other in combinations(parts, 2):
        names = one.objectName(), other.objectName()
        assert not in_window(one).intersects(in_window(other)), names
    window = screen.window.contentItem().boundingRect()
    assert all(window.contains(in_window(item)) for item in parts)


def test_story_with_three_buttons_fits_above_who_was_misled(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.resize(1024, 640)
    played = play_game(17)
    screen.table.resume(Record(AGAINST_CONSUL, played.deal, played.placements))
    screen.wait_for(Phase.OVER)
    screen.picture()
    assert len(screen.visible_items("seeTally")) == 3
    assert not screen.item("story").property("interactive")
    assert screen.shows("fooled")
    QTest.keyClick(screen.window, Qt.Key.Key_A)
    notice = screen.item("notice")
    screen.qtbot.waitUntil(notice.isVisible)
    assert in_window(notice).bottom() <= in_window(screen.item("endBoard")).top()


def test_longest_sentences_fit_without_scrolling(
    reused_screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of the longest French sentences, at the smallest size of the window."""
    you, computer = Side.IVORY, Side.BROWN
    facts = (
        Fact("too-late", you, 0, (19,)),
        Fact("prepared", computer, 4, (15, 14)),
        Fact("lie", you, 6, (12, 24)),
    )
    monkeypatch.setattr(telling, "tell", lambda *_: facts)
    screen = speak(reused_screen, "fr")
    screen.resize(1024, 640)
    show_end(screen, "streak")
    screen.picture()
    assert not screen.item("story").property("interactive")
    assert not sorted(set(faults(screen)))


# Large texts


def test_large_texts_leave_out_the_detail_and_scroll_the_story(reused_screen: Screen) -> None:
    screen = speak(reused_screen, "fr", 150)
    show_end(screen, "majority")
    screen.picture()
    assert screen.state.resultDetail not in screen.texts()
    (board,) = screen.components("EndBoard")
    result = next(i for i in everything(board) if i.property("text") == screen.state.result)
    context = qmlContext(result)
    assert context is not None
    description = QQmlProperty(result, "Accessible.description", context).read()
    assert description == screen.state.resultDetail
    assert not sorted(set(faults(screen)))
    panel = everything(screen.components("StoryPanel")[0])
    (bar,) = (item for item in panel if qml_type(item) == "ScrollBar" and seen(item))
    sentences = [item for item in screen.items("storySentence") if seen(item)]
    assert all(in_window(item).right() <= in_window(bar).left() for item in sentences)


@pytest.mark.parametrize("ending", first(2, ["majority", "streak", "draw", "five", "tiles"]))
def test_large_texts_have_a_large_verdict(reused_screen: Screen, ending: str) -> None:
    screen = speak(reused_screen, "fr", 150)
    screen.resize(1024, 640)
    show_end(screen, ending)
    screen.picture()
    (verdict,) = (each for each in shown_texts(screen) if each.text == screen.state.result)
    assert verdict.pixels >= LARGE_VERDICT_PX
    assert not sorted(set(faults(screen)))
