"""A slip must be one under both beliefs, by three standard errors and two points."""

import numpy as np
import pytest

from tests.imagined import critic, network
from tests.readers import play_game
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.relative import MOVES
from tyrus_desktop.players.beliefs import Policy
from tyrus_desktop.review import slips
from tyrus_desktop.review.choices import Candidates, Choice, candidates
from tyrus_desktop.review.estimates import Estimator
from tyrus_desktop.review.eyes import Eyes
from tyrus_desktop.review.positions import Finished

PLY = 8
PLAYED = play_game(7, "greedy", "greedy").cut(15)
GAME = Finished(Record({GIVEN_UP_BY: "ivory"}, PLAYED.deal, PLAYED.placements))
POLICY: Policy = network(1).probabilities


def choice() -> Choice:
    mix = POLICY(GAME.states[PLY])[0]
    among = candidates(mix, mix, GAME.move(PLY))
    return Choice(PLY, GAME.states[PLY].seat, among)


def compared(played: int) -> Candidates:
    """Return two candidates, of which the first alone is ever made, and no others."""
    sure = np.array([1.0, 0.0])
    return Candidates(np.arange(2), np.append(sure, 0.0), played, np.zeros(MOVES), sure)


def every_chance(tried: np.ndarray, better: int, worlds: int) -> np.ndarray:
    """Return chances after which only the better move and the one after it are good."""
    values = np.full((len(tried), worlds), 0.4)
    values[int(np.flatnonzero(tried == better)[0]) :][:2] = 0.6
    return values


def found(
    monkeypatch: pytest.MonkeyPatch, *gains: float, noise: float = 0.1, particles: int = 256
) -> slips.Slip | None:
    """Return the slip if every other placement is better by a gain.

    There is a gain for each belief, and for each in turn for the players' level and the strongest.
    """
    made = choice()
    played, count = made.candidates.played, len(made.candidates.moves)
    assert count > 3
    every = iter(gains)

    def chances(_: object, worlds: Games, tried: np.ndarray, *_rest: object) -> np.ndarray:
        if len(tried) != count:
            return every_chance(
                tried[:, 0], made.candidates.moves[(played + 1) % count], len(worlds)
            )
        rng, gain = np.random.default_rng(1), next(every)
        values = 0.5 + gain + rng.normal(scale=noise, size=(count, particles))
        values[played] -= gain
        values[(played + 1) % count] += 0.02
        assert tried.shape == (count, 1)
        return values

    monkeypatch.setattr(slips, "after_each", chances)
    beliefs = [Eyes(GAME, made.seat, POLICY, particles) for _ in range(2)]
    estimator = Estimator((POLICY, POLICY), critic())
    return slips.checked(GAME, [estimator] * 2, made, beliefs, np.random.default_rng(1))


def test_slip_names_better_and_equally_good_placements(monkeypatch: pytest.MonkeyPatch) -> None:
    slip = found(monkeypatch, 0.09, 0.3, 0.08, 0.1)
    assert slip is not None
    assert slip.played == PLAYED.placements[PLY]
    assert slip.better in slip.alike
    assert 1 <= len(slip.alike) <= 2
    assert slip.played not in slip.alike
    assert 8 < slip.points < 13
    one = next(iter(choice().candidates.moves.tolist()))
    assert slips.placement(GAME, GAME.states[PLY], one).tile in {
        *GAME.record.deal.tiles(slip.side)[:12]
    }


def test_no_slip_without_certainty_under_all_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    for poor in range(4):
        gains = [0.0 if number == poor else 0.08 for number in range(4)]
        assert found(monkeypatch, *gains) is None
    assert found(monkeypatch, *[0.012] * 4, noise=0.001) is None
    assert found(monkeypatch, *[0.08] * 4, noise=2.0) is None
    assert found(monkeypatch, *[0.08] * 4, particles=8) is None


def test_only_the_worst_choices_are_suspected() -> None:
    made = []
    for number in range(12):
        among = compared(1)
        each = Choice(number, number % 2, among)
        each.parts.append(np.array([[0.5, 0.5], [0.5, 0.5 - number / 50], [0.0, 0.0]]))
        made.append(each)
    for seat in range(2):
        suspected = slips.suspects(made, seat)
        assert [each.ply for each in suspected] == [10 + seat - 2 * n for n in range(4)]
    assert slips.suspects(made[:1], 0) == []
    assert len(POLICY(GAME.states[PLY])[0]) == MOVES
