import QtQuick.Dialogs
import Tyrus.Core

// A file dialog that proposes a name, without a default suffix: see `LibraryFiles`.
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
