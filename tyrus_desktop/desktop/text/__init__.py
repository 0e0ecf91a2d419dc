"""Words and sentences in the user's language."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(
        __name__,
        "errors",
        "figure_texts",
        "habit_texts",
        "handbook",
        "library_texts",
        "people",
        "prompt_texts",
        "rating_texts",
        "remark_texts",
        "replay_texts",
        "saved_game_texts",
        "sharing_texts",
        "strength_texts",
        "tallies",
    )
