"""The verdict and each tile's cost are told at the end, and its moment is marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QRectF

from tests.desktop.support.items import place
from tests.desktop.support.positions import whole_game
from tests.desktop.support.replaying import ALL, BROWN, IVORY
from tests.desktop.support.reviewed import ROWS
from tests.desktop.support.reviews import give, invented
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import at_the_end
from tyrus_desktop.desktop.text import review_texts as texts
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import Building
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.review import tile_costs
from tyrus_desktop.review.findings import Findings
from tyrus_desktop.review.tile_costs import TurnedTile
from tyrus_desktop.review.verdict import Pattern, StrongBack, Verdict, Weight

MOMENT = 40
BACK = StrongBack(Tile.parse("S9"), Building.parse("bC"), 0.2)
LOST = Verdict(
    *(Pattern.SURPRISE, Side.IVORY, Weight.DECIDED, (5,), MOMENT, 0.77, 0.19),
    back=BACK,
    expected=0.45,
)
TOLD = (
    "Election\u00a05 decided the game: your chance of winning fell from 77 to 19\u00a0in\u00a0100."
)


def told(screen: Screen) -> list[str]:
    return [str(each.property("text")) for each in screen.visible_items("storySentence")]


def line_heights(screen: Screen) -> list[float]:
    shown = screen.visible_items("storySentence")
    return [each.property("contentHeight") / each.property("lineCount") for each in shown]


def places(screen: Screen) -> list[QRectF]:
    """Return where all is but the first sentence, which is in the middle of a place of its own."""
    shown = [item for name in ("rematch", "causesLine") for item in screen.visible_items(name)]
    shown += [screen.visible_items(name)[-1] for name in ("storySentence", "seeTally")]
    (first, *_) = screen.visible_items("storySentence")
    rows = [place(item) for item in (screen.item("parting"), *shown)]
    return [*rows, QRectF(0, place(first).y(), 0, first.height())]


def test_verdict_comes_first_at_the_end_and_moves_nothing(screen: Screen) -> None:
    at_the_end(screen)
    screen.qtbot.waitUntil(lambda: screen.shows("causesLine"))
    give(screen.application, replace(invented(whole_game()), done=0.5))
    QCoreApplication.processEvents()
    sentences, before = told(screen), places(screen)
    give(screen.application, replace(invented(whole_game()), verdict=LOST))
    screen.qtbot.waitUntil(lambda: told(screen)[0].startswith(TOLD))
    assert "45\u00a0times in\u00a0100" in told(screen)[0]
    assert told(screen)[1:] == sentences[1:]
    assert places(screen) == before
    first, *later = line_heights(screen)
    assert first > max(later), "the largest after the headline"
    screen.click(screen.visible_items("seeTally")[0])
    assert screen.table.replay is not None
    assert screen.table.replay.moment.index == MOMENT
    screen.qtbot.waitUntil(lambda: screen.shows("railVerdict"))
    for lens in (IVORY, BROWN):
        screen.application.replay.setLens(lens)
        QCoreApplication.processEvents()
        assert not screen.shows("railVerdict"), "it depends on all of the game"
    screen.application.replay.setLens(ALL)
    screen.application.replay.go(0)
    screen.application.review.chances.toggle()
    screen.qtbot.waitUntil(lambda: screen.shows("decisive"))
    screen.click(screen.item("railVerdict"))
    assert screen.table.replay.moment.index == MOMENT
    screen.application.replay.close()
    screen.qtbot.waitUntil(lambda: screen.shows("causesLine"))
    assert told(screen)[0].startswith(TOLD)
    assert told(screen)[1:] == sentences, "the one that gave way has come back"


def test_each_tile_of_the_other_side_is_told_when_asked(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Side, int]] = []

    def turned(_: Record, __: Findings, side: Side, election: int) -> Iterator[TurnedTile]:
        asked.append((side, election))
        if election == 2:
            yield TurnedTile(4, Tile.parse("S9"), Building.parse("bC"), 19.6, 0.2)
            yield TurnedTile(9, Tile.parse("M1"), Building.parse("iM"), -0.2, 1.0)

    monkeypatch.setattr(tile_costs, "turned", turned)
    at_the_end(screen)
    screen.qtbot.waitUntil(lambda: screen.shows("causesLine"))
    give(screen.application, replace(invented(whole_game()), rows=ROWS))
    screen.click(screen.item("causesLine"))
    screen.qtbot.waitUntil(lambda: screen.shows("causesSum"))
    assert not screen.items("turnedTile")
    screen.press("Tile by tile")
    screen.qtbot.waitUntil(lambda: not screen.application.review.tiles.busy)
    tallies = len(screen.game.view().tallies)
    assert asked == [(Side.IVORY, number) for number in range(1, tallies + 1)]
    told = [item.property("modelData")["cells"] for item in screen.visible_items("turnedTile")]
    assert told == [
        [
            "Election\u00a02",
            "9\u00a0soldiers",
            "Brown’s citadel",
            "cost you 20",
            "As strong there: 20\u00a0in\u00a0100",
        ],
        [
            "Election\u00a02",
            "1\u00a0merchant",
            "Ivory’s market",
            "hard to tell",
            "As strong there: 100\u00a0in\u00a0100",
        ],
    ]
    asked.clear()
    give(screen.application, replace(invented(whole_game()), rows=ROWS))
    screen.qtbot.waitUntil(lambda: not screen.application.review.tiles.busy)
    assert len(asked) == tallies, "a thorough review has other figures"

    def broken(*_: object) -> Iterator[TurnedTile]:
        raise ValueError

    monkeypatch.setattr(tile_costs, "turned", broken)
    give(screen.application, replace(invented(whole_game()), rows=ROWS))
    screen.qtbot.waitUntil(lambda: say(texts.FAILED) in screen.texts())
    screen.play_computer()
    assert not screen.application.review.tiles.trouble
