"""What a person can't make again goes to another computer and back in one archive."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QUrl

from tests.desktop.support.dialogs import file_dialog
from tests.desktop.support.library_window import SENATOR, TWO, keep, keep_games
from tests.desktop.support.program import WAIT_MS, url
from tests.desktop.support.screen import Key, Screen, press, sheets
from tests.readers import STAMP, play_game
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.engine.record import Record, identity
from tyrus_desktop.figures.all_figures import figures
from tyrus_desktop.library import backup, entries, exchange, profiles, progress, record_files
from tyrus_desktop.library.exchange import ArchiveError, NotABackup
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.review import VERSION

PROGRESS = {"format": 1, "puzzles": {"bridge": "2026-01-01"}, "reading": {"told": 2}}
SETTINGS = {"theme": "dark", "name": "Zoé"}


class Home:
    """A computer's games, progress and reviews, and the thread that keeps them."""

    def __init__(self, folder: Path) -> None:
        self.games, self.told = folder / "games", list[tuple[object, ...]]()
        self.games.mkdir(parents=True)
        self.store = LibraryStore(self.games)
        self.store.reviews_path = folder / "reviews.sqlite"
        self.reviews = Reviews(self.store.reviews_path, VERSION)
        for signal in (self.store.backed_up, self.store.brought_back, self.store.failed):
            signal.connect(lambda *args: self.told.append(args))
        self.store.imported.connect(lambda done: self.told.append((done,)))

    def wait(self, qtbot: QObject) -> tuple[object, ...]:
        """Return what the thread tells next."""
        qtbot.waitUntil(lambda: bool(self.told), timeout=WAIT_MS)  # type: ignore[attr-defined]
        return self.told.pop()

    @property
    def entries(self) -> dict[str, entries.Entry]:
        """The entries by game, without what differs from file to file."""
        found = (entries.read(self.games, path.name, STAMP) for path in self.games.glob("*.tyrus"))
        return {
            each.identity or f"{each.ivory} {each.date}": replace(each, name="")
            for each in found
            if each.readable
        }

    @property
    def files(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in self.games.glob("*.tyrus")}


def fill(home: Home) -> None:
    """Save games of each kind: own, between two persons, imported, running, ended unseen."""
    keep_games(home.games)
    for seed in range(11, 17):
        headers = {**SENATOR, "Started": f"2026-02-{seed}T10:00:00+01:00", "Order": f"{40 - seed}"}
        odd = "\udce9" if seed == 12 and sys.platform == "linux" else ""  # A byte without meaning.
        keep(home.games, f"{seed}{odd}.tyrus", play_game(seed), **headers)
    keep(home.games, "noted.tyrus", play_game(7), **SENATOR, Note="So close", Starred="1")
    keep(home.games, "theirs.tyrus", play_game(8), **SENATOR, Imported="1", Date="2026-01-08")
    keep(home.games, "two.tyrus", play_game(9), **TWO, Date="2026-01-09")
    unseen = Record({**SENATOR, "Ivory": "Unseen"}, play_game(10).deal, play_game(10).placements)
    record_files.write(home.games / "unseen.tyrus", replace(unseen, unshown=True))
    home.store.progress_path.write_text(json.dumps(PROGRESS))
    mark = identity(record_files.read(home.games / "11.tyrus"))
    home.reviews.put(mark, "people", 1, "the review", "its rows")


@pytest.fixture
def homes(tmp_path: Path) -> tuple[Home, Home]:
    return Home(tmp_path / "old"), Home(tmp_path / "new")


def test_everything_comes_back_on_another_computer(
    homes: tuple[Home, Home], tmp_path: Path, qtbot: QObject
) -> None:
    """Own games are one's own there, others' stay theirs, and a second time changes nothing."""
    old, new = homes
    fill(old)
    target = tmp_path / "all.zip"
    old.store.back_up(target, SETTINGS)
    assert old.wait(qtbot) == (14, 1, "all.zip", None)
    new.store.import_files([target])  # An import stays one: these games are not counted.
    new.wait(qtbot)
    assert figures(new.entries.values()).games == 0
    assert all(each.imported for each in new.entries.values() if each.over)
    assert {each.number for each in new.entries.values()} == {0}
    starred = next(path for path in new.games.iterdir() if b"2026-02-11" in path.read_bytes())
    new.store.describe([starred.name], {"Title": "Mine"})

    new.store.bring_back(target)
    done, settings, trouble = new.wait(qtbot)
    assert (settings, trouble) == (SETTINGS, None)
    before = new.files
    assert all(b"[Folded " in data for data in before.values() if b"Unseen" in data)
    again = new.entries
    mine = next(each for each in again.values() if each.title == "Mine")
    again[mine.identity] = replace(mine, title="")
    assert again == old.entries
    assert figures(again.values()) == figures(old.entries.values())
    assert json.loads(new.store.progress_path.read_text()) == PROGRESS
    assert new.reviews.all() == old.reviews.all() != []

    new.store.bring_back(target)
    done, *_ = new.wait(qtbot)
    assert (done.added, len(done.already)) == ([], 14)  # type: ignore[attr-defined]
    assert new.files == before
    assert json.loads(new.store.progress_path.read_text()) == PROGRESS


