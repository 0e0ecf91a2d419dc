"""Every player is legal, deterministic and blind to hidden facts, and plays as it was measured."""

import random

import pytest

from tests.imagined import met, quick_player
from tests.readers import PlayedGame, other_world, replay
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.levels import LEVELS, SEARCHING, UnknownLevel, create
from tyrus_desktop.players.player import Player, never

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def choice(player: Player, view: PlayerView, seed: int = 3) -> Placement:
    return player.choose(view, random.Random(seed), never)


@EVERY_LEVEL
def test_choice_is_legal_deterministic_and_blind(level: str, seed: int, volume: int) -> None:
    """New players must choose the same, also for another truth that their side can't notice."""
    rng, before = random.Random(seed), random.getstate()
    player, checked = quick_player(level), 0
    step = 5 if level in SEARCHING and volume == 1 else 1
    for game, view in met(seed, 3 * volume)[::step]:
        truth = replay(other_world(game, view.side, rng)).view(view.side)
        assert truth == view
        found = {choice(each, view) for each in (player, quick_player(level))}
        found.add(choice(quick_player(level), truth))
        assert len(found) == 1
        assert found <= set(view.legal_placements())
        checked += 1
    assert checked >= 3
    assert random.getstate() == before


def test_choice_of_the_full_search_is_blind() -> None:
    rng = random.Random(12)
    for game, view in met(5, 1)[::3]:
        truth = replay(other_world(game, view.side, rng)).view(view.side)
        assert choice(create(STRONGEST), view) == choice(create(STRONGEST), truth)


class Peeping:
    """A player that sees the enemy's hand."""

    def __init__(self, game: PlayedGame) -> None:
        self._referee = replay(game)

    def choose(self, view: PlayerView, _rng: random.Random, _stop: object, /) -> Placement:
        hand = self._referee.view(view.side.other).hand
        fair = sorted(view.legal_placements(), key=str)
        return fair[sum(tile.value for tile in hand) % len(fair)]


@pytest.mark.long
def test_player_that_peeps_is_detected() -> None:
    rng, caught = random.Random(11), []
    for game, view in met(5, 3):
        other = other_world(game, view.side, rng)
        caught.append(choice(Peeping(game), view) != choice(Peeping(other), view))
    assert sum(caught) > len(caught) / 2


