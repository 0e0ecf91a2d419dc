pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import Tyrus.Core

// The file dialogs for games and archives. None has a default suffix: Qt adds it after the dialog has
// asked about replacing a file, and would replace another one.
Item {
    id: root

    required property SavedGames savedGames
    required property Library library

    readonly property FilePlace place: library.place
    readonly property bool choosing: openFile.visible || saveFile.visible || importFiles.visible || zip.visible || folder.visible || shared.visible

    function close(): void {
        for (const each of [openFile, saveFile, importFiles, zip, folder, shared])
            each.close();
    }

    function openGame(): void {
        openFile.currentFolder = place.folder;
        openFile.open();
    }

    function saveGame(): void {
        saveFile.propose(savedGames.copyName());
    }

    function importGames(): void {
        importFiles.currentFolder = place.folder;
        importFiles.open();
    }

    function exportZip(): void {
        library.takeSelection();
        zip.propose("Tyrus.zip");
    }

    function exportFiles(): void {
        library.takeSelection();
        folder.currentFolder = place.folder;
        folder.open();
    }

    // `save` gets the file's address.
    function saveShared(suffix: string, save: var): void {
        shared.suffix = suffix;
        shared.save = save;
        shared.propose(`${library.sharing.fileName}.${suffix}`);
    }

    // `save` gets the file's address.
    function saveFigures(save: var): void {
        shared.suffix = "csv";
        shared.save = save;
        shared.propose(qsTr("Tyrus figures.csv"));
    }

    component SaveDialog: FileDialog {
        fileMode: FileDialog.SaveFile

        onAccepted: root.place.remember(selectedFile)

        function propose(name: string): void {
            currentFolder = root.place.folder;
            selectedFile = `${root.place.folder}/${name}`;
            open();
            root.place.showProposed(name);
        }
    }

    FileDialog {
        id: openFile

        nameFilters: [qsTr("Tyrus games (*.tyrus)"), qsTr("All files (*)")]
        title: qsTr("Open a game")

        onAccepted: {
            root.place.remember(selectedFile);
            root.savedGames.open(selectedFile);
        }
    }

    SaveDialog {
        id: saveFile

        nameFilters: [qsTr("Tyrus games (*.tyrus)")]
        title: qsTr("Save the game as")

        onAccepted: root.savedGames.saveCopy(selectedFile)
    }

    FileDialog {
        id: importFiles

        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Tyrus games and archives (*.tyrus *.zip)"), qsTr("All files (*)")]
        title: qsTr("Import games")

        onAccepted: {
            root.place.remember(selectedFile);
            root.library.importFiles(selectedFiles);
        }
    }

    SaveDialog {
        id: zip

        nameFilters: [qsTr("Zip archives (*.zip)")]
        title: qsTr("Export games as a zip archive")

        onAccepted: root.library.export(selectedFile)
    }

    FolderDialog {
        id: folder

        title: qsTr("Export games to a folder")

        onAccepted: {
            root.place.remember(selectedFolder);
            root.library.export(selectedFolder);
        }
    }

    SaveDialog {
        id: shared

        readonly property var kinds: ({
                "csv": [qsTr("Tables (*.csv)"), qsTr("Save the figures as")],
                "png": [qsTr("PNG images (*.png)"), qsTr("Save the picture as")],
                "tyrus": [qsTr("Tyrus games (*.tyrus)"), qsTr("Save the game as")],
                "txt": [qsTr("Text files (*.txt)"), qsTr("Save the text as")]
            })
        property string suffix: "txt"
        property var save

        nameFilters: [kinds[suffix][0]]
        title: kinds[suffix][1]

        onAccepted: save(selectedFile)
    }
}
