"""A review's rows sum to the result, and its curves know neither the future nor hidden tiles."""

import gc
import random
import weakref
from dataclasses import replace
from math import isnan

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.imagined import critic, network
from tests.readers import PlayedGame, full_state, games_of, other_world, play_game, seeds
from tyrus_desktop.desktop.replay.moments import moments
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.events import GivenUp
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Floats
from tyrus_desktop.players.batch.relative import MOVES
from tyrus_desktop.referee import Referee
from tyrus_desktop.review import deciding
from tyrus_desktop.review.choices import Choice, candidates
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.effort import Effort
from tyrus_desktop.review.estimates import Estimator
from tyrus_desktop.review.positions import Finished, NotOver
from tyrus_desktop.review.result_rows import Rows, rounded
from tyrus_desktop.review.review import Review
from tyrus_desktop.review.reviewed_levels import Levels
from tyrus_desktop.review.stored import fits, read, written
from tyrus_desktop.review.truth import Truth
from tyrus_desktop.review.verdict import Pattern, Weight

HASTY = Effort(truths=1, choices=1, worlds=8, checks=16, share=16)


def judge(games: Games) -> Floats:
    """Judge as the critic, which must not be asked about the first election or the last."""
    assert 6 <= games.ply < 48
    return critic()(games)


ESTIMATOR = Estimator((network(1).probabilities, network(2).probabilities), judge)


def estimators(levels: Levels) -> Estimator:
    """Return players that differ in the two chairs."""
    same = levels[0] == levels[1]
    policy = ESTIMATOR.policies[0]
    return Estimator((policy, policy), judge) if same else ESTIMATOR


def finished(game: PlayedGame, quitter: Side | None = None) -> Record:
    headers = {} if quitter is None else {GIVEN_UP_BY: quitter.value}
    return Record(headers, game.deal, game.placements)


def reviewed(record: Record, seed: int = 1) -> Review:
    return Review(record, seed, HASTY, estimators=estimators).run()


