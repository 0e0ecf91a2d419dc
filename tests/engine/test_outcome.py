"""The end of a game, given the winners of its elections."""

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
IVORY, BROWN = Side
LETTERS = {"i": IVORY, "b": BROWN, "-": None}
RESULTS = (IVORY, BROWN, None)


def winners(text: str) -> Winners:
    """Read winners: `iib-` means Ivory, Ivory, Brown, null."""
    return tuple(LETTERS[letter] for letter in text)


def hands(ivory: str, brown: str) -> dict[Side, list[Tile]]:
    texts = {IVORY: ivory, BROWN: brown}
    return {side: [Tile.parse(tile) for tile in text.split()] for side, text in texts.items()}


IVORY_HEAVY = hands("S9 M1 P1", "S2 M4 P3")


def first_end(sequence: Sequence[Side | None]) -> tuple[int, Outcome]:
    """Return the number of elections after which a game ends, and its outcome."""
    for played in range(1, 10):
        outcome = outcome_after(sequence[:played], IVORY_HEAVY)
        if outcome is not None:
            return played, outcome
    raise AssertionError(sequence)


@pytest.mark.parametrize(
    ("text", "winner", "ending", "deciders"),
    [
        ("iii", IVORY, Ending.STREAK, (1, 2, 3)),
        ("iib-iii", IVORY, Ending.STREAK, (5, 6, 7)),
        ("ibbibiii", IVORY, Ending.STREAK, (6, 7, 8)),
        ("bbiibbiii", IVORY, Ending.STREAK, (7, 8, 9)),
        ("iib-iibbb", BROWN, Ending.STREAK, (7, 8, 9)),  # Fewer wins than Ivory.
        ("iibiibi", IVORY, Ending.FIVE, (1, 2, 4, 5, 7)),
        ("ibibibibi", IVORY, Ending.FIVE, (1, 3, 5, 7, 9)),
        ("ii-bb-i--", IVORY, Ending.MAJORITY, (1, 2, 7)),
        ("bb-b-b-ii", BROWN, Ending.MAJORITY, (1, 2, 4, 6)),
        ("ib-ib-ib-", IVORY, Ending.TILES, ()),
    ],
)
def test_game_ends_after_its_last_election(
    text: str, winner: Side, ending: Ending, deciders: tuple[int, ...]
) -> None:
    outcome = Outcome(winner, ending)
    assert first_end(winners(text)) == (len(text), outcome)
    assert deciding(winners(text), outcome) == deciders


def test_null_or_lost_election_breaks_a_streak() -> None:
    for text in ("ii-i", "i-ii-i", "iibii", "ii-ii", "---", "bb-b", "bbibi-i"):
        assert outcome_after(winners(text), IVORY_HEAVY) is None
    assert outcome_after(winners("iibibiii"), IVORY_HEAVY) == Outcome(IVORY, Ending.STREAK)
    assert deciding(winners("iib"), None) == ()
    for text, expected in {
        "": (None, 0),
        "ii-": (None, 0),
        "ibb": (BROWN, 2),
        "b-ii": (IVORY, 2),
        "i-i": (IVORY, 1),
    }.items():
        assert streak(winners(text)) == expected


@pytest.mark.parametrize(
    ("ivory", "brown", "outcome"),
    [
        ("S10 M1 P1", "S2 M2 P7", Outcome(IVORY, Ending.TILES)),
        ("S1 S2 S3", "S4 M2 P1", Outcome(BROWN, Ending.TILES)),
        ("S1 S2 S3", "P1 P2 P3", Outcome(None, Ending.DRAW)),
    ],
)
def test_last_three_tiles_break_a_tied_game(ivory: str, brown: str, outcome: Outcome) -> None:
    for text in ("ib-ib-ib-", "---------", "iibb-bbii"):
        assert outcome_after(winners(text), hands(ivory, brown)) == outcome
        assert deciding(winners(text), outcome) == ()


def winner_of_all_nine(sequence: Winners) -> Side | None:
    """Return the winner by streak, majority, then last tiles, if five wins did not end the game."""
    for played in range(3, 10):
        last = set(sequence[played - 3 : played])
        if len(last) == 1 and None not in last:
            return last.pop()
    return BROWN if sequence.count(BROWN) > sequence.count(IVORY) else IVORY


@pytest.mark.parametrize(
    "opening", [winners("i-"), winners("bb"), pytest.param((), marks=pytest.mark.long)]
)
def test_ending_a_game_at_five_wins_never_changes_the_winner(opening: Winners) -> None:
    """All sequences of nine elections after an opening are tried; Ivory has higher last tiles."""
    for rest in product(RESULTS, repeat=9 - len(opening)):
        played, outcome = first_end((*opening, *rest))
        assert outcome.winner is winner_of_all_nine((*opening, *rest))
        assert (outcome.ending in {Ending.MAJORITY, Ending.TILES}) <= (played == 9)


def test_game_can_end_next_only_if_some_result_ends_it() -> None:
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


def test_two_wins_in_a_row_threaten_a_streak() -> None:
    for text in ("", "i", "ii-", "iii", "ibibibii"):
        assert threatening_side(winners(text)) is None
    assert threatening_side(winners("bii")) is IVORY
    assert threatening_side(winners("bb")) is BROWN
