pragma ComponentBehavior: Bound

import QtQuick
import Tyrus.Core

// Loads the library's file dialogs when they are first needed.
Loader {
    id: root

    required property Library library

    property bool choosing: false

    signal pictureFileChosen(file: url)

    function load(): var {
        if (status !== Loader.Ready)
            setSource("LibraryFiles.qml", {
                "library": root.library
            });
        return item as LibraryFiles;
    }

    function open(): void {
        load().open();
    }

    function exportZip(): void {
        load().exportZip();
    }

    function exportFiles(): void {
        load().exportFiles();
    }

    function saveShared(suffix: string): void {
        load().saveShared(suffix);
    }

    function close(): void {
        (item as LibraryFiles)?.close();
    }

    onLoaded: choosing = Qt.binding(() => (item as LibraryFiles).choosing)

    Connections {
        function onPictureFileChosen(file: url): void {
            root.pictureFileChosen(file);
        }

        target: root.item as LibraryFiles
    }
}