def test_rows_sum_to_the_result(seed: int, volume: int) -> None:
    """One game in three is given up, and in every other one the players' levels differ."""
    for number, game in enumerate(games_of(seed, 5 * volume)):
        cut = game.cut(len(game.placements) * 2 // 3 + number)
        record = finished(game) if number % 3 else finished(cut, list(Side)[number % 2])
        headers = {"IvoryPlayer": "computer tribune"} if number % 2 else {}
        record = Record({**record.headers, **headers}, record.deal, record.placements)
        review = Review(record, 1, HASTY, "scribe", estimators).run()
        ivory, brown = map(review.rows, Side)
        for each in (ivory, brown):
            assert abs(sum(each.parts) - (each.result - 0.5)) < 1e-9
            assert number % 3 == 0 or each.given_up == 0
            parts, error = each.printed()
            assert sum(parts) == round(100 * each.result) - 50
            assert all(part % 5 == 0 for part in parts)
            assert error > 0
        assert ivory.result == 1 - brown.result


@pytest.mark.parametrize("plies", [3, 15, 18])
def test_election_in_which_a_side_resigned_can_be_named(
    plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has no count: its chances are those at the end. The verdict is kept and read back."""
    monkeypatch.setattr(deciding, "LEFT", 1.0)
    number = plies // 6 + 1
    monkeypatch.setattr(deciding, "agreed", lambda *_: (Weight.DECIDED, (number,)))
    record = finished(play_game(7, "greedy", "greedy").cut(plies), Side.BROWN)
    review = reviewed(record)
    findings = review.findings()
    said = findings.verdict
    assert said is not None
    assert (said.elections, said.loser) == ((number,), Side.BROWN)
    chance = review.truth.value(plies)
    assert said.after == pytest.approx(1 - chance if record.deal.first is Side.IVORY else chance)
    assert said.moment is not None
    assert said.moment < len(findings.curves[Side.IVORY])
    kept = read(written(findings))
    assert kept is not None
    assert fits(kept, record)
    for wrong in (
        {"loser": Side.IVORY},
        {"elections": ()},
        {"elections": (number + 1,)},
        {"weight": Weight.NONE},
        {"pattern": Pattern.TWO},
        {"pattern": Pattern.DRAWN_GAME},
        {"pattern": Pattern.SLIP, "slip": None},
    ):
        verdict = replace(said, **wrong)
        assert not fits(replace(kept, verdict=verdict), record), wrong


def test_own_choices_row_sums_changes_that_its_side_saw() -> None:
    """At each placement they are the same number that a slip is found by."""
    review = reviewed(finished(play_game(7, "greedy", "greedy")))
    for side in Side:
        worths = [
            each.worth for each in review.choices.values() if review.game.side(each.seat) is side
        ]
        assert review.rows(side).own == pytest.approx(sum(worths))
    for ply, each in review.choices.items():
        assert each.candidates.moves[each.candidates.played] == review.game.move(ply)


@given(st.lists(st.floats(-60, 60), min_size=3, max_size=3), st.sampled_from([0.0, 0.5, 1.0]))
def test_causes_are_rounded_and_zero_stays_zero(parts: list[float], result: float) -> None:
    parts = [each / 100 for each in parts]
    tiles = result - 0.5 - sum(parts)
    found, error = Rows(result, parts[0], parts[1], parts[2] + tiles, 0.0, 0.083).printed()
    assert error == 8
    assert found[3] == 0
    for printed, exact in zip(found[:2], parts[:2], strict=True):
        assert abs(printed - 100 * exact) <= 5
    assert rounded([0.4, 0.4, 0.2], 1) in ([1, 0, 0], [0, 1, 0])


def until(review: Review, side: Side, election: int) -> list[Chances]:
    return [each for each in review.curves(side) if each.election <= election]


def test_truth_does_not_know_the_future() -> None:
    """The same game with other tiles to draw and other cards to come has the same curves."""
    cut = play_game(7, "greedy", "greedy").cut(21)
    drawn, rng = full_state(cut).drawn, random.Random(1)
    deal = cut.deal
    orders = [
        (*deal.tiles(side)[:drawn], *rng.sample(deal.tiles(side)[drawn:], 30 - drawn))
        for side in Side
    ]
    cards = (*deal.elections[:4], *rng.sample(deal.elections[4:], 5))
    assert cards != deal.elections
    other = PlayedGame(Deal(deal.first, cards, *orders), cut.placements)
    one, two = (reviewed(finished(each, Side.IVORY)) for each in (cut, other))
    assert one.curves(Side.IVORY) == two.curves(Side.IVORY)
    assert one.rows(Side.BROWN) == two.rows(Side.BROWN)


@pytest.mark.parametrize("side", list(Side))
def test_what_a_side_could_know_contains_nothing_hidden(side: Side) -> None:
    cut = play_game(8).cut(26)
    other = other_world(cut, side, random.Random(2))
    assert other.placements != cut.placements
    one, two = (reviewed(finished(each, side.other)) for each in (cut, other))
    truths = []
    for here, there in zip(one.curves(side)[:-1], two.curves(side)[:-1], strict=True):
        assert here.seen is not None
        assert here.seen == there.seen, (here, there)
        truths.append(here.truth == there.truth)
    assert not any(truths)


def test_moments_of_earlier_elections_do_not_know_later_ones() -> None:
    whole = play_game(8, "rules-of-thumb", "greedy")
    one = reviewed(finished(whole))
    two = reviewed(finished(whole.cut(14), Side.BROWN))
    for here, there in zip(until(one, Side.BROWN, 1), until(two, Side.BROWN, 1), strict=True):
        assert here == there


def test_chance_at_a_count_ignores_later_events() -> None:
    """The next draws and the next card don't change it, not even by chance."""
    cut = play_game(8).cut(6)
    cards, ivory, brown = cut.deal.elections, cut.deal.ivory, cut.deal.brown
    deal = Deal(
        cut.deal.first,
        (cards[0], *sorted(cards[1:], key=lambda card: card is cards[1])),
        (*ivory[:9], *ivory[:8:-1]),
        (*brown[:9], *brown[:8:-1]),
    )
    assert deal.elections[1] != cards[1]
    for side in Side:
        one, two = (
            [each for each in reviewed(finished(game, side)).curves(side) if each.election == 1]
            for game in (cut, PlayedGame(deal, cut.placements))
        )
        assert one[:-1] == two[:-1]
        assert (one[-1].kind, one[-1].seen == two[-1].seen) == (Kind.DRAW, False)


def test_review_can_be_paused_and_repeated() -> None:
    """It shows what it has, and two reviews that take turns don't disturb each other."""
    record = finished(play_game(7, "greedy", "greedy").cut(15), Side.IVORY)
    one, two = (
        Review(record, 3, replace(HASTY, choices=2), estimators=estimators) for _ in range(2)
    )
    assert all(isnan(each.truth) and each.seen is None for each in one.curves(Side.IVORY)[:-1])
    shares, judged = [], []
    for share in one.steps():
        shares.append(share)
        assert one.findings().done == share
        judged.append(len(one.findings().rows))
        next(two.steps())  # Each call goes on where the last one stopped.
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert next(two.steps(), None) is None
    assert (judged[0], judged[-1]) == (0, 2)
    assert one.findings() == two.findings()
    assert one.curves(Side.IVORY) == two.curves(Side.IVORY)
    assert one.rows(Side.IVORY) == two.rows(Side.IVORY)
    other = reviewed(record, 4)
    assert other.rows(Side.IVORY) != one.rows(Side.IVORY)
    assert [each.kind for each in one.curves(Side.IVORY)[:3]] == [
        Kind.DEAL,
        Kind.CARD,
        Kind.PLACEMENT,
    ]


def test_dropped_review_frees_its_worlds_at_once() -> None:
    """They are some megabytes, which the collector does not count."""
    gc.disable()
    try:
        review = Review(finished(play_game(7, "greedy", "greedy")), 1, HASTY, None, estimators)
        for _ in zip(range(12), review.steps(), strict=False):
            pass
        gone = weakref.ref(review)
        del review
        assert gone() is None
    finally:
        gc.enable()


def test_running_game_is_never_reviewed() -> None:
    with pytest.raises(NotOver, match="only a game that is over"):
        Review(finished(play_game(7, "greedy", "greedy").cut(15)), 1, HASTY, None, estimators)


def test_choices_of_the_policy_itself_are_worth_nothing_on_average() -> None:
    """A mix that is fitted to the samples would charge each choice for their noise."""
    rng = np.random.default_rng(1)
    worths = []
    for _ in range(4000):
        mix = np.zeros(MOVES, np.float32)
        mix[rng.choice(MOVES, 20, replace=False)] = rng.dirichlet(np.full(20, 0.4))
        truth = rng.normal(size=MOVES)
        among = candidates(mix, mix, int(rng.choice(MOVES, p=mix / mix.sum(dtype=np.float64))))
        choice = Choice(0, 0, among)
        tried = among.tried(4, rng)
        choice.parts.append(truth[tried] + rng.normal(size=tried.shape))
        worths.append(choice.worth)
    assert abs(np.mean(worths)) < 3 * np.std(worths) / len(worths) ** 0.5
    assert len(ALL_TILES) * 6 == MOVES


def test_mean_luck_of_draws_is_zero(seed: int, volume: int) -> None:
    """A draw is judged against others that might have come, not against what came."""
    lucks = []
    for each in seeds(seed, 8 * volume):
        truth = Truth(Finished(finished(play_game(each, "greedy", "greedy"))), ESTIMATOR)
        for election in range(truth.game.elections):
            truth.round(election, np.random.default_rng([each, election]), 16)
        lucks += [truth.luck(election)[0] for election in range(1, truth.game.elections)]
    assert abs(np.mean(lucks)) < 4 * np.std(lucks) / len(lucks) ** 0.5


@pytest.mark.parametrize("count", [0, 1, 6, 11, 48, 53, None])
def test_curves_have_the_replays_moments_and_no_gaps(count: int | None) -> None:
    whole = next(game for game in map(play_game, range(40)) if len(game.placements) == 54)
    game = whole if count is None else whole.cut(count)
    referee = Referee(game.deal)
    story = [*referee.opening[Side.IVORY]]
    for index, placement in enumerate(game.placements):
        story += referee.play(game.mover(index), placement)[Side.IVORY]
    quitter = None if count is None else Side.BROWN
    story += [] if quitter is None else [GivenUp(quitter)]
    found = reviewed(finished(game, quitter)).curves(Side.IVORY)
    assert [(each.kind.value, each.election, each.placed) for each in found] == [
        (each.kind.value, each.election, each.placed) for each in moments(story)
    ]
    for each in found:
        assert None not in (each.seen, each.their_view)
        assert 0 <= each.truth <= 1
