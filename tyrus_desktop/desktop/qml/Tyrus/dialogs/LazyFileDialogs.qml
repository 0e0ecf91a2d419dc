import QtQuick
import Tyrus.Core

// Loads the file dialogs when they are first needed.
Loader {
    id: root

    required property SavedGames savedGames
    required property Library library

    property bool choosing: false

    // Named by file, so that Qt loads its file dialogs only now.
    function load(): FileDialogs {
        if (status !== Loader.Ready)
            setSource("FileDialogs.qml", {
                "library": root.library,
                "savedGames": root.savedGames
            });
        return item as FileDialogs;
    }

    function close(): void {
        (item as FileDialogs)?.close();
    }

    onLoaded: choosing = Qt.binding(() => (item as FileDialogs).choosing)
}
