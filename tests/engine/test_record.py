"""Reading and writing records. Refusals are in `test_record_refusals`."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import EXAMPLE, PlayedGame, full_state, header_texts, play_game, positions
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.illegal import IllegalPlacement
from tyrus_desktop.engine.record import (
    FOLDED,
    FROM,
    GIVEN_UP_BY,
    STUDY,
    Record,
    identity,
    parse,
    summary,
    write,
    write_plain,
)
from tyrus_desktop.engine.tiles import Profession, Side

EXAMPLE_SUMMARY = """
{"format": 1, "first": "ivory",
 "elections": [{"kind": "citadel", "ivory": 10, "brown": 18, "winner": "brown"}],
 "representatives": {"ivory": 0, "brown": 1},
 "placements": 7, "winner": null, "ending": null}
"""

GAME = play_game(4)


def read(text: str) -> Record:
    return parse(text.encode(), "game.tyrus")


def header_names() -> st.SearchStrategy[str]:
    """Any name but those whose values are checked."""
    letters = st.characters(categories=["L", "N"], include_characters="_-")
    known = st.sampled_from(["Ivory", "BrownPlayer", "Date", "Salt"])
    return (st.text(letters, min_size=1) | known).filter(
        lambda name: name not in {FOLDED, GIVEN_UP_BY, STUDY, FROM}
    )


# Reading.


def test_the_example_of_the_format_is_read() -> None:
    record = read(EXAMPLE)
    assert record.headers == {
        "Date": "2026-11-21",
        "Ivory": "Claire",
        "IvoryPlayer": "person",
        "Brown": "Ordinateur",
        "BrownPlayer": "computer senator",
    }
    citadel, market, temple = Profession
    assert record.deal.first is Side.IVORY
    assert record.deal.elections[:4] == (citadel, market, temple, market)
    assert " ".join(map(str, record.deal.ivory[:9])) == "S7 P6 S5 M3 P10 S1 S2 S3 M1"
    assert " ".join(map(str, record.deal.brown[-3:])) == "M7 M2 P8"
    assert [str(placement) for placement in record.placements] == [
        "S7>iC", "M8>iC", "P6>iC", "S10>bC", "S5>iC", "S8>bC", "P2>iM",
    ]  # fmt: skip
    assert record.outcome is None


def test_the_example_of_the_format_has_the_documented_summary() -> None:
    found = summary(read(EXAMPLE))
    assert found == json.loads(EXAMPLE_SUMMARY)
    assert json.dumps(found) == json.dumps(json.loads(EXAMPLE_SUMMARY))


def test_the_example_of_the_format_is_written_as_it_was_read() -> None:
    assert write_plain(read(EXAMPLE)).decode() == EXAMPLE


@pytest.mark.parametrize(
    "same",
    [
        EXAMPLE.replace("\n", "\r\n"),
        "\ufeff" + EXAMPLE,
        "\ufeff# a comment\r\n" + EXAMPLE.replace("\n", "\r\n"),
        EXAMPLE.removesuffix("\n"),
        EXAMPLE + "\n\n# the end",
        "\n\n" + EXAMPLE,
        EXAMPLE.replace("\n", '\n# [Ivory "Zoé"]\n'),
        EXAMPLE.replace("\n\n", "\n\n\n  \n"),
        EXAMPLE.replace("\n2 M", "\n\n2 M"),
        "\n".join([*EXAMPLE.splitlines()[10::-1], *EXAMPLE.splitlines()[11:]]),
        EXAMPLE.replace("[Date", "\n[Date"),
        EXAMPLE.replace('[Result "*"]\n', ""),
    ],
    ids=["CRLF", "byte-order mark", "all three", "no last line end", "comment at the end",
         "empty lines first", "comments between", "more empty lines", "empty line between",
         "headers in any order", "empty line in the headers", "no result"],
)  # fmt: skip
def test_equivalent_texts_are_read_as_the_same_record(same: str) -> None:
    assert read(same) == read(EXAMPLE)


def test_a_record_without_an_election_is_read() -> None:
    """With and without the empty line that would part the headers from them."""
    headers = EXAMPLE.partition("\n\n")[0]
    for text in (headers, headers + "\n", headers + "\n\n"):
        assert read(text) == Record(read(EXAMPLE).headers, read(EXAMPLE).deal, ())


def test_an_unknown_header_is_kept() -> None:
    record = read('[X-Table "7"]\n[Éditeur ""]\n' + EXAMPLE)
    assert record.headers["X-Table"] == "7"
    assert read(write(record).decode()) == record
    assert '[X-Table "7"]\n[Éditeur ""]\n\n' in write_plain(record).decode()


@pytest.mark.parametrize(
    ("written", "meant"),
    [(r"\"Zoé\"", '"Zoé"'), (r"C:\\games\\", "C:\\games\\"), (r"\\\"", '\\"'), ("", ""),
     ("[Ivory]", "[Ivory]"), ("# 1 C", "# 1 C"), ("é è \u00a0\u3000", "é è \u00a0\u3000")],
)  # fmt: skip
def test_quotes_and_backslashes_are_written_with_a_backslash(written: str, meant: str) -> None:
    text = EXAMPLE.replace("Claire", written)
    assert read(text).headers["Ivory"] == meant
    assert write_plain(read(text)).decode() == text


CONTROLS = "\x00\t\x0b\x0c\x1b\x1c\x7f\x85\x9f\u2028\u2029"


@pytest.mark.parametrize("name", ["Ivory", "Title", "Date", "X-Own"])
def test_control_characters_in_a_value_are_written_as_spaces(name: str) -> None:
    headers = {name: f'a\nb\r\nc\rd"\n[Result "draw"]{CONTROLS}e'}
    text = write(Record(headers, GAME.deal, GAME.placements)).decode()
    assert read(text).headers == {name: f'a b c d" [Result "draw"]{" " * len(CONTROLS)}e'}


@pytest.mark.parametrize("name", ["Ivory", "Brown", "Title", "Note"])
def test_control_characters_in_a_name_title_or_note_are_read_as_spaces(name: str) -> None:
    """Version 0.1.0 wrote names as they were typed."""
    text = f'[{name} "a{CONTROLS}\rb"]\n' + EXAMPLE.replace(f"[{name} ", "[Other ")
    assert read(text).headers[name] == f"a{' ' * len(CONTROLS)} b"


def test_a_note_keeps_its_line_ends() -> None:
    note = 'first\n\n"second"\\n\x0b\nthird'
    record = Record({"Note": note}, GAME.deal, GAME.placements)
    text = write(record).decode()
    assert '[Note "first\\n\\n\\"second\\"\\\\n \\nthird"]' in text
    assert read(text).headers == {"Note": note.replace("\x0b", " ")}


def test_headers_are_written_in_the_order_of_the_format() -> None:
    names = ["Title", "Note", "GivenUpBy", "Salt", "Seal", "HotSeat", "Study", "From", "Imported",
             "Starred", "Character", "Hints", "Started", "Program", "Date", "Own", "BrownPlayer",
             "Brown", "IvoryPlayer", "Ivory"]  # fmt: skip
    headers = dict.fromkeys(names, "ivory")
    text = write(Record(headers, GAME.deal, GAME.placements)).decode()
    written = [line[1:].split(" ")[0] for line in text.splitlines() if line.startswith("[")]
    assert written == [
        "Tyrus", "Date", "Started", "Program", "Ivory", "IvoryPlayer", "Brown", "BrownPlayer",
        "HotSeat", "Study", "From", "Imported", "Title", "Note", "Starred", "Character", "Hints",
        "First", "Elections", "IvoryTiles", "BrownTiles", "Result", "GivenUpBy", "Seal", "Salt",
        "Own",
    ]  # fmt: skip


@pytest.mark.parametrize("over", [True, False])
def test_the_identity_is_the_hash_of_deal_and_placements_alone(*, over: bool) -> None:
    game = GAME if over else GAME.cut(8)
    record = Record({"Ivory": "Zoé", "Title": "x"}, game.deal, game.placements)
    plain = write_plain(record).decode()
    names = ("First", "Elections", "IvoryTiles", "BrownTiles")
    values = [plain.split(f'[{name} "')[1].split('"')[0] for name in names]
    placed = [word for word in plain.split("\n\n")[1].split() if ">" in word]
    lines = "".join(f"{line}\n" for line in [*values, *placed])
    assert identity(record) == hashlib.sha256(lines.encode()).hexdigest()
    assert identity(record) == identity(Record({}, game.deal, game.placements))
    assert identity(record) != identity(Record({}, game.deal, game.placements[:-1]))


def test_a_name_that_utf_8_cannot_hold_is_still_written() -> None:
    text = write(Record({"Ivory": "a\udcffb"}, GAME.deal, GAME.placements)).decode()
    assert read(text).headers == {"Ivory": "a?b"}


# Writing.


@given(positions(), st.dictionaries(header_names(), header_texts(), max_size=5))
def test_records_round_trip(game: PlayedGame, headers: dict[str, str]) -> None:
    record = Record(headers, game.deal, game.placements)
    again = parse(write(record), "game.tyrus")
    own = {"Tyrus", "First", "Elections", "IvoryTiles", "BrownTiles", "Result"}
    kept = {name: value for name, value in headers.items() if name not in own}
    assert again == Record(kept, game.deal, game.placements)
    assert write(again) == write(record)
    assert again.final == record.final


@given(positions())
def test_the_summary_matches_the_game(game: PlayedGame) -> None:
    state = full_state(game)
    found = summary(Record({}, game.deal, game.placements))
    names = {"citadel": 0, "market": 1, "temple": 2}
    elections = found["elections"]
    assert isinstance(elections, list)
    assert [(names[each["kind"]], each["ivory"], each["brown"]) for each in elections] == [
        (tally.kind, tally.ivory.total, tally.brown.total) for tally in state.tallies
    ]
    sides = {None: None, Side.IVORY: "ivory", Side.BROWN: "brown"}
    assert [each["winner"] for each in elections] == [sides[each.winner] for each in state.tallies]
    winners = [each["winner"] for each in elections]
    assert found["representatives"] == {name: winners.count(name) for name in ("ivory", "brown")}
    assert found["placements"] == len(game.placements)
    assert found["winner"] == (sides[state.outcome.winner] if state.outcome else None)
    assert found["ending"] == (state.outcome.ending.value if state.outcome else None)
    assert list(found) == [
        "format", "first", "elections", "representatives", "placements", "winner", "ending",
    ]  # fmt: skip


def test_the_elections_are_written_one_a_line_with_their_votes() -> None:
    text = write_plain(Record({}, GAME.deal, GAME.placements)).decode()
    lines = text.partition("\n\n")[2].splitlines()
    state = full_state(GAME)
    assert len(lines) == len(state.tallies)
    for line, tally in zip(lines, state.tallies, strict=True):
        words = line.split(" ")
        assert words[:2] == [str(tally.number), "CMT"[tally.kind]]
        assert len(words) == 10
        assert words[8] == f"{tally.ivory.total}-{tally.brown.total}"
        assert words[9] == ("null" if tally.winner is None else tally.winner.value)


def test_a_record_with_an_illegal_placement_cannot_be_made() -> None:
    with pytest.raises(IllegalPlacement):
        Record({}, GAME.deal, (*GAME.placements, Placement.parse("S1>iC")))


def test_a_game_before_its_end_has_neither_what_ended_it_nor_what_was_written_then() -> None:
    game = play_game(4)
    later = {GIVEN_UP_BY: "ivory", "Title": "Mine", STUDY: "1", FROM: "60 " + "0" * 64}
    before = {STUDY: "1", FROM: "7 " + "0" * 64}
    assert Record(later, game.deal, game.placements[:7]).before_its_end() == Record(
        before, game.deal, game.placements[:7]
    )
    whole = Record({}, game.deal, game.placements)
    assert whole.before_its_end() == Record({}, game.deal, game.placements[:-1])
    assert whole.before_its_end().before_its_end() == whole.before_its_end()
