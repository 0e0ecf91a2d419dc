"""Title, note and star are changed in the text of a record, and nothing else of it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import header_texts, play_game
from tyrus_desktop.engine.record import Record, parse, with_owners_headers, write

GAME = play_game(4)
HEADERS = {"Date": "2026-11-21", "Ivory": "Claire", "Strange": "kept"}
PLAIN = write(Record(HEADERS, GAME.deal, GAME.placements)).decode()
BY_HAND = "# mine\n" + "\n".join(
    [
        *reversed(PLAIN.partition("\n\n")[0].split("\n")),
        "",
        "# the play",
        PLAIN.partition("\n\n")[2],
    ]
)
"""The headers in another order, and comments."""


def changed(text: str, **changes: str) -> str:
    return with_owners_headers(text.encode(), changes).decode()


def owners() -> st.SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries(
        {}, optional={"Title": header_texts(), "Note": header_texts(), "Starred": header_texts()}
    )


@given(owners(), owners())
def test_in_a_record_of_the_program_the_change_is_what_would_be_written(
    before: dict[str, str], changes: dict[str, str]
) -> None:
    old = {name: value for name, value in before.items() if value}
    new = {name: value for name, value in {**old, **changes}.items() if value}
    data = write(Record({**HEADERS, **old}, GAME.deal, GAME.placements))
    expected = write(Record({**HEADERS, **new}, GAME.deal, GAME.placements))
    assert with_owners_headers(data, changes) == expected


@pytest.mark.parametrize("text", [PLAIN, BY_HAND, f"\ufeff{BY_HAND}"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_star_that_is_given_and_taken_away_leaves_the_text_as_it_was(text: str, end: str) -> None:
    text = text.replace("\n", end)
    starred = changed(text, Starred="1")
    assert sorted(starred.split(end)) == sorted([*text.split(end), '[Starred "1"]'])
    assert parse(starred.encode(), "x").headers["Starred"] == "1"
    assert changed(starred, Starred="") == text


def test_only_the_line_of_the_header_changes() -> None:
    text = BY_HAND.replace("# mine", '# mine\n# [Title "no header"]\n  [Title "Old"] ')
    new = changed(text, Title='a "b" \\ c')
    assert new == text.replace('  [Title "Old"] ', '[Title "a \\"b\\" \\\\ c"]')
    assert parse(new.encode(), "x").headers["Title"] == 'a "b" \\ c'


def test_a_note_keeps_its_line_ends_in_one_line() -> None:
    assert parse(changed(BY_HAND, Note="one\ntwo").encode(), "x").headers["Note"] == "one\ntwo"


def test_a_title_in_the_first_line_goes_without_the_byte_order_mark() -> None:
    assert changed(f'\ufeff[Title "Old"]\n{BY_HAND}', Title="") == f"\ufeff{BY_HAND}"


def test_a_header_is_added_after_a_last_line_that_has_no_end() -> None:
    given_up = write(Record({"GivenUpBy": "ivory"}, GAME.deal, ())).decode().split("\n")
    text = "\n".join(sorted(filter(None, given_up)))
    assert text.endswith('[Tyrus "1"]')
    assert changed(text, Title="Mine") == f'{text}\n[Title "Mine"]\n'
    assert parse(changed(text, Title="Mine").encode(), "x").headers["Title"] == "Mine"
