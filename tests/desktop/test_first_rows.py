"""The library's first rows, listed before the whole index is loaded, match the query."""

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


class QueriedAfterTheFirstLook(LibraryStore):
    """A store whose query changes as soon as its thread has read it once."""

    looks = 0

    @property
    def _query(self) -> Query:
        self.looks += 1
        return Query() if self.looks == 1 else ZOE

    @_query.setter
    def _query(self, value: Query) -> None:
        pass


def listing(qtbot: QtBot, store: LibraryStore, folder: Path) -> list[tuple[Query, set[str]]]:
    """Open a library, and return everything that it lists until it is at rest."""
    store.index_path = folder / "index.sqlite"
    listed: list[tuple[Query, set[str]]] = []
    store.listed.connect(lambda query, found, _: listed.append((query, {e.name for e in found})))
    try:
        with qtbot.waitSignal(
            store.progressed, timeout=WAIT_MS, check_params_cb=lambda read, due: read == due
        ):
            store.open()
        store.wait(WAIT_MS / 1000)
        qtbot.wait(20)  # Until queued signals arrive.
    finally:
        store.close()
    return listed


def test_first_rows_match_the_query(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for name, person in ((CLAIRES, "Claire"), (ZOES, "Zoé")):
        game = play_game(len(name))
        record_files.write(games / name, Record({"Ivory": person}, game.deal, game.placements))
    both = (Query(), {CLAIRES, ZOES})
    assert listing(qtbot, LibraryStore(games), tmp_path)[-1] == both
    with monkeypatch.context() as patch:
        patch.setattr(Catalogue, "load", lambda _: None)  # Only the first rows are read.
        assert listing(qtbot, LibraryStore(games), tmp_path)[0] == both

    listed = listing(qtbot, QueriedAfterTheFirstLook(games), tmp_path)
    assert listed[0] == both
    assert len(listed) > 1
    assert all(each == (ZOE, {ZOES}) for each in listed[1:])

    store, opened = LibraryStore(games), Catalogue.open

    def open_and_query(catalogue: Catalogue, path: Path | None) -> tuple[Entry, ...]:
        first = opened(catalogue, path)
        store.ask(ZOE)
        return first

    monkeypatch.setattr(Catalogue, "open", open_and_query)
    listed = listing(qtbot, store, tmp_path)
    assert listed
    assert all(each == (ZOE, {ZOES}) for each in listed)
