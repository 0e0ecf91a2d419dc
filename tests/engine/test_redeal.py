"""A game redrawn for one side agrees with that side's knowledge and depends on nothing else."""

import random
from collections import Counter, defaultdict

from hypothesis import given
from hypothesis import strategies as st

from tests.readers import PlayedGame, other_world, play_game, positions, replay, witnessed
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Side, Tile

Story = tuple[Event, ...]


def story(game: PlayedGame, side: Side) -> Story:
    return replay(game).story(side, len(game.placements))


def redrawn(game: PlayedGame, side: Side, rng: random.Random) -> PlayedGame:
    return PlayedGame(*redeal(side, story(game, side), rng))


@given(positions(), st.sampled_from(Side), st.randoms(use_true_random=False), st.integers())
def test_redrawn_game_keeps_the_view_and_uses_nothing_hidden(
    game: PlayedGame, side: Side, rng: random.Random, draw: int
) -> None:
    if replay(game).view(Side.IVORY).outcome is not None:  # No study can begin there.
        game = game.cut(len(game.placements) - 1)
    first = redrawn(game, side, random.Random(draw))
    assert witnessed(first, side) == witnessed(game, side)
    assert redrawn(other_world(game, side, rng), side, random.Random(draw)) == first


def test_everything_hidden_is_redrawn_evenly() -> None:
    """Each unseen tile is equally likely in each hidden place, within six standard deviations."""
    game, draws = play_game(2).cut(21), 300
    view, told = replay(game).view(Side.IVORY), story(game, Side.IVORY)
    reserve = 30 - view.reserve
    hidden = [s.ply for s in view.standing if s.owner is Side.BROWN]
    varied: defaultdict[str, set[object]] = defaultdict(set)
    found: Counter[tuple[int, Tile]] = Counter()
    rng = random.Random(6)
    for number in range(draws):
        drawn = PlayedGame(*redeal(Side.IVORY, told, rng))
        for place, index in enumerate(hidden):
            found[place, drawn.placements[index].tile] += 1
        if number < 50:
            varied["hand"].add(replay(drawn).view(Side.BROWN).hand)
            varied["reserve"].add(drawn.deal.brown[reserve:])
            varied["own reserve"].add(drawn.deal.ivory[reserve:])
            varied["cards"].add(drawn.deal.elections[4:])
    assert len(varied) == 4
    assert min(map(len, varied.values())) > 10
    expected = draws / len(view.enemy_unseen())
    assert len(found) == len(hidden) * len(view.enemy_unseen())
    assert max(abs(each - expected) for each in found.values()) < 6 * expected**0.5
