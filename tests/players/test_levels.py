"""The levels and the characters: their traits, and what they may know."""

import random
from functools import cache

import numpy as np
import pytest

from tests.imagined import quick_player
from tests.readers import PlayedGame, other_world, replay
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players import levels
from tyrus_desktop.players.batch import encoding
from tyrus_desktop.players.batch.critic import Critic
from tyrus_desktop.players.batch.encoding import INPUTS, forget_faces, inputs
from tyrus_desktop.players.batch.games import (
    PLIES_AN_ELECTION,
    TILES,
    Bools,
    Games,
    random_tiles,
)
from tyrus_desktop.players.batch.heuristic import HeuristicPolicy
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.batch.policy import (
    BLOCKS,
    COUNTERS,
    EFFECT,
    HIGH,
    HOARDED_UNTIL,
    IN_FORCE,
    VALUE_OF_MOVE,
    VOTES,
    NetworkPolicy,
    counted_again,
    on_streak,
)
from tyrus_desktop.players.batch.relative import MOVES, legal_tiles
from tyrus_desktop.players.batch.views import games_of_view
from tyrus_desktop.players.kinds import Mixture
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Judgement, Strategy
from tyrus_desktop.players.player import never
from tyrus_desktop.players.rivals.searching import RUNS
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import (
    EXPERT,
    EXPLOITERS,
    MONTE_CARLO,
    WEIGHTS,
    TrainedPlayer,
    network,
)
from tyrus_desktop.players.traits import Traits
from tyrus_desktop.referee import Referee

STRATEGIES = {**LADDER_PLAYERS, **CHARACTER_PLAYERS}
GAMES, LONG = 1, 3
"""Games compared in the quick run, and for each unit of `--volume` in a long one."""

SHOWN = encoding.GROUPS["enemy placements before, shown"]


@cache
def blank() -> Network:
    """Return a network for which all moves are equal, so that only the traits count."""
    shapes = [(INPUTS, 4), (4,), (4, 4), (4,), (4, MOVES), (MOVES,)]
    return Network(*(np.zeros(shape, np.float32) for shape in shapes))


@cache
def twins(seed: int, games: int) -> tuple[tuple[PlayerView, PlayerView], ...]:
    """Return views of the players' own games, each with that of an indistinguishable game."""
    rng, found = random.Random(seed), []
    players = [quick_player(key) for key in STRATEGIES]
    for number in range(games):
        referee = Referee(Deal.shuffled(rng))
        seats = dict(zip(Side, rng.sample(players, 2), strict=True))
        while (side := referee.view(Side.IVORY).to_play) is not None:
            view = referee.view(side)
            game = PlayedGame(referee.deal, referee.placements)
            found.append((view, replay(other_world(game, side, rng)).view(side)))
            referee.play(side, seats[side].choose(view, random.Random(number), never))
    return tuple(found)


@cache
def games_of_twins(seed: int, games: int) -> tuple[tuple[Games, Games], ...]:
    """Return the same as the networks see it."""
    return tuple((games_of_view(one), games_of_view(other)) for one, other in twins(seed, games))


@cache
def batch() -> Games:
    """Return games played at random up to the middle of the fourth election."""
    rng = np.random.default_rng(5)
    games = Games.shuffled(300, rng)
    while games.ply < 20:
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    return games


def same_values(one: Critic, other: Critic) -> bool:
    """Return whether two critics expect the same of every game."""
    return bool((one(batch()) == other(batch())).all())


def sensible(games: Games) -> Bools:
    """Return (N, 180): the legal moves into buildings that will be counted."""
    legal: Bools = np.repeat(legal_tiles(games), 6, axis=1) & counted_again(games)
    return legal


def preferred(traits: Traits) -> Bools:
    """Return (N, 180): which legal moves the traits prefer."""
    games = batch()
    weights = NetworkPolicy(blank(), traits).move_weights(games, np.zeros((len(games), TILES)))
    legal = sensible(games)
    least = np.where(legal, weights, np.inf).min(axis=1, keepdims=True)
    shown: Bools = legal & (weights > 1.01 * least)
    return shown


