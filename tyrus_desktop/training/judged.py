"""Positions without a proof in which one idea is clearly the best, whatever is believed there.

An idea is a class of placements, as advice has them. Every placement of the best one wins at least
`MARGIN` games in 100 more than any other: under three beliefs about the enemy's hidden tiles, each
sampled with three seeds. That is the judgement of the player who gives advice, and no proof.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS, can_end, one_win_short
from tyrus_desktop.engine.puzzles import worst
from tyrus_desktop.engine.tiles import ALL_TILES, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.advice import FLAT, FLAT_TEMPERATURE, Advice
from tyrus_desktop.players.batch.critic import shipped
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.batch.relative import legal_tiles
from tyrus_desktop.players.batch.views import games_of_view, move_of_placement, placement_of_move
from tyrus_desktop.players.kinds import JUDGEMENT, Kind
from tyrus_desktop.players.player import never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import EXPERT, network
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.players.trials import gain

MARGIN = 15.0
"""In games of 100."""
SEEDS = (1, 2, 3)
PARTICLES, WORLDS = 1024, 256
LOOK, NEARLY = 0, 7.0
"""The seed of a first look, at a twelfth of the samples, and the margin without which it ends."""

Belief = tuple[Kind, float]
"""The enemy's kind, and the assumed probability of a uniformly random placement."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is judged of a position."""

    answers: Mapping[Placement, int]
    """How many votes each placement of the best idea gains."""
    losses: Mapping[Placement, int]
    """How many games of 100 each other placement loses against the best, on average."""
    margin: float
    """The least of the margins under all beliefs and seeds."""
    faces: Mapping[tuple[int, int], Tile]
    """The enemy's hidden tiles in one world that is believed in, by election and order."""


@cache
def beliefs() -> tuple[Belief, ...]:
    """Return the beliefs: the flat one, in the Archon's network, and in a simpler player."""
    own, usual = network(EXPERT), SearchSettings().epsilon
    return (
        (Kind(own.tempered(FLAT_TEMPERATURE)), FLAT.epsilon),
        (Kind(own), usual),
        (Kind(JUDGEMENT.probabilities), usual),
    )


def worlds(view: PlayerView, belief: Belief, seed: int) -> Games:
    """Return worlds in which a side believes.

    Args:
        view: The view of the side to play.
        belief: What it believes of the enemy.
        seed: The seed of the samples.
    """
    kind, epsilon = belief
    share = 12 if seed == LOOK else 1
    settings = SearchSettings(PARTICLES // share, worlds=WORLDS // share, epsilon=epsilon)
    player = SearchPlayer(NetworkPolicy(network(EXPERT)), shipped(), settings, (kind,))
    player.memory.salt = str(seed).encode()
    (found, _), *_ = player.beliefs(games_of_view(view), np.random.default_rng(seed))
    return found


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


def judged(view: PlayerView, least: float = MARGIN) -> Judgement | None:
    """Return what is judged of the last placement of an election, if one idea is the best.

    The election can end the game, but no placement is proved to win it, or to prevent its loss. The
    critic judges the start of the last election badly, so the one before that is left out.

    Args:
        view: The view of the side to play.
        least: The least margin under each belief and seed.
    """
    if view.placed != PLACEMENTS - 1 or view.election == ELECTIONS - 1:
        return None
    if not can_end(view.winners) or _proved(view):
        return None
    ways = tuple(view.legal_placements())
    right: set[Placement] = set()
    samples, results = [], []
    for seed in (LOOK, *SEEDS):
        for belief in beliefs():
            samples.append(worlds(view, belief, seed))
            results.append(values(view, samples[-1]))
            if not right:
                best = max(ways, key=results[0].__getitem__)
                idea = Advice.of(view, best).idea
                right = {each for each in ways if Advice.of(view, each).idea == idea}
            if margin(results[-1], right) < (NEARLY if seed == LOOK else least):
                return None
    results = results[len(beliefs()) :]
    found = {way: sum(each[way] for each in results) / len(results) for way in ways}
    known, one = games_of_view(view), samples[-2]  # Of the Archon.
    hidden = ((each.election, each.order) for each in view.standing if each.tile is None)
    tiles = one.tiles[:, np.random.default_rng(0).integers(len(one))]
    return Judgement(
        {way: round(gain(one, move_of_placement(view, known, way))) for way in right},
        {way: round(max(found.values()) - found[way]) for way in ways if way not in right},
        min(margin(each, right) for each in results),
        {at: ALL_TILES[tiles[PLIES_AN_ELECTION * (at[0] - 1) + at[1] - 1]] for at in hidden},
    )


def _proved(view: PlayerView) -> bool:
    """Return whether a placement surely wins the game with this election, or can't lose it so."""
    wins, loses = (one_win_short(view.winners, each) for each in (view.side, view.side.other))
    counted = (w for w in view.legal_placements() if w.building.profession is view.kind)
    margins = [worst(view, each).margin(view.side) for each in counted if wins or loses]
    return any((wins and each > 0) or (loses and each >= 0) for each in margins)


def margin(values: Mapping[Placement, float], right: Collection[Placement]) -> float:
    """Return by how much the worst of the right placements is better than the best of the rest."""
    rest = (value for way, value in values.items() if way not in right)
    return min(values[way] for way in right) - max(rest)
