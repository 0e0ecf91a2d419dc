"""The user's figures in the window: counted from the games, and never before an end is shown."""

from __future__ import annotations

from tests.desktop.support.positions import game, resume
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.library.library_store import LibraryStore

AGAINST_ZARO = {"IvoryPlayer": "person", "Brown": "Zaro", "BrownPlayer": "computer tribune"}


def test_figures_change_only_once_the_end_is_shown(program: Program, silent_player: None) -> None:
    store, script = program.application.library_store, program.application.script
    placements = game("streak").placements
    resume(program, len(placements) - 1, "streak", AGAINST_ZARO)
    store.count("")
    script.get_pace = lambda: 1000.0
    program.play(placements[-1])
    program.wait_until_kept()
    store.open()
    program.qtbot.waitUntil(lambda: store.figures is not None and told(store) == (0, 1))
    before, beats = repr(store.figures), 0
    while program.table.untold:
        beats += 1
        store.open()
        store.wait(5)
        program.qtbot.wait(5)
        assert repr(store.figures) == before
        script.step()
    assert beats > 10
    store.open()
    program.qtbot.waitUntil(lambda: told(store) == (1, 0))


def told(store: LibraryStore) -> tuple[int, int]:
    """Return how many games were counted, and how many are unfinished."""
    assert store.figures is not None
    return store.figures.games, store.figures.results.unfinished
