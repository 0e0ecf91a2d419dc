import QtQuick
import QtQuick.Dialogs
import Tyrus.Core

// The file dialogs for importing and exporting games.
Item {
    id: root

    required property Library library

    signal pictureFileChosen(file: url)

    function open(): void {
        importFiles.open();
    }

    function exportZip(): void {
        zip.open();
    }

    function exportFiles(): void {
        folder.open();
    }

    function saveShared(picture: bool): void {
        shared.picture = picture;
        shared.open();
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

        onAccepted: root.library.importFiles(selectedFiles)
    }

    FileDialog {
        id: zip

        defaultSuffix: "zip"
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("Zip archives (*.zip)")]
        title: qsTr("Export games as a zip archive")

        onAccepted: root.library.export(selectedFile)
    }

    FolderDialog {
        id: folder

        title: qsTr("Export games to a folder")

        onAccepted: root.library.export(selectedFolder)
    }

    FileDialog {
        id: shared

        property bool picture: false

        defaultSuffix: picture ? "png" : "txt"
        fileMode: FileDialog.SaveFile
        nameFilters: picture ? [qsTr("Pictures (*.png)")] : [qsTr("Texts (*.txt)")]
        title: picture ? qsTr("Save the picture as") : qsTr("Save the text as")

        onAccepted: {
            if (picture)
                root.pictureFileChosen(selectedFile);
            else
                root.library.sharing.saveText(selectedFile);
        }
    }
}
