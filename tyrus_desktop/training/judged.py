"""Positions without a proof in which one idea is clearly the best, whatever is believed there.

An idea is a class of placements, as advice has them. Every placement of the best one wins at least
`MARGIN` games in 100 more than any other, under beliefs about the enemy that differ in kind: it
places nearly at random; it is the Archon; it follows the rules of thumb of a weak or of a middle
level; or it merely knows where a tile does something. Each is sampled with several seeds. After the
election the critic judges the game. That is no proof.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS, can_end
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.engine.worst_case import ends
from tyrus_desktop.players.adviser import FLAT, Advice
from tyrus_desktop.players.batch.critic import shipped
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, PROFESSION, Games
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.batch.views import games_of_view, placement_of_move
from tyrus_desktop.players.filters import systematic_resample
from tyrus_desktop.players.kinds import Kind
from tyrus_desktop.players.levels import LADDER_PLAYERS
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import EXPERT, network
from tyrus_desktop.players.traits import FLAT_TEMPERATURE, SearchSettings
from tyrus_desktop.players.worlds import hidden_plies, uniform

MARGIN = 10.0
"""In games of 100."""
SEEDS = (1, 2)
WORLDS, FEW = 256, 24
"""How many worlds a belief has, and how many for a first look."""
LOOK, NEARLY = 0, 5.0
"""The seed of the first look, and the margin without which it ends."""
WEAK, MIDDLE = "citizen", "tribune"
STRONG = 1
"""The number of the belief in the Archon."""
AT_ONCE, LATER, SHARE = 20.0, 4.0, 16
"""How much likelier a tile is that does something, so that one in ten is a bluff; and one world in
how many is taken."""
VOTES, BLOCKS, COUNTERS = range(3)
"""By how many places in the cycle a tile's profession is after its building's."""

Belief = Callable[[Games, int, np.random.Generator], Games]
"""Returns this many worlds that fit what the side to play knows."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is judged of a position."""

    answers: tuple[Placement, ...]
    """The placements of the best idea, the best first."""
    losses: Mapping[Placement, int]
    """How many games of 100 each other placement loses against the best, on average."""
    margin: float
    """The least of the margins under all beliefs and seeds."""
    faces: Mapping[tuple[int, int], Tile]
    """The enemy's hidden tiles in one world that is believed in, by election and order."""


