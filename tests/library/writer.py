"""Writes one game, for tests that interrupt the write."""

from pathlib import Path

from tests.readers import play_game
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files


def write(folder: Path) -> None:
    """Write a running game into the folder."""
    game = play_game(1).cut(5)
    record_files.write(folder / "a.tyrus", Record({}, game.deal, game.placements))
