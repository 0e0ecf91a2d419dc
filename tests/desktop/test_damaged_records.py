"""Damaged and hostile files: each is listed with its reason and left alone, in bounded memory.

`make test` tries a thousand of them, `make test-long` a hundred thousand.
"""

from __future__ import annotations

import base64
import os
import random
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.odd_records import HOSTILE
from tests.readers import play_game, seeds
from tyrus_desktop.desktop.bridge.game_rows import TEXTS
from tyrus_desktop.desktop.library.labels import Labels
from tyrus_desktop.engine.record import MAX_BYTES, Record, RecordError, parse, write, write_plain
from tyrus_desktop.library import entries
from tyrus_desktop.library.catalogue import Catalogue
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Filter, Query

SAMPLE, LONG = 1000, 100_000
IN_A_FOLDER = 1000
SLOWEST_S = 5.0
"""For one file, on a busy machine."""

MEMORY_MB = 100
"""By this much the process may grow over all files."""

Damage = Callable[[bytes, random.Random], bytes]


def originals(seed: int) -> list[bytes]:
    """Return sound records: finished, resigned, folded, and a folded one's plain text."""
    found = []
    for number, each in enumerate(seeds(seed, 12)):
        game = play_game(each)
        name = HOSTILE[number % len(HOSTILE)]
        headers = {"Date": "2026-01-01", "Ivory": name, "BrownPlayer": "computer senator"}
        headers["Title" if number % 2 else "Brown"] = name
        finished = Record(headers, game.deal, game.placements)
        running = Record({**headers, "Title": ""}, game.deal, game.placements[:17])
        found += [write(finished), write(running), write_plain(running)]
    return found


def flipped(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def cut(data: bytes, rng: random.Random) -> bytes:
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    return data[:start] + data[end:]


def doubled(data: bytes, rng: random.Random) -> bytes:
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    return data[:end] + data[start:end] * rng.randint(1, 20) + data[end:]


def inserted(data: bytes, rng: random.Random) -> bytes:
    what = rng.choice([b"\0", b"\xff\xfe", b"\r", b'"', b"\\", b"[", "\u2028".encode(), b"\n" * 50])
    at = rng.randrange(len(data) + 1)
    return data[:at] + what * rng.randint(1, 9) + data[at:]


def shuffled(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    one, other = (rng.randrange(len(lines)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def misspelt(data: bytes, rng: random.Random) -> bytes:
    """Replace a word by another of the same record, so that only the rules can refuse it."""
    words = data.split(b" ")
    words[rng.randrange(len(words))] = rng.choice(words)
    return b" ".join(words)


def recoded(data: bytes, rng: random.Random) -> bytes:
    text = data.decode(errors="replace")
    return text.encode(rng.choice(["utf-16", "utf-32", "utf-8-sig", "latin-1"]), "replace")


def bomb(data: bytes, rng: random.Random) -> bytes:
    """Fold what is far too much, or no record at all."""
    inside = rng.choice([b"\0" * 40_000_000, b"[A", data, b'[Tyrus "1"]\n' * 50_000])
    packed = zlib.compress(inside, 9)[: rng.choice([None, 10, -1])]
    return b'[Tyrus "1"]\n[Folded "' + base64.b64encode(packed) + b'"]\n'


def swollen(data: bytes, rng: random.Random) -> bytes:
    filler = rng.choice([b"#", b"\n", b"[", b"A" * 500 + b"\n", b"\\"])
    return data + filler * (rng.choice([MAX_BYTES // 2, 2 * MAX_BYTES]) // len(filler))


COMMON: tuple[Damage, ...] = (flipped, cut, doubled, inserted, shuffled, misspelt, recoded)
RARE: tuple[Damage, ...] = (bomb, swollen)


def damaged(sound: list[bytes], rng: random.Random) -> bytes:
    data = rng.choice(sound)
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        data = rng.choice(COMMON)(data, rng) or b"-"
    return rng.choice(RARE)(data, rng) if rng.random() < 0.004 else data


def memory_mb() -> float:
    """Return the largest memory that this process has had so far."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def listed(folder: Path, index: Path) -> Iterator[Entry]:
    """List a folder as the library does, twice: as read, and as the index has kept it."""
    for _ in range(2):
        catalogue = Catalogue(folder, Labels().label)
        catalogue.open(index)
        catalogue.load()
        fresh = []
        for name, stamp in catalogue.changes().due:
            began = time.monotonic()
            fresh.append(entries.read(folder, name, stamp))
            assert time.monotonic() - began < SLOWEST_S, name
        catalogue.put(fresh)
        rows, _ = catalogue.select(Query())
        unreadable, _ = catalogue.select(Query(only=Filter.UNREADABLE))
        assert set(unreadable) == {row for row in rows if row.error}
        known = dict(catalogue.all)
        catalogue.close()
    assert not fresh
    yield from known.values()


def reason(data: bytes) -> str:
    """Return why a file's bytes are no record, or nothing if they are one."""
    if len(data) > MAX_BYTES:
        return "too large"
    try:
        parse(data, "x")
    except RecordError as error:
        return str(error)
    return ""


def check_texts(entry: Entry) -> None:
    """Check that a row says what it has to, in one line each that can be shown."""
    for name, text in TEXTS.items():
        shown = text(entry)
        shown.encode()
        assert len(shown) < 700, (name, entry.name)
        assert not any(mark in shown for mark in "\n\r\0\x1b\u2028\u202a\u202e\u2066"), entry.name
    if entry.error:
        assert TEXTS["details"](entry).startswith(entry.name)
        assert TEXTS["details"](entry).endswith(".")


@pytest.mark.skipif(sys.platform == "win32", reason="the peak of memory is asked of the system")
def test_damaged_records_are_listed_with_their_reason_and_left_alone(
    qapp: QGuiApplication, tmp_path: Path, seed: int, volume: int
) -> None:
    rng = random.Random(seed)
    sound = originals(seed)
    count = SAMPLE if volume == 1 else LONG * volume // 20
    refused = 0
    before = 0.0
    for start in range(0, count, IN_A_FOLDER):
        folder = tmp_path / str(start)
        folder.mkdir()
        files = {f"{n}.tyrus": damaged(sound, rng) for n in range(min(IN_A_FOLDER, count - start))}
        for name, data in files.items():
            (folder / name).write_bytes(data)
        refused += check_folder(folder, tmp_path / f"{start}.sqlite", files)
        before = before or memory_mb()
    assert refused > 0.8 * count
    assert memory_mb() - before < MEMORY_MB


def check_folder(folder: Path, index: Path, files: Mapping[str, bytes]) -> int:
    """Check that each file is listed as what it is, and remove it; count those refused."""
    refused = 0
    for entry in listed(folder, index):
        data = files[entry.name]
        assert bool(entry.error) == bool(reason(data)), (entry.name, reason(data))
        check_texts(entry)
        refused += bool(entry.error)
        path = folder / entry.name
        assert path.read_bytes() == data
        path.unlink()
    assert not list(folder.iterdir())
    return refused


@pytest.mark.skipif(os.name == "nt", reason="no pipes and links there")
def test_a_path_that_is_not_a_regular_file_is_not_opened(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    (folder / "a.tyrus").mkdir(parents=True)
    os.mkfifo(folder / "b.tyrus")
    (folder / "c.tyrus").symlink_to("c.tyrus")
    (folder / "d.tyrus").symlink_to("/dev/zero")
    (folder / "e.tyrus").symlink_to(tmp_path / "gone")
    assert list(listed(folder, tmp_path / "index.sqlite")) == []
