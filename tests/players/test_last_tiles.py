"""Last tiles: what is proved of them, against all arrangements played out by the rules."""

import random

import numpy as np
import pytest

from tests.arrangements import FEW, Results, last_tiles, results
from tests.imagined import quick_adviser, quick_player
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.tiles import Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import TILES
from tyrus_desktop.players.batch.relative import MOVES
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement, placement_of_move
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.last_tiles import LastTile
from tyrus_desktop.players.levels import SEARCHING
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer


def lowest_equal(view: PlayerView, placement: Placement, told: dict[Placement, Results]) -> Tile:
    """Return the lowest tile that gives the same result of the election there."""
    mine = [winner for winner, _ in told[placement]]
    return min(
        each.tile
        for each in told
        if each.building == placement.building
        and each.tile.profession is placement.tile.profession
        and [winner for winner, _ in told[each]] == mine
    )


@pytest.mark.parametrize("most", [FEW, pytest.param(16 * FEW, marks=pytest.mark.long)])
def test_last_tiles_are_judged_as_by_all_arrangements(most: int) -> None:
    folded = won = ninth = 0
    for view in last_tiles(most):
        known = games_of_view(view)
        judged = LastTile.of(known)
        told = {
            each: results(view, each)
            for each in view.legal_placements()
            if each.building.profession is view.kind
        }
        for placement, found in told.items():
            move = move_of_placement(view, known, placement)
            lowest = placement_of_move(view, known, int(judged.lowest[move]))
            assert lowest.building == placement.building
            assert lowest.tile == lowest_equal(view, placement, told)
            wins = all(winner is view.side for _, winner in found)
            assert judged.wins[move] == wins
            folded += lowest.tile != placement.tile
            won += wins
        ninth += view.election == ELECTIONS
    assert min(folded, won, ninth) >= 5


@pytest.mark.parametrize("key", [*SEARCHING, "adviser"])
def test_searching_players_place_no_dominated_last_tile(key: str) -> None:
    """And a placement that is proved to win the game, where there is one."""
    adviser, player = quick_adviser(), quick_player(STRONGEST if key == "adviser" else key)
    for number, view in enumerate(last_tiles()[::2]):
        if key == "adviser":
            advice = adviser.advise(view, never)
            assert advice is not None
            placed = [advice.placement]
        else:
            stops = (never, lambda: True)
            placed = [player.choose(view, random.Random(number), stop) for stop in stops]
        known = games_of_view(view)
        judged = LastTile.of(known)
        for move in (move_of_placement(view, known, each) for each in placed):
            assert judged.lowest[move] == move
            assert judged.wins[move] or not judged.wins.any()


def test_coach_judges_a_dominated_tile_as_itself() -> None:
    adviser, judged = quick_adviser(), 0
    for view in last_tiles():
        known = games_of_view(view)
        lowest = LastTile.of(known).lowest
        dominated = np.flatnonzero(lowest != np.arange(MOVES))[:1]
        for move in dominated.tolist():
            adviser.coach.warn(view, placement_of_move(view, known, move), never)
            judged += 1
    assert judged >= 5


def test_last_tile_is_the_best_by_value_then_proof() -> None:
    """Among equal ones it is the lowest tile; the strategy does not mix."""
    player = quick_player(STRONGEST)
    assert isinstance(player, SearchPlayer)
    views = [v for v in last_tiles() if v.election == ELECTIONS and v.placed == PLACEMENTS - 1]
    for view in views:
        known = games_of_view(view)
        judged, prior = LastTile.of(known), player.prior(known, np.zeros((1, TILES)))
        tried = player.candidates(known, prior)
        assert set(judged.lowest[prior > 0]) <= set(tried)
        better = tried == tried[-1]
        (chosen,) = np.flatnonzero(player.strategy(known, prior, tried, 0.5 * better))
        assert chosen == tried[-1]
        (chosen,) = np.flatnonzero(player.strategy(known, prior, tried, 0.0 * better))
        assert judged.worst[chosen] == judged.worst[tried].max()
        equal = tried[judged.worst[tried] == judged.worst[chosen]]
        assert chosen // 6 % 10 == (equal // 6 % 10).min()
    assert len(views) >= 3
