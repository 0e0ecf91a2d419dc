"""Where the library's list stands after other games have come: the rule, without a window."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tyrus_desktop.desktop.models.list_place import NOWHERE, ListPlace, settled

ROW, HEIGHT = 10.0, 40.0


def settle(
    before: str, after: str, place: ListPlace, *, asked: bool = False
) -> tuple[str, float | None]:
    """Return the letter that is current among the new ones, and the top."""

    def now(row: int) -> int:
        return after.find(before[row]) if 0 <= row < len(before) else NOWHERE

    current, top = settled(place, len(after), now, asked=asked)
    return (after[current] if current >= 0 else ""), top


def at(top: float, current: int = NOWHERE, *, by_default: bool = False) -> ListPlace:
    return ListPlace(top, HEIGHT, ROW, current, by_default)


def test_a_current_row_in_sight_stays_where_it_was_on_the_screen() -> None:
    assert settle("abcdefgh", "xyabcdefgh", at(25, current=4)) == ("e", 45)


def test_where_the_current_row_is_out_of_sight_the_first_one_seen_stays() -> None:
    assert settle("abcdefgh", "xabcdefgh", at(35, current=0)) == ("a", 45)
    assert settle("abcdefgh", "xabcefgh", at(35, current=0)) == ("a", 35), "d is gone, so e stays"


def test_at_the_beginning_newer_rows_come_into_sight() -> None:
    assert settle("abcdef", "xabcdef", at(0)) == ("", None)
    assert settle("abcdef", "xabcdef", at(0, current=1)) == ("b", None)


def test_newer_rows_do_not_push_the_current_one_out_of_sight() -> None:
    assert settle("abcdef", "vwxyabcdef", at(0, current=1)) == ("b", 40)


def test_a_row_that_nobody_has_chosen_is_let_go_for_a_newer_first_one() -> None:
    assert settle("abcdef", "xabcdef", at(0, current=0, by_default=True)) == ("", 0)
    chosen = at(20, current=0, by_default=True)
    assert settle("abcdef", "xabcdef", chosen) == ("a", 30), "the list was scrolled"
    assert settle("abcdef", "fedcba", chosen, asked=True) == ("", 0)


def test_whoever_asks_for_other_rows_sees_the_current_one_or_their_beginning() -> None:
    assert settle("abcdefgh", "hgfedcba", at(0, current=0), asked=True) == ("a", 40)
    assert settle("abcdefgh", "hgfedcba", at(40, current=6), asked=True) == ("g", 10)
    assert settle("abcdefgh", "abcd", at(40, current=6), asked=True) == ("", 0)


def test_where_the_current_row_is_gone_the_next_one_in_its_place_is_current() -> None:
    assert settle("abcdef", "abcef", at(0, current=3))[0] == "e"
    assert settle("abcdef", "abcde", at(0, current=5))[0] == "e"
    assert settle("a", "", at(0, current=0)) == ("", None)


@given(
    st.permutations("abcdefghij"),
    st.integers(0, 10),
    st.builds(at, st.integers(0, 60), st.integers(-1, 9), by_default=st.booleans()),
    st.booleans(),
)
def test_the_list_is_never_scrolled_beyond_its_ends(
    after: list[str], count: int, place: ListPlace, asked: bool
) -> None:
    _, start = settle("abcdefghij", "".join(after[:count]), place, asked=asked)
    if start is not None:
        assert 0 <= start <= max(0, count * ROW - HEIGHT)
