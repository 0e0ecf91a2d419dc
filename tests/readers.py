"""Helpers for the tests: boards, whole games, texts, and games that a side can't tell apart.

The tests of hidden information rely on `other_world`. It changes everything that a side
doesn't know, so nothing that the side gets may change.
"""

import random
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import strategies as st

from tyrus_desktop.engine import game as rules
from tyrus_desktop.engine.board import BUILDINGS, Placement, StandingTile
from tyrus_desktop.engine.deal import DRAW, HAND, PLACEMENTS, Deal
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.game import GameState
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import RecordError, parse
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile
from tyrus_desktop.engine.view import PlayerView, whose_turn
from tyrus_desktop.players.levels import LEVELS, create
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee

EXAMPLE = Path(__file__).with_name("golden").joinpath("example.tyrus").read_text("utf-8")
"""The example of the documented record format, with elections on lines 13 and 14."""

STAMP = "9000000000000000000 1 1"
"""The stamp of a file that was written after every game."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A deal, with the placements of a whole game or of its first part."""

    deal: Deal
    placements: tuple[Placement, ...]

    def cut(self, count: int) -> "PlayedGame":
        return PlayedGame(self.deal, self.placements[:count])

    def mover(self, index: int) -> Side:
        """Return the side that makes placement `index`, counted from 0."""
        election, placed = divmod(index, PLACEMENTS)
        return whose_turn(self.deal.first, election + 1, placed)


def turn(referee: Referee) -> Side | None:
    return referee.view(Side.IVORY).to_play


def seeds(seed: int, count: int) -> list[int]:
    """Return the seeds of `count` games, derived from the seed of the run."""
    rng = random.Random(seed)
    return [rng.randrange(2**32) for _ in range(count)]


def play_game(seed: int, ivory: str = "random", brown: str = "random") -> PlayedGame:
    """Return a whole game between two computer players."""
    rng = random.Random(seed)
    players = {Side.IVORY: create(ivory), Side.BROWN: create(brown)}
    referee = Referee(Deal.shuffled(rng))
    while (side := turn(referee)) is not None:
        referee.play(side, players[side].choose(referee.view(side), rng, never))
    return PlayedGame(referee.deal, referee.placements)