def by_role(known: Games, count: int, rng: np.random.Generator) -> Games:
    """Return worlds whose hidden tiles are likely by what they do there, whatever they are worth.

    Args:
        known: What the side to play knows: a batch of one game.
        count: How many worlds.
        rng: The random number generator.
    """
    enemy = 1 - known.seat
    found = uniform(known, count * SHARE, rng)
    likely = np.ones(len(found))
    for ply in hidden_plies(known, enemy):
        owner, building = divmod(int(known.buildings[ply, 0]), len(Profession))
        turn = (PROFESSION[found.tiles[ply]] - building) % len(Profession)
        does = np.isin(turn, (VOTES, COUNTERS)) if owner == enemy else turn == BLOCKS
        at_once = building == known.kinds[0, ply // PLIES_AN_ELECTION]
        likely *= np.where(does, AT_ONCE if at_once else LATER, 1.0)
    return found.take(systematic_resample(likely, count, rng))


def of_kind(kind: Kind, epsilon: float) -> Belief:
    """Return the belief in a kind of enemy.

    Args:
        kind: The kind.
        epsilon: The assumed probability of a uniformly random placement.
    """

    def worlds(known: Games, count: int, rng: np.random.Generator) -> Games:
        settings = SearchSettings(count * 4, worlds=count, epsilon=epsilon)
        player = SearchPlayer(NetworkPolicy(network(EXPERT)), shipped(), settings, (kind,))
        player.memory.salt = rng.bytes(8)
        (found, _), *_ = player.beliefs(known, rng)
        return found

    return worlds


@cache
def beliefs() -> tuple[Belief, ...]:
    """Return the beliefs; the first is quickly found, and rules out most positions."""
    own, usual = network(EXPERT), SearchSettings().epsilon
    levels = (LADDER_PLAYERS[key].policy().probabilities for key in (WEAK, MIDDLE))
    return (
        by_role,
        of_kind(Kind(own), usual),
        of_kind(Kind(own.tempered(FLAT_TEMPERATURE)), FLAT.epsilon),
        *(of_kind(Kind(each), usual) for each in levels),
    )


def values(view: PlayerView, among: Games) -> dict[Placement, float]:
    """Return how many games of 100 each last placement of an election wins; a draw is half.

    Args:
        view: The view of the side to play.
        among: The worlds to try it in.
    """
    own, known = network(EXPERT), games_of_view(view)
    player = SearchPlayer(NetworkPolicy(own), shipped(), SearchSettings(), ())
    every = np.flatnonzero(np.repeat(legal_tiles(known), 6, axis=1)[0])
    rng = np.random.default_rng(0)  # Nothing is left to chance.
    found = player.evaluate(among, every, own.probabilities, rng, never)
    assert found is not None
    placements = (placement_of_move(view, known, move) for move in every.tolist())
    return dict(zip(placements, (50 + 50 * found).tolist(), strict=True))


def judged(
    view: PlayerView, least: float = MARGIN, seeds: Sequence[int] = SEEDS
) -> Judgement | None:
    """Return what is judged of the last placement of an election, if one idea is the best.

    The election can end the game, but nothing that is proved tells the placements apart. The critic
    judges the start of the last election badly, so the one before that is left out.

    Args:
        view: The view of the side to play.
        least: The least margin under each belief and seed.
        seeds: The seeds.
    """
    if view.placed != PLACEMENTS - 1 or view.election == ELECTIONS - 1:
        return None
    if not can_end(view.winners):
        return None
    known, right = games_of_view(view), set[Placement]()
    samples: list[Games] = []
    results: list[dict[Placement, float]] = []
    for seed in (LOOK, *seeds):
        for belief in beliefs():
            number = FEW if seed == LOOK else WORLDS
            samples.append(belief(known, number, np.random.default_rng(seed)))
            results.append(values(view, samples[-1]))
            right = right or _best_idea(view, results[0])
            if margin(results[-1], right) < (NEARLY if seed == LOOK else least):
                return None
        if seed == LOOK and len({*ends(view).values()}) > 1:
            return None
    results = results[len(beliefs()) :]
    found = {way: sum(each[way] for each in results) / len(results) for way in results[0]}
    top = max(found.values())
    return Judgement(
        tuple(sorted(right, key=lambda way: (-found[way], str(way)))),
        {way: round(top - value) for way, value in found.items() if way not in right},
        min(margin(each, right) for each in results),
        _some_faces(view, samples[len(beliefs()) + STRONG]),
    )


def _best_idea(view: PlayerView, values: Mapping[Placement, float]) -> set[Placement]:
    """Return all placements of the idea of the best one."""
    idea = Advice.of(view, max(values, key=values.__getitem__)).idea
    return {each for each in values if Advice.of(view, each).idea == idea}


def _some_faces(view: PlayerView, among: Games) -> dict[tuple[int, int], Tile]:
    """Return the enemy's hidden tiles in one of some worlds."""
    tiles = among.tiles[:, np.random.default_rng(0).integers(len(among))]
    hidden = ((each.election, each.order) for each in view.standing if each.tile is None)
    return {at: ALL_TILES[tiles[PLIES_AN_ELECTION * (at[0] - 1) + at[1] - 1]] for at in hidden}


def margin(values: Mapping[Placement, float], right: Collection[Placement]) -> float:
    """Return by how much the worst of the right placements is better than the best of the rest."""
    rest = (value for way, value in values.items() if way not in right)
    return min(values[way] for way in right) - max(rest)
