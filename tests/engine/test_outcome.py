"""How a game ends, by the sequence of its elections."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from tyrus_desktop.engine.outcome import (
    Ending,
    Outcome,
    can_end,
    deciding,
    is_over,
    one_win_short,
    outcome_after,
    streak,
    threatening_side,
)
from tyrus_desktop.engine.tiles import Side, Tile

Winners = tuple[Side | None, ...]
LETTERS = {"i": Side.IVORY, "b": Side.BROWN, "-": None}


def winners(text: str) -> Winners:
    """Read `iib-`: Ivory, Ivory, Brown, null."""
    return tuple(LETTERS[letter] for letter in text)


def hands(ivory: str, brown: str) -> dict[Side, list[Tile]]:
    texts = {Side.IVORY: ivory, Side.BROWN: brown}
    return {side: [Tile.parse(tile) for tile in text.split()] for side, text in texts.items()}


EVEN = hands("S1 M1 P1", "S1 M1 P1")
IVORY_HEAVY = hands("S9 M1 P1", "S2 M4 P3")


def after(text: str, left: dict[Side, list[Tile]] = EVEN) -> Outcome | None:
    return outcome_after(winners(text), left)


def first_end(sequence: Sequence[Side | None]) -> tuple[int, Outcome]:
    """After which of these nine elections a game ends, and how."""
    for played in range(1, 10):
        outcome = outcome_after(sequence[:played], IVORY_HEAVY)
        if outcome is not None:
            return played, outcome
    raise AssertionError(sequence)


@pytest.mark.parametrize("text", ["iii", "bbiii", "iib-iii", "ibbibiii", "bbiibbiii"])
def test_three_elections_won_in_a_row_end_the_game(text: str) -> None:
    assert after(text) == Outcome(Side.IVORY, Ending.STREAK)
    assert all(after(text[:played]) is None for played in range(len(text)))


@pytest.mark.parametrize("text", ["ii-i", "i-ii-i", "iibii", "ii-ii", "---", "bb-b"])
def test_a_null_or_lost_election_breaks_a_streak(text: str) -> None:
    assert after(text) is None


def test_a_streak_does_not_continue_across_a_null_election() -> None:
    assert [after("ii-ii"[:played]) for played in range(1, 6)] == [None] * 5


def test_a_streak_at_the_ninth_election_wins_whatever_the_last_tiles() -> None:
    assert first_end(winners("iib-iibbb")) == (9, Outcome(Side.BROWN, Ending.STREAK))


def test_the_game_stops_after_the_seventh_election() -> None:
    assert first_end(winners("ibb-iii--")) == (7, Outcome(Side.IVORY, Ending.STREAK))


def test_the_game_continues_at_three_all_after_seven_elections() -> None:
    """Brown, Brown, Ivory, Brown, Ivory, null, Ivory."""
    sequence = winners("bbibi-i")
    won = [
        (sequence[:played].count(Side.BROWN), sequence[:played].count(Side.IVORY))
        for played in (4, 5, 6, 7)
    ]
    assert won == [(3, 1), (3, 2), (3, 2), (3, 3)]
    assert all(outcome_after(sequence[:played], EVEN) is None for played in range(8))


@pytest.mark.parametrize("text", ["iibiibi", "ibibibibi", "iib-iib-i"])
def test_five_representatives_end_the_game(text: str) -> None:
    assert after(text) == Outcome(Side.IVORY, Ending.FIVE)
    assert after(text[:-1]) is None


def test_a_streak_takes_precedence_over_five() -> None:
    assert after("iibiiibb-"[:6]) == Outcome(Side.IVORY, Ending.STREAK)
    assert after("iibibiii") == Outcome(Side.IVORY, Ending.STREAK)
    assert winners("iibibiii").count(Side.IVORY) == 6


def test_a_streak_wins_with_fewer_representatives() -> None:
    assert after("ii-iibbb") == Outcome(Side.BROWN, Ending.STREAK)
    assert winners("ii-iibbb").count(Side.IVORY) > winners("ii-iibbb").count(Side.BROWN)


@pytest.mark.parametrize(("text", "winner"), [("ib-ib-ib-", None), ("ii-bb-i--", Side.IVORY),
                                              ("bb-b-b-ii", Side.BROWN)])  # fmt: skip
def test_after_nine_the_side_with_more_representatives_wins(text: str, winner: Side | None) -> None:
    expected = Outcome(winner, Ending.MAJORITY) if winner else Outcome(Side.IVORY, Ending.TILES)
    assert after(text, IVORY_HEAVY) == expected


@pytest.mark.parametrize(
    ("ivory", "brown", "outcome"),
    [
        ("S10 M1 P1", "S2 M2 P7", Outcome(Side.IVORY, Ending.TILES)),
        ("S1 S2 S3", "S4 M2 P1", Outcome(Side.BROWN, Ending.TILES)),
        ("S1 S2 S3", "P1 P2 P3", Outcome(None, Ending.DRAW)),
    ],
)
def test_equal_representatives_are_decided_by_the_last_three_tiles(
    ivory: str, brown: str, outcome: Outcome
) -> None:
    for text in ("ib-ib-ib-", "---------", "iibb-bbii"):
        assert after(text, hands(ivory, brown)) == outcome


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("iibbiii", (5, 6, 7)),
        ("iibibiii", (6, 7, 8)),
        ("iibiibi", (1, 2, 4, 5, 7)),
        ("ii-bb-i--", (1, 2, 7)),
        ("ib-ib-ib-", ()),
    ],
)
def test_a_game_was_decided_by_its_streak_or_by_all_elections_that_the_winner_won(
    text: str, numbers: tuple[int, ...]
) -> None:
    assert deciding(winners(text), after(text, IVORY_HEAVY)) == numbers


def test_no_election_decided_a_draw_or_a_game_that_was_given_up() -> None:
    assert deciding(winners("ib-ib-ib-"), after("ib-ib-ib-")) == ()
    assert deciding(winners("iib"), None) == ()


def test_a_streak_is_counted_back_from_the_last_election() -> None:
    assert streak(()) == (None, 0)
    assert streak(winners("ii-")) == (None, 0)
    assert streak(winners("ibb")) == (Side.BROWN, 2)
    assert streak(winners("b-ii")) == (Side.IVORY, 2)
    assert streak(winners("i-i")) == (Side.IVORY, 1)


def all_sequences() -> Iterator[Winners]:
    return product((Side.IVORY, Side.BROWN, None), repeat=9)


def winner_of_all_nine(sequence: Winners) -> Side | None:
    """Who wins if five wins do not end the game: streak, then majority, then tiles."""
    for played in range(3, 10):
        last = set(sequence[played - 3 : played])
        if len(last) == 1 and None not in last:
            return last.pop()
    ivory, brown = sequence.count(Side.IVORY), sequence.count(Side.BROWN)
    return Side.BROWN if brown > ivory else Side.IVORY


def test_stopping_at_five_never_changes_who_wins() -> None:
    """All 3⁹ sequences of elections; Ivory has the heavier last tiles."""
    for sequence in all_sequences():
        played, outcome = first_end(sequence)
        assert outcome.winner is winner_of_all_nine(sequence)
        assert (outcome.ending in {Ending.MAJORITY, Ending.TILES}) <= (played == 9)


@pytest.mark.parametrize("length", range(6))
def test_a_game_can_end_exactly_if_some_result_of_the_next_election_ends_it(length: int) -> None:
    for played in product((Side.IVORY, Side.BROWN, None), repeat=length):
        ends = {winner: is_over((*played, winner)) for winner in (Side.IVORY, Side.BROWN, None)}
        if not is_over(played):
            assert can_end(played) == any(ends.values())
            assert [one_win_short(played, side) for side in Side] == [ends[side] for side in Side]


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("", None),
        ("i", None),
        ("bii", Side.IVORY),
        ("bb", Side.BROWN),
        ("ii-", None),
        ("iii", None),
        ("ibibibii", None),
    ],
)
def test_a_streak_is_threatened_by_two_wins_in_a_row_in_a_game_that_goes_on(
    text: str, side: Side | None
) -> None:
    assert threatening_side(winners(text)) is side


@pytest.mark.parametrize(
    ("text", "over"),
    [("iibi", False), ("iii", True), ("ibibibii", True), ("-" * 8, False), ("-" * 9, True)],
)
def test_a_game_is_over_by_its_winners_alone(text: str, over: bool) -> None:
    assert is_over(winners(text)) == over
