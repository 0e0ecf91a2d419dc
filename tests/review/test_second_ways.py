"""Numbers of a review that a person reads, found a second, slower way."""

from dataclasses import replace
from itertools import pairwise, product

import numpy as np
import pytest

from tests.imagined import network
from tests.readers import play_game
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.deal import HAND
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import MOVES, legal_tiles
from tyrus_desktop.review import guessing, review
from tyrus_desktop.review.deciding import Tallies
from tyrus_desktop.review.effort import Effort
from tyrus_desktop.review.estimates import Estimator, Mean
from tyrus_desktop.review.expected import spared, strongest, winning
from tyrus_desktop.review.eyes import Eyes, Guess
from tyrus_desktop.review.intervals import half_width
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.review import Review

LITTLE = Effort(truths=1, choices=1, worlds=16, checks=16, share=8)
POLICY = network(1).probabilities
PLAYED = play_game(7, "greedy", "greedy")


@pytest.mark.parametrize("plies", [7, 14])
def test_chance_at_a_resignation_counts_the_last_placement(plies: int) -> None:
    """This critic gives the game to the first player if the last back stands where it does."""
    record = Record({GIVEN_UP_BY: Side.IVORY.value}, PLAYED.deal, PLAYED.cut(plies).placements)
    last, game = plies - 1, Finished(record)
    building = game.states[plies].buildings[last, 0]

    def critic(games: Games) -> Floats:
        there = games.buildings[last] == building
        return (np.where(there, 1.0, -1.0) * (1 - 2 * games.seat)).astype(np.float32)

    found = Review(record, 1, LITTLE, None, lambda _: Estimator((POLICY, POLICY), critic)).run()
    for side in Side:
        resigned = found.curves(side)[-2]
        first = float(side is record.deal.first)
        assert (resigned.truth, resigned.seen, resigned.their_view) == (first, first, first)


def test_error_of_a_mean_follows_the_square_root_law() -> None:
    rng, mean = np.random.default_rng(3), Mean()
    samples: list[float] = []
    for count in (7, 50, 200):
        added = rng.random(count)
        mean.add(added)
        samples += added.tolist()
        average = sum(samples) / len(samples)
        spread = sum((each - average) ** 2 for each in samples) / len(samples)
        assert mean.value == pytest.approx(average)
        assert mean.variance == pytest.approx(spread / len(samples))
    error = 1.645 * (spread / len(samples)) ** 0.5
    assert half_width(average, mean.variance, 0.0) == pytest.approx(error)


def test_error_of_the_rows_shrinks_with_more_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen times the worlds of the choices; the model's error, which stays, is left out."""
    monkeypatch.setattr(review, "model", lambda _: 0.0)
    record = Record({}, PLAYED.deal, PLAYED.placements)
    estimator = Estimator((POLICY, POLICY), lambda games: np.zeros(len(games), np.float32))
    errors = []
    for worlds in (16, 256):
        effort = replace(LITTLE, worlds=worlds)
        rows = Review(record, 1, effort, None, lambda _: estimator).run().rows(Side.IVORY)
        errors.append(rows.error)
    assert errors[1] < 0.75 * errors[0]


def test_perfect_reader_weighs_its_samples() -> None:
    """By hand: three samples of one back, of which the likeliest counts most."""
    owner, weights = Side.BROWN, (0.6, 0.3, 0.1)
    standing = next(each for each in Record({}, PLAYED.deal, PLAYED.placements).tallies[0].shown)
    standing = replace(standing, owner=owner)
    ply = standing.ply
    tiles = (2, 5, 9)
    guess = Guess((ply,), np.array([tiles], np.int8), np.array(weights))
    expected = guessing.USUAL.tolist()
    effective = 1 / sum(each**2 for each in weights)
    for tile, weight in zip(tiles, weights, strict=True):
        worth = guessing.points(owner, ALL_TILES[tile], standing.building)
        expected[guessing.band(worth).value] += effective * weight
    whole = sum(expected)
    found = guessing.perfect(guess, standing)
    assert found.tolist() == pytest.approx([each / whole for each in expected])


