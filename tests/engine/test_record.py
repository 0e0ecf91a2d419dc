"""Reading, writing and changing records, and seals. Refusals are in `test_record_refusals`."""

import hashlib
import json
import random
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import EXAMPLE, PlayedGame, full_state, header_texts, play_game, positions
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import (
    FOLDED,
    FROM,
    GIVEN_UP_BY,
    HINTS,
    SEAL,
    STUDY,
    UNDOS,
    Record,
    identity,
    parse,
    summary,
    with_owners_headers,
    write,
    write_plain,
)
from tyrus_desktop.engine.seal import new_salt, parse_seal, seal
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
    """Any name except those whose values are checked."""
    letters = st.characters(categories=["L", "N"], include_characters="_-")
    known = st.sampled_from(["Ivory", "BrownPlayer", "Date", "Salt"])
    return (st.text(letters, min_size=1, max_size=9) | known).filter(
        lambda name: name not in {FOLDED, GIVEN_UP_BY, STUDY, FROM}
    )


def test_example_of_the_format_is_read_and_written() -> None:
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
    placed = " ".join(map(str, record.placements))
    assert placed == "S7>iC M8>iC P6>iC S10>bC S5>iC S8>bC P2>iM"
    assert record.outcome is None
    assert json.dumps(summary(record)) == json.dumps(json.loads(EXAMPLE_SUMMARY))
    assert write_plain(record).decode() == EXAMPLE


def test_equivalent_texts_are_read_as_the_same_record() -> None:
    lines = EXAMPLE.splitlines()
    for same in (
        "\ufeff# a comment\r\n" + EXAMPLE.replace("\n", "\r\n"),
        EXAMPLE.removesuffix("\n"),
        EXAMPLE + "\n\n# the end",
        "\n\n" + EXAMPLE.replace("[Date", "\n[Date"),
        EXAMPLE.replace("\n", '\n# [Ivory "Zoé"]\n'),
        EXAMPLE.replace("\n\n", "\n\n\n  \n").replace("\n2 M", "\n\n2 M"),
        "\n".join([*lines[10::-1], *lines[11:]]),  # The headers in another order.
        EXAMPLE.replace('[Result "*"]\n', ""),
    ):
        assert read(same) == read(EXAMPLE)
    headers = EXAMPLE.partition("\n\n")[0]
    for text in (headers, headers + "\n", headers + "\n\n"):
        assert read(text) == Record(read(EXAMPLE).headers, read(EXAMPLE).deal, ())


@pytest.mark.parametrize(
    ("written", "meant"),
    [(r"\"Zoé\"", '"Zoé"'), (r"C:\\games\\", "C:\\games\\"), (r"\\\"", '\\"'), ("", ""),
     ("[Ivory]", "[Ivory]"), ("# 1 C", "# 1 C"), ("é è \u00a0\u3000", "é è \u00a0\u3000")],
)  # fmt: skip
def test_quotes_and_backslashes_are_escaped(written: str, meant: str) -> None:
    text = EXAMPLE.replace("Claire", written)
    assert read(text).headers["Ivory"] == meant
    assert write_plain(read(text)).decode() == text


CONTROLS = "\x00\t\x0b\x0c\x1b\x1c\x7f\x85\x9f\u2028\u2029"


def test_control_characters_become_spaces() -> None:
    for name in ("Ivory", "X-Own"):
        headers = {name: f'a\nb\r\nc\rd"\n[Result "draw"]{CONTROLS}e\udcff'}
        text = write(Record(headers, GAME.deal, GAME.placements)).decode()
        assert read(text).headers == {name: f'a b c d" [Result "draw"]{" " * len(CONTROLS)}e?'}
    for name in ("Ivory", "Brown", "Title", "Note"):  # Version 0.1.0 wrote names as typed.
        text = f'[{name} "a{CONTROLS}\rb"]\n' + EXAMPLE.replace(f"[{name} ", "[Other ")
        assert read(text).headers[name] == f"a{' ' * len(CONTROLS)} b"
    note = 'first\n\n"second"\\n\x0b\nthird'
    text = write(Record({"Note": note}, GAME.deal, GAME.placements)).decode()
    assert '[Note "first\\n\\n\\"second\\"\\\\n \\nthird"]' in text
    assert read(text).headers == {"Note": note.replace("\x0b", " ")}


