"""Sampled worlds are consistent with the view and equally likely."""

import random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.imagined import as_played, known_at
from tests.readers import PlayedGame, positions, replay
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES, Games, Place, random_tiles, seat_of_ply
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.worlds import hidden_plies, uniform


@given(positions(), st.integers(0, 2**32))
def test_worlds_give_the_same_view(game: PlayedGame, seed: int) -> None:
    referee = replay(game)
    side = referee.view(Side.IVORY).to_play
    if side is None:
        return
    view = referee.view(side)
    worlds = uniform(games_of_view(view), 4, np.random.default_rng(seed))
    for number in range(4):
        assert replay(as_played(worlds, number, view.first)).view(side) == view


def test_worlds_are_playable_games() -> None:
    rng = np.random.default_rng(1)
    for start in (0, 7, 20, 33, 46, 50):
        worlds = uniform(known_at(start, start), 6, rng)
        while worlds.ply < PLIES:
            worlds.play(random_tiles(worlds.legal(), rng), rng.integers(0, 6, len(worlds)))
        for number in range(len(worlds)):
            winner = replay(as_played(worlds, number, Side.IVORY)).view(Side.IVORY).outcome
            signs = {None: 0, Side.IVORY: 1, Side.BROWN: -1}
            assert winner is not None
            assert signs[winner.winner] == worlds.winner[number]


def test_worlds_do_not_depend_on_hidden_tiles() -> None:
    for start in range(0, PLIES, 5):
        known = known_at(start, start)
        whole = uniform(known, 5, np.random.default_rng(2))
        games = mixed(known, random.Random(start))
        again = uniform(games, 5, np.random.default_rng(2))
        for name in ("place", "sums", "tiles", "kinds"):
            assert getattr(again, name).tolist() == getattr(whole, name).tolist(), name


def mixed(known: Games, rng: random.Random) -> Games:
    """Return the game with the enemy's unseen tiles permuted and all hidden data overwritten."""
    games, enemy = known.take(np.zeros(1, np.intp)), 1 - known.seat
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN)
    games.place[enemy, 0, unseen] = rng.sample(known.place[enemy, 0, unseen].tolist(), len(unseen))
    games.sums[enemy] = rng.randrange(30)
    games.kinds[:, games.election + 1 :] = 0
    games.drawn_as[:] = rng.randrange(30)
    games.tiles[hidden_plies(known, enemy)] = 0
    return games


def test_unseen_tiles_are_equally_likely_everywhere() -> None:
    """They may be on the board, in hand or in the reserve; own draws and cards vary, too."""
    known = known_at(27, 6)
    worlds = uniform(known, 20_000, np.random.default_rng(5))
    enemy, own = 1 - known.seat, known.seat
    unseen = np.flatnonzero(known.place[enemy, 0] != Place.SHOWN)
    for ply in hidden_plies(known, enemy):
        close_to_even(np.bincount(worlds.tiles[ply], minlength=30)[unseen])
    close_to_even((worlds.place[enemy] == Place.HAND).sum(axis=0)[unseen])
    for seat, tiles in ((enemy, unseen), (own, np.flatnonzero(known.place[own, 0] == 0))):
        for position in range(21, 30):
            close_to_even((worlds.drawn_as[seat] == position).sum(axis=0)[tiles])
    turned = known.kinds[0, :5].tolist()
    for kind in range(3):
        share = (3 - turned.count(kind)) / 4
        assert np.abs((worlds.kinds[:, 5:] == kind).mean(axis=0) - share).max() < 0.02
    assert [seat_of_ply(ply) for ply in (26, 27)] == [0, 1]


def close_to_even(counts: np.ndarray) -> None:
    mean = counts.mean()
    assert mean > 500
    assert np.abs(counts - mean).max() < 4.5 * mean**0.5
