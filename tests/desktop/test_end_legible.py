"""The panels at the end of a game are legible in every size and language."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtQml import QQmlProperty, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import covering, first
from tests.desktop.conftest import Starter
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


def test_an_answer_to_a_key_leaves_the_result_in_sight(screen: Screen) -> None:
    show_end(screen)
    QTest.keyClick(screen.window, Qt.Key.Key_A)
    notice = screen.item("notice")
    screen.qtbot.waitUntil(notice.isVisible)
    assert in_window(notice).bottom() <= in_window(screen.item("endBoard")).top()


@pytest.mark.parametrize(
    ("ending", "size", "language"),
    covering(
        [("majority", LONG_NAMES), ("streak", AGAINST_CONSUL), ("five", AGAINST_CONSUL)],
        [(1024, 640), (1280, 800), (1920, 1080)],
        ["fr", "en"],
    ),
)
def test_the_end_is_legible_in_every_size_and_language(
    start: Starter,
    store: QSettings,
    ending: tuple[str, dict[str, str]],
    size: tuple[int, int],
    language: str,
) -> None:
    store.setValue("language", language)
    screen = start(store)
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
        assert not in_window(one).intersects(in_window(other)), (
            one.objectName(),
            other.objectName(),
        )
    window = screen.window.contentItem().boundingRect()
    assert all(window.contains(in_window(item)) for item in parts)


def test_the_letters_of_the_story_are_larger_only_where_all_has_room(screen: Screen) -> None:
    """With the buttons of three elections, and with who was fooled below them."""
    screen.resize(1024, 640)
    played = play_game(17)
    screen.table.resume(Record(AGAINST_CONSUL, played.deal, played.placements))
    screen.wait_for(Phase.OVER)
    screen.picture()
    assert len(screen.visible_items("seeTally")) == 3
    assert not screen.item("story").property("interactive")
    assert screen.shows("fooled")


def test_with_large_letters_the_name_board_has_two_sentences_and_the_story_a_bar_beside_it(
    start: Starter, store: QSettings
) -> None:
    store.setValue("language", "fr")
    store.setValue("scale", 150)
    screen = start(store)
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
    (bar,) = (i for i in everything(screen.components("StoryPanel")[0]) if is_scroll_bar(i))
    sentences = [item for item in screen.items("storySentence") if seen(item)]
    assert all(in_window(item).right() <= in_window(bar).left() for item in sentences)


@pytest.mark.parametrize("ending", first(3, ["majority", "streak", "draw", "five", "tiles"]))
def test_with_large_letters_the_verdict_on_the_name_board_is_large_too(
    start: Starter, store: QSettings, ending: str
) -> None:
    store.setValue("language", "fr")
    store.setValue("scale", 150)
    screen = start(store)
    screen.resize(1024, 640)
    show_end(screen, ending)
    screen.picture()
    (verdict,) = (each for each in shown_texts(screen) if each.text == screen.state.result)
    assert verdict.pixels >= LARGE_VERDICT_PX
    assert not sorted(set(faults(screen)))


def test_with_large_letters_four_buttons_are_not_smaller_than_with_usual_ones(
    start: Starter, store: QSettings
) -> None:
    store.setValue("language", "fr")
    screen = start(store)
    screen.resize(1024, 640)
    show_end(screen, "streak", AGAINST_CONSUL)
    sizes = []
    for scale in (100, 150):
        screen.state.settings.scale = scale
        screen.picture()
        buttons = {"Revanche", "Revoir la partie", "Nouvelle partie…"}
        sizes.append([each.pixels for each in shown_texts(screen) if each.text in buttons])
    usual, large = sizes
    assert len(usual) == len(large) == 3
    assert min(large) >= max(usual)


def is_scroll_bar(item: QQuickItem) -> bool:
    return qml_type(item) == "ScrollBar" and seen(item)


def test_the_longest_sentences_fit_without_scrolling(
    start: Starter, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of the longest French sentences, at the smallest size of the window."""
    you, computer = Side.IVORY, Side.BROWN
    facts = (
        Fact("too-late", you, 0, (19,)),
        Fact("prepared", computer, 4, (15, 14)),
        Fact("lie", you, 6, (12, 24)),
    )
    monkeypatch.setattr(telling, "tell", lambda *_: facts)
    store.setValue("language", "fr")
    screen = start(store)
    screen.resize(1024, 640)
    show_end(screen, "streak")
    screen.picture()
    assert not screen.item("story").property("interactive")
    assert not sorted(set(faults(screen)))
