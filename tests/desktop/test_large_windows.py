"""Sentences and keys grow with large texts, and nothing is cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first, first_rows
from tests.desktop.gallery import SCENES
from tests.desktop.support.items import in_window, seen
from tests.desktop.support.legibility import faults, shown_texts
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game import teacher

SMALLEST = (1024, 640)


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def show(
    screen: Screen, scene: str, size: tuple[int, int], language: str = "en", scale: int = 100
) -> None:
    """Show a scene in a window of a size, with texts of a scale in percent."""
    screen.controller.setLanguage(language)
    screen.state.settings.scale = scale
    screen.resize(*size)
    SCENES[scene](screen)
    screen.picture()


def painted_size(item: QQuickItem) -> float:
    """Return the size of a text in pixels; PySide6 has no type for `fontInfo`."""
    context = qmlContext(item)
    assert context is not None
    return float(QQmlExpression(context, item, "fontInfo.pixelSize").evaluate()[0])


@pytest.mark.parametrize(("size", "scale"), first_rows(1, [(SMALLEST, 250), ((3840, 2160), 100)]))
def test_list_of_keys_truncates_no_key(screen: Screen, size: tuple[int, int], scale: int) -> None:
    show(screen, "keys", size, "fr", scale)
    found = [key for key in screen.items("key") if key.isVisible()]
    assert len(found) > 10
    assert [str(key.property("text")) for key in found if key.property("truncated")] == []


@pytest.mark.parametrize(
    ("step", "language", "scale"),
    first_rows(
        2,
        [
            ("lesson-counter", "fr", 150),
            ("second-lesson-wait", "en", 100),
            ("lesson-bluff", "en", 150),
            ("second-lesson-vote", "fr", 125),
            ("second-lesson-last", "en", 150),
        ],
    ),
)
def test_offer_and_keys_cut_off_no_sentence_of_a_lesson(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, step: str, language: str, scale: int
) -> None:
    """In the smallest window, beside the offer to place the tile and above the keys."""
    monkeypatch.setattr(teacher, "PATIENCE_MS", 1)
    show(screen, step, SMALLEST, language, scale)
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.stuck)
    for tabs in range(2):
        for _ in range(tabs):
            QTest.keyClick(screen.window, Qt.Key.Key_Tab)
        screen.picture()
        shown = [screen.item("happened"), screen.item("toDo")]
        assert [str(each.property("text")) for each in shown if each.property("truncated")] == []
        assert min(map(painted_size, shown)) >= (12 if scale == 150 else 10)


@pytest.mark.parametrize("scene", first(1, ["turn", "slots-play", "study"]))
def test_larger_texts_enlarge_the_prompt(screen: Screen, scene: str) -> None:
    show(screen, scene, SMALLEST, "fr")
    prompt = screen.item("prompt")
    sizes = [painted_size(prompt)]
    for scale in (130, 250):
        screen.state.settings.scale = scale
        screen.picture()
        sizes.append(painted_size(prompt))
        assert not prompt.property("truncated"), scale
    assert min(sizes) == sizes[0]
    assert sizes[-1] > 1.15 * sizes[0]


def test_large_texts_put_the_powers_behind_a_button(screen: Screen) -> None:
    def shown() -> list[str]:
        kinds = ("ElectionPile", "PowersMemo")
        return [kind for kind in kinds for each in screen.components(kind) if seen(each)]

    screen.play_computer()
    screen.resize(1920, 1080)
    assert shown() == ["ElectionPile", "PowersMemo"]
    assert not screen.button("Powers")
    screen.state.settings.scale = 180
    assert shown() == ["ElectionPile"]
    for button, expected in (("Powers", "PowersMemo"), ("Election", "ElectionPile")):
        screen.press(button)
        assert shown() == [expected]
        assert not list(faults(screen))
    screen.press("Powers")
    screen.state.settings.scale = 100
    assert shown() == ["ElectionPile", "PowersMemo"]


@pytest.mark.parametrize(("size", "scale"), first_rows(1, [(SMALLEST, 150), ((2560, 1080), 250)]))
def test_large_texts_fit_on_the_opening_screen(
    screen: Screen, size: tuple[int, int], scale: int
) -> None:
    screen.controller.setLanguage("fr")
    screen.resize(*size)
    sizes = []
    for screen.state.settings.scale in (100, scale):
        screen.picture()
        (sentence,) = (w for w in shown_texts(screen) if w.item.objectName() == "sentence")
        sizes.append(sentence.pixels)
    assert sizes[1] > 1.25 * sizes[0]
    (button,) = screen.button("Nouvelle partie…")
    words = [each for each in shown_texts(screen) if button.isAncestorOf(each.item)]
    assert words
    assert all(in_window(button).contains(each.letters) for each in words)
    assert not list(faults(screen))
