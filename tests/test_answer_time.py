"""A searching player answers within the table's shortest pause.

The work of a search is counted. A documented cost per unit, with a margin for slow machines,
converts it to milliseconds.
"""

import random

from tests.imagined import as_played, counting_player, known_at
from tests.readers import replay
from tyrus_desktop.desktop.game.opponent import ANSWER_MS
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION
from tyrus_desktop.players.kinds import Mixture, known_kinds
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, SEARCHING
from tyrus_desktop.players.player import never
from tyrus_desktop.players.traits import SearchSettings

COST_MS = 0.034
"""The cost of evaluating one position, including all overheads.

It was measured as 0.009 on a core of an AMD EPYC (three games, 2026-11-25) and, before there was a
mixture, as 0.012 on an Intel Xeon beside other work. The margin is for slow machines.
"""


def most_work(settings: SearchSettings) -> int:
    """Return the largest number of positions that one choice may evaluate.

    A mixture of two networks evaluates each position twice.
    """
    players = sum(2 if isinstance(kind.past, Mixture) else 1 for kind in known_kinds())
    belief = players * settings.particles * PLIES // 2  # Once per enemy placement.
    evaluated = PLIES_AN_ELECTION + PLIES_AN_ELECTION // 2  # Mixture twice, critic once.
    return 1 + belief + settings.placements * settings.worlds * evaluated


def test_longest_search_takes_less_than_the_shortest_pause() -> None:
    for key in SEARCHING:
        settings = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}[key].search
        assert settings is not None
        assert most_work(settings) * COST_MS < ANSWER_MS


def test_no_search_exceeds_its_work_limit() -> None:
    settings = LADDER_PLAYERS["archon"].search
    assert settings is not None
    player, counted = counting_player(settings)
    most = 0
    for ply in (0, 11, 27, 48):  # 48: the largest belief.
        counted.clear()
        game = as_played(known_at(PLIES, 2), 0, Side.IVORY).cut(ply)
        view = replay(game).view(game.mover(ply))
        player.choose(view, random.Random(1), never)
        most = max(most, sum(counted))
        assert sum(counted) <= most_work(settings)
    assert most > most_work(settings) / 2
