"""Damaged and hostile files are listed with their errors and left alone, in bounded memory.

`make test` tries 300 of them, `make test-long` a hundred thousand.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.damaged_records import (
    MEMORY_MB,
    SLOWEST_S,
    damaged,
    memory_mb,
    originals,
    reason,
)
from tyrus_desktop.desktop.bridge.library.rows import TEXTS
from tyrus_desktop.desktop.library.labels import Labels
from tyrus_desktop.library import entries
from tyrus_desktop.library.catalogue import Catalogue
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Filter, Order, Query, select

SAMPLE, LONG = 300, 100_000
IN_A_FOLDER = 1000


def listed(folder: Path, index: Path) -> Iterator[Entry]:
    """Yield the entries of a folder, read first from the files and then from the index."""
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
    assert all(entry.error for entry in fresh)  # Only unreadable files are read again.
    yield from known.values()


def check_texts(entry: Entry) -> None:
    """Check that all texts of a row are single lines that can be shown."""
    for name, text in TEXTS.items():
        shown = text(entry)
        shown.encode()
        assert len(shown) < 700, (name, entry.name)
        assert not any(mark in shown for mark in "\n\r\0\x1b\u2028\u202a\u202e\u2066"), entry.name
    if entry.error:
        assert TEXTS["details"](entry).startswith(entry.name)
        assert TEXTS["details"](entry).endswith(".")


@pytest.mark.skipif(sys.platform == "win32", reason="the peak of memory is asked of the system")
def test_damaged_records_are_listed_with_their_errors(
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
    """Check that each file is listed correctly, remove it, and count the damaged ones."""
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
def test_only_regular_files_are_opened(qapp: QGuiApplication, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    (folder / "a.tyrus").mkdir(parents=True)
    os.mkfifo(folder / "b.tyrus")
    (folder / "c.tyrus").symlink_to("c.tyrus")
    (folder / "d.tyrus").symlink_to("/dev/zero")
    (folder / "e.tyrus").symlink_to(tmp_path / "gone")
    assert list(listed(folder, tmp_path / "index.sqlite")) == []


def test_unreadable_files_are_found_and_sorted_by_name(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for name in ("b", "c", "a"):
        (folder / f"{name}.tyrus").write_bytes(b"damaged")
    files = list(listed(folder, tmp_path / "index.sqlite"))

    def found(query: Query) -> list[str]:
        return [entry.name for entry in select(files, query, Labels().label)]

    assert found(Query("ivory")) == []
    assert found(Query("b.tyrus unreadable")) == ["b.tyrus"]
    by_name = Query(order=Order.HEADING, descending=False)
    assert found(by_name) == ["a.tyrus", "b.tyrus", "c.tyrus"]
