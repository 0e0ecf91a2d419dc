"""The person's figures for QML: results, habits and rating, counted from the library's games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.library import pages, rating_page
from tyrus_desktop.desktop.bridge.library.file_place import path_to_save
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.library.profile_list import ProfileList
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import figure_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.library import clock

if TYPE_CHECKING:
    from tyrus_desktop.library.query import Position

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The library has it.")
class YourFigures(QObject):
    """The pages of *Your games* but the library. `reported` carries an error, as a sentence.

    `results` and `habits` are maps of `intro`, the first sentence; `note`, how to read the scales;
    `headings`, of the table; and `sections`, maps of `heading` and `rows`. Without games the
    sections are an example, and `invitation` says what they need; else it is empty. A row is a map
    of `name`, `sentence`, `cells` (of the table), `face` (a portrait, or empty), `lesson` (one that
    is about it, or empty), the scale's `value`, `low`, `high` and `mark`, from 0 to 1 (-1 for
    none), `percent`: whether it is a share, `even`: whether its middle is marked, and `discs`: the
    scores of a few games that it shows one by one.
    """

    changed = Signal()
    reported = Signal(str)

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
        self.settings, self.profiles = settings, profiles
        self._wanted = ""  # The day whose first game is wanted.
        store.counted.connect(self.changed)
        store.first_found.connect(self._take_first)
        profiles.changed.connect(self.changed)
        languages.changed.connect(self.changed)

    @Property(str, notify=changed)
    def since(self) -> str:
        """From when games count; empty for all games."""
        return texts.since(self.settings.countedFrom)

    @Property(dict, notify=changed)
    def results(self) -> dict[str, Any]:
        """The page of the results."""
        return pages.results(self._store.figures)

    @Property(dict, notify=changed)
    def habits(self) -> dict[str, Any]:
        """The page of the habits."""
        return pages.habits(self._store.figures)

    @Property(dict, notify=changed)
    def rating(self) -> dict[str, Any]:
        """The rating: `sentences`, a `note` on how to read it, and a chart.

        The chart has the points of the `middle` and of the band's `lower` and `upper` end, each
        from 0 to 1 across and up; `people`, maps of `name`, `face`, `at` and `nearest`; `discs`,
        the games, each across, up, and its score; texts for the `first` and the `last` game; and
        `spoken`, for screen readers. Before there is a rating it is an example, and the sentences
        of the `invitation` say what it needs.
        """
        found = self._store.figures
        return rating_page.rating(found.rating if found else None)

    @Slot(bool)
    def countFromToday(self, only: bool) -> None:
        """Count only games from today on, or all again."""
        self._wanted = clock.now().date().isoformat() if only else ""
        if only:
            self._store.find_first(self._wanted)
        else:
            self._count_from("", ())

    @Slot()
    def count(self) -> None:
        """Count the games, now and whenever one changes."""
        self._store.count(self.settings.since)

    def _take_first(self, day: str, place: Position) -> None:
        if day == self._wanted:  # Else all games were asked for meanwhile.
            self._count_from(day, place)

    def _count_from(self, day: str, place: Position) -> None:
        self.settings.count_from(day, place)
        self.count()
        self.changed.emit()

    @Slot(QUrl)
    def save(self, url: QUrl) -> None:
        """Write the figures as a table of comma-separated values."""
        if path := path_to_save(url, self.reported.emit, ".csv"):
            self._store.save(path, pages.table(self._store.figures))
