"""Where dialogs for files open, and the file that was chosen there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDir, QFileInfo, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import errors

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

USUAL = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DownloadLocation,
    QStandardPaths.StandardLocation.HomeLocation,
)


@QmlElement
@QmlUncreatable("The application makes it.")
class FilePlace(QObject):
    """One folder for all dialogs; the settings keep it. A folder that is gone is passed over."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @Property(QUrl, notify=changed)
    def folder(self) -> QUrl:
        usual = (QStandardPaths.writableLocation(each) for each in USUAL)
        folders = (path for path in (str(self._settings.folder), *usual) if path)
        return QUrl.fromLocalFile(next(filter(is_folder, folders), QDir.currentPath()))

    @Slot(QUrl)
    def remember(self, chosen: QUrl) -> None:
        """Keep the folder of what was chosen, unless that is on another computer."""
        if chosen.isLocalFile():
            path = chosen.toLocalFile()
            self._settings.folder = path if is_folder(path) else str(Path(path).parent)
            self.changed.emit()

    @Slot(str)
    def showProposed(self, name: str) -> None:
        """Write the name into the dialog that has just opened, if that is Qt's own.

        Qt writes only that of a file that exists, and would save under a name that nobody sees.
        """
        for window in QGuiApplication.allWindows():
            for field in window.findChildren(QObject, "fileNameTextField"):
                if field.property("visible"):
                    field.setProperty("text", name)


def local_path(url: QUrl, tell: Callable[[str], None]) -> Path | None:
    """Return the file or folder that the user chose.

    None if it is not on this computer (`smb:`, say); then `tell` gets a sentence for the user.
    """
    if not url.isLocalFile():
        tell(errors.not_on_this_computer())
        return None
    return Path(url.toLocalFile())


def path_to_save(url: QUrl, tell: Callable[[str], None], ending: str) -> Path | None:
    """Return the file that the user chose to save, its name with `ending`.

    None as for `local_path`; and where the ending had to be added but such a file exists: the
    dialog asked about replacing another name.
    """
    chosen = local_path(url, tell)
    if chosen is None:
        return None
    path = with_ending(chosen, ending)
    if path != chosen and QFileInfo(path).exists():
        tell(errors.already_there(path.name))
        return None
    return path


def with_ending(path: Path, ending: str) -> Path:
    """Return a path whose name has this ending; what follows another dot is none (“a vs. b”)."""
    has_it = path.name.lower().endswith(ending)
    return path if has_it else path.with_name(f"{path.name}{ending}")


def name_of_day(day: str) -> str:
    """Return what the file of a game of a day, as YYYY-MM-DD, may be called, without an ending."""
    try:
        return f"Tyrus {date.fromisoformat(day)}"
    except ValueError:
        return "Tyrus"


def is_folder(path: str) -> bool:
    """Return whether a folder is there; it is not if its disk does not answer.

    `Path.is_dir` raises `OSError` then.
    """
    return QFileInfo(path).isDir()
