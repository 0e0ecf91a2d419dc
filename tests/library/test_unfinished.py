"""The journal finds the game that was left unfinished, however many others there are."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from tests.library.programs import NOON, other_program, record
from tests.readers import play_game
from tyrus_desktop.engine.record import GIVEN_UP_BY, MAX_BYTES, Record, parse, write, write_plain
from tyrus_desktop.library.journal import Journal


class TestUnfinished:
    """Which game is offered at the next start."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Journal:
        return Journal(tmp_path / "games")

    def keep(self, folder: Journal, name: str, minute: int, game: Record | bytes) -> Path:
        path = folder.folder / f"{name}.tyrus"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(game if isinstance(game, bytes) else write(game))
        time = (NOON + timedelta(minutes=minute)).timestamp()
        os.utime(path, (time, time))
        return path

    def test_without_a_folder_there_is_none(self, folder: Journal) -> None:
        assert folder.unfinished() is None

    def test_it_is_the_one_written_last(self, folder: Journal) -> None:
        self.keep(folder, "z", 0, record(play_game(1).cut(5)))
        newest = self.keep(folder, "a", 1, record(play_game(2).cut(8)))
        found = folder.unfinished()
        assert found is not None
        assert (found[0], found[1].placements) == (newest, play_game(2).placements[:8])

    def test_finished_given_up_damaged_and_foreign_files_are_passed_over(
        self, folder: Journal
    ) -> None:
        wanted = self.keep(folder, "wanted", 0, record(play_game(1).cut(5)))
        damaged = write_plain(record(play_game(3).cut(9)))
        folded = write(record(play_game(3).cut(9)))
        self.keep(folder, "over", 1, record(play_game(2)))
        self.keep(folder, "given up", 2, record(play_game(2).cut(9), **{GIVEN_UP_BY: "ivory"}))
        self.keep(folder, "damaged", 3, damaged.replace(b"1 ", b"7 "))
        self.keep(folder, "half", 4, damaged[: len(damaged) // 2])
        self.keep(folder, "bad folded", 4, folded.replace(b"e", b"f"))
        self.keep(folder, "half folded", 4, folded[: folded.index(b"Folded") + 99])
        over = write_plain(record(play_game(2)))
        self.keep(folder, "over, indented", 4, over.replace(b"[Result", b" [Result"))
        given_up = write_plain(record(play_game(2).cut(9), **{GIVEN_UP_BY: "ivory"}))
        self.keep(folder, "given up, indented", 4, given_up.replace(b"[Given", b" [Given"))
        self.keep(folder, "empty", 5, b"")
        self.keep(folder, "noise", 6, bytes(range(256)))
        self.keep(folder, "huge", 7, damaged + b"\n" * MAX_BYTES)
        self.keep(folder, ".half-written", 8, damaged)
        self.keep(folder, "other", 9, damaged).rename(folder.folder / "other.txt")
        (folder.folder / "folder.tyrus").mkdir()
        (folder.folder / "nowhere.tyrus").symlink_to(folder.folder / "gone")
        before = sorted(path.name for path in folder.folder.iterdir())
        found = folder.unfinished()
        assert found is not None
        assert found[0] == wanted
        assert sorted(path.name for path in folder.folder.iterdir()) == before

    def test_a_link_that_leads_nowhere_hides_no_other_game(self, folder: Journal) -> None:
        wanted = self.keep(folder, "wanted", 0, record(play_game(1).cut(5)))
        (folder.folder / "circle.tyrus").symlink_to("circle.tyrus")
        found = folder.unfinished()
        assert found is not None
        assert found[0] == folder.newest() == wanted

    @pytest.mark.parametrize("form", [write, write_plain], ids=["folded", "plain"])
    def test_it_is_found_behind_any_number_of_later_games_which_are_not_replayed(
        self,
        folder: Journal,
        monkeypatch: pytest.MonkeyPatch,
        form: Callable[[Record], bytes],
    ) -> None:
        left = self.keep(folder, "left", 0, form(record(play_game(1).cut(5))))
        over = write(record(play_game(2)))
        for number in range(1, 300):
            self.keep(folder, f"over {number}", number, over)
        replayed: list[str] = []

        def counted_parse(data: bytes, name: str) -> Record:
            replayed.append(name)
            return parse(data, name)

        monkeypatch.setattr("tyrus_desktop.engine.record.parse", counted_parse)
        found = folder.unfinished()
        assert found is not None
        assert found[0] == left
        assert replayed == ["left.tyrus"]

    def test_it_is_not_one_that_another_program_plays(self, folder: Journal) -> None:
        older = self.keep(folder, "older", 0, record(play_game(1).cut(5)))
        newer = self.keep(folder, "newer", 1, record(play_game(2).cut(5)))
        with other_program(folder.folder, f"game_locks.lock(Path({str(newer)!r}))"):
            found = folder.unfinished()
            assert found is not None
            assert found[0] == older
        found = folder.unfinished()
        assert found is not None
        assert found[0] == newer

    def test_newest_is_the_file_written_last_and_of_equals_the_last_by_name(
        self, folder: Journal
    ) -> None:
        assert folder.newest() is None
        for name, minute in (("b", 1), ("a", 2), ("c", 2), ("d", 0)):
            self.keep(folder, name, minute, b"")
        newest = folder.newest()
        assert newest is not None
        assert newest.name == "c.tyrus"
