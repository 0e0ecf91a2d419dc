"""A game's moments, each seen through a lens. Built only from what the sides were shown; no Qt."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "fooling", "moments")
