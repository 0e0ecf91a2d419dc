import QtCore
import QtQuick
import QtQuick.Dialogs
import Tyrus.Core

// The file dialogs for importing and exporting games.
Item {
    id: root

    required property Library library

    readonly property url documents: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)

    signal pictureFileChosen(file: url)

    function open(): void {
        importFiles.open();
    }

    function exportZip(): void {
        zip.selectedFile = documents + "/Tyrus.zip";
        zip.open();
    }

    function exportFiles(): void {
        folder.open();
    }

    function saveShared(picture: bool): void {
        shared.picture = picture;
        shared.selectedFile = `${documents}/${library.sharing.fileName}.${picture ? "png" : "txt"}`;
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

        currentFolder: root.documents
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Tyrus games and archives (*.tyrus *.zip)"), qsTr("All files (*)")]
        title: qsTr("Import games")

        onAccepted: root.library.importFiles(selectedFiles)
    }

    FileDialog {
        id: zip

        defaultSuffix: "zip"
        currentFolder: root.documents
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("Zip archives (*.zip)")]
        title: qsTr("Export games as a zip archive")

        onAccepted: root.library.export(selectedFile)
    }

    FolderDialog {
        id: folder

        currentFolder: root.documents
        title: qsTr("Export games to a folder")

        onAccepted: root.library.export(selectedFolder)
    }

    FileDialog {
        id: shared

        property bool picture: false

        defaultSuffix: picture ? "png" : "txt"
        currentFolder: root.documents
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
