"""What the user's own games say of how they play: results, habits and a rating. No Qt."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "figures", "habits", "rating")
