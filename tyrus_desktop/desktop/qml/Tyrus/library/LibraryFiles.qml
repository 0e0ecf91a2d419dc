import QtQuick
import QtQuick.Dialogs
import Tyrus
import Tyrus.Core

// The file dialogs for importing and exporting games. None has a default suffix: Qt adds it after the
// dialog has asked about replacing a file, and would replace another one.
Item {
    id: root

    required property Library library

    readonly property FilePlace place: library.place
    readonly property bool choosing: importFiles.visible || zip.visible || folder.visible || shared.visible

    signal pictureFileChosen(file: url)

    function open(): void {
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

    function saveShared(suffix: string): void {
        shared.suffix = suffix;
        shared.propose(`${library.sharing.fileName}.${suffix}`);
    }

    function close(): void {
        shared.close();
        importFiles.close();
        zip.close();
        folder.close();
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
        place: root.place
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
                "png": [qsTr("PNG images (*.png)"), qsTr("Save the picture as")],
                "tyrus": [qsTr("Tyrus games (*.tyrus)"), qsTr("Save the game as")],
                "txt": [qsTr("Text files (*.txt)"), qsTr("Save the text as")]
            })
        property string suffix: "txt"

        nameFilters: [kinds[suffix][0]]
        place: root.place
        title: kinds[suffix][1]

        onAccepted: {
            if (suffix === "png")
                root.pictureFileChosen(selectedFile);
            else if (suffix === "tyrus")
                root.library.sharing.saveRecord(selectedFile);
            else
                root.library.sharing.saveText(selectedFile);
        }
    }
}
