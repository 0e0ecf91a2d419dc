"""Saves, lists, imports and exports games: one record per game in the user's folder. No Qt."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(
        __name__,
        "catalogue",
        "editing",
        "entries",
        "backup",
        "exchange",
        "importing",
        "journal",
        "locks",
        "open_games",
        "profiles",
        "progress",
        "record_files",
        "scan",
        "sweep",
        "whole_files",
    )
