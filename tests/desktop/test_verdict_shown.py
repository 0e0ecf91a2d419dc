"""The verdict and each tile's cost are told at the end, and its moment is marked."""

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


def test_verdict_comes_first_at_the_end_and_moves_nothing(fresh: Screen) -> None:
    at_the_end(fresh)
    fresh.qtbot.waitUntil(lambda: fresh.shows("causesLine"))
    give(fresh.application, replace(invented(whole_game()), done=0.5))
    QCoreApplication.processEvents()
    sentences, before = told(fresh), places(fresh)
    give(fresh.application, replace(invented(whole_game()), verdict=LOST))
    fresh.qtbot.waitUntil(lambda: told(fresh)[0].startswith(TOLD))
    assert "that election was 45\u00a0in\u00a0100" in told(fresh)[0]
    assert told(fresh)[1:] == sentences[1:]
    assert places(fresh) == before
    first, *later = line_heights(fresh)
    assert first > max(later), "the largest after the headline"
    fresh.click(fresh.visible_items("seeTally")[0])
    assert fresh.table.replay is not None
    assert fresh.table.replay.moment.index == MOMENT
    fresh.qtbot.waitUntil(lambda: fresh.shows("railVerdict"))
    for lens in (IVORY, BROWN):
        fresh.application.replay.setLens(lens)
        QCoreApplication.processEvents()
        assert not fresh.shows("railVerdict"), "it depends on all of the game"
    fresh.application.replay.setLens(ALL)
    fresh.application.replay.go(0)
    fresh.application.review.chances.toggle()
    fresh.qtbot.waitUntil(lambda: fresh.shows("decisive"))
    fresh.click(fresh.item("railVerdict"))
    assert fresh.table.replay.moment.index == MOMENT
    fresh.application.replay.close()
    fresh.qtbot.waitUntil(lambda: fresh.shows("causesLine"))
    assert told(fresh)[0].startswith(TOLD)
    assert told(fresh)[1:] == sentences, "the one that gave way has come back"


def test_each_tile_of_the_other_side_is_shown_when_asked(
    fresh: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Side, int]] = []

    def turned(_: Record, __: Findings, side: Side, election: int) -> Iterator[TurnedTile]:
        asked.append((side, election))
        if election == 2:
            yield TurnedTile(4, Tile.parse("S9"), Building.parse("bC"), 19.6, 0.2)
            yield TurnedTile(9, Tile.parse("M1"), Building.parse("iM"), -0.2, 1.0)

    monkeypatch.setattr(tile_costs, "turned", turned)
    at_the_end(fresh)
    fresh.qtbot.waitUntil(lambda: fresh.shows("causesLine"))
    give(fresh.application, replace(invented(whole_game()), rows=ROWS))
    fresh.click(fresh.item("causesLine"))
    fresh.qtbot.waitUntil(lambda: fresh.shows("causesSum"))
    assert not fresh.items("turnedTile")
    fresh.press("Tile by tile")
    fresh.qtbot.waitUntil(lambda: not fresh.application.review.tiles.busy)
    tallies = len(fresh.game.view().tallies)
    assert asked == [(Side.IVORY, number) for number in range(1, tallies + 1)]
    told = [item.property("modelData")["cells"] for item in fresh.visible_items("turnedTile")]
    assert told == [
        [
            "Election\u00a02",
            "9\u00a0soldiers",
            "Brown’s citadel",
            "cost you 20",
            "Tiles as high there: 20\u00a0in\u00a0100",
        ],
        [
            "Election\u00a02",
            "1\u00a0merchant",
            "Ivory’s market",
            "unclear",
            "Tiles as high there: 100\u00a0in\u00a0100",
        ],
    ]
    asked.clear()
    give(fresh.application, replace(invented(whole_game()), rows=ROWS))
    fresh.qtbot.waitUntil(lambda: not fresh.application.review.tiles.busy)
    assert len(asked) == tallies, "a thorough review has other figures"

    def broken(*_: object) -> Iterator[TurnedTile]:
        raise ValueError

    monkeypatch.setattr(tile_costs, "turned", broken)
    give(fresh.application, replace(invented(whole_game()), rows=ROWS))
    fresh.qtbot.waitUntil(lambda: say(texts.FAILED) in fresh.texts())
    fresh.play_computer()
    assert not fresh.application.review.tiles.trouble
