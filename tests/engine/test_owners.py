"""Title, note and star are changed in the text of a record, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import header_texts, play_game
from tyrus_desktop.engine.record import Record, parse, with_owners_headers, write

GAME = play_game(4)
HEADERS = {"Date": "2026-11-21", "Ivory": "Claire", "Strange": "kept"}
PLAIN = write(Record(HEADERS, GAME.deal, GAME.placements)).decode()
_HEADERS, _, _ELECTIONS = PLAIN.partition("\n\n")
BY_HAND = "\n".join(["# mine", *reversed(_HEADERS.split("\n")), "", "# the play", _ELECTIONS])
"""The headers in another order, and comments."""


def changed(text: str, **changes: str) -> str:
    return with_owners_headers(text.encode(), changes).decode()


def owners() -> st.SearchStrategy[dict[str, str]]:
    return st.dictionaries(st.sampled_from(["Title", "Note", "Starred"]), header_texts())


@given(owners(), owners())
def test_changed_record_equals_a_written_one(
    before: dict[str, str], changes: dict[str, str]
) -> None:
    old = {name: value for name, value in before.items() if value}
    new = {name: value for name, value in {**old, **changes}.items() if value}
    data = write(Record({**HEADERS, **old}, GAME.deal, GAME.placements))
    expected = write(Record({**HEADERS, **new}, GAME.deal, GAME.placements))
    assert with_owners_headers(data, changes) == expected


@pytest.mark.parametrize("text", [PLAIN, BY_HAND, f"\ufeff{BY_HAND}"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_starring_and_unstarring_restores_the_text(text: str, end: str) -> None:
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
    assert parse(changed(text, Note="one\ntwo").encode(), "x").headers["Note"] == "one\ntwo"


def test_title_after_the_byte_order_mark_is_removed() -> None:
    assert changed(f'\ufeff[Title "Old"]\n{BY_HAND}', Title="") == f"\ufeff{BY_HAND}"


def test_header_is_added_after_an_unterminated_last_line() -> None:
    given_up = write(Record({"GivenUpBy": "ivory"}, GAME.deal, ())).decode().split("\n")
    text = "\n".join(sorted(filter(None, given_up)))
    assert text.endswith('[Tyrus "1"]')
    assert changed(text, Title="Mine") == f'{text}\n[Title "Mine"]\n'
