"""The beats of the stage: what each one changes in the models, and in which order."""

from __future__ import annotations

import pytest

from tests.desktop.support.channels import models, roles
from tests.readers import PlayedGame, play_game, witnessed
from tyrus_desktop.desktop.models.memory import TileFate
from tyrus_desktop.desktop.models.tile_rows import TilePlace, TileRow
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.events import ElectionOpened, ElectionTallied, GameStarted, TilesDrawn
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView

GAME = play_game(3, "rules-of-thumb", "greedy")


def stage_before(game: PlayedGame, side: Side = Side.IVORY) -> Stage:
    stage = Stage()
    stage.begin(PlayerView(side, game.deal.first))
    return stage


def stage_after(game: PlayedGame, side: Side = Side.IVORY) -> Stage:
    stage = stage_before(game, side)
    for _, events in witnessed(game, side):
        for event in events:
            for beat in event_beats(stage, event):
                beat.show()
    return stage


def placed(rows: tuple[TileRow, ...]) -> list[tuple[int, int]]:
    return [(row.election, row.order) for row in rows]


@pytest.mark.parametrize("side", Side)
def test_the_tiles_of_a_tally_are_discarded_in_the_order_they_were_placed(
    qapp: object, side: Side
) -> None:
    stage = stage_before(GAME, side)
    most = 0
    for _, events in witnessed(GAME, side):
        for event in events:
            swept: list[tuple[int, int]] = []
            for beat in event_beats(stage, event):
                beat.show()
                gone = [r for r in stage.models.tiles.rows if r.place == TilePlace.DISCARD]
                swept += [each for each in placed(tuple(gone)) if each not in swept]
            if isinstance(event, ElectionTallied):
                assert swept == [(s.election, s.order) for s in event.tally.shown]
                assert swept == sorted(swept)
                most = max(most, len(swept))
    assert most > 3


def test_the_log_has_a_heading_for_the_start_and_for_each_election(qapp: object) -> None:
    stage = stage_after(GAME)
    headings = [type(row.event) for row in stage.models.log.rows if row.heading]
    opened = [row for row in stage.models.log.rows if isinstance(row.event, ElectionOpened)]
    assert headings == [GameStarted, *[ElectionOpened] * len(opened)]


def test_only_the_tile_placed_last_is_marked(qapp: object) -> None:
    stage = stage_before(GAME)
    for view, events in witnessed(GAME, Side.IVORY):
        for event in events:
            for beat in event_beats(stage, event):
                beat.show()
        marked = placed(tuple(row for row in stage.models.tiles.rows if row.last_placed))
        assert marked == ([(view.election, view.placed)] if view.placed and not view.over else [])


@pytest.mark.parametrize("count", [0, 8, 20, 38])
@pytest.mark.parametrize("side", Side)
def test_the_memory_aid_knows_where_each_of_ones_own_tiles_is(
    qapp: object, side: Side, count: int
) -> None:
    stage = stage_after(GAME.cut(count), side)
    view = stage.view
    assert view is not None
    fates: dict[TileFate, set[Tile]] = {fate: set() for fate in TileFate}
    for row in stage.models.memory.rows:
        if row.memory_side == list(Side).index(side):
            fates[TileFate(row.fate)].add(Tile(Profession(row.profession), row.value))
    standing = {s.tile for s in view.standing if s.owner is side}
    assert fates[TileFate.HAND] == set(view.hand)
    assert fates[TileFate.PLACED] == standing
    assert fates[TileFate.SHOWN] == set(view.shown_tiles(side))
    assert fates[TileFate.TO_DRAW] == set(view.undrawn())
    assert not fates[TileFate.UNSEEN]


def test_a_draw_closes_the_gaps_of_hands_by_slot(qapp: object) -> None:
    stage = stage_after(GAME.cut(2))
    view = stage.view
    assert view is not None
    own: list[Tile | None] = [*view.hand, None]
    enemy = [*[t for t in GAME.deal.brown if t not in view.shown_tiles(Side.BROWN)][:8], None]
    stage.show(view, open_table=True, hands={Side.IVORY: own, Side.BROWN: enemy})
    assert any(row.numbered for row in stage.models.tiles.rows)
    drawn = TilesDrawn(Side.IVORY, 3, tuple(sorted(view.undrawn())[:3]))
    for beat in event_beats(stage, drawn, open_table=True):
        beat.show()
    hands = [row for row in stage.models.tiles.rows if row.place == TilePlace.HAND]
    assert not any(row.numbered for row in hands)
    for side in (0, 1):
        slots = sorted(row.slot for row in hands if row.tile_side == side)
        assert slots == list(range(len(slots)))


def test_a_beat_shown_at_once_has_neither_duration_nor_sound(qapp: object) -> None:
    stage = stage_before(GAME)
    toss, _ = event_beats(stage, GameStarted(GAME.deal.first))
    assert toss.cue is Cue.TOSS
    assert toss.milliseconds > 0
    assert toss.at_once().cue is None
    assert toss.at_once().milliseconds == 0


def test_the_log_says_who_goes_first_only_once_the_marker_has_landed(qapp: object) -> None:
    stage = stage_before(GAME)
    known = len(stage.models.log.rows)
    toss, landed = event_beats(stage, GameStarted(GAME.deal.first))
    toss.show()
    assert len(stage.models.log.rows) == known
    landed.show()
    assert stage.models.log.rows[-1].event == GameStarted(GAME.deal.first)


def test_when_the_table_is_cleared_no_text_of_the_last_game_is_remembered(qapp: object) -> None:
    stage = stage_after(GAME)
    for model in models(stage).values():
        roles(model)

    def remembered() -> int:
        every = [vars(model)["_text_roles"] for model in models(stage).values()]
        return sum(text.cache_info().currsize for texts in every for text in texts.values())

    assert remembered() > 100
    stage.clear()
    assert remembered() == 0
