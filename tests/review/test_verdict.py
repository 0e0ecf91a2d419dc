"""The verdict: where a game was decided by two curves that agree, and by what."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.readers import PlayedGame, play_game
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import GIVEN_UP_BY, Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import tile_number
from tyrus_desktop.review import deciding
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.deciding import Evidence, Tallies
from tyrus_desktop.review.eyes import Guess
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.slips import Slip
from tyrus_desktop.review.verdict import Pattern, Verdict, Weight, agreed, decision

NAMED = 3
"""The election that decided the games here."""


@pytest.mark.parametrize(
    ("b", "weight", "elections"),
    [
        ([0.5, 0.6, 0.2, 0.1, 0.0], Weight.DECIDED, (2,)),
        ([0.5, 0.3, 0.32, 0.31, 0.0], Weight.DECIDED, (4,)),
        ([0.5, 0.348, 0.23, 0.115, 0.0], Weight.NONE, ()),  # The second fall is nearly as large.
        ([0.5, 0.34, 0.23, 0.115, 0.0], Weight.MOST, (1,)),
        ([0.5, 0.2, 0.6, 0.4, 0.5, 0.25, 0.0], Weight.NONE, ()),
        ([0.5, 0.2, 0.75, 0.4, 0.5, 0.0], Weight.DECIDED, (5,)),  # The early fall was recouped.
        ([0.5, 0.7, 0.4, 0.38, 0.0], Weight.NONE, (2, 4)),
        ([0.5, 0.0], Weight.DECIDED, (1,)),
    ],
)
def test_election_that_decided_is_the_largest_fall_never_recouped(
    b: list[float], weight: Weight, elections: tuple[int, ...]
) -> None:
    assert decision(b) == (weight, elections)


def test_nothing_is_named_unless_both_curves_agree() -> None:
    first, same, less = [0.5, 0.6, 0.1, 0.0], [0.5, 0.55, 0.2, 0.0], [0.3, 0.35, 0.15, 0.0]
    other = [0.5, 0.45, 0.5, 0.0]
    assert agreed(first, same) == (Weight.DECIDED, (2,))
    assert agreed(first, less) == agreed(less, first) == (Weight.MOST, (2,))
    assert agreed(first, other) == (Weight.NONE, ())


WON = next(
    game
    for game in (play_game(seed, "greedy", "greedy") for seed in range(99))
    if len(game.placements) == 24
    and Record({}, game.deal, game.placements).tallies[NAMED - 1].winner is not None
)
RECORD = Record({}, WON.deal, WON.placements)
WINNER = RECORD.tallies[NAMED - 1].winner or Side.IVORY
LOSER = WINNER.other


def finished(game: PlayedGame = WON, quitter: Side | None = None) -> Finished:
    headers = {} if quitter is None else {GIVEN_UP_BY: quitter.value}
    return Finished(Record(headers, game.deal, game.placements))


def evidence(
    monkeypatch: pytest.MonkeyPatch,
    *,
    luck: float = 0.0,
    drawn: float = 0.0,
    slips: tuple[Slip, ...] = (),
    agree: bool = True,
    ending: Ending = Ending.FIVE,
) -> Evidence:
    """Return what a review found of a game that `LOSER` lost from .6 to .1 in an election.

    Args:
        monkeypatch: The fixture.
        luck: How much of it was lost before the first placement there.
        drawn: How much before its card.
        slips: The slips.
        agree: Whether both curves name that election.
        ending: How the game ended.
    """
    game = finished()
    seat = game.seat(LOSER)
    monkeypatch.setattr(Finished, "result", float(seat))
    monkeypatch.setattr(Record, "outcome", SimpleNamespace(ending=ending))
    monkeypatch.setattr(Finished, "elections", NAMED)

    def of_first(chance: float) -> float:
        return 1 - chance if seat else chance

    def after(ply: int) -> tuple[float, float]:
        return of_first(0.6 if ply < 6 * NAMED - 1 else 0.1), 0.0

    truth: Any = SimpleNamespace(
        value=lambda _: of_first(0.6 - luck),
        after=after,
        before_card=lambda _: (of_first(0.6 - drawn), 0.0),
    )
    curve = [0.55, 0.6] + [0.1] * 2
    between = dict(enumerate(map(of_first, curve), 1))
    others = between if agree else dict(enumerate(map(of_first, [0.5, 0.1, 0.1, 0.1]), 1))
    tallies: Any = SimpleNamespace(between_equals=between, between_strongest=others)
    tallies.losers_chances = lambda *given: Tallies.losers_chances(tallies, *given)
    moments = [
        Chances(kind, NAMED - (kind is Kind.DRAW), placed, 0.5 - placed / 50, None, None)
        for kind, placed in [
            (Kind.DRAW, 6), (Kind.CARD, 0), *((Kind.PLACEMENT, n) for n in range(1, 7)),
            (Kind.COUNT, 6), (Kind.END, 6),
        ]
    ]  # fmt: skip
    last = 6 * NAMED
    standing = [
        ply
        for ply in range(last)
        if game.side(game.states[ply].seat) is WINNER and not game.states[last - 1].shown[ply, 0]
    ]
    tiles = np.array([[tile_number(WON.placements[ply].tile)] * 4 for ply in standing], np.int8)
    guess = Guess(tuple(standing), tiles, np.full(4, 0.25))
    curves = dict.fromkeys(Side, moments)
    return Evidence(
        game,
        truth,
        tallies,
        curves,
        slips,
        {(seat, NAMED - 1): guess},
        0.5,
        same_level=True,
    )


def verdict(monkeypatch: pytest.MonkeyPatch, **given: object) -> Verdict:
    return evidence(monkeypatch, **given).verdict()  # type: ignore[arg-type]


def slip(points: float, side: Side = LOSER) -> Slip:
    placed = Placement.parse("S1>iC")
    return Slip(6 * NAMED - 4, side, placed, placed, points, frozenset({placed}))


def test_loser_is_shown_only_clear_slips_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = verdict(monkeypatch, slips=(slip(9),))
    assert (found.pattern, found.loser, found.elections) == (Pattern.SLIP, LOSER, (NAMED,))
    assert found.moment == 4
    assert (round(found.before, 2), round(found.after, 2)) == (0.6, 0.1)
    for other in (slip(7), slip(20, WINNER), replace(slip(9), ply=2)):
        assert verdict(monkeypatch, slips=(other,)).pattern is not Pattern.SLIP


def test_draws_or_card_are_named_for_half_the_fall(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert verdict(monkeypatch, luck=0.26, drawn=0.2).pattern is Pattern.DRAWS
    card = verdict(monkeypatch, luck=0.26, drawn=0.02)
    assert (card.pattern, card.moment) == (Pattern.CARD, 1)
    assert verdict(monkeypatch, luck=0.24, drawn=0.2).pattern not in (Pattern.DRAWS, Pattern.CARD)


def test_known_defeat_is_no_surprise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The belief here is certain of every tile."""
    found = verdict(monkeypatch)
    assert (found.pattern, found.expected) == (Pattern.OUTPLAYED, 0)
    assert found.moment == 8, "the count"
    assert verdict(monkeypatch, ending=Ending.STREAK).pattern is Pattern.RUN


