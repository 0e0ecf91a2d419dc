"""A running game is written folded: what an opened file shows, round trips, and hostile files."""

from __future__ import annotations

import base64
import gzip
import tracemalloc
import zlib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.readers import EXAMPLE, PlayedGame, play_game, positions, refused
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
SHOWN = ["Tyrus", "Date", "Started", "Program", "Ivory", "IvoryPlayer", "Brown", "BrownPlayer",
         "HotSeat", "Study", "Folded"]  # fmt: skip


def stream(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data)).decode()


def around(value: str, before: str = "", after: str = "") -> bytes:
    return f'[Tyrus "1"]\n{before}[{FOLDED} "{value}"]\n{after}'.encode()


def test_a_running_game_shows_only_its_open_headers() -> None:
    *lines, _padding = write(RUNNING).decode().splitlines()
    assert [line[1:].split(" ")[0] for line in lines] == SHOWN
    assert all(
        RUNNING.headers.get(name, "1") in line
        for name, line in zip(SHOWN, lines[:-1], strict=False)
    )
    folded = lines[-1].split('"')[1]
    assert zlib.decompress(base64.b64decode(folded)) == write_plain(RUNNING)
    text = write(RUNNING).decode()
    for secret in ("5a5a", "5e5e", "miser", ">", "S7", "Elections"):
        assert secret not in text


def test_the_length_of_a_running_games_file_tells_nothing_of_it() -> None:
    lengths = set()
    for seed in range(3):
        game = play_game(seed, "greedy", "greedy")
        for placements in range(len(game.placements)):
            record = Record(RUNNING.headers, game.deal, game.placements[:placements])
            if not record.over:
                lengths.add(len(write(record)))
    assert lengths == {FOLDED_BYTES}
    long = {**RUNNING.headers, "Own": "".join(map(chr, range(0x1000, 0x3000)))}
    assert len(write(Record(long, RUNNING.deal, ()))) % FOLDED_BYTES == 0


@given(positions(), st.booleans())
def test_folded_games_round_trip_and_only_running_ones_are_folded(
    game: PlayedGame, given_up: bool
) -> None:
    record = Record(RUNNING.headers, game.deal, game.placements)
    if given_up and not record.over:  # By the rules, after a third win in a row for example.
        record = Record({**RUNNING.headers, "GivenUpBy": "brown"}, game.deal, game.placements)
    data = write(record)
    assert (b"[Folded" in data) == (not record.over)
    assert parse(data, "x") == record
    assert write(parse(data, "x")) == data
    assert parse(write_plain(record), "x") == record


@given(st.dictionaries(st.sampled_from([*SHOWN[1:-2], "Seal", "Own"]), st.text()))
def test_any_headers_round_trip_through_folding(headers: dict[str, str]) -> None:
    once = parse(write(Record(headers, GAME.deal, ())), "x")
    assert once.headers.keys() == headers.keys()
    assert parse(write(once), "x") == once


def test_a_plain_running_game_is_still_read() -> None:
    """As version 0.1.0 wrote them."""
    record = parse(EXAMPLE.encode(), "x")
    assert not record.over
    assert parse(write(record), "x") == record


@pytest.mark.parametrize("frame", [
    lambda text: text.replace(b"\n", b"\r\n"),
    lambda text: b"\xef\xbb\xbf" + text,
    lambda text: b"# comment\n\n" + text + b"\n\n# the end\n\n",
    lambda text: text.removesuffix(b"\n"),
])  # fmt: skip
def test_line_ends_comments_and_empty_lines_around_folded_mean_nothing(
    frame: Callable[[bytes], bytes],
) -> None:
    assert parse(frame(write(RUNNING)), "x") == RUNNING


PLAIN = write_plain(RUNNING)
GOOD = stream(PLAIN)
RAW = zlib.compress(PLAIN)


def with_dictionary() -> str:
    packer = zlib.compressobj(zdict=PLAIN[:200])
    return base64.b64encode(packer.compress(PLAIN) + packer.flush()).decode()


def b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def not_canonical() -> str:
    """Base64 that decodes to a whole stream, but has bits set that belong to no byte."""
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
        b64(PLAIN), with_dictionary(), not_canonical(),
    ],
)  # fmt: skip
def test_anything_but_one_whole_stream_in_strict_base64_is_refused(value: str) -> None:
    error = refused(around(value))
    assert (error.fault, error.line, error.folded) == (Fault.FOLDED_DAMAGED, 2, False)
    assert str(error) == "game.tyrus, line 2: Folded is damaged."


