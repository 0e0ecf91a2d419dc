"""The models of the tally's stage after each beat of a whole game."""

from tests.desktop.support.program import counted_rows
from tests.readers import play_game, witnessed
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.models.counted import CountedRow
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.stage.stakes import turning_order
from tyrus_desktop.desktop.stage.tempo import Manner
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView


def test_tally_models_show_only_the_turned_tiles(qapp: object) -> None:
    game = play_game(3, "rules-of-thumb", "greedy")
    stage = Stage(None, Manner)
    stage.begin(PlayerView(Side.IVORY, game.deal.first))
    stage.name_players(Voices(dict.fromkeys(Side, "x"), Side.IVORY))
    decisions = set()
    for _, events in witnessed(game, Side.IVORY):
        for event in events:
            for beat in event_beats(stage, event):
                beat.show()
                if isinstance(event, ElectionTallied):
                    assert_tiles(stage, event)
                    assert_sums(stage, event)
                    decisions.add(assert_result(stage, event))
    assert stage.models.tally.turnMs > 0
    assert stage.view is not None
    stage.models.show_tally(stage.view.tallies, on_stage=True)
    assert stage.models.tally.turnMs == 0  # Nothing turns in a tally shown at once.
    assert decisions == {(False, False), (True, False), (True, True)}


def assert_tiles(stage: Stage, event: ElectionTallied) -> None:
    """Rows are grouped by building, in the order placed; backs have no face, role or effect."""
    shown, rows = event.tally.shown, counted_rows(stage.models)
    came = shown[: len(rows)]
    order = turning_order(shown)
    placed = [s for side in Side for s in came if s.building.side is side]
    assert [row.owner for row in rows] == [list(Side).index(s.owner) for s in placed]
    assert len(rows) == len(shown) or not any(row.turned for row in rows)
    for row, standing in zip(rows, placed, strict=True):
        if row.turned:
            assert standing.tile is not None
            assert (row.value, row.turned_at) == (standing.tile.value, order.index(standing))
            assert NONE not in (row.profession, row.counted_role, row.effect)
        else:
            assert row == CountedRow(row.owner, election=row.election, order=row.order)


def assert_sums(stage: Stage, event: ElectionTallied) -> None:
    """Sums count the tiles turned so far; the number of tiles is known from the start."""
    whole, model = event.tally, stage.models.tally
    up = turning_order(whole.shown)[: sum(row.turned for row in counted_rows(stage.models))]
    so_far = tally(whole.number, whole.kind, up)
    for row, side in zip(model.rows, Side, strict=True):
        counted = so_far.count(side)
        assert row.tiles == sum(s.building.side is side for s in whole.shown)
        assert (row.votes, row.blocks, row.countered, row.surplus, row.total) == (
            counted.votes, counted.blocks, counted.countered, counted.surplus, counted.total,
        )  # fmt: skip
    assert model.backs == len(whole.shown) - len(up)


def assert_result(stage: Stage, event: ElectionTallied) -> tuple[bool, bool]:
    """Nothing tells the result before the verdict; return whether the stage and the table do."""
    models, number = stage.models, event.tally.number
    decided = models.tally.winner >= 0
    assert stage.view is not None
    elsewhere = {
        len(stage.view.tallies) == number,
        models.chart.rows[number - 1].chart_winner >= 0,
        sum(row.chart_row >= 0 for row in models.representatives.rows) == number,
        models.log.rows[-1].event == event,
    }
    assert len(elsewhere) == 1
    assert decided or elsewhere == {False}
    said = " wins " in models.tally.standing or " win " in models.tally.standing
    assert said == (decided and event.tally.winner is not None)
    return decided, elsewhere == {True}
