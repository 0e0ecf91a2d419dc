"""Unexpected errors for QML: a message, and details for the clipboard."""

from __future__ import annotations

import logging
from types import TracebackType

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop import error_log
from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.desktop.text import errors

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LOG = logging.getLogger(__name__)


@QmlElement
@QmlUncreatable("The application makes it.")
class UnexpectedErrors(QObject):
    """Reports uncaught exceptions; `failed` carries a message to show at once."""

    failed = Signal(str)

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        """`store` knows whether all placements are saved."""
        super().__init__(parent)
        self._store = store
        self._details = ""

    def report(
        self,
        kind: type[BaseException],
        error: BaseException,
        traceback: TracebackType | None,
    ) -> None:
        """Log an exception, show a message, and keep the details for `copyDetails`."""
        self._details = error_log.describe(error)
        _LOG.error("Unexpected error.", exc_info=(kind, error, traceback))
        self.failed.emit(errors.unexpected(saved=not self._store.has_pending))

    @Slot()
    def copyDetails(self) -> None:
        """Put the details of the last unexpected error on the clipboard."""
        QGuiApplication.clipboard().setText(self._details)
