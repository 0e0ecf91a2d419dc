import QtQuick
import QtQuick.Dialogs
import Tyrus.Core

// The file dialogs for opening and saving games. No default suffix, as in `LibraryFiles`.
Item {
    id: root

    required property SavedGames savedGames

    readonly property bool choosing: openFile.visible || saveFile.visible

    function close(): void {
        openFile.close();
        saveFile.close();
    }

    function open(): void {
        openFile.currentFolder = savedGames.place.folder;
        openFile.open();
    }

    function save(): void {
        saveFile.currentFolder = savedGames.place.folder;
        saveFile.selectedFile = `${savedGames.place.folder}/${savedGames.copyName()}`;
        saveFile.open();
    }

    FileDialog {
        id: openFile

        nameFilters: [qsTr("Tyrus games (*.tyrus)"), qsTr("All files (*)")]
        title: qsTr("Open a game")

        onAccepted: {
            root.savedGames.place.remember(selectedFile);
            root.savedGames.open(selectedFile);
        }
    }

    FileDialog {
        id: saveFile

        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("Tyrus games (*.tyrus)")]
        title: qsTr("Save the game as")

        onAccepted: {
            root.savedGames.place.remember(selectedFile);
            root.savedGames.saveCopy(selectedFile);
        }
    }
}
