"""The folded form of a running game: open headers, round trips, and hostile files."""

import base64
import gzip
import tracemalloc
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import EXAMPLE, PlayedGame, header_texts, play_game, positions, refused
from tyrus_desktop.engine.record import (
    FOLDED,
    MAX_BYTES,
    Fault,
    Record,
    RecordError,
    parse,
    write,
    write_plain,
)
from tyrus_desktop.engine.record.writing import FOLDED_BYTES

GAME = play_game(4)
RUNNING = Record(
    {
        "Date": "2026-11-21",
        "Started": "2026-11-21T20:00:00+01:00",
        "Order": "7",
        "Program": "0.2.0",
        "Ivory": "Zoé",
        "IvoryPlayer": "person",
        "Brown": "Archon",
        "BrownPlayer": "computer archon secret",
        "HotSeat": "curtains",
        "Study": "1",
        "From": f"12 {'decade' * 10}cafe",
        "Character": "miser",
        "Title": "A game",
        "Seal": "5e" * 32,
        "Salt": "5a" * 32,
        "Own": "x",
    },
    GAME.deal,
    GAME.placements[:20],
)
SHOWN = ["Tyrus", "Date", "Started", "Program", "Ivory", "IvoryPlayer", "Brown",
         "BrownPlayer", "HotSeat", "Study", "Folded"]  # fmt: skip
PLAIN = write_plain(RUNNING)
RAW = zlib.compress(PLAIN)


def b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


GOOD = b64(RAW)


def around(value: str, before: str = "", after: str = "") -> bytes:
    return f'[Tyrus "1"]\n{before}[{FOLDED} "{value}"]\n{after}'.encode()


def test_running_games_file_reveals_only_the_open_headers() -> None:
    text = write(RUNNING).decode()
    *lines, _padding = text.splitlines()
    assert [line[1:].split(" ")[0] for line in lines] == SHOWN
    for name, line in zip(SHOWN[1:-1], lines[1:-1], strict=True):
        assert RUNNING.headers[name] in line
    assert zlib.decompress(base64.b64decode(lines[-1].split('"')[1])) == PLAIN
    for secret in ("5a5a", "5e5e", "miser", ">", "S7", "Elections"):
        assert secret not in text


def test_running_games_file_has_constant_length() -> None:
    game = play_game(0, "greedy", "greedy")
    for placements in range(0, len(game.placements) + 1, 3):
        placed = game.placements[:placements]
        record = Record(RUNNING.headers, game.deal, placed, unshown=True)
        assert len(write(record)) == FOLDED_BYTES
    long = {**RUNNING.headers, "Own": "".join(map(chr, range(0x1000, 0x3000)))}
    assert len(write(Record(long, RUNNING.deal, ()))) % FOLDED_BYTES == 0


@given(
    positions(),
    st.booleans(),
    st.dictionaries(st.sampled_from([*SHOWN[1:-2], "Seal", "Own"]), header_texts(), max_size=3),
)
def test_games_stay_folded_until_their_end_was_shown(
    game: PlayedGame, given_up: bool, headers: dict[str, str]
) -> None:
    record = Record(headers, game.deal, game.placements)
    if given_up and not record.ended:
        record = Record({**headers, "GivenUpBy": "brown"}, game.deal, game.placements)
    for unshown in (False, True):
        kept = Record(record.headers, game.deal, game.placements, unshown=unshown)
        data = write(kept)
        assert (b"[Folded" in data) == (not kept.over) == (unshown or not record.ended)
        again = parse(data, "x")
        assert again == parse(write_plain(kept), "x") == record
        assert (again.over, again.ended) == (kept.over, kept.ended)
        assert write(again) == data


def test_reader_ignores_comments_and_line_ends_around_a_folded_record() -> None:
    text = write(RUNNING)
    for same in (
        b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"),
        b"# comment\n\n" + text + b"\n\n# the end\n\n",
        text.removesuffix(b"\n"),
        around(GOOD),  # The optional open headers are missing.
    ):
        assert parse(same, "x") == RUNNING


def not_canonical() -> str:
    """Return base64 of a complete stream whose unused last bits are set."""
    streams = [zlib.compress(PLAIN + b"\n" * count) for count in range(20)]
    value = b64(next(each for each in streams if len(each) % 3 == 2))
    changed = f"{value[:-2]}{chr(ord(value[-2]) + 1)}="
    assert base64.b64decode(changed, validate=True) == base64.b64decode(value)
    return changed


