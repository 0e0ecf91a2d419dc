"""A view as a batch has the inputs of the whole game, and hidden tiles change none of them."""

import random

import numpy as np

from tests.imagined import of_deals
from tests.readers import turn
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.encoding import (
    EARLIER,
    ENEMY_INPUTS,
    GROUPS,
    INPUTS,
    enemy_inputs,
    inputs,
)
from tyrus_desktop.players.batch.games import PLIES, TILES, Games, random_tiles
from tyrus_desktop.players.batch.relative import legal_tiles, moves
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement, placement_of_move
from tyrus_desktop.referee import Referee

GAMES = 6


def test_view_has_the_inputs_and_moves_of_the_whole_game() -> None:
    rng = np.random.default_rng(3)
    deals = [Deal.shuffled(random.Random(n)) for n in range(GAMES)]
    assert {deal.first for deal in deals} == set(Side)
    games = of_deals(deals)
    referees = [Referee(deal) for deal in deals]
    while games.ply < PLIES:
        known, legal = inputs(games), legal_tiles(games)
        move = 6 * random_tiles(legal, rng) + rng.integers(0, 6, GAMES)
        for number, referee in enumerate(referees):
            side = turn(referee)
            if side is None:
                continue
            view = referee.view(side)
            alone = games_of_view(view)
            assert inputs(alone)[0].tolist() == known[number].tolist()
            assert legal_tiles(alone)[0].tolist() == legal[number].tolist()
            placement = placement_of_move(view, alone, int(move[number]))
            assert move_of_placement(view, alone, placement) == move[number]
            referee.play(side, placement)
        games.play(*moves(games, move))


def test_hidden_tiles_change_no_input() -> None:
    """All hidden tiles, hands and orders change; only the critic's inputs may."""
    rng = np.random.default_rng(4)
    games, changed = Games.shuffled(15, rng), 0
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
    assert changed > 0.9 * len(games) * PLIES


def test_rotating_the_professions_changes_no_input() -> None:
    """The rules are symmetric under the rotation of professions and kinds."""
    rng = np.random.default_rng(6)
    games = Games.shuffled(40, rng)
    turned = Games.dealt(np.roll(games.drawn_as, 10, axis=2), (games.kinds + 1) % 3)
    while games.ply < PLIES:
        known, hidden = inputs(games), enemy_inputs(games)
        assert np.sort(inputs(turned)).tolist() == np.sort(known).tolist()
        assert np.sort(enemy_inputs(turned)).tolist() == np.sort(hidden).tolist()
        assert known.max() < INPUTS
        assert INPUTS <= hidden[hidden >= 0].min() <= hidden.max() < INPUTS + ENEMY_INPUTS
        move = 6 * random_tiles(legal_tiles(games), rng) + rng.integers(0, 6, len(games))
        games.play(*moves(games, move))
        turned.play(*moves(turned, move))
    assert turned.winner.tolist() == games.winner.tolist()


def test_relative_move_is_into_each_sides_own_building() -> None:
    for first in Side:
        view = Referee(Deal.shuffled(random.Random(2), first)).view(first)
        games = games_of_view(view)
        tile = int(np.flatnonzero(legal_tiles(games)[0])[0])
        absolute = ALL_TILES[(tile + 10 * view.kind) % 30]
        expected = Placement(absolute, BUILDINGS[3 * (first is Side.BROWN) + view.kind])
        assert placement_of_move(view, games, 6 * tile) == expected


def test_earlier_placements_use_every_input_of_their_groups() -> None:
    hidden, shown = EARLIER[..., TILES], EARLIER[..., :TILES]
    assert set(np.unique(hidden)) == set(GROUPS["enemy placements before, hidden"])
    assert set(np.unique(shown)) == set(GROUPS["enemy placements before, shown"])
    # One seat, one kind in force, and a building that was not in force then: age, order and
    # building have separate inputs.
    for then in (1, 2):
        numbers = EARLIER[0, :, :, 0, then, :, TILES]
        assert len(np.unique(numbers)) == numbers.size == 4 * 3 * 6
