"""Title, note and star are written into a game, and games are moved to the bin and back."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tests.library.programs import keep, posix
from tests.readers import play_game
from tyrus_desktop.engine.record import Record, identity, write
from tyrus_desktop.library import editing, journal, record_files
from tyrus_desktop.library.game_locks import LOCK, GameLocks

# Title, note and star


def test_what_the_owner_writes_changes_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.tyrus"
    before = keep(tmp_path, "a.tyrus", play_game(1), Ivory="Claire", Strange="kept", Title="Old")
    editing.describe(path, {"Note": 'one\n"two"', "Starred": "1", "Title": ""})
    after = record_files.read(path)
    assert after.headers == {
        "Ivory": "Claire",
        "Strange": "kept",
        "Note": 'one\n"two"',
        "Starred": "1",
    }
    assert identity(after) == identity(before)


def test_what_the_owner_writes_leaves_comments_and_the_order_of_headers(tmp_path: Path) -> None:
    path, game = tmp_path / "a.tyrus", play_game(1)
    headers, _, play = (
        write(Record({"Ivory": "Claire"}, game.deal, game.placements)).decode().partition("\n\n")
    )
    path.write_text(
        "\n".join(["# mine", *reversed(headers.split("\n")), "", "# on", play]), "utf-8"
    )
    before = path.read_bytes()
    editing.describe(path, {"Title": "Mine", "Starred": "1"})
    assert record_files.read(path).headers["Title"] == "Mine"
    editing.describe(path, {"Title": "", "Note": "", "Starred": ""})
    assert path.read_bytes() == before


def test_a_running_game_has_no_owner_s_headers(tmp_path: Path) -> None:
    keep(tmp_path, "a.tyrus", play_game(1).cut(5))
    before = (tmp_path / "a.tyrus").read_bytes()
    with pytest.raises(OSError, match="busy") as caught:
        editing.describe(tmp_path / "a.tyrus", {"Title": "Mine"})
    assert caught.value.errno == errno.EBUSY
    assert (tmp_path / "a.tyrus").read_bytes() == before


def test_what_two_programs_do_to_a_game_at_once_undoes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one is refused, between the first one's reading and its writing."""
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


@posix
def test_what_the_owner_writes_goes_where_a_link_leads(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    keep(elsewhere, "b.tyrus", play_game(1))
    (elsewhere / "b.tyrus").chmod(0o640)
    (tmp_path / "a.tyrus").symlink_to("elsewhere/b.tyrus")
    editing.describe(tmp_path / "a.tyrus", {"Title": "Mine"})
    assert (tmp_path / "a.tyrus").is_symlink()
    assert record_files.read(elsewhere / "b.tyrus").headers["Title"] == "Mine"
    assert (elsewhere / "b.tyrus").stat().st_mode & 0o777 == 0o640


# The bin


def test_deleted_games_come_back_as_they_were(tmp_path: Path) -> None:
    for name in ("a.tyrus", "b.tyrus"):
        keep(tmp_path, name, play_game(1))
    before = (tmp_path / "a.tyrus").read_bytes()
    deletion, errors = editing.delete(tmp_path, ["a.tyrus", "b.tyrus", "none.tyrus"])
    assert not list(tmp_path.glob("*.tyrus"))
    assert errors.keys() == {"none.tyrus"}
    assert editing.restore(tmp_path, deletion) == (["a.tyrus", "b.tyrus"], {})
    assert (tmp_path / "a.tyrus").read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == [journal.BIN, "a.tyrus", "b.tyrus"]  # noqa: PTH208


def test_a_deleted_game_never_replaces_another(tmp_path: Path) -> None:
    for seed in (1, 2):
        keep(tmp_path, "a.tyrus", play_game(seed))
        deletion, _ = editing.delete(tmp_path, ["a.tyrus"])
    keep(tmp_path, "a.tyrus", play_game(3))
    assert len(list((tmp_path / journal.BIN).iterdir())) == 2
    editing.restore(tmp_path, deletion)
    found = [record_files.read(path) for path in sorted(tmp_path.glob("*.tyrus"))]
    assert {identity(each) for each in found} == {
        identity(Record({}, game.deal, game.placements)) for game in map(play_game, (2, 3))
    }


@posix
def test_a_deleted_game_never_replaces_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / journal.BIN).mkdir()
    (tmp_path / journal.BIN / "a.tyrus").symlink_to("nowhere")
    keep(tmp_path, "a.tyrus", play_game(1))
    deletion, _ = editing.delete(tmp_path, ["a.tyrus"])
    assert deletion.moved == (("a.tyrus", "a (2).tyrus"),)
    assert (tmp_path / journal.BIN / "a.tyrus").is_symlink()


def test_a_game_in_use_is_not_deleted(tmp_path: Path) -> None:
    keep(tmp_path, "a.tyrus", play_game(1).cut(5))
    lock = GameLocks(tmp_path).lock(tmp_path / "a.tyrus")
    assert lock is not None
    _, errors = editing.delete(tmp_path, ["a.tyrus"])
    assert errors["a.tyrus"].errno == errno.EBUSY
    assert (tmp_path / "a.tyrus").exists()
    lock.release()


def test_a_game_is_deleted_however_long_its_name_is(tmp_path: Path) -> None:
    name = f"{'x' * 249}.tyrus"
    keep(tmp_path, name, play_game(1))
    lock = GameLocks(tmp_path).lock(tmp_path / name)
    assert lock is not None
    assert LOCK.fullmatch(lock.path.name)
    assert editing.delete(tmp_path, [name])[1][name].errno == errno.EBUSY
    lock.release()
    assert editing.delete(tmp_path, [name])[1] == {}
    assert os.listdir(tmp_path / journal.BIN) == [name]  # noqa: PTH208
    keep(tmp_path, name, play_game(2))  # Once more: in the bin it needs a number.
    assert editing.delete(tmp_path, [name])[1] == {}
    assert len(list((tmp_path / journal.BIN).iterdir())) == 2
