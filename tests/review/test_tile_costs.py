"""What each enemy tile of a tally cost, and the levels at which a game is judged."""

import pytest

from tests.imagined import critic, network
from tests.readers import play_game
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.keys import LADDER, STRONGEST
from tyrus_desktop.review import tile_costs
from tyrus_desktop.review.effort import Effort
from tyrus_desktop.review.estimates import Estimator
from tyrus_desktop.review.review import Review
from tyrus_desktop.review.reviewed_levels import levels, persons_level
from tyrus_desktop.review.tile_costs import turned

HASTY = Effort(truths=1, choices=1, worlds=8, checks=16, share=16)
POLICY = network(1).probabilities
ESTIMATOR = Estimator((POLICY, POLICY), critic())
PLAYED = play_game(7, "greedy", "greedy")
RECORD = Record({}, PLAYED.deal, PLAYED.placements)


def test_costs_of_tiles_sum_to_the_change_at_the_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_costs, "PARTICLES", 32)
    found = Review(RECORD, 1, HASTY, None, lambda _: ESTIMATOR).run().findings()
    for side in Side:
        curve, number = found.curves[side], 2
        at = next(n for n, c in enumerate(curve) if (c.kind, c.election) == (Kind.COUNT, number))
        before, after = curve[at - 1].seen, curve[at].seen
        assert before is not None
        assert after is not None
        shown = RECORD.tallies[number - 1].shown
        theirs = [(each.tile, each.building) for each in shown if each.owner is not side]
        costs = list(turned(RECORD, found, side, number, ESTIMATOR))
        assert [(each.tile, each.building) for each in costs] == theirs
        assert sum(each.cost for each in costs) == pytest.approx(100 * (before - after))
        assert all(0 <= each.as_strong <= 1 for each in costs)
        assert list(turned(RECORD, found, side, number, ESTIMATOR)) == costs
    with pytest.raises(ValueError, match="9"):
        list(turned(RECORD, found, Side.IVORY, 9, ESTIMATOR))


@pytest.mark.parametrize(
    ("ivory", "known", "expected"),
    [
        (None, None, (LADDER[0], LADDER[0])),
        (None, "scribe", ("scribe", "scribe")),
        ("tribune", None, ("tribune", "tribune")),
        ("tribune", "scribe", ("tribune", "scribe")),
        ("archon secret", None, (STRONGEST, STRONGEST)),
        ("greedy", None, (LADDER[0], LADDER[0])),
    ],
)
def test_game_is_judged_at_the_levels_of_its_players(
    ivory: str | None, known: str | None, expected: tuple[str, str]
) -> None:
    """Brown is a person."""
    headers = {} if ivory is None else {"IvoryPlayer": f"computer {ivory}"}
    record = Record(headers, PLAYED.deal, PLAYED.placements)
    if record.deal.first is Side.BROWN:
        expected = expected[::-1]
    assert levels(record, known) == expected
    assert persons_level(record, known) == expected[record.deal.first is Side.IVORY]
