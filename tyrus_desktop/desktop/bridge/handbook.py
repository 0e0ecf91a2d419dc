"""The handbook for QML: its chapters in the current language, read when they are first shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import handbook
from tyrus_desktop.desktop.text.languages import Languages

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class Handbook(QObject):
    """The chapters with their blocks, and the folder of their pictures."""

    changed = Signal()

    def __init__(self, languages: Languages, parent: QObject) -> None:
        super().__init__(parent)
        self._languages = languages
        languages.changed.connect(self.changed)

    @Property(list, notify=changed)
    def chapters(self) -> list[dict[str, Any]]:
        return [each.for_qml() for each in handbook.chapters(self._languages.current)]

    @Property(QUrl, notify=changed)
    def folder(self) -> QUrl:
        return QUrl.fromLocalFile(f"{to_qt(handbook.folder(self._languages.current))}/")
