"""The library's first rows, which come before the whole index is loaded, answer what was asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.support.program import WAIT_MS
from tests.readers import play_game
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files
from tyrus_desktop.library.catalogue import Catalogue
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Query

CLAIRES, ZOES = "claire.tyrus", "zoe.tyrus"
ZOE = Query(search="zoé")


class AskedAfterTheFirstLook(LibraryStore):
    """A store whose window asks for Zoé's games as soon as its thread has read the query once."""

    looks = 0

    @property
    def _query(self) -> Query:
        self.looks += 1
        return Query() if self.looks == 1 else ZOE

    @_query.setter
    def _query(self, value: Query) -> None:
        pass


def listing(qtbot: QtBot, store: LibraryStore, folder: Path) -> list[tuple[Query, set[str]]]:
    """Open a library, and return all that it lists until it is at rest."""
    store.index_path = folder / "index.sqlite"
    listed: list[tuple[Query, set[str]]] = []
    store.listed.connect(lambda query, found, _: listed.append((query, {e.name for e in found})))
    try:
        with qtbot.waitSignal(
            store.progressed, timeout=WAIT_MS, check_params_cb=lambda read, due: read == due
        ):
            store.open()
        store.wait(WAIT_MS / 1000)
        qtbot.wait(20)  # What the thread has signalled arrives.
    finally:
        store.close()
    return listed


@pytest.fixture
def games(tmp_path: Path, qtbot: QtBot) -> Path:
    """A folder with two games, and an index that has both."""
    folder = tmp_path / "games"
    folder.mkdir()
    for name, person in ((CLAIRES, "Claire"), (ZOES, "Zoé")):
        game = play_game(len(name))
        record_files.write(folder / name, Record({"Ivory": person}, game.deal, game.placements))
    assert listing(qtbot, LibraryStore(folder), tmp_path)[-1] == (Query(), {CLAIRES, ZOES})
    return folder


def test_the_first_rows_are_listed_before_the_index_is_loaded(
    qtbot: QtBot, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Catalogue, "load", lambda _: None)  # Nothing is loaded at all.
    first = listing(qtbot, LibraryStore(games), tmp_path)[0]
    assert first == (Query(), {CLAIRES, ZOES})


def test_what_is_asked_while_the_index_is_opened_gets_no_other_rows(
    qtbot: QtBot, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, opened = LibraryStore(games), Catalogue.open

    def open_and_be_asked(catalogue: Catalogue, path: Path | None) -> tuple[Entry, ...]:
        first = opened(catalogue, path)
        store.ask(ZOE)
        return first

    monkeypatch.setattr(Catalogue, "open", open_and_be_asked)
    listed = listing(qtbot, store, tmp_path)
    assert listed
    assert all(each == (ZOE, {ZOES}) for each in listed)


def test_what_is_asked_while_the_first_rows_are_listed_gets_no_other_rows(
    qtbot: QtBot, games: Path, tmp_path: Path
) -> None:
    listed = listing(qtbot, AskedAfterTheFirstLook(games), tmp_path)
    assert listed[0] == (Query(), {CLAIRES, ZOES})
    assert all(each == (ZOE, {ZOES}) for each in listed[1:])
    assert len(listed) > 1
