"""Jumps in a replay reuse rows and items, and nothing of the moment before stays."""

import random
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tests.desktop.support.channels import models, roles
from tests.desktop.support.replaying import ALL, replay, show_moment
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.view import PlayerView

ROLES = ("tileSide", "place", "profession", "value", "building", "slot", "label", "description")
"""The roles that a tile's item shows."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row; 0 is blank."""

    number: int


def rows(*numbers: int) -> list[Row]:
    return [Row(number) for number in numbers]


def test_removed_rows_stay_as_blanks_while_room_is_reserved(qapp: object) -> None:
    model = RowsModel(Row, {"text": lambda row: f"{row.number}"}, blank=Row(0))
    signals: list[str] = []

    def numbers() -> list[int]:
        return [row.number for row in model._rows]  # noqa: SLF001

    model.set_rows(rows(1, 2))
    model.keep_room(4)
    assert numbers() == [1, 2, 0, 0]
    assert list(model.rows) == rows(1, 2)
    for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
        signal.connect(lambda *_: signals.append("structure"))
    model.change_rows(rows(1))
    model.change_rows(rows(1, 3, 4, 5))
    model.arrange_rows(rows(5, 1), lambda row: row.number, lambda _: True)
    assert numbers() == [5, 1, 0, 0]
    assert not signals
    model.change_rows(rows(1, 2, 3, 4, 5))
    model.change_rows(rows(1))
    assert numbers() == [1, 0, 0, 0]  # The blanks do not reveal how many there were.
    model.keep_room(0)
    assert numbers() == [1]


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
    return {name: roles(model)[: len(model.rows)] for name, model in models(stage).items()}


def test_jump_shows_the_same_as_a_newly_built_stage(ended: Screen, volume: int) -> None:
    ended.state.settings.speed = "slow"
    ended.state.settings.ledgerOpen, ended.state.settings.leaf = True, "log"
    show_moment(ended, 0, ALL)
    rng = random.Random(2)
    for index in rng.choices(range(replay(ended).last + 1), k=6 if volume == 1 else 40):
        replay(ended).setLens(rng.randrange(3))
        replay(ended).go(index)
        here, there = compared(ended.application.stage), compared(shown_afresh(ended))
        assert {name for name in here if here[name] != there[name]} == set(), index
        assert_items_show_their_rows(ended)
        said = ended.item("momentSentence").property("text")
        assert said == prompts.moment_sentence(ended.table)
    ended.state.settings.speed = "none"
    ended.state.settings.ledgerOpen, ended.state.settings.leaf = False, "tiles"


def assert_items_show_their_rows(screen: Screen) -> None:
    QCoreApplication.processEvents()
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
        if item.isVisible():
            home = item.property("home")
            assert abs(item.x() + item.width() / 2 - home.x()) < 1, "jumps are not animated"
        else:
            assert (item.property("label"), item.property("profession")) == ("", -1)
    lines = [line for line in screen.components("LogLine") if line.isVisible()]
    assert [line.property("sentence") for line in lines] == [
        sentence for *_, sentence in roles(screen.models.log)[: len(screen.models.log.rows)]
    ]
