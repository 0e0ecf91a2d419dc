"""Finds facts worth telling about a finished game; the sentences are in `text`."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "remark_occasions")
