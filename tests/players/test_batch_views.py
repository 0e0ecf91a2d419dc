"""A view as a batch gives the same inputs as the whole game, and hidden tiles change none."""

import random

import numpy as np
import pytest

from tests.imagined import of_deals
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.encoding import ENEMY_INPUTS, INPUTS, enemy_inputs, inputs
from tyrus_desktop.players.batch.games import PLIES, Games, random_tiles
from tyrus_desktop.players.batch.relative import legal_tiles, moves
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement, placement_of_move
from tyrus_desktop.referee import Referee

GAMES = 20


def test_a_view_as_a_batch_gives_the_inputs_and_moves_of_the_whole_game() -> None:
    rng = np.random.default_rng(3)
    deals = [Deal.shuffled(random.Random(n)) for n in range(GAMES)]
    games = of_deals(deals)
    referees = [Referee(deal) for deal in deals]
    compared = 0
    while games.ply < PLIES:
        known, legal = inputs(games), legal_tiles(games)
        move = 6 * random_tiles(legal, rng) + rng.integers(0, 6, GAMES)
        for number, referee in enumerate(referees):
            side = referee.view(Side.IVORY).to_play
            if side is None:
                continue
            view = referee.view(side)
            alone = games_of_view(view)
            assert inputs(alone)[0].tolist() == known[number].tolist()
            assert legal_tiles(alone)[0].tolist() == legal[number].tolist()
            placement = placement_of_move(view, alone, int(move[number]))
            assert move_of_placement(view, alone, placement) == move[number]
            referee.play(side, placement)
            compared += 1
        games.play(*moves(games, move))
    assert compared > 800


def test_hidden_tiles_change_no_input_of_a_view() -> None:
    """All hidden tiles, hands and orders change: the inputs stay, those of the critic do not."""
    rng = np.random.default_rng(4)
    games = Games.shuffled(200, rng)
    changed = 0
    while games.ply < PLIES:
        other, enemy = games.take(np.arange(len(games))), 1 - games.seat
        for number in range(len(games)):
            unseen = np.flatnonzero(games.place[enemy, number] != 8)
            mixed = rng.permutation(unseen)
            renamed = np.arange(30)
            renamed[unseen] = mixed
            other.place[enemy, number, mixed] = games.place[enemy, number, unseen]
            for ply in range(games.ply):
                if (ply // 6 + ply) % 2 == enemy:
                    other.tiles[ply, number] = renamed[games.tiles[ply, number]]
        other.sums[enemy] = rng.integers(0, 30, other.sums[enemy].shape)
        assert inputs(other).tolist() == inputs(games).tolist()
        changed += int((enemy_inputs(other) != enemy_inputs(games)).any(axis=1).sum())
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    assert changed > 0.9 * 200 * PLIES


def test_rotating_the_professions_changes_no_input() -> None:
    """The rules are the same when soldiers become merchants, and these priests."""
    rng = np.random.default_rng(6)
    games = Games.shuffled(100, rng)
    turned = Games.dealt(np.roll(games.drawn_as, 10, axis=2), (games.kinds + 1) % 3)
    while games.ply < PLIES:
        for encode in (inputs, enemy_inputs):
            assert np.sort(encode(turned)).tolist() == np.sort(encode(games)).tolist()
        move = 6 * random_tiles(legal_tiles(games), rng) + rng.integers(0, 6, len(games))
        games.play(*moves(games, move))
        turned.play(*moves(turned, move))
    assert turned.winner.tolist() == games.winner.tolist()


def test_the_inputs_are_within_their_range_and_few_are_active() -> None:
    rng = np.random.default_rng(7)
    games = Games.shuffled(300, rng)
    active = []
    while games.ply < PLIES:
        known, hidden = inputs(games), enemy_inputs(games)
        assert known.max() < INPUTS
        assert INPUTS <= hidden[hidden >= 0].min() <= hidden.max() < INPUTS + ENEMY_INPUTS
        active.append((known >= 0).sum(axis=1).mean() / INPUTS)
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    assert 0.02 < np.mean(active) < 0.06


@pytest.mark.parametrize("first", list(Side))
def test_a_relative_move_means_each_sides_own_building(first: Side) -> None:
    deal = Deal.shuffled(random.Random(2), first)
    view = Referee(deal).view(first)
    games = games_of_view(view)
    tile = int(np.flatnonzero(legal_tiles(games)[0])[0])
    absolute = (tile + 10 * view.kind) % 30
    expected = Placement(ALL_TILES[absolute], BUILDINGS[3 * (first is Side.BROWN) + view.kind])
    assert placement_of_move(view, games, 6 * tile) == expected
