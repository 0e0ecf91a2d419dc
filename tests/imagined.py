"""Helpers for tests of players: positions, sampled worlds as played games, and networks."""

import random
from functools import cache

import numpy as np

from tests.readers import PlayedGame, seeds, turn
from tyrus_desktop.engine import game as rules
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.adviser import Adviser
from tyrus_desktop.players.batch.critic import Critic
from tyrus_desktop.players.batch.encoding import INPUTS, Inputs
from tyrus_desktop.players.batch.games import Games, Place, random_tiles, seat_of_ply
from tyrus_desktop.players.batch.network import Floats, Network
from tyrus_desktop.players.batch.policy import NetworkPolicy
from tyrus_desktop.players.batch.relative import MOVES
from tyrus_desktop.players.kinds import Kind, Mixture, known_kinds
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.referee import Referee

QUICK = SearchSettings(particles=6, placements=3, worlds=2)


def quick_player(key: str) -> Player:
    """Return the player of this key; if it searches, with a minimal search."""
    strategy = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}.get(key)
    if strategy is None or strategy.search is None:
        return create(key)
    return SearchPlayer(strategy.policy(), critic(), QUICK, known_kinds())


def quick_adviser() -> Adviser:
    """Return an adviser with a minimal search, who knows nothing of the game."""
    return Adviser(network(1), critic(), SearchSettings(particles=16, placements=4, worlds=8))


PAIRS = (("greedy", "consul-0.1"), ("consul-0.1", "rules-of-thumb"), ("random", "magistrate"))


@cache
def met(seed: int, games: int) -> tuple[tuple[PlayedGame, PlayerView], ...]:
    """Return every seventh position of some games, with the view of the side to play."""
    found = []
    for number, each in enumerate(seeds(seed, games)):
        rng = random.Random(each)
        referee = Referee(Deal.shuffled(rng))
        players = dict(zip(Side, map(create, PAIRS[number % len(PAIRS)]), strict=True))
        while (side := turn(referee)) is not None:
            view = referee.view(side)
            if len(referee.placements) % 7 == number % 7:
                found.append((PlayedGame(referee.deal, referee.placements), view))
            referee.play(side, players[side].choose(view, rng, never))
    return tuple(found)


@cache
def critic() -> Critic:
    """Return the shipped critic, which is read only once."""
    return Critic()


def counting_player(settings: SearchSettings) -> tuple[SearchPlayer, list[int]]:
    """Return a search, and a list to which each evaluation adds its number of positions."""
    counted: list[int] = []

    class CountingNetwork(Network):
        def logits(self, active: Inputs) -> Floats:
            counted.append(len(active))
            return super().logits(active)

    class CountingCritic(Critic):
        def __call__(self, games: Games) -> Floats:
            counted.append(len(games))
            return super().__call__(games)

    # All kinds of the strongest level play the same network, so that none is dropped. A mixture
    # evaluates it twice.
    own = CountingNetwork.load(WEIGHTS)
    mixture = Mixture(own, own)
    kinds = [Kind(mixture if isinstance(each.past, Mixture) else own) for each in known_kinds()]
    return SearchPlayer(NetworkPolicy(own), CountingCritic(), settings, kinds), counted


def play_on(games: Games, rng: np.random.Generator) -> None:
    """Make a random placement in each game of a batch."""
    games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))


def random_games(count: int, ply: int, seed: int) -> Games:
    """Return games that are randomly played up to a ply."""
    rng = np.random.default_rng(seed)
    games = Games.shuffled(count, rng)
    while games.ply < ply:
        play_on(games, rng)
    return games


def known_at(ply: int, seed: int) -> Games:
    """Return a batch of one game, randomly played up to a ply, mostly into buildings in force."""
    return _played(ply, seed, 1, in_force=0.7)


def endgame(hidden: int, ply: int, seed: int) -> Games:
    """Return a late position of an unfinished game with this number of hidden enemy tiles."""
    games = _played(ply, seed, 2000, in_force=0.97)
    enemies = [each for each in range(ply) if seat_of_ply(each) != games.seat]
    few = (~games.shown[enemies]).sum(axis=0) == hidden
    return games.take(np.flatnonzero(few & ~games.over)[:1])


def _played(ply: int, seed: int, count: int, in_force: float) -> Games:
    """Return games played at random, with this share of placements into buildings in force."""
    rng = np.random.default_rng(seed)
    games = Games.shuffled(count, rng)
    while games.ply < ply:
        there = rng.random(count) < in_force
        counted = games.kind + 3 * rng.integers(0, 2, count)
        buildings = np.where(there, counted, rng.integers(0, 6, count))
        games.play(random_tiles(games.legal(), rng), buildings)
    return games


def network(seed: int) -> Network:
    """Return a small network with large random weights."""
    rng = np.random.default_rng(seed)
    shapes = [(INPUTS, 8), (8,), (8, 8), (8,), (8, MOVES), (MOVES,)]
    return Network(*(rng.normal(scale=0.4, size=shape).astype(np.float32) for shape in shapes))


def as_played(games: Games, number: int, first: Side) -> PlayedGame:
    """Return one game of a batch as a played game, up to its end."""
    sides = (first, first.other)
    names = [3 * (sides[b // 3] is Side.BROWN) + b % 3 for b in range(6)]
    tiles = {side: _order(games, number, seat) for seat, side in enumerate(sides)}
    deal = Deal(
        first,
        tuple(Profession(kind) for kind in games.kinds[number]),
        tiles[Side.IVORY],
        tiles[Side.BROWN],
    )
    placements = tuple(
        Placement(
            ALL_TILES[games.tiles[ply, number]], BUILDINGS[names[games.buildings[ply, number]]]
        )
        for ply in range(games.ply)
    )
    return PlayedGame(deal, _to_the_end(deal, placements))


def _order(games: Games, number: int, seat: int) -> tuple[Tile, ...]:
    """Return an order of draws that allows the placements and preserves the reserve's order."""
    place, drawn_as = games.place[seat, number], games.drawn_as[seat, number]
    placed = [games.tiles[p, number] for p in range(games.ply) if seat_of_ply(p) == seat]
    held = [tile for tile in np.flatnonzero(place == Place.HAND) if tile not in placed]
    rest = [tile for tile in range(30) if tile not in placed and tile not in held]
    rest.sort(key=lambda tile: drawn_as[tile])
    return tuple(ALL_TILES[tile] for tile in (*placed, *held, *rest))


def _to_the_end(deal: Deal, placements: tuple[Placement, ...]) -> tuple[Placement, ...]:
    """Return only the placements before the end of the game."""
    state, _ = rules.start(deal)
    for count, placement in enumerate(placements):
        if state.outcome is not None:
            return placements[:count]
        state, _ = rules.play(state, placement)
    return placements
