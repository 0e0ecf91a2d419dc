"""The models of the table follow Qt's rules, and events lead to the same rows as views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from tests.covering import first
from tests.desktop.support.channels import models, roles
from tests.readers import PlayedGame, play_game, witnessed
from tyrus_desktop.desktop.models.tile_rows import TileRow
from tyrus_desktop.desktop.models.tiles import TileModel
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.events import Event, TilePlaced
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import Referee

GAMES = [play_game(seed, "rules-of-thumb", "greedy") for seed in range(6)]


def stage_before(game: PlayedGame, side: Side) -> Stage:
    stage = Stage()
    stage.clear()
    stage.begin(PlayerView(side, game.deal.first))
    stage.name_players(Voices({Side.IVORY: "Claire", Side.BROWN: "Denis"}))
    return stage


def show(stage: Stage, event: Event, *, open_table: bool = False) -> None:
    for beat in event_beats(stage, event, open_table=open_table):
        beat.show()


def lasting(rows: tuple[TileRow, ...]) -> Counter[TileRow]:
    """Return the rows, in any order."""
    return Counter(rows)


def shown_whole(view: PlayerView, *, open_table: bool) -> Counter[TileRow]:
    model = TileModel({})
    model.show(view, open_table=open_table)
    return lasting(tuple(model.rows))


@pytest.mark.parametrize("open_table", [False, True])
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("game", first(2, GAMES))
def test_events_lead_to_the_same_tiles_as_the_view(
    qapp: object, game: PlayedGame, side: Side, open_table: bool
) -> None:
    stage = stage_before(game, side)
    for view, events in witnessed(game, side):
        for event in events:
            show(stage, event, open_table=open_table)
        expected = shown_whole(view, open_table=open_table)
        assert lasting(tuple(stage.models.tiles.rows)) == expected
        assert stage.view == view


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("game", first(2, GAMES))
def test_after_the_end_every_tile_shows_its_face(
    qapp: object, game: PlayedGame, side: Side
) -> None:
    stage = stage_before(game, side)
    for _, events in witnessed(game, side):
        for event in events:
            show(stage, event)
    revealed = Referee(game.deal, game.placements).reveal()
    show(stage, revealed)
    assert all(row.tile is not None for row in stage.models.tiles.rows)
    assert stage.view is not None
    assert lasting(tuple(stage.models.tiles.rows)) == shown_whole(stage.view, open_table=False)


@pytest.mark.parametrize("open_table", [False, True])
def test_every_model_passes_qts_model_tester_through_whole_games(
    qapp: object, open_table: bool
) -> None:
    """The model tester reports a breach as a warning, which fails the test."""
    game = GAMES[0]
    stage = stage_before(game, Side.IVORY)
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(model, mode) for model in models(stage).values()]
    assert len(testers) >= 7
    for game in GAMES[:2]:
        stage.clear()
        stage.view = PlayerView(Side.IVORY, game.deal.first)
        for _, events in witnessed(game, Side.IVORY):
            for event in events:
                if isinstance(event, TilePlaced) and event.standing.tile in stage.view.hand:
                    stage.place_before_both(event)
                show(stage, event, open_table=open_table)
        revealed = Referee(game.deal, game.placements).reveal()
        show(stage, revealed, open_table=open_table)
        stage.clear_for_handover()
        stage.models.retranslate()
    stage.clear()


def test_every_row_of_every_model_has_a_value_for_every_role(qapp: object) -> None:
    game = GAMES[1]
    stage = stage_before(game, Side.BROWN)
    for _, events in witnessed(game.cut(20), Side.BROWN):
        for event in events:
            show(stage, event)
    for name, model in models(stage).items():
        rows = roles(model)
        assert rows, name
        assert None not in [value for row in rows for value in row], name


@pytest.mark.parametrize(
    ("label", "expected"),
    [(str, {"lastPlaced", "label"}), (lambda row: str(row.slot), {"lastPlaced"})],
)
def test_a_change_signals_only_the_roles_that_changed(
    qapp: object, label: Callable[[TileRow], str], expected: set[str]
) -> None:
    model = TileModel({"label": label})
    view = Referee(GAMES[0].deal).view(Side.IVORY)
    model.show(view, open_table=False)
    names = {role: bytes(name.data()).decode() for role, name in model.roleNames().items()}
    told: list[set[str]] = []
    model.dataChanged.connect(lambda _a, _b, changed: told.append({names[r] for r in changed}))
    model.set_row(0, replace(model.rows[0], last_placed=True))
    model.set_row(0, model.rows[0])
    assert told == [expected]