def test_verdict_repeats_the_chances_of_the_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each election in turn is named, in a game between players of one level."""

    def critic(games: Games) -> Floats:
        chances: Floats = np.tanh(games.sums[0].sum(axis=1) / 30 - 0.7).astype(np.float32)
        return chances

    record = Record({}, PLAYED.deal, PLAYED.placements)
    found = Review(record, 1, LITTLE, None, lambda _: Estimator((POLICY, POLICY), critic)).run()
    loser = next(side for side in Side if found.curves(side)[-1].truth == 0)
    counted = [each.truth for each in found.curves(loser) if each.kind is Kind.COUNT]
    for number, chances in enumerate(pairwise((0.5, *counted)), 1):
        fall = [0.9] * number + [0.0] * (len(counted) + 1 - number)
        monkeypatch.setattr(Tallies, "losers_chances", lambda *_, fall=fall: (fall, fall))
        verdict = found.verdict()
        assert verdict.elections == (number,)
        assert (verdict.before, verdict.after) == pytest.approx(chances, abs=0.01)
    assert len({round(each, 2) for each in counted}) > 2


def counted_alone(standing: StandingTile) -> int:
    """Return what a tile adds to the count of its building, alone there."""
    counts = tally(1, standing.building.profession, [standing])
    return sum(each.votes + each.blocks + each.counters for each in (counts.ivory, counts.brown))


def test_expectations_of_a_count_agree_with_the_rules() -> None:
    """The engine tallies ten random samples of the backs for each count and each loser."""
    record = Record({}, PLAYED.deal, PLAYED.placements)
    game, rng, surprises = Finished(record), np.random.default_rng(5), 0
    for counted, loser in product(record.tallies, Side):
        own, backs = (
            [e for e in counted.shown if (e.owner is loser) is mine] for mine in (True, False)
        )
        tiles = rng.integers(30, size=(len(backs), 10)).astype(np.int8)
        weights = rng.dirichlet(np.ones(10))
        given = counted.number - 1, Guess(tuple(each.ply for each in backs), tiles, weights)
        samples = [
            (weight, [replace(e, tile=ALL_TILES[n]) for e, n in zip(backs, sample, strict=True)])
            for weight, sample in zip(weights.tolist(), tiles.T, strict=True)
        ]
        winners = [tally(1, counted.kind, own + turned).winner for _, turned in samples]
        won = weights[[winner is loser for winner in winners]].sum()
        assert winning(game, game.seat(loser), *given) == pytest.approx(won)
        spent = sum(w * e.tile.value for w, turned in samples for e in turned if e.tile)
        assert spared(game, *given) == pytest.approx(
            spent - sum(e.tile.value for e in backs if e.tile)
        )
        needed: list[tuple[float, Tile | None]] = [(1.0, None)]
        for index, back in enumerate(backs):
            others = [each for each in counted.shown if each is not back]
            least = counted_alone(back)
            if tally(1, counted.kind, others).winner is not counted.winner:
                as_strong = sum(w for w, turned in samples if counted_alone(turned[index]) >= least)
                needed.append((as_strong, back.tile))
        share, tile = min(needed, key=lambda each: each[0])
        found = strongest(game, *given)
        assert (found and found.tile) == (tile if share < 0.5 else None)
        assert found is None or found.as_strong == pytest.approx(share)
        surprises += found is not None
    assert surprises


@pytest.mark.parametrize("epsilon", [0.03, 0.5])
def test_belief_allows_for_random_placements(epsilon: float) -> None:
    """By Bayes: an enemy who places one tile surely, if it has it, else any tile anywhere.

    Its hand holds that tile with `HAND / 30`. A back in that building is then the tile, a random
    placement, or a placement of an enemy without it.
    """
    game = Finished(Record({GIVEN_UP_BY: "ivory"}, PLAYED.deal, PLAYED.cut(1).placements))
    sure = game.move(0)

    def enemy(games: Games) -> Floats:
        legal = np.repeat(legal_tiles(games), 6, axis=1)
        chances: Floats = (legal / legal.sum(axis=1, keepdims=True)).astype(np.float32)
        has = legal[:, sure]
        chances[has] = np.eye(MOVES, dtype=np.float32)[sure]
        return chances

    eyes = Eyes(game, 1, enemy, 8192, epsilon=epsilon)
    worlds = eyes.worlds(game.states[1], np.random.default_rng(4))
    tile = game.states[1].tiles[0, 0]
    share = float((worlds.tiles[0] == tile).mean())
    held = HAND / len(ALL_TILES)
    that = held * (1 - epsilon + epsilon / (6 * HAND))
    other = held * epsilon * (HAND - 1) / (6 * HAND) + (1 - held) / 6
    assert share == pytest.approx(that / (that + other), abs=0.03)
