"""A search that models its enemy as a search like itself, by asking what that would have placed.

Nobody plays against it: a question costs more time than the search itself. It is here to measure
what such a model is worth (`training/runs/studies/attacks.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.games import TILES, Games, Place, seat_of_ply
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.beliefs import Belief, Memory, Policy, posteriors
from tyrus_desktop.players.filters import random_orders
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.traits import SearchSettings

GAMES_AT_ONCE = 8
"""Of how many games an answer is worked out at once: enough to be fast, few enough for a cache."""
FULL_ATTENTION = np.zeros((1, TILES))
"""The attention noise of a player that considers all tiles of its hand."""
SMALL = SearchSettings(particles=32, placements=6, worlds=8, value_temperature=0.1)
"""The search that is asked: smaller, and smoother, since its values are noisier."""
PARTICLES = 24
"""In how many sampled hands of the enemy it is asked."""
LIKELY = 0.03
"""A kind of enemy that is less likely is not worth the questions."""


@dataclass(frozen=True, slots=True)
class AskingPlayer(SearchPlayer):
    """A search whose belief about one kind of enemy, a network, is improved by questions.

    The kind is assumed to have placed as that network before the election in force, and since
    then half as the network and half as `asked`, a search.
    """

    kind: int = field(kw_only=True)
    """The number of that kind among `kinds`."""
    asked: SearchPlayer = field(kw_only=True)
    particles: int = field(kw_only=True)
    asked_memory: Memory = field(default_factory=Memory, init=False, repr=False, compare=False)

    def believed(self, known: Games, rng: np.random.Generator) -> Sequence[Belief]:
        found = list(SearchPlayer.believed(self, known, rng))
        logs = np.array([belief.log_weight for belief in found])
        chances = np.exp(logs - logs.max(initial=-np.inf))
        for number, belief in enumerate(found):
            if belief.kind == self.kind and chances[number] > LIKELY * chances.sum():
                found[number] = self._improved(belief, known, rng)
        return found

    def _improved(self, belief: Belief, known: Games, rng: np.random.Generator) -> Belief:
        """Return a belief about the same kind with worlds that fit the answers, too."""
        network = self.kinds[self.kind].policy()

        def past(games: Games, _: NDArray[np.intp]) -> Floats:
            chances = network(games)
            if games.election != known.election:
                return chances
            return (chances + answers(self.asked, games, rng)) / np.float32(2)

        settings = replace(self.settings, particles=self.particles)
        better = posteriors(known, past, (1.0,), settings, rng, self.asked_memory)
        return replace(belief, worlds=better[0].worlds) if better else belief


def asking(player: SearchPlayer, kind: int) -> AskingPlayer:
    """Return the search of a player that asks a smaller one of its own kind.

    That takes its enemy for the network of the kind of this number alone.
    """
    network = player.kinds[kind].past
    asked = replace(player, settings=SMALL, kinds=(Kind(network),))
    policy, critic, settings = player.policy, player.critic, player.settings
    return AskingPlayer(
        policy, critic, settings, player.kinds, kind=kind, asked=asked, particles=PARTICLES
    )


def answers(rival: SearchPlayer, games: Games, rng: np.random.Generator) -> Floats:
    """Return (N, 180): the searching rival's probabilities in each of these games.

    They differ only in tiles of the rival that its enemy has not seen. What the rival believes does
    not depend on these; so it is sampled once for all games. That takes a small part of the time
    in which the rival would search in one game after the other.
    """
    noise = np.tile(FULL_ATTENTION, (len(games), 1))
    chances: Floats = rival.policy.move_weights(games, noise)
    chances /= chances.sum(axis=1, keepdims=True)
    tried = [rival.tried(each) for each in chances]
    values = [np.zeros(len(each)) for each in tried]
    searched = [number for number, each in enumerate(tried) if len(each) > 1]
    for worlds, enemy in rival.beliefs(games.take(np.array([0])), rng):
        share = len(worlds) / rival.settings.worlds
        for start in range(0, len(searched), GAMES_AT_ONCE):
            part = searched[start : start + GAMES_AT_ONCE]
            every = with_own_tiles(worlds, games.take(np.array(part)), rng)
            found = mean_results(rival, every, [tried[number] for number in part], enemy, rng)
            for number, means in zip(part, found, strict=True):
                values[number] += share * means
    for number in searched:
        chances[number] = rival.improved(chances[number], tried[number], values[number])
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def mean_results(
    rival: SearchPlayer,
    worlds: Games,
    tried: Sequence[NDArray[np.intp]],
    enemy: Policy,
    rng: np.random.Generator,
) -> list[NDArray[np.float64]]:
    """Return for each game the mean result, -1..1, of each of its moves, `tried`.

    Every game has an equal part of `worlds`, in order.
    """
    count = len(worlds) // len(tried)
    of_games = np.arange(len(worlds)).reshape(-1, count)
    rows = [np.tile(each, len(moves)) for each, moves in zip(of_games, tried, strict=True)]
    first = np.repeat(np.concatenate(tried), count)
    results = rival.play_out(worlds.take(np.concatenate(rows)), first, enemy, rng, never)
    assert results is not None  # It is never stopped.
    ends = np.cumsum([len(moves) for moves in tried])
    return np.split(results.reshape(-1, count).mean(axis=1), ends[:-1])


def with_own_tiles(worlds: Games, games: Games, rng: np.random.Generator) -> Games:
    """Return all worlds, (W), with the tiles that the seat to play has in each game, (N): (N * W).

    The order of its reserve is sampled.
    """
    own, count = worlds.seat, len(worlds)
    every = worlds.take(np.tile(np.arange(count), len(games)))
    mine = games.take(np.repeat(np.arange(len(games)), count))
    every.place[own], every.sums[own] = mine.place[own], mine.sums[own]
    plies = [ply for ply in range(games.ply) if seat_of_ply(ply) == own]
    every.tiles[plies] = mine.tiles[plies]
    reserve = every.place[own] == Place.RESERVE
    start = TILES - int(reserve[0].sum())
    every.drawn_as[own] = random_orders(reserve, np.full(TILES, TILES), start, rng)
    return every
