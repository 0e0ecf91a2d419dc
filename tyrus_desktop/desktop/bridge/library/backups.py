"""Backs up and restores everything, for QML: games, progress, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.library.file_place import local_path, path_to_save
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.library.profile_list import ProfileList
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import saved_game_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.library import clock, exchange

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tyrus_desktop.desktop.game.file_thread import Failure
    from tyrus_desktop.library.importing import Import

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The library has it.")
class Backups(QObject):
    """Backups of everything. `reported` carries a result or an error, as a sentence.

    `restored` is emitted before it, with the files of the games that were added.
    """

    reported = Signal(str)
    restored = Signal(list)

    def __init__(
        self,
        store: LibraryStore,
        settings: Settings,
        profiles: ProfileList,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._settings, self._profiles = settings, profiles
        self._languages = languages
        store.backed_up.connect(self._report_written)
        store.brought_back.connect(self._take)

    @Slot(result=str)
    def name(self) -> str:
        """Return a file name for a backup of today."""
        day = clock.now().date().isoformat()
        return say(texts.BACKUP_NAME, day) + exchange.ZIP

    @Slot(QUrl)
    def write(self, url: QUrl) -> None:
        """Write everything into an archive."""
        if path := path_to_save(url, self.reported.emit, exchange.ZIP):
            self._profiles.keep()
            self._store.back_up(path, self._settings.kept())

    @Slot(QUrl)
    def restore(self, url: QUrl) -> None:
        """Add what is missing from an archive, and set its settings."""
        if path := local_path(url, self.reported.emit):
            self._store.bring_back(path)

    def _report_written(
        self, count: int, left_out: int, where: str, stopped: tuple[str, Failure] | None
    ) -> None:
        self.reported.emit(texts.backed_up(count, left_out, where, stopped))

    def _take(self, done: Import, settings: Mapping[str, str], trouble: Exception | None) -> None:
        self._settings.bring_back(settings)
        self._profiles.read_again()
        self._languages.switch(self._settings.language)
        self.restored.emit(done.added)
        said = texts.brought_back(done)
        if trouble is not None:
            from tyrus_desktop.desktop.text import reading_texts  # Imported late.

            said += f" {reading_texts.trouble(trouble, self._store.progress_path.name)}"
        self.reported.emit(said)