def test_headers_are_written_in_the_documented_order() -> None:
    names = ["Title", "Note", "GivenUpBy", "Salt", "Seal", "HotSeat", "Study", "From", "Imported",
             "Starred", "Character", "Hints", "Started", "Program", "Date", "Own", "BrownPlayer",
             "Brown", "IvoryPlayer", "Ivory"]  # fmt: skip
    text = write(Record(dict.fromkeys(names, "ivory"), GAME.deal, GAME.placements)).decode()
    written = [line[1:].split(" ")[0] for line in text.splitlines() if line.startswith("[")]
    assert written == [
        "Tyrus", "Date", "Started", "Program", "Ivory", "IvoryPlayer", "Brown", "BrownPlayer",
        "HotSeat", "Study", "From", "Imported", "Title", "Note", "Starred", "Character", "Hints",
        "First", "Elections", "IvoryTiles", "BrownTiles", "Result", "GivenUpBy", "Seal", "Salt",
        "Own",
    ]  # fmt: skip


def test_game_identity_is_the_hash_of_deal_and_placements() -> None:
    for game in (GAME, GAME.cut(8)):
        record = Record({"Ivory": "Zoé", "Title": "x"}, game.deal, game.placements)
        plain = write_plain(record).decode()
        names = ("First", "Elections", "IvoryTiles", "BrownTiles")
        values = [plain.split(f'[{name} "')[1].split('"')[0] for name in names]
        placed = [word for word in plain.split("\n\n")[1].split() if ">" in word]
        lines = "".join(f"{line}\n" for line in [*values, *placed])
        assert identity(record) == hashlib.sha256(lines.encode()).hexdigest()


@given(positions(), st.dictionaries(header_names(), header_texts(), max_size=3))
def test_records_round_trip(game: PlayedGame, headers: dict[str, str]) -> None:
    record = Record(headers, game.deal, game.placements)
    again = parse(write(record), "game.tyrus")
    own = {"Tyrus", "First", "Elections", "IvoryTiles", "BrownTiles", "Result"}
    others = {name: value for name, value in headers.items() if name not in own}
    assert again == Record(others, game.deal, game.placements)
    assert write(again) == write(record)
    assert again.final == record.final == full_state(game)


@given(positions())
def test_summary_matches_the_game(game: PlayedGame) -> None:
    state, record = full_state(game), Record({}, game.deal, game.placements)
    found = summary(record)
    elections = found["elections"]
    assert isinstance(elections, list)
    for each, tally in zip(elections, state.tallies, strict=True):
        assert each["kind"] == ("citadel", "market", "temple")[tally.kind]
        assert (each["ivory"], each["brown"]) == (tally.ivory.total, tally.brown.total)
        assert each["winner"] == (tally.winner and tally.winner.value)
    winners = [each["winner"] for each in elections]
    assert found["representatives"] == {name: winners.count(name) for name in ("ivory", "brown")}
    assert found["placements"] == len(game.placements)
    outcome = state.outcome
    assert found["winner"] == (outcome.winner.value if outcome and outcome.winner else None)
    assert found["ending"] == (outcome.ending.value if outcome else None)


def test_longer_record_of_a_game_continues_the_shorter_one() -> None:
    """If records have seals, only these decide. A study is a separate game."""
    short, long = GAME.placements[:7], GAME.placements[:9]
    other = (*GAME.placements[:6], Placement(GAME.placements[6].tile, BUILDINGS[5]))
    for headers in ({}, {SEAL: "5e"}):
        earlier, later = Record(headers, GAME.deal, short), Record(headers, GAME.deal, long)
        assert later.continues(earlier)
        assert earlier.continues(earlier)
        assert not earlier.continues(later)
        assert not Record({**headers, STUDY: "1"}, GAME.deal, long).continues(earlier)
        assert later.continues(Record(headers, GAME.deal, other)) == (SEAL in headers)
        assert not Record({SEAL: "5f"}, GAME.deal, long).continues(earlier)
    sealed, hinted, undone = ({SEAL: "5e", **more} for more in ({}, {HINTS: "1"}, {UNDOS: "1"}))
    stages = [(sealed, short), (hinted, short), (sealed, long), (undone, short)]
    games = [Record(headers, GAME.deal, placed) for headers, placed in stages]
    assert sorted(games, key=lambda each: each.progress) == games
    assert all(b.continues(a) and not a.continues(b) for a, b in pairwise(games))


