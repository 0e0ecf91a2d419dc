"""The library with no games and with a few."""

from __future__ import annotations

from dataclasses import replace

from tests.desktop.gallery.scenes import scene
from tests.desktop.support.library_window import SENATOR, TWO, keep, open_library
from tests.desktop.support.positions import LONG_NAMES, game
from tests.desktop.support.screen import Screen
from tests.readers import play_game
from tyrus_desktop.engine.record import identity
from tyrus_desktop.library import record_files


def keep_a_few(screen: Screen) -> int:
    """Save a game of each kind; return the number of games."""
    folder, whole = screen.games_folder, play_game(1)
    folder.mkdir(parents=True, exist_ok=True)
    won, late = game(), {**TWO, "Title": "The evening of the eight nulls"}
    record_files.write(folder / "won.tyrus", replace(won, headers={**won.headers, "Starred": "1"}))
    keep(folder, "two.tyrus", whole, **late, Date="2026-02-01", Note="Again!", Imported="1")
    keep(folder, "up.tyrus", play_game(2).cut(30), **SENATOR, Date="2026-02-28", GivenUpBy="ivory")
    keep(folder, "running.tyrus", play_game(3).cut(22), **SENATOR, Date="2026-03-02")
    keep(folder, "long.tyrus", play_game(4), **LONG_NAMES | {"Date": "2026-03-03"})
    study = {**SENATOR, "Study": "1", "From": f"12 {identity(won)}"}
    keep(folder, "study.tyrus", play_game(5), **study, Date="2026-03-04")
    (folder / "damaged.tyrus").write_bytes(b"\xff")
    return len(list(folder.iterdir()))


@scene
def library_empty(screen: Screen) -> None:
    open_library(screen, 0)


@scene
def library(screen: Screen) -> None:
    """The library with a game of each kind, one of them selected."""
    open_library(screen, keep_a_few(screen))
    screen.click(screen.items("game")[0])
