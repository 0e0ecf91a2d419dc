"""The review of a finished game in the window: when it begins, pauses and ends."""

from __future__ import annotations

from tests.desktop.support.screen import Screen
from tests.readers import games_of
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record

HEADERS = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}


def test_review_begins_when_the_end_stands_still(screen: Screen, reviewing: None) -> None:
    game = games_of(3, 1)[0]
    screen.table.resume(Record(HEADERS, game.deal, game.placements))
    screen.wait_for(Phase.OVER)
    review = screen.application.review
    screen.qtbot.waitUntil(lambda: review.findings is not None, timeout=20000)
    screen.qtbot.waitUntil(lambda: bool(review.findings and review.findings.causes), timeout=60000)
    assert 0 < review.share < 1
