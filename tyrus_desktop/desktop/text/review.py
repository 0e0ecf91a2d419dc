"""Sentences of a review."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text.words import translate


def failed() -> str:
    """Return why there is no review."""
    return translate(
        QT_TRANSLATE_NOOP("Words", "This game could not be reviewed: reinstall Tyrus.")
    )
