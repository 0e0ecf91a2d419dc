"""Writes one game, for tests that stop a program in the middle of that."""

from tests.readers import play_game
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import journal
from tyrus_desktop.library.journal import Journal


def write(games: Journal) -> None:
    """Write a running game into the folder of the journal."""
    game = play_game(1).cut(5)
    journal.write(games.folder / "a.tyrus", Record({}, game.deal, game.placements))
