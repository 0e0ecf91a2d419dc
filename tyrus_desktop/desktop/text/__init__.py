"""Words and sentences in the user's language."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(
        __name__,
        "errors",
        "figures",
        "habits",
        "library",
        "people",
        "prompts",
        "rating",
        "remarks",
        "replay",
        "saved_games",
        "sharing",
        "strength",
        "tallies",
    )
