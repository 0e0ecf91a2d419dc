pragma ComponentBehavior: Bound

import QtQuick
import Tyrus.Core

// The library's file dialogs, which are loaded when they are first needed.
Loader {
    id: root

    required property Library library

    function load(): LibraryFiles {
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

    function close(): void {
        (item as LibraryFiles)?.close();
    }
}