@pytest.mark.parametrize("key", STRATEGIES)
def test_probabilities_are_bit_identical_whatever_the_enemy_hides(
    key: str, seed: int, volume: int
) -> None:
    strategy = STRATEGIES[key]
    policy = strategy.policy()
    differing, games = 0, GAMES if volume == 1 else LONG * volume
    for number, pair in enumerate(games_of_twins(seed, games)):
        attention_noise = policy.attention_noise(random.Random(number))
        weights = [policy.move_weights(each, attention_noise) for each in pair]
        assert weights[0].tobytes() == weights[1].tobytes()
        differing += int(np.count_nonzero(weights[0]) > 1)
    assert differing > 24 * games


def test_each_character_prefers_what_it_is_named_after() -> None:
    games = batch()
    named_after = {
        "bluffer": IN_FORCE & ~EFFECT,
        "rampart": IN_FORCE & COUNTERS,
        "saboteur": IN_FORCE & BLOCKS,
        "miser": VALUE_OF_MOVE < HIGH,
    }
    legal = sensible(games)
    assert games.election < HOARDED_UNTIL
    for key, moves in named_after.items():
        shown = preferred(CHARACTER_PLAYERS[key].traits)
        without = ~(legal & ~moves).any(axis=1)
        # A miser prefers an 8 to a 10.
        assert not (shown & ~moves).any() or key == "miser"
        assert (shown | without[:, None] | ~(legal & moves)).all()
    shown, won = preferred(CHARACTER_PLAYERS["sprinter"].traits), on_streak(games)
    assert 0 < won.sum() < len(won)
    assert not (shown[won] & ~(IN_FORCE & VOTES)).any()
    assert shown[won].any()
    assert not shown[~won].any()


def test_a_miser_keeps_its_high_tiles_for_five_elections_and_no_longer() -> None:
    rng, games = np.random.default_rng(7), batch().take(np.arange(20))
    hoarding = []
    while games.ply < 6 * PLIES_AN_ELECTION:
        if games.ply % PLIES_AN_ELECTION == 0:
            policy = NetworkPolicy(blank(), Traits(hoard=1.0))
            weights = policy.move_weights(games, np.zeros((len(games), TILES)))
            legal = sensible(games)
            hoarding.append(len(np.unique(weights[legal])) > 1)
        games.play(random_tiles(games.legal(), rng), rng.integers(0, 6, len(games)))
    assert hoarding == [True, False]  # In the fifth and in the sixth.


def test_the_player_of_every_key_has_its_network_traits_and_search() -> None:
    for key, strategy in STRATEGIES.items():
        player = levels.create(key)
        if isinstance(strategy, Judgement):
            assert isinstance(player, SamplingPlayer)
            assert player.policy == HeuristicPolicy(strategy.skills)
            continue
        assert isinstance(player, TrainedPlayer | SearchPlayer)
        assert player.policy.network is network(strategy.weights)
        assert player.policy.traits == strategy.traits
        assert getattr(player, "settings", None) == strategy.search


def test_hunter_searches_with_an_exploiter_and_an_imitation_of_the_archon() -> None:
    hunter = levels.create("hunter")
    assert isinstance(hunter, SearchPlayer)
    folder = RUNS / "exploiter-archon-mixture"
    assert hunter.policy.network is network(folder / "exploiter.npz")
    (kind,) = hunter.kinds
    assert kind.past is network(folder / "imitation.npz")
    assert kind.future is None
    assert same_values(hunter.critic, Critic())
    settings = hunter.settings
    assert (settings.particles, settings.worlds, settings.epsilon) == (128, 64, 0.03)