def test_unfinished_game_lacks_the_headers_of_its_end() -> None:
    later = {GIVEN_UP_BY: "ivory", "Title": "Mine", STUDY: "1", FROM: "60 " + "0" * 64}
    before = {STUDY: "1", FROM: "7 " + "0" * 64}
    assert Record(later, GAME.deal, GAME.placements[:7]).before_its_count() == Record(
        before, GAME.deal, GAME.placements[:7]
    )
    whole = Record({}, GAME.deal, GAME.placements)
    assert whole.before_its_count() == Record({}, GAME.deal, GAME.placements[:-1])
    assert whole.cut(6).before_its_count() == whole.cut(5).before_its_count() == whole.cut(5)
    assert whole.cut(0).before_its_count() == whole.cut(0)
    assert whole.before_its_end() == whole.cut(len(whole.placements) - 1)
    given_up = Record({GIVEN_UP_BY: "ivory"}, GAME.deal, GAME.placements[:6])
    assert given_up.before_its_end() == given_up.cut(6) == given_up.cut(6).before_its_end()


# Only the title, the note and the star of the text are changed.

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
def test_edited_record_equals_a_newly_written_record(
    before: dict[str, str], changes: dict[str, str]
) -> None:
    old = {name: value for name, value in before.items() if value}
    new = {name: value for name, value in {**old, **changes}.items() if value}
    data = write(Record({**HEADERS, **old}, GAME.deal, GAME.placements))
    expected = write(Record({**HEADERS, **new}, GAME.deal, GAME.placements))
    assert with_owners_headers(data, changes) == expected


def test_changing_a_header_changes_only_its_line() -> None:
    for end in ("\n", "\r\n"):
        for whole in (PLAIN, BY_HAND, f"\ufeff{BY_HAND}"):
            text = whole.replace("\n", end)
            starred = changed(text, Starred="1")
            assert sorted(starred.split(end)) == sorted([*text.split(end), '[Starred "1"]'])
            assert read(starred).headers["Starred"] == "1"
            assert changed(starred, Starred="") == text
    text = BY_HAND.replace("# mine", '# mine\n# [Title "no header"]\n  [Title "Old"] ')
    new = changed(text, Title='a "b" \\ c')
    assert new == text.replace('  [Title "Old"] ', '[Title "a \\"b\\" \\\\ c"]')
    assert read(changed(text, Note="one\ntwo")).headers["Note"] == "one\ntwo"
    assert changed(f'\ufeff[Title "Old"]\n{BY_HAND}', Title="") == f"\ufeff{BY_HAND}"
    given_up = write(Record({"GivenUpBy": "ivory"}, GAME.deal, ())).decode().split("\n")
    unterminated = "\n".join(sorted(filter(None, given_up)))
    assert changed(unterminated, Title="Mine") == f'{unterminated}\n[Title "Mine"]\n'


# The seal of a deal.

DEAL = Deal.shuffled(random.Random(1))
SALT = "00" * 32


def test_seal_is_the_hash_of_salt_and_deal_headers() -> None:
    names = ("First", "Elections", "IvoryTiles", "BrownTiles")
    values = [re.findall(rf'\[{name} "(.*)"\]', EXAMPLE)[0] for name in names]
    lines = "\n".join(["c0ffee", *values]) + "\n"
    assert seal(read(EXAMPLE).deal, "c0ffee") == hashlib.sha256(lines.encode()).hexdigest()
    others = (
        replace(DEAL, first=DEAL.first.other),
        replace(DEAL, elections=DEAL.elections[::-1]),
        replace(DEAL, ivory=DEAL.brown, brown=DEAL.ivory),
        replace(DEAL, brown=(*DEAL.brown[:28], DEAL.brown[29], DEAL.brown[28])),
    )
    seals = {seal(DEAL, SALT), seal(DEAL, "01" * 32), *(seal(each, SALT) for each in others)}
    assert len(seals) == 6


def test_salts_are_256_bits_and_ignore_the_seeded_generator() -> None:
    salts = set()
    for _ in range(2):
        random.seed(1)
        salts |= {new_salt() for _ in range(100)}
    assert len(salts) == 200
    assert all(re.fullmatch("[0-9a-f]{64}", salt) for salt in salts)


def test_typed_seal_may_contain_spaces_and_capitals() -> None:
    digits = seal(DEAL, SALT)
    groups = " ".join(digits[i : i + 4] for i in range(0, 64, 4)).upper()
    assert parse_seal(digits) == parse_seal(f"  {digits}\n") == parse_seal(groups) == digits
    for text in ("", "c0ffee", "g" * 64, "0" * 63, "0" * 65, "٣" * 64):
        assert parse_seal(text) is None
