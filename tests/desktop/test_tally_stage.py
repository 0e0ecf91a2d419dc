"""What the stage of a tally shows after each beat: its models, through a whole game."""

from __future__ import annotations

from collections.abc import Callable

from tests.desktop.support.program import counted_rows
from tests.readers import PlayedGame, play_game, witnessed
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.models.counted import CountedRow
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.stage.stakes import turning_order
from tyrus_desktop.desktop.stage.tempo import Manner
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.events import ElectionTallied, Event
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

GAME = play_game(3, "rules-of-thumb", "greedy")


def watch(
    played: PlayedGame, look: Callable[[Stage, Event], None], manner: Manner | None = None
) -> None:
    """Show a game on a stage to Ivory, and look after every beat of a tally."""
    stage = Stage(None, lambda: manner or Manner())
    stage.begin(PlayerView(Side.IVORY, played.deal.first))
    stage.name_players(Voices(dict.fromkeys(Side, "x"), Side.IVORY))
    for _, events in witnessed(played, Side.IVORY):
        for event in events:
            for beat in event_beats(stage, event):
                beat.show()
                if isinstance(event, ElectionTallied):
                    look(stage, event)


def test_a_tile_has_no_face_role_or_effect_before_it_is_turned(qapp: object) -> None:
    seen: set[bool] = set()

    def look(stage: Stage, event: Event) -> None:
        for row in counted_rows(stage.models):
            seen.add(row.turned)
            if not row.turned:
                assert row == CountedRow(row.owner, election=row.election, order=row.order)
            else:
                assert NONE not in (row.profession, row.value, row.counted_role, row.effect)

    watch(GAME, look)
    assert seen == {False, True}


def test_rows_stand_by_building_and_as_placed_and_never_move(qapp: object) -> None:
    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        shown = event.tally.shown
        placed = [s for side in Side for s in shown if s.building.side is side]
        rows = counted_rows(stage.models)
        order = turning_order(shown)
        if len(rows) < len(shown):
            assert not any(row.turned for row in rows)
            return
        assert [row.owner for row in rows] == [list(Side).index(s.owner) for s in placed]
        for row, standing in zip(rows, placed, strict=True):
            if row.turned:
                assert standing.tile is not None
                assert row.value == standing.tile.value
                assert row.turned_at == order.index(standing)

    watch(GAME, look)


def test_the_sums_are_the_rulebooks_over_the_tiles_turned_so_far(qapp: object) -> None:
    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        up = turning_order(event.tally.shown)[: sum(r.turned for r in counted_rows(stage.models))]
        so_far = tally(event.tally.number, event.tally.kind, up)
        for row, side in zip(stage.models.tally.rows, Side, strict=True):
            counted = so_far.count(side)
            assert (row.votes, row.blocks, row.countered) == (
                counted.votes, counted.blocks, counted.countered,
            )  # fmt: skip
            assert (row.surplus, row.total) == (counted.surplus, counted.total)
        assert stage.models.tally.backs == len(event.tally.shown) - len(up)

    watch(GAME, look)


def test_the_result_is_told_nowhere_before_the_verdict(qapp: object) -> None:
    told: list[tuple[bool, bool]] = []

    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        models, number = stage.models, event.tally.number
        decided = models.tally.winner >= 0
        assert stage.view is not None
        elsewhere = [
            len(stage.view.tallies) == number,
            models.chart.rows[number - 1].chart_winner >= 0,
            sum(row.chart_row >= 0 for row in models.representatives.rows) == number,
            models.log.rows[-1].event == event,
        ]
        assert len({*elsewhere}) == 1
        assert decided or not any(elsewhere)
        assert (" wins " in models.tally.standing or " win " in models.tally.standing) == (
            decided and event.tally.winner is not None
        )
        told.append((decided, any(elsewhere)))

    watch(GAME, look)
    assert {*told} == {(False, False), (True, False), (True, True)}


def test_tiles_come_to_the_stage_one_by_one_as_they_were_placed(qapp: object) -> None:
    arrived: dict[int, list[int]] = {}

    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        rows = counted_rows(stage.models)
        arrived.setdefault(event.tally.number, []).append(len(rows))
        # Their number is known from the start, so that the first stands in its place at once.
        assert [row.tiles for row in stage.models.tally.rows] == [
            sum(s.building.side is side for s in event.tally.shown) for side in Side
        ]
        came = event.tally.shown[: len(rows)]
        by_building = [s for side in Side for s in came if s.building.side is side]
        assert [row.owner for row in rows] == [list(Side).index(s.owner) for s in by_building]

    watch(GAME, look)
    for numbers in arrived.values():
        assert numbers[: numbers[-1] + 1] == list(range(numbers[-1] + 1))


def test_tiles_lie_face_up_on_the_table_when_the_stage_is_left(qapp: object) -> None:
    discarded: set[tuple[int, int]] = set()

    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        rows = {(r.election, r.order): r for r in stage.models.tiles.rows if r.election}
        for standing in event.tally.shown:
            row = rows.get((standing.election, standing.order))
            if row is not None and not stage.models.tally.open:
                assert row.tile == standing.tile
                if row.place == TilePlace.DISCARD:
                    discarded.add((standing.election, standing.order))

    watch(GAME, look)
    assert len(discarded) > 6
