"""The Qt models of the table; each is filled from one player's view and its events."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "list_place")
