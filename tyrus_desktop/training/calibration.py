"""Measures critics at the starts of elections, on fresh games of the network's own mix.

The calibration error compares what a critic said with the results of many games, in bins; the root
mean square compares it with play-outs of single positions, whose own noise is subtracted. The first
and the last election are left out, because a review never asks a critic there. No torch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.critic import Critic
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games
from tyrus_desktop.players.worlds import redraw_chance
from tyrus_desktop.training.pool import BatchPlayer, play_out

Reals = NDArray[np.float64]
GAMES = 4096
"""The games that are played at once."""
PLAYOUTS = 512
"""The play-outs of a position."""
BINS = 10
"""The bins of a reliability table, which hold equally many positions."""
JUDGED = range(1, ELECTIONS - 1)
"""The elections, counted from 0, at whose starts a review asks its critic."""


def measured(
    critics: Mapping[str, Critic], player: BatchPlayer, games: int, share: int, seed: int
) -> Iterator[str]:
    """Yield lines that compare critics on the same games.

    Args:
        critics: The critics by their names.
        player: The player of both sides.
        games: The number of games, a multiple of `GAMES`.
        share: One game in this many is played out from each of its starts of elections.
        seed: The seed of all games.
    """
    rng = np.random.default_rng(seed)
    said: dict[str, list[Reals]] = {name: [] for name in critics}
    errors: dict[str, list[Reals]] = {name: [] for name in critics}
    numbers, results, noise = [], [], []
    for _ in range(0, games, GAMES):
        result = np.zeros(GAMES)
        for live, here in starts(player, Games.shuffled(GAMES, rng), rng, result):
            numbers.append(np.full(len(live), here.election))
            results.append((live, result))
            some = np.flatnonzero(live % share == 0)
            means, variances = chances(player, here.take(some), rng)
            noise.append(variances)
            for name, critic in critics.items():
                values = judged(critic, here)
                said[name].append(values)
                errors[name].append((values[some] - means) ** 2)
    found = np.concatenate([(1 + result[live]) / 2 for live, result in results])
    election = np.concatenate(numbers)
    played = np.concatenate(
        [each[:1].repeat(len(n)) for each, n in zip(numbers, noise, strict=True)]
    )
    for name in critics:
        values = np.concatenate(said[name])
        squares = np.concatenate(errors[name]) - np.concatenate(noise)
        every = [np.flatnonzero(election == number) for number in JUDGED]
        apart = " ".join(f"{calibration_error(values[part], found[part]):.4f}" for part in every)
        yield f"{name}: calibration error {calibration_error(values, found):.4f}; {apart}"
        apart = " ".join(
            f"{max(0, squares[played == number].mean()) ** 0.5:.4f}" for number in JUDGED
        )
        yield f"{name}: root mean square {squares.mean() ** 0.5:.4f}; {apart}"
        for mean, was in reliability(values, found):
            yield f"  said {mean:.3f}, was {was:.3f}"
    yield f"{len(found)} starts of elections 2 to 8, {len(played)} of them played out"


def starts(
    player: BatchPlayer, games: Games, rng: np.random.Generator, result: Reals
) -> Iterator[tuple[NDArray[np.intp], Games]]:
    """Play games to their ends; yield, at the starts of elections 2 to 8, those that go on.

    Args:
        player: The player of both sides.
        games: N new games.
        rng: The random number generator.
        result: (N): filled with the results for seat 0, -1..1.

    Yields:
        The indices of the games that go on, and these games.
    """
    live = np.arange(len(games))
    while True:
        for _ in range(PLIES_AN_ELECTION):
            games.play(*player(games, rng))
        result[live] = games.winner
        on = np.flatnonzero(~games.over)
        live, games = live[on], games.take(on)
        if games.election not in JUDGED or not len(on):
            break
        yield live, games
    result[live] = play_out(games, (player, player), (rng, rng))


def judged(critic: Critic, games: Games) -> Reals:
    """Return (N): a critic's chances of seat 0, 0..1."""
    chances: Reals = (1 + (1 - 2 * games.seat) * critic(games).astype(np.float64)) / 2
    return chances


def chances(player: BatchPlayer, games: Games, rng: np.random.Generator) -> tuple[Reals, Reals]:
    """Return seat 0's chances by play-outs, (N), and the squares of their standard errors, (N)."""
    means, variances = np.zeros(len(games)), np.zeros(len(games))
    for number in range(len(games)):
        worlds = games.take(np.full(PLAYOUTS, number))
        redraw_chance(worlds, rng)
        results = (1 + play_out(worlds, (player, player), (rng, rng))) / 2
        means[number], variances[number] = results.mean(), results.var() / (PLAYOUTS - 1)
    return means, variances


def calibration_error(said: Reals, results: Reals) -> float:
    """Return the expected calibration error of chances, (N), by results, (N)."""
    return float(np.mean([abs(mean - was) for mean, was in reliability(said, results)]))


def reliability(said: Reals, results: Reals) -> list[tuple[float, float]]:
    """Return the mean chance and the mean result in each bin, from the lowest chances on."""
    bins = np.array_split(np.argsort(said), BINS)
    return [(float(said[part].mean()), float(results[part].mean())) for part in bins]
