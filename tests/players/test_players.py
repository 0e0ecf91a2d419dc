"""Every player: legal, deterministic, and independent of all that its side may not know.

The positions are from whole games of the players against each other.
"""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle

import pytest

from tests.imagined import quick_player
from tests.readers import PlayedGame, other_world, replay, seeds
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.keys import SIMPLE, STRONGEST
from tyrus_desktop.players.levels import LEVELS, SEARCHING, UnknownLevel, create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.referee import Referee

GAMES = 4
GAMES_OF_SEARCH = 1
RIVALS = (*SIMPLE, "consul-0.1")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def positions(level: str, deals: Sequence[int]) -> Iterator[tuple[Referee, PlayerView]]:
    """Yield what the player of this level meets against each of the others, as it plays on."""
    for number, rival in zip(deals, cycle(RIVALS), strict=False):
        rng = random.Random(number)
        referee = Referee(Deal.shuffled(rng))
        players = {Side.IVORY: quick_player(level), Side.BROWN: quick_player(rival)}
        while (side := referee.view(Side.IVORY).to_play) is not None:
            view = referee.view(side)
            if side is Side.IVORY:
                yield referee, view
            referee.play(side, players[side].choose(view, rng, never))


@cache
def views_of(level: str) -> tuple[PlayerView, ...]:
    """Return what the player of this level sees in its first games."""
    return tuple(view for _, view in positions(level, range(games_of(level))))


def games_of(level: str) -> int:
    """Return how many games a test plays with a level: fewer if it searches, which is slow."""
    return GAMES_OF_SEARCH if level in SEARCHING else GAMES


def sampled(level: str, volume: int) -> int:
    """Return n if one position in n is asked about: all of them in a long run."""
    return 3 if level in SEARCHING and volume == 1 else 1


def another_truth(referee: Referee, side: Side, rng: random.Random) -> Referee:
    """Return a game that `side` cannot tell from this one."""
    return replay(other_world(PlayedGame(referee.deal, referee.placements), side, rng))


class Peeping:
    """A player that cheats: it sees the enemy's hand. The test must catch it."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee

    def choose(self, view: PlayerView, _rng: random.Random, _stop: object, /) -> Placement:
        enemy: tuple[Tile, ...] = self._referee.view(view.side.other).hand
        fair = sorted(view.legal_placements(), key=str)
        return fair[sum(tile.value for tile in enemy) % len(fair)]


def differs(player: Player, other: Player, seen: Referee, truth: Referee, side: Side) -> bool:
    choices = [
        each.choose(referee.view(side), random.Random(7), never)
        for each, referee in ((player, seen), (other, truth))
    ]
    return choices[0] != choices[1]


@EVERY_LEVEL
def test_every_choice_is_legal_and_depends_on_the_view_and_the_given_generator_alone(
    level: str, volume: int
) -> None:
    before, player = random.getstate(), quick_player(level)
    views = views_of(level)[:: sampled(level, volume)]
    assert len(views) >= 3
    for view in views:
        again = [
            each.choose(view, random.Random(3), never) for each in (player, quick_player(level))
        ]
        assert again[0] == again[1]
        assert again[0] in set(view.legal_placements())
    assert random.getstate() == before


@EVERY_LEVEL
def test_what_a_side_cannot_know_changes_no_choice(level: str, seed: int, volume: int) -> None:
    rng = random.Random(seed)
    count = 0
    games = games_of(level) * volume
    every = sampled(level, volume)
    for number, (referee, view) in enumerate(positions(level, seeds(seed, games))):
        if number % every:
            continue
        truth = another_truth(referee, view.side, rng)
        assert truth.view(view.side) == view
        assert not differs(quick_player(level), quick_player(level), referee, truth, view.side)
        count += 1
    assert count >= 9 * games // every


def test_what_a_side_cannot_know_changes_no_choice_of_the_full_search() -> None:
    rng = random.Random(12)
    asked = 0
    for number, (referee, view) in enumerate(positions("greedy", range(3))):
        if number % 6 == 0:
            truth = another_truth(referee, view.side, rng)
            assert not differs(create(STRONGEST), create(STRONGEST), referee, truth, view.side)
            asked += 1
    assert asked > 5


def test_a_player_that_sees_the_enemys_hand_would_be_caught() -> None:
    rng = random.Random(11)
    caught = [
        differs(Peeping(referee), Peeping(truth), referee, truth, view.side)
        for referee, view in positions("greedy", range(3))
        for truth in [another_truth(referee, view.side, rng)]
    ]
    assert sum(caught) > len(caught) / 2


def test_the_rules_of_thumb_vary_their_choices_and_the_greedy_player_does_not() -> None:
    varied = {
        level: [
            len(
                {quick_player(level).choose(view, random.Random(seed), never) for seed in range(20)}
            )
            > 1
            for _, view in positions(level, range(4))
        ]
        for level in ("greedy", "rules-of-thumb")
    }
    assert sum(varied["rules-of-thumb"]) > len(varied["rules-of-thumb"]) / 2
    assert sum(varied["greedy"]) < len(varied["greedy"]) / 2


def test_an_unknown_level_is_refused_with_its_name() -> None:
    with pytest.raises(UnknownLevel, match="“grandmaster”"):
        create("grandmaster")
