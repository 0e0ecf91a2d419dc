"""The library for QML: list, selection, actions and sharing; saved games and their files."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "pages", "library_rows", "rating_page")
