pragma ComponentBehavior: Bound

import QtQuick
import Tyrus.Core

// The file dialogs for opening and saving games, which are loaded when they are first needed.
Loader {
    id: root

    required property SavedGames savedGames

    property bool choosing: false

    // Sent before a file dialog opens.
    signal aboutToOpen

    // By its file name, so that Qt loads its file dialogs only when they are needed.
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
