"""The library's list keeps its place when its rows change."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tyrus_desktop.desktop.models.list_place import NOWHERE, ListPlace, settled

ROW, HEIGHT = 10.0, 40.0


def settle(
    before: str, after: str, place: ListPlace, *, asked: bool = False
) -> tuple[str, float | None]:
    """Return the current letter among the new ones, and the top."""

    def now(row: int) -> int:
        return after.find(before[row]) if 0 <= row < len(before) else NOWHERE

    current, top = settled(place, len(after), now, asked=asked)
    return (after[current] if current >= 0 else ""), top


def at(top: float, current: int = NOWHERE, *, by_default: bool = False) -> ListPlace:
    return ListPlace(top, HEIGHT, ROW, current, by_default)


def test_a_visible_current_row_keeps_its_position() -> None:
    assert settle("abcdefgh", "xyabcdefgh", at(25, current=4)) == ("e", 45)


def test_the_first_visible_row_stays_otherwise() -> None:
    assert settle("abcdefgh", "xabcdefgh", at(35, current=0)) == ("a", 45)
    assert settle("abcdefgh", "xabcefgh", at(35, current=0)) == ("a", 35), "d is gone, so e stays"
    assert settle("abcdefgh", "abcdxefgh", at(35, current=0)) == ("a", 35)


def test_newer_rows_appear_at_the_top() -> None:
    assert settle("abcdef", "xabcdef", at(0)) == ("", None)
    assert settle("abcdef", "xabcdef", at(0, current=1)) == ("b", None)


def test_newer_rows_do_not_push_out_the_current_one() -> None:
    assert settle("abcdef", "vwxyabcdef", at(0, current=1)) == ("b", 40)


def test_an_unchosen_row_gives_way_to_a_newer_first_one() -> None:
    assert settle("abcdef", "xabcdef", at(0, current=0, by_default=True)) == ("", 0)
    chosen = at(20, current=0, by_default=True)
    assert settle("abcdef", "xabcdef", chosen) == ("a", 30), "the list was scrolled"
    assert settle("abcdef", "fedcba", chosen, asked=True) == ("", 0)


def test_a_new_query_shows_the_current_row_or_the_top() -> None:
    assert settle("abcdefgh", "hgfedcba", at(0, current=0), asked=True) == ("a", 40)
    assert settle("abcdefgh", "hgfedcba", at(40, current=6), asked=True) == ("g", 10)
    assert settle("abcdefgh", "abcd", at(40, current=6), asked=True) == ("", 0)


def test_the_next_row_replaces_a_removed_current_one() -> None:
    assert settle("abcdef", "abcef", at(0, current=3))[0] == "e"
    assert settle("abcdef", "abcde", at(0, current=5))[0] == "e"
    assert settle("a", "", at(0, current=0)) == ("", None)


@given(
    st.permutations("abcdefghij"),
    st.integers(0, 10),
    st.builds(at, st.integers(0, 60), st.integers(-1, 9), by_default=st.booleans()),
    st.booleans(),
)
def test_the_list_is_never_scrolled_too_far(
    after: list[str], count: int, place: ListPlace, asked: bool
) -> None:
    _, start = settle("abcdefghij", "".join(after[:count]), place, asked=asked)
    if start is not None:
        assert 0 <= start <= max(0, count * ROW - HEIGHT)
