import QtQuick
import QtQuick.Dialogs
import Tyrus.Core

// The file dialogs for importing and exporting games.
Item {
    id: root

    required property Library library

    function open(): void {
        importFiles.open();
    }

    function exportZip(): void {
        zip.open();
    }

    function exportFiles(): void {
        folder.open();
    }

    function close(): void {
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
}
