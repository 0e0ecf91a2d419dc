import QtQuick
import QtQuick.Dialogs
import Tyrus.Core

// The file dialogs for opening and saving games, without a default suffix: see `LibraryFiles`.
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
        saveFile.propose(savedGames.copyName());
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

    SaveDialog {
        id: saveFile

        nameFilters: [qsTr("Tyrus games (*.tyrus)")]
        place: root.savedGames.place
        title: qsTr("Save the game as")

        onAccepted: root.savedGames.saveCopy(selectedFile)
    }
}
