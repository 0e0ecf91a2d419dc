"""Games are numbered in the order of play, whatever the clock and the index say."""

import os
import time
from pathlib import Path

import pytest

from tests.library.programs import keep, posix
from tests.library.test_index import opened, read_all, save
from tests.readers import play_game
from tyrus_desktop.library import entries, record_files
from tyrus_desktop.library.play_order import LAST, next_number
from tyrus_desktop.library.query import by_play

NOON = "2026-03-21T12:00:00+00:00"
LATE = "2031-03-21T12:00:00+00:00"


def test_next_game_gets_one_more_than_the_highest_number(tmp_path: Path) -> None:
    folder, index = tmp_path / "games", tmp_path / "index.sqlite"
    assert next_number(folder, index) == 1
    keep(folder, "old.tyrus", play_game(1), Started=LATE)
    assert next_number(folder, None) == 1
    keep(folder, "over.tyrus", play_game(2), Started=LATE, Order="7")
    running = keep(folder, "running.tyrus", play_game(3).cut(8), Started=NOON, Order="8")
    assert 'Order "8"' in (folder / "running.tyrus").read_text().partition("Folded")[0]
    assert record_files.read(folder / "running.tyrus").headers == running.headers
    (folder / "broken.tyrus").write_bytes(b'\xff\n[Order "x"]')
    assert next_number(folder, None) == next_number(folder, index) == 9
    save(index, read_all(folder))
    assert next_number(folder, index) == 9
    keep(folder, "running.tyrus", play_game(3).cut(9), Started=NOON, Order="12")
    assert next_number(folder, index) == 13
    (folder / "over.tyrus").unlink()
    (folder / "running.tyrus").unlink()
    assert next_number(folder, index) == 1
    keep(folder, "damaged.tyrus", play_game(4), Order=str(LAST))
    assert next_number(folder, None) == LAST


@posix
def test_rebuilt_index_agrees_in_every_time_zone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of 2031 stand among games of 2026, some without numbers, one without a zone."""
    folder, index = tmp_path / "games", tmp_path / "index.sqlite"
    for name, headers in {
        "a": {"Started": LATE, "Order": "1"},
        "b": {"Started": NOON, "Order": "2"},
        "c": {"Started": "2026-03-21T11:00:00+00:00", "Order": "2"},
        "d": {"Date": "2026-03-21", "Order": "3"},
        "old": {"Started": LATE},
        "older": {"Started": NOON},
    }.items():
        keep(folder, f"{name}.tyrus", play_game(ord(name[-1])), **headers)
    written = 1_790_000_000
    os.utime(folder / "old.tyrus", (written, written))
    save(index, read_all(folder))
    try:
        for zone in ("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "XYZ-25:59:59"):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            _, cached = opened(index)
            for found in (cached, read_all(folder)):
                names = [entry.name[:-6] for entry in sorted(found.values(), key=by_play)]
                assert names == ["older", "old", "a", "c", "b", "d"]
            assert entries.read(folder, "old.tyrus", cached["old.tyrus"].stamp).began == written
            assert next_number(folder, index) == 4
    finally:
        monkeypatch.undo()
        time.tzset()