def games_of(seed: int, count: int) -> list[PlayedGame]:
    """Return whole games between two levels, in each of the four seatings in turn."""
    levels = ("rules-of-thumb", "greedy")
    return [
        play_game(each, levels[number % 2], levels[number // 2 % 2])
        for number, each in enumerate(seeds(seed, count))
    ]


def board(*tiles: str) -> tuple[StandingTile, ...]:
    """Return a board of tiles that are written as owner and placement: `iS7>iC`."""
    owners = {"i": Side.IVORY, "b": Side.BROWN}
    placements = [(owners[text[0]], Placement.parse(text[1:])) for text in tiles]
    return tuple(
        StandingTile(owner, placement.building, 1, order, placement.tile)
        for order, (owner, placement) in enumerate(placements, start=1)
    )


def boards() -> st.SearchStrategy[tuple[StandingTile, ...]]:
    """Any tiles of both sides, no tile twice, in any buildings."""
    tiles = st.tuples(st.sampled_from(Side), st.sampled_from(ALL_TILES))
    return st.dictionaries(tiles, st.sampled_from(BUILDINGS), max_size=24).map(
        lambda places: tuple(
            StandingTile(owner, building, 1 + index // 6, 1 + index % 6, tile)
            for index, ((owner, tile), building) in enumerate(places.items())
        )
    )


def deals() -> st.SearchStrategy[Deal]:
    return st.integers(0, 2**32).map(lambda seed: Deal.shuffled(random.Random(seed)))


def games() -> st.SearchStrategy[PlayedGame]:
    """Whole games between any two of the quick levels."""
    levels = st.sampled_from([level for level in LEVELS if level in {"random", "greedy"}])
    return st.builds(play_game, st.integers(0, 2**32), levels, levels)


def positions() -> st.SearchStrategy[PlayedGame]:
    """Games that are cut at any moment, including the start and the end."""
    return games().flatmap(lambda game: st.integers(0, len(game.placements)).map(game.cut))


def header_texts() -> st.SearchStrategy[str]:
    """Values of a record's header, without control characters and line ends."""
    return st.text(
        st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\u2028\u2029")
    )


def refused(data: bytes) -> RecordError:
    """Return the error for an invalid record."""
    with pytest.raises(RecordError) as caught:
        parse(data, "game.tyrus")
    return caught.value


def replay(game: PlayedGame) -> Referee:
    return Referee(game.deal, game.placements)


def full_state(game: PlayedGame) -> GameState:
    state, _ = rules.start(game.deal)
    for placement in game.placements:
        state, _ = rules.play(state, placement)
    return state


def witnessed(game: PlayedGame, side: Side) -> list[tuple[PlayerView, tuple[Event, ...]]]:
    """Return `side`'s view and events at the start of a game and after each placement."""
    referee = Referee(game.deal)
    steps = [(referee.view(side), referee.opening[side])]
    for index, placement in enumerate(game.placements):
        events = referee.play(game.mover(index), placement)[side]
        steps.append((referee.view(side), events))
    return steps


def other_world(game: PlayedGame, side: Side, rng: random.Random) -> PlayedGame:
    """Return a random game that `side` can't distinguish from this one.

    It shuffles the enemy's unseen tiles over the board, its hand and its reserve, the order of the
    enemy's draws, the side's own reserve, the order within each of its draws, and the coming cards.
    """
    state = full_state(game)
    shown = [tile for each in state.tallies for tile in each.shown]
    seen = {tile.tile for tile in shown if tile.owner is not side}
    if state.outcome is not None and state.outcome.ending in {Ending.TILES, Ending.DRAW}:
        seen |= {*state.hand(side.other)}  # The sum of these tiles is public.
    unseen = [tile for tile in ALL_TILES if tile not in seen]
    exchanged = {tile: tile for tile in ALL_TILES}
    exchanged |= dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    placements = []
    enemy_placed: list[tuple[int, Tile]] = []
    for index, placement in enumerate(game.placements):
        changed = placement
        if game.mover(index) is not side:
            changed = Placement(exchanged[placement.tile], placement.building)
            enemy_placed.append((index // 6 + 1, changed.tile))
        placements.append(changed)
    tiles = {
        side: _own_tiles(game.deal.tiles(side), state.drawn, rng),
        side.other: order_of_draws(enemy_placed, rng),
    }
    cards = game.deal.elections
    to_come = cards[state.election :]
    elections = (*cards[: state.election], *rng.sample(to_come, len(to_come)))
    deal = Deal(game.deal.first, elections, tiles[Side.IVORY], tiles[Side.BROWN])
    return PlayedGame(deal, tuple(placements))


def order_of_draws(placed: list[tuple[int, Tile]], rng: random.Random) -> tuple[Tile, ...]:
    """Return a random order in which each tile is drawn before the election of its placement.

    All such orders are equally likely. `placed` is in the order of play.
    """
    free = list(range(len(ALL_TILES)))
    order: dict[int, Tile] = {}
    for election, tile in placed:
        drawn = HAND + DRAW * (election - 1)
        position = rng.choice([position for position in free if position < drawn])
        free.remove(position)
        order[position] = tile
    rest = [tile for tile in ALL_TILES if tile not in order.values()]
    order |= dict(zip(free, rng.sample(rest, len(rest)), strict=True))
    return tuple(order[position] for position in range(len(ALL_TILES)))


def same_in_public(game: PlayedGame, rng: random.Random) -> PlayedGame:
    """Return a random game with the same public events."""
    return other_world(other_world(game, Side.IVORY, rng), Side.BROWN, rng)


def _own_tiles(tiles: tuple[Tile, ...], drawn: int, rng: random.Random) -> tuple[Tile, ...]:
    """Return the tiles after shuffling each past draw and the reserve."""
    ends = [0, *range(HAND, drawn + 1, DRAW), len(tiles)]
    batches = [tiles[start:end] for start, end in pairwise(ends)]
    return tuple(tile for batch in batches for tile in rng.sample(batch, len(batch)))