@pytest.mark.parametrize(("winner", "pattern"), [(None, Pattern.NULL), (LOSER, Pattern.DEAR)])
def test_election_not_won_by_the_winner_has_its_own_reasons(
    winner: Side | None, pattern: Pattern, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = evidence(monkeypatch)
    monkeypatch.setattr(Record, "tallies", [SimpleNamespace(winner=winner)] * NAMED)
    assert given.verdict().pattern is pattern


def test_belief_that_agrees_with_nothing_blames_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    given = evidence(monkeypatch)
    none = dict.fromkeys(given.guesses, Guess((), np.zeros((0, 1), np.int8), np.ones(1)))
    assert replace(given, guesses=none).verdict().pattern is Pattern.UNCLEAR


def test_chances_are_those_between_equals_if_the_players_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Against a stronger player the game may be as good as lost before it begins."""
    given = evidence(monkeypatch)
    first = given.game.seat(LOSER) == 0

    def counted(ply: int) -> tuple[float, float]:
        chance = 0.04 if ply < 6 * NAMED - 1 else 0.0
        return chance if first else 1 - chance, 0.0

    truth: Any = SimpleNamespace(**{**vars(given.truth), "after": counted})
    found = replace(given, truth=truth, same_level=False).verdict()
    assert (found.elections, found.as_shown) == ((NAMED,), False)
    assert (round(found.before, 2), round(found.after, 2)) == (0.6, 0.1)
    assert found.pattern not in (Pattern.DRAWS, Pattern.CARD)
    assert replace(given, same_level=False).verdict().as_shown, "the look back shows a clear fall"


def test_expected_win_is_a_surprise_with_its_strongest_tile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = evidence(monkeypatch)
    ((where, guess),) = given.guesses.items()
    monkeypatch.setattr(deciding, "winning", lambda *_: 0.4)
    tiles = guess.tiles.copy()
    tiles[:, 1:] = (
        np.array([tile_number(WON.placements[ply].tile) for ply in guess.plies])[:, None] // 10 * 10
    )
    found = replace(given, guesses={where: replace(guess, tiles=tiles)}).verdict()
    assert (found.pattern, found.expected) == (Pattern.SURPRISE, 0.4)
    assert found.back is not None
    assert found.back.as_strong == 0.25
    assert given.verdict().back is None  # It was known.


def test_win_is_cheap_with_weaker_tiles_than_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    given = evidence(monkeypatch)
    ((where, guess),) = given.guesses.items()
    strong = replace(guess, tiles=(guess.tiles // 10 * 10 + 9).astype(np.int8))
    found = replace(given, guesses={where: strong}).verdict()
    assert found.pattern is Pattern.CHEAP
    assert found.spared >= deciding.SPARED


def test_curves_that_disagree_leave_the_costliest_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    other = slip(30, WINNER)
    found = verdict(monkeypatch, agree=False, slips=(other, slip(9), slip(5)))
    assert (found.pattern, found.elections, found.slip) == (Pattern.STEPS, (), slip(9))
    assert found.moment is None
    assert verdict(monkeypatch, agree=False, slips=(other, slip(7))).slip is None, "it cost little"
    found = verdict(monkeypatch, agree=False, slips=(slip(20), slip(9)))
    assert (found.pattern, found.moment, found.slip) == (Pattern.LONE_SLIP, 4, slip(20))
    assert verdict(monkeypatch, agree=False, slips=(other,)).slip is None


def test_resigning_with_a_chance_left_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    given = evidence(monkeypatch)
    for chance, pattern in ((0.3, Pattern.RESIGNED), (0.2, Pattern.STEPS)):
        seat = given.game.seat(LOSER)
        value = 1 - chance if seat else chance
        truth: Any = SimpleNamespace(value=lambda _, value=value: value, after=given.truth.after)
        tallies: Any = SimpleNamespace(losers_chances=lambda *_: ([0.5, 0.5], [0.5, 0.5]))
        game = finished(quitter=LOSER)
        found = replace(given, game=game, truth=truth, tallies=tallies).verdict()
        assert (found.pattern, found.loser) == (pattern, LOSER)
        assert pattern is Pattern.STEPS or round(found.after, 2) == chance
