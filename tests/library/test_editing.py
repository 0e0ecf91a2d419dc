"""Owners describe, delete and restore their games."""

import errno
import os
from pathlib import Path

import pytest

from tests.library.programs import granted, keep
from tests.readers import play_game
from tyrus_desktop.engine.record import Record, identity, write
from tyrus_desktop.library import editing, giving_way, journal, record_files
from tyrus_desktop.library.catalogue import Catalogue
from tyrus_desktop.library.game_locks import LOCK, GameLocks


def test_describing_a_game_changes_only_the_owner_headers(tmp_path: Path) -> None:
    path, game = tmp_path / "a.tyrus", play_game(1)
    others = {"Ivory": "Claire", "Strange": "kept"}
    text = write(Record(others, game.deal, game.placements)).decode()
    headers, _, play = text.partition("\n\n")
    lines = ["# mine", *reversed(headers.split("\n")), "", "# on", play]
    path.write_text("\n".join(lines), "utf-8")
    before = path.read_bytes()
    described = {"Title": "Mine", "Note": 'one\n"two"', "Starred": "1"}
    editing.describe(path, described)
    assert record_files.read(path).headers == {**others, **described}
    editing.describe(path, dict.fromkeys(described, ""))
    assert path.read_bytes() == before


def test_running_games_cannot_be_described(tmp_path: Path) -> None:
    keep(tmp_path, "a.tyrus", play_game(1).cut(5))
    before = (tmp_path / "a.tyrus").read_bytes()
    with pytest.raises(OSError, match="busy") as caught:
        editing.describe(tmp_path / "a.tyrus", {"Title": "Mine"})
    assert caught.value.errno == errno.EBUSY
    assert (tmp_path / "a.tyrus").read_bytes() == before


def test_concurrent_edits_of_a_game_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.tyrus"
    keep(tmp_path, "a.tyrus", play_game(1))
    write_bytes = record_files.write_bytes

    def write_late(path: Path, data: bytes) -> None:
        with pytest.raises(OSError, match="busy"):
            editing.describe(path, {"Title": "Mine"})
        assert editing.delete(tmp_path, ["a.tyrus"])[1]["a.tyrus"].errno == errno.EBUSY
        write_bytes(path, data)

    monkeypatch.setattr(record_files, "write_bytes", write_late)
    editing.describe(path, {"Starred": "1"})
    assert record_files.read(path).headers["Starred"] == "1"
    assert os.listdir(tmp_path) == ["a.tyrus"]  # noqa: PTH208


def test_deleted_games_are_restored_unchanged(tmp_path: Path) -> None:
    for name in ("a.tyrus", "b.tyrus"):
        keep(tmp_path, name, play_game(1))
    before = (tmp_path / "a.tyrus").read_bytes()
    deletion, errors = editing.delete(tmp_path, ["a.tyrus", "b.tyrus", "none.tyrus"])
    assert not list(tmp_path.glob("*.tyrus"))
    assert errors.keys() == {"none.tyrus"}
    assert editing.restore(tmp_path, deletion) == (["a.tyrus", "b.tyrus"], {})
    assert (tmp_path / "a.tyrus").read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == [journal.BIN, "a.tyrus", "b.tyrus"]  # noqa: PTH208


def test_deleting_and_restoring_replaces_no_file(tmp_path: Path) -> None:
    (tmp_path / journal.BIN).mkdir()
    if os.name == "posix":
        (tmp_path / journal.BIN / "a.tyrus").symlink_to("nowhere")
    for seed in (1, 2):
        keep(tmp_path, "a.tyrus", play_game(seed))
        deletion, _ = editing.delete(tmp_path, ["a.tyrus"])
    keep(tmp_path, "a.tyrus", play_game(3))
    binned = ["a.tyrus", "a (2).tyrus", "a (3).tyrus"][: 2 + (os.name == "posix")]
    assert set(os.listdir(tmp_path / journal.BIN)) == {*binned}  # noqa: PTH208
    restored, errors = editing.restore(tmp_path, deletion)
    assert (restored, errors) == (["a (2).tyrus"], {}), "its own name, not that in the bin"
    found = {identity(record_files.read(path)) for path in tmp_path.glob("*.tyrus")}
    games = map(play_game, (2, 3))
    assert found == {identity(Record({}, game.deal, game.placements)) for game in games}


def test_games_in_use_are_not_deleted_under_any_name(tmp_path: Path) -> None:
    for name in ("a.tyrus", f"{'x' * 249}.tyrus"):  # The lock file has a longer name.
        keep(tmp_path, name, play_game(1))
        lock = granted(GameLocks(tmp_path).lock(tmp_path / name))
        assert LOCK.fullmatch(lock.path.name)
        assert editing.delete(tmp_path, [name])[1][name].errno == errno.EBUSY
        lock.release()
        assert editing.delete(tmp_path, [name])[1] == {}


def test_many_files_leave_room_for_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise its thread gets the interpreter only when all of them are done."""
    rests: list[None] = []
    monkeypatch.setattr(giving_way, "give_way", lambda: rests.append(None))
    names = [f"{number:02}.tyrus" for number in range(2 * giving_way.FEW)]
    for name in names:
        keep(tmp_path, name, play_game(1).cut(2))
    catalogue = Catalogue(tmp_path, lambda _: pytest.fail("a label was made"))
    catalogue.open(None)
    catalogue.read_again(names)
    deletion, _ = editing.delete(tmp_path, names)
    editing.restore(tmp_path, deletion)
    assert len(rests) == 3 * 2
