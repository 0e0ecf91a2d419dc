pragma ComponentBehavior: Bound

import QtQuick
import Tyrus.Core

// Loads the file dialogs for opening and saving games when they are first needed.
Loader {
    id: root

    required property SavedGames savedGames

    property bool choosing: false

    // Emitted before a file dialog opens.
    signal aboutToOpen

    // Named by file, so that Qt loads its file dialogs only now.
    function load(): var {
        if (status !== Loader.Ready)
            setSource("GameFileDialogs.qml", {
                "savedGames": root.savedGames
            });
        return item as GameFileDialogs;
    }

    function open(): void {
        const dialogs = load();
        aboutToOpen();
        dialogs.open();
    }

    function save(): void {
        const dialogs = load();
        aboutToOpen();
        dialogs.save();
    }

    function close(): void {
        (item as GameFileDialogs)?.close();
    }

    onLoaded: choosing = Qt.binding(() => (item as GameFileDialogs).choosing)
}
