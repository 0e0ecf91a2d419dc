"""Every piece on the table answers a resting pointer and a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from shiboken6 import Shiboken

from tests.covering import first
from tests.desktop.support.items import everything, place, seen
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase

REST_MS = 650
"""Longer than a pointer must rest."""

PIECES = {
    "building": ("Ivory’s temple", "No tiles here."),
    "chart": ("Election\u00a01: ", "in a tie nobody does."),
    "plate": ("Ivory, ", "Three tiles are drawn from the reserve after each election."),
    "pile": ("Election\u00a01 of\u00a09", "8\u00a0election cards are still face down."),
    "coffer": ("Discards", "Tiles shown in a tally are discarded here and never come back."),
    "token": ("High Priest, not elected yet", "in a tie nobody does."),
}


def piece(screen: Screen, kind: str) -> QQuickItem:
    """Return the area that answers for the first piece of this kind."""
    title, _ = PIECES[kind]
    return next(
        area for area in screen.components("Answer") if area.property("title").startswith(title)
    )


def answered(screen: Screen) -> list[str]:
    """Return the texts of the answer that is shown, if any."""
    shown = [item for item in screen.items("answer") if seen(item)]
    texts = [item.property("text") for one in shown for item in everything(one)]
    return [text for text in texts if text]


def rest_on(screen: Screen, area: QQuickItem) -> None:
    """Move the pointer over a piece, and leave it there."""
    for step in range(2):
        QTest.mouseMove(screen.window, screen.middle(area) + QPoint(step, 0))


@pytest.mark.parametrize("by_click", [True, False], ids=["click", "pointer"])
def test_each_piece_answers_what_it_is_and_means(reused_playing: Screen, by_click: bool) -> None:
    screen = reused_playing
    for kind, (beginning, part) in PIECES.items():
        area = piece(screen, kind)
        assert not answered(screen)
        if by_click:
            screen.click(area)
        else:
            rest_on(screen, area)
        screen.qtbot.waitUntil(lambda: bool(answered(screen)))
        title, meaning = answered(screen)
        assert title.startswith(beginning)
        assert part in meaning
        away = QPoint(screen.window.width() - 3, screen.window.height() - 3)
        QTest.mouseMove(screen.window, away)
        screen.qtbot.waitUntil(lambda: not answered(screen))


@pytest.mark.parametrize("size", first(1, [(1024, 640), (1280, 800)]))
def test_answers_cover_neither_their_pieces_nor_prompt_and_hand(
    reused_screen: Screen, size: tuple[int, int]
) -> None:
    screen = reused_screen
    screen.resize(*size)
    screen.controller.setLanguage("fr")
    resume(screen, TURN)
    screen.wait_for(Phase.PERSON)
    in_sight = [*screen.components("PromptLine"), *filter(seen, screen.tiles())]
    in_sight = [item for item in in_sight if item.property("place") in {None, 0}]
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    asked = 0
    for area in screen.components("Answer"):
        if not area.property("meaning") or not seen(area) or not area.isEnabled():
            continue
        screen.click(area)
        screen.qtbot.waitUntil(lambda: bool(answered(screen)))
        bubble = place(screen.item("answer"))
        assert window.contains(bubble)
        covered = [item for item in (area, *in_sight) if place(item).intersects(bubble)]
        assert not covered, area.property("title")
        asked += 1
    assert asked >= len(PIECES)


def test_answer_stays_while_the_pointer_moves_over_its_piece(reused_playing: Screen) -> None:
    screen = reused_playing
    QTest.mouseMove(screen.window, screen.middle(piece(screen, "token")))
    QTest.qWait(REST_MS)
    assert not answered(screen), "the pointer must have moved on the piece"
    area = piece(screen, "building")
    rest_on(screen, area)
    screen.qtbot.waitUntil(lambda: bool(answered(screen)))
    (bubble,) = (item for item in screen.items("answer") if seen(item))
    before = place(bubble)
    for step in range(1, 20):
        QTest.mouseMove(screen.window, screen.middle(area) + QPoint(2 * step, step))
        assert Shiboken.isValid(bubble)
        assert place(bubble) == before


@pytest.mark.parametrize("by_click", [True, False], ids=["click", "drop"])
def test_placing_a_tile_asks_nothing_of_its_building(
    reused_playing: Screen, by_click: bool
) -> None:
    screen = reused_playing
    placed = len(screen.game.referee.placements)
    if by_click:
        screen.click(screen.hand_tile(0))
        at = screen.middle(screen.plot(0))
        screen.move(at + QPoint(30, 60), at)
        screen.click(screen.plot(0))
    else:
        screen.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements) > placed
    QTest.qWait(REST_MS)
    assert not answered(screen)


def test_gap_between_hand_tiles_belongs_to_the_nearer_one(reused_playing: Screen) -> None:
    screen = reused_playing
    one, next_one = screen.hand_tile(3), screen.hand_tile(4)
    start, end = screen.middle(one), screen.middle(next_one)
    raised = []
    for x in range(start.x(), end.x() + 1):
        QTest.mouseMove(screen.window, QPoint(x, start.y()))
        lifted = [one.property("lifted"), next_one.property("lifted")]
        assert any(lifted), f"Nothing answers at {x}."
        raised.append(lifted)
    half = len(raised) // 2
    assert all(left for left, _ in raised[: half - 2])
    assert all(right for _, right in raised[half + 2 :])


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1050, 700), 250)])
def test_resizing_is_not_animated(
    reused_playing: Screen, size: tuple[int, int], scale: int
) -> None:
    screen = reused_playing
    screen.state.settings.scale = scale  # As large as the window allows.
    screen.resize(1600, 900)
    screen.state.settings.speed = "normal"
    screen.resize(*size)
    assert_everything_is_at_home(screen)


def test_scaling_texts_is_not_animated(reused_playing: Screen) -> None:
    screen = reused_playing
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    screen.state.settings.speed = "normal"
    for scale in (150, 80):
        before = [token.x() for token in screen.components("RepresentativeToken")]
        screen.state.settings.scale = scale
        assert [token.x() for token in screen.components("RepresentativeToken")] != before
        assert_everything_is_at_home(screen)


def assert_everything_is_at_home(screen: Screen) -> None:
    for thing in (*screen.tiles(), *screen.components("RepresentativeToken")):
        home, width, height = thing.property("home"), thing.width(), thing.height()
        assert thing.x() + width / 2 == pytest.approx(home.x(), abs=1)
        assert thing.y() + height / 2 == pytest.approx(home.y(), abs=1)
