"""The end of a game, given the winners of its elections."""

from __future__ import annotations

from collections.abc import Sequence
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
RESULTS = (Side.IVORY, Side.BROWN, None)


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
    """Return the number of elections after which a game ends, and its outcome."""
    for played in range(1, 10):
        outcome = outcome_after(sequence[:played], IVORY_HEAVY)
        if outcome is not None:
            return played, outcome
    raise AssertionError(sequence)


@pytest.mark.parametrize("text", ["iii", "bbiii", "iib-iii", "ibbibiii", "bbiibbiii"])
def test_three_wins_in_a_row_end_the_game(text: str) -> None:
    assert after(text) == Outcome(Side.IVORY, Ending.STREAK)
    assert all(after(text[:played]) is None for played in range(len(text)))


@pytest.mark.parametrize("text", ["ii-i", "i-ii-i", "iibii", "ii-ii", "---", "bb-b", "bbibi-i"])
def test_null_or_lost_election_breaks_a_streak(text: str) -> None:
    assert all(after(text[:played]) is None for played in range(len(text) + 1))


@pytest.mark.parametrize("text", ["iibiibi", "ibibibibi", "iib-iib-i"])
def test_fifth_win_ends_the_game(text: str) -> None:
    assert after(text) == Outcome(Side.IVORY, Ending.FIVE)
    assert after(text[:-1]) is None


def test_streak_takes_precedence() -> None:
    assert after("iibibiii") == Outcome(Side.IVORY, Ending.STREAK)  # Six wins.
    assert after("ii-iibbb") == Outcome(Side.BROWN, Ending.STREAK)  # Fewer wins than Ivory.
    assert first_end(winners("iib-iibbb")) == (9, Outcome(Side.BROWN, Ending.STREAK))


@pytest.mark.parametrize(("text", "winner"), [("ib-ib-ib-", None), ("ii-bb-i--", Side.IVORY),
                                              ("bb-b-b-ii", Side.BROWN)])  # fmt: skip
def test_majority_wins_after_nine_elections(text: str, winner: Side | None) -> None:
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
def test_last_three_tiles_break_a_tie(ivory: str, brown: str, outcome: Outcome) -> None:
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
        ("iib", ()),
    ],
)
def test_deciding_elections(text: str, numbers: tuple[int, ...]) -> None:
    assert deciding(winners(text), after(text, IVORY_HEAVY)) == numbers
    assert deciding(winners("ib-ib-ib-"), Outcome(None, Ending.DRAW)) == ()


def test_streak_is_counted_back_from_the_last_election() -> None:
    assert streak(()) == (None, 0)
    assert streak(winners("ii-")) == (None, 0)
    assert streak(winners("ibb")) == (Side.BROWN, 2)
    assert streak(winners("b-ii")) == (Side.IVORY, 2)
    assert streak(winners("i-i")) == (Side.IVORY, 1)


def winner_of_all_nine(sequence: Winners) -> Side | None:
    """Return the winner if five wins did not end the game: by streak, majority, then tiles."""
    for played in range(3, 10):
        last = set(sequence[played - 3 : played])
        if len(last) == 1 and None not in last:
            return last.pop()
    ivory, brown = sequence.count(Side.IVORY), sequence.count(Side.BROWN)
    return Side.BROWN if brown > ivory else Side.IVORY


@pytest.mark.parametrize(
    "opening", [winners("i-"), winners("bb"), pytest.param((), marks=pytest.mark.long)]
)
def test_stopping_at_five_never_changes_the_winner(opening: Winners) -> None:
    """All sequences of nine elections after an opening; Ivory has the heavier last tiles."""
    for rest in product(RESULTS, repeat=9 - len(opening)):
        played, outcome = first_end((*opening, *rest))
        assert outcome.winner is winner_of_all_nine((*opening, *rest))
        assert (outcome.ending in {Ending.MAJORITY, Ending.TILES}) <= (played == 9)


def test_game_can_end_exactly_if_some_next_result_ends_it() -> None:
    for length in range(6):
        for played in product(RESULTS, repeat=length):
            ends = {winner: is_over((*played, winner)) for winner in RESULTS}
            if not is_over(played):
                assert can_end(played) == any(ends.values())
                short = [one_win_short(played, side) for side in Side]
                assert short == [ends[side] for side in Side]
    assert can_end(winners("ib-ib-ib"))
    for text, over in (("iii", True), ("ibibibii", True), ("-" * 8, False), ("-" * 9, True)):
        assert is_over(winners(text)) == over


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
def test_two_wins_in_a_row_threaten_a_streak(text: str, side: Side | None) -> None:
    assert threatening_side(winners(text)) is side