def test_the_archon_knows_former_networks_its_own_and_exploiters() -> None:
    archon = levels.create("archon")
    assert isinstance(archon, SearchPlayer)
    trained, own, *simple, monte_carlo, mixture = archon.kinds
    assert trained.past is network(WEIGHTS)
    assert own.past is archon.policy.network is network(EXPERT)
    assert mixture.past == Mixture(network(EXPERT), network(EXPLOITERS))
    assert not any(isinstance(kind.past, Network) for kind in simple)
    assert monte_carlo.past is network(MONTE_CARLO)
    assert sum(kind.prior for kind in archon.kinds) == pytest.approx(1)


def test_the_archon_after_expert_iteration_differs_in_its_kinds_of_enemies_alone() -> None:
    former, archon = levels.create("archon-expert"), levels.create("archon")
    assert isinstance(former, SearchPlayer)
    assert isinstance(archon, SearchPlayer)
    assert former.policy == archon.policy
    assert same_values(former.critic, archon.critic)
    assert former.settings == archon.settings
    trained, own, exploiters, *simple = former.kinds
    assert trained == archon.kinds[0]
    assert own.past is network(EXPERT)
    assert exploiters.past is network(RUNS / "exploiters-expert" / "average.npz")
    assert exploiters.past is not network(EXPLOITERS)
    assert simple == [*archon.kinds[2:-1]]
    assert sum(kind.prior for kind in former.kinds) == pytest.approx(1)


def test_a_level_without_attention_chooses_random_tiles() -> None:
    view, _ = twins(1, GAMES)[0]
    strict = {
        attention: {
            TrainedPlayer(blank(), Traits(attention=attention, hoard=99.0))
            .choose(view, random.Random(seed), never)
            .tile
            for seed in range(60)
        }
        for attention in (1.0, 0.0)
    }
    high = {tile for tile in view.hand if tile.value >= HIGH}
    assert high
    assert not strict[1.0] & high
    assert strict[0.0] == set(view.hand)


def test_attention_hides_tiles_but_never_all_of_them() -> None:
    games, rng = batch(), np.random.default_rng(6)
    legal = legal_tiles(games)
    for attention, least, most in ((1.0, 1.0, 1.0), (0.5, 0.45, 0.6), (0.0, 0.1, 0.15)):
        policy = NetworkPolicy(blank(), Traits(attention=attention))
        weights = policy.move_weights(games, rng.random((len(games), TILES)))
        seen: Bools = weights.reshape(len(games), TILES, 6).max(axis=2) > 0
        assert not (seen & ~legal).any()
        assert seen.any(axis=1).all()
        assert least <= seen.sum() / legal.sum() <= most


def test_memory_keeps_the_shown_tiles_of_this_many_elections_and_all_other_inputs() -> None:
    games = batch()
    active = inputs(games)
    assert (forget_faces(games, active, 9) == active).all()
    counts = [(forget_faces(games, active, memory) >= 0).sum() for memory in (3, 2, 1, 0)]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) == 4
    gone = active[forget_faces(games, active, 0) != active]
    assert set(np.unique(gone)) <= set(SHOWN)


def test_a_level_plays_the_same_one_by_one_and_in_batches() -> None:
    views = [
        view for view, _ in twins(1, GAMES) if view.side is Side.IVORY and view.first is Side.IVORY
    ]
    for key in ("scribe", "consul", "sprinter"):
        policy = STRATEGIES[key].policy()
        for view in views[:20]:
            games, noise = games_of_view(view), policy.attention_noise(random.Random(1))
            one = policy.move_weights(games, noise)
            three = policy.move_weights(games.take(np.zeros(3, int)), np.repeat(noise, 3, axis=0))
            assert np.abs(three - one).max() < 1e-4


def test_every_strategy_plays_one_of_the_shipped_weights_which_are_small() -> None:
    sizes = {file: file.stat().st_size for file in WEIGHTS.parent.glob("*.npz")}
    played = {each.weights for each in STRATEGIES.values() if isinstance(each, Strategy)}
    assert played <= set(sizes)
    assert max(sizes.values()) < 900_000
