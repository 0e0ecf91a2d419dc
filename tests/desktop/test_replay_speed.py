"""What keeps a jump short: items stay, each thing is told once, and nothing of them is stale."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from tests.covering import first
from tests.desktop.support.channels import roles
from tests.desktop.support.items import everything, qml_type
from tests.desktop.support.program import counted_rows
from tests.desktop.support.replaying import open_replay, replay
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.memory import MemoryModel
from tyrus_desktop.desktop.models.rows import RowsModel
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.view import PlayerView

ROLES = ("tileSide", "place", "profession", "value", "building", "slot", "label", "description")
"""What an item of a tile shows of its row."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list, for which 0 is blank."""

    number: int


class Numbers(RowsModel[Row]):
    """A list that notes what it signals."""

    def __init__(self) -> None:
        super().__init__(Row, {"text": lambda row: f"{row.number}"}, blank=Row(0))
        self.signals: list[str] = []
        self.dataChanged.connect(lambda a, b: self.signals.append(f"{a.row()} to {b.row()}"))
        self.rowsInserted.connect(lambda *_: self.signals.append("inserted"))
        self.rowsRemoved.connect(lambda *_: self.signals.append("removed"))
        self.modelReset.connect(lambda: self.signals.append("reset"))

    def numbers(self) -> list[int]:
        return [row.number for row in self._rows]


def rows(*numbers: int) -> list[Row]:
    return [Row(number) for number in numbers]


def test_with_room_for_them_rows_come_and_go_as_blank_ones(qapp: object) -> None:
    model = Numbers()
    model.set_rows(rows(1, 2))
    model.keep_room(4)
    assert model.numbers() == [1, 2, 0, 0]
    assert list(model.rows) == rows(1, 2)
    model.signals.clear()
    model.change_rows(rows(1))
    model.change_rows(rows(1, 3, 4, 5))
    model.arrange_rows(rows(5, 1), lambda row: row.number, lambda _: True)
    assert model.numbers() == [5, 1, 0, 0]
    assert not {"inserted", "removed", "reset"} & set(model.signals)
    model.change_rows(rows(1, 2, 3, 4, 5))
    model.change_rows(rows(1))
    assert model.numbers() == [1, 0, 0, 0]  # Their number never tells how many there have been.
    model.keep_room(0)
    assert model.numbers() == [1]
    model.set_rows(rows(1, 2))
    assert model.numbers() == [1, 2]


def test_adjacent_rows_that_change_alike_are_signalled_once(qapp: object) -> None:
    model = Numbers()
    model.set_rows(rows(1, 2, 3, 4, 5))
    model.signals.clear()
    model.set_rows(rows(6, 7, 3, 8, 9))
    assert model.signals == ["0 to 1", "3 to 4"]


def test_a_text_is_made_again_when_what_it_depends_on_has_changed(qapp: object) -> None:
    words = ["one"]
    model: RowsModel[Row] = RowsModel(Row, {"text": lambda _: words[0]})
    model.set_rows(rows(1))
    assert roles(model) == ((1, "one"),)
    words[0] = "un"
    model.retranslate()
    assert roles(model) == ((1, "un"),)


def shown_afresh(screen: Screen) -> Stage:
    """Return another stage, which has shown nothing but the present moment."""
    past, stage = screen.table.replay, screen.application.stage
    assert past is not None
    assert isinstance(stage.view, PlayerView)
    screen.application.table.stage = fresh = Stage(screen.application)
    screen.application.table.name_players()
    screen.application.table.stage = stage
    fresh.show_moment(
        past.timeline.view(past.moment, past.lens),
        stage.models.log.rows,
        open_table=stage.open_table,
        counted=stage.models.tally.open,
        faces=not past.hidden,
    )
    return fresh


def compared(stage: Stage) -> dict[str, object]:
    """Return every role of every row that is not blank; tiles in any order of their slots."""
    models = {
        name: model for name, model in vars(stage.models).items() if isinstance(model, RowsModel)
    }
    return {name: roles(model)[: len(model.rows)] for name, model in models.items()}


@pytest.mark.parametrize("lens", first(2, [0, 2, 1]))
def test_after_any_jumps_rows_texts_and_items_are_those_of_the_moment(
    screen: Screen, lens: int, volume: int
) -> None:
    open_replay(screen)
    replay(screen).setLens(lens)
    rng = random.Random(lens)
    for index in rng.choices(range(replay(screen).last + 1), k=8 if volume == 1 else 20):
        if rng.random() < 0.3:
            replay(screen).setLens(rng.randrange(3))
            replay(screen).setLens(lens)
        replay(screen).go(index)
        here, there = compared(screen.application.stage), compared(shown_afresh(screen))
        assert {name for name in here if here[name] != there[name]} == set(), index
        assert_items_show_their_rows(screen)
        said = screen.item("momentSentence").property("text")
        assert said == prompts.moment_sentence(screen.table)


