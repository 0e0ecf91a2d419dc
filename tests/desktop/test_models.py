"""Models of the table: the rules of Qt, and equal rows from events and from views."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from tests.desktop.support.channels import models
from tests.readers import PlayedGame, board, play_game, witnessed
from tyrus_desktop.desktop.models.chart import TO_COME, ChartModel, RepresentativeRow
from tyrus_desktop.desktop.models.tile_rows import TileRow, arranged, board_row
from tyrus_desktop.desktop.models.tiles_model import TileModel
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.text import sentences
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.board import Building, StandingTile
from tyrus_desktop.engine.events import Event, TilePlaced
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import Referee

GAMES = [play_game(seed, "rules-of-thumb", "greedy") for seed in range(2)]


def stage_before(game: PlayedGame, side: Side) -> Stage:
    stage = Stage()
    stage.clear()
    stage.begin(PlayerView(side, game.deal.first))
    stage.name_players(Voices({Side.IVORY: "Claire", Side.BROWN: "Denis"}))
    return stage


def show(stage: Stage, event: Event, *, open_table: bool = False) -> None:
    for beat in event_beats(stage, event, open_table=open_table):
        beat.show()


def shown_whole(view: PlayerView, *, open_table: bool) -> Counter[TileRow]:
    model = TileModel({})
    model.show(view, open_table=open_table)
    return Counter(model.rows)


@pytest.mark.parametrize("open_table", [False, True])
@pytest.mark.parametrize("side", Side)
def test_events_and_views_produce_the_same_model_rows(
    qapp: object, side: Side, open_table: bool
) -> None:
    """After the end of the game every tile shows its face."""
    stage = stage_before(GAMES[0], side)
    for view, events in witnessed(GAMES[0], side):
        for event in events:
            show(stage, event, open_table=open_table)
        assert Counter(stage.models.tiles.rows) == shown_whole(view, open_table=open_table)
        assert stage.view == view
    show(stage, Referee(GAMES[0].deal, GAMES[0].placements).reveal(), open_table=open_table)
    assert all(row.tile is not None for row in stage.models.tiles.rows)
    assert stage.view is not None
    assert Counter(stage.models.tiles.rows) == shown_whole(stage.view, open_table=open_table)


def test_building_lists_tiles_in_the_order_they_were_placed() -> None:
    temple = Building(Side.IVORY, Profession.PRIEST)
    times = ((2, 1), (1, 3), (1, 2))
    rows = [board_row(StandingTile(Side.IVORY, temple, *each, None)) for each in times]
    assert [row.slot for row in arranged(rows)] == [2, 1, 0]


def test_models_pass_qts_model_tester(qapp: object) -> None:
    """The model tester reports a violation as a warning, which fails the test."""
    stage = stage_before(GAMES[0], Side.IVORY)
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(model, mode) for model in models(stage).values()]
    assert len(testers) >= 7
    for game, open_table in zip(GAMES, (False, True), strict=True):
        stage.clear()
        stage.view = PlayerView(Side.IVORY, game.deal.first)
        for _, events in witnessed(game, Side.IVORY):
            for event in events:
                if isinstance(event, TilePlaced) and event.standing.tile in stage.view.hand:
                    stage.place_before_both(event)
                show(stage, event, open_table=open_table)
        show(stage, Referee(game.deal, game.placements).reveal(), open_table=open_table)
        stage.clear_for_handover()
        stage.models.retranslate()
    stage.clear()


def test_win_chart_marks_a_streak_that_may_end_the_game(qapp: object) -> None:
    won = [tally(i, Profession.SOLDIER, board("iS5>iC")) for i in (1, 2, 3)]
    for count, marked in ((1, 0), (2, 3), (3, 3)):
        model = ChartModel({})
        model.show((Profession.SOLDIER,) * count, tuple(won[:count]))
        assert [row.streak_side for row in model.rows] == [0] * marked + [TO_COME] * (9 - marked)


def test_changed_row_signals_only_the_changed_roles_and_texts(qapp: object) -> None:
    model = TileModel({"label": str})
    model.show(Referee(GAMES[0].deal).view(Side.IVORY), open_table=False)
    names = {role: bytes(name.data()).decode() for role, name in model.roleNames().items()}
    signalled: list[list[int]] = []
    model.dataChanged.connect(lambda _a, _b, roles: signalled.append(roles))
    model.set_row(0, replace(model.rows[0], last_placed=True))
    model.set_row(0, model.rows[0])
    assert [{names[role] for role in roles} for roles in signalled] == [{"lastPlaced", "label"}]


def test_representative_shows_its_winner_and_election(qapp: object) -> None:
    label = sentences.representative_label
    assert label(RepresentativeRow(0)) == "General, not elected yet"
    assert label(RepresentativeRow(0, 0, 1)) == "General, won by Brown in election\u00a01"
