import QtQuick

// Loads the file dialogs when they are first needed.
Loader {
    property bool choosing: false

    // Named by file, so that Qt loads its file dialogs only now.
    function load(): FileDialogs {
        if (status !== Loader.Ready)
            setSource("FileDialogs.qml");
        return item as FileDialogs;
    }

    function close(): void {
        (item as FileDialogs)?.close();
    }

    onLoaded: choosing = Qt.binding(() => (item as FileDialogs).choosing)
}
