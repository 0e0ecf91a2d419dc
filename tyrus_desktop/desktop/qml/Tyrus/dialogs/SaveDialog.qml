import QtQuick.Dialogs
import Tyrus.Core

// Asks under which name to save a file, and proposes one. No default suffix, as in `LibraryFiles`.
FileDialog {
    id: root

    required property FilePlace place

    fileMode: FileDialog.SaveFile

    onAccepted: place.remember(selectedFile)

    function propose(name: string): void {
        currentFolder = place.folder;
        selectedFile = `${place.folder}/${name}`;
        open();
        place.showProposed(name);
    }
}
