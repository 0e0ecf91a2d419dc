"""A searching player answers within the shortest pause that the table waits for it.

Time is not measured here: the work of a search is counted, and a documented cost per unit, with a
margin for slow machines, turns it into milliseconds.
"""

import random

import pytest

from tests.imagined import counting_player
from tyrus_desktop.desktop.game.opponent import ANSWER_MS
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION
from tyrus_desktop.players.kinds import Mixture, known_kinds
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, SEARCHING, create
from tyrus_desktop.players.player import never
from tyrus_desktop.players.traits import SearchSettings
from tyrus_desktop.referee import Referee

COST_MS = 0.034
"""Of one position given to a network, a simple player or the critic, with its share of the rest.

Measured 0.009 on one core of an AMD EPYC (three games of such a search, 2026-11-25) and, before
there was a mixture, 0.012 on one of an Intel Xeon beside other work; nearly three times the latter
allows for slow machines.
"""

SEED = 2
"""Of a game of nine elections."""


def most_work(settings: SearchSettings) -> int:
    """Return the most positions that one choice may give to networks, players and critic.

    A mixture of two networks is given each of its positions twice.
    """
    players = sum(2 if isinstance(kind.past, Mixture) else 1 for kind in known_kinds())
    belief = players * settings.particles * PLIES // 2  # At each placement of the enemy.
    evaluated = PLIES_AN_ELECTION + PLIES_AN_ELECTION // 2  # The enemy's half twice; the critic.
    return 1 + belief + settings.placements * settings.worlds * evaluated


@pytest.mark.parametrize("key", SEARCHING)
def test_the_most_work_of_a_search_takes_less_than_the_shortest_pause(key: str) -> None:
    settings = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}[key].search
    assert settings is not None
    assert most_work(settings) * COST_MS < ANSWER_MS


def test_no_choice_of_a_game_exceeds_the_bound_on_its_work() -> None:
    settings = LADDER_PLAYERS["archon"].search
    assert settings is not None
    player, counted = counting_player(settings)
    enemy, rng, most = create("senator"), random.Random(SEED), 0
    referee = Referee(Deal.shuffled(rng))
    while (side := referee.view(Side.IVORY).to_play) is not None:
        counted.clear()
        chosen = player if side is Side.IVORY else enemy
        placement = chosen.choose(referee.view(side), rng, never)
        most = max(most, sum(counted))
        assert sum(counted) <= most_work(settings)
        referee.play(side, placement)
    assert len(referee.placements) == PLIES
    assert most > most_work(settings) / 2
