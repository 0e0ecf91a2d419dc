"""Invalid records are refused with a line and a reason."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.readers import EXAMPLE, full_state, play_game, refused
from tyrus_desktop.engine.record import Fault, Record, RecordError, parse, result_text, write

GAME = play_game(4)
FINISHED = write(Record({}, GAME.deal, GAME.placements)).decode()
"""A whole game without names, with its result on line 6."""

FOLDING_FAULTS = {
    Fault.NOT_BESIDE_FOLDED, Fault.AFTER_FOLDED, Fault.FOLDED_DAMAGED, Fault.FOLDED_TOO_LARGE,
    Fault.FOLDED_TWICE, Fault.FOLDED_DIFFERS,
}  # fmt: skip
"""The faults that `test_folding` covers."""

LAST = len(FINISHED.splitlines())
RESULT = result_text(full_state(GAME).outcome)

# Line 13 of the example is its first election, line 14 its second.
DAMAGES = [
    (Fault.NOT_A_HEADER, 1, "nonsense\n" + EXAMPLE),
    (Fault.NOT_A_GAME, 1, "1 C S7>iC"),
    (Fault.NOT_A_GAME, 1, "hello\n\nhow are you?"),
    (Fault.NOT_A_GAME, 1, '[Event "x"]\n\n1. e4 e5'),
    (Fault.NOT_A_HEADER, 3, EXAMPLE.replace('"Claire"', "Claire")),
    (Fault.NOT_A_HEADER, 3, EXAMPLE.replace("Claire", 'C"e')),
    (Fault.NOT_A_HEADER, 3, EXAMPLE.replace("Claire", "C\\e")),
    (Fault.SEVERAL_GAMES, 2, '[Tyrus "1"]\n' + EXAMPLE),
    (Fault.SEVERAL_GAMES, 16, EXAMPLE + "\n" + EXAMPLE),
    (Fault.HEADER_TWICE, 4, EXAMPLE.replace("[Brown ", "[Date ").replace("[IvoryPlayer", "[Date"),
     "Date"),
    (Fault.HEADER_TWICE, 12, EXAMPLE.replace("\n\n", '\n[X "1"]\n[X "1"]\n\n').replace(
        '[Date "2026-11-21"]\n', ""), "X"),
    (Fault.NOT_A_GAME, 1, ""),
    (Fault.HEADER_MISSING, 10, EXAMPLE.replace('[First "ivory"]\n', ""), "First"),
    *((Fault.HEADER_MISSING, 11, EXAMPLE.replace(f"[{name} ", "[Other "), name)
      for name in ("Tyrus", "First", "Elections", "IvoryTiles", "BrownTiles")),
    (Fault.HEADER_LATE, 14, EXAMPLE.replace("2 M P2>iM", '[Salt "1"]')),
    (Fault.NO_EMPTY_LINE, 12, EXAMPLE.replace("\n\n", "\n")),
    (Fault.NO_EMPTY_LINE, 13, EXAMPLE.replace("\n\n", "\n").replace("[Date", "\n[Date")),
    *((Fault.WRONG_FORMAT, 1, EXAMPLE.replace('"1"', f'"{number}"'), number)
      for number in ("0", "01", "-2", "1.5", "two")),
    (Fault.NEWER_FORMAT, 1, EXAMPLE.replace('"1"', '"2"')),
    (Fault.NEWER_FORMAT, 1, '[Tyrus "10"]\n\nanything'),
    (Fault.NEWER_FORMAT, 1, '[Tyrus "2"]\n[Players {a b}]\n'),
    (Fault.WRONG_FIRST, 7, EXAMPLE.replace('First "ivory"', 'First "Ivory"'), "Ivory"),
    *((Fault.WRONG_ELECTIONS, 8, EXAMPLE.replace("C M T M C T T C M", elections))
      for elections in ("C M T M C T T C", "C M T M C T T C M M", "C M T M C T T C T",
                        "CMTMCTTCM", "C M T M C T T C S", "")),
    *((Fault.WRONG_TILES, 9, EXAMPLE.replace('[IvoryTiles "S7 ', f'[IvoryTiles "{tile}'),
       "IvoryTiles")
      for tile in ("", "S7 S7 ", "S1 ", "S11 ", "X7 ", "S07 ")),
    (Fault.WRONG_TILES, 10, EXAMPLE.replace('[BrownTiles "M8 ', '[BrownTiles "M7 '), "BrownTiles"),
    *((Fault.WRONG_ELECTION, 14, EXAMPLE.replace("2 M P2", wrong), "2 M")
      for wrong in ("1 M P2", "3 M P2", "2 C P2", "M P2", "2 P2", "02 M P2")),
    (Fault.WRONG_ELECTION, 13, EXAMPLE.replace("1 C S7", "2 M S7"), "1 C"),
    (Fault.WRONG_ELECTION, 13, EXAMPLE.replace("1 C S7", "hello"), "1 C"),
    (Fault.NO_PLACEMENT, 14, EXAMPLE.replace("2 M P2>iM", "2 M")),
    (Fault.NOT_A_PLACEMENT, 14, EXAMPLE.replace("P2>iM", "P2-iM"), "P2-iM"),
    (Fault.NOT_A_PLACEMENT, 14, EXAMPLE.replace("P2>iM", "P2>iM 0-0 null"), "0-0"),
    (Fault.NOT_A_PLACEMENT, 13, EXAMPLE.replace(" S8>bC 10", " 10").replace("2 M P2>iM", ""),
     "10-18"),
    (Fault.NOT_IN_HAND, 13, EXAMPLE.replace("1 C S7>iC", "1 C P9>iC"), "P9"),
    (Fault.NOT_IN_HAND, 13, EXAMPLE.replace("P6>iC", "S7>iC"), "S7"),
    (Fault.NOT_IN_HAND, 14, EXAMPLE.replace("P2>iM", "P6>iM"), "P6"),
    *((Fault.WRONG_VOTES, 13, EXAMPLE.replace("10-18", wrong), "10-18")
      for wrong in ("18-10", "11-18", "10-18-0", "010-18", "brown", "S5>iC 10-18")),
    (Fault.WRONG_VOTES, 13, EXAMPLE.replace(" 10-18 brown", ""), "10-18"),
    *((Fault.WRONG_WINNER, 13, EXAMPLE.replace("10-18 brown", f"10-18{wrong}"), "brown")
      for wrong in ("", " ivory", " null", " Brown")),
    (Fault.LINE_TOO_LONG, 13, EXAMPLE.replace("18 brown", "18 brown P1>iC"), "P1>iC"),
    (Fault.LINE_TOO_LONG, 13, EXAMPLE.replace("18 brown", "18 brown S1>iC # no"), "S1>iC # no"),
    (Fault.ELECTION_UNFINISHED, 14, EXAMPLE + "\n# then\n3 T M3>iT", "1"),
    (Fault.AFTER_THE_END, LAST + 1, FINISHED + "9 C S7>iC\n"),
    (Fault.WRONG_RESULT, 11, EXAMPLE.replace('"*"', '"brown streak"'), "*"),
    *((Fault.WRONG_RESULT, 6, FINISHED.replace(f'"{RESULT}"', f'"{wrong}"'), RESULT)
      for wrong in ("*", "draw", "", "ivory", "brown five", RESULT.title())),
    (Fault.GIVEN_UP_AFTER_THE_END, 2, FINISHED.replace("\n", '\n[GivenUpBy "ivory"]\n', 1)),
    *((Fault.WRONG_GIVEN_UP_BY, 1, f'[GivenUpBy "{wrong}"]\n' + EXAMPLE, wrong)
      for wrong in ("", "Ivory", "both")),
    *((Fault.WRONG_STUDY, 1, f'[Study "{wrong}"]\n' + EXAMPLE, wrong)
      for wrong in ("", "0", "2", "01", "1 ", "yes")),
    *((Fault.WRONG_FROM, 1, f'[From "{wrong}"]\n' + EXAMPLE, wrong)
      for wrong in ("", "12", "12 c0ffee", f"{12:60}")),
]  # fmt: skip


IDENTITY = "c0ffee00" * 8


def test_study_origin_must_be_a_count_and_a_game_identity() -> None:
    for count in (0, 9, 10, 53):
        text = f'[Study "1"]\n[From "{count} {IDENTITY}"]\n' + EXAMPLE
        assert parse(text.encode(), "game").headers["From"] == f"{count} {IDENTITY}"
    for wrong in (f"54 {IDENTITY}", f"-1 {IDENTITY}", f"007 {IDENTITY}", f"1  {IDENTITY}",
                  f"1 {IDENTITY}0", f"1 {IDENTITY.upper()}", f"\u0661 {IDENTITY}"):  # fmt: skip
        error = refused(f'[Study "1"]\n[From "{wrong}"]\n{EXAMPLE}'.encode())
        assert (error.fault, error.line) == (Fault.WRONG_FROM, 2)


# White space and control characters.

STRAYS = "\u00a0\u2028\u2029\u3000\x00\x0b\x0c\x1b\x1c\x7f\x85"


@pytest.mark.parametrize(
    ("line", "old", "new", "column"),
    [(13, "S7>iC M8", "S7>iC~M8", 10), (13, "1 C", "~1 C", 1), (13, "brown\n", "brown~\n", 53),
     (13, "1 C S7", "1 C ~S7", 5), (12, "\n\n", "\n~\n", 1), (3, "[Ivory ", "[Ivory~", 7),
     (3, '"Claire"]', '"Claire"]~', 17), (3, "[Ivory ", "[Ivo~ry ", 5), (1, "[Ty", "~[Ty", 1)],
)  # fmt: skip
def test_unusual_white_space_is_refused_with_its_column(
    line: int, old: str, new: str, column: int
) -> None:
    for stray in STRAYS:
        text = EXAMPLE.replace(old, new.replace("~", stray), 1)
        for data in (text, text.replace("\n", "\r\n"), "\ufeff" + text):
            error = refused(data.encode())
            assert (error.fault, error.line) == (Fault.WRONG_CHARACTER, line)
            reason = f"the character U+{ord(stray):04X} in column {column} is not allowed here."
            assert str(error) == f"game.tyrus, line {line}: {reason}"


def test_control_characters_are_refused() -> None:
    for text in (EXAMPLE.replace("S7>iC ", "S7>iC \r"), EXAMPLE[:-1] + "\r"):
        assert refused(text.encode()).values[0] == "U+000D"
    for name in ("Date", "Result", "Other"):
        text = EXAMPLE if f"[{name} " in EXAMPLE else EXAMPLE.replace("[Brown ", "[Other ")
        for stray in ("\t", "\x00", "\x1b", "\r", "\x85", "\u2028"):
            error = refused(text.replace(f'[{name} "', f'[{name} "x{stray}').encode())
            assert error.fault is Fault.WRONG_CHARACTER
            assert error.values == (f"U+{ord(stray):04X}", str(len(name) + 5))


def test_tabs_and_repeated_spaces_separate_words_in_a_record() -> None:
    headers, _, elections = EXAMPLE.partition("\n\n")
    spaced = "\t" + elections.replace(" ", "\t  ").replace("\n", " \n")
    assert parse(f"{headers}\n\n{spaced}".encode(), "x") == parse(EXAMPLE.encode(), "x")
    no_break = EXAMPLE.replace("C M T M", "C M\u00a0T M")
    assert refused(no_break.encode()).fault is Fault.WRONG_ELECTIONS
    commented = EXAMPLE.replace("\n1 C", f"\n#{STRAYS}\r\n1 C")
    assert parse(commented.encode(), "x") == parse(EXAMPLE.encode(), "x")


@pytest.mark.parametrize(
    "line",
    [b'[Ivory "' + b'\\"' * 450_000, b'"' * 900_000, b'"\\' * 450_000, b"\xc2\xa0" * 450_000,
     b'["' + b"\x00" * 900_000 + b'"', b"1 C " + b"S7>iC " * 150_000, b"\t[" * 450_000],
    ids=["escaped quotes", "quotes", "quotes and escapes", "blanks", "controls", "words", "tabs"],
)  # fmt: skip
def test_hostile_line_is_refused_quickly(line: bytes) -> None:
    for at in (3, 13):
        lines = EXAMPLE.encode().split(b"\n")
        lines[at - 1] = line
        start = time.process_time()
        assert refused(b"\n".join(lines)).line == at
        assert time.process_time() - start < 2


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage[0].name)
def test_invalid_record_is_refused_with_line_and_reason(
    damage: tuple[Fault, int, str, *tuple[object, ...]],
) -> None:
    fault, line, text, *values = damage
    for line_end in ("\n", "\r\n"):
        error = refused(text.replace("\n", line_end).encode())
        assert (error.fault, error.line, error.name) == (fault, line, "game.tyrus")
        assert str(error) == f"game.tyrus, line {line}: {fault.value.format(*values)}"


def test_invalid_utf_8_is_refused_with_its_line() -> None:
    for line in (1, 2, 13):
        for mark in (b"", b"\xef\xbb\xbf"):
            lines = EXAMPLE.encode().splitlines(keepends=True)
            lines[line - 1] = b"\xff" + lines[line - 1]
            error = refused(mark + b"".join(lines))
            assert str(error) == f"game.tyrus, line {line}: this is not UTF-8 text."
    assert refused(b"%PDF-1.4\n\xff\xfe").fault is Fault.NOT_A_GAME


OTHER_TEXTS = {
    Fault.UTF_16: [EXAMPLE.encode(each) for each in ("utf-16", "utf-16-le", "utf-16-be")],
    Fault.OLD_LINE_ENDS: [EXAMPLE.replace("\n", "\r").encode()],
}


def test_texts_of_other_programs_are_refused_by_their_kind() -> None:
    for fault, texts in OTHER_TEXTS.items():
        for text in texts:
            with pytest.raises(RecordError) as caught:
                parse(text, "a.tyrus")
            assert caught.value.fault is fault
            assert "save it again" in str(caught.value)


def test_every_record_fault_has_a_test_case() -> None:
    elsewhere = {Fault.NOT_TEXT, Fault.WRONG_CHARACTER, *OTHER_TEXTS, *FOLDING_FAULTS}
    elsewhere.add(Fault.UNKNOWN_PLAYER)  # The program's, not the reader's.
    assert {fault for fault, *_ in DAMAGES} | elsewhere == set(Fault)


def test_error_for_an_invalid_record_is_one_printable_line() -> None:
    text = EXAMPLE.replace("S7>iC", f"{'x' * 5000}\u202e{{0}}")
    with pytest.raises(RecordError) as caught:
        parse(text.encode(), "a\n\x1b\u2028\x85b.tyrus")
    marks = "\N{REPLACEMENT CHARACTER}" * 4
    assert str(caught.value).startswith(f"a{marks}b.tyrus, line 13: “xxx")
    assert len(str(caught.value).splitlines()) == 1
    assert "{0}” is not a placement." in str(caught.value)
    assert len(str(caught.value)) < 150


# Random damage


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A valid record with a few bytes changed, removed, inserted or moved."""
    data = bytearray(draw(st.sampled_from([EXAMPLE, FINISHED])).encode())
    pieces = st.binary(max_size=3) | st.sampled_from(
        [b"\n", b"\r\n", b'"', b"\\", b" ", b"S7>iC", b'[X ""]\n', b"null", b"\xef\xbb\xbf", b"#"]
    )  # fmt: skip
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from([0, 0, 1, 1, 2, 7, 40])))
        taken = bytes(data[start:end])
        data[start:end] = draw(pieces)
        if draw(st.booleans()):
            there = draw(st.integers(0, len(data)))
            data[there:there] = taken
    return bytes(data)


@settings(max_examples=2 * settings().max_examples)
@given(damaged() | st.binary(max_size=200))
def test_damaged_record_is_refused_or_still_a_valid_game(data: bytes) -> None:
    error: RecordError | None = None
    try:
        record = parse(data, "game.tyrus")
    except RecordError as refusal:
        error = refusal
    else:
        again = parse(write(record), "game.tyrus")
        assert (again.deal, again.placements) == (record.deal, record.placements)
        assert again.headers.keys() == record.headers.keys()
    if error is not None:
        assert 1 <= error.line <= data.count(b"\n") + 1
        assert len(str(error).splitlines()) == 1
