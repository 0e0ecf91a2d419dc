"""Every piece on the table answers a resting pointer and a click."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, place, seen
from tests.desktop.support.screen import Key, Screen, press, sheets
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


def test_clicking_a_game_piece_shows_its_explanation(playing: Screen) -> None:
    window = playing.window.contentItem().boundingRect()
    away = QPoint(playing.window.width() - 3, playing.window.height() - 3)
    for kind, ask in [("pile", playing.rest_on), *((kind, playing.click) for kind in PIECES)]:
        area, (beginning, part, step) = piece(playing, kind), PIECES[kind]
        assert not answered(playing)
        ask(area)
        playing.qtbot.waitUntil(lambda: bool(answered(playing)))
        title, meaning, _ = answered(playing)
        assert title.startswith(beginning)
        assert part in meaning
        bubble = place(playing.item("answer"))
        assert window.contains(bubble)
        assert not bubble.intersects(place(area))
        link = playing.middle(playing.item("rulesLink"))
        playing.move(playing.middle(area), link, steps=40)
        QTest.qWait(20)
        QTest.mouseMove(playing.window, link + QPoint(1, 0))
        assert answered(playing), "it stays while the pointer is over it"
        if ask == playing.click:
            playing.click(playing.item("rulesLink"))
            assert step_of_rules(playing) == step
        else:
            QTest.mouseMove(playing.window, away)
            playing.qtbot.waitUntil(lambda: not answered(playing))


def test_rules_open_at_what_is_pointed_at(playing: Screen) -> None:
    playing.click(piece(playing, "token"))
    press(playing, Key.Key_F1)
    assert step_of_rules(playing) == 3
    QTest.mouseMove(playing.window, QPoint(3, 3))
    for key, step in ((None, 0), (Key.Key_S, 1), (Key.Key_1, 1)):
        press(playing, *filter(None, [key]), Key.Key_F1)
        assert step_of_rules(playing) == step


def step_of_rules(screen: Screen) -> int:
    """Return the step at which the rules are open, and close them."""
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Quick rules"])
    step = screen.item("rulesSteps").property("current")
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not sheets(screen))
    assert isinstance(step, int)
    return step


def test_piece_explanation_appears_after_pointer_moves_and_then_stays(playing: Screen) -> None:
    QTest.mouseMove(playing.window, playing.middle(piece(playing, "token")))
    QTest.qWait(REST_MS)
    assert not answered(playing), "the pointer must have moved on the piece"
    area = piece(playing, "building")
    playing.rest_on(area)
    playing.qtbot.waitUntil(lambda: bool(answered(playing)))
    before = place(playing.item("answer"))
    for step in range(1, 20):
        QTest.mouseMove(playing.window, playing.middle(area) + QPoint(2 * step, step))
        assert place(playing.item("answer")) == before


def test_placing_a_tile_opens_no_explanation_of_its_building(playing: Screen) -> None:
    placed = len(playing.game.referee.placements)
    playing.click(playing.hand_tile(0))
    at = playing.middle(playing.plot(0))
    playing.move(at + QPoint(30, 60), at)
    playing.click(playing.plot(0))
    playing.wait_for(Phase.PERSON)
    assert len(playing.game.referee.placements) > placed
    QTest.qWait(REST_MS)
    assert not answered(playing)


def test_resizing_the_window_animates_no_piece(playing: Screen) -> None:
    playing.resize(1600, 900)
    playing.state.settings.speed = "normal"
    playing.resize(1024, 640)
    for thing in (*playing.tiles(), *playing.components("RepresentativeToken")):
        home, width, height = thing.property("home"), thing.width(), thing.height()
        assert thing.x() + width / 2 == pytest.approx(home.x(), abs=1)
        assert thing.y() + height / 2 == pytest.approx(home.y(), abs=1)
