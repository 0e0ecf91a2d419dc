pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import Tyrus
import Tyrus.Core

// The file dialogs for games and archives; one is open at a time. Where the system has none,
// Qt's own lie in the window, as all other dialogs do: a window of their own could be hidden without
// their knowing it. None has a default suffix: Qt adds it after the dialog has asked about replacing a
// file, and would replace another one.
Item {
    id: root

    readonly property FilePlace place: App.library.place

    // The dialog that was asked for and has not been answered, or null. Only this blocks the window, not
    // what a dialog reports of itself.
    property var asked: null

    // Gets what is chosen: the address of a file or folder, or the addresses of several files.
    property var use: null

    readonly property bool choosing: asked !== null

    function ask(dialog: var, name: string, use: var): void {
        close();
        asked = dialog;
        root.use = use;
        dialog.open();
        place.arrange(name);
        // No dialog could be opened.
        if (!dialog.visible)
            asked = null;
    }

    function close(): void {
        const dialog = asked;
        asked = null;
        dialog?.close();
    }

    // The dialog has been answered; `chosen` is null if nothing was chosen.
    function end(dialog: var, chosen: var): void {
        if (asked !== dialog)
            return;
        asked = null;
        if (chosen !== null)
            use(chosen);
    }

    function askToOpen(mode: int, title: string, kind: string, use: var): void {
        opening.fileMode = mode;
        opening.title = title;
        opening.nameFilters = [kind, qsTr("All files (*)")];
        opening.currentFolder = place.folder;
        ask(opening, "", use);
    }

    function askToSave(name: string, title: string, kind: string, use: var): void {
        saving.title = title;
        saving.nameFilters = [kind];
        saving.currentFolder = place.folder;
        saving.selectedFile = `${place.folder}/${name}`;
        ask(saving, name, use);
    }

    function openGame(): void {
        askToOpen(FileDialog.OpenFile, qsTr("Open a game"), qsTr("Tyrus games and archives (*.tyrus *.zip)"), file => App.savedGames.open(file));
    }

    function importGames(): void {
        askToOpen(FileDialog.OpenFiles, qsTr("Import games"), qsTr("Tyrus games and archives (*.tyrus *.zip)"), files => App.library.importFiles(files));
    }

    // The library shows how far it is, and the result.
    function backUp(): void {
        askToSave(App.library.backups.name(), qsTr("Back up everything as"), qsTr("Zip archives (*.zip)"), file => {
            App.open(Sheet.Library);
            App.library.backups.write(file);
        });
    }

    function restore(): void {
        askToOpen(FileDialog.OpenFile, qsTr("Restore a backup"), qsTr("Zip archives (*.zip)"), file => {
            App.open(Sheet.Library);
            App.library.backups.restore(file);
        });
    }

    function saveGame(): void {
        saveRecord(App.savedGames.copyName(), file => App.savedGames.saveCopy(file));
    }

    function exportZip(): void {
        App.library.takeSelection();
        askToSave("Tyrus.zip", qsTr("Export games as a zip archive"), qsTr("Zip archives (*.zip)"), file => App.library.export(file));
    }

    function exportText(): void {
        App.library.takeSelection();
        askToSave("Tyrus.tyrus", qsTr("Export games as one text file"), qsTr("Tyrus games (*.tyrus)"), file => App.library.exportText(file));
    }

    function exportFiles(): void {
        App.library.takeSelection();
        folder.currentFolder = place.folder;
        ask(folder, "", address => App.library.export(address));
    }

    function saveRecord(name: string, save: var): void {
        askToSave(name, qsTr("Save the game as"), qsTr("Tyrus games (*.tyrus)"), save);
    }

    function savePicture(name: string, save: var): void {
        askToSave(name, qsTr("Save the picture as"), qsTr("PNG images (*.png)"), save);
    }

    function saveText(name: string, save: var): void {
        askToSave(name, qsTr("Save the text as"), qsTr("Text files (*.txt)"), save);
    }

    function saveFigures(save: var): void {
        askToSave(qsTr("Tyrus figures.csv"), qsTr("Save the figures as"), qsTr("Tables (*.csv)"), save);
    }

    FileDialog {
        id: opening

        popupType: Popup.Item

        onAccepted: {
            root.place.remember(selectedFile);
            root.end(this, fileMode === FileDialog.OpenFiles ? selectedFiles : selectedFile);
        }
        onRejected: root.end(this, null)
    }

    FileDialog {
        id: saving

        fileMode: FileDialog.SaveFile
        popupType: Popup.Item

        onAccepted: {
            root.place.remember(selectedFile);
            root.end(this, selectedFile);
        }
        onRejected: root.end(this, null)
    }

    FolderDialog {
        id: folder

        popupType: Popup.Item
        title: qsTr("Export games to a folder")

        onAccepted: {
            root.place.remember(selectedFolder);
            root.end(this, selectedFolder);
        }
        onRejected: root.end(this, null)
    }
}
