"""An error of the library's thread ends its own job, names its subject, and stops nothing else."""

import errno
import os
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from tests.desktop.support.library_window import SENATOR, keep, listed, message, open_library
from tests.desktop.support.program import WAIT_MS, listen
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tests.readers import play_game
from tyrus_desktop.desktop.library import library_store
from tyrus_desktop.figures import all_figures
from tyrus_desktop.library import entries
from tyrus_desktop.library.catalogue import Catalogue

GAMES = 12


@pytest.fixture
def screen(fresh: Screen) -> Screen:
    for number in range(GAMES):
        keep(fresh.games_folder, f"{number:02}.tyrus", play_game(number), **SENATOR)
    return fresh


def failing(function: Callable[..., Any], error: Exception, times: int) -> Callable[..., Any]:
    """Return a function that fails for the first few times."""
    calls = count()

    def call(*arguments: Any, **named: Any) -> Any:
        if next(calls) < times:
            raise error
        return function(*arguments, **named)

    return call


def invalid() -> OSError:
    return OSError(errno.EINVAL, os.strerror(errno.EINVAL))


def wait_for_all(screen: Screen) -> None:
    """Open the library, and wait until all games are listed and the rating is told."""
    open_library(screen, GAMES)
    screen.qtbot.waitUntil(lambda: len(listed(screen)) == GAMES)
    press(screen, Key.Key_4, held=CONTROL)
    screen.qtbot.waitUntil(lambda: screen.application.library_store.figures is not None)
    rated = "very probably between "
    screen.qtbot.waitUntil(lambda: any(rated in each for each in screen.texts()), timeout=WAIT_MS)


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (library_store, "sleep"),
        (Catalogue, "select"),
        (Catalogue, "load"),
        (Catalogue, "drop"),
    ],
)
def test_early_error_names_the_folder_and_stops_nothing(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, owner: object, name: str
) -> None:
    said = listen(screen.application.library.reported)
    monkeypatch.setattr(owner, name, failing(getattr(owner, name), invalid(), 1))
    # The games are listed after each file: else the search that fails might be the only one.
    monkeypatch.setattr(library_store, "FIRST_PAUSE_S", 0.0)
    wait_for_all(screen)
    (problem,) = said
    assert problem.startswith("games can’t be opened or saved (error\u00a022): ")


def test_search_that_fails_names_the_folder(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_all(screen)
    press(screen, Key.Key_1, held=CONTROL)
    monkeypatch.setattr(Catalogue, "select", failing(Catalogue.select, invalid(), 1))
    screen.item("search").setProperty("text", "Claire")
    screen.qtbot.waitUntil(lambda: message(screen).startswith("games can’t be opened or saved"))
    screen.item("search").setProperty("text", "")
    screen.qtbot.waitUntil(lambda: len(listed(screen)) == GAMES)


def test_unexpected_error_of_one_file_leaves_the_others(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entries, "read", failing(entries.read, ValueError("odd"), 1))
    with screen.qtbot.capture_exceptions() as raised:
        open_library(screen, GAMES - 1)
        screen.application.library_store.wait()
    assert [type(each[1]) for each in raised] == [ValueError]
    screen.application.library.open()
    screen.qtbot.waitUntil(lambda: len(listed(screen)) == GAMES)


def test_figures_that_fail_are_counted_after_the_next_change(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_figures, "figures", failing(all_figures.figures, invalid(), 1))
    open_library(screen, GAMES)
    press(screen, Key.Key_1, held=CONTROL)
    screen.qtbot.waitUntil(lambda: message(screen).startswith("games can’t be opened or saved"))
    assert screen.application.library_store.figures is None
    screen.application.library.open()
    screen.qtbot.waitUntil(lambda: screen.application.library_store.figures is not None)
