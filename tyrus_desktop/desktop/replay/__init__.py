"""The moments of a game through lenses, built only from events shown to the sides; no Qt."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "misleading", "moments")