def test_other_archives_are_no_backups(
    homes: tuple[Home, Home], tmp_path: Path, qtbot: QObject
) -> None:
    """Nor does a backup that somebody has changed do harm."""
    _, home = homes
    keep(home.games, "a.tyrus", play_game(1), **SENATOR)
    path = tmp_path / "games.zip"
    list(exchange.export_zip(home.games, ["a.tyrus"], path, record_files.read))
    home.store.bring_back(path)
    name, error = home.wait(qtbot)
    assert (name, type(error)) == ("games.zip", NotABackup)
    for content in (b"[]", b"{", b'{"format": 2}', b"[" * 100_000, b'{"format": 1, "own": 3}'):
        read = record_files.read
        list(exchange.export_zip(home.games, [], path, read, {backup.FILE: content}))
        with pytest.raises(NotABackup):
            backup.read(path)
    path.write_bytes(b"PK")
    with pytest.raises(ArchiveError):
        backup.read(path)
    odd = backup.Backup(frozenset({"a"}), {}, {"puzzles": {"x": 1}}, (), 0)
    assert profiles.merge({}, odd.progress)
    assert not profiles.merge({"puzzles": {"x": 2}}, odd.progress)


@pytest.mark.parametrize("when", ["games", "notes"])
def test_cancelled_restore_reports_what_it_has_added(
    homes: tuple[Home, Home],
    tmp_path: Path,
    qtbot: QObject,
    monkeypatch: pytest.MonkeyPatch,
    when: str,
) -> None:
    """So does one during which a game of the library is deleted; settings are left as they are."""
    home, target = homes[0], tmp_path / "all.zip"
    fill(home)
    home.store.back_up(target, SETTINGS)
    home.wait(qtbot)
    home.store.describe(["noted.tyrus"], {"Note": "", "Starred": ""})
    home.store.progress_path.unlink()
    asked = backup.owners_missing if when == "notes" else exchange.found_in_all

    def cancelling(*args: Any) -> Any:
        home.store.cancel()
        return asked(*args)

    module = backup if when == "notes" else exchange
    with monkeypatch.context() as patch:
        patch.setattr(module, asked.__name__, cancelling)
        home.store.bring_back(target)
        done, settings, trouble = home.wait(qtbot)
    assert (done.cancelled, settings, trouble) == (True, {}, None)  # type: ignore[attr-defined]
    assert not home.store.transferring
    assert json.loads(home.store.progress_path.read_text()) == PROGRESS, "games may name profiles"

    def deleting(entry: entries.Entry, game: Record) -> dict[str, str]:
        monkeypatch.setattr(backup, "owners_missing", missing)
        gone = [name for name in home.files if name in ("16.tyrus", "two.tyrus")]
        home.store._delete(gone)  # noqa: SLF001 - another request between two steps
        return missing(entry, game)

    missing = backup.owners_missing
    monkeypatch.setattr(backup, "owners_missing", deleting)
    home.store.bring_back(target)
    done, settings, trouble = home.wait(qtbot)
    assert (done.cancelled, settings, trouble) == (False, SETTINGS, None)  # type: ignore[attr-defined]
    assert record_files.read(home.games / "noted.tyrus").headers["Note"] == "So close"


def test_odd_values_of_an_archive_harm_nothing(
    homes: tuple[Home, Home], tmp_path: Path, qtbot: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, path = homes[0], tmp_path / "all.zip"
    home.store.progress_path.write_text(json.dumps(PROGRESS))
    whole = {"format": 1, "own": [], "settings": {}, "progress": {}, "version": 1, "reviews": []}

    def archive(**changed: object) -> None:
        content = json.dumps({**whole, **changed}).encode()
        list(exchange.export_zip(home.games, [], path, record_files.read, {backup.FILE: content}))

    for changed in (
        {"version": float("inf")},
        {"version": "1"},
        {"reviews": [["a", "b", "c", 2**63, "d"]]},
        {"reviews": [["a", "b", "c", 1, "\ud800"]]},
        {"progress": {"guesses": {"a": {"backs": [2**70]}}}},
        {"progress": {"puzzles": {"\udfff": 1}}},
    ):
        archive(**changed)
        with pytest.raises(NotABackup):
            backup.read(path)
    archive(progress={"format": {"x": 1}, "puzzles": {"more": "2026-01-02"}})
    home.store.bring_back(path)
    *_, trouble = home.wait(qtbot)
    assert trouble is None
    kept = json.loads(home.store.progress_path.read_text())
    assert kept == {**PROGRESS, "puzzles": {**PROGRESS["puzzles"], "more": "2026-01-02"}}  # type: ignore[dict-item]
    monkeypatch.setattr(progress, "MAX_BYTES", 300)
    archive(progress={"lessons": {"x": "y" * 400}})
    home.store.bring_back(path)
    *_, trouble = home.wait(qtbot)
    assert isinstance(trouble, OSError)
    assert json.loads(home.store.progress_path.read_text()) == kept


def choose(screen: Screen, entry: str, title: str, path: Path) -> None:
    """Close the library, choose an entry of the menu, and a file in its dialog."""
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not sheets(screen))
    screen.choose_entry("&Game", entry)
    asked = file_dialog(screen, title)
    asked.setProperty("selectedFile", QUrl(url(path)))
    for signal in ("accepted", "close"):
        asked.metaObject().invokeMethod(asked, signal)
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Your games"])


def test_menu_backs_up_and_restores(library: Screen, tmp_path: Path) -> None:
    """The result is told in the library, which opens; the settings are used at once."""
    bridge, path = library.application.library, tmp_path / "all.zip"
    settings = library.application.settings
    settings.theme = "dark"
    choose(library, "Back &up everything…", "Back up everything as", path)
    told = "4\u00a0games, your progress and your settings are now in all.zip."
    told += " 1\u00a0file could not be read and is not in it."
    library.qtbot.waitUntil(lambda: told in library.texts())
    for each in library.games_folder.glob("*.tyrus"):
        each.unlink()
    settings.theme = "light"
    choose(library, "Res&tore…", "Restore a backup", path)
    library.qtbot.waitUntil(lambda: "4\u00a0games restored." in library.texts())
    library.qtbot.waitUntil(lambda: bridge.total == 4)
    assert settings.theme == "dark"
    assert not any(entry.imported for entry in bridge.games.rows)