@pytest.mark.parametrize(
    "value",
    [
        "", "=", "AAAA", GOOD[:-4], GOOD + "AAAA", GOOD + "=", GOOD[:40] + " " + GOOD[40:],
        GOOD[:40] + "-" + GOOD[41:], GOOD[:40] + "é" + GOOD[40:], b64(RAW[:-1]), b64(RAW[:-4]),
        b64(RAW[:100]), b64(RAW + b"x"), b64(RAW + RAW), b64(RAW[:-1] + b"\x00"),
        b64(gzip.compress(PLAIN)), b64(zlib.compressobj(wbits=-15).compress(PLAIN)),
        b64(PLAIN), not_canonical(),
    ],
)  # fmt: skip
def test_folded_record_must_be_one_complete_strict_base64_stream(value: str) -> None:
    error = refused(around(value))
    assert (error.fault, error.line, error.folded) == (Fault.FOLDED_DAMAGED, 2, False)
    assert str(error) == "game.tyrus, line 2: the packed part (“Folded”) is damaged."


def test_folded_record_has_a_size_limit() -> None:
    padded = PLAIN + b"# ".ljust(MAX_BYTES - len(PLAIN), b"-")
    assert parse(around(b64(zlib.compress(padded))), "x") == RUNNING
    error = refused(around(b64(zlib.compress(padded + b"-"))))
    assert error.fault is Fault.FOLDED_TOO_LARGE
    packer = zlib.compressobj(9)
    packed = [packer.compress(b"\n" * MAX_BYTES) for _ in range(20)]
    bomb = around(b64(b"".join(packed) + packer.flush()))
    assert len(bomb) <= MAX_BYTES
    tracemalloc.start()
    assert refused(bomb).fault is Fault.FOLDED_TOO_LARGE
    assert tracemalloc.get_traced_memory()[1] < 10 * MAX_BYTES  # The record is not unfolded.
    tracemalloc.stop()


def test_folded_record_with_other_content_is_refused() -> None:
    for name in ("Seal", "Salt", "First", "Result", "Character", "Own"):
        error = refused(around(GOOD, f'[{name} "ivory"]\n'))
        assert (error.fault, error.line) == (Fault.NOT_BESIDE_FOLDED, 2)
    for after in ('[Date "2026-11-21"]\n', "\n1 C S7>iC\n", "\nhello\n", '\n\n[Own "x"]\n'):
        error = refused(around(GOOD, after=after))
        assert error.fault is Fault.AFTER_FOLDED
        assert error.line == 3 + after.index(after.lstrip("\n"))


def test_open_headers_must_match_the_folded_headers() -> None:
    empty = around(b64(zlib.compress(write_plain(Record({}, GAME.deal, ())))), '[Study "1"]\n')
    error = refused(empty)
    assert (error.fault, error.values) == (Fault.FOLDED_DIFFERS, ("Study",))
    for header in ('[Ivory "Zoe"]', '[Study "2"]', '[Date ""]'):
        error = refused(around(GOOD, f"\n{header}\n"))
        assert (error.fault, error.line) == (Fault.FOLDED_DIFFERS, 3)


def test_faults_inside_a_folded_record_are_reported() -> None:
    error = refused(around(b64(zlib.compress(write(RUNNING)))))
    assert (error.fault, error.line, error.folded) == (Fault.FOLDED_TWICE, 11, True)
    wrong = EXAMPLE.replace("10-18", "10-19").encode()
    error = refused(around(b64(zlib.compress(wrong))))
    assert (error.fault, error.line, error.folded) == (Fault.WRONG_VOTES, 13, True)
    assert str(error) == (
        "game.tyrus, line 13, inside Folded (the packed part): the votes should be “10-18”."
    )
    assert refused(b'[Tyrus "2"]\n[Folded "x"]\n').fault is Fault.NEWER_FORMAT


@given(st.binary(max_size=400) | st.binary(max_size=400).map(zlib.compress), st.data())
def test_damaged_folded_record_is_refused_or_still_valid(noise: bytes, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(RAW)))
    end = data.draw(st.integers(start, len(RAW)))
    try:
        record = parse(around(b64(RAW[:start] + noise + RAW[end:])), "game.tyrus")
    except RecordError:
        return
    assert not record.over
    assert parse(write(record), "x") == record
