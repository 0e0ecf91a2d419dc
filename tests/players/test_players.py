"""Every player is legal, deterministic and blind to hidden facts, and plays as when measured."""

import hashlib
import random

import pytest

from tests.arrangements import last_tiles
from tests.imagined import met, quick_player
from tests.readers import other_world, replay
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.levels import LEVELS, SEARCHING, create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.search import SearchPlayer

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def choice(player: Player, view: PlayerView, seed: int = 3) -> Placement:
    return player.choose(view, random.Random(seed), never)


@EVERY_LEVEL
def test_player_choices_are_legal_deterministic_and_ignore_hidden_tiles(
    level: str, seed: int, volume: int
) -> None:
    """A new player must make the same choice, even in a game that differs in hidden facts."""
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


def test_full_search_does_not_depend_on_hidden_tiles() -> None:
    rng = random.Random(12)
    for game, view in met(5, 1)[::3]:
        truth = replay(other_world(game, view.side, rng)).view(view.side)
        assert choice(create(STRONGEST), view) == choice(create(STRONGEST), truth)


UNCHANGED = {
    "random": "ab6badc7", "greedy": "37df9620", "rules-of-thumb": "6e240ca4",
    "citizen": "a88ce161", "herald": "26a8df5e", "scribe": "a656b89a", "tribune": "4e88fbaf",
    "magistrate": "070e04cc", "senator": "b34f1398", "consul": "f1f8ffcb", "archon": "0c432191",
    "bluffer": "2fdb09c6", "rampart": "4b3e3839", "saboteur": "53c74130", "miser": "f075a069",
    "sprinter": "0fd7bf0a", "beginner": "5c67ad77", "consul-0.1": "bb542f4e",
    "monte-carlo-1000": "0d7c1ac4", "archon-expert": "3d394b22", "hunter": "557e5dd9",
}  # fmt: skip
"""Digests of each player's choices in the same positions, last tiles among them. They change with
the rules, weights and settings of a level, whose strength must then be measured again
(`training.ladder`)."""


def choices(level: str) -> str:
    player, views = quick_player(level), [view for _, view in met(2, 3)]
    if level in (STRONGEST, "hunter", "archon-expert", "monte-carlo-1000"):
        player, views = create(level), views[::4]
    if isinstance(player, SearchPlayer):
        views += last_tiles()[:: 3 if level in SEARCHING else 9]
    placed = (str(choice(player, view, number)) for number, view in enumerate(views))
    return hashlib.sha256(" ".join(placed).encode()).hexdigest()[:8]


@pytest.mark.parametrize("level", UNCHANGED)
def test_players_still_choose_as_they_did_when_measured(level: str) -> None:
    assert choices(level) == UNCHANGED[level]
