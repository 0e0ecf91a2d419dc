"""The user's results and figures in the window: counted from the games, once their end is shown."""

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.conftest import Starter, close
from tests.desktop.support.dialogs import open_new_game, opponent_card
from tests.desktop.support.items import seen
from tests.desktop.support.positions import AGAINST_ZARO, play_unseen, resume
from tests.desktop.support.program import Program, url
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.figures import rating


def told(store: LibraryStore) -> tuple[int, int]:
    """Return how many games were counted, and how many are unfinished; -1 before any answer."""
    figures = store.figures
    return (figures.games, figures.results.unfinished) if figures else (-1, -1)


def counts(program: Program, games: int, unfinished: int = 0) -> bool:
    """Wait until this number of games is counted."""
    store = program.application.library_store
    store.count(())
    program.qtbot.waitUntil(lambda: told(store) == (games, unfinished))
    return True


def results_of(screen: Screen, key: str) -> list[str]:
    open_new_game(screen)
    screen.qtbot.waitUntil(lambda: bool(screen.controller.opponents.suggested))
    screen.click(opponent_card(screen, key))
    return [str(item.property("text")) for item in screen.items("yourResults") if seen(item)]


def test_finished_game_counts_once_and_appears_beside_its_opponent(
    start: Starter, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating, "FEWEST_GAMES", 1)
    store.setValue("results", "tribune+ tribune+")  # As older versions kept them.
    screen = start()
    assert not store.contains("results")
    assert results_of(screen, "tribune") == ["No game finished yet."]
    assert "to begin with" in results_of(screen, "citizen")[0]
    resume(screen, 2, headers=AGAINST_ZARO)  # So early that there is no story.
    screen.give_up()
    assert counts(screen, 1)
    close(screen)
    again = start(store)
    assert results_of(again, "tribune") == ["Your games: 0\u00a0won, 1\u00a0lost."]
    suggested = again.controller.opponents.suggested
    assert "Suggested for a close game: you would win about " in results_of(again, suggested)[0]


def test_opened_unknown_and_left_games_are_counted_correctly(
    program: Program, silent_player: None
) -> None:
    helped = {**AGAINST_ZARO, "Hints": "1"}
    resume(program, None, "streak", headers=helped)  # Shown, but not in the folder.
    program.wait_for(Phase.OVER)
    assert program.state.summary.parting.endswith(": this game is counted apart.")
    assert counts(program, 0)
    play_unseen(program, "majority")
    path = program.game.path
    program.application.script.get_pace = lambda: 0.0
    program.play_two()  # The game before was left before its end was shown.
    assert counts(program, 0, unfinished=1)
    program.application.saved_games.open(url(path))
    program.wait_for(Phase.OVER)
    assert "apart" not in program.state.summary.parting
    assert counts(program, 1)