def assert_items_show_their_rows(screen: Screen) -> None:
    model = screen.models.tiles
    names = [bytes(name.data()).decode() for _, name in sorted(model.roleNames().items())]
    items = sorted(screen.tiles(), key=lambda item: int(item.property("index")))
    assert len(items) == model.rowCount()
    for item, row in zip(items, roles(model), strict=True):
        expected = dict(zip(names, row, strict=True))
        assert {name: item.property(name) for name in ROLES} == {
            name: expected[name] for name in ROLES
        }
        assert item.isVisible() is (expected["place"] != TilePlace.NOWHERE)
        if not item.isVisible():
            assert (item.property("label"), item.property("profession")) == ("", -1)
    lines = [item for item in screen.components("LogLine") if item.property("sentence")]
    assert [item.property("text") for item in lines] == [
        sentence for *_, sentence in roles(screen.models.log)[: len(screen.models.log.rows)]
    ]


def test_no_jump_creates_or_destroys_an_item_of_a_tile_a_counted_tile_or_a_line_of_the_log(
    screen: Screen,
) -> None:
    open_replay(screen, 0)
    model, names = screen.models, ("tiles", "log", "ivoryCounted", "brownCounted")
    structure: list[str] = []
    for name in names:
        for signal in ("rowsInserted", "rowsRemoved", "modelReset"):
            getattr(getattr(model, name), signal).connect(
                lambda *_, told=f"{name} {signal}": structure.append(told)
            )
    room = model.tiles.rowCount()
    shown = 0
    for index in random.Random(3).choices(range(replay(screen).last + 1), k=30):
        replay(screen).go(index)
        shown = max(shown, len(model.tiles.rows))
        if shown > room:
            pytest.fail(f"This game has {shown} tiles on the table, more than there is room for.")
    assert structure == []


def test_a_jump_makes_its_sentence_once_and_no_label_of_the_closed_memory_panel(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_replay(screen, 3)
    made: list[str] = []
    sentence, data = prompts.moment_sentence, MemoryModel.data

    def telling(table: Table) -> str:
        made.append("sentence")
        return sentence(table)

    def reading(*args: Any) -> object:
        made.append("memory")
        return data(*args)

    monkeypatch.setattr("tyrus_desktop.desktop.bridge.replay.state.moment_sentence", telling)
    monkeypatch.setattr(MemoryModel, "data", reading)
    replay(screen).go(60)
    QCoreApplication.processEvents()
    assert made == ["sentence"]


def test_what_is_left_after_a_look_back_has_no_blank_rows(screen: Screen) -> None:
    open_replay(screen, 5)
    replay(screen).close()
    models = screen.models
    for model in (models.tiles, models.log, models.ivoryCounted, models.brownCounted):
        assert model.rowCount() == len(model.rows)


def test_lines_of_the_log_that_are_to_come_take_no_room(screen: Screen) -> None:
    open_replay(screen, 0)
    lines = [i for i in screen.components("LogLine") if qml_type(i) == "LogLine"]
    assert len(lines) > len([i for i in lines if i.isVisible()]) == len(screen.models.log.rows)


def test_a_tile_that_is_no_longer_counted_leaves_nothing_on_the_stage(screen: Screen) -> None:
    open_replay(screen)
    replay(screen).goToTally(2)
    counted = len(counted_rows(screen.models))
    tiles = screen.components("StageTile")
    assert counted == len([tile for tile in tiles if tile.isVisible()]) < len(tiles)
    replay(screen).go(0)
    QCoreApplication.processEvents()
    assert not counted_rows(screen.models)
    for tile in screen.components("StageTile"):
        blank = {"owner": -1, "profession": -1, "value": -1, "countedRole": -1, "label": ""}
        assert {name: tile.property(name) for name in blank} == blank
        assert not tile.property("faceShown")
        assert tile.property("position") == -1


def test_when_the_rail_comes_nothing_is_drawn_again_on_the_stage_nor_below_the_table(
    screen: Screen,
) -> None:
    open_replay(screen)
    replay(screen).goToTally(2)
    replay(screen).close()
    QCoreApplication.processEvents()
    before = drawn(screen)
    screen.click(screen.item("startReplay"))
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    after = drawn(screen)
    parts = ("-stage", "tiles/", "emblems/", "stamps/", "table/light")
    assert {each for each in after - before if any(part in each for part in parts)} == set()


def drawn(screen: Screen) -> set[str]:
    """Return the drawings in the window, with the size at which each was drawn."""
    found = set()
    for item in everything(screen.window.contentItem()):
        if qml_type(item) == "Picture" and item.property("source").toString():
            size = item.property("sourceSize")
            found.add(f"{item.property('source').toString()} {size.width()} {size.height()}")
    return found


def test_no_variants_of_files_are_looked_for(screen: Screen) -> None:
    assert screen.application.engine.urlInterceptors() == []
