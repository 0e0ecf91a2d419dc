"""The course of a game: turns, seats, the computer's thread, and saving."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "course", "seats", "session", "study", "thinker", "undo_window")