@pytest.mark.parametrize("size", [MAX_BYTES + 1, 50 * MAX_BYTES])
def test_a_bomb_is_refused_before_it_is_unfolded(size: int) -> None:
    packer = zlib.compressobj(9)
    packed = [
        packer.compress(b"\n" * min(MAX_BYTES, size - at)) for at in range(0, size, MAX_BYTES)
    ]
    data = around(b64(b"".join(packed) + packer.flush()))
    assert len(data) <= MAX_BYTES
    tracemalloc.start()
    error = refused(data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert error.fault is Fault.FOLDED_TOO_LARGE
    assert peak < 10 * MAX_BYTES


def test_a_record_of_exactly_the_largest_size_is_unfolded() -> None:
    data = around(stream(PLAIN.ljust(MAX_BYTES, b"\n")))
    assert parse(data, "x") == RUNNING
    assert refused(around(stream(PLAIN.ljust(MAX_BYTES + 1, b"\n")))).fault is (
        Fault.FOLDED_TOO_LARGE
    )


@pytest.mark.parametrize("header", ['[Seal "5e"]', '[Salt "1"]', '[First "ivory"]',
                                    '[Result "*"]', '[Character "x"]', '[Own ""]'])  # fmt: skip
def test_other_headers_beside_folded_are_refused(header: str) -> None:
    error = refused(around(GOOD, f"{header}\n"))
    assert (error.fault, error.line) == (Fault.NOT_BESIDE_FOLDED, 2)


@pytest.mark.parametrize(
    "after", ['[Date "2026-11-21"]\n', "\n1 C S7>iC\n", "\nhello\n", '\n\n[Own "x"]\n']
)
def test_headers_and_elections_after_folded_are_refused(after: str) -> None:
    error = refused(around(GOOD, after=after))
    assert error.fault is Fault.AFTER_FOLDED
    assert error.line == 3 + after.index(after.lstrip("\n"))


@pytest.mark.parametrize("header", ['[Ivory "Zoe"]', '[Study "2"]', '[Date ""]'])
def test_headers_that_differ_from_those_inside_are_refused(header: str) -> None:
    error = refused(around(GOOD, f"\n{header}\n"))
    assert (error.fault, error.line) == (Fault.FOLDED_DIFFERS, 3)


def test_a_header_that_is_missing_inside_is_refused() -> None:
    inside = write_plain(Record({}, GAME.deal, ()))
    error = refused(around(stream(inside), '[Ivory "Zoé"]\n'))
    assert (error.fault, error.values) == (Fault.FOLDED_DIFFERS, ("Ivory",))


def test_open_headers_may_be_left_out() -> None:
    assert parse(around(GOOD), "x") == RUNNING


def test_a_folded_record_inside_another_is_refused() -> None:
    error = refused(around(stream(write(RUNNING))))
    assert (error.fault, error.line, error.folded) == (Fault.FOLDED_TWICE, 11, True)


@pytest.mark.parametrize(
    "record",
    [Record({}, GAME.deal, GAME.placements),
     Record({"GivenUpBy": "ivory"}, GAME.deal, GAME.placements[:3])],
    ids=["ended", "given up"],
)  # fmt: skip
def test_a_game_that_is_over_must_not_be_folded(record: Record) -> None:
    assert refused(around(stream(write_plain(record)))).fault is Fault.FOLDED_OVER


def test_a_fault_inside_is_reported_with_its_line_there() -> None:
    error = refused(around(stream(EXAMPLE.replace("10-18", "10-19").encode())))
    assert (error.fault, error.line, error.folded) == (Fault.WRONG_VOTES, 13, True)
    assert str(error) == "game.tyrus, line 13, inside Folded: the votes should be 10-18."


def test_another_format_is_named_before_anything_folded_is_read() -> None:
    assert refused(b'[Tyrus "2"]\n[Folded "x"]\n').fault is Fault.NEWER_FORMAT


@settings(max_examples=300)
@given(st.binary(max_size=400) | st.binary(max_size=400).map(zlib.compress), st.data())
def test_a_damaged_stream_is_refused_or_still_a_valid_game(
    noise: bytes, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(RAW)))
    end = data.draw(st.integers(start, len(RAW)))
    broken = RAW[:start] + noise + RAW[end:]
    try:
        record = parse(around(b64(broken)), "game.tyrus")
    except RecordError:
        return
    assert not record.over
    assert parse(write(record), "x") == record
