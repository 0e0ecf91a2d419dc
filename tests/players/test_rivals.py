"""The rivals greedy, beginner and Monte Carlo, and the playouts of Monte Carlo."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.imagined import random_games
from tests.readers import PlayedGame, other_world, play_game, replay
from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import PLIES, PROFESSION, TILES, VALUE, Games
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never
from tyrus_desktop.players.rivals.greedy_playouts import random_coins, winners
from tyrus_desktop.players.rivals.monte_carlo import MonteCarloPlayer, distinct_placements


def choices(
    hand: str, kind: Profession, side: Side = Side.IVORY, key: str = "greedy", seeds: int = 30
) -> set[str]:
    """Return a player's placements from this hand with several random generators."""
    tiles = tuple(sorted(map(Tile.parse, hand.split())))
    view = PlayerView(side, side, (kind,), tiles, enemy_hand=9, reserve=21)
    player = create(key)
    return {str(player.choose(view, random.Random(seed), never)) for seed in range(seeds)}


@pytest.mark.parametrize(
    ("side", "kind", "expected"),
    [
        (Side.IVORY, Profession.SOLDIER, "S8>iC"),
        (Side.BROWN, Profession.MERCHANT, "M9>bM"),
        (Side.IVORY, Profession.PRIEST, "P2>iT"),
    ],
)
def test_greedy_places_its_best_voter_at_home(side: Side, kind: Profession, expected: str) -> None:
    for key in ("greedy", "beginner"):
        assert choices("S1 S8 M3 M9 P2", kind, side, key) == {expected}


def test_greedy_places_its_lowest_tile_as_a_decoy() -> None:
    assert choices("M4 M9 P5", Profession.SOLDIER) == {"M4>iC"}
    assert choices("M6 M9 P5", Profession.SOLDIER) == {"P5>bC"}
    assert choices("M4 M9 P4", Profession.SOLDIER) == {"M4>iC", "P4>bC"}  # Two placements are tied.


def test_beginner_without_a_voter_places_anything() -> None:
    found = choices("M4 P9", Profession.SOLDIER, key="beginner", seeds=200)
    assert len({Placement.parse(each) for each in found}) == 12


FEW = 120


def met() -> Iterator[PlayedGame]:
    """Yield every fifth position of a game."""
    game = play_game(2, "greedy", "rules-of-thumb")
    yield from map(game.cut, range(0, len(game.placements), 5))


def test_monte_carlo_is_legal_deterministic_and_ignores_hidden_tiles() -> None:
    rng = random.Random(1)
    for game in met():
        side = game.mover(len(game.placements))
        truths = [game, game, other_world(game, side, rng)]
        views = [replay(each).view(side) for each in truths]
        choices = {MonteCarloPlayer(FEW).choose(view, random.Random(5), never) for view in views}
        assert len(choices) == 1
        assert choices <= set(views[0].legal_placements())


def test_monte_carlo_stops_early_when_asked() -> None:
    view = replay(play_game(2).cut(0)).view(play_game(2).mover(0))
    answers = iter((False, True))
    choice = MonteCarloPlayer(10**4).choose(view, random.Random(1), lambda: next(answers))
    assert choice in set(view.legal_placements())
    assert not list(answers)


def test_distinct_placements_leave_out_bluffs() -> None:
    for game in met():
        view = replay(game).view(game.mover(len(game.placements)))
        distinct, every = set(distinct_placements(view)), set(view.legal_placements())
        assert distinct <= every
        assert len(distinct) == 4 * len(view.hand)
        for placement in every - distinct:
            what = role(view.side, placement.tile.profession, placement.building)
            assert what is Role.BLUFF


def greedy_turn(games: Games, coins: NDArray[np.int32]) -> None:
    """Make one greedy placement; coin flips break ties between decoys."""
    legal, kind = games.legal(), games.kind[:, None]
    votes = legal & (kind == PROFESSION)
    heads = (coins[:, None] >> (10 * games.seat + VALUE - 1) & 1) > 0
    after = np.where(heads, TILES - np.arange(TILES), np.arange(TILES)) / 100
    decoy = np.argmin(np.where(legal, VALUE + after, 99), axis=1)
    has_voter = votes.any(axis=1)
    tiles = np.where(has_voter, np.argmax(votes * VALUE, axis=1), decoy)
    away = ~has_voter & (PROFESSION[tiles] == (games.kind + 2) % 3)
    games.play(tiles, 3 * np.where(away, 1 - games.seat, games.seat) + games.kind)


@pytest.mark.parametrize("start", [0, 4, 17, 41, 48, 53, 54])
def test_batched_playouts_match_single_greedy_placements(start: int) -> None:
    games = random_games(1000, start, start)
    coins = random_coins(len(games), np.random.default_rng(start))
    before = games.take(np.arange(len(games)))
    won = winners(games, coins)
    for name in ("place", "streak"):
        assert (getattr(games, name) == getattr(before, name)).all()
    while games.ply < PLIES:
        greedy_turn(games, coins)
    assert won.tolist() == games.winner.tolist()
    assert start > 50 or len(set(won.tolist())) == 3
