"""Every piece on the table answers a resting pointer and a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, place, seen
from tests.desktop.support.screen import Screen, press, sheets
from tyrus_desktop.desktop.game.phase import Phase

REST_MS = 650
"""Longer than a pointer must rest."""

PIECES = {
    "building": ("Ivory’s temple", "No tiles here.", 1),
    "chart": ("Election\u00a01: ", "in a tie nobody does.", 3),
    "plate": ("Ivory, ", "Three tiles are drawn from the reserve after each election.", 3),
    "pile": ("Election\u00a01 of\u00a09", "8\u00a0election cards are still face down.", 0),
    "coffer": ("Discards", "Tiles shown in a tally are discarded here and never come back.", 2),
    "token": ("High Priest, not elected yet", "in a tie nobody does.", 3),
}
"""How title and explanation begin, and the step of the rules that the answer leads to."""


def piece(screen: Screen, kind: str) -> QQuickItem:
    """Return the area that answers for the first piece of this kind."""
    title, *_ = PIECES[kind]
    return next(
        area for area in screen.components("Answer") if area.property("title").startswith(title)
    )


def answered(screen: Screen) -> list[str]:
    """Return the texts of the answer that is shown, if any."""
    shown = [item for item in screen.items("answer") if seen(item)]
    texts = [item.property("text") for one in shown for item in everything(one)]
    return [text for text in texts if text]


def test_clicking_a_game_piece_shows_its_explanation(reused_playing: Screen) -> None:
    screen = reused_playing
    window = screen.window.contentItem().boundingRect()
    away = QPoint(screen.window.width() - 3, screen.window.height() - 3)
    for kind, ask in [("pile", screen.rest_on), *((kind, screen.click) for kind in PIECES)]:
        area, (beginning, part, step) = piece(screen, kind), PIECES[kind]
        assert not answered(screen)
        ask(area)
        screen.qtbot.waitUntil(lambda: bool(answered(screen)))
        title, meaning, _ = answered(screen)
        assert title.startswith(beginning)
        assert part in meaning
        bubble = place(screen.item("answer"))
        assert window.contains(bubble)
        assert not bubble.intersects(place(area))
        link = screen.middle(screen.item("rulesLink"))
        screen.move(screen.middle(area), link, steps=40)
        QTest.qWait(20)
        QTest.mouseMove(screen.window, link + QPoint(1, 0))
        assert answered(screen), "it stays while the pointer is over it"
        if ask == screen.click:
            screen.click(screen.item("rulesLink"))
            assert step_of_rules(screen) == step
        else:
            QTest.mouseMove(screen.window, away)
            screen.qtbot.waitUntil(lambda: not answered(screen))


def test_rules_open_at_what_is_pointed_at(reused_playing: Screen) -> None:
    screen = reused_playing
    screen.click(piece(screen, "token"))
    press(screen, Qt.Key.Key_F1)
    assert step_of_rules(screen) == 3
    QTest.mouseMove(screen.window, QPoint(3, 3))
    for key, step in ((None, 0), (Qt.Key.Key_S, 1), (Qt.Key.Key_1, 1)):
        press(screen, *filter(None, [key]), Qt.Key.Key_F1)
        assert step_of_rules(screen) == step


def step_of_rules(screen: Screen) -> int:
    """Return the step at which the rules are open, and close them."""
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quick rules"])
    step = screen.item("rulesSteps").property("current")
    press(screen, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not sheets(screen))
    assert isinstance(step, int)
    return step


def test_piece_explanation_appears_after_pointer_moves_and_then_stays(
    reused_playing: Screen,
) -> None:
    screen = reused_playing
    QTest.mouseMove(screen.window, screen.middle(piece(screen, "token")))
    QTest.qWait(REST_MS)
    assert not answered(screen), "the pointer must have moved on the piece"
    area = piece(screen, "building")
    screen.rest_on(area)
    screen.qtbot.waitUntil(lambda: bool(answered(screen)))
    before = place(screen.item("answer"))
    for step in range(1, 20):
        QTest.mouseMove(screen.window, screen.middle(area) + QPoint(2 * step, step))
        assert place(screen.item("answer")) == before


def test_placing_a_tile_opens_no_explanation_of_its_building(reused_playing: Screen) -> None:
    screen = reused_playing
    placed = len(screen.game.referee.placements)
    screen.click(screen.hand_tile(0))
    at = screen.middle(screen.plot(0))
    screen.move(at + QPoint(30, 60), at)
    screen.click(screen.plot(0))
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements) > placed
    QTest.qWait(REST_MS)
    assert not answered(screen)


def test_resizing_the_window_animates_no_piece(reused_playing: Screen) -> None:
    screen = reused_playing
    screen.resize(1600, 900)
    screen.state.settings.speed = "normal"
    screen.resize(1024, 640)
    for thing in (*screen.tiles(), *screen.components("RepresentativeToken")):
        home, width, height = thing.property("home"), thing.width(), thing.height()
        assert thing.x() + width / 2 == pytest.approx(home.x(), abs=1)
        assert thing.y() + height / 2 == pytest.approx(home.y(), abs=1)
