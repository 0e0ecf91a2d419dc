import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// Gives the table the size of this item, and texts the chosen size. Nothing is animated meanwhile.
Item {
    id: root

    required property Settings settings
    required property Item table
    required property ApplicationWindow window

    // The width that a drawer takes beside the scene.
    required property real taken

    function fit(): void {
        Theme.resizing = true;
        table.width = width;
        table.height = height;
        Theme.resizing = false;
    }

    onHeightChanged: fit()
    onWidthChanged: fit()

    Binding {
        property: "unit"
        target: Theme
        value: root.table.width > 0 ? Math.min((root.table.width - root.taken) / 1280, root.table.height / 800) : 1
    }

    Binding {
        property: "pixelRatio"
        target: Theme
        value: root.window.Screen.devicePixelRatio
    }

    Connections {
        function onChanged(): void {
            const scale = root.settings.scale / 100;
            if (scale === Theme.scale)
                return;
            Theme.resizing = true;
            Theme.scale = scale;
            Theme.resizing = false;
        }

        target: root.settings
    }
}
