"""The speed of jumps in a replay: items are reused, texts are made once, and none is stale."""

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
from tests.desktop.support.replaying import ALL, replay, show_moment
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.memory import MemoryModel
from tyrus_desktop.desktop.models.rows import RowsModel
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.view import PlayerView

ROLES = ("tileSide", "place", "profession", "value", "building", "slot", "label", "description")
"""The roles that a tile's item shows."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row; 0 is blank."""

    number: int


class Numbers(RowsModel[Row]):
    """A list that records its signals."""

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


def test_kept_room_turns_missing_rows_blank(qapp: object) -> None:
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
    assert model.numbers() == [1, 0, 0, 0]  # Their number does not tell how many there were.
    model.keep_room(0)
    assert model.numbers() == [1]
    model.set_rows(rows(1, 2))
    assert model.numbers() == [1, 2]


def test_adjacent_changed_rows_are_signalled_once(qapp: object) -> None:
    model = Numbers()
    model.set_rows(rows(1, 2, 3, 4, 5))
    model.signals.clear()
    model.set_rows(rows(6, 7, 3, 8, 9))
    assert model.signals == ["0 to 1", "3 to 4"]


def test_retranslated_rows_make_their_texts_again(qapp: object) -> None:
    words = ["one"]
    model: RowsModel[Row] = RowsModel(Row, {"text": lambda _: words[0]})
    model.set_rows(rows(1))
    assert roles(model) == ((1, "one"),)
    words[0] = "un"
    model.retranslate()
    assert roles(model) == ((1, "un"),)


def shown_afresh(screen: Screen) -> Stage:
    """Return another stage, which has shown only the present moment."""
    replayed, stage = screen.table.replay, screen.application.stage
    assert replayed is not None
    assert isinstance(stage.view, PlayerView)
    screen.application.table.stage = fresh = Stage(screen.application)
    screen.application.table.name_players()
    screen.application.table.stage = stage
    fresh.show_moment(
        replayed.timeline.view(replayed.moment, replayed.lens),
        stage.models.log.rows,
        open_table=stage.open_table,
        counted=stage.models.tally.open,
        faces=not replayed.hidden,
    )
    return fresh


def compared(stage: Stage) -> dict[str, object]:
    """Return every role of every row that is not blank."""
    models = {
        name: model for name, model in vars(stage.models).items() if isinstance(model, RowsModel)
    }
    return {name: roles(model)[: len(model.rows)] for name, model in models.items()}


@pytest.mark.parametrize("lens", first(2, [0, 2, 1]))
def test_jumps_show_the_same_as_a_fresh_stage(ended: Screen, lens: int, volume: int) -> None:
    show_moment(ended, 0, lens)
    rng = random.Random(lens)
    for index in rng.choices(range(replay(ended).last + 1), k=5 if volume == 1 else 20):
        if rng.random() < 0.3:
            replay(ended).setLens(rng.randrange(3))
            replay(ended).setLens(lens)
        replay(ended).go(index)
        here, there = compared(ended.application.stage), compared(shown_afresh(ended))
        assert {name for name in here if here[name] != there[name]} == set(), index
        assert_items_show_their_rows(ended)
        said = ended.item("momentSentence").property("text")
        assert said == prompts.moment_sentence(ended.table)


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


def test_jumps_create_and_destroy_no_items(ended: Screen) -> None:
    show_moment(ended, 0)
    model, names = ended.models, ("tiles", "log", "ivoryCounted", "brownCounted")
    structure: list[str] = []
    for name in names:
        for signal in ("rowsInserted", "rowsRemoved", "modelReset"):
            getattr(getattr(model, name), signal).connect(
                lambda *_, told=f"{name} {signal}": structure.append(told)
            )
    room = model.tiles.rowCount()
    for index in random.Random(3).choices(range(replay(ended).last + 1), k=15):
        replay(ended).go(index)
        assert len(model.tiles.rows) <= room, "this game needs more tiles than usual"
    assert structure == []


def test_jump_makes_its_sentence_once_and_no_hidden_label(
    ended: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_moment(ended, 3)
    made: list[str] = []
    sentence, data = prompts.moment_sentence, MemoryModel.data

    def telling(table: Table) -> str:
        made.append("sentence")
        return sentence(table)

    def reading(*args: Any) -> object:
        made.append("memory")
        return data(*args)

    monkeypatch.setattr("tyrus_desktop.desktop.bridge.replay.shown.moment_sentence", telling)
    monkeypatch.setattr(MemoryModel, "data", reading)
    replay(ended).go(60)
    QCoreApplication.processEvents()
    assert made == ["sentence"], "the closed memory panel asks for nothing"


def test_blank_log_lines_take_no_room(ended: Screen) -> None:
    show_moment(ended, 0)
    lines = [i for i in ended.components("LogLine") if qml_type(i) == "LogLine"]
    assert len(lines) > len([i for i in lines if i.isVisible()]) == len(ended.models.log.rows)


def test_left_tally_leaves_its_stage_blank(ended: Screen) -> None:
    show_moment(ended, 0, ALL)
    replay(ended).goToTally(2)
    counted = len(counted_rows(ended.models))
    tiles = ended.components("StageTile")
    assert counted == len([tile for tile in tiles if tile.isVisible()]) < len(tiles)
    replay(ended).go(0)
    QCoreApplication.processEvents()
    assert not counted_rows(ended.models)
    for tile in ended.components("StageTile"):
        blank = {"owner": -1, "profession": -1, "value": -1, "countedRole": -1, "label": ""}
        assert {name: tile.property(name) for name in blank} == blank
        assert not tile.property("faceShown")
        assert tile.property("position") == -1


def test_opening_the_rail_draws_nothing_again(ended: Screen) -> None:
    show_moment(ended, 0)
    replay(ended).goToTally(2)
    replay(ended).close()
    QCoreApplication.processEvents()
    before = drawn(ended)
    show_moment(ended, 0)
    parts = ("-stage", "tiles/", "emblems/", "stamps/", "table/light")
    assert not [each for each in drawn(ended) - before if any(part in each for part in parts)]


def drawn(screen: Screen) -> set[str]:
    """Return the drawings in the window, with the size at which each was drawn."""
    found = set()
    for item in everything(screen.window.contentItem()):
        if qml_type(item) == "Picture" and item.property("source").toString():
            size = item.property("sourceSize")
            found.add(f"{item.property('source').toString()} {size.width()} {size.height()}")
    return found


def test_no_variants_of_files_are_looked_for(ended: Screen) -> None:
    assert ended.application.engine.urlInterceptors() == []
