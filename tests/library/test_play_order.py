"""Games are numbered in the order of play, whatever the clock and the index say."""

import os
import time
from pathlib import Path

import pytest

from tests.library.programs import keep, posix, record
from tests.library.test_index import opened, read_all, save
from tests.readers import STAMP, play_game
from tyrus_desktop.library import entries, importing, record_files
from tyrus_desktop.library.open_games import GameFile, OpenGames
from tyrus_desktop.library.play_order import next_number
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
    assert "Order" not in (folder / "running.tyrus").read_text()  # Earlier versions refuse it.
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
    keep(folder, "damaged.tyrus", play_game(4), Order="999999999")
    keep(folder, "strange.tyrus", play_game(5), Order="4")
    strange = folder / "strange.tyrus"
    strange.write_bytes(strange.read_bytes().replace(b"[Order", b"  [Order"))
    assert next_number(folder, None) == 5
    save(index, read_all(folder))
    assert next_number(folder, index) == 5
    assert entries.read(folder, "damaged.tyrus", STAMP).number == 0


def test_game_from_outside_has_no_number(tmp_path: Path) -> None:
    """One that is played on here gets a number of this folder."""
    over = record(play_game(1), Order="500", Started=NOON)
    running = record(play_game(2).cut(8), Order="500")
    importer = importing.Importer(tmp_path, importing.Known({}, lambda _: None))
    assert list(importer.steps((("a", over), ("b", running))))
    assert [entries.read(tmp_path, name, STAMP).number for name in importer.done.added] == [0, 0]
    assert next_number(tmp_path, None) == 1
    file = GameFile(outside=True)
    OpenGames(tmp_path, lambda: 7).path_of(file, running)
    assert file.numbered(running).headers["Order"] == "7"


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
