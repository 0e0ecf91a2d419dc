"""Loads the compiled translations and switches the language while the program runs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.text.words import language_of

DEFAULT = "en"

QT_TEXTS = (
    QT_TRANSLATE_NOOP("FileDialog", "File name"),
    QT_TRANSLATE_NOOP("FileDialog", "Filter"),
    QT_TRANSLATE_NOOP("FileDialog", "Overwrite file?"),
    QT_TRANSLATE_NOOP("QStandardPaths", "Downloads"),
    QT_TRANSLATE_NOOP("QStandardPaths", "Home"),
)
"""Texts of Qt's own file dialog that Qt leaves in English or translates wrongly. The dialog is used
where the desktop has none. lupdate finds the texts here.
"""


def system_language() -> str:
    """Return the first of the system's languages that has a translation."""
    for name in QLocale.system().uiLanguages():
        if (language := language_of(name)) in LANGUAGES:
            return language
    return DEFAULT


class Languages(QObject):
    """The current language. `changed` is emitted after every switch."""

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._translators: list[QTranslator] = []
        self.current = ""

    def switch(self, language: str) -> None:
        """Switch to `language`, or to the system's if it is empty."""
        language = language or system_language()
        if language == self.current:
            return
        self.current = language
        self.unload()
        QLocale.setDefault(QLocale(language))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(f"qtbase_{language}", qt_folder)
        self._install(f"qtdeclarative_{language}", qt_folder)
        self._install(f"tyrus_{language}", to_qt(self._folder))
        self.changed.emit()

    def unload(self) -> None:
        """Remove the translations, so that texts appear as in the source code."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            # The first text that it is asked for needs Python's lock. QML's thread would wait for
            # that lock, while this thread waits for QML.
            QCoreApplication.translate(name, name)
        self._translators.append(translator)
