"""The folder in which file dialogs open, and the paths chosen there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import (
    SIGNAL,
    QDir,
    QFileInfo,
    QObject,
    QStandardPaths,
    QTimer,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QQmlEngine, QQmlExpression

from tyrus_desktop.desktop.file_names import from_qt, to_qt
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import errors
from tyrus_desktop.desktop.text.words import say

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

USUAL = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DownloadLocation,
    QStandardPaths.StandardLocation.HomeLocation,
)

_PRESS_SAVE = "standardButton(DialogButtonBox.Open).click()"  # Its text is “Save”.

CLOSE_ON_ESCAPE = 0x10
"""`Popup.CloseOnEscape`."""


@QmlElement
@QmlUncreatable("The application makes it.")
class FilePlace(QObject):
    """The folder for all file dialogs, saved in the settings; a missing folder is skipped."""

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
        """Save the folder of a chosen file, or a chosen folder, if it is on this computer."""
        if chosen.isLocalFile():
            path = chosen.toLocalFile()
            self._settings.folder = path if is_folder(path) else str(Path(path).parent)
            self.changed.emit()

    @Slot(str)
    def arrange(self, name: str) -> None:
        """Arrange the file dialog that has just opened, if it is Qt's own.

        A press beside it must not close it, as the next key would go to the table. It shows only
        names of existing files, and would save under an invisible name. Enter would not save, and
        in another folder it would forget the name, or take that of a folder that was clicked.

        Args:
            name: The proposed name; empty for none.
        """
        for window in QGuiApplication.allWindows():
            for dialog in window.children():
                if dialog.inherits("QQuickFileDialogImpl") or dialog.inherits(
                    "QQuickFolderDialogImpl"
                ):
                    dialog.setProperty("closePolicy", CLOSE_ON_ESCAPE)
                if name and dialog.inherits("QQuickFileDialogImpl") and dialog.property("visible"):
                    _propose(name, dialog, window)


def _propose(name: str, dialog: QObject, window: QObject) -> None:
    """Propose a name in Qt's own dialog, which is in a window, and let Enter save under it."""
    fields = window.findChildren(QObject, "fileNameTextField")
    field = next((each for each in fields if each.property("visible")), None)
    if field is None:
        return
    field.setProperty("text", name)
    for method in ("forceActiveFocus", "selectAll"):
        field.metaObject().invokeMethod(field, method)
    if dialog.property("arranged"):
        return
    dialog.setProperty("arranged", True)

    def keep_name() -> None:
        chosen, folder = field.property("text"), QUrl(dialog.property("currentFolder"))
        if chosen:
            path = QUrl.fromLocalFile(f"{folder.toLocalFile()}/{chosen}")
            dialog.setProperty("selectedFile", path)

    def save() -> None:
        keep_name()
        for box in filter(_is_button_box, dialog.findChildren(QObject)):
            press = QQmlExpression(QQmlEngine.contextForObject(box), box, _PRESS_SAVE)
            press.evaluate()

    # The dialog sets the text only after these signals.
    for signal in ("currentFolderChanged(QUrl)", "selectedFileChanged(QUrl)"):
        QObject.connect(dialog, SIGNAL(signal), lambda: QTimer.singleShot(0, dialog, keep_name))
    QObject.connect(field, SIGNAL("accepted()"), save)


def _is_button_box(item: QObject) -> bool:
    return item.inherits("QQuickDialogButtonBox")


def local_path(url: QUrl, tell: Callable[[str], None]) -> Path | None:
    """Return the path that the user chose.

    If it isn't on this computer (`smb:`, say), return None and call `tell` with a message.
    """
    if not url.isLocalFile():
        tell(say(errors.NOT_ON_THIS_COMPUTER))
        return None
    return from_qt(url.toLocalFile())


def path_to_save(url: QUrl, tell: Callable[[str], None], ending: str) -> Path | None:
    """Return the path at which to save, with `ending` added if it is missing.

    Returns None after calling `tell` if `local_path` does, or if the ending was added and
    that file exists, since the dialog didn't ask about replacing it.
    """
    chosen = local_path(url, tell)
    if chosen is None:
        return None
    path = with_ending(chosen, ending)
    if path != chosen and QFileInfo(to_qt(path)).exists():
        tell(errors.already_there(path.name))
        return None
    return path


def with_ending(path: Path, ending: str) -> Path:
    """Return a path with this ending added if it is missing, even after a dot (“a vs. b”)."""
    has_it = path.name.lower().endswith(ending)
    return path if has_it else path.with_name(f"{path.name}{ending}")


def name_of_day(day: str) -> str:
    """Return a file name, without ending, for a game of a day (YYYY-MM-DD)."""
    try:
        return f"Tyrus {date.fromisoformat(day)}"
    except ValueError:
        return "Tyrus"


def is_folder(path: str) -> bool:
    """Return whether a path is a folder; unlike `Path.is_dir`, never raise `OSError`."""
    return QFileInfo(path).isDir()
