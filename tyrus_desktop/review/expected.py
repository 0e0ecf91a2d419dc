"""What a side could expect of a count, from what it believed of the enemy's tiles before it."""

from __future__ import annotations

import numpy as np

from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import ALL_TILES
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, VALUE, Games, seat_of_ply
from tyrus_desktop.review.eyes import Guess
from tyrus_desktop.review.guessing import points
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.verdict import StrongBack


def hidden_in_force(game: Finished, election: int, guess: Guess) -> list[int]:
    """Return which of the guessed tiles stand in a building that is counted: indices in `plies`."""
    kind = game.record.deal.elections[election]
    placements = game.record.placements
    return [n for n, ply in enumerate(guess.plies) if placements[ply].building.profession is kind]


def winning(game: Finished, loser: int, election: int, guess: Guess) -> float:
    """Return the probability that the loser wins an election, as far as it could know.

    Args:
        game: The game.
        loser: The seat.
        election: The election, 0..8.
        guess: What it could believe before the count.
    """
    kind = int(game.record.deal.elections[election])
    worlds = Games.blank(guess.tiles.shape[1])
    end = PLIES_AN_ELECTION * (election + 1)
    guessed = dict(zip(guess.plies, guess.tiles, strict=True))
    rows = np.arange(len(worlds))
    before = game.states[end - 1]
    for ply in range(end):
        building = game.building(game.record.placements[ply])
        if building % 3 != kind or (before.shown[ply, 0]):
            continue
        known = np.full(len(worlds), game.states[ply + 1].tiles[ply, 0])
        tile = guessed.get(ply, known).astype(np.intp)
        worlds.sums[seat_of_ply(ply), rows, 3 * building + tile // 10] += VALUE[tile]
    totals = worlds.totals(np.full(len(worlds), kind))
    return float(guess.weights @ (totals[loser] > totals[1 - loser]))


def as_strong(game: Finished, guess: Guess, ply: int) -> float:
    """Return the believed probability that a back is as strong as it turned out to be.

    Args:
        game: The game.
        guess: What was believed.
        ply: The placement of the tile.
    """
    placement, owner = game.record.placements[ply], game.side(seat_of_ply(ply))
    worth = np.array([points(owner, tile, placement.building) for tile in ALL_TILES])
    turned = points(owner, placement.tile, placement.building)
    believed = worth[guess.tiles[guess.plies.index(ply)]]
    return float(guess.weights @ (believed >= turned))


def strongest(game: Finished, election: int, guess: Guess) -> StrongBack | None:
    """Return the enemy's tile whose strength was the greatest surprise, if it won the election.

    Args:
        game: The game.
        election: The election, 0..8.
        guess: What could be believed before the count.
    """
    found: list[StrongBack] = []
    counted = game.record.tallies[election]
    for number in hidden_in_force(game, election, guess):
        ply = guess.plies[number]
        placed = game.record.placements[ply]
        others = [each for each in counted.shown if each.ply != ply]
        if tally(counted.number, counted.kind, others).winner is not counted.winner:
            share = as_strong(game, guess, ply)
            found.append(StrongBack(placed.tile, placed.building, share))
    back = min(found, key=lambda each: each.as_strong, default=None)
    return back if back is not None and back.as_strong < 0.5 else None


def spared(game: Finished, election: int, guess: Guess) -> float:
    """Return how much less the winner spent there than could be expected, in points.

    Args:
        game: The game.
        election: The election, 0..8.
        guess: What could be believed before the count.
    """
    total = 0.0
    for number in hidden_in_force(game, election, guess):
        value = game.record.placements[guess.plies[number]].tile.value
        total += float(guess.weights @ VALUE[guess.tiles[number]]) - value
    return total
