"""The stage: how each beat changes the models."""

from tests.desktop.support.channels import models, roles
from tests.readers import PlayedGame, play_game, witnessed
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.models.memory import TileFate
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.events import ElectionOpened, ElectionTallied, GameStarted, TilePlaced
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import Referee

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


def test_stage_shows_every_event_of_a_whole_game(qapp: object) -> None:
    """Tiles are discarded in the order in which they were placed. The last tile is marked."""
    stage, most = stage_before(GAME), 0
    tiles = stage.models.tiles
    for view, events in witnessed(GAME, Side.IVORY):
        for event in events:
            swept: dict[tuple[int, int], None] = {}
            for beat in event_beats(stage, event):
                beat.show()
                gone = [row for row in tiles.rows if row.place == TilePlace.DISCARD]
                swept |= dict.fromkeys((row.election, row.order) for row in gone)
            if isinstance(event, ElectionTallied):
                assert [*swept] == [(s.election, s.order) for s in event.tally.shown]
                assert [*swept] == sorted(swept)
                most = max(most, len(swept))
        marked = [(row.election, row.order) for row in tiles.rows if row.last_placed]
        assert marked == ([(view.election, view.placed)] if view.placed and not view.over else [])
    assert most > 3
    headings = [type(row.event) for row in stage.models.log.rows if row.heading]
    opened = [row for row in stage.models.log.rows if isinstance(row.event, ElectionOpened)]
    assert headings == [GameStarted, *[ElectionOpened] * len(opened)]


def test_memory_aid_shows_the_fate_of_every_own_tile(qapp: object) -> None:
    for side, count in ((Side.IVORY, 0), (Side.IVORY, 38), (Side.BROWN, 8)):
        stage = stage_after(GAME.cut(count), side)
        view = stage.view
        assert view is not None
        fates: dict[int, set[Tile]] = {fate: set() for fate in TileFate}
        for row in stage.models.memory.rows:
            if row.memory_side == list(Side).index(side):
                fates[row.fate].add(Tile(Profession(row.profession), row.value))
        assert fates == {
            TileFate.HAND: {*view.hand},
            TileFate.PLACED: {s.tile for s in view.standing if s.owner is side},
            TileFate.SHOWN: {*view.shown_tiles(side)},
            TileFate.TO_DRAW: {*view.undrawn()},
            TileFate.UNSEEN: set(),
        }


def test_placing_a_tile_in_open_play_clears_hints(qapp: object) -> None:
    stage = stage_after(GAME.cut(0))
    assert stage.view is not None
    placement = next(stage.view.legal_placements())
    stage.show_hints(placement.tile.profession)
    assert any(row.hint_role != NONE for row in stage.models.buildings.rows)
    stage.place_before_both(TilePlaced(stage.standing(placement)))
    assert all(row.hint_role == NONE for row in stage.models.buildings.rows)
    assert all(row.tile is None for row in stage.models.tiles.rows)


def test_stage_adds_only_missing_events_to_the_log(qapp: object) -> None:
    stage = stage_after(GAME.cut(8))
    lines = stage.models.log.rows
    story = Referee(GAME.deal, GAME.placements[:9]).story(Side.IVORY, 9)
    stage.fill_log(story)
    stage.fill_log(story)
    assert [row.event for row in stage.models.log.rows[: len(lines)]] == [r.event for r in lines]
    assert len(stage.models.log.rows) == len(story) > len(lines)


def test_clearing_the_stage_clears_all_texts(qapp: object) -> None:
    stage = stage_after(GAME)
    for model in models(stage).values():
        roles(model)

    def remembered() -> int:
        every = [vars(model)["_text_roles"] for model in models(stage).values()]
        return sum(text.cache_info().currsize for texts in every for text in texts.values())

    assert remembered() > 100
    stage.clear()
    assert remembered() == 0