UNCHANGED = {
    "random": (
        "P3>bC M6>bM S2>iC M4>bM S3>iT P3>iT S2>bC M3>iM M2>iT P4>bM M1>bC M2>bM M2>iT M5>iT "
        "S4>bM M5>iC M4>bC M9>iT S5>iC"
    ),
    "greedy": (
        "S7>iC P10>iT M8>iM M4>iM S3>iC P6>iT S7>bC M4>bM P4>bT M4>bM M1>bC P3>bT S2>bC "
        "P10>iT S4>iC M5>iM P6>bT M9>bM S5>bC"
    ),
    "rules-of-thumb": (
        "P9>iT M6>iM S8>iC S8>iC M7>iM S10>iC M6>bM P10>iM S7>bC S5>bC P7>bT P3>bT M8>iC "
        "M8>iM M8>iM P8>bM M9>bM P6>bT M8>bM"
    ),
    "citizen": (
        "P4>iT P4>iT S8>iC P1>bM M7>iM S6>iC M6>bM M4>bM P4>bT M4>iC P2>bT S2>bM M2>iC "
        "P10>iT S4>iC P8>bM S4>iT P6>bC M3>bM"
    ),
    "herald": (
        "P4>iT P9>iT S8>iC P3>iT M7>iM S6>iC M6>bM M4>bM P4>bT M4>bM P2>bT S2>bM M4>bM "
        "P10>iT S4>iC P8>bM S4>iT P6>bT S5>bC"
    ),
    "scribe": (
        "P9>iT P9>iT S8>iC P3>bM M7>bC S6>bT M5>bM M4>bM P4>bT M4>bM P3>bC S2>bC M8>bM P9>iT "
        "S4>iC P8>bM S2>iT M9>bM S5>bC"
    ),
    "tribune": (
        "M8>bC P9>iT S8>iC P8>bM M7>bC S10>iC M6>iC P10>iM S7>iT P3>iM P5>bC P3>bT M8>bM "
        "P10>iT M8>bC P8>bM S9>iT M9>bM S5>bC"
    ),
    "magistrate": (
        "M8>bC P9>iT S3>iM P8>bM M7>bC S6>bT M6>iC P10>iM S7>iT P4>iM P3>bC P3>bT M4>iC "
        "P10>iT M8>bC P8>bM S4>iT M9>bM S5>bC"
    ),
    "senator": (
        "M5>bC P9>iT M8>iM S2>iM S3>iC S6>bT S7>bC P10>iM P4>bT M2>bM P7>bT S2>iT M4>bM "
        "P10>iT P1>bC P8>bM M4>bM M4>bM S5>bC"
    ),
    "consul": (
        "M5>bC P4>iT M6>iM P1>iM M7>bC P5>iT S7>bC P10>iM P2>bT M3>bM M4>iC S2>iT M8>bM "
        "P9>iT S4>iC P7>bM M4>bM P6>iM S5>bC"
    ),
    "archon": "S7>iC M7>bC P4>bT M4>bM S6>bC",
    "bluffer": (
        "M5>bC S2>iT M6>iM P1>iM M7>bC P5>iT S2>iC P10>iM M3>bM M2>bM P5>bC P3>bT M8>bM "
        "P9>iT P1>bC P7>bM S6>iT P6>iM S5>bC"
    ),
    "rampart": (
        "M5>bC M6>iT S8>iM S2>iM M7>bC P5>iT M6>iC P10>iM M3>bM M4>bM P7>bC P3>bT P2>bC "
        "P9>iT M1>bC P7>bM S6>iT S5>bM P3>bC"
    ),
    "saboteur": (
        "M6>bC S2>bT P3>bM P5>bM M7>bC S6>bT M5>iC P10>iM S7>iT P2>iM M3>iC S1>iT M8>iC "
        "S8>bT M1>bC P7>bM S6>iT P6>iM M8>iC"
    ),
    "miser": (
        "M5>bC P4>iT M5>iM P5>bM M7>bC P5>iT M6>iC P10>iM M3>bM M2>bM P5>bC S2>iT P2>bC "
        "P9>iT M1>bC P7>bM S6>iT P6>iM S5>bC"
    ),
    "sprinter": (
        "M5>bC P4>iT M6>iM M4>iM M7>bC P5>iT S7>bC P10>iM M3>bM M2>bM P5>bC S2>iT M8>bM "
        "P9>iT S3>iC P7>bM S6>iT M6>bM S5>bC"
    ),
}
"""The choices of each player in the same positions. They change with the rules, the weights or the
settings of a level; its strength must then be measured again (`training.ladder`)."""


def choices(level: str) -> str:
    player = create(level) if level == STRONGEST else quick_player(level)
    views = [view for _, view in met(2, 3)][:: 4 if level == STRONGEST else 1]
    return " ".join(str(choice(player, view, number)) for number, view in enumerate(views))


@EVERY_LEVEL
def test_choices_are_those_of_the_measured_players(level: str) -> None:
    assert choices(level) == UNCHANGED[level]


def test_rules_of_thumb_vary_more_than_greedy() -> None:
    varied = {
        level: sum(
            len({choice(create(level), view, seed) for seed in range(8)}) > 1 for view in views
        )
        for views in [[view for _, view in met(5, 1)]]
        for level in ("greedy", "rules-of-thumb")
    }
    assert varied["rules-of-thumb"] > varied["greedy"]


def test_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="“grandmaster”"):
        create("grandmaster")
